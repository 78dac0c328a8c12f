"""Chapter 4, signing objectives."""

from mypy_extensions import i64

from fogline.core.choices import Choices
from fogline.core.dealer import Dealer
from fogline.core.reason import Reason, because
from fogline.games.rebuild import actions as a
from fogline.games.rebuild import events as e
from fogline.games.rebuild.box import ROW
from fogline.games.rebuild.questions import DONE, OBJECTIVE
from fogline.games.rebuild.rules import decks
from fogline.games.rebuild.state import State
from fogline.parts.bits import BIT


def possible(s: State) -> bool:
    """4.7: there must be an objective left, in the row or in the deck."""
    return s.bag != 0 or not decks.empty(s.objective_row)


def explain(s: State) -> list[Reason]:
    return [] if possible(s) else [because("no-objectives", "4.7")]


def begin(s: State, seat: i64, dealer: Dealer) -> None:
    """Ask which one, where there is a choice."""
    last: i64 = -1
    ways: i64 = 1 if s.bag != 0 else 0
    for objective in s.objective_row:
        if objective >= 0:
            last = objective
            ways += 1
    if ways > 1:
        s.asks = OBJECTIVE
    elif last < 0:
        draw(s, seat, dealer)
    else:
        take(s, seat, last, dealer)


def legal(s: State, out: Choices) -> None:
    """4.6: one of the row, or the top of the deck."""
    first: i64 = s.box.first[a.SIGN]
    for objective in s.objective_row:
        if objective >= 0:
            out.add(first + objective)
    if s.bag != 0:
        out.add(s.box.first[a.DRAW_OBJECTIVE])


def explain_take(s: State, objective: int) -> list[Reason]:
    return [] if objective in s.objective_row else [because("objective-not-in-row", "4.6", objective=objective)]


def explain_draw(s: State) -> list[Reason]:
    return [] if s.bag != 0 else [because("objective-deck-empty", "4.7")]


def take(s: State, player: i64, objective: i64, dealer: Dealer) -> None:
    """4.6: an objective of the row, laid face down; 4.8: but everybody saw which it was."""
    decks.take_out(s.objective_row, objective)
    s.held[player] |= BIT[objective]
    s.seen[player] |= BIT[objective]
    dealer.say(e.SIGNED, player, objective)
    taken(s, dealer)


def draw(s: State, seat: i64, dealer: Dealer) -> None:
    """4.6: the top card of the deck, which only its player sees (4.8)."""
    objective = draw_top(s, dealer)
    s.held[seat] |= BIT[objective]
    dealer.say(e.DREW_OBJECTIVE, seat, objective)
    taken(s, dealer)


def taken(s: State, dealer: Dealer) -> None:
    """3.6: after a benefit the row is filled at once; after an action when the last pawn has moved (2.7)."""
    if s.stop == 0:
        refill(s, dealer)
    s.asks = DONE


def draw_top(s: State, dealer: Dealer) -> i64:
    objective = decks.draw(s.bag, dealer)
    s.bag &= ~BIT[objective]
    return objective


def refill(s: State, dealer: Dealer) -> None:
    """Fill the gaps of the row from the left. 4.7: objectives are never shuffled again, so the row may shrink."""
    for place in range(ROW):
        if s.objective_row[place] < 0 and s.bag != 0:
            objective = draw_top(s, dealer)
            s.objective_row[place] = objective
            dealer.say(e.OBJECTIVE_SHOWN, objective)
