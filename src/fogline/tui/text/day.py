"""What the terminal says of the deal of the day, in English."""

from typing import Final

from fogline.core.text import N_, Sentence

DAY: Final[dict[str, Sentence]] = {
    "day-begin": N_("Deal of {date}. Nothing is taken back."),
    "day-no-undo": N_("In the deal of the day nothing is taken back."),
    "days": N_("The deal of the day"),
    "days-text": N_("One deal for each day, the same for everybody. Nothing is taken back."),
    "day-title": N_("{title}, deal of {date}"),
    "day-others": N_("Others who have played it here: {others}; of them with more points: {better}."),
    "do-compare": N_("Compare with bots and others"),
    "day-mine": N_("In your chair: you {score} points, place {place}"),
    "day-bot": N_("  {name}: {score} points, place {place}"),
}
