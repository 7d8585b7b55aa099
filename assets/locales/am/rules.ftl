### ክልከላዎች እና ውጤቶች። ክልከላዎች ምልክት አላቸው፦ *ጎላ ያለ*።

## እርምጃው ለምን አይፈቀድም። $side የጉድጓዱ ባለቤት ነው።
refusal-over = ጨዋታው አብቅቷል።
refusal-no-such-pit = በዚህ ሰሌዳ ላይ ጉድጓድ { $pit } የለም።
refusal-not-yours = ጉድጓድ *{ $pit }* የ{ side } ነው፤ ተጫዋቾች የሚዘሩት ከራሳቸው ረድፍ ነው።
refusal-empty = ጉድጓድ *{ $pit }* ባዶ ነው፤ የሚዘራ ነገር የለም።
refusal-single = ጉድጓድ *{ $pit }* የያዘው ብቸኛ ፍሬ ነው፤ በዚህ ጨዋታ ብቸኛ ፍሬ ሊነሳ አይችልም።
refusal-barred = ጉድጓድ *{ $pit }* ለዚህ ተራ ታግዷል፤ አሁን ከ*{ $from }* የመጣው ብቸኛ ፍሬ ወዲያው ሊመለስ አይችልም።
refusal-uur = ጉድጓድ *{ $pit }* ኡር ነው፤ ኡርን ማንም ፈጽሞ አያነሳም።
refusal-not-first = የመጀመሪያው እርምጃ ከ*{ $pit }* አይነሳም፤ የሚነሳው በቀኝ ጫፍ ካሉት ሁለት ጉድጓዶች፣ ከ*{ $first }* ወይም ከ*{ $second }* ነው።
refusal-pair = ጉድጓድ *{ $pit }* ልክ 2 ይዟል፤ ከሌላ ጉድጓድ መነሳት እስከተቻለ ድረስ እርምጃ ከጥንድ አይነሳም።
refusal-direction = ጉድጓድ *{ $pit }* የሚዘራው ወደ { $way ->
    [left] ግራ
   *[right] ቀኝ
} እንጂ ወደ ሌላው አቅጣጫ አይደለም።
refusal-endless = ከ*{ $pit }* የሚጀምረው አዘራር ማብቂያ አይኖረውም፤ ያው የሰሌዳ አቀማመጥ ደጋግሞ ስለሚመጣ እርምጃው አይፈቀድም።
refusal-may-not-pass = ማለፍ የሚችለው እርምጃ የሌለው ተጫዋች ብቻ ነው፤ መጫወት ግዴታ ነው።
# $number ለምሳሌ A5።
refusal-rule = ደንብ { $number }

## ውጤቱ
result-wins = { side } በ{ $by } አሸንፏል
result-draw = አቻ
# ከላይ ካሉት ሁለት ከአንዱ ዓረፍተ ነገር ይሠራል።
sentence = { $text }።
# $captured እና $taken አንድ ላይ $score ናቸው።
outcome-count = { side }፦ { $taken ->
    [0] { $captured } ምርኮ
   *[other] { $captured } ምርኮ እና { $taken } ከሰሌዳው፣ { $score }
}
shares-own-row = ሁለቱም ተጫዋቾች በየራሳቸው ረድፍ ያሉትን ፍሬዎች ይወስዳሉ።
shares-own-row-and-uurs = ሁለቱም ተጫዋቾች በየራሳቸው ረድፍ እና በየራሳቸው ኡሮች ያሉትን ፍሬዎች ይወስዳሉ።
shares-opponent = በሰሌዳው ላይ ያሉት ፍሬዎች ለ{ side } ይሆናሉ።
shares-equal = በሰሌዳው ላይ ያሉት ፍሬዎች እኩል ይካፈላሉ፤ የሚተርፍ አንድ ፍሬ ለማንም አይሆንም።
