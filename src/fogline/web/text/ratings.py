"""What the page says about ratings, in English."""

from typing import Final

from fogline.core.text import N_, Sentence

RATINGS: Final[dict[str, Sentence]] = {
    "ratings": N_("Ratings"),
    "ratings-help": N_(
        "People and bots of this server on one scale, game by game. A newcomer has 1500. Where somebody surely stands "
        "counts: the less is known of them, the more is taken off, so the list is not in the order of the numbers."
    ),
    "ratings-which": N_("Only tables that were made to count do: no bot's advice, nothing taken back freely."),
    "ratings-none": N_("No table of this game has counted yet: make one, and choose that it counts."),
    "rating-who": N_("Who"),
    "rating-bot": N_("bot"),
    "rating-you": N_("you"),
    "rating-number": N_("Rating"),
    "rating-give": N_("give or take {n}"),
    "rating-hide": N_("Others do not see me in this list"),
    "rating-mine": N_("Your rating: {rating}, give or take {give}"),
    "counts": N_("It counts for the ratings"),
    "counts-help": N_(
        "Everybody has one chair, no bot gives advice, and nothing is taken back but with the others' consent. Whoever "
        "leaves the game to a bot comes last."
    ),
    "counts-not": N_("With a bot's advice a table does not count."),
    "term-counts": N_("This table counts for the ratings: nothing is taken back freely"),
    "term-counts-not": N_("This table does not count for the ratings: somebody has two chairs"),
}

RATED: Final[dict[str, Sentence]] = {
    "rated": N_("This table counted"),
    "rated-change": N_("{name}: {before} → {after}, give or take {give}"),
}
"""What a table says of them when it is over."""
