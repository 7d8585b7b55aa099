### The page as something that is loaded, kept and renewed. Without markup.

version-ready = È pronta una nuova versione.
version-use = Usala ora
one-file-get = Scarica la pagina in un solo file.
one-file-note = Funziona da un disco o da una chiavetta, senza rete.
