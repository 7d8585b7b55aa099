### Che cosa non va in un collegamento, in una partita salvata o importata. $text cita ciò che c’è.

## Regole
fault-no-pits = Una fila ha bisogno di almeno una buca.
fault-too-many-pits = Una fila di { $pits } buche è troppo lunga: il massimo è 12.
fault-no-seeds = Ogni buca ha bisogno di almeno un seme.
fault-too-many-seeds = { $seeds } semi sono troppi: il massimo è 50 dove una semina potrebbe non finire mai, altrove 255.
fault-ko-needs-outward = Il ko non ha senso dove tutte le buche si seminano nello stesso verso.
fault-ko-needs-singles = Il ko non ha senso dove un seme solo non si può muovere.
fault-uurs-need-opposite = Gli uur vanno solo con la cattura della buca di fronte.
fault-side-needs-opposite = La fila che cattura si può scegliere solo con la cattura della buca di fronte.

## Opzioni
fault-edition = Non c’è nessun gioco “{ $text }”.
fault-option-name = Non c’è nessuna opzione “{ $text }”.
fault-option-value = “{ $text }” non è una risposta per l’opzione “{ $option }”.
fault-option-form = “{ $text }” non ha la forma opzione=valore.

## Posizioni
fault-no-such-pit = Su questo tavoliere non c’è la buca { $text }.
fault-pit-count = { $found ->
    [1] È indicata una buca
   *[other] Sono indicate { $found } buche
}, ma il tavoliere ne ha { $expected }.
fault-total = Fra buche e granai ci sono { $found } semi, ma questo gioco ne ha { $expected }.
fault-no-uurs = Questo gioco non ha uur.
fault-uur-without-partner = L’uur nella buca { $pit } non ha il suo compagno di fronte.
fault-uur-with-two-owners = L’uur nella buca { $pit } ha due proprietari.
fault-uur-too-small = L’uur nella buca { $pit } contiene meno di due semi.
fault-no-ko = Una buca risulta sbarrata, ma questo gioco non ha il ko.
fault-cannot-be-barred = La buca { $pit } non può essere sbarrata: deve essere una buca estrema di chi muove e contenere un seme, con la buca di fronte vuota.
fault-not-the-opening = Non può essere la prima mossa di una partita: si è già giocato, o nessuna prima mossa è possibile.
fault-cannot-have-passed = Nell’ultimo turno nessuno può aver passato.

# $part è una delle quattro che seguono.
fault-setup-missing = La posizione è incompleta: manca { $part }.
part-edition = il gioco
part-board = il tavoliere
part-score = il punteggio
part-mover = il lato che muove
fault-setup-rows = “{ $text }” non sono due file di semi, come 5,5,5,5,5/5,5,5,5,5.
fault-setup-stores = “{ $text }” non sono due granai, come 0-0.
fault-setup-mover = “{ $text }” non è un lato: ci si aspetta S o N.
fault-setup-mark = “{ $text }” non si capisce: ci si aspetta uurs=…/…, barred=…, opening o passed.
fault-setup-twice = “{ $text }” compare due volte.

## Mosse
fault-move-form = “{ $text }” non è una mossa: ci si aspetta una buca come A, C<, c o 2-, oppure pass.
fault-direction-needed = La buca { $text } si può seminare nei due versi: bisogna aggiungere < o >.
fault-wrong-direction = La buca { $text } non si semina in quel verso.

## Registrazioni
fault-place = Riga { $line }, colonna { $column }: { $text }
fault-tag = Un’etichetta si scrive [Nome "testo"].
fault-tag-twice = L’etichetta { $text } compare due volte.
fault-late-tag = Le etichette stanno prima delle mosse.
fault-open-comment = Il commento non ha fine.
fault-no-edition = Manca l’etichetta Edition, che dice di quale gioco si tratta.
fault-other-rules = La posizione segue regole diverse da quelle indicate dalle etichette Edition e Options.
fault-result = Il risultato indicato è { $said }, ma le mosse portano a { $found }.
fault-result-open = Il risultato indicato è { $said }, ma la partita non è finita.
fault-result-ended = La partita è indicata come non finita, ma le mosse la concludono con { $found }.
fault-after-result = Dopo il risultato non può esserci nulla.

## Links. $name is the parameter, which is not translated, and $text what is wrong.
fault-parameter = In “{ $name }”: { $text }
fault-parameter-unknown = Nei collegamenti non c’è il parametro “{ $text }”.
fault-parameter-twice = C’è due volte.
fault-parameter-missing = Manca, e così non si sa di quale gioco si tratta.
fault-link-move = Mossa { $number }, “{ $move }”: { $text }
fault-link-ply = “{ $text }” non è un numero di mosse da 0 a { $moves }.
fault-link-language = “{ $text }” non è una lingua parlata qui.
fault-link-controls = “{ $text }” non è uno fra none, bar e full.
