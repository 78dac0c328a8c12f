"""What is told of a thing on the table when somebody asks what it is."""

from typing import Final

from fogline.core.text import N_, Plural, Sentence

TOLD: Final[dict[str, Sentence]] = {
    "column-name": N_("Project column {column}"),
    "column": Plural("It holds {n} card: {cards}.", "It holds {n} cards: {cards}.", "n"),
    "column-empty": N_("It is empty: nothing to take yet. [4.1]"),
    "column-needs": Plural(
        "To take it you need fewer contracts than it has cards; for you that is {n} card. [4.2]",
        "To take it you need fewer contracts than it has cards; for you that is {n} cards. [4.2]",
        "n",
    ),
    "district": N_("Your cards here are worth {worth}: {rank} in {district}. Ranks bring points at the end. [10.1]"),
    "left": Plural("{n} space is free. [5.2]", "{n} spaces are free. [5.2]", "n"),
    "first-full": N_("Whoever fills it first takes its completion token. [5.7]"),
    "finished": N_("{player} has filled it first. [5.7]"),
    "second-bonus": N_("Its second bonus symbol brings the {bonus}. [8.1]"),
    "bonus": Plural("{n} of it is left. [1.2]", "{n} of them are left. [1.2]", "n"),
    "space": N_("{card}; it counts {value} now."),
    "theirs": N_("{space} in the city of {player}"),
    "empty": N_("Nothing is built here yet."),
    "car": N_("It has a cable car. [6.1]"),
    "tower": N_("A skyscraper stands on it. [7.2]"),
    "tracks": N_("Tracks: a cable car comes when they reach a depot or another cable car. [6.1] [6.2]"),
    "depot": N_("Depot: it has a cable car wherever it lies. [6.3]"),
    "square": N_("City square: worth 4 with a cable car beside it, else nothing. [6.5]"),
    "foundation": N_("Foundation: cards beside it worth 7 or more bring a skyscraper. [7.2]"),
    "seaside": N_("Seaside: skyscrapers of this city need 1 less. [7.3]"),
    "bonus-symbol": N_("Bonus: the second one in a district brings its bonus. [8.1]"),
    "goes": N_("It goes to the leftmost free space of its district; a black card to any. [5.1] [5.4]"),
    "bonus-0": N_("It makes a card of your city worth 2 more. [8.4]"),
    "bonus-1": N_("A card that goes at once to any district. [8.5]"),
    "bonus-2": N_("A depot card that goes at once to any district. [8.6]"),
    "bonus-3": N_("It scores at the end. [8.7]"),
    "bonus-4": N_("In one of your turns it returns up to 2 of your contracts. [8.8]"),
    "bonus-5": N_("It gives tracks to a card that has neither tracks nor a depot. [8.9]"),
}

LEGEND: Final[dict[str, Sentence]] = {
    "value": N_("what a card is worth"),
    "car": N_("a cable car"),
    "tower": N_("a skyscraper"),
    "printed": N_("a printed depot below the city"),
    "stack": N_("stacks of foundation tokens: the game ends with the last one"),
    "first": N_("who filled a district first"),
    "worth": N_("what a district is worth, and its rank"),
}
