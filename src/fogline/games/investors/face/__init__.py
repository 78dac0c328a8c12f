"""What a browser and a terminal need to draw this game."""
