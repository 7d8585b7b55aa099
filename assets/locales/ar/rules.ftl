### الرفض والنتائج. للرفض علامات: *بارز*.

## لماذا تُرفض النقلة. $side صاحب الحفرة.
refusal-over = انتهت اللعبة.
refusal-no-such-pit = لا توجد حفرة { $pit } على هذا اللوح.
refusal-not-yours = الحفرة *{ $pit }* من صف { side }: كل لاعب يزرع من صفّه.
refusal-empty = الحفرة *{ $pit }* فارغة: لا شيء فيها يُزرع.
refusal-single = في الحفرة *{ $pit }* بذرة مفردة: في هذه اللعبة لا تُرفع البذرة المفردة.
refusal-barred = الحفرة *{ $pit }* محظورة في هذا الدور: البذرة المفردة التي جاءت لتوّها من *{ $from }* لا تعود فورًا.
refusal-uur = الحفرة *{ $pit }* أُور: الأُور لا يرفعه أحد أبدًا.
refusal-not-first = النقلة الأولى لا تبدأ من *{ $pit }*، بل من إحدى الحفرتين في أقصى اليمين، *{ $first }* أو *{ $second }*.
refusal-pair = في الحفرة *{ $pit }* 2 تمامًا: الزوج لا يبدأ نقلة ما دام غيره يستطيع.
refusal-direction = الحفرة *{ $pit }* تُزرع { $way ->
    [left] يسارًا
   *[right] يمينًا
}، لا في الاتجاه الآخر.
refusal-endless = الزرع من *{ $pit }* لن ينتهي أبدًا: تعود الوضعية نفسها مرة بعد مرة، لذلك لا تجوز هذه النقلة.
refusal-may-not-pass = لا يمرّر الدور إلا من لا نقلة له: النقل واجب.
# $number مثل A5.
refusal-rule = القاعدة { $number }

## النتيجة
result-wins = يفوز { side } بفارق { $by }
result-draw = تعادل
# يجعل ما سبق جملة.
sentence = { $text }.
# مجموع $captured و$taken هو $score.
outcome-count = { side }: { $taken ->
    [0] مأسور { $captured }
   *[other] مأسور { $captured } ومن اللوح { $taken }، والمجموع { $score }
}
shares-own-row = يأخذ كل لاعب ما في صفّه من بذور.
shares-own-row-and-uurs = يأخذ كل لاعب ما في صفّه وما في حفر أُوره من بذور.
shares-opponent = البذور الباقية على اللوح من نصيب { side }.
shares-equal = تُقسم البذور الباقية على اللوح بالتساوي؛ والبذرة الزائدة لا تذهب إلى أحد.
