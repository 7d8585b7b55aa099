### በሰሌዳው ዙሪያ ያለው ገጽ። ያለ ምልክት።

## ጠቅላላ
app-name = ቲሲያ
app-title = ቲሲያ፦ አለሙንጉላ፣ ኡም ኤል ባጋራ እና ላምላሜታ
skip-to-board = ወደ ሰሌዳው ይሂዱ

## የገጹ ራስ
header-new = አዲስ ጨዋታ
header-settings = ቅንብሮች
header-keys = ቁልፎች
header-show = ሰሌዳው በትልቁ ይታይ
header-show-leave = ከትልቁ ሰሌዳ ይውጡ

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
settings-speed = ፍጥነት
settings-speed-teach = ለማስተማር
settings-speed-slow = ዝግ ያለ
settings-speed-quick = ፈጣን
settings-speed-off = የለም
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
seat-to-move = ባለተራ
seat-sowing = እየዘራ ነው
seat-capturing = እየማረከ ነው
seat-passing = ያልፋል
seat-won = አሸንፏል
seat-lost = ተሸንፏል
seat-drew = አቻ
turn-to-move = ተራው የ{ side } ነው
notice-decided = { side } ከግማሽ በላይ አለው፤ የጨዋታው ውጤት ታውቋል።

## ሰሌዳው
board-label = ሰሌዳ
board-row = የ{ side } ረድፍ
board-store = የ{ side } ጎተራ፣ { pit-seeds }
direction-title = ጉድጓድ { $pit } ወደ የት ይዘራ?
direction-left = ወደ ግራ ይዘራ
direction-right = ወደ ቀኝ ይዘራ

## ከሰሌዳው በታች
game-undo = ይመለስ
game-redo = ይደገም
game-again = እንደገና ይጫወቱ
game-turn-board = ሰሌዳው ይዙር
playback-label = የእርምጃው ማሳያ
playback-lap-back = አንድ ዙር ወደ ኋላ
playback-seed-back = አንድ ፍሬ ወደ ኋላ
playback-play = ይቀጥል
playback-pause = ለአፍታ ይቁም
playback-seed-forward = አንድ ፍሬ ወደ ፊት
playback-lap-forward = አንድ ዙር ወደ ፊት
playback-scrubber = በእርምጃው ውስጥ ያለው ቦታ
# ከ$seeds ፍሬዎች $seed ወድቀዋል።
playback-scrubber-value = { $seed ->
    [0] ከመጀመሪያው ፍሬ በፊት
   *[other] ፍሬ { $seed } ከ{ $seeds }
}
playback-lap = የዚህ እርምጃ ዙር { $lap }

## እርምጃዎች
moves-title = እርምጃዎች
moves-empty = ገና እርምጃ የለም
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
offer-lesson = ይህ ጨዋታ አዲስዎ ነው? በጥቂት ደቂቃዎች ይማሩት።
offer-decline = አይ፣ አመሰግናለሁ

## የሆነ ነገር ሊነበብ ሳይችል ሲቀር ወይም ሲበላሽ
stored-broken = የተቀመጠው ጨዋታ ሊነበብ አልቻለም።
stored-studied-broken = የተቀመጠው የትምህርት ሂደት ሊነበብ አልቻለም።
stored-kept = አልተሰረዘም፤ ለብቻው ተቀምጧል።
stored-form = ከመስመር { $line }፣ ዓምድ { $column } ጀምሮ የሚጠበቀው ቅርጽ የለውም።
stored-newer = የተጻፈው በዚህ ገጽ አዲስ ቅጂ ነው።
stored-unavailable = ይህ ማሰሻ ለገጹ ምንም አያስቀምጥም፤ ገጹ ሲዘጋ ጨዋታው ይጠፋል።
notice-dismiss = ይወገድ

## ብዙ ጨዋታዎች ያሉት ግጥሚያ
seat-rounds-won = ያሸነፋቸው ጨዋታዎች
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
seat-thinking = እያሰበ ነው
seat-computer = ኮምፒውተር፣ { $level }
game-hint = ፍንጭ
analysis-title = ትንተና
analysis-thinking = ወደ ፊት በማሰብ ላይ …
analysis-computer = ኮምፒውተሩ ስለ እርምጃው እያሰበ ነው።
# $seeds አንድ የአሥርዮሽ ቦታ ያለው ቁጥር ነው።
analysis-exact = ተረጋግጧል፦ { side } በ{ $seeds } ብልጫ ይጨርሳል።
analysis-guess = { side } በ{ $seeds } የሚመራ ይመስላል።
analysis-effort = { $depth } እርምጃዎች ወደ ፊት፣ { $nodes } ሺህ አቀማመጦች

## ገጾች
nav-label = ገጾች
nav-play = መጫወቻ
nav-learn = መማሪያ
nav-count = ቆጠራ
nav-problems = እንቆቅልሾች
nav-rules = ደንቦች
nav-about = ስለ ጨዋታዎቹ
nav-teachers = ለመምህራን
nav-bench = የዚህ መሣሪያ ፍጥነት
# $error ማሰሻው የሚለው ነው።
page-not-fetched = የዚህ ገጽ ጽሑፎች ሊመጡ አልቻሉም ({ $error })። በይነመረብ ሲኖር ገጹን እንደገና ይክፈቱ።
# $address በአድራሻ ቦታው ላይ ያለው ነው።
notice-no-such-page = { $address } የሚባል ገጽ እዚህ የለም።
# $language ቋንቋው ራሱን የሚጠራበት ስም ነው።
notice-not-spoken = የ{ $language } ጽሑፎች ሊመጡ አልቻሉም። በይነመረብ ሲኖር ይመጣሉ።
