### التحليل بالكلمات: النصيحة، ومراجعة اللعبة، والخطوط الجانبية. بلا علامات.

## خطوط لعب إلى جانب اللعبة
aside-leave = عودة إلى اللعبة
analysis-line = أفضل النقلات للجهتين: اختر واحدة لترى ما يسبقها

## مراجعة اللعبة
review-title = مراجعة اللعبة
review-ask = راجع اللعبة
# نُظر في $done من $all وضعية.
review-progress = فحص اللعبة: { $done } من { $all }
# $turns عدد النقلات التي كلّفت بذرتين أو أكثر.
review-about = { $turns ->
    [zero] لم تكلّف أي نقلة بذرتين أو أكثر.
    [one] نقلة واحدة قلبت اللعبة.
    [two] نقلتان قلبتا اللعبة.
    [few] { $turns } نقلات قلبت اللعبة.
    [many] { $turns } نقلة قلبت اللعبة.
   *[other] { $turns } نقلة قلبت اللعبة.
}
review-graph = حال اللعبة بعد كل نقلة. فوق الوسط يتقدّم الجنوب، وتحته يتقدّم الشمال.
# $number رقم النقلة، و$move النقلة، و$seeds ما كلّفته.
review-turn = { $number }. كلّفت { $move } لاعب { side } { $seeds ->
    [one] بذرة واحدة
    [two] بذرتين
    [few] { $seeds } بذور
    [many] { $seeds } بذرة
   *[other] { $seeds } بذرة
}
# $move النقلة الأفضل.
review-better = انظر { $move } بدلًا منها

## لماذا النقلة جيدة
advice-only = هي النقلة الوحيدة.
# $side هو south أو north، و$seeds الفارق في النهاية.
advice-wins = مُثبت: تفوز بفارق { $seeds }.
advice-loses-least = كل النقلات تخسر؛ وهذه بفارق { $seeds } فقط.
advice-holds = مُثبت: تحفظ التوازن.
advice-near = غيرها يكاد يساويها.
advice-best = لا شيء يقاربها.
# $other الخصم، و$seeds ما يستطيع أخذه بعدها فورًا، و$least بعد أي نقلة أخرى.
advice-guards = { $seeds ->
    [0] بعدها لا يستطيع { other } أن يأسر شيئًا فورًا؛ وبعد أي نقلة أخرى يأسر { $least } أو أكثر.
   *[other] بعدها يستطيع { other } أن يأسر { $seeds } فورًا؛ وبعد أي نقلة أخرى { $least } أو أكثر.
}
# تأسر $move عدد $seeds؛ وأفضل رد من $other يأسر $answer.
advice-does = النقلة { $move }: { $seeds ->
    [0] لا تأسر شيئًا
   *[other] تأسر { $seeds }
}، ثم أكثر ما يأسره { other } فورًا: { $answer ->
    [0] لا شيء
   *[other] { $answer }
}.
