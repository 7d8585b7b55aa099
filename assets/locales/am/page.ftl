### በሰሌዳው ዙሪያ ያለው ገጽ። ያለ ምልክት።

## አዲስ ጨዋታ
new-edition = ጨዋታ
# $pits በአንድ ረድፍ ያሉ ጉድጓዶች ብዛት ነው።
new-board-size = 2 × { $pits }
new-first = ጀማሪ
new-first-lot = በዕጣ
new-options = ደንቦች እና አማራጮች
new-sources-differ = ምንጮቹ እዚህ ላይ ይለያያሉ። የተለመደው መልስ መጀመሪያ ላይ ነው።
new-start = ይጀመር
new-leaves-game = አሁን በሰሌዳው ላይ ያለው ጨዋታ ይቋረጣል።

## ቅንብሮች
settings-language = ቋንቋ
# $file ትርጉሙ የሚታረምበት ቦታ ነው።
language-unreviewed = ይህ ትርጉም አማርኛ አፍ መፍቻው በሆነ ሰው ገና አልታየም። የሚታረመው እዚህ ነው፦ { $file }
settings-theme = ቀለሞች
settings-theme-system = እንደ መሣሪያው
settings-theme-light = ብሩህ
settings-theme-dark = ጨለማ
settings-theme-contrast = የጎላ ንፅፅር
settings-turned = ከታች የሚሆነው
settings-turned-south = ደቡብ
settings-turned-north = ሰሜን
settings-turned-mover = ባለተራው
settings-tap = ጉድጓድ ሲነካ
settings-tap-preview = እርምጃው ይታያል፤ ዳግም ሲነካ ይጫወታል
settings-tap-play = እርምጃው ይጫወታል
settings-timber = ሰሌዳ
settings-timber-theme = እንደ ቀለሞቹ
settings-timber-light = ነጣ ያለ
settings-timber-dark = ጠቆር ያለ
settings-timber-clay = ሸክላ
settings-beans = ፍሬዎች
settings-beans-beans = ባቄላ
settings-beans-pebbles = ጠጠር
settings-beans-beads = ዶቃ
settings-sound = ድምፅ
settings-sound-on = አለ
settings-sound-off = የለም
settings-close = ይዘጋ

## መቀመጫዎች እና ተራ
turn-to-move = ተራው የ{ side } ነው
notice-decided = { side } ከግማሽ በላይ አለው፤ የጨዋታው ውጤት ታውቋል።

## ሰሌዳው
board-row = የ{ side } ረድፍ
board-store = የ{ side } ጎተራ፣ { pit-seeds }
direction-title = ጉድጓድ { $pit } ወደ የት ይዘራ?

## ከሰሌዳው በታች
game-again = እንደገና ይጫወቱ
# ከ$seeds ፍሬዎች $seed ወድቀዋል።
playback-scrubber-value = { $seed ->
    [0] ከመጀመሪያው ፍሬ በፊት
   *[other] ፍሬ { $seed } ከ{ $seeds }
}
playback-lap = የዚህ እርምጃ ዙር { $lap }

## እርምጃዎች
moves-title = እርምጃዎች
moves-empty-hint = { side } ይጀምራል። ከቁጥሩ አጠገብ የአቅጣጫ ምልክት ያለበትን ጉድጓድ ይምረጡ።
outcome-title = ጨዋታው አብቅቷል

## ቁልፎች። የቁልፎቹ ስሞች፣ ከዚያ የሚያደርጉት።
keys-arrows = በጉድጓዶች መካከል መንቀሳቀስ
keys-letters = ፊደሉ የተጻፈበትን ጉድጓድ መጫወት
keys-enter = ጉድጓዱን መጫወት
keys-direction = የመሃሉን ጉድጓድ አቅጣጫ መምረጥ
keys-undo = የመጨረሻውን እርምጃ መመለስ
keys-redo = የተመለሰውን መድገም
keys-new = አዲስ ጨዋታ
keys-escape = እንቅስቃሴውን መጨረስ፣ ወይም የተከፈተውን መዝጋት
keys-step = አንድ ፍሬ ወደ ኋላ ወይም ወደ ፊት
keys-lap = አንድ ዙር ወደ ኋላ ወይም ወደ ፊት
keys-pause = ማቆም ወይም መቀጠል
keys-show = ሰሌዳውን በትልቁ ማሳየት
keys-turn = ሰሌዳውን ማዞር
keys-why = ለምን እንዲህ ሆነ?
keys-help = ይህ ዝርዝር

## ለምን፣ እና ከየት መጀመር
why-ask = ለምን?

## የሆነ ነገር ሊነበብ ሳይችል ሲቀር ወይም ሲበላሽ
stored-broken = የተቀመጠው ጨዋታ ሊነበብ አልቻለም።
stored-studied-broken = የተቀመጠው የትምህርት ሂደት ሊነበብ አልቻለም።
stored-kept = አልተሰረዘም፤ ለብቻው ተቀምጧል።
stored-form = ከመስመር { $line }፣ ዓምድ { $column } ጀምሮ የሚጠበቀው ቅርጽ የለውም።
stored-newer = የተጻፈው በዚህ ገጽ አዲስ ቅጂ ነው።
stored-unavailable = ይህ ማሰሻ ለገጹ ምንም አያስቀምጥም፤ ገጹ ሲዘጋ ጨዋታው ይጠፋል።
notice-dismiss = ይወገድ

## ብዙ ጨዋታዎች ያሉት ግጥሚያ
new-rounds = የግጥሚያው ጨዋታዎች
new-rounds-one = አንድ ጨዋታ
game-next-round = ቀጣይ ጨዋታ
match-standing = ያሸነፏቸው ጨዋታዎች፦ { side-south } { $south }፣ { side-north } { $north }።

## ኮምፒውተሩ
new-against = ተጋጣሚ
new-against-each-other = ሁለት ሰዎች
new-against-computer = ኮምፒውተር
new-level = ደረጃ
new-your-side = የእርስዎ ወገን
level-sprout = ቡቃያ
level-learner = ተማሪ
level-neighbour = ጎረቤት
level-elder = አንጋፋ
level-master = ሊቅ
seat-computer = ኮምፒውተር፣ { $level }
analysis-thinking = ወደ ፊት በማሰብ ላይ …
analysis-computer = ኮምፒውተሩ ስለ እርምጃው እያሰበ ነው።
# $seeds አንድ የአሥርዮሽ ቦታ ያለው ቁጥር ነው።
analysis-exact = ተረጋግጧል፦ { side } በ{ $seeds } ብልጫ ይጨርሳል።
analysis-guess = { side } በ{ $seeds } የሚመራ ይመስላል።
analysis-effort = { $depth } እርምጃዎች ወደ ፊት፣ { $nodes } ሺህ አቀማመጦች

## ገጾች
# $error ማሰሻው የሚለው ነው።
page-not-fetched = የዚህ ገጽ ጽሑፎች ሊመጡ አልቻሉም ({ $error })። በይነመረብ ሲኖር ገጹን እንደገና ይክፈቱ።
# $address በአድራሻ ቦታው ላይ ያለው ነው።
notice-no-such-page = { $address } የሚባል ገጽ እዚህ የለም።
# $language ቋንቋው ራሱን የሚጠራበት ስም ነው።
notice-not-spoken = የ{ $language } ጽሑፎች ሊመጡ አልቻሉም። በይነመረብ ሲኖር ይመጣሉ።
