### Lezioni: che cosa leggere, che cosa fare, e come è andato un tentativo. Marcatura: *forte*.

## I compiti. Argomenti come in telling.ftl; $pit è la buca di cui si parla.
task-play = Semina *{ $pit }*{ to-side }.
task-end-in = Semina in modo che l’ultimo seme cada { in-pit }.
task-capture = Cattura almeno { seeds-words } con una sola mossa.
task-laps = Trova la semina che prosegue per { $laps } giri.
task-uurs = Forma una coppia di uur.
task-bar = Sbarra una buca: gioca la mossa dopo la quale { other } non può rispondere con lo stesso seme.
task-leave-stuck = Semina in modo che { other } non abbia mosse.
task-win = Gioca la mossa che porta alla fine, con più semi per { side }.
task-move = Si può seminare da una buca sola. Quale? Seminala.
task-last = { side } semina *{ $pit }*. Dove cadrà l’ultimo seme? Scegli quella buca.
task-stops = { side } semina *{ $pit }* e cattura. Quale buca ferma la catena? Sceglila.
task-refused = Quale buca di { side } contiene semi e tuttavia non si può seminare? Sceglila.
task-endless = Quale buca di { side } non si può seminare perché la semina non finirebbe mai? Sceglila; il tavoliere mostra quelle che si possono seminare.

## Che cosa è mancato a un tentativo
miss-play = Il compito era seminare *{ $pit }*{ to-side }.
miss-end-in = L’ultimo seme doveva cadere { in-pit }.
miss-capture = Si dovevano catturare almeno { seeds-words }.
miss-laps = Dovevano essere almeno { $laps } giri.
miss-uurs = Non si sono formati uur.
miss-bar = Nessuna buca è sbarrata: occorre che un seme solo passi da una buca estrema a quella vuota di fronte.
miss-leave-stuck = { other } può ancora muovere.
miss-win = Così la partita non finisce con più semi per { side }.
miss-chosen = Non proprio: hai scelto { the-pit }.
miss-can-be-sown = La buca *{ $pit }* si può seminare.

## Che cos’è una mossa
lesson-move-title = Una mossa
lesson-move-text = La fila più vicina a un giocatore è la sua. Una mossa consiste nel prendere tutti i semi di una propria buca e lasciarli cadere uno a uno nelle buche che seguono, oltre la fine della fila e poi nell’altra. Le catture vengono in un passo successivo.
lesson-move-praise = Sì. Il numero dei semi dice dove cade l’ultimo, ed è l’ultimo a decidere che cosa succede.

## I versi
lesson-outward-title = Verso l’esterno
lesson-outward-text = Le due buche di sinistra di un giocatore si seminano a sinistra, le due di destra a destra. Così i semi lasciano la fila per la via più breve, e i giocatori si incontrano a entrambe le estremità del tavoliere. La buca centrale si semina in un verso o nell’altro: il giocatore sceglie con la mossa.
lesson-outward-praise = Sì. Solo per la buca centrale c’è una scelta.
lesson-one-way-title = In un solo verso
lesson-one-way-text = Tutte le buche di entrambi i giocatori si seminano in senso antiorario: verso la propria destra, e dall’estremità destra nell’altra fila.
lesson-one-way-praise = Sì. Ciascuno semina verso la propria destra; sul tavoliere è lo stesso verso.
lesson-round-title = Tutto il giro
lesson-round-text = Molti semi possono fare il giro dell’intero tavoliere. La buca da cui sono stati presi non si salta: riceve il suo seme come le altre.
lesson-round-praise = Sì. In un cerchio di dieci buche l’undicesimo seme cade dove è caduto il primo.

## Catture di 2 o 4
lesson-capture-title = Due o quattro
lesson-capture-text = Quando l’ultimo seme cade in una buca avversaria e la porta a 2 o a 4, tutti i semi di quella buca sono catturati. Le buche della propria fila non si catturano mai, e nessun altro numero conta.
lesson-capture-praise = Sì. Conta ciò che farà l’ultimo seme, non ciò che c’è adesso.
lesson-chain-title = La catena
lesson-chain-text = Dopo una cattura si guarda indietro lungo la semina: anche la buca precedente è presa se contiene 2 o 4 semi, poi quella prima, e così via.
lesson-chain-praise = Sì. Una mossa può svuotare un’intera fila, ed è permesso.
lesson-chain-stops-title = Che cosa ferma una catena
lesson-chain-stops-text = La catena si ferma alla prima buca che non contiene né 2 né 4 semi. Ciò che sta dietro è al sicuro. Si ferma anche alla fila di chi muove.
lesson-chain-stops-praise = Sì. Una buca con un altro numero protegge quelle dietro di sé.

## Ko
lesson-ko-title = Ko
lesson-ko-text = A ogni estremità del tavoliere due buche si fronteggiano. Quando un seme solo passa dall’una all’altra, e questa era vuota, non può tornare subito indietro: quella buca è sbarrata per un turno.
lesson-ko-praise = Sì. Lo sbarramento vale solo per il prossimo turno dell’avversario.
lesson-barred-title = Sbarrata
lesson-barred-text = Una buca sbarrata non si può svuotare per un turno, anche se è propria. Se è la sola che si potrebbe seminare, il giocatore non ha mosse e la partita finisce.
lesson-barred-praise = Sì. Tutte le altre si possono seminare, e un turno dopo anche questa.

## Um el Bagara
lesson-single-title = Un seme solo resta
lesson-single-text = Nell’Um el Bagara una buca con un solo seme non si può svuotare. Aspetta che vi cada un altro seme. Così nessun seme solo va avanti e indietro, e il ko non serve.
lesson-single-praise = Sì. Tutte le altre buche sono vuote o contengono un seme solo.
lesson-pass-title = Passare
lesson-pass-text = Chi ha solo semi singoli, o nessuno, è bloccato e passa; non può passare chi può muovere. L’altro continua, e forse dovrà portare semi di là.
lesson-pass-praise = Sì. Là restano solo semi singoli.
lesson-both-stuck-title = Quando entrambi sono bloccati
lesson-both-stuck-text = La partita finisce quando nessuno dei due può muovere. Allora ciascuno prende i semi della propria fila, e vince chi ne ha di più.
lesson-both-stuck-praise = Sì. I semi catturati e quelli della propria fila si contano insieme.

## Staffetta
lesson-relay-own-title = La staffetta
lesson-relay-own-text = Quando l’ultimo seme cade in una buca della propria fila che non è vuota, tutti i semi di quella buca si prendono e si seminano: comincia un nuovo giro. Così una mossa può avere molti giri.
lesson-relay-own-praise = Sì. Ogni giro è finito in una buca della propria fila che conteneva semi.
lesson-relay-stops-title = Dove finisce la staffetta
lesson-relay-stops-text = La semina finisce quando l’ultimo seme cade in una buca vuota, o in qualunque buca avversaria. Una propria buca che ora contiene 2 o 4 semi si semina come le altre.
lesson-relay-stops-praise = Sì. Si segue giro per giro: prendere, contare, guardare che cosa trova l’ultimo seme.
lesson-relay-any-title = Giro dopo giro
lesson-relay-any-text = Quando l’ultimo seme cade in una buca che non è vuota, in una fila o nell’altra, tutti i suoi semi si prendono e si seminano. La semina finisce in una buca vuota. Nove giri non sono una rarità.
lesson-relay-any-praise = Sì. L’ultimo seme ha trovato compagnia una volta, poi una buca vuota.

## Lamlameta con gli uur
lesson-opposite-title = La buca di fronte
lesson-opposite-text = Quando la semina finisce in una buca vuota della fila avversaria, e la propria buca di fronte non è vuota, si catturano entrambe: i semi di fronte e l’ultimo seme.
lesson-opposite-praise = Sì. Si guadagnano semi del proprio lato, prima che ci arrivi l’avversario.
lesson-uur-title = Gli uur
lesson-uur-text = Quando la buca di fronte contiene esattamente 3 semi, non si cattura nulla. Uno dei tre passa dall’altra parte, così entrambe le buche ne contengono 2, ed entrambe diventano uur di chi muove. Uur in somalo significa «incinta».
lesson-uur-praise = Sì. Da ora ogni seme che cade in queste due buche è tuo alla fine.
lesson-uur-met-title = Un uur non si svuota mai
lesson-uur-met-text = Nessuno può svuotare un uur, nemmeno il suo proprietario. Un ultimo seme che cade in un uur resta lì e il turno finisce, di chiunque sia.
lesson-uur-met-praise = Sì. L’uur tiene i suoi semi fino alla fine.
lesson-endless-title = Semine senza fine
lesson-endless-text = Ogni tanto una semina non finirebbe mai, perché la stessa situazione si ripresenta con la stessa buca da svuotare. Una mossa così non è ammessa. Il tavoliere lo sa prima e non la offre.
lesson-endless-praise = Sì. È raro, e nessuno deve calcolarlo.
lesson-end-uurs-title = La fine con gli uur
lesson-end-uurs-text = La partita finisce quando chi deve muovere non ha semi in una propria buca che non sia un uur. Ciascuno prende la propria fila senza gli uur dell’altro, e i propri uur in entrambe le file.
lesson-end-uurs-praise = Sì. L’uur nell’altra fila conta per il suo proprietario.

## Lamlameta con le coppie
lesson-first-move-title = La prima mossa
lesson-first-move-text = La prima mossa della partita parte da una delle due buche più a destra e non cattura nulla.
lesson-first-move-praise = Sì. In seguito si può seminare da ogni buca, coppie a parte.
lesson-pairs-skipped-title = Le coppie si saltano
lesson-pairs-skipped-text = Seminando si salta ogni buca avversaria che in quel momento contiene esattamente 2 semi: non riceve nulla. Le coppie non si possono rompere, ma sono mature per la cattura. Nella prima mossa della partita non se ne salta nessuna.
lesson-pairs-skipped-praise = Sì. Il seme non lasciato lì va una buca più avanti.
lesson-pairs-start-title = Le coppie non iniziano
lesson-pairs-start-text = Una buca di esattamente 2 semi non può iniziare una mossa, a meno che tutte le proprie buche non vuote ne contengano 2. A semina avviata le coppie si prendono come le altre.
lesson-pairs-start-praise = Sì. Finché si può seminare un’altra buca, la coppia resta dov’è.
lesson-pairs-captured-title = Tutte le coppie insieme
lesson-pairs-captured-text = Quando la semina finisce in una propria buca vuota, e la buca di fronte contiene esattamente 2 semi, si catturano tutte le buche avversarie che ne contengono esattamente 2. L’ultimo seme resta.
lesson-pairs-captured-praise = Sì. Ogni coppia dell’altra fila è stata presa.

## La fine
lesson-end-title = La fine e il conto
lesson-end-text = Quando chi deve muovere non ha mosse, la partita è finita. Ciascuno prende i semi della propria fila; vince chi ne ha di più. Anche la stessa posizione per la terza volta termina la partita.
lesson-end-praise = Sì. I semi catturati e quelli della propria fila si contano insieme.
