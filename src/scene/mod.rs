//! What a board looks like, as numbers and path strings. No web in it.
