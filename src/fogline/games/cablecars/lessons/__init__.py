"""How Ticket to Ride: San Francisco is learnt: eight lessons, each one idea, the last one a short game."""

from typing import Final

from fogline.games.cablecars.lessons.first import DRAW, FERRIES, JOIN, LONG
from fogline.games.cablecars.lessons.further import LAST, MORE, SHORT, SOUVENIRS

LESSONS: Final = (JOIN, DRAW, LONG, FERRIES, SOUVENIRS, MORE, LAST, SHORT)
