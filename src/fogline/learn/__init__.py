"""Learning a game: lessons that are played, and deals that are the same for everybody."""
