### مسرد الكلمات. في كل الملفات كلمة واحدة لكل معنى:
###
### board اللوح · row الصف · pit حفرة، حفر · end pit الحفرة الطرفية · the pit opposite الحفرة المقابلة ·
### store المخزن · seed بذرة، بذور · sow زرع · lift رفع · drop سقط · move نقلة · turn دور · lap لفّة ·
### relay التتابع · capture أسر · chain سلسلة · pair زوج · uur أُور · ko كو · barred محظورة ·
### pass تمرير الدور · game لعبة · round جولة · match مباراة · position وضعية · South الجنوب · North الشمال
###
### حروف الحفر (A … L) تبقى لاتينية لأنها من التدوين، والأرقام 0 … 9 كما هي على اللوح. أسماء الجهتين لا
### تسبقها اللام ولا الباء المتصلة: «صف الجنوب»، «أمام الشمال».

## الجهتان. $side هو south أو north.
side = { $side ->
    [south] { side-south }
   *[north] { side-north }
}
# خصم $side.
other = { $other ->
    [south] { side-south }
   *[north] { side-north }
}

## الحفر. $pit حرف.
pit-yours = حفرتك { $pit }
pit-of = حفرة { side } { $pit }
pit-seeds = { $seeds ->
    [zero] فارغة
    [one] بذرة واحدة
    [two] بذرتان
    [few] { $seeds } بذور
    [many] { $seeds } بذرة
   *[other] { $seeds } بذرة
}
pit-uur = أُور في ملك { side }
pit-barred = محظورة في هذا الدور
pit-sows-left = تُزرع يسارًا
pit-sows-right = تُزرع يمينًا
pit-sows-both = تُزرع يسارًا أو يمينًا
# The name of a pit, and what more there is to say of it.
pit-and = { $name }، { $more }

## الخيارات
option-pits = الحفر في الصف
option-seeds = البذور في كل حفرة
option-direction = اتجاه الزرع
option-relay = التتابع
option-capture = ما يؤسر
option-singles = البذرة المفردة تُنقل
option-ko = كو
option-uurs = الأُور
option-capture-side = البذرة الأخيرة تأسر
option-first-move-captures = للنقلة الأولى أن تأسر
option-first-move = النقلة الأولى تبدأ
option-pairs-may-start = للزوج أن يبدأ نقلة
option-stuck = لاعب لا نقلة له
option-leftovers = البذور الباقية حين يعجز لاعب عن النقل
option-repetition = الوضعية نفسها للمرة الثالثة

value-on = نعم
value-off = لا
value-outward = نحو الخارج
value-counterclockwise = عكس عقارب الساعة
value-clockwise = مع عقارب الساعة
value-relay-off = لا تتابع: لفّة واحدة
value-relay-own = من صف اللاعب
value-relay-both = من الصفين
value-two-or-four = حفر الخصم إذا صارت 2 أو 4
value-opposite = البذرة الأخيرة والحفرة المقابلة
value-pairs = كل أزواج الخصم
value-side-enemy = في حفرة فارغة للخصم
value-side-own = في حفرة فارغة للّاعب نفسه
value-first-right = من إحدى الحفرتين في أقصى اليمين
value-first-any = من أي حفرة
value-stuck-end = يُنهي اللعبة
value-stuck-pass = يمرّر الدور
value-leftovers-own-row = لصاحب الصف
value-leftovers-opponent = لخصم ذلك اللاعب
value-repetition-equal = أنصبة متساوية
value-repetition-own-row = لصاحب الصف

## ما اللعبة بقواعد غير المعتادة التي في labels.ftl. $pits حفر اللوح، و$seeds بذور الحفرة في البداية؛
## والخيارات متغيرات بأسمائها.
played-alemungula = { $pits ->
    [10] عشر حفر
    [two] حفرتان
    [few] { $pits } حفر
    [many] { $pits } حفرة
   *[other] { $pits } حفرة
} في كل منها { seeds-words }، تُزرع نحو الخارج؛ من جعلها 2 أو 4 أسرها، ثم ما قبلها رجوعًا على خط الزرع.
played-um-el-bagara = لعبة البقرة في كردفان: تُلعب كأليمونغولا، لكن البذرة المفردة لا تُنقل{ $stuck ->
    [pass] ، ومن لا نقلة له يمرّر الدور
   *[end] { "" }
}.
played-alemungula-relay = { seeds-words } في كل حفرة، تُزرع كلها في اتجاه واحد؛ { $relay ->
    [off] وكل نقلة لفّة واحدة
    [both] ويتواصل الزرع من حفر الصفين التي فيها بذور
   *[own] ويتواصل الزرع من حفرك التي فيها بذور
}.
played-lamlameta = { $pits ->
    [24] أربع وعشرون حفرة
    [two] حفرتان
    [few] { $pits } حفر
    [many] { $pits } حفرة
   *[other] { $pits } حفرة
}، { $relay ->
    [off] وكل نقلة لفّة واحدة
   *[both] ولفّات تتبعها لفّات
}؛ { $uurs ->
    [off] والبذرة الأخيرة تؤسر مع البذور المقابلة لها
   *[on] وثلاث بذور أمام بذرتك الأخيرة تصنع زوجًا من الأُور
}.

## من يلعبها هكذا، أو ما معناها
note-seeds = خمس: الوثيقة الإيطالية. أربع: الوثيقتان الإنجليزيتان.
note-stuck-alemungula = الوثيقة الإيطالية، إذا أُخذت بحرفها، تجعل اللاعب يمرّر الدور؛ وتنتهي اللعبة حين يعجز الاثنان عن النقل.
note-stuck-um-el-bagara = الوثيقة الإيطالية تجعل اللاعب يمرّر الدور، وتنتهي اللعبة حين يعجز الاثنان عن النقل.
note-ko = بقاعدة كو، البذرة المفردة التي وُضعت في الحفرة الطرفية الفارغة أمامها لا تعود فورًا.
note-direction = يزرع اللاعبان في اتجاه واحد حول اللوح.
note-relay = أين تُرفع البذرة الأخيرة مع ما سقطت بينه من بذور ويُواصَل الزرع. الوثيقتان الإنجليزيتان: في صف اللاعب.
note-uurs = الأُور من لايلي غوبالاي، اللعبة الصومالية (مارين 1931): حفر لها مالك ولا تُرفع أبدًا.
note-capture-side = القاعدة الصومالية تأسر من صف اللاعب نفسه. والأفضل أن تُلعب بلا أسر في النقلة الأولى.
note-first-move-captures = مع القاعدة الصومالية الأفضل ألّا تأسر: وإلا فاز اللاعب الأول في 69 من كل 100 لعبة عشوائية.
note-first-move = بانكهرست 1971: من إحدى الحفرتين في أقصى اليمين.
note-pairs-may-start = بانكهرست 1971: فقط حين يكون في كل حفرة غير فارغة من الصف زوج. موقع Mancala World وويكيبيديا: دائمًا.
note-leftovers = في لعبة بانكهرست يأخذ كل لاعب صفّه؛ وفي الصورة الأخرى يأخذ الكلَّ خصمُ من عجز عن النقل.
note-repetition = تُحسب منذ آخر أسر. والأنصبة المتساوية هي العرف الذي حُلّت به لعبة أواري؛ والبذرة الزائدة لا تذهب إلى أحد.
