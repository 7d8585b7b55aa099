### صفحات التعلّم. العلامات: *بارز*.

## ما يُتعلَّم
learn-lead = الدرس أولًا، ومعه لوح للتجربة. ثم العدّ، ثم المسائل.
learn-lesson = الدرس
learn-steps = { $done } من { $steps ->
    [few] { $steps } خطوات
    [many] { $steps } خطوة
   *[other] { $steps } خطوة
}
learn-streak = { $streak ->
    [0] جِد البذرة الأخيرة
   *[other] أطول سلسلة إجابات { $streak }
}
learn-solved = { $solved ->
    [zero] جِد النقلة
    [one] حُلّت واحدة
    [two] حُلّت اثنتان
   *[other] حُلّت { $solved }
}
learn-rules = للقراءة

## الدروس
lesson-steps = الخطوات
lesson-step = الخطوة { $number }: { $title }
lesson-step-done = الخطوة { $number }، أُنجزت: { $title }
lesson-watch = شاهد
lesson-watch-again = شاهد مرة أخرى
lesson-your-turn = دورك
lesson-try-again = حاول مرة أخرى
lesson-next = التالي

## العدّ
count-text = تتبّع الزرع في ذهنك، واختر الحفرة التي تسقط فيها بذرته الأخيرة.
count-grade = الدرجة
# $move نقلة كما تُكتب.
count-question = يزرع { side } من *{ $move }*. أين تسقط البذرة الأخيرة؟ اختر تلك الحفرة.
count-seeds-question = وكم بذرة تأسر؟
count-seeds = البذور المأسورة
count-check = تحقّق
# $time مثل «4.2 ث».
count-right = *صحيح*، في { $time }.
# $seeds عدد البذور.
count-wrong = *ليس تمامًا:* قلت { $pit } و{ pit-seeds-captured }.
pit-seeds-captured = { $seeds ->
    [zero] لا أسر
    [one] بذرة واحدة
    [two] بذرتين
    [few] { $seeds } بذور
    [many] { $seeds } بذرة
   *[other] { $seeds } بذرة
}
count-streak = إجابات صحيحة متتالية
count-best = أطول تتالٍ
count-fastest = الأسرع في هذه الدرجة
# زمن بالثواني: 4.2.
count-seconds = { $seconds } ث

## المسائل
problem-number = المسألة { $number } من { $count }
# $kind اسم نوع.
problem-about = { $kind }، الدرجة { $grade }
problem-is-solved = محلولة
problem-show = اعرض الحل
problem-next = المسألة التالية
problem-previous = السابقة
problem-following = التالية
problem-any = أي مسألة غير محلولة
problem-choose = اختر بالدرجة والنوع
problem-all = الكل
problem-grade = الدرجة
problem-kind = المطلوب
