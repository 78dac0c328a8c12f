"""What an action is good for."""

from typing import Final

from fogline.core.text import N_, Plural, Sentence

AIMS: Final[dict[str, Sentence]] = {
    "completes": N_("Completes {ticket}."),
    "nearer": Plural(
        "Heads for {ticket}: then {missing} route is missing.",
        "Heads for {ticket}: then {missing} routes are missing.",
        "missing",
    ),
    "last-round": N_("Begins the last round."),
    "points": Plural(
        "Brings about {points} point beside the tickets.", "Brings about {points} points beside the tickets.", "points"
    ),
    "collects": Plural(
        "Collects for {track}: {missing} card is missing.",
        "Collects for {track}: {missing} cards are missing.",
        "missing",
    ),
    "longer-route": N_("Collects for a longer route."),
    "keeps": N_("Can be completed: that takes {cars} of {have} cable cars."),
    "new-tickets": Plural(
        "New tickets may bring about {points} point.", "New tickets may bring about {points} points.", "points"
    ),
    "leaves": Plural(
        "Leaves {missing} card missing for the rest of the way.",
        "Leaves {missing} cards missing for the rest of the way.",
        "missing",
    ),
    "token": Plural("Of these {left} is left.", "Of these {left} are left.", "left"),
    "on-my-way": N_("My way leads past {location}."),
}
