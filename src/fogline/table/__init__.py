"""People around a match: who sits where, what they may see, what is kept. It names no game."""
