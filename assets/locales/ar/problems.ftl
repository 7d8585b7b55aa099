### المسائل: ما المطلوب، وما نتيجة المحاولة. $side صاحب الدور و$other خصمه.
### تُسمّى النقلات كما في قائمة النقلات: D أو C ›؛ و$answer هو pass حين لا يستطيع $other إلا تمرير الدور.

problem-most = الأكثر
problem-uurs = الأُور
problem-win = الفوز
problem-hold = الصمود
problem-ko = كو

problem-most-task = الدور على { side }: أي نقلة تأسر أكثر؟
problem-uurs-task = الدور على { side }: أي نقلة تصنع الأُور؟
problem-win-task = الدور على { side }: { $moves ->
    [one] اربح بهذه النقلة.
    [two] اربح في نقلتين، مهما يكن رد { other }.
    [few] اربح في { $moves } نقلات، مهما يكن رد { other }.
    [many] اربح في { $moves } نقلة، مهما يكن رد { other }.
   *[other] اربح في { $moves } نقلة، مهما يكن رد { other }.
}
problem-win-means = الربح أن يكون عندك أكثر من نصف البذور كلها، أو أكثر مما عند خصمك حين تنتهي اللعبة.
problem-hold-task = الدور على { side }: بعد كل نقلة إلا واحدة يفوز { other } بأفضل لعب. ابحث عن تلك الواحدة.
problem-ko-task = الدور على { side }، وقاعدة كو تحظر الحفرة *{ $pit }*: بعد كل نقلة إلا واحدة يفوز { other } بأفضل لعب. ابحث عن تلك الواحدة.

problem-solved = حُلّت.
problem-solved-answer = حُلّت: لا رد أمام { other } إلا { $answer ->
    [pass] تمرير الدور
   *[other] { $answer }
}.
problem-go-on = صحيح. { $answer ->
    [pass] يمرّر { other } الدور
   *[other] يرد { other } بالنقلة { $answer }
}؛ والآن تابع: { $moves ->
    [one] نقلة أخرى وتربح.
    [two] نقلتان أخريان وتربح.
    [few] { $moves } نقلات أخرى وتربح.
    [many] { $moves } نقلة أخرى وتربح.
   *[other] { $moves } نقلة أخرى وتربح.
}
problem-refuted-most = هذه { $seeds ->
    [0] لا تأسر شيئًا
   *[other] تأسر { $seeds }
}؛ ونقلة أخرى تأسر أكثر.
problem-refuted-uurs = هذه لا تصنع الأُور.
problem-refuted-win = { $answer ->
    [pass] يمرّر { other } الدور، ولم يعد الربح ممكنًا في وقته.
   *[other] بعد الرد { $answer } لم يعد الربح ممكنًا في وقته.
}
problem-refuted-win-now = هذه لا تربح فورًا.
problem-refuted-win-over = بهذه تنتهي اللعبة بلا ربح.
problem-refuted-hold = { $answer ->
    [pass] يمرّر { other } الدور
   *[other] يرد { other } بالنقلة { $answer }
} ويفوز بأفضل لعب.
problem-refuted-hold-over = بهذه تنتهي اللعبة، ويفوز { other }.
