### ስለ ጨዋታዎቹ፦ ማን እንደሚጫወታቸው፣ ቃሎቻቸው፣ ከየት እንደመጡ እና ማን እንደገለጻቸው።

about-people-title = የሚጫወቱት
about-words-title = ቃላት
about-history-title = ደንቦቹ የመጡበት
about-sources-title = ምንጮች

## አለሙንጉላ
article-alemungula-title = አለሙንጉላ
article-alemungula-people = አለሙንጉላን የሚጫወቱት በኢትዮጵያ ውስጥ በሱዳን ድንበር አጠገብ፣ በአሶሳ እና በቤኒ ሻንጉል አካባቢ የሚኖሩት የበርታ ቋንቋ ተናጋሪዎች ወታዊቶች ናቸው፦ በአብዛኛው ወጣቶች፣ በትርፍ ጊዜያቸው ደግሞ አዋቂዎች።
article-alemungula-words = ሰሌዳው *ቲሲያ አለሙንጉላ* (tisiya alemungula)፣ “የአለሙንጉላ እንጨት” ይባላል። ጉድጓዶቹ *ፉል አለሙንጉላ* (ful alemungula) ናቸው። ይህ ገጽ ስሙን ያገኘው ከሰሌዳው ነው።
article-alemungula-history = በእያንዳንዱ ጉድጓድ አምስት ፍሬዎች ይዞ ወደ ውጭ የሚዘራው ጨዋታ የጣሊያንኛ ሰነድን ይከተላል። በአራት ፍሬዎች በአንድ አቅጣጫ የሚዘራው የቅብብል ጨዋታ ሁለት የእንግሊዝኛ ሰነዶችን ይከተላል። አለሙንጉላ ከ2010 (እ.ኤ.አ.) ጀምሮ በigGameCenter በኢንተርኔት ሲጫወቱት ቆይተዋል።
article-alemungula-sources = R. Pankhurst, *Ethiopia Observer* 14(3), 1971, p. 205.

## ኡም ኤል ባጋራ
article-um-el-bagara-title = ኡም ኤል ባጋራ
article-um-el-bagara-people = ኡም ኤል ባጋራ፣ “የላም ጨዋታ”፣ ማንጋላም ይባላል፤ በሱዳን በሰሜን ኮርዶፋን የረመዳን ወር መዝናኛ ነው።
article-um-el-bagara-words = መማረክ “መብላት” ይባላል፤ የተወሰደ ጉድጓድ ደግሞ “ላም” ይባላል።
article-um-el-bagara-history = አጨዋወቱ እንደ አለሙንጉላ ነው፤ ነገር ግን ብቸኛ ፍሬ ሊነሳ አይችልም፤ እርምጃ የሌለው ተጫዋችም ያልፋል።
article-um-el-bagara-sources = R. Davies, *Sudan Notes and Records* 8, 1925, pp. 137–152.

## ላምላሜታ
article-lamlameta-title = ላምላሜታ
article-lamlameta-people = ላምላሜታን የሚጫወቱት በኢትዮጵያ በኦላንታ አጠገብ የሚኖሩ የኮንሶ ወንዶች ናቸው።
article-lamlameta-words = የስሙ ትርጉም “በጥንድ በጥንድ የተመደበ” ነው፤ የመጣውም *ላማ* (lama)፣ ሁለት፣ ከሚለው ቃል ነው። ሰሌዳው *ቶማ ታጌጋ* (toma tagéga)፣ ጉድጓዶቹ *አዋ* (awa)፣ ፍሬዎቹ *ታጌጋ* (tagéga) ይባላሉ።
article-lamlameta-history = የጥንዶቹ ጨዋታ ፓንክረስት በ1971 (እ.ኤ.አ.) የገለጸው፣ ሙዚየሞች እና መጻሕፍትም የሚያስተምሩት ነው።
article-lamlameta-sources = R. Pankhurst, *Ethiopia Observer* 14(3), 1971, pp. 187–188. L. Russ, *The Complete Mancala Games Book*, 2000, pp. 36–37.

## ኡሮች
article-uurs-title = ኡሮች
article-uurs-people = ኡሮች የላይሊ ጎባላይ (Layli Goobalay)፣ የሶማሊያ ጨዋታ፣ ናቸው።
article-uurs-words = *ኡር* (uur) በሶማሊኛ “ነፍሰ ጡር” ማለት ነው። እዚያ ያልተሳካ እርምጃ *አባር* (abar)፣ “ረሃብ”፣ ይባላል።
article-uurs-history = በዚህ ገጽ ያለው ላምላሜታ በኡር ሁለት የእንግሊዝኛ ሰነዶችን ይከተላል። ከራስ ረድፍ መማረክ የሚለው የሶማሊው ደንብ ከአማራጮቹ አንዱ ነው።
article-uurs-sources = G. Marin, 1931.
