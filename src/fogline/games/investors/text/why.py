"""Reasons: why something cannot be done, what is wrong with a position, what is wrong with a box."""

from typing import Final

from fogline.core.text import N_, Plural, Sentence

RULES: Final[dict[str, Sentence]] = {
    "keep-or-reject": N_("First the start player keeps or rejects the call."),
    "play-influence": N_("Now everybody chooses an influence card."),
    "bid-or-pass": N_("Now you add checks and call your bid, or pass."),
    "play-chip": N_("Now everybody chooses an option chip."),
    "pay-or-seal": N_("Now option chips are paid or bid for with checks."),
    "make-offer": N_("Now you make an offer to the other contestants, or none."),
    "answer-offer": N_("Now you accept or refuse the offer."),
    "lay-a-rod": N_("Now you lay a rod on a street that the call allows."),
    "lift-a-rod": N_("First choose which of your rods you take up."),
    "use-card": N_("Now you use the action card, or leave it."),
    "place-rod": N_("First the chosen rod must be moved."),
    "choose-other": N_("First choose the rod to exchange it with."),
    "choose-bonus": N_("Now you choose influence or checks."),
    "remove-or-leave": N_("Now you remove rods for a bonus, or leave it."),
    "draw-or-stop": N_("Now you draw a check, or stop."),
    "above-influence": N_("Your influence is {influence}: you cannot play {person}."),
    "no-such-check": N_("You have no check of {check} in your hand."),
    "cannot-raise": N_("You must bid more than {high:money}; all your checks make {reach:money}."),
    "add-first": N_("Add a check before you call."),
    "bid-too-low": N_("You must bid more than {high:money}; this is {bid:money}."),
    "no-auction": N_("There is no open auction with checks now."),
    "has-passed": N_("You have passed: this auction goes on without you."),
    "order-unclear": N_("An order is said like this: raise up to 120 keep 10 20."),
    "no-check-worth": N_("There is no check of {sum:money}."),
    "order-too-low": N_(
        "You must bid more than {high:money}; no checks that you leave for it make such a sum up to {limit:money}."
    ),
    "checks-added": N_("You have added checks: call the bid, or undo."),
    "chip-no-street": N_("No street is empty at these districts: {chip}."),
    "pay-one-check": N_("Nobody else plays your chip: you pay one check."),
    "seal-a-bid": N_("Others play your chip too: add up to {most} checks and seal your bid."),
    "sealed-full": N_("A sealed bid has {most} checks at most."),
    "not-a-contestant": N_("{player} does not contend with you for {chip}."),
    "keep-for-others": Plural(
        "{others} other player gets nothing yet: keep a check for each.",
        "{others} other players get nothing yet: keep a check for each.",
        "others",
    ),
    "nothing-for-some": Plural(
        "{others} other player gets nothing by this offer: everybody must get a check.",
        "{others} other players get nothing by this offer: everybody must get a check.",
        "others",
    ),
    "offer-begun": N_("You have begun an offer: make it, or undo."),
    "not-on-edge": N_("The call is for the board edge; this street lies inside."),
    "on-edge": N_("The call is for streets between two districts, not for the board edge."),
    "other-district": N_("This street touches none of these districts: {picture}."),
    "white-rod": N_("A white rod lies there; it stays for the whole game."),
    "street-taken": N_("A rod of {player} lies there."),
    "not-your-rod": N_("No rod of yours lies there."),
    "first-of-two": N_("That is the first of your two rods."),
    "not-together": N_("Both rods must lie at the same district."),
    "too-far": N_("The rod moves one or two streets in a straight line and jumps over none."),
    "no-rod": N_("No rod lies there."),
    "cannot-move": N_("No street is empty next to this rod in any direction."),
    "same-owner": N_("Both rods are of the same player."),
    "own-rod": N_("You replace the rod of another player, not your own."),
    "rod-chosen": N_("You have chosen a rod: go on with it, or undo."),
    "remove-first": N_("Remove a rod first."),
    "bank-empty": N_("The bank has no checks."),
    "choose-pay": N_("You have removed rods: choose influence or checks for them."),
}

POSITIONS: Final[dict[str, Sentence]] = {
    "city-shape": N_("'city' must be {rows} rows of {columns} districts."),
    "hall-place": N_("'city' must have its town_hall at {tile} and nowhere else."),
    "rod-twice": N_("more than one rod lies {street}."),
    "card-none-played": N_("'card_in_use' needs a card in 'played'."),
    "bonuses-not-chosen": N_("'bonuses_left' is for decks that the players put together."),
    "choice-misplaced": N_("'chosen' says '{words}', which is not asked now."),
    "won-chips": N_("'won' must be a list with one entry for each of {chips} chips."),
    "tile-count": N_("of {district} tiles there must be {need}, not {have}."),
    "parks-misplaced": N_("more than one park lies beside the Town Hall or the Bank."),
    "prestige-count": N_("{player}'s prestige does not fit the districts rebuilt."),
    "park-rebuilt": N_("{tile} is a park and cannot be rebuilt."),
    "not-rebuilt": N_("{player} has the majority at {tile}: it would have been rebuilt."),
    "white-misplaced": N_("white rods lie round parks and nowhere else: {street}."),
    "rod-of-nobody": N_("a rod of nobody in this game lies {street}."),
    "rod-count": N_("{player} must have {need} rods in all, not {have}."),
    "influence-range": N_("{player} cannot have {influence} influence."),
    "call-count": N_("of this call there must be {need} in all, not {have}: {call}."),
    "card-count": N_("of this action card there must be {need} in all, not {have}: {card}."),
    "card-not-played": N_("the action cards drawn do not fit the years."),
    "too-many-bonuses": N_("more bonuses are left than action cards."),
    "extra-count": N_("more extra prestige waits or was paid than cards were drawn for it: {district}."),
    "check-count": N_("of the checks of {check} there must be {need} in all, not {have}."),
    "pool-wrong": N_("what everybody can reckon of {player}'s checks of {check} is wrong."),
    "memory-wrong": N_("what is remembered of the checks paid face down cannot be."),
    "question-misplaced": N_("what is asked does not fit what lies on the table."),
}

BOXES: Final[dict[str, Sentence]] = {
    "box-hall": N_("{where}: town_hall must be [column, row], a field of the board."),
    "box-tiles": N_("{where}: there are {tiles} tiles for {fields} fields."),
    "box-one": N_("{where}: there must be one {name:text}, not {count}."),
    "box-parks": N_("{where}: there may be {most} parks at most, or no city can be laid out."),
    "box-ten": N_("{where}: {name:text} must have {need} entries."),
    "box-ascending": N_("{where}: values must be different, above 0 and in ascending order."),
    "box-word": N_("{where}: {name:text} is '{value:text}'; it must be one of {known:text}."),
    "box-chips": N_("{where}: chips are for the picture 'option', and it needs them."),
    "box-one-right": N_("{where}: bidding with checks gives one right, not {rights}."),
    "box-card-twice": N_("{where}: there is such a card already; give it more copies."),
    "box-no-bidding": N_("{where}: nobody bids for a card of the kind '{kind:text}'."),
    "box-few-cards": N_("{where}: there must be {need} cards or more, not {have}."),
    "box-not-printed": N_(
        "{where}: {name:text} is {value:text}, but {printed:text} is printed."
        " A box of your own says printed = false in [box]."
    ),
}

REASONS: Final[dict[str, Sentence]] = {**RULES, **POSITIONS, **BOXES}
