"""Reasons: why something cannot be done, what is wrong with a position, what is wrong with a box."""

from typing import Final

from fogline.core.text import N_, Plural, Sentence

NOW: Final[dict[str, Sentence]] = {
    "choose-side": N_("First choose which side of the next plot card is up."),
    "choose-earnings": N_("First choose an earnings space."),
    "choose-benefit": N_("First choose a benefit of the year."),
    "move-first": N_("First move your pawn to the next action card."),
    "choose-permit": N_("First choose which permit to take."),
    "choose-objective": N_("First choose which objective to sign."),
    "choose-rubble": N_("First choose which rubble to clear."),
    "choose-site": N_("First choose where to build."),
    "choose-permits": N_("First choose which permits to discard for the building."),
    "choose-reward": N_("First choose whether to take an urbanism card."),
}

RULES: Final[dict[str, Sentence]] = {
    "no-such-space": N_("This action card has {spots} spaces."),
    "space-taken": N_("{player} stands there already."),
    "space-blocked": N_("The ${money} space is blocked in this solo game."),
    "no-pass-here": N_("That space is not for passing."),
    "only-pass-here": N_("On that space you can only pass."),
    "not-on-card": N_("This action card does not offer that: {deed}."),
    "too-dear": N_("It costs ${steps} for the steps and ${cost} for the action, together ${need}; you have ${have}."),
    "pool-empty": N_("None of your buildings is left in the pool."),
    "permit-limit": N_("You hold {most} permits, and that is the limit."),
    "no-objectives": N_("No objective is left."),
    "permit-not-in-row": N_("That permit is not in the row: {permit}."),
    "row-only": N_("In the first year the permit comes from the row."),
    "objective-not-in-row": N_("That objective is not in the row: {objective}."),
    "objective-deck-empty": N_("The objective deck is empty."),
    "no-building": N_("You have no building ready: take Materials first."),
    "no-permits": N_("You have no permit."),
    "nothing-fits": N_("Your permits fit no vacant space."),
    "built-on": N_("{player} has built there."),
    "not-on-map": N_("That space is not on the map: {space}."),
    "permits-do-not-fit": N_("Your permits do not fit {space}."),
    "site-too-dear": N_("It costs ${year} this year and ${rubble} for rubble, together ${need}; you have ${have}."),
    "not-your-permit": N_("You do not have that permit: {permit}."),
    "permit-chosen": N_("You have chosen that permit already: {permit}."),
    "permit-does-not-fit": N_("With {permit} you cannot build on {space}."),
    "not-enough": N_("The permits chosen so far do not fit {space}."),
    "icons-differ": N_("Your two permits do not both show this icon: {service}."),
    "pile-empty": N_("No urbanism card of this kind is left: {service}."),
    "cable-car-dear": N_("A cable car costs ${need}; after building you have ${have}."),
    "no-rubble-there": N_("There is no rubble on {space}."),
    "not-this-year": N_("That is no benefit of {year}."),
    "build-too-dear": N_("Building costs at least ${need} in {year}; you have ${have}."),
}

POSITIONS: Final[dict[str, Sentence]] = {
    "permit-twice": N_("the permit {permit} is there twice."),
    "permit-missing": N_("the permit {permit} is missing."),
    "permit-not-used": N_("the permit {permit} is not used in a solo game."),
    "too-many-permits": N_("{player} has more than {most} permits."),
    "committee-permits": N_("the Committee cannot have these permits; it has {most} at most, in its row."),
    "row-gaps": N_("a row has gaps that would have been filled."),
    "objective-twice": N_("the objective {objective} is there twice."),
    "objective-missing": N_("the objective {objective} is missing."),
    "common-count": N_("there must be three common objectives, all with a purple border."),
    "seen-wrong": N_("the objectives of {player} do not fit what the others have seen."),
    "map-cards": N_("the map must be made of {need} different plot cards."),
    "ring-cards": N_("each action card must be in the ring once."),
    "space-twice": N_("two buildings stand on {space}."),
    "vacant-wrong": N_("the vacant spaces do not fit the buildings."),
    "rubble-wrong": N_("there can be no rubble on {space}."),
    "rubble-count": N_("there must be {need} pieces of rubble in all, not {have}."),
    "negative": N_("{player} has less than nothing of something."),
    "building-count": N_("{player} must have {need} buildings in all."),
    "token-off-board": N_("the development token of {player} is not on the board."),
    "best-builder-wrong": N_("the Best Builder does not fit the buildings."),
    "too-many-cards": N_("there are at most {most} urbanism cards of this kind: {service}."),
    "parks-wrong": N_("parks are taken in their order, each once."),
    "sides-wrong": N_("the sides of the plot cards do not fit the question that is open."),
    "order-wrong": N_("everybody must be in the order once."),
    "year-wrong": N_("in {year} no action card is visited any more."),
    "pawns-wrong": N_("the pawns stand where they cannot."),
    "ending-wrong": N_("the game cannot have ended like this."),
    "building-misplaced": N_("the building under way does not fit the question that is open."),
    "question-misplaced": N_("this question cannot be asked here."),
    "no-choice": N_("there is nothing to choose."),
}

BOXES: Final[dict[str, Sentence]] = {
    "box-picture": N_("{where}: '{word}' is neither a space such as Y5, with *, + or # for rubble, nor '..'."),
    "box-no-spaces": N_("{where}: the plot card has no space."),
    "box-count-between": N_("{where}: there are {count}; there must be {least} to {most}."),
    "box-plot-broken": N_("{where}: the spaces of the plot {plot} do not hang together, or are more than nine."),
    "box-plot-twice": N_("{where}: there is another plot {plot} on an earlier card."),
    "box-no-map": N_("{where}: there is no map for {players} players."),
    "box-few-plot-cards": N_("{where}: the largest map takes {need} plot cards; there are {count}."),
    "box-few-rubble": N_("{where}: the map may need {need} pieces of rubble; there are {count}."),
    "box-permit": N_("{where}: a permit is a colour, a number from 1 to 9, and its icons."),
    "box-icons": N_("{where}: types of urbanism must be different ones of {known}."),
    "box-aid-short": N_("{where}: the aid card says nothing for permits numbered {number}."),
    "box-spaces": N_("{where}: {side:text} must have {need} spaces."),
    "box-deed": N_("{where}: '{deed:text}' is no action; earnings, and only they, need an amount."),
    "box-deeds": N_("{where}: {side:text} offers an action twice, or lets one or two players pass."),
    "box-objective": N_("{where}: there is no kind of objective '{kind}'; known are {known}."),
    "box-objective-twice": N_("{where}: there are two objectives '{name}'."),
    "box-colour": N_("{where}: there is no colour '{colour:text}'; known are {known}."),
    "box-most": N_("{where}: for {players} players, most must list as many places."),
    "box-lighting": Plural(
        "{where}: lighting must list points for {need} card.",
        "{where}: lighting must list points for 1 to {need} cards.",
        "need",
    ),
    "box-grid": N_("{where}: points must be whole numbers in {rows} rows of {columns}."),
    "box-earnings": N_("{where}: earnings must be four amounts, the largest first."),
    "box-benefits": N_(
        "{where}: the benefits of {year} cannot be; the first year gives 'building and permit', the last one no cards."
    ),
    "box-places": N_("{where}: aid and arrows must say one of {known}."),
    "box-aid-length": N_("{where}: both aid cards must be for the same numbers."),
    "box-blocked": N_("{where}: start and blocked must be two different earnings spaces."),
    "box-not-printed": N_(
        "{where}: {name} is {value}, but {printed} is printed. A box of your own says printed = false in [box]."
    ),
}

REASONS: Final[dict[str, Sentence]] = {**NOW, **RULES, **POSITIONS, **BOXES}
