"""Reasons: why something cannot be done, what is wrong with a position, what is wrong with a box."""

from typing import Final

from fogline.core.text import N_, Plural, Sentence

RULES: Final[dict[str, Sentence]] = {
    "place-or-finalize": N_("Your turn begins: place a project or finalize a column."),
    "place-the-card": N_("You have drawn a project: it must go to a column."),
    "build-or-done": N_("You are finalizing: build one of the cards you took, or end the turn."),
    "choose-district": N_("First choose the district of the black card."),
    "choose-bonus": N_("First choose which bonus to take."),
    "choose-bonus-district": N_("First choose the district of the bonus card."),
    "choose-boosted-card": N_("First choose the card that the +2 token goes on."),
    "choose-tracks-card": N_("First choose the card that the tracks token goes on."),
    "column-empty": N_("Column {column} is empty."),
    "too-many-contracts": Plural(
        "Column {column} has {cards} card and your contracts are {contracts}: you need fewer contracts than cards.",
        "Column {column} has {cards} cards and your contracts are {contracts}: you need fewer contracts than cards.",
        "cards",
    ),
    "card-not-taken": N_("That card is not among those you took: {card}."),
    "district-full": N_("{district} is full in your city: the card can only be discarded or go elsewhere."),
    "other-bonus": N_("{district} does not give this bonus: {bonus}."),
    "no-card-there": N_("There is no card on {space}."),
    "has-tracks": N_("The card on {space} has tracks or a depot already."),
    "no-contract-token": N_("You have no contract token."),
    "too-few-contracts": Plural(
        "You have {have} contract.",
        "You have {have} contracts.",
        "have",
    ),
}

POSITIONS: Final[dict[str, Sentence]] = {
    "position-columns": N_("'columns' must hold a list for each of {places:text} columns."),
    "position-row": N_("{district} holds {cards} cards; a district has {spaces} spaces."),
    "position-ended": N_("'ended_by' must be '{value}' exactly while the game goes on."),
    "city-gaps": N_("{player}'s cards in {district} must lie from the left without gaps."),
    "wrong-district": N_("in {player}'s city this card cannot lie in {district}: {card}."),
    "token-on-nothing": N_("in {player}'s city a bonus token lies on an empty space."),
    "city-unsettled": N_("{player}'s cable cars, squares or skyscrapers do not follow from the cards."),
    "card-count": N_("of this card there must be {need} in all, not {have}: {card}."),
    "foundation-count": N_("{have} foundation cards have been placed, but there are {need} foundation tokens."),
    "tray-order": N_("the cards taken are not in order."),
    "bonus-count": N_("of this bonus {have} have been taken; there are {need}: {bonus}."),
    "negative-tokens": N_("nobody can have less than no tokens or contracts."),
    "contracts-not-returned": N_("everybody has a contract: each player would have returned one."),
    "bonus-unearned": N_("{have} bonuses were taken, but only {granted} districts have two bonus symbols."),
    "bonus-not-yours": N_("{player} has bonuses that were not earned in districts with two bonus symbols."),
    "tracks-twice": N_("a tracks token of {player} lies on a card that has tracks or a depot."),
    "finished-misplaced": N_("the completion token of {district} must lie with somebody who has finished it."),
    "medal-misplaced": N_("the medal must lie with somebody who has the most skyscrapers."),
    "drawn-misplaced": N_("a card is drawn exactly while a column is being chosen for it."),
    "tray-misplaced": N_("taken cards lie about although nobody is finalizing."),
    "pending-misplaced": N_("what the question is about does not fit the question that is open."),
    "question-misplaced": N_("the open question has less than two answers."),
    "should-be-over": N_("the game would have ended before this."),
    "not-over-yet": N_("the game cannot have ended like this."),
}

BOXES: Final[dict[str, Sentence]] = {
    "box-depots": N_("{where}: depots must be different places from 1 to {spaces}."),
    "box-advantage": N_(
        "{where}: for {players} players it must list whole numbers, not more than players, the best first."
    ),
    "box-districts": N_("{where}: the districts must be, in this order: {known}."),
    "box-bonuses": N_("{where}: each district needs a bonus of its own: {known}."),
    "box-colour": N_("{where}: there is no colour '{colour}'; known are {known}."),
    "box-symbol": N_("{where}: there is no symbol '{symbol}'; known are {known}."),
    "box-symbols": N_("{where}: a card has each symbol once, and not both tracks and a depot."),
    "box-square-value": N_("{where}: a square prints no value."),
    "box-card-twice": N_("{where}: there is such a card already; raise its copies instead."),
    "box-count-between": N_("{where}: there are {count} kinds of card; there must be {least} to {most}."),
    "box-clock": N_("{where}: {have} foundation cards are too few for {need} foundation tokens."),
    "box-no-colour": N_("{where}: no card is {colour}."),
    "box-no-symbol": N_("{where}: no card has the symbol '{symbol}'."),
    "box-square-colour": N_("{where}: squares are printed on gray, orange and yellow cards only, not {colour}."),
    "box-gray-bonus": N_("{where}: the gray district's bonus is printed as a card, not {bonus:text}."),
    "box-not-printed": N_(
        "{where}: {name} is {value}, but {printed} is printed. A box of your own says printed = false in [box]."
    ),
}

REASONS: Final[dict[str, Sentence]] = {**RULES, **POSITIONS, **BOXES}
