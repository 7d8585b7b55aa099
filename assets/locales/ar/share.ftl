### أخذ لعبة إلى مكان آخر، وفتح لعبة. بلا علامات.

share-link = الرابط
share-what = يقود الرابط إلى
share-game = اللعبة كلها
share-position = هذه الوضعية
share-language = يُقرأ باللغة
share-language-own = لغة القارئ
share-copy = نسخ
share-copied = نُسخ.
share-select = حُدّد النص: انسخه كما تنسخ غيره.
share-record = اللعبة نصًّا
share-download = احفظ في ملف
share-open = فتح لعبة
share-open-note = سجل، أو رابط إلى لعبة. وتُحفظ اللعبة التي على اللوح.
share-open-text = السجل أو الرابط
share-open-button = افتح
share-open-file = افتح ملفًا
share-file-unread = تعذّرت قراءة الملف.
share-kept = ألعاب محفوظة
# $moves عدد النقلات. و$edition اسم اللعبة.
share-kept-game = { $edition }، { $moves ->
    [zero] بلا نقلات
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $moves } نقلات
    [many] { $moves } نقلة
   *[other] { $moves } نقلة
}
share-take-up = تابعها

## إشعارات
notice-bad-link = تعذّر فتح الرابط.
notice-bad-link-kept = اللعبة التي على اللوح كما كانت.
notice-game-kept = جاءت هذه اللعبة من رابط أو ملف. وحُفظت التي كانت على اللوح.
notice-game-back = عودة إليها
