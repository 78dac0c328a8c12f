"""The rulebook, one chapter a file; turn.py is the table of contents."""
