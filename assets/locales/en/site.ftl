### The page as something that is loaded, kept and renewed. Without markup.

version-ready = A new version is ready.
version-use = Use it now
one-file-get = Download the page as one file.
one-file-note = It plays from a disk or a stick, without a network.
