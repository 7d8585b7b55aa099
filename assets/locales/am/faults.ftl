### በአገናኝ፣ በተቀመጠ ወይም በመጣ ጨዋታ ውስጥ ያለው ስህተት። $text የተገኘውን ይጠቅሳል።

## ደንቦች
fault-no-pits = አንድ ረድፍ ቢያንስ አንድ ጉድጓድ ያስፈልገዋል።
fault-too-many-pits = የ{ $pits } ጉድጓዶች ረድፍ በጣም ረጅም ነው፤ ትልቁ 12 ነው።
fault-no-seeds = እያንዳንዱ ጉድጓድ ቢያንስ አንድ ፍሬ ያስፈልገዋል።
fault-too-many-seeds = { $seeds } ፍሬዎች በጣም ብዙ ናቸው፤ መዝራቱ ማብቂያ ሊያጣ በሚችልበት ጨዋታ ትልቁ 50፣ በሌሎቹ 255 ነው።
fault-ko-needs-outward = ሁሉም ጉድጓዶች በአንድ አቅጣጫ በሚዘሩበት ጨዋታ ኮ ትርጉም የለውም።
fault-ko-needs-singles = ብቸኛ ፍሬ በማይነሳበት ጨዋታ ኮ ትርጉም የለውም።
fault-uurs-need-opposite = ኡሮች የሚሄዱት ከትይዩ ጉድጓድ ምርኮ ጋር ብቻ ነው።
fault-side-needs-opposite = የሚማርከውን ረድፍ መምረጥ የሚቻለው ከትይዩ ጉድጓድ ምርኮ ጋር ብቻ ነው።

## አማራጮች
fault-edition = “{ $text }” የሚባል ጨዋታ የለም።
fault-option-name = “{ $text }” የሚባል አማራጭ የለም።
fault-option-value = “{ $text }” ለአማራጩ “{ $option }” መልስ አይሆንም።
fault-option-form = “{ $text }” option=value የሚለው ቅርጽ የለውም።

## አቀማመጦች
fault-no-such-pit = በዚህ ሰሌዳ ላይ ጉድጓድ { $text } የለም።
fault-pit-count = { $found ->
    [one] { $found } ጉድጓድ ተሰጥቷል
   *[other] { $found } ጉድጓዶች ተሰጥተዋል
}፤ ሰሌዳው ግን { $expected } አለው።
fault-total = በጉድጓዶች እና በጎተራዎች { $found } ፍሬዎች አሉ፤ የዚህ ጨዋታ ግን { $expected } ናቸው።
fault-no-uurs = ይህ ጨዋታ ኡር የለውም።
fault-uur-without-partner = በጉድጓድ { $pit } ያለው ኡር ትይዩ ጓደኛ የለውም።
fault-uur-with-two-owners = በጉድጓድ { $pit } ያለው ኡር ሁለት ባለቤቶች አሉት።
fault-uur-too-small = በጉድጓድ { $pit } ያለው ኡር ከሁለት ያነሱ ፍሬዎች ይዟል።
fault-no-ko = ጉድጓድ እንደታገደ ተነግሯል፤ ነገር ግን ይህ ጨዋታ ኮ የለውም።
fault-cannot-be-barred = ጉድጓድ { $pit } ሊታገድ አይችልም፤ አንድ ፍሬ የያዘ የባለተራው የዳር ጉድጓድ መሆን አለበት፤ ትይዩውም ባዶ መሆን አለበት።
fault-not-the-opening = የጨዋታው የመጀመሪያ እርምጃ ሊሆን አይችልም፤ ከዚህ በፊት የተጫወተ ነገር አለ፣ ወይም የመጀመሪያ እርምጃ የለም።
fault-cannot-have-passed = የመጨረሻው ተራ ማለፍ ሊሆን አይችልም።

# $part ከሚቀጥሉት አራት አንዱ ነው።
fault-setup-missing = አቀማመጡ ጎዶሎ ነው፤ የጎደለው፦ { $part }።
part-edition = ጨዋታው
part-board = ሰሌዳው
part-score = ነጥቡ
part-mover = ባለተራው
fault-setup-rows = “{ $text }” እንደ 5,5,5,5,5/5,5,5,5,5 ያሉ ሁለት የፍሬ ረድፎች አይደለም።
fault-setup-stores = “{ $text }” እንደ 0-0 ያሉ ሁለት ጎተራዎች አይደለም።
fault-setup-mover = “{ $text }” ወገን አይደለም፤ የሚጠበቀው S ወይም N ነው።
fault-setup-mark = “{ $text }” አልተረዳም፤ የሚጠበቀው uurs=…/…፣ barred=…፣ opening ወይም passed ነው።
fault-setup-twice = “{ $text }” ሁለት ጊዜ ተጽፏል።

## እርምጃዎች
fault-move-form = “{ $text }” እርምጃ አይደለም፤ የሚጠበቀው እንደ A፣ C<፣ c ወይም 2- ያለ ጉድጓድ ወይም pass ነው።
fault-direction-needed = ጉድጓድ { $text } ወደ ሁለቱም አቅጣጫ ሊዘራ ይችላል፤ < ወይም > መጨመር አለበት።
fault-wrong-direction = ጉድጓድ { $text } ወደዚያ አቅጣጫ አይዘራም።

## መዝገቦች
fault-place = መስመር { $line }፣ ዓምድ { $column }፦ { $text }
fault-tag = መለያ የሚጻፈው [Name "text"] ተብሎ ነው።
fault-tag-twice = መለያው { $text } ሁለት ጊዜ ተጽፏል።
fault-late-tag = መለያዎች ከእርምጃዎች በፊት ይጻፋሉ።
fault-open-comment = አስተያየቱ መዝጊያ የለውም።
fault-no-edition = ጨዋታውን የሚሰይመው Edition የተባለው መለያ ጎድሏል።
fault-other-rules = አቀማመጡ Edition እና Options የተባሉት መለያዎች ከሚጠሯቸው ደንቦች ጋር አይሄድም።
fault-result = ውጤቱ { $said } ተብሎ ተጽፏል፤ እርምጃዎቹ ግን ወደ { $found } ይመራሉ።
fault-result-open = ውጤቱ { $said } ተብሎ ተጽፏል፤ ጨዋታው ግን አላበቃም።
fault-result-ended = ጨዋታው እንዳላበቃ ተጽፏል፤ እርምጃዎቹ ግን በ{ $found } ይጨርሱታል።
fault-after-result = ከውጤቱ በኋላ ምንም መጻፍ የለበትም።

## አገናኞች። $name የማይተረጎመው የመለኪያ ስም፣ $text የተሳሳተው ነገር ነው።
fault-parameter = በ“{ $name }” ውስጥ፦ { $text }
fault-parameter-unknown = በአገናኝ ውስጥ “{ $text }” የሚባል መለኪያ የለም።
fault-parameter-twice = ሁለት ጊዜ ተጽፏል።
fault-parameter-missing = ጎድሏል፤ ስለዚህ የትኛው ጨዋታ እንደሆነ አይታወቅም።
fault-link-move = እርምጃ { $number }፣ “{ $move }”፦ { $text }
fault-link-ply = “{ $text }” ከ0 እስከ { $moves } ያለ የእርምጃዎች ብዛት አይደለም።
fault-link-language = “{ $text }” እዚህ የሚነገር ቋንቋ አይደለም።
fault-link-controls = “{ $text }” ከnone፣ bar እና full አንዱ አይደለም።
