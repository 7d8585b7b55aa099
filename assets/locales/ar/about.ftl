### عن الألعاب: من يلعبها، وكلماتها، ومن أين جاءت، ومن وصفها.
### علامتا \u2066 و\u2069 تُبقيان المصادر اللاتينية على ترتيبها.

about-people-title = من يلعبها
about-words-title = الكلمات
about-history-title = من أين القواعد
about-sources-title = المصادر

## أليمونغولا
article-alemungula-title = أليمونغولا
article-alemungula-people = يلعب أليمونغولا الوطاويط الناطقون بلغة البرتا، حول أسوسا وبني شنقول في إثيوبيا قرب حدود السودان: أكثرهم من الصغار، ويلعبها الكبار في أوقات الفراغ.
article-alemungula-words = اسم اللوح *tisiya alemungula*، أي «خشب أليمونغولا»، واسم حفره *ful alemungula*. ومن اللوح أخذت هذه الصفحة اسمها.
article-alemungula-history = اللعبة بخمس بذور في كل حفرة، تُزرع نحو الخارج، تتبع وثيقة إيطالية. ولعبة التتابع بأربع بذور، تُزرع في اتجاه واحد، تتبع وثيقتين إنجليزيتين. وأليمونغولا تُلعب على الشبكة في موقع igGameCenter منذ 2010.
article-alemungula-sources = { "\u2066" }R. Pankhurst, *Ethiopia Observer* 14(3), 1971, p. 205.{ "\u2069" }

## أم البقرة
article-um-el-bagara-title = أم البقرة
article-um-el-bagara-people = أم البقرة، وتُسمّى المنقلة أيضًا، لعبة يُقضى بها وقت رمضان في شمال كردفان بالسودان.
article-um-el-bagara-words = الأسر فيها «أكل»، والحفرة المأخوذة «بقرة».
article-um-el-bagara-history = تُلعب كما تُلعب أليمونغولا، لكن البذرة المفردة لا تُنقل، ومن لا نقلة له يمرّر الدور.
article-um-el-bagara-sources = { "\u2066" }R. Davies, *Sudan Notes and Records* 8, 1925, pp. 137–152.{ "\u2069" }

## لاملاميتا
article-lamlameta-title = لاملاميتا
article-lamlameta-people = يلعب لاملاميتا رجال الكونسو قرب أولانتا في إثيوبيا.
article-lamlameta-words = معنى الاسم «مجموعة أزواجًا»، من *lama* أي اثنان. واللوح *toma tagéga*، والحفر *awa*، والبذور *tagéga*.
article-lamlameta-history = اللعبة بالأزواج هي التي وصفها بانكهرست سنة 1971، وهي التي تعلّمها المتاحف والكتب.
article-lamlameta-sources = { "\u2066" }R. Pankhurst, *Ethiopia Observer* 14(3), 1971, pp. 187–188. L. Russ, *The Complete Mancala Games Book*, 2000, pp. 36–37.{ "\u2069" }

## الأُور
article-uurs-title = الأُور
article-uurs-people = الأُور من لايلي غوبالاي، وهي لعبة من الصومال.
article-uurs-words = كلمة *uur* الصومالية معناها «حامل». والنقلة التي لا تنجح تُسمّى هناك *abar*، أي «مجاعة».
article-uurs-history = لاملاميتا بالأُور في هذه الصفحة تتبع وثيقتين إنجليزيتين. والقاعدة الصومالية، أي الأسر من صف اللاعب نفسه، خيار من خياراتها.
article-uurs-sources = { "\u2066" }G. Marin, 1931.{ "\u2069" }
