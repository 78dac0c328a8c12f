"""Chapter 1: setting up the table."""

from typing import Any

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.core.rows import vec
from fogline.games.cablecars import events as e
from fogline.games.cablecars.box import CARDS, Box
from fogline.games.cablecars.rules import market, tickets
from fogline.games.cablecars.state import State


def setup(box: Box, seats: int, options: Any, dealer: Dealer) -> State:
    """A table ready for the opening tickets to be chosen."""
    s = State(box, seats)  # 1.1
    set_out_tokens(s, dealer)
    deal_cards(s, dealer)
    s.bag = box.all_tickets
    for seat in range(seats):
        tickets.offer(s, seat, dealer)  # 1.4
    s.first = int(dealer.below(seats))  # 1.5
    s.turn = s.first
    dealer.say(e.STARTED, s.first)
    return s


def set_out_tokens(s: State, dealer: Dealer) -> None:
    """1.2: one stack on each red spot, which symbol by chance; the rest is set aside."""
    tokens: i64 = s.box.stack[str(s.seats)]
    aside = vec[i64]([1] * len(s.box.symbols))
    for spot in s.box.red_spots:
        symbol = dealer.pick_from(aside)
        aside[symbol] = 0
        s.place[symbol] = spot
        s.left[symbol] = tokens
        dealer.say(e.SYMBOL_SET, symbol, spot, tokens)
    for symbol, is_aside in enumerate(aside):
        if is_aside:
            s.left[symbol] = s.box.placed_stack[str(s.seats)]


def deal_cards(s: State, dealer: Dealer) -> None:
    """1.3: a hand for each, then the face-up cards, swept if there are too many ferries."""
    s.deck = s.box.cards[:]
    for seat in range(s.seats):
        first = second = -1
        for _ in range(s.box.opening_hand):
            first, second = second, int(market.draw_top(s, dealer))
            s.hands[seat * CARDS + second] += 1
        dealer.say(e.HAND_DEALT, seat, first, second)
    market.fill(s, dealer)
