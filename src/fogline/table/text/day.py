"""What is told of the deal of the day, in English."""

from typing import Final

from fogline.core.text import N_, Sentence

SAYS: Final[dict[str, Sentence]] = {
    "share": N_("Fogline, {title}, deal of {date}: {score} points {signs} ({beaten} of {bots} bots beaten)"),
}
