"""What is told of a thing on the table when somebody asks what it is."""

from typing import Final

from fogline.core.text import N_, Plural, Sentence

TOLD: Final[dict[str, Sentence]] = {
    "tile-name": N_("{district} {tile}"),
    "park": N_("White rods lie round a park for the whole game. Nobody rebuilds it. [1.4]"),
    "rebuilt": N_("{player} has rebuilt it for {points} prestige. It stays so. [7.4]"),
    "majority": N_("It brings {points} prestige to whoever has more rods round it than anybody can reach. [7.1] [7.4]"),
    "all-streets": N_("It brings {points} prestige and needs all streets that no white rod lies on. [7.2] [7.4]"),
    "round": N_("Streets round it: {shares}."),
    "share": N_("{player} {n}"),
    "free": N_("free {n}"),
    "white": N_("white {n}"),
    "street-name": N_("Street {street}"),
    "rod": N_("A rod of {player} lies there."),
    "white-rod": N_("A white rod lies there; it is never moved. [6.4]"),
    "empty": N_("It is empty."),
    "open": N_("The call opens it. [6.2]"),
    "counts": N_("A rod there counts for {tiles}. [6.5]"),
    "check-name": N_("Check of {check}"),
    "check": Plural("You hold {n} of them.", "You hold {n} of them.", "n"),
    "no-change": N_("Checks are not exchanged, and there is no change. [4.2]"),
    "person-name": N_("Influence card {person}"),
    "person": N_("The highest cards win; a winner pays as many influence points as the card is worth. [3.4] [3.6]"),
    "above": N_("You have {influence} influence points, too few to choose it. [3.2]"),
    "tied": N_("Players who show the same card are out. [3.5]"),
}

LEGEND: Final[dict[str, Sentence]] = {
    "prestige": N_("a district and the prestige that it brings"),
    "rod": N_("a street with a rod of who has this sign"),
    "open": N_("a street that the call opens"),
    "white": N_("a white rod"),
    "park": N_("a park"),
    "tally": N_("how many streets round a district a player has"),
    "check": N_("one of your checks, in thousands"),
    "reach": N_("an influence card that you can choose"),
}
