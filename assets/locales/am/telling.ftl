### በአንድ እርምጃ ውስጥ የሚሆነው። ምልክት፦ *ጎላ ያለ*፣ ==ምርኮ==።
###
### $side እርምጃውን የሚጫወተው፣ $other ተጋጣሚው ነው፦ south ወይም north። $pit ፊደል ነው፤ $row ጉድጓዱ
### የማን ረድፍ እንደሆነ ይናገራል፦ own (የተጫዋቹ)፣ south ወይም north።

## ሌሎች ጽሑፎች የሚሠሩባቸው ክፍሎች
the-pit = { $row ->
    [south] የ{ side-south } ጉድጓድ *{ $pit }*
    [north] የ{ side-north } ጉድጓድ *{ $pit }*
   *[own] ጉድጓድ *{ $pit }*
}
in-pit = { the-pit } ውስጥ
from-pit = { $row ->
    [south] ከ{ side-south } ጉድጓድ *{ $pit }*
    [north] ከ{ side-north } ጉድጓድ *{ $pit }*
   *[own] ከጉድጓድ *{ $pit }*
}
seeds-words = { $seeds ->
    [1] አንድ ፍሬ
    [2] ሁለት ፍሬዎች
    [3] ሦስት ፍሬዎች
    [4] አራት ፍሬዎች
    [5] አምስት ፍሬዎች
    [6] ስድስት ፍሬዎች
    [7] ሰባት ፍሬዎች
    [8] ስምንት ፍሬዎች
    [9] ዘጠኝ ፍሬዎች
    [10] አሥር ፍሬዎች
    [11] አሥራ አንድ ፍሬዎች
    [12] አሥራ ሁለት ፍሬዎች
    [one] { $seeds } ፍሬ
   *[other] { $seeds } ፍሬዎች
}
in-hand = { $hand ->
    [1] እጅ ላይ አንድ ቀርቷል
    [2] እጅ ላይ ሁለት ቀርተዋል
    [3] እጅ ላይ ሦስት ቀርተዋል
    [4] እጅ ላይ አራት ቀርተዋል
    [5] እጅ ላይ አምስት ቀርተዋል
    [6] እጅ ላይ ስድስት ቀርተዋል
    [7] እጅ ላይ ሰባት ቀርተዋል
    [8] እጅ ላይ ስምንት ቀርተዋል
    [9] እጅ ላይ ዘጠኝ ቀርተዋል
    [10] እጅ ላይ አሥር ቀርተዋል
    [11] እጅ ላይ አሥራ አንድ ቀርተዋል
    [12] እጅ ላይ አሥራ ሁለት ቀርተዋል
   *[other] እጅ ላይ { $hand } ቀርተዋል
}
# ምርጫ ባለበት ቦታ $way left ወይም right ነው።
to-side = { $way ->
    [left] { " " }ወደ ግራ
    [right] { " " }ወደ ቀኝ
   *[only] { "" }
}
last-in-empty = የመጨረሻው ፍሬ ባዶ በነበረው { in-pit } ይወድቃል

## መዝራት
tell-before = { side } ጉድጓድ *{ $pit }*ን{ to-side } ሊዘራ ነው፦ { seeds-words }።
tell-before-pass = { side } የሚጫወተው እርምጃ የለውም።
tell-lift = { side }{ $way ->
    [left] { " " }ወደ ግራ ለመዝራት
    [right] { " " }ወደ ቀኝ ለመዝራት
   *[only] { "" }
} ጉድጓድ *{ $pit }*ን ያነሳል፦ { seeds-words }።
tell-relay = ዙር { $lap } { from-pit } ይቀጥላል፦ { seeds-words }።
tell-drop = አንድ ፍሬ { in-pit } ይወድቃል፤ ጉድጓዱ አሁን { $holds } ይዟል፤ { in-hand }።
tell-last = የመጨረሻው ፍሬ { in-pit } ይወድቃል፤ ጉድጓዱ { $holds ->
    [1] ባዶ ነበር
   *[other] አሁን { $holds } ይዟል
}።
tell-last-relay = የመጨረሻው ፍሬ { in-pit } ይወድቃል፤ ጉድጓዱ { $held } ይዞ ነበር፤ ዙር { $lap } ከዚያ በ{ $holds } ይቀጥላል።
tell-skip = ልክ 2 የያዘው { the-pit } ይዘለላል፤ { in-hand }።

## የ2 ወይም የ4 ምርኮ። $more ከመጀመሪያው በኋላ የተማረኩትን ጉድጓዶች ይቆጥራል፤ $next፣ $holds ፍሬዎች ያሉት፣ ከእሱ
## በፊት ያለው ጉድጓድ ነው፤ $list ሁሉንም ይዟል፤ $stop፣ $left ፍሬዎች ያሉት፣ ሰንሰለቱ የሚቆምበት ነው።
tell-chain = የመጨረሻው ፍሬ { the-pit }ን *{ $made }* ያደርገዋል፦ ==ተማረከ==።
tell-chain-item = { $holds } የያዘው *{ $pit }*
tell-chain-goes = { $more ->
    [1] ከእሱ በፊት ያለው ጉድጓድ *{ $next }* { $holds } ይዟል፤ እሱም ይማረካል።
   *[other] ከእሱ በፊት ያሉት ጉድጓዶችም ይማረካሉ፦ { $list }።
}
tell-chain-broken = { $more ->
    [0] ከእሱ በፊት ያለው ጉድጓድ *{ $stop }* { $left } ይዟል፤ ስለዚህ ሰንሰለቱ እዚያ ይቆማል።
    [1] ከእሱ በፊት ያለው ጉድጓድ *{ $next }* { $holds } ይዟል፤ እሱም ይማረካል፤ *{ $stop }* ግን { $left } ስለያዘ ሰንሰለቱ እዚያ ይቆማል።
   *[other] ከእሱ በፊት ያሉት ጉድጓዶችም ይማረካሉ፦ { $list }፤ *{ $stop }* ግን { $left } ስለያዘ ሰንሰለቱ እዚያ ይቆማል።
}
tell-chain-row = { $more ->
    [0] ከእሱ በፊት የራሱ የ{ side } ረድፍ አለ፤ ስለዚህ ሰንሰለቱ እዚያ ይቆማል።
    [1] ከእሱ በፊት ያለው ጉድጓድ *{ $next }* { $holds } ይዟል፤ እሱም ይማረካል፤ ከዚያ የራሱ የ{ side } ረድፍ ስለሚመጣ ሰንሰለቱ ይቆማል።
   *[other] ከእሱ በፊት ያሉት ጉድጓዶችም ይማረካሉ፦ { $list }፤ ከዚያ የራሱ የ{ side } ረድፍ ስለሚመጣ ሰንሰለቱ ይቆማል።
}

## የትይዩው ጉድጓድ ምርኮ፣ እና ኡሮች። $opposite የትይዩው ጉድጓድ ፊደል ነው።
tell-opposite = { last-in-empty }፤ ትይዩው *{ $opposite }* ከነ{ $holds } ፍሬው ==ተማረከ==።
tell-opposite-both = { last-in-empty }፤ ይህ ፍሬ ==ተማረከ==፤ { $holds ->
    [1] በትይዩው *{ $opposite }* ያለው ብቸኛ ፍሬም
   *[other] በትይዩው *{ $opposite }* ያሉት { $holds } ፍሬዎችም
} አብረው ተወስደዋል።
tell-uurs = { last-in-empty }፤ ትይዩው *{ $opposite }* 3 ይዞ ነበር፤ ከሦስቱ አንዱ ይሻገራል፤ ሁለቱም ጉድጓዶች የ{ side } ኡሮች ይሆናሉ።

## የጥንዶች ምርኮ። $list ፊደሎቹን ይዟል።
tell-pairs-so-far = { last-in-empty }፤ ትይዩው *{ $opposite }* 2 ስለያዘ የ{ other } ጥንዶች ሁሉ ==ይማረካሉ==፦ እስካሁን { $list }።
tell-pairs-all = { last-in-empty }፤ ትይዩው *{ $opposite }* 2 ይዞ ነበር፦ { $pairs ->
    [1] ይህ የ{ other } ብቸኛ ጥንድ ==ተማረከ==።
   *[other] የ{ other } ጥንዶች ሁሉ ==ተማረኩ==፦ { $list }፤ በድምሩ { $seeds } ፍሬዎች።
}

## መዝራቱ ለምን እንደማይቀጥል እና ለምን ምንም እንደማይማረክ
rest-empty = { last-in-empty }፤ መዝራቱ እዚያ ያበቃል።
rest-empty-own = { last-in-empty }፤ መዝራቱ እዚያ ያበቃል፤ የሚማርከው በ{ other } ረድፍ ቢሆን ብቻ ነበር።
rest-empty-enemy = { last-in-empty }፤ መዝራቱ እዚያ ያበቃል፤ የሚማርከው በራሱ በ{ side } ረድፍ ቢሆን ብቻ ነበር።
rest-own-row = የመጨረሻው ፍሬ { in-pit } ይወድቃል፤ ይህ የራሱ የ{ side } ረድፍ ስለሆነ ምንም አይማረክም።
rest-makes = የመጨረሻው ፍሬ { the-pit }ን *{ $made }* ያደርገዋል፤ የሚማረከው 2 ወይም 4 ቢሆን ብቻ ነበር።
# $owner የኡሩ ባለቤት ነው፦ south ወይም north።
rest-uur = የመጨረሻው ፍሬ { in-pit } ይወድቃል፤ ይህ የ{ $owner ->
    [south] { side-south }
   *[north] { side-north }
} ኡር ነው፤ ፍሬው እዚያው ይቀራል፤ ተራውም ያበቃል።
rest-opposite-empty = { last-in-empty }፤ ነገር ግን ትይዩው *{ $opposite }* ባዶ ስለሆነ ምንም አይማረክም።
rest-not-pair = { last-in-empty }፤ ነገር ግን ትይዩው *{ $opposite }* { $holds ->
    [0] ባዶ ነው
   *[other] የያዘው { $holds } እንጂ 2 አይደለም
}፤ ምንም አይማረክም።
rest-first-move = የመጨረሻው ፍሬ { in-pit } ይወድቃል፤ የጨዋታው የመጀመሪያ እርምጃ ምንም አይማርክም።
rest-no-relay = የመጨረሻው ፍሬ ባዶ ባልነበረው { in-pit } ይወድቃል፤ ከዚያ ሌላ ዙር አይቀጥልም፤ ምንም አይማረክም።

## ኮ
tell-bar = ከ*{ $from }* የተነሳው ብቸኛ ፍሬ ባዶ ወደነበረው የዳር ጉድጓድ *{ $pit }* ተሻግሯል፤ { other } በሚቀጥለው ተራ ሊያነሳው አይችልም።

## ማለፍ
pass-no-seeds = { side } የሚዘራው ፍሬ ስለሌለው ያልፋል።
pass-only-uurs = { side } ፍሬዎቹ ያሉት በማይነሱ ኡሮች ውስጥ ብቻ ስለሆነ ያልፋል።
pass-only-singles = { side } ያለው ሊነሱ የማይችሉ ብቸኛ ፍሬዎች ብቻ ስለሆነ ያልፋል።
pass-only-barred = { side } ሊያነሳ የሚችለው የታገደውን ጉድጓድ ብቻ ስለነበር ያልፋል።
pass-only-endless = { side } ያለው ማብቂያ የሌለው አዘራር ብቻ ስለሆነ ያልፋል።

## መጨረሻው። እዚህ $south እና $north የፍሬ ብዛት ናቸው።
end-no-seeds = { side } የሚዘራው ፍሬ የለውም፤ ጨዋታው አብቅቷል።
end-only-uurs = የ{ side } ፍሬዎች ያሉት በማይነሱ ኡሮች ውስጥ ብቻ ነው፤ ጨዋታው አብቅቷል።
end-only-singles = { side } ያለው ሊነሱ የማይችሉ ብቸኛ ፍሬዎች ብቻ ነው፤ ጨዋታው አብቅቷል።
end-only-barred = { side } ሊያነሳ የሚችለው የታገደውን ጉድጓድ ብቻ ነበር፤ ጨዋታው አብቅቷል።
end-only-endless = { side } ያለው ማብቂያ የሌለው አዘራር ብቻ ነው፤ ጨዋታው አብቅቷል።
end-both = ሁለቱም ተጫዋቾች መጫወት አይችሉም፤ ጨዋታው አብቅቷል።
end-repetition = ከመጨረሻው ምርኮ ወዲህ አንድ አቀማመጥ ለሦስተኛ ጊዜ መጥቷል፤ ጨዋታው አብቅቷል።
end-takes = ከሰሌዳው { side-south } { $south ->
    [0] ምንም አይወስድም
   *[other] { $south } ይወስዳል
}፣ { side-north } { $north ->
    [0] ምንም አይወስድም
   *[other] { $north } ይወስዳል
}።
tell-sweep = { side } ከ*{ $pit }* { seeds-words } ይወስዳል።

## ሙሉው እርምጃ። $from መጀመሪያ የተነሳው ጉድጓድ፣ $pit የመጨረሻው ፍሬ የወደቀበት ነው፤ $effect takes፣
## uurs ወይም nothing ነው፤ $first እና $second ኡሮቹ ናቸው።
move-sows = { side } ከ{ $from } { seeds-words }{ to-side }{ $laps ->
    [1] { "" }
   *[other] { " " }በ{ $laps } ዙሮች
} ይዘራል፤ የመጨረሻው { in-pit } ይወድቃል፤ { $effect ->
    [takes] { $taken } ይማርካል
    [uurs] { $first } እና { $second } ኡሮች ይሆናሉ
   *[nothing] ምንም አይማርክም
}።
move-bars = ጉድጓድ { $pit } ለ{ other } ቀጣይ ተራ ታግዷል።
move-pass = ማለፍ
move-uur = ኡር

## ገና ያልተጫወተ እርምጃ
preview-sows = ጉድጓድ *{ $from }*{ to-side }፦ { seeds-words }{ $laps ->
    [1] { "" }
   *[other] ፣ { $laps } ዙሮች
}፤ መጨረሻው { in-pit }።
# $list ቁጥሮቹን ይዟል፤ ለምሳሌ 4 እና 2።
preview-takes = =={ $list }== ይማርካል።
preview-uurs = *{ $first }* እና *{ $second }* ኡሮች ይሆናሉ።
preview-nothing = ምንም አይማርክም።
preview-ends = ጨዋታው ያበቃል።
# $move ለምሳሌ D ወይም C › ነው።
preview-play = { $move } ይጫወት
