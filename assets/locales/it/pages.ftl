### The rules page, the page about the games and the one for teachers: what stands around their
### texts. Without markup.

## Figure di tavolieri
figure-before = Prima della mossa
figure-after = Dopo la mossa
# $south and $north are the numbers of seeds from each player’s left.
figure-board = { $when }. Buche di Sud: { $south }. Buche di Nord: { $north }. Catturati: Sud { $south-store }, Nord { $north-store }.
# $pits is the number of pits in a row.
figure-sheet = Un tavoliere vuoto con due file di { $pits } buche

## Le regole
book-contents = Indice
book-seat = Negli esempi gioca
book-print = Stampa queste regole
book-on-board = Mostra sul tavoliere
# $option is what the sources disagree about, or what can be chosen.
book-differ = Le fonti discordano: { $option }
book-choice = A scelta: { $option }
book-chosen = La pagina ora segue:
book-option = { $option }: { $value }
book-start = Comincia una partita con queste regole
book-usual = Torna alle regole consuete
# $rule is a number as in A5.
book-no-rule = In questo gioco non c’è una regola { $rule }.

## Sui giochi
about-lead = Chi gioca a questi giochi e dove, che cosa vogliono dire le loro parole, e chi li ha descritti.
map-title = Dove si giocano
map-words = Uno schizzo. Il Kordofan settentrionale è in Sudan, a ovest del Nilo. Asosa e Beni Sangul sono in Etiopia presso il confine del Sudan, dove lo attraversa il Nilo Azzurro. Konso è nel sud dell’Etiopia. La Somalia è a est.
map-note = Uno schizzo: mostra da che parte sta ogni luogo rispetto agli altri, non dove sta esattamente.
map-sudan = Sudan
map-ethiopia = Etiopia
map-somalia = Somalia
map-nile = Nilo
map-blue-nile = Nilo Azzurro
map-kordofan = Kordofan settentrionale
map-asosa = Asosa, Beni Sangul
map-konso = Konso
map-south-somalia = Somalia
map-layli-goobalay = Layli Goobalay

## Per insegnanti
teachers-lead = Per mostrare una partita a una classe, per giocare senza schermo e per mettere un tavoliere in una pagina propria.
teachers-show-title = Sullo schermo grande
teachers-show =
    Il tavoliere grande riempie lo schermo e lascia solo il tavoliere, le parole e la riproduzione. Il tasto S lo apre e lo chiude.
    Alla velocità “Didattica” un seme dura un secondo: si fa in tempo a contare. La barra spaziatrice va avanti di un seme, Backspace torna indietro, Pag su e Pag giù vanno di giro in giro; P ferma. Così si può chiedere alla classe dove cadrà l’ultimo seme.
    T gira il tavoliere dall’altra parte. Nulla viene mandato altrove: tutto avviene nella pagina.
teachers-print-title = Sulla carta
teachers-print =
    Questi tavolieri sono disegnati a linee per un foglio A4. Con fagioli, sassolini o bottoni ci si può giocare.
# $pits is the number of pits in a row.
teachers-print-board = Stampa il tavoliere 2 × { $pits }
teachers-print-rules = Anche le regole si stampano bene, con gli esempi:
teachers-embed-title = In una pagina propria
teachers-embed =
    La partita che ora è sul tavoliere, o la sua lezione, può stare in una pagina propria. Basta copiarvi le righe qui sotto, dove si può mettere HTML. Il tavoliere si adatta a ogni riquadro da 300 × 200 in su, non salva nulla e non tocca la pagina intorno.
    Se la pagina mette i riquadri in una sandbox, deve permettere gli script (allow-scripts), e il server del tavoliere deve aprire i suoi file a tutte le pagine con l’intestazione Access-Control-Allow-Origin, come fa GitHub Pages. Safari della primavera 2026 vuole anche allow-same-origin.
teachers-what = Il riquadro mostra
teachers-lesson = La lezione di questo gioco
teachers-controls = Con il tavoliere
teachers-controls-none = Nulla
teachers-controls-bar = La riproduzione
teachers-controls-full = Tutto ciò che ci sta
teachers-size = Dimensioni
teachers-snippet = Righe per la pagina
teachers-sample = Che cosa mostra il riquadro
