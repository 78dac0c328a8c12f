"""Events, actions, scores and questions as sentences."""

from typing import Final

from fogline.core.text import N_, Category, Plural, Sentence

TITLE: Final = N_("Ticket to Ride: San Francisco")

EVENTS: Final[dict[str, Sentence]] = {
    "started": N_("{player} goes first."),
    "symbol-set": N_("{location}: a stack of {left} × {symbol}."),
    "hand-dealt": N_("{seat} is dealt {first:card} and {second:card}."),
    "hand-dealt/hidden": N_("{seat} is dealt two cards."),
    "offered": N_("{seat} looks at two tickets: {first:ticket} and {second:ticket}."),
    "offered/hidden": N_("{seat} looks at two tickets."),
    "chose": N_("{seat} chooses tickets."),
    "kept-one": N_("{seat} keeps {ticket} and returns {other:ticket}."),
    "kept-one/hidden": N_("{seat} keeps one ticket and returns the other."),
    "kept-both": N_("{seat} keeps {ticket} and {other:ticket}."),
    "kept-both/hidden": N_("{seat} keeps both tickets."),
    "kept-last": N_("{seat} takes the last ticket: {ticket}."),
    "kept-last/hidden": N_("{seat} takes the last ticket."),
    "placed": N_("{seat} places {left} × {symbol} at {location}."),
    "took": N_("{seat} takes {card}."),
    "drew": N_("{seat} draws {card} from the deck."),
    "drew/hidden": N_("{seat} draws a card from the deck."),
    "revealed": N_("Turned face up: {card}."),
    "swept": N_("Too many ferries lie face up: all {cards} cards are discarded."),
    "deck-shown": N_("No better market can come. In the deck there are: {count} × {card:colour}."),
    "reshuffled": N_("The discards ({cards}) become the new deck."),
    "paid": N_("{seat} pays {payment}."),
    "claimed": Plural(
        "{seat} claims {track}: +{points} point; cable cars left: {cars}.",
        "{seat} claims {track}: +{points} points; cable cars left: {cars}.",
        "points",
    ),
    "token-taken": N_("{seat} takes a token at {location}: {symbol} (tokens: {have})."),
    "passed": N_("{seat} can do nothing and passes."),
    "last-round": N_("Cable cars left to {seat}: {cars}. The last round begins: one more turn each."),
    "ended": N_("The game is over."),
}

ACTIONS: Final[dict[str, Sentence]] = {
    "TakeCard": N_("Take {card}"),
    "DrawCard": N_("Draw a card from the deck"),
    "DrawTickets": N_("Draw destination tickets"),
    "Pass": N_("Pass"),
    "KeepBoth": N_("Keep both tickets"),
    "KeepTicket": N_("Keep {ticket}"),
    "Claim": N_("Claim {track}: {track:cost}"),
    "Pay": N_("Pay {payment}"),
    "TakeToken": N_("Take the token at {location}"),
    "PlaceStack": N_("Place the {symbol} stack at {location}"),
}

LINES: Final[dict[str, Sentence]] = {
    "route": Plural("{track}: {spaces} space", "{track}: {spaces} spaces", "spaces"),
    "ticket-completed": N_("Ticket completed: {ticket}"),
    "ticket-failed": N_("Ticket not completed: {ticket}"),
    "tokens": Plural("{count} tourist token", "{count} different tourist tokens", "count"),
    "tie-ahead": N_("Tied on points; ahead with {done} completed tickets against {best}"),
    "tie-behind": N_("Tied on points; behind with {done} completed tickets against {best}"),
    "tie-shared": N_("Tied on points and on completed tickets ({done}): the place is shared"),
}

CATEGORIES: Final = (
    Category(N_("Routes"), ("route",)),
    Category(N_("Tourist tokens"), ("tokens",)),
    Category(N_("Tickets"), ("ticket-completed", "ticket-failed"), certain=False, secret=True),
)

ENDINGS: Final[dict[str, str]] = {
    "last-round": N_("The last round has been played."),
    "everybody-passed": N_("Nobody could do anything any more."),
    "not-over": N_("The game goes on."),
}

QUESTIONS: Final[dict[str, str]] = {
    "opening": N_("Which of these tickets do you keep? At least one."),
    "placing": N_("Where does a stack of tourist tokens go?"),
    "turn": N_("Draw cards, claim a route or draw tickets."),
    "second-card": N_("Take a second card."),
    "keeping": N_("Which of these tickets do you keep? At least one."),
    "paying": N_("How do you pay?"),
    "choosing-token": N_("Which tourist token do you take?"),
    "over": N_("The game is over."),
}
