"""The rulebook, one chapter a file; turn.py is its table of contents."""
