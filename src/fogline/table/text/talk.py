"""What can be said with one press: everybody reads it in their own language."""

from typing import Final

from fogline.core.text import N_, Sentence

PHRASES: Final[dict[str, Sentence]] = {
    "hello": N_("Hello!"),
    "good-luck": N_("Good luck!"),
    "well-played": N_("Well played!"),
    "thanks": N_("Thank you!"),
    "one-moment": N_("One moment, please."),
    "your-turn": N_("It is your turn!"),
    "stop-here": N_("Shall we stop here?"),
    "again": N_("Shall we play again?"),
}

REACTIONS: Final[dict[str, Sentence]] = {
    "bravo": N_("Bravo!"),
    "ha": N_("Ha!"),
    "oh": N_("Oh!"),
    "ouch": N_("Ouch!"),
    "hm": N_("Hm…"),
}
"""What can be said to a turn."""
