"""What an action is good for."""

from typing import Final

from fogline.core.text import N_, Plural, Sentence

AIMS: Final[dict[str, Sentence]] = {
    "decides": N_("Decides {district} {tile} for me: {points} prestige."),
    "denies": N_("Denies {player} {district} {tile}: {points} prestige."),
    "heads-for": Plural(
        "Heads for {district} {tile} ({points} prestige): {more} more rod decides it.",
        "Heads for {district} {tile} ({points} prestige): {more} more rods decide it.",
        "more",
    ),
    "right": N_("The right is worth about {points} prestige to me."),
    "saves": N_("Saves what I have, though the right is worth about {points} prestige to me."),
    "purse": N_("Of checks I have {money}, of influence {influence}."),
    "right-idle": N_("The right is worth nothing to me."),
}
