"""Chapter 1: setting up the table."""

from typing import Final

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.core.rows import vec
from fogline.games.rebuild import events as e
from fogline.games.rebuild.box import Box
from fogline.games.rebuild.options import Options
from fogline.games.rebuild.questions import SIDES
from fogline.games.rebuild.rules import decks, objectives, order, permits, visit
from fogline.games.rebuild.state import State
from fogline.parts.bits import BIT, members, size

COMMON: Final = 3
"""1.6: how many objectives everybody scores."""


def setup(box: Box, seats: int, options: Options, dealer: Dealer) -> State:
    """A table ready for the first year, or for the sides of the plot cards to be chosen."""
    s = State(box, seats)
    s.hard = options.hard(seats)
    s.first = dealer.below(seats)  # 1.9
    dealer.say(e.STARTED, s.first)
    lay_actions(s, dealer)
    lay_objectives(s, dealer)
    s.deck = box.all_permits & ~box.grants if seats == 1 else box.all_permits  # 9.2
    permits.refill(s, dealer)  # 1.7
    lay_plots(s, dealer)
    if options.sides == "random":
        while -1 in s.sides:
            turn_up(s, dealer.below(2), dealer)  # 1.2
        order.begin(s, dealer)
    else:
        s.asks = SIDES
    return s


def shuffled(count: int, dealer: Dealer) -> list[int]:
    """The numbers below count in random order."""
    left = list(range(count))
    return [left.pop(dealer.below(len(left))) for _ in range(count)]


def lay_plots(s: State, dealer: Dealer) -> None:
    """1.1: as many random plot cards as the number of players asks for."""
    cards = shuffled(len(s.box.card_spaces), dealer)
    s.layout = vec[i64](cards[: s.box.slots[max(s.seats, 2)]])
    s.sides = vec[i64]([-1] * len(s.layout))
    for plot in s.layout:
        s.vacant |= s.box.card_spaces[plot]


def turn_up(s: State, side: i64, dealer: Dealer) -> None:
    """1.2, 1.3: the next plot card with this side up, and its rubble on it."""
    slot = decks.place_of(s.sides, -1)
    s.sides[slot] = side
    s.rubble |= s.box.card_rubble[s.layout[slot]][side]
    dealer.say(e.PLOT_LAID, s.layout[slot], side)


def choose_side(s: State, side: i64, dealer: Dealer) -> None:
    """1.2: chosen card by card; then the first year begins."""
    turn_up(s, side, dealer)
    if -1 not in s.sides:
        order.begin(s, dealer)


def lay_actions(s: State, dealer: Dealer) -> None:
    """1.4: the action cards in random order, which stays for the whole game."""
    s.ring = vec[i64](shuffled(s.box.action_cards, dealer))
    for stop in range(1, len(s.ring) + 1):
        dealer.say(e.ACTION_LAID, visit.face(s, stop))


def lay_objectives(s: State, dealer: Dealer) -> None:
    """1.6: three purple ones for all; the other objectives are shuffled; 1.8: a hidden one each, and a row."""
    s.bag = s.box.all_objectives
    while size(s.common) < COMMON:
        objective = decks.draw(s.bag & s.box.purple, dealer)
        s.common |= BIT[objective]
        s.bag &= ~BIT[objective]
    for objective in members(s.common):
        dealer.say(e.COMMON_LAID, objective)
    objectives.refill(s, dealer)
    for seat in range(s.seats):
        hidden = objectives.draw_top(s, dealer)
        s.held[seat] |= BIT[hidden]
        dealer.say(e.DEALT, seat, hidden)
