### ጨዋታን ወደ ሌላ ቦታ መውሰድ እና መክፈት። ያለ ምልክት።

share-link = አገናኝ
share-what = አገናኙ የሚያደርሰው
share-game = ወደ ሙሉው ጨዋታ
share-position = ወደዚህ አቀማመጥ
share-language = የሚነበብበት ቋንቋ
share-language-own = የአንባቢው ቋንቋ
share-copy = ይቀዳ
share-copied = ተቀድቷል።
share-select = ተመርጧል፤ ሌላ ጽሑፍ እንደሚቀዳው ይቅዱት።
share-record = ጨዋታው በጽሑፍ
share-download = እንደ ፋይል ይቀመጥ
share-open = ጨዋታ ይከፈት
share-open-note = መዝገብ ወይም የጨዋታ አገናኝ። በሰሌዳው ላይ ያለው ጨዋታ አይጠፋም።
share-open-text = መዝገብ ወይም አገናኝ
share-open-button = ይከፈት
share-open-file = ፋይል ይከፈት
share-file-unread = ፋይሉ ሊነበብ አልቻለም።
share-kept = የተቀመጡ ጨዋታዎች
# $moves የእርምጃዎች ብዛት ነው። $edition የጨዋታው ስም ነው።
share-kept-game = { $edition }፣ { $moves ->
    [one] { $moves } እርምጃ
   *[other] { $moves } እርምጃዎች
}
share-take-up = ይቀጥሉት

## ማሳወቂያዎች
notice-bad-link = አገናኙ ሊከፈት አይችልም።
notice-bad-link-kept = በሰሌዳው ላይ ያለው ጨዋታ እንደነበረ ነው።
notice-game-kept = ይህ ጨዋታ በአገናኝ ወይም በፋይል የመጣ ነው። በሰሌዳው ላይ የነበረው ተቀምጧል።
notice-game-back = ወደዚያ ይመለሱ
