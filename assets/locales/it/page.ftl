### La pagina intorno al tavoliere. Senza marcatura.

## Nuova partita
new-edition = Gioco
# $pits è il numero di buche per fila.
new-board-size = 2 × { $pits }
new-first = Comincia
new-first-lot = A sorte
new-options = Regole e opzioni
new-sources-differ = Qui le fonti divergono. La risposta consueta è la prima.
new-start = Inizia
new-leaves-game = La partita ora sul tavoliere sarà abbandonata.

## Impostazioni
settings-language = Lingua
# $file è dove si correggono i testi.
language-unreviewed = Questi testi non sono ancora stati riveduti da una persona di madrelingua. Si correggono in { $file }.
settings-theme = Colori
settings-theme-system = Sistema
settings-theme-light = Chiari
settings-theme-dark = Scuri
settings-theme-contrast = Contrasto
settings-turned = In basso
settings-turned-south = Sud
settings-turned-north = Nord
settings-turned-mover = Chi deve muovere
settings-tap = Un tocco su una buca
settings-tap-preview = Mostra la mossa, il secondo la gioca
settings-tap-play = Gioca la mossa
settings-timber = Tavoliere
settings-timber-theme = Dal tema
settings-timber-light = Chiaro
settings-timber-dark = Scuro
settings-timber-clay = Argilla
settings-beans = Semi
settings-beans-beans = Fagioli
settings-beans-pebbles = Ciottoli
settings-beans-beads = Perle
settings-sound = Suono
settings-sound-on = Acceso
settings-sound-off = Spento
settings-close = Chiudi

## Posti e turno
turn-to-move = Tocca a { side }
notice-decided = { side } ha più della metà: la partita è decisa.

## Il tavoliere
board-row = Fila di { side }
board-store = Granaio di { side }, { pit-seeds }
direction-title = Da che parte si semina la buca { $pit }?

## Sotto il tavoliere
game-again = Gioca ancora
# Sono caduti $seed semi su $seeds.
playback-scrubber-value = { $seed ->
    [0] prima del primo seme
   *[other] seme { $seed } di { $seeds }
}
playback-lap = Giro { $lap } di questa mossa

## Mosse
moves-title = Mosse
moves-empty-hint = Comincia { side }. Scegli una buca con una freccia accanto al numero.
outcome-title = La partita è finita

## Tasti. I nomi dei tasti, poi ciò che fanno.
keys-arrows = Spostarsi fra le buche
keys-letters = Giocare la buca con quella lettera
keys-enter = Giocare la buca
keys-direction = Scegliere il verso della buca centrale
keys-undo = Annullare l’ultima mossa
keys-redo = Giocarla di nuovo
keys-new = Nuova partita
keys-escape = Concludere l’animazione, o chiudere ciò che è aperto
keys-step = Un seme indietro o avanti
keys-lap = Un giro indietro o avanti
keys-pause = Mettere in pausa o proseguire
keys-show = Mostrare il tavoliere in grande
keys-turn = Girare il tavoliere
keys-why = Perché è andata così?
keys-help = Questo elenco

## Perché, e da dove cominciare
why-ask = Perché?

## Quando qualcosa non si può leggere o è andato storto
stored-broken = Non è stato possibile leggere la partita salvata.
stored-studied-broken = I progressi salvati non si possono leggere.
stored-kept = È stata messa da parte, non cancellata.
stored-form = Non ha la forma prevista, dalla riga { $line }, colonna { $column }.
stored-newer = È stata scritta da una versione più recente di questa pagina.
stored-unavailable = Questo browser non salva nulla per la pagina: chiudendola, la partita va persa.
notice-dismiss = Chiudi l’avviso

## A match of several rounds
new-rounds = Partite dell’incontro
new-rounds-one = Una sola
game-next-round = Partita successiva
match-standing = Partite vinte: { side-south } { $south }, { side-north } { $north }.

## Il computer
new-against = Avversario
new-against-each-other = L’un l’altro
new-against-computer = Computer
new-level = Livello
new-your-side = Tu giochi
level-sprout = Germoglio
level-learner = Principiante
level-neighbour = Vicino
level-elder = Anziano
level-master = Maestro
seat-computer = Computer, { $level }
analysis-thinking = Guarda avanti …
analysis-computer = Il computer pensa alla sua mossa.
analysis-exact = Dimostrato: { side } finisce avanti di { $seeds }.
analysis-guess = { side } sembra avanti di { $seeds }.
analysis-effort = { $depth } mosse avanti, { $nodes } mila posizioni

## Places
# $error is what the browser says.
page-not-fetched = I testi di questa pagina non si sono potuti caricare ({ $error }). Ricarica la pagina quando sei in rete.
# $address is what stands in the address bar.
notice-no-such-page = Qui non c'è nessuna pagina { $address }.
# $language is its own name for itself.
notice-not-spoken = I testi in { $language } non si sono potuti caricare. Lo saranno quando sei in rete.
