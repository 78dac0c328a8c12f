"""Learning a game: lessons and puzzles that are played, what a game that is over teaches, deals for everybody."""
