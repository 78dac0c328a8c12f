"""Events, actions, scores and questions as sentences."""

from typing import Final

from fogline.core.text import N_, Category, Plural, Sentence

TITLE: Final = N_("San Francisco (Knizia)")

EVENTS: Final[dict[str, Sentence]] = {
    "started": N_("{player} goes first."),
    "drew": N_("{seat} draws a project: {card}."),
    "placed": Plural(
        "{seat} places {card} in column {column}: {cards} card.",
        "{seat} places {card} in column {column}: {cards} cards.",
        "cards",
    ),
    "foundation": Plural(
        "A foundation token goes on it; {left} is left.",
        "A foundation token goes on it; {left} are left.",
        "left",
    ),
    "finalized": Plural(
        "{seat} finalizes column {column} ({cards} card) and takes a contract ({contracts}).",
        "{seat} finalizes column {column} ({cards} cards) and takes a contract ({contracts}).",
        "cards",
    ),
    "all-return": N_("Everybody has a contract: each player returns one."),
    "built": N_("{seat} builds on {space}: {card}."),
    "discarded": N_("{seat} discards {card}."),
    "cars": Plural(
        "One more cable car in {seat}'s city: {total} in all.",
        "{cars} more cable cars in {seat}'s city: {total} in all.",
        "cars",
    ),
    "square": N_("The square on {space} is beside a cable car: it is worth {value}."),
    "tower": N_("A skyscraper on {space}: {around} around it, {need} needed. {seat} has {towers}."),
    "medal": N_("{seat} has built the first skyscraper and takes the master builder's medal."),
    "medal-moved": N_("{seat} has {towers} skyscrapers, more than {player}, and takes over the medal."),
    "finished": N_("{seat} is the first to finish {district} and takes its completion token."),
    "bonus": N_("{district} brings {seat} a bonus: {bonus}. Left of it: {left}."),
    "bonus-gone": N_("{seat} has two bonus symbols in {district}, but no bonus can be taken."),
    "boosted": N_("{seat} puts the +2 token on {space}: its card is worth {value}."),
    "laid": N_("{seat} puts the tracks token on {space}."),
    "returned": Plural(
        "{seat} spends the contract token to return {contracts} contract and keeps {left}.",
        "{seat} spends the contract token to return {contracts} contracts and keeps {left}.",
        "contracts",
    ),
    "last-foundation": N_("{seat} has placed the last foundation token: the game ends at once."),
    "full-city": N_("{seat} has filled a whole city: the game ends at once."),
}

ACTIONS: Final[dict[str, Sentence]] = {
    "DrawProject": N_("Place a project: draw a card"),
    "PlaceProject": N_("Place it in column {column}"),
    "Finalize": N_("Finalize column {column}"),
    "Build": N_("Build {card}"),
    "Done": N_("End the turn; any cards left go back to the box"),
    "InDistrict": N_("In {district}"),
    "TakeBonus": N_("Take the {bonus}"),
    "OnCard": N_("On {space}"),
    "ReturnContracts": Plural(
        "Contract token: return {contracts} contract",
        "Contract token: return {contracts} contracts",
        "contracts",
    ),
}

LINES: Final[dict[str, Sentence]] = {
    "towers": Plural("{towers} skyscraper", "{towers} skyscrapers", "towers"),
    "medal": N_("Master builder's medal"),
    "points-tokens": Plural("{count} bonus token of 1½ points", "{count} bonus tokens of 1½ points", "count"),
    "finished": N_("First to finish {district}"),
    "district": N_("{district}: worth {total}, {rank}"),
    "cable-cars": N_("Cable cars: {cars}, {rank}"),
    "tie-district": N_("{district}, tied with {player}: {total} and {total}; {story}"),
    "tie-district-won": N_(
        "{district}, tied with {player}: {total} and {total}; all cards alike; ahead, counting from {ender:player}"
    ),
    "tie-district-lost": N_(
        "{district}, tied with {player}: {total} and {total}; all cards alike; behind, counting from {ender:player}"
    ),
    "tie-cars": N_("Cable cars, tied with {player}: {total} and {total}; {story}"),
    "tie-cars-won": N_(
        "Cable cars, tied with {player}: {total} and {total}; all columns alike; ahead, counting from {ender:player}"
    ),
    "tie-cars-lost": N_(
        "Cable cars, tied with {player}: {total} and {total}; all columns alike; behind, counting from {ender:player}"
    ),
    "tie-ahead": N_("Tied on points; ahead with cable cars: {cars} against {best}"),
    "tie-behind": N_("Tied on points; behind with cable cars: {cars} against {best}"),
    "tie-shared": N_("Tied on points and on cable cars ({cars}): the place is shared"),
}

CATEGORIES: Final = (
    Category(N_("Skyscrapers"), ("towers",)),
    Category(N_("1½ tokens"), ("points-tokens",)),
    Category(N_("Completed districts"), ("finished",)),
    Category(N_("Medal"), ("medal",), certain=False),
    Category(N_("Districts"), ("district",), certain=False),
    Category(N_("Cable cars"), ("cable-cars",), certain=False),
)

ENDINGS: Final[dict[str, str]] = {
    "last-foundation": N_("The last foundation token was placed."),
    "full-city": N_("A city was filled."),
    "not-over": N_("The game goes on."),
}

QUESTIONS: Final[dict[str, str]] = {
    "turn": N_("Place a project or finalize a column."),
    "column": N_("Which column does the project go to?"),
    "building": N_("Which card do you build next?"),
    "closing": N_("Do you use the contract token before your turn ends?"),
    "row": N_("Which district does the black card go to?"),
    "bonus": N_("Which bonus do you take?"),
    "bonus-row": N_("Which district does the bonus card go to?"),
    "boost": N_("Which card does the +2 token go on?"),
    "lay": N_("Which card does the tracks token go on?"),
    "over": N_("The game is over."),
}
