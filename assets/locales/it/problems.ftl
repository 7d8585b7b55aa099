### Problemi: che cosa trovare, e come è andato un tentativo. $side deve muovere, $other è
### l’avversario. Le mosse si chiamano come nell’elenco: D o C ›; $answer è pass dove $other può solo
### passare.

problem-most = Il massimo
problem-uurs = Uur
problem-win = Vincere
problem-hold = Reggere
problem-ko = Ko

problem-most-task = Muove { side }: quale mossa cattura di più?
problem-uurs-task = Muove { side }: quale mossa forma degli uur?
problem-win-task = Muove { side }: { $moves ->
    [1] vinci con questa mossa.
   *[other] vinci in { $moves } mosse, qualunque cosa risponda { other }.
}
problem-win-means = Vincere vuol dire avere più della metà di tutti i semi, o averne più dell’avversario quando la partita finisce.
problem-hold-task = Muove { side }: dopo ogni mossa tranne una { other } vince giocando al meglio. Trovala.
problem-ko-task = Muove { side }, e il ko sbarra la buca *{ $pit }*: dopo ogni altra mossa tranne una { other } vince giocando al meglio. Trovala.

problem-solved = Risolto.
problem-solved-answer = Risolto: { other } può solo { $answer ->
    [pass] passare
   *[other] rispondere { $answer }
}.
problem-go-on = Giusto. { other } { $answer ->
    [pass] passa
   *[other] risponde { $answer }
}; ora continua: { $moves ->
    [1] con un’altra mossa si vince.
   *[other] con altre { $moves } mosse si vince.
}
problem-refuted-most = Così { $seeds ->
    [0] non si cattura nulla
    [1] si cattura 1 seme
   *[other] si catturano { $seeds } semi
}; un’altra mossa cattura di più.
problem-refuted-uurs = Così non si formano uur.
problem-refuted-win = { $answer ->
    [pass] { other } passa, e non si vince più in tempo.
   *[other] Dopo la risposta { $answer } non si vince più in tempo.
}
problem-refuted-win-now = Così non si vince subito.
problem-refuted-win-over = Così la partita finisce senza vittoria.
problem-refuted-hold = { other } { $answer ->
    [pass] passa
   *[other] risponde { $answer }
} e vince giocando al meglio.
problem-refuted-hold-over = Così la partita finisce, e vince { other }.
