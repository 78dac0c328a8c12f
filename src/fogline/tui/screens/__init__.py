"""The screens of the full-screen game."""
