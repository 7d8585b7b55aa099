### I giochi: chi li gioca, le loro parole, da dove vengono e chi li ha descritti.

about-people-title = Chi lo gioca
about-words-title = Parole
about-history-title = Da dove vengono le regole
about-sources-title = Fonti

## Alemungula
article-alemungula-title = Alemungula
article-alemungula-people = L’Alemungula è giocato dai Wetawit, di lingua berta, nei dintorni di Asosa e Beni Sangul in Etiopia, vicino al confine con il Sudan: soprattutto dai giovani, e dagli adulti nel tempo libero.
article-alemungula-words = Il tavoliere è *tisiya alemungula*, «legno di alemungula». Le sue buche sono *ful alemungula*. Questa pagina prende il nome dal tavoliere.
article-alemungula-history = Il gioco con cinque semi per buca, seminati verso l’esterno, segue un documento italiano. Il gioco a staffetta con quattro semi, seminati in un solo verso, segue due documenti inglesi. Alemungula si gioca in rete su igGameCenter dal 2010.
article-alemungula-sources = R. Pankhurst, *Ethiopia Observer* 14(3), 1971, p. 205.

## Um el Bagara
article-um-el-bagara-title = Um el Bagara
article-um-el-bagara-people = L’Um el Bagara, «il gioco della vacca», detto anche Mangala, è un passatempo del Ramadan nel Kordofan settentrionale, in Sudan.
article-um-el-bagara-words = Catturare si dice «mangiare», e una buca presa è «una vacca».
article-um-el-bagara-history = Si gioca come l’Alemungula, ma un seme solo non si può muovere, e chi non ha mosse passa.
article-um-el-bagara-sources = R. Davies, *Sudan Notes and Records* 8, 1925, pp. 137–152.

## Lamlameta
article-lamlameta-title = Lamlameta
article-lamlameta-people = Il Lamlameta è giocato dagli uomini konso vicino a Olanta, in Etiopia.
article-lamlameta-words = Il nome significa «raggruppato a coppie», da *lama*, due. Il tavoliere è *toma tagéga*, le buche sono *awa*, i semi *tagéga*.
article-lamlameta-history = Il gioco a coppie è quello che Pankhurst descrisse nel 1971, e che musei e libri insegnano.
article-lamlameta-sources = R. Pankhurst, *Ethiopia Observer* 14(3), 1971, pp. 187–188. L. Russ, *The Complete Mancala Games Book*, 2000, pp. 36–37.

## Gli uur
article-uurs-title = Gli uur
article-uurs-people = Gli uur appartengono al Layli Goobalay, un gioco della Somalia.
article-uurs-words = *Uur* in somalo significa «incinta». Una mossa senza successo là si chiama *abar*, «carestia».
article-uurs-history = Il Lamlameta con gli uur di questa pagina segue due documenti inglesi. La regola somala, catturare dalla propria fila, è una delle sue opzioni.
article-uurs-sources = G. Marin, 1931.
