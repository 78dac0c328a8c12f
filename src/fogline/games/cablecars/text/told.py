"""What is told of a thing on the table when somebody asks what it is."""

from typing import Final

from fogline.core.text import N_, Plural, Sentence

TOLD: Final[dict[str, Sentence]] = {
    "cost": N_("It costs {track:cost} and as many cable cars as it has spaces. [4.2] [4.6]"),
    "gray": N_("Gray takes cards of any colour, but all of the same one. [4.3]"),
    "ferries": Plural(
        "{n} of the cards must be a ferry; a ferry also stands in for any other card. [4.5]",
        "{n} of the cards must be ferries; a ferry also stands in for any other card. [4.5]",
        "n",
    ),
    "worth": Plural("It brings {points} point. [4.9]", "It brings {points} points. [4.9]", "points"),
    "taken": N_("{player} has claimed it."),
    "closed": N_("It is closed: with two players one track of a double route is enough. [4.8]"),
    "free": N_("Nobody has claimed it."),
    "routes": N_("Routes from here: {routes}."),
    "stack": N_("Tourist tokens here: {left} × {symbol}. Whoever claims a route that ends here takes one. [5.1]"),
    "have": N_("You have that symbol already. [5.3]"),
    "no-stack": N_("No tourist tokens lie here."),
    "ticket": N_("It brings {points} points if your routes join its ends, else it costs as many. [8.2]"),
    "joined": N_("Its ends are joined."),
    "missing": Plural(
        "{cars} cable car is missing on the shortest open way.",
        "{cars} cable cars are missing on the shortest open way.",
        "cars",
    ),
    "no-way": N_("No way is left."),
    "card": N_("A card pays for one space of a route of its colour, or of a gray one. [4.2] [4.3]"),
    "ferry": N_("A ferry stands in for any colour. Taken face up it is the only card of the turn. [4.4] [3.2]"),
    "counts": N_("Face up: {up}. In your hand: {held}. Discarded: {gone}."),
}

LEGEND: Final[dict[str, Sentence]] = {
    "gray": N_("a route for cards of any one colour"),
    "price": N_("a free route: its colour, its spaces, its ferries"),
    "payable": N_("underlined: your cards and cable cars pay for it"),
    "owned": N_("claimed by who has this sign"),
    "tokens": N_("so many tourist tokens lie there"),
    "ring": N_("one of your tickets ends here"),
    "location": N_("a location"),
}
