"""What a face needs to draw this game."""
