### ما الخطأ في رابط أو لعبة محفوظة أو مستوردة. $text يقتبس ما وُجد.
### علامات \u200E تُبقي ما يُكتب باللاتينية على ترتيبه.

## القواعد
fault-no-pits = يلزم الصف حفرة واحدة على الأقل.
fault-too-many-pits = الصف أطول مما ينبغي ({ $pits }): أقصى عدد للحفر 12.
fault-no-seeds = تلزم كل حفرة بذرة واحدة على الأقل.
fault-too-many-seeds = البذور أكثر مما ينبغي ({ $seeds }): أقصى عدد 50 حيث يمكن ألّا ينتهي الزرع، و255 في غير ذلك.
fault-ko-needs-outward = لا معنى لقاعدة كو حين تُزرع كل الحفر في اتجاه واحد.
fault-ko-needs-singles = لا معنى لقاعدة كو حين لا تُنقل البذرة المفردة.
fault-uurs-need-opposite = لا يكون الأُور إلا مع أسر الحفرة المقابلة.
fault-side-needs-opposite = لا يُختار الصف الذي يأسر إلا مع أسر الحفرة المقابلة.

## الخيارات
fault-edition = لا توجد لعبة اسمها «{ $text }».
fault-option-name = لا يوجد خيار اسمه «{ $text }».
fault-option-value = «{ $text }» ليس جوابًا عن الخيار «{ $option }».
fault-option-form = «{ $text }» ليس على صورة { "\u200E" }option=value{ "\u200E" }.

## الوضعيات
fault-no-such-pit = لا توجد حفرة { $text } على هذا اللوح.
fault-pit-count = { $found ->
    [zero] لم تُذكر أي حفرة
    [one] ذُكرت حفرة واحدة
    [two] ذُكرت حفرتان
    [few] ذُكرت { $found } حفر
    [many] ذُكرت { $found } حفرة
   *[other] ذُكرت { $found } حفرة
}، وعدد حفر اللوح { $expected }.
fault-total = مجموع البذور في الحفر والمخزنين { $found }، والذي يخص هذه اللعبة { $expected }.
fault-no-uurs = لا أُور في هذه اللعبة.
fault-uur-without-partner = ليس أمام الأُور في الحفرة { $pit } أُور يقابله.
fault-uur-with-two-owners = للأُور في الحفرة { $pit } مالكان.
fault-uur-too-small = في الأُور في الحفرة { $pit } أقل من بذرتين.
fault-no-ko = ذُكرت حفرة محظورة، ولا كو في هذه اللعبة.
fault-cannot-be-barred = لا يمكن أن تكون الحفرة { $pit } محظورة: يجب أن تكون حفرة طرفية للّاعب صاحب الدور وفيها بذرة واحدة، والحفرة المقابلة فارغة.
fault-not-the-opening = لا يمكن أن تكون هذه النقلة الأولى في لعبة: إمّا أن شيئًا لُعب قبلها، أو أنه لا نقلة أولى ممكنة.
fault-cannot-have-passed = لا يمكن أن يكون الدور الأخير تمريرًا.

# $part واحد من الأربعة التالية.
fault-setup-missing = الوضعية مبتورة: ينقصها { $part }.
part-edition = اسم اللعبة
part-board = اللوح
part-score = النتيجة
part-mover = صاحب الدور
fault-setup-rows = «{ $text }» ليس صفّين من البذور، مثل 5,5,5,5,5/5,5,5,5,5.
fault-setup-stores = «{ $text }» ليس مخزنين، مثل 0-0.
fault-setup-mover = «{ $text }» ليس جهة: المنتظر S أو N.
fault-setup-mark = «{ $text }» غير مفهوم: المنتظر { "\u200E" }uurs=…/…{ "\u200E" } أو { "\u200E" }barred=…{ "\u200E" } أو opening أو passed.
fault-setup-twice = «{ $text }» مكتوب مرتين.

## النقلات
fault-move-form = «{ $text }» ليس نقلة: المنتظر حفرة مثل A أو { "\u200E" }C<{ "\u200E" } أو c أو { "\u200E" }2-{ "\u200E" }، أو كلمة pass.
fault-direction-needed = الحفرة { $text } تُزرع في الاتجاهين: يجب أن يُضاف { "\u200E" }<{ "\u200E" } أو { "\u200E" }>{ "\u200E" }.
fault-wrong-direction = الحفرة { $text } لا تُزرع في هذا الاتجاه.

## السجلات
fault-place = السطر { $line }، العمود { $column }: { $text }
fault-tag = تُكتب البطاقة هكذا: { "\u200E" }[Name "text"]{ "\u200E" }.
fault-tag-twice = البطاقة { $text } مكتوبة مرتين.
fault-late-tag = تأتي البطاقات قبل النقلات.
fault-open-comment = التعليق لا نهاية له.
fault-no-edition = تنقص البطاقة Edition التي تسمّي اللعبة.
fault-other-rules = الوضعية لقواعد غير التي تسمّيها البطاقتان Edition وOptions.
fault-result = النتيجة المكتوبة { $said }، لكن النقلات تؤدي إلى { $found }.
fault-result-open = النتيجة المكتوبة { $said }، لكن اللعبة لم تنتهِ.
fault-result-ended = اللعبة موسومة بأنها لم تنتهِ، لكن النقلات تنهيها بنتيجة { $found }.
fault-after-result = لا يجوز أن يأتي شيء بعد النتيجة.

## الروابط. $name اسم المتغير ولا يُترجم، و$text ما الخطأ.
fault-parameter = في «{ $name }»: { $text }
fault-parameter-unknown = لا يوجد في الروابط متغير «{ $text }».
fault-parameter-twice = مكتوب مرتين.
fault-parameter-missing = غير موجود، فلا يُعرف أي لعبة هي المقصودة.
fault-link-move = النقلة { $number }، «{ $move }»: { $text }
fault-link-ply = «{ $text }» ليس عدد نقلات من 0 إلى { $moves }.
fault-link-language = «{ $text }» ليست لغة تُستعمل هنا.
fault-link-controls = «{ $text }» ليس واحدًا من none وbar وfull.
