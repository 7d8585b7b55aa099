### ትንተና በቃላት፦ ምክር፣ የጨዋታ ግምገማ፣ ከጨዋታው ጎን ያሉ መስመሮች። ያለ ምልክት።

## ከጨዋታው ጎን ያሉ የጨዋታ መስመሮች
aside-leave = ወደ ጨዋታው ይመለሱ
analysis-line = የሁለቱም ወገኖች ምርጥ እርምጃዎች፤ እስከ አንዱ ድረስ ያሉትን ለማየት ይምረጡት

## የጨዋታው ግምገማ
review-title = የጨዋታው ግምገማ
review-ask = ጨዋታው ይገምገም
# ከ$all አቀማመጦች $done ታይተዋል።
review-progress = ጨዋታውን በመመልከት ላይ፦ { $done } ከ{ $all }
# $turns ሁለት ወይም ከዚያ በላይ ፍሬዎች ያስከፈሉ እርምጃዎች ብዛት ነው።
review-about = { $turns ->
    [0] ሁለት ወይም ከዚያ በላይ ፍሬዎች ያስከፈለ እርምጃ የለም።
    [one] አንድ እርምጃ ጨዋታውን ለውጦታል።
   *[other] { $turns } እርምጃዎች ጨዋታውን ለውጠውታል።
}
review-graph = ከእያንዳንዱ እርምጃ በኋላ የጨዋታው ሁኔታ። ከመሃሉ በላይ ደቡብ ይመራል፤ ከመሃሉ በታች ሰሜን።
# $number የእርምጃው ቁጥር፣ $move እርምጃው፣ $seeds ያስከፈለው ነው።
review-turn = { $number }. { $move } { $side ->
    [south] ደቡብን
   *[north] ሰሜንን
} { $seeds ->
    [one] አንድ ፍሬ አስከፍሏል
   *[other] { $seeds } ፍሬዎች አስከፍሏል
}
# $move የተሻለው እርምጃ ነው።
review-better = በምትኩ { $move } ይታይ

## እርምጃው ለምን ጥሩ ነው
advice-only = ያለው እርምጃ ይህ ብቻ ነው።
# $side south ወይም north፣ $seeds በመጨረሻው ያለው ልዩነት ነው።
advice-wins = ተረጋግጧል፦ በ{ $seeds } ያሸንፋል።
advice-loses-least = ሁሉም እርምጃዎች ወደ ሽንፈት ያመራሉ፤ በዚህ ግን ልዩነቱ { $seeds } ብቻ ነው።
advice-holds = ተረጋግጧል፦ ሚዛኑን ይጠብቃል።
advice-near = ሌሎቹም ከሞላ ጎደል እኩል ጥሩ ናቸው።
advice-best = ሌላ የሚቀርበው እርምጃ የለም።
# $other ተጋጣሚው፣ $seeds ከእሱ በኋላ ወዲያው ሊማርክ የሚችለው፣ $least ከሌላ እርምጃ በኋላ ቢያንስ የሚማርከው ነው።
advice-guards = { $seeds ->
    [0] ከእሱ በኋላ { $other ->
        [south] ደቡብ
       *[north] ሰሜን
    } ወዲያው ምንም ሊማርክ አይችልም፤ ከሌላ ከማንኛውም እርምጃ በኋላ ግን { $least } ወይም ከዚያ በላይ ይማርካል።
   *[other] ከእሱ በኋላ { $other ->
        [south] ደቡብ
       *[north] ሰሜን
    } ወዲያው { $seeds } ሊማርክ ይችላል፤ ከሌላ ከማንኛውም እርምጃ በኋላ ግን { $least } ወይም ከዚያ በላይ ይማርካል።
}
# $move $seeds ይማርካል፤ የ$other ምርጥ መልስ $answer ይማርካል።
advice-does = { $move }፦ { $seeds ->
    [0] ምንም አይማርክም
   *[other] { $seeds } ይማርካል
}፤ ከዚያ { $other ->
    [south] ደቡብ
   *[north] ሰሜን
} ወዲያው { $answer ->
    [0] ምንም ሊማርክ አይችልም
   *[other] { $answer } ሊማርክ ይችላል
}።
