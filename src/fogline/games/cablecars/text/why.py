"""Reasons: why something cannot be done, what is wrong with a position, what is wrong with a box."""

from typing import Final

from fogline.core.text import N_, Plural, Sentence

RULES: Final[dict[str, Sentence]] = {
    "choose-opening-tickets": N_("First choose which opening tickets to keep."),
    "place-stack-first": N_("First a stack of tourist tokens must be placed."),
    "nothing-asked": N_("That answers a question that is not open now."),
    "only-a-second-card": N_("You have taken a card: only a second card may follow."),
    "choose-tickets": N_("First choose which tickets to keep."),
    "pay-first": N_("First choose how to pay for the route."),
    "choose-token": N_("First choose which tourist token to take."),
    "card-not-face-up": N_("No card of that kind lies face up: {card:colour}."),
    "ferry-second": N_("A face-up ferry card cannot be the second card."),
    "deck-empty": N_("The deck is empty and there are no discards."),
    "no-tickets": N_("No ticket is left in the deck."),
    "ticket-not-offered": N_("You were not offered {ticket}."),
    "track-taken": N_("{player} has claimed it."),
    "twin-yours": N_("You have the other track of this double route."),
    "twin-closed": N_("With two players, one claimed track closes the other track of a double route."),
    "too-few-cars": Plural(
        "It has {spaces} spaces and you have {cars} cable car.",
        "It has {spaces} spaces and you have {cars} cable cars.",
        "cars",
    ),
    "cannot-pay": N_("It needs {spaces} × {card:colour}; you have {have}, and {wild} × ferry."),
    "cannot-pay-gray": N_(
        "It needs {spaces} cards of one colour; your best is {have} × {card:colour}, and {wild} × ferry."
    ),
    "needs-ferry-card": Plural(
        "It has a ferry symbol: {need} ferry card must be among the cards.",
        "It has ferry symbols: {need} ferry cards must be among the cards.",
        "need",
    ),
    "wrong-number": N_("The route has {spaces} spaces; that is {cards} cards."),
    "wrong-colour": N_("The route must be paid with this colour: {colour}."),
    "too-few-of": N_("That takes {need} × {card:colour}; you have {have}."),
    "token-elsewhere": N_("{location} is not an end of the route that was claimed."),
    "stack-placed": N_("The {symbol} stack stands at {location} already."),
    "location-has-stack": N_("{location} already has a stack."),
    "can-act": N_("Passing is only for those who can do nothing else."),
}

POSITIONS: Final[dict[str, Sentence]] = {
    "ended-misplaced": N_("'ended_by' must be empty exactly while the game goes on."),
    "offered-two": N_("'offered' must hold two tickets or none for each seat."),
    "choice-misplaced": N_("'chosen' says '{words}', which {player} was not offered."),
    "stacks-missing": N_("'stacks' must hold each of {symbols} symbols."),
    "negative-cards": N_("there is a negative number of cards: {card:colour}."),
    "card-count": N_("of {card:colour} cards there must be {need} in all, not {have}."),
    "seen-too-many": N_("more cards were seen being taken than the hand holds."),
    "drawn-too-many": N_("more cards were drawn unseen from one deck than there are: {card:colour}."),
    "hand-misremembered": N_(
        "{player}'s hand is not what was taken and drawn ('seen', 'drawn_unseen', 'paid_unseen'). "
        "Without the last two, all that was not seen counts as drawn from one deck."
    ),
    "market-size": N_("{have} cards lie face up where {need} should."),
    "deck-not-refilled": N_("the deck is empty although there are discards."),
    "not-swept": N_("{ferries} ferries lie face up: they would have been discarded."),
    "track-twice": N_("{track} is claimed twice."),
    "both-tracks": N_("{player} has both tracks of {track}."),
    "both-tracks-two": N_("with two players only one track of {track} can be claimed."),
    "car-count": N_("{player}'s routes take more than {cars} cable cars, or the cars do not fit the routes."),
    "point-count": N_("{player}'s points do not fit the routes."),
    "ticket-twice": N_("the ticket {ticket} is there twice."),
    "ticket-missing": N_("the ticket {ticket} is missing."),
    "ticket-misremembered": N_("{player} cannot know for certain where the ticket {ticket} is."),
    "two-stacks": N_("two stacks stand on one location."),
    "token-count": N_("of {symbol} tokens there must be {need} in all, not {have}."),
    "red-spot-empty": N_("the red spot {location} has no stack."),
    "offer-misplaced": N_("the tickets on offer do not fit the question that is open."),
    "stacks-misplaced": N_("stacks that are set aside do not fit the question that is open."),
    "claim-misplaced": N_("the route being claimed does not fit the question that is open."),
    "payment-misplaced": N_("the route being claimed cannot be paid."),
    "token-misplaced": N_("there is no choice of tourist tokens."),
    "last-turns": N_("so many last turns cannot be left: {turns}."),
}

BOXES: Final[dict[str, Sentence]] = {
    "box-few-cards": N_("{where}: four hands and the face-up cards take {need} cards."),
    "box-symbols": N_("{where}: symbols must be different names."),
    "box-token-points": N_("{where}: points must list {need} numbers, from no token to all symbols."),
    "box-twice": N_("{where}: there are two locations called {name}."),
    "box-id": N_("{where}: the id '{name}' must be in small letters with hyphens for spaces."),
    "box-at": N_("{where}: {name} needs its place on the map, at = [x, y]."),
    "box-count-between": N_("{where}: there are {count}; there must be {least} to {most}."),
    "box-red-spots": N_("{where}: {red} red spots for {symbols} symbols; all but two symbols need a red spot."),
    "box-few-locations": N_("{where}: there must be a location for each of {symbols} stacks."),
    "box-ends": N_("{where}: ends must name two different locations."),
    "box-unknown-place": N_("{where}: there is no location called '{name}'."),
    "box-route-twice": N_("{where}: this pair of locations has a route already; a double route is one entry."),
    "box-tracks": N_("{where}: a route has one or two tracks, not {count}."),
    "box-colour": N_("{where}: there is no colour '{colour:text}'; known are {known}."),
    "box-ticket-twice": N_("{where}: there is such a ticket already."),
    "box-cut-off": N_("{where}: no way leads from {start} to {name}."),
    "box-ticket-far": N_("{where}: the shortest way takes {need} cable cars; a player has {cars}."),
    "box-route-long": N_("{where}: {spaces} spaces are more than a player's {cars} cable cars."),
    "box-not-printed": N_(
        "{where}: {name} is {value}, but {printed} is printed. A box of your own says printed = false in [box]."
    ),
}

REASONS: Final[dict[str, Sentence]] = {**RULES, **POSITIONS, **BOXES}
