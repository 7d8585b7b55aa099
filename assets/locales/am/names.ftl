### የቃላት መዝገብ። እያንዳንዱ ነገር በሁሉም ፋይሎች ውስጥ በአንድ ቃል ብቻ ይጠራል።
### Glossary: one word for each thing, in all files of this language.
###
### pit ጉድጓድ · end pit የዳር ጉድጓድ · pit opposite ትይዩ · row ረድፍ · board ሰሌዳ · store ጎተራ
### seed ፍሬ · single seed ብቸኛ ፍሬ · pair ጥንድ · uur ኡር · ko ኮ
### sow መዝራት · lift ማንሳት · drop መጣል · fall መውደቅ · capture መማረክ (what was captured: ምርኮ) · take መውሰድ
### pass over መዝለል · pass ማለፍ · bar ማገድ, እገዳ · lap ዙር · relay ቅብብል · chain ሰንሰለት
### move እርምጃ · turn ተራ · game ጨዋታ · match ግጥሚያ · position አቀማመጥ · draw አቻ
### player ተጫዋች · opponent ተጋጣሚ · rule ደንብ · option አማራጭ · lesson ትምህርት · problem እንቆቅልሽ
###
### The reader is addressed in the polite form (ይምረጡ), buttons stand in the passive jussive
### (ይዘጋ): neither tells a man from a woman. South and North are directions and take the
### unmarked form. Letters of pits and numbers stay as they are written in games.

## ወገኖች። $side ደቡብ (south) ወይም ሰሜን (north) ነው።
side = { $side ->
    [south] { side-south }
   *[north] { side-north }
}
# የ$side ተጋጣሚ።
other = { $other ->
    [south] { side-south }
   *[north] { side-north }
}

## ጉድጓዶች። $pit ፊደል ነው።
pit-yours = የእርስዎ ጉድጓድ { $pit }
pit-of = የ{ side } ጉድጓድ { $pit }
pit-seeds = { $seeds ->
    [0] ባዶ
    [one] { $seeds } ፍሬ
   *[other] { $seeds } ፍሬዎች
}
pit-uur = የ{ side } ኡር
pit-barred = ለዚህ ተራ የታገደ
pit-sows-left = ወደ ግራ የሚዘራ
pit-sows-right = ወደ ቀኝ የሚዘራ
pit-sows-both = ወደ ግራ ወይም ወደ ቀኝ የሚዘራ
# The name of a pit, and what more there is to say of it.
pit-and = { $name }፣ { $more }

## አማራጮች
option-pits = በአንድ ረድፍ ያሉ ጉድጓዶች
option-seeds = በእያንዳንዱ ጉድጓድ ያሉ ፍሬዎች
option-direction = የሚዘራበት አቅጣጫ
option-relay = ቅብብል
option-capture = የሚማረከው
option-singles = ብቸኛ ፍሬ ሊነሳ ይችላል
option-ko = ኮ
option-uurs = ኡሮች
option-capture-side = የመጨረሻው ፍሬ የሚማርከው
option-first-move-captures = የመጀመሪያው እርምጃ ሊማርክ ይችላል
option-first-move = የመጀመሪያው እርምጃ የሚነሳው
option-pairs-may-start = እርምጃ ከጥንድ ሊነሳ ይችላል
option-stuck = እርምጃ የሌለው ተጫዋች
option-leftovers = አንዱ መጫወት ሲያቅተው የቀሩት ፍሬዎች
option-repetition = አንድ አቀማመጥ ለሦስተኛ ጊዜ ሲመጣ

value-on = አዎ
value-off = አይ
value-outward = ወደ ውጭ
value-counterclockwise = ከሰዓት በተቃራኒ አቅጣጫ
value-clockwise = በሰዓት አቅጣጫ
value-relay-off = የለም፦ አንድ ዙር ብቻ
value-relay-own = ከራስ ረድፍ
value-relay-both = ከሁለቱም ረድፎች
value-two-or-four = 2 ወይም 4 የሆኑ የተጋጣሚ ጉድጓዶች
value-opposite = የመጨረሻው ፍሬ እና ትይዩው ጉድጓድ
value-pairs = የተጋጣሚ ጥንዶች ሁሉ
value-side-enemy = በተጋጣሚ ባዶ ጉድጓድ
value-side-own = በራስ ባዶ ጉድጓድ
value-first-right = በቀኝ ጫፍ ካሉት ሁለት ጉድጓዶች ከአንዱ
value-first-any = ከማንኛውም ጉድጓድ
value-stuck-end = ጨዋታው ያበቃል
value-stuck-pass = ያልፋል
value-leftovers-own-row = ለረድፉ ባለቤት
value-leftovers-opponent = ለዚያ ተጫዋች ተጋጣሚ
value-repetition-equal = እኩል ይካፈላሉ
value-repetition-own-row = ለረድፉ ባለቤት

## labels.ftl ከሚገልጻቸው ከተለመዱት ውጭ በሆኑ ደንቦች ጨዋታው ምን እንደሆነ። $pits የሰሌዳው ጉድጓዶች፣ $seeds መጀመሪያ ላይ በአንድ
## ጉድጓድ ያሉት ፍሬዎች ናቸው፤ ምርጫዎች በስማቸው ተለዋዋጮች ናቸው።
played-alemungula = { $pits ->
    [10] አሥር
   *[other] { $pits }
} ጉድጓዶች፣ በእያንዳንዱ { seeds-words }፣ ወደ ውጭ የሚዘሩ፤ 2 ወይም 4 ያደረገ ይማርካል፤ ምርኮው በተዘራበት መስመር ወደ ኋላ ይቀጥላል።
played-um-el-bagara = የኮርዶፋን የላም ጨዋታ፦ እንደ አለሙንጉላ ነው፤ ነገር ግን ብቸኛ ፍሬ አይነሳም{ $stuck ->
    [pass] ፤ እርምጃ የሌለውም ያልፋል
   *[end] { "" }
}።
played-alemungula-relay = በእያንዳንዱ ጉድጓድ { seeds-words }፣ ሁሉም በአንድ አቅጣጫ የሚዘሩ፤ { $relay ->
    [off] እያንዳንዱ እርምጃ አንድ ዙር ነው
    [both] መዝራቱ ፍሬ ካላቸው የሁለቱም ረድፎች ጉድጓዶች ይቀጥላል
   *[own] መዝራቱ ፍሬ ካላቸው የራስ ጉድጓዶች ይቀጥላል
}።
played-lamlameta = { $pits ->
    [24] ሃያ አራት
   *[other] { $pits }
} ጉድጓዶች፣ { $relay ->
    [off] በእያንዳንዱ እርምጃ አንድ ዙር
   *[both] ተከታትለው የሚሄዱ ዙሮች
}፤ { $uurs ->
    [off] የመጨረሻው ፍሬ ከትይዩው ፍሬዎች ጋር አብሮ ይማረካል
   *[on] ከመጨረሻው ፍሬ ትይዩ ያሉ ሦስት ፍሬዎች ጥንድ ኡር ይሆናሉ
}።

## ማን እንዴት እንደሚጫወት፣ ወይም ትርጉሙ
note-seeds = አምስት፦ የጣሊያንኛው ሰነድ። አራት፦ የእንግሊዝኛዎቹ ሰነዶች።
note-stuck-alemungula = በጣሊያንኛው ሰነድ ቃል በቃል ተጫዋቹ ያልፋል፤ ጨዋታው የሚያበቃው ሁለቱም መጫወት ሲያቅታቸው ነው።
note-stuck-um-el-bagara = በጣሊያንኛው ሰነድ ተጫዋቹ ያልፋል፤ ጨዋታው የሚያበቃው ሁለቱም መጫወት ሲያቅታቸው ነው።
note-ko = ኮ ካለ፣ ባዶ ወደሆነው ትይዩ የዳር ጉድጓድ የገባ ብቸኛ ፍሬ ወዲያው ሊመለስ አይችልም።
note-direction = ሁለቱም ተጫዋቾች በአንድ አቅጣጫ ይዘራሉ።
note-relay = ከሌሎች መካከል የወደቀ የመጨረሻ ፍሬ ከእነሱ ጋር ተነስቶ መዝራቱ የሚቀጥልበት ቦታ። በእንግሊዝኛዎቹ ሰነዶች፦ በራስ ረድፍ።
note-uurs = ኡሮች የመጡት ላይሊ ጎባላይ ከተባለው የሶማሊ ጨዋታ ነው (ማሪን 1931)፦ ባለቤት ያላቸውና ፈጽሞ የማይነሱ ጉድጓዶች ናቸው።
note-capture-side = በሶማሊው ደንብ የሚማረከው ከራስ ረድፍ ነው። በመጀመሪያው እርምጃ ምርኮ ባይኖር ይመረጣል።
note-first-move-captures = ከሶማሊው ደንብ ጋር ባይሆን ይሻላል፦ ከ100 የዘፈቀደ ጨዋታዎች 69ኙን ጀማሪው ያሸንፍ ነበር።
note-first-move = ፓንክረስት 1971፦ በቀኝ ጫፍ ካሉት ሁለት ጉድጓዶች ከአንዱ።
note-pairs-may-start = ፓንክረስት 1971፦ በረድፉ ውስጥ ባዶ ያልሆኑት ጉድጓዶች ሁሉ ጥንድ ሲይዙ ብቻ። Mancala World እና Wikipedia፦ ሁልጊዜ።
note-leftovers = በፓንክረስት ጨዋታ ሁለቱም የየራሳቸውን ረድፍ ይወስዳሉ፤ በሌላው ዓይነት መጫወት ያቃተው ተጫዋች ተጋጣሚ ሁሉንም ይወስዳል።
note-repetition = የሚቆጠረው ከመጨረሻው ምርኮ ወዲህ ነው። እኩል መካፈል አዋሪ የተባለው ጨዋታ የተፈታበት ስምምነት ነው፤ የሚተርፍ አንድ ፍሬ ለማንም አይሆንም።
