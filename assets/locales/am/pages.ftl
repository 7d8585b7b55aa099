### የደንቦቹ ገጽ፣ ስለ ጨዋታዎቹ ያለው ገጽ እና የመምህራኑ ገጽ፦ በጽሑፎቻቸው ዙሪያ ያለው። ያለ ምልክት።

## የሰሌዳ ሥዕሎች
figure-before = ከእርምጃው በፊት
figure-after = ከእርምጃው በኋላ
# $south እና $north ከእያንዳንዱ ተጫዋች ግራ የሚጀምሩ የፍሬ ብዛቶች ናቸው።
figure-board = { $when }። የደቡብ ጉድጓዶች፦ { $south }። የሰሜን ጉድጓዶች፦ { $north }። ምርኮ፦ ደቡብ { $south-store }፣ ሰሜን { $north-store }።
# $pits በአንድ ረድፍ ያሉ ጉድጓዶች ብዛት ነው።
figure-sheet = { $pits } ጉድጓዶች ያሏቸው ሁለት ረድፎች ያሉት ባዶ ሰሌዳ

## ደንቦቹ
book-contents = ማውጫ
book-seat = ምሳሌዎቹን የሚጫወተው
book-print = እነዚህ ደንቦች ይታተሙ
book-on-board = በሰሌዳው ላይ ይታይ
# $option ምንጮቹ የማይስማሙበት፣ ወይም ሊመረጥ የሚችል ነው።
book-differ = ምንጮቹ ይለያያሉ፦ { $option }
book-choice = ምርጫ፦ { $option }
book-chosen = ገጹ አሁን የሚከተለው፦
book-option = { $option }፦ { $value }
book-start = በእነዚህ ደንቦች ጨዋታ ይጀመር
book-usual = ወደ ተለመዱት ደንቦች ይመለሱ
# $rule ለምሳሌ A5 ያለ ቁጥር ነው።
book-no-rule = በዚህ ጨዋታ ደንብ { $rule } የለም።

## ስለ ጨዋታዎቹ
about-lead = እነዚህን ጨዋታዎች ማን የት እንደሚጫወታቸው፣ ቃሎቻቸው ምን ማለት እንደሆኑ፣ እና ማን እንደገለጻቸው።
map-title = ጨዋታዎቹ የሚዘወተሩባቸው ቦታዎች
map-words = ንድፍ። ሰሜን ኮርዶፋን በሱዳን፣ ከናይል በስተምዕራብ ይገኛል። አሶሳ እና ቤኒ ሻንጉል በኢትዮጵያ፣ ዓባይ በሚያቋርጠው የሱዳን ድንበር አጠገብ ይገኛሉ። ኮንሶ በደቡብ ኢትዮጵያ ይገኛል። ሶማሊያ በስተምሥራቅ ትገኛለች።
map-note = ንድፍ፦ የትኛው ቦታ ከየትኛው በየት በኩል እንደሆነ እንጂ ትክክለኛ ቦታውን አያሳይም።
map-sudan = ሱዳን
map-ethiopia = ኢትዮጵያ
map-somalia = ሶማሊያ
map-nile = ናይል
map-blue-nile = ዓባይ
map-kordofan = ሰሜን ኮርዶፋን
map-asosa = አሶሳ፣ ቤኒ ሻንጉል
map-konso = ኮንሶ
map-south-somalia = ሶማሊያ
map-layli-goobalay = ላይሊ ጎባላይ

## ለመምህራን
teachers-lead = ጨዋታን ለክፍል ለማሳየት፣ ያለ ስክሪን ለመጫወት፣ እና ሰሌዳን በራስዎ ገጽ ላይ ለማስቀመጥ።
teachers-show-title = በትልቁ ስክሪን
teachers-show =
    ትልቁ ሰሌዳ ስክሪኑን ይሞላል፤ ከሰሌዳው፣ ከቃላቱ እና ከእርምጃው ማሳያ በቀር ሌላውን ሁሉ ይተዋል። የS ቁልፍ ይከፍተዋል፣ ይዘጋዋልም።
    በ“ለማስተማር” ፍጥነት አንድ ፍሬ አንድ ሴኮንድ ይወስዳል፤ አብሮ ለመቁጠር የሚበቃ ዝግታ ነው። የክፍተት ቁልፉ በአንድ ፍሬ ወደ ፊት ይሄዳል፤ Backspace ወደ ኋላ፤ Page Up እና Page Down በዙር ይሄዳሉ፤ P ለአፍታ ያቆማል። ስለዚህ ክፍሉን የመጨረሻው ፍሬ የት እንደሚወድቅ መጠየቅ ይቻላል።
    T ሰሌዳውን ወደ ሌላው ወገን ያዞራል። ምንም ወደ ሌላ ቦታ አይላክም፤ ሁሉም በገጹ ውስጥ ይሆናል።
teachers-print-title = በወረቀት ላይ
teachers-print =
    እነዚህ ሰሌዳዎች ለA4 ወረቀት በመስመር የተሳሉ ናቸው። በባቄላ፣ በጠጠር ወይም በአዝራር ሊጫወቱባቸው ይችላሉ።
# $pits በአንድ ረድፍ ያሉ ጉድጓዶች ብዛት ነው።
teachers-print-board = የ2 × { $pits } ሰሌዳ ይታተም
teachers-print-rules = ደንቦቹም ከምሳሌዎቻቸው ጋር በደንብ ይታተማሉ፦
teachers-embed-title = በራስዎ ገጽ ውስጥ
teachers-embed =
    አሁን በሰሌዳው ላይ ያለው ጨዋታ፣ ወይም ትምህርቱ፣ በራስዎ ገጽ ላይ ሊቆም ይችላል። ከታች ያሉትን መስመሮች HTML በሚቀበልበት ቦታ ይቅዱ። ሰሌዳው ከ300 × 200 ጀምሮ በማንኛውም ክፈፍ ይገባል፤ ምንም አያስቀምጥም፤ በዙሪያው ያለውን ገጽም አይነካም።
    ገጽዎ ክፈፎችን በsandbox ውስጥ የሚያስቀምጥ ከሆነ ስክሪፕቶችን (allow-scripts) መፍቀድ አለበት፤ የሰሌዳው ሰርቨርም GitHub Pages እንደሚያደርገው ፋይሎቹን በAccess-Control-Allow-Origin ለሁሉም ገጾች መክፈት አለበት። የ2026 (እ.ኤ.አ.) ጸደይ Safari allow-same-originንም ይፈልጋል።
teachers-what = ክፈፉ የሚያሳየው
teachers-lesson = የዚህ ጨዋታ ትምህርት
teachers-controls = ከሰሌዳው ጋር
teachers-controls-none = ምንም
teachers-controls-bar = የእርምጃው ማሳያ
teachers-controls-full = ቦታ የሚበቃው ሁሉ
teachers-size = መጠን
teachers-snippet = ለገጽዎ የሚሆኑ መስመሮች
teachers-sample = ክፈፉ የሚያሳየው
