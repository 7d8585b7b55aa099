### የመማሪያ ገጾች። ምልክት፦ *ጎላ ያለ*።

## ለመማር ያለው
learn-lead = መጀመሪያ ትምህርቱ፣ መሞከሪያ ሰሌዳ ይዞ። ከዚያ ቆጠራ፣ ከዚያ እንቆቅልሾች።
learn-lesson = ትምህርት
learn-steps = ከ{ $steps } ደረጃዎች { $done }
learn-streak = { $streak ->
    [0] የመጨረሻውን ፍሬ ማግኘት
   *[other] ምርጥ ተከታታይ { $streak }
}
learn-solved = { $solved ->
    [0] እርምጃውን ማግኘት
    [one] { $solved } ተፈትቷል
   *[other] { $solved } ተፈትተዋል
}
learn-rules = ለማንበብ

## ትምህርቶች
lesson-steps = ደረጃዎች
lesson-step = ደረጃ { $number }፦ { $title }
lesson-step-done = ደረጃ { $number }፣ የተጠናቀቀ፦ { $title }
lesson-watch = ይመልከቱ
lesson-watch-again = እንደገና ይመልከቱ
lesson-your-turn = ተራው የእርስዎ ነው
lesson-try-again = እንደገና ይሞክሩ
lesson-next = ቀጣይ

## ቆጠራ
count-text = መዝራቱን በሐሳብዎ ይከተሉ፤ ከዚያ የመጨረሻው ፍሬ የሚወድቅበትን ጉድጓድ ይምረጡ።
count-grade = እርከን
# $move እንደሚጻፈው ያለ እርምጃ ነው።
count-question = { side } *{ $move }*ን ይዘራል። የመጨረሻው ፍሬ የት ይወድቃል? ያንን ጉድጓድ ይምረጡ።
count-seeds-question = ስንት ፍሬዎችስ ይማርካል?
count-seeds = የተማረኩ ፍሬዎች
count-check = ይረጋገጥ
# $time ለምሳሌ “4.2 ሰ”።
count-right = *ትክክል*፣ በ{ $time }።
# $seeds የፍሬ ብዛት ነው።
count-wrong = *አልተሳካም፦* የእርስዎ መልስ { $pit } እና { pit-seeds-captured } ነበር።
pit-seeds-captured = { $seeds ->
    [0] ያለ ምርኮ
    [one] { $seeds } ፍሬ
   *[other] { $seeds } ፍሬዎች
}
count-streak = በተከታታይ ትክክል
count-best = ትልቁ ተከታታይ
count-fastest = በዚህ እርከን ፈጣኑ
# ጊዜ በሴኮንዶች፦ 4.2።
count-seconds = { $seconds } ሰ

## እንቆቅልሾች
problem-number = እንቆቅልሽ { $number } ከ{ $count }
# $kind የአንድ ዓይነት ስም ነው።
problem-about = { $kind }፣ እርከን { $grade }
problem-is-solved = ተፈትቷል
problem-show = መፍትሔው ይታይ
problem-next = ቀጣይ እንቆቅልሽ
problem-previous = ቀዳሚ
problem-following = ቀጣይ
problem-any = ያልተፈታ ማንኛውም
problem-choose = በእርከን እና በዓይነት ይምረጡ
problem-all = ሁሉም
problem-grade = እርከን
problem-kind = የሚፈለገው
