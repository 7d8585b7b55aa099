### Rifiuti ed esiti. I rifiuti hanno marcatura: *forte*.

## Perché una mossa è rifiutata. $side è il proprietario della buca.
refusal-over = La partita è finita.
refusal-no-such-pit = Su questo tavoliere non c’è la buca { $pit }.
refusal-not-yours = La buca *{ $pit }* è di { side }: si semina dalla propria fila.
refusal-empty = La buca *{ $pit }* è vuota: non c’è nulla da seminare.
refusal-single = La buca *{ $pit }* contiene un seme solo: in questo gioco un seme solo non si può muovere.
refusal-barred = La buca *{ $pit }* è sbarrata per questo turno: il seme solo appena venuto da *{ $from }* non può tornare subito indietro.
refusal-uur = La buca *{ $pit }* è un uur: gli uur non si svuotano mai, da parte di nessuno.
refusal-not-first = La prima mossa non parte da *{ $pit }*, ma da una delle due buche più a destra, *{ $first }* o *{ $second }*.
refusal-pair = La buca *{ $pit }* contiene esattamente 2 semi: una coppia non può iniziare la mossa se può farlo un’altra buca.
refusal-direction = La buca *{ $pit }* si semina a { $way ->
    [left] sinistra
   *[right] destra
}, non nell’altro verso.
refusal-endless = La semina da *{ $pit }* non finirebbe mai: la stessa situazione si ripresenterebbe sempre, perciò la mossa non è ammessa.
refusal-may-not-pass = Può passare solo chi non ha mosse: muovere è obbligatorio.
# $number come A5.
refusal-rule = Regola { $number }

## L’esito
result-wins = { side } vince di { $by }
result-draw = Patta
# Fa una frase di uno dei due qui sopra.
sentence = { $text }.
# $captured e $taken fanno $score.
outcome-count = { side }: { $taken ->
    [0] { $captured } catturati
   *[other] { $captured } catturati e { $taken } presi dal tavoliere, { $score }
}
shares-own-row = Ciascun giocatore prende i semi della propria fila.
shares-own-row-and-uurs = Ciascun giocatore prende i semi della propria fila e dei propri uur.
shares-opponent = I semi sul tavoliere vanno a { side }.
shares-equal = I semi sul tavoliere si dividono in parti uguali; uno dispari non va a nessuno.
