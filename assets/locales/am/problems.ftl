### እንቆቅልሾች፦ የሚፈለገው፣ እና ሙከራው የደረሰበት። $side ባለተራው፣ $other ተጋጣሚው ነው።
### እርምጃዎች በእርምጃዎች ዝርዝር እንደሚጠሩት ናቸው፦ D ወይም C ›፤ $other ማለፍ ብቻ ሲችል $answer pass ነው።

problem-most = ትልቁ ምርኮ
problem-uurs = ኡሮች
problem-win = ማሸነፍ
problem-hold = መቋቋም
problem-ko = ኮ

problem-most-task = ተራው የ{ side } ነው፤ ብዙ የሚማርከው እርምጃ የትኛው ነው?
problem-uurs-task = ተራው የ{ side } ነው፤ ኡር የሚፈጥረው እርምጃ የትኛው ነው?
problem-win-task = ተራው የ{ side } ነው፤ { $moves ->
    [1] በዚህ እርምጃ ያሸንፉ።
   *[other] { other } ምንም ቢመልስ በ{ $moves } እርምጃዎች ያሸንፉ።
}
problem-win-means = ማሸነፍ ማለት ከፍሬዎቹ ሁሉ ከግማሽ በላይ መያዝ፣ ወይም ጨዋታው ሲያበቃ ከተጋጣሚው የበለጠ መያዝ ነው።
problem-hold-task = ተራው የ{ side } ነው፤ ከአንዱ በቀር ከእርምጃዎቹ ሁሉ በኋላ { other } በምርጥ ጨዋታ ያሸንፋል። ያንን አንዱን ያግኙ።
problem-ko-task = ተራው የ{ side } ነው፤ ኮ ጉድጓድ *{ $pit }*ን አግዷል፤ ከአንዱ በቀር ከሌሎቹ እርምጃዎች ሁሉ በኋላ { other } በምርጥ ጨዋታ ያሸንፋል። ያንን አንዱን ያግኙ።

problem-solved = ተፈትቷል።
problem-solved-answer = ተፈትቷል፤ { other } { $answer ->
    [pass] ማለፍ ብቻ ይችላል
   *[other] ሊመልስ የሚችለው { $answer } ብቻ ነው
}።
problem-go-on = ትክክል። { other } { $answer ->
    [pass] ያልፋል
   *[other] በ{ $answer } ይመልሳል
}፤ አሁን ይቀጥሉ፦ { $moves ->
    [1] አንድ ተጨማሪ እርምጃ ያሸንፋል።
   *[other] { $moves } ተጨማሪ እርምጃዎች ያሸንፋሉ።
}
problem-refuted-most = ይህ { $seeds ->
    [0] ምንም አይማርክም
   *[other] { $seeds } ይማርካል
}፤ ሌላ እርምጃ የበለጠ ይማርካል።
problem-refuted-uurs = ይህ ኡር አይፈጥርም።
problem-refuted-win = { $answer ->
    [pass] { other } ያልፋል፤ ከዚያ በኋላ በተባሉት እርምጃዎች ማሸነፍ አይቻልም።
   *[other] { $answer } ከሚለው መልስ በኋላ በተባሉት እርምጃዎች ማሸነፍ አይቻልም።
}
problem-refuted-win-now = ይህ ወዲያው አያሸንፍም።
problem-refuted-win-over = በዚህ ጨዋታው ያለ ድል ያበቃል።
problem-refuted-hold = { other } { $answer ->
    [pass] አልፎ
   *[other] በ{ $answer } መልሶ
} በምርጥ ጨዋታ ያሸንፋል።
problem-refuted-hold-over = በዚህ ጨዋታው ያበቃል፤ { other } ያሸንፋል።
