"""How 1906 San Francisco is learnt: eight lessons, each one idea, the last one a short game."""

from typing import Final

from fogline.games.rebuild.lessons.first import BUILD, CLEAR, ORDER, PERMIT
from fogline.games.rebuild.lessons.further import END, SHORT, SIGN, YEAR

LESSONS: Final = (BUILD, ORDER, PERMIT, CLEAR, SIGN, YEAR, END, SHORT)
