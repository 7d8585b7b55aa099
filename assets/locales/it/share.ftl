### Portare una partita altrove, e aprirne una. Senza marcature.

share-link = Collegamento
share-what = Il collegamento porta
share-game = A tutta la partita
share-position = A questa posizione
share-language = Si legge
share-language-own = Nella lingua di chi legge
share-copy = Copia
share-copied = È copiato.
share-select = È selezionato: copialo come copi altro testo.
share-record = La partita come testo
share-download = Salva come file
share-open = Aprire una partita
share-open-note = Una partita come testo, o un collegamento. La partita sul tavoliere viene conservata.
share-open-text = Testo o collegamento
share-open-button = Apri
share-open-file = Apri un file
share-file-unread = Il file non si può leggere.
share-kept = Partite conservate
# $moves is the number of moves. $edition is the name of the game.
share-kept-game = { $edition }, { $moves ->
    [1] 1 mossa
   *[other] { $moves } mosse
}
share-take-up = Riprendila

## Avvisi
notice-bad-link = Il collegamento non si può aprire.
notice-bad-link-kept = La partita sul tavoliere è rimasta com’era.
notice-game-kept = Questa partita viene da un collegamento o da un file. Quella che c’era sul tavoliere è conservata.
notice-game-back = Torna a quella
