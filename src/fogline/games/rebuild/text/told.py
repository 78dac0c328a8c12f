"""What is told of a thing on the table when somebody asks what it is."""

from typing import Final

from fogline.core.text import N_, Sentence

TOLD: Final[dict[str, Sentence]] = {
    "plot": N_("Plot {space}"),
    "needs": N_("To build here you discard a permit of its colour and number, or two that give them. [6.2] [6.3]"),
    "rubble": N_("Rubble lies here: building costs ${money} more and clears it. [6.7]"),
    "built": N_("{player} has built here."),
    "free": N_("Nobody has built here."),
    "beside": N_("Spaces beside it in the plot: {spaces}. [8.2]"),
    "alone": N_("It is alone in its plot. [8.6]"),
    "permit-name": N_("Permit: {permit}"),
    "permit": N_(
        "It is for a plot of its colour and number; with a second one, for its colour or its number. [6.2] [6.3]"
    ),
    "icons": N_("An icon that two permits share brings an urbanism card. [6.9]"),
    "grant": N_("It counts as any one colour or any one number. [6.5]"),
    "five": N_("Nobody may have more than five permits. [4.4]"),
    "objective": N_("At the end: {worth}. [{rule}]"),
    "now": N_("For you it would bring {points} now."),
    "open": N_("It is for everybody. [8.1]"),
    "spot-name": N_("Space {spot}: {what}"),
    "instead": N_("Instead of its action it pays ${money}; another one of the card costs ${step} a step. [2.3] [2.4]"),
    "stands": N_("{player} stands here. [2.2]"),
    "earning-name": N_("Earnings space: ${money}"),
    "earning": N_("One pawn each; further right is earlier on the first card. [3.2]"),
    "blocked": N_("It is blocked for the whole game. [9.1]"),
    "deed-0": N_("Build: a building, the money of the year and one or two permits. [6.1]"),
    "deed-1": N_("Build, with a colour or a number of your choice for free. [6.6]"),
    "deed-2": N_("Take one of your buildings from the pool. [4.2]"),
    "deed-3": N_("Take a permit of the row or the top one of the deck. [4.3]"),
    "deed-4": N_("Take an objective of the row or the top one of the deck. [4.6]"),
    "deed-5": N_("Pay and move your development token to the right. [5.1]"),
    "deed-6": N_("Pay, take a rubble token and move your development token up. [5.2]"),
    "deed-7": N_("Receive the money shown. [4.1]"),
    "deed-8": N_("Receive the money shown. [4.1]"),
    "deed-9": N_("Nothing but a good place in the next order. [2.5]"),
}

RULES: Final[dict[str, str]] = {
    "pairs": "8.3",
    "rivals": "8.4",
    "corners": "8.5",
    "apart": "8.6",
    "colours": "8.8",
    "rubble": "8.9",
    "lighting": "8.9",
    "cable-car": "8.9",
    "hydrant": "8.9",
    "park": "8.9",
    "services": "8.10",
    "row": "8.11",
    "column": "8.11",
    "best-builder": "8.1",
}
"""By objective: the rule that tells what it counts; other kinds count buildings (8.7) or compare (8.12)."""

LEGEND: Final[dict[str, Sentence]] = {
    "space": N_("a space: its plot's colour and number, its own letter"),
    "rubble": N_("a small letter: rubble lies there"),
    "built": N_("built on by who has this sign"),
    "permit": N_("a permit: colour, number, icons"),
    "grant": N_("a building grant"),
    "sign": N_("an objective that can be signed"),
    "common": N_("an objective for everybody"),
    "card": N_("a space of the action card"),
}
