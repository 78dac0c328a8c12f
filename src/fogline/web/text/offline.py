"""What is said where the server cannot be reached, and of the page as something that is installed, in English."""

from typing import Final

from fogline.core.text import N_, Sentence

OFFLINE: Final[dict[str, Sentence]] = {
    "title": N_("Fogline is not within reach"),
    "text": N_("There is no connection to the server. What you did is safe there; come back when you are online."),
    "again": N_("Try again"),
}

ABOUT: Final = N_("A table for board games, with people and bots")
