"""How San Francisco (Wetter and Löpmann) is learnt: eight lessons, each one idea, the last one a short game."""

from typing import Final

from fogline.games.investors.lessons.first import CHECKS, CHIPS, INFLUENCE, MAJORITY
from fogline.games.investors.lessons.further import DENY, END, SHORT, TWICE

LESSONS: Final = (MAJORITY, INFLUENCE, CHECKS, CHIPS, TWICE, DENY, END, SHORT)
