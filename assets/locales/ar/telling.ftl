### ما يحدث في النقلة. العلامات: *بارز*، ==مأسور==.
###
### $side هو اللاعب الذي ينقل و$other خصمه: south أو north. و$pit حرف، و$row صاحب صفّها: own
### (اللاعب نفسه) أو south أو north.

## أجزاء تتألف منها نصوص أخرى
the-pit = { $row ->
    [south] حفرة { side-south } *{ $pit }*
    [north] حفرة { side-north } *{ $pit }*
   *[own] الحفرة *{ $pit }*
}
in-pit = في { the-pit }
from-pit = من { the-pit }
seeds-words = { $seeds ->
    [1] بذرة واحدة
    [2] بذرتان
    [3] ثلاث بذور
    [4] أربع بذور
    [5] خمس بذور
    [6] ست بذور
    [7] سبع بذور
    [8] ثماني بذور
    [9] تسع بذور
    [10] عشر بذور
    [11] إحدى عشرة بذرة
    [12] اثنتا عشرة بذرة
    [few] { $seeds } بذور
    [many] { $seeds } بذرة
   *[other] { $seeds } بذرة
}
in-hand = { $hand ->
    [1] في اليد واحدة
    [2] في اليد اثنتان
    [3] في اليد ثلاث
    [4] في اليد أربع
    [5] في اليد خمس
    [6] في اليد ست
    [7] في اليد سبع
    [8] في اليد ثمانٍ
    [9] في اليد تسع
    [10] في اليد عشر
    [11] في اليد إحدى عشرة
    [12] في اليد اثنتا عشرة
   *[other] في اليد { $hand }
}
# $way هو left أو right حيث يكون اختيار.
to-side = { $way ->
    [left] { " " }يسارًا
    [right] { " " }يمينًا
   *[only] { "" }
}
last-in-empty = تسقط البذرة الأخيرة { in-pit }، وكانت فارغة

## الزرع
tell-before = يوشك { side } أن يزرع من *{ $pit }*{ to-side }: { seeds-words }.
tell-before-pass = لا نقلة أمام { side }.
tell-lift = يرفع { side } ما في *{ $pit }*{ $way ->
    [left] { " " }ليزرع يسارًا
    [right] { " " }ليزرع يمينًا
   *[only] { "" }
}: { seeds-words }.
tell-relay = تنطلق اللفّة { $lap } { from-pit }: { seeds-words }.
tell-drop = تسقط بذرة { in-pit }، وفيها الآن { $holds }؛ { in-hand }.
tell-last = تسقط البذرة الأخيرة { in-pit }، { $holds ->
    [1] وكانت فارغة
   *[other] وفيها الآن { $holds }
}.
tell-last-relay = تسقط البذرة الأخيرة { in-pit }، وكان فيها { $held }: من هناك تنطلق اللفّة { $lap } وعدد بذورها { $holds }.
tell-skip = تتخطّى اليد { the-pit }، ففيها 2 تمامًا؛ { in-hand }.

## أسر 2 أو 4. $more عدد الحفر بعد الأولى؛ $next وفيها $holds هي الحفرة التي قبلها؛ و$list تجمعها؛
## و$stop وفيها $left هي حيث تقف السلسلة.
tell-chain = البذرة الأخيرة تجعل العدد *{ $made }* { in-pit }: ==أُسرت==.
tell-chain-item = *{ $pit }* بعدد { $holds }
tell-chain-goes = { $more ->
    [1] والحفرة *{ $next }* قبلها فيها { $holds } فتؤسر أيضًا.
   *[other] وتؤسر أيضًا الحفر التي قبلها: { $list }.
}
tell-chain-broken = { $more ->
    [0] والحفرة *{ $stop }* قبلها فيها { $left }، فتقف السلسلة عندها.
    [1] والحفرة *{ $next }* قبلها فيها { $holds } فتؤسر أيضًا؛ أمّا *{ $stop }* ففيها { $left }، فتقف السلسلة عندها.
   *[other] وتؤسر أيضًا الحفر التي قبلها: { $list }؛ أمّا *{ $stop }* ففيها { $left }، فتقف السلسلة عندها.
}
tell-chain-row = { $more ->
    [0] وقبلها صف { side }، فتقف السلسلة هناك.
    [1] والحفرة *{ $next }* قبلها فيها { $holds } فتؤسر أيضًا؛ ثم يأتي صف { side } فتقف السلسلة.
   *[other] وتؤسر أيضًا الحفر التي قبلها: { $list }؛ ثم يأتي صف { side } فتقف السلسلة.
}

## أسر الحفرة المقابلة، والأُور. $opposite حرف الحفرة المقابلة.
tell-opposite = { last-in-empty }: ==أُسرت== الحفرة المقابلة *{ $opposite }* وفيها { $holds }.
tell-opposite-both = { last-in-empty }: ==أُسرت== ومعها { $holds ->
    [one] بذرة واحدة
    [two] بذرتان
    [few] { $holds } بذور
    [many] { $holds } بذرة
   *[other] { $holds } بذرة
} في الحفرة المقابلة *{ $opposite }*.
tell-uurs = { last-in-empty }، وكان في الحفرة المقابلة *{ $opposite }* 3: تعبر واحدة منها، وتصير الحفرتان أُورًا في ملك { side }.

## أسر الأزواج. $list فيها الحروف.
tell-pairs-so-far = { last-in-empty }، وفي الحفرة المقابلة *{ $opposite }* 2، لذلك ==تؤسر== كل أزواج { other }: { $list } حتى الآن.
tell-pairs-all = { last-in-empty }، وكان في الحفرة المقابلة *{ $opposite }* 2: { $pairs ->
    [1] ==أُسر== هذا الزوج، وهو الوحيد عند { other }.
   *[other] ==أُسرت== كل أزواج { other }: { $list }، ومجموع بذورها { $seeds }.
}

## لماذا لا يتواصل الزرع ولا يؤسر شيء
rest-empty = { last-in-empty }: هناك ينتهي الزرع.
rest-empty-own = { last-in-empty }: هناك ينتهي الزرع، ولا أسر إلا في صف { other }.
rest-empty-enemy = { last-in-empty }: هناك ينتهي الزرع، ولا يأسر { side } إلا في صفّه.
rest-own-row = تسقط البذرة الأخيرة { in-pit }، في صف { side } نفسه: لا أسر هناك.
rest-makes = البذرة الأخيرة تجعل العدد *{ $made }* { in-pit }: ولا يؤسر إلا 2 أو 4.
# $owner مالك الأُور: south أو north.
rest-uur = تسقط البذرة الأخيرة { in-pit }، وهي أُور في ملك { $owner ->
    [south] { side-south }
   *[north] { side-north }
}: تبقى هناك وينتهي الدور.
rest-opposite-empty = { last-in-empty }، لكن الحفرة المقابلة *{ $opposite }* فارغة أيضًا: لا يؤسر شيء.
rest-not-pair = { last-in-empty }، لكن الحفرة المقابلة *{ $opposite }* { $holds ->
    [0] فارغة
   *[other] فيها { $holds } لا 2
}: لا يؤسر شيء.
rest-first-move = تسقط البذرة الأخيرة { in-pit }: النقلة الأولى في اللعبة لا تأسر شيئًا.
rest-no-relay = تسقط البذرة الأخيرة { in-pit }، ولم تكن فارغة: لا لفّة أخرى من هناك، ولا يؤسر شيء.

## كو
tell-bar = عبرت البذرة المفردة من *{ $from }* إلى الحفرة الطرفية الفارغة *{ $pit }*: لا يجوز أن يرفعها { other } في الدور التالي.

## تمرير الدور
pass-no-seeds = لا بذرة عند { side } يزرعها، فيمرّر الدور.
pass-only-uurs = بذور { side } كلها في حفر الأُور، وهي لا تُرفع أبدًا، فيمرّر الدور.
pass-only-singles = ليس عند { side } إلا بذور مفردة، وهي لا تُرفع، فيمرّر الدور.
pass-only-barred = ليس أمام { side } إلا الحفرة المحظورة، فيمرّر الدور.
pass-only-endless = ليس أمام { side } إلا زرع لا ينتهي أبدًا، فيمرّر الدور.

## النهاية. $south و$north هنا عدد البذور.
end-no-seeds = لا بذرة عند { side } يزرعها: انتهت اللعبة.
end-only-uurs = بذور { side } كلها في حفر الأُور، وهي لا تُرفع أبدًا: انتهت اللعبة.
end-only-singles = ليس عند { side } إلا بذور مفردة، وهي لا تُرفع: انتهت اللعبة.
end-only-barred = ليس أمام { side } إلا الحفرة المحظورة: انتهت اللعبة.
end-only-endless = ليس أمام { side } إلا زرع لا ينتهي أبدًا: انتهت اللعبة.
end-both = لا نقلة أمام أيٍّ من اللاعبين: انتهت اللعبة.
end-repetition = جاءت الوضعية نفسها للمرة الثالثة منذ آخر أسر: انتهت اللعبة.
end-takes = نصيب { side-south } مما على اللوح { $south }، ونصيب { side-north } { $north }.
tell-sweep = يأخذ { side } ما بقي في *{ $pit }*: { seeds-words }.

## النقلة كلها. $from الحفرة التي رُفعت أولًا، و$pit حيث سقطت البذرة الأخيرة؛ و$effect هو takes أو
## uurs أو nothing؛ و$first و$second حفرتا الأُور.
move-sows = يزرع { side } من { $from }{ to-side }: { seeds-words }{ $laps ->
    [1] { "" }
    [two] { " " }في لفّتين
    [few] { " " }في { $laps } لفّات
    [many] { " " }في { $laps } لفّة
   *[other] { " " }في { $laps } لفّة
}، وينتهي { in-pit }، { $effect ->
    [takes] ويأسر { $taken }
    [uurs] ويصنع أُورين في { $first } و{ $second }
   *[nothing] ولا يأسر شيئًا
}.
move-bars = الحفرة { $pit } محظورة على { other } في الدور التالي.
move-pass = تمرير
move-uur = أُور

## نقلة لم تُلعب بعد
preview-sows = الحفرة *{ $from }*{ to-side }: { seeds-words }{ $laps ->
    [1] { "" }
    [two] { " " }في لفّتين
    [few] { " " }في { $laps } لفّات
    [many] { " " }في { $laps } لفّة
   *[other] { " " }في { $laps } لفّة
}، وتنتهي { in-pit }.
# $list فيها الأعداد، مثل: 4 و2.
preview-takes = تأسر =={ $list }==.
preview-uurs = تصنع أُورين في *{ $first }* و*{ $second }*.
preview-nothing = لا تأسر شيئًا.
preview-ends = تُنهي اللعبة.
# $move مثل D أو C ›.
preview-play = العب { $move }
