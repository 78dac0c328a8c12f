"""Chapter 6: laying rods on streets."""

from typing import final

from mypy_extensions import i64

from fogline.core.choices import Choices
from fogline.core.dealer import Dealer
from fogline.core.ids import Seat
from fogline.core.reason import Reason, because
from fogline.games.investors import actions as a
from fogline.games.investors import events as e
from fogline.games.investors import questions as q
from fogline.games.investors.box import EDGE, EMPTY, TWO_RODS
from fogline.games.investors.rules import end, rebuilding, streets
from fogline.games.investors.rules.chapter import Chapter
from fogline.games.investors.state import State


def go_on(s: State, dealer: Dealer) -> None:
    """6.1: winners invest in the order of their bidding. 6.7: a right for which no street is left lapses."""
    while s.queue:
        seat = s.queue[0]
        free: i64 = 0
        only: i64 = 0
        for street in s.reach[streets.picture(s, seat)]:
            if s.rods[street] == EMPTY:
                free += 1
                only = street
                if free > 1:
                    s.asks = q.INVEST
                    s.turn = seat
                    return
        s.queue.pop(0)
        if free == 0:
            dealer.say(e.LAPSED, seat)
        else:
            s.turn = seat
            bring(s, seat, only, dealer)
            if s.asks == q.LIFT:
                return
    s.asks = q.AFTER_INVESTING


def legal(s: State, seat: Seat, out: Choices) -> None:
    """6.2: between two districts, one of them as called; 6.3: or on the board edge; 6.4: and empty."""
    rods = s.rods
    first = s.box.first[a.LAY]
    for street in s.reach[streets.picture(s, seat)]:
        if rods[street] == EMPTY:
            out.add(first + street)


def explain(s: State, seat: Seat, street: int) -> list[Reason]:
    shown = streets.picture(s, seat)
    reasons = streets.explain_empty(s, street)
    if street not in s.reach[shown]:
        if shown == EDGE:
            reasons.append(because("not-on-edge", "6.3"))
        elif s.box.side_a[street] < 0 or s.box.side_b[street] < 0:
            reasons.append(because("on-edge", "6.2"))
        else:
            reasons.append(because("other-district", "6.2", picture=shown))
    return reasons


def invest(s: State, seat: Seat, street: i64, dealer: Dealer) -> None:
    s.queue.pop(0)
    bring(s, seat, street, dealer)


def bring(s: State, seat: Seat, street: i64, dealer: Dealer) -> None:
    """A rod comes from the stock; 6.6: from the board if the stock is empty, which is asked where there is a choice."""
    if s.stock[seat] > 0:
        s.stock[seat] -= 1
        end.came_on(s)
        lay(s, seat, street, dealer)
        return
    mine: list[int] = []
    for rod in range(s.box.streets):
        if streets.can_lift(s, seat, rod):
            mine.append(rod)
    s.pending = street
    if len(mine) == 1:
        lift(s, seat, mine[0], dealer)
    else:
        s.asks = q.LIFT


def legal_lift(s: State, seat: Seat, out: Choices) -> None:
    first = s.box.first[a.ROD]
    for street in range(s.box.streets):
        if streets.can_lift(s, seat, street):
            out.add(first + street)


def explain_lift(s: State, seat: Seat, street: int) -> list[Reason]:
    if s.rods[street] != seat:
        return [because("not-your-rod", "6.6")]
    return [because("first-of-two", "9.2")] if street == s.first_rod else []


def lift(s: State, seat: Seat, street: i64, dealer: Dealer) -> None:
    """6.6: the rod leaves its street; what was rebuilt there stays rebuilt."""
    s.rods[street] = EMPTY
    dealer.say(e.LIFTED, seat, street)
    lay(s, seat, s.pending, dealer)
    s.pending = -1


def lay(s: State, seat: Seat, street: i64, dealer: Dealer) -> None:
    """6.5: the rod counts at once for both districts beside it, or for one at the edge. 9.6: a rod there goes home."""
    owner = s.rods[street]
    s.rods[street] = seat
    if owner == EMPTY:
        dealer.say(e.INVESTED, seat, street)
    else:
        s.stock[owner] += 1
        dealer.say(e.REPLACED, seat, owner, street)
    rebuilding.settle(s, seat, [street], dealer)
    if s.card < 0:
        s.asks = q.USE_RIGHTS
    elif s.box.card_kind[s.card] == TWO_RODS and s.first_rod < 0:
        s.first_rod = street
        s.asks = q.NEXT_ROD
    else:
        s.asks = q.CARD_DONE


@final
class Invest(Chapter):
    """6.1: one winner lays a rod."""

    def legal(self, s: State, seat: i64, out: Choices) -> None:
        legal(s, seat, out)

    def play(self, s: State, seat: i64, verb: i64, nth: i64, dealer: Dealer) -> None:
        invest(s, seat, nth, dealer)


@final
class Lift(Chapter):
    """6.6: whose stock is empty chooses the rod that moves."""

    def legal(self, s: State, seat: i64, out: Choices) -> None:
        legal_lift(s, seat, out)

    def play(self, s: State, seat: i64, verb: i64, nth: i64, dealer: Dealer) -> None:
        lift(s, seat, nth, dealer)
