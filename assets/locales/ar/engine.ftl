### الحاسوب حيث ليس لاعبًا: إلى أين بلغت جداوله، وماذا جرى له.

## الجداول الدقيقة. $seeds و$goal عدد البذور على اللوح.
tables-growing = القيم الدقيقة حتى { $seeds ->
    [few] { $seeds } بذور
    [many] { $seeds } بذرة
   *[other] { $seeds } بذرة
}؛ ويجري حسابها حتى { $goal }.
tables-ready = القيم الدقيقة لكل الألواح حتى { $seeds ->
    [few] { $seeds } بذور
    [many] { $seeds } بذرة
   *[other] { $seeds } بذرة
}.

## حين يتعطّل
engine-restarted = توقّف الحاسوب وأُعيد تشغيله.
engine-restarted-detail = اللعبة مستمرة.
engine-lost = تعذّر تشغيل الحاسوب.
engine-lost-detail = اللعبة محفوظة؛ أعد تحميل الصفحة ليحاول مرة أخرى.
