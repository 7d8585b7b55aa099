### About the games: who plays them, their words, where they come from and who described them.

about-people-title = Who plays it
about-words-title = Words
about-history-title = Where the rules come from
about-sources-title = Sources

## Alemungula
article-alemungula-title = Alemungula
article-alemungula-people = Alemungula is played by the Wetawit, speakers of Berta, around Asosa and Beni Sangul in Ethiopia, near the border of Sudan: mostly by youngsters, and by adults at leisure.
article-alemungula-words = The board is *tisiya alemungula*, “alemungula wood”. Its pits are *ful alemungula*. This page has its name from the board.
article-alemungula-history = The game with five seeds in each pit, sown outward, follows an Italian document. The relay game with four seeds, sown one way round, follows two English ones. Alemungula has been played online at igGameCenter since 2010.
article-alemungula-sources = R. Pankhurst, *Ethiopia Observer* 14(3), 1971, p. 205.

## Um el Bagara
article-um-el-bagara-title = Um el Bagara
article-um-el-bagara-people = Um el Bagara, “the cow game”, also called Mangala, is a pastime of Ramadan in northern Kordofan, Sudan.
article-um-el-bagara-words = To capture is “to eat”, and a pit taken is “a cow”.
article-um-el-bagara-history = It is played as Alemungula is, but a single seed cannot be moved, and a player without a move passes.
article-um-el-bagara-sources = R. Davies, *Sudan Notes and Records* 8, 1925, pp. 137–152.

## Lamlameta
article-lamlameta-title = Lamlameta
article-lamlameta-people = Lamlameta is played by Konso men near Olanta in Ethiopia.
article-lamlameta-words = The name means “grouped in pairs”, from *lama*, two. The board is *toma tagéga*, the pits are *awa*, the seeds *tagéga*.
article-lamlameta-history = The game with pairs is the one that Pankhurst described in 1971, and that museums and books teach.
article-lamlameta-sources = R. Pankhurst, *Ethiopia Observer* 14(3), 1971, pp. 187–188. L. Russ, *The Complete Mancala Games Book*, 2000, pp. 36–37.

## Uurs
article-uurs-title = Uurs
article-uurs-people = Uurs belong to Layli Goobalay, a game of Somalia.
article-uurs-words = *Uur* is Somali for “pregnant”. A move without success is *abar* there, “famine”.
article-uurs-history = The Lamlameta with uurs on this page follows two English documents. The Somali rule, to capture from one’s own row, is one of its options.
article-uurs-sources = G. Marin, 1931.
