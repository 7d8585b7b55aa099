### How fast the engine is in this browser. Without markup.
bench-about = Partite casuali secondo le regole, nella loro forma veloce, posizioni esaminate dall'inizio di una partita e tavole esatte: ogni cifra in milioni al secondo, misurata nel worker. lab bench misura lo stesso senza browser.
bench-rules = Mosse, secondo le regole
bench-swift = Mosse, forma veloce
bench-search = Posizioni
bench-tables = Tavole
bench-measure = Misura
bench-running = Misuro …
