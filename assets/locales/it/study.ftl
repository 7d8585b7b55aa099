### Le pagine per imparare. Segni: *forte*.

## Che cosa c’è da imparare
learn-lead = Prima la lezione, con un tavoliere per provare. Poi il conteggio, poi i problemi.
learn-lesson = Lezione
learn-steps = { $done } passi su { $steps }
learn-streak = { $streak ->
    [0] trova l’ultimo seme
   *[other] serie migliore { $streak }
}
learn-solved = { $solved ->
    [0] trova la mossa
    [one] { $solved } risolto
   *[other] { $solved } risolti
}
learn-rules = da leggere

## Lezioni
lesson-steps = Passi
lesson-step = Passo { $number }: { $title }
lesson-step-done = Passo { $number }, fatto: { $title }
lesson-watch = Guarda
lesson-watch-again = Guarda di nuovo
lesson-your-turn = Tocca a te
lesson-try-again = Riprova
lesson-next = Avanti

## Contare
count-text = Segui la semina a mente, e scegli la buca in cui cade l’ultimo seme.
count-grade = Grado
# $move is a move as it is written.
count-question = { side } semina *{ $move }*. Dove cade l’ultimo seme? Scegli quella buca.
count-seeds-question = E quanti semi cattura?
count-seeds = Semi catturati
count-check = Verifica
# $time as in “4.2 s”.
count-right = *Giusto*, in { $time }.
# $seeds is a number of seeds.
count-wrong = *Non proprio:* hai detto { $pit } e { pit-seeds-captured }.
pit-seeds-captured = { $seeds ->
    [0] nessuna cattura
    [one] { $seeds } seme
   *[other] { $seeds } semi
}
count-streak = Giuste di fila
count-best = Più giuste di fila
count-fastest = La più rapida di questo grado
# A time in seconds: 4,2.
count-seconds = { $seconds } s

## Problemi
problem-number = Problema { $number } di { $count }
# $kind is the name of a kind.
problem-about = { $kind }, grado { $grade }
problem-is-solved = risolto
problem-show = Mostra la soluzione
problem-next = Prossimo problema
problem-previous = Precedente
problem-following = Seguente
problem-any = Uno non risolto
problem-choose = Scegli per grado e tipo
problem-all = Tutti
problem-grade = Grado
problem-kind = Da trovare
