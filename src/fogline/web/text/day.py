"""What the page says of the deal of the day, in English."""

from typing import Final

from fogline.core.text import N_, Plural, Sentence

DAY: Final[dict[str, Sentence]] = {
    "day": N_("Deal of the day"),
    "day-long": N_("Deal of the day of {game}"),
    "day-of": N_("Deal of the day: {game}"),
    "day-intro": N_(
        "One deal for each day, the same for everybody: the same cards, the same bots. Nothing is taken back once it "
        "is confirmed, and your first game counts. Afterwards you see how bots did in your chair, and how others did."
    ),
    "day-play": N_("Play today's deal"),
    "day-again": N_("Play it again"),
    "day-past": N_("Earlier days"),
    "day-open": N_("not played yet"),
    "day-mine": N_("{points} points, place {place}"),
    "day-solo": N_("Alone"),
    "day-seats": Plural("{n} player", "{n} players", "n"),
    "day-result": N_("You: {points} points, place {place}"),
    "day-who": N_("In your chair"),
    "day-points": N_("Points"),
    "day-place": N_("Place"),
    "day-you": N_("You"),
    "day-others-none": N_("Nobody else has played this deal here yet."),
    "day-others": N_("Others who have played it here: {others}; of them with more points: {better}."),
    "day-share": N_("To share"),
    "day-copy": N_("Copy"),
    "day-copied": N_("Copied."),
    "day-all": N_("All days"),
}
"""For the lobby and the page of a game's deals."""

COMPARE: Final[dict[str, Sentence]] = {
    "day-compare": N_("Compare with bots and others"),
}
"""At the end of a table."""
