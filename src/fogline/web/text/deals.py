"""What the page says of a deal that is played again, in English."""

from typing import Final

from fogline.core.text import N_, Sentence

DEALS: Final[dict[str, Sentence]] = {
    "deal": N_("The same deal"),
    "deal-by": N_("{title}, as it was dealt to {name}"),
    "deal-intro": N_(
        "Everybody who follows this link plays it at a table of their own, on the same chair, against the same bots. "
        "Nothing is taken back once it is confirmed, and your first game counts. Afterwards you see how others did."
    ),
    "deal-bots": N_("Against: {names}"),
    "deal-play": N_("Play this deal"),
    "deal-go-on": N_("Go on with your game"),
    "deal-again": N_("Play it again"),
    "deal-known": N_("You have seen this deal: a further game of yours is not compared."),
    "deal-link": N_("The link for friends"),
    "deal-who": N_("Who"),
    "deal-points": N_("Points"),
    "deal-place": N_("Place"),
    "deal-dealt": N_("dealt first"),
    "deal-dealt-help": N_("Where it was dealt first, what chance answered after the beginning was different."),
}
"""For the page of a deal."""

SAME_DEAL: Final[dict[str, Sentence]] = {
    "same-deal": N_("The same deal again"),
    "deal-for-friends": N_("This deal for friends"),
}
"""At the end of a table."""
