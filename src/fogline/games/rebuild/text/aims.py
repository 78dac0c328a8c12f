"""What an action is good for."""

from typing import Final

from fogline.core.text import N_, Plural, Sentence

AIMS: Final[dict[str, Sentence]] = {
    "builds": N_("Can build on {space}: points for it, less what it costs: about {points}."),
    "ready": Plural("Makes {ready} building ready to be built.", "Makes {ready} buildings ready to be built.", "ready"),
    "fits": N_("{permit} helps to build on {space}."),
    "fits-all": N_("{permit} helps to build on any space."),
    "promises": Plural(
        "{objective} promises about {points} point.", "{objective} promises about {points} points.", "points"
    ),
    "good-space": Plural("{space} brings about {points} point.", "{space} brings about {points} points.", "points"),
    "good-card": Plural(
        "A {service} card brings about {points} point.", "A {service} card brings about {points} points.", "points"
    ),
    "earns": N_("Earns ${money}."),
    "place": N_("Takes money and the place: further right is earlier on the next card."),
    "unknown-permit": N_("An unknown permit may help me more than those of the row."),
    "unknown-objective": N_("An unknown objective may bring more than those of the row."),
    "keeps-better": N_("My other permits are of more use to me later."),
    "clears": Plural(
        "Clearing rubble brings about {points} point.", "Clearing rubble brings about {points} points.", "points"
    ),
}
