### الصفحة حول اللوح. بلا علامات.

## لعبة جديدة
new-edition = اللعبة
# $pits عدد الحفر في الصف. العلامتان تُبقيان القياس كما يُكتب في كل مكان: 2 × 12.
new-board-size = { "\u2066" }2 × { $pits }{ "\u2069" }
new-first = من يبدأ
new-first-lot = بالقرعة
new-options = القواعد والخيارات
new-sources-differ = تختلف المصادر هنا. والجواب المعتاد يأتي أولًا.
new-start = ابدأ
new-leaves-game = ستُترك اللعبة التي على اللوح الآن.

## الإعدادات
settings-language = اللغة
# $file حيث تُصحّح النصوص.
language-unreviewed = لم يراجع هذه النصوص بعدُ أحد من أهل اللغة. يمكن تصحيحها في { $file }.
settings-theme = الألوان
settings-theme-system = كالنظام
settings-theme-light = فاتحة
settings-theme-dark = داكنة
settings-theme-contrast = تباين
settings-turned = في الأسفل
settings-turned-south = الجنوب
settings-turned-north = الشمال
settings-turned-mover = صاحب الدور
settings-tap = النقر على حفرة
settings-tap-preview = يعرض النقلة، والنقرة التالية تلعبها
settings-tap-play = يلعب النقلة
settings-timber = اللوح
settings-timber-theme = كالألوان
settings-timber-light = فاتح
settings-timber-dark = داكن
settings-timber-clay = طين
settings-beans = البذور
settings-beans-beans = فول
settings-beans-pebbles = حصى
settings-beans-beads = خرز
settings-sound = الصوت
settings-sound-on = نعم
settings-sound-off = لا
settings-close = إغلاق

## المقاعد والدور
turn-to-move = الدور على { side }
notice-decided = عند { side } أكثر من النصف: حُسمت اللعبة.

## اللوح
board-row = صف { side }
board-store = مخزن { side }، { pit-seeds }
direction-title = إلى أين من الحفرة { $pit }؟

## تحت اللوح
game-again = العب مرة أخرى
# سقطت $seed من $seeds.
playback-scrubber-value = { $seed ->
    [0] قبل البذرة الأولى
   *[other] البذرة { $seed } من { $seeds }
}
playback-lap = اللفّة { $lap } من هذه النقلة

## النقلات
moves-title = النقلات
moves-empty-hint = يبدأ { side }. اختر حفرة إلى جانب عددها سهم.
outcome-title = انتهت اللعبة

## المفاتيح: أسماؤها، ثم ما تفعله.
keys-arrows = التنقل بين الحفر
keys-letters = لعب الحفرة ذات هذا الحرف
keys-enter = لعب الحفرة
keys-direction = اختيار اتجاه الحفرة الوسطى
keys-undo = التراجع عن آخر نقلة
keys-redo = إعادتها
keys-new = لعبة جديدة
keys-escape = إنهاء الحركة، أو إغلاق المفتوح
keys-step = بذرة إلى الوراء أو إلى الأمام
keys-lap = لفّة إلى الوراء أو إلى الأمام
keys-pause = إيقاف مؤقت أو متابعة
keys-show = عرض اللوح كبيرًا
keys-turn = إدارة اللوح
keys-why = لماذا جرت هكذا؟
keys-help = هذه القائمة

## لماذا، ومن أين البداية
why-ask = لماذا؟

## حين يتعذر شيء أو يختل
stored-broken = تعذّرت قراءة اللعبة المحفوظة.
stored-studied-broken = تعذّرت قراءة ما حُفظ من تقدّمك.
stored-kept = وُضعت جانبًا ولم تُحذف.
stored-form = ليست على الصورة المنتظرة، ابتداءً من السطر { $line }، العمود { $column }.
stored-newer = كتبتها نسخة أحدث من هذه الصفحة.
stored-unavailable = هذا المتصفح لا يحفظ شيئًا للصفحة: تضيع اللعبة عند إغلاقها.
notice-dismiss = إخفاء

## مباراة من عدة جولات
new-rounds = جولات المباراة
new-rounds-one = لعبة واحدة
game-next-round = الجولة التالية
match-standing = الجولات: { side-south } { $south }، { side-north } { $north }.

## الحاسوب
new-against = الخصم
new-against-each-other = لاعب آخر
new-against-computer = الحاسوب
new-level = المستوى
new-your-side = تلعب أنت
level-sprout = برعم
level-learner = متعلّم
level-neighbour = جار
level-elder = شيخ
level-master = أستاذ
seat-computer = الحاسوب، { $level }
analysis-thinking = ينظر إلى الأمام …
analysis-computer = الحاسوب يفكّر في نقلته.
# $seeds عدد بمنزلة عشرية واحدة.
analysis-exact = مُثبت: ينتهي { side } متقدّمًا بفارق { $seeds }.
analysis-guess = يبدو أن { side } متقدّم بفارق { $seeds }.
analysis-effort = على عمق { $depth } من النقلات، { $nodes } ألف وضعية

## الأماكن
# $error ما يقوله المتصفح.
page-not-fetched = تعذّر جلب نصوص هذه الصفحة ({ $error }). أعد تحميل الصفحة حين تكون متصلًا.
# $address ما في شريط العنوان.
notice-no-such-page = لا توجد هنا صفحة { $address }.
# $language اسم اللغة بنفسها.
notice-not-spoken = تعذّر جلب النصوص باللغة: { $language }. ستُجلب حين تكون متصلًا.
