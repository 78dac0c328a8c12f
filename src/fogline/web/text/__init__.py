"""What the page says that is not a game's or a table's, in English; the catalogues say it in other languages."""
