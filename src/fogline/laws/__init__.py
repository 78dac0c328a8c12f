"""The laws that every game keeps, ours or another package's: ``pytest --fogline GAME`` tries them.

Each chapter is a module of tests; ``CHAPTERS`` lists them. A law asks what is right, never how large a game is. Its
first line says what it demands, the rest of its docstring what to look at when a game does not keep it: pytest shows
both where a law fails. Playing needs none of this, and pytest only who tries it (the extra ``laws``).
"""

from typing import Final

CHAPTERS: Final = (
    "play",
    "fog",
    "sharing",
    "record",
    "quiet",
    "ends",
    "edits",
    "scenario",
    "text",
    "doors",
    "rulebook",
    "minds",
    "nets",
    "lessons",
    "puzzles",
    "days",
    "analysis",
)
"""In the order in which an author meets them."""
