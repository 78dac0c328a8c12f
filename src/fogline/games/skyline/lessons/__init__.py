"""How San Francisco (Knizia) is learnt: eight lessons, each one idea, the last one a short game."""

from typing import Final

from fogline.games.skyline.lessons.first import CARS, COLUMN, CONTRACTS, PLACE
from fogline.games.skyline.lessons.further import BONUS, END, SHORT, SQUARES

LESSONS: Final = (COLUMN, CONTRACTS, PLACE, CARS, SQUARES, BONUS, END, SHORT)
