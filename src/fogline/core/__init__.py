"""What any game is: the contract, chance, events, matches. It knows no game."""
