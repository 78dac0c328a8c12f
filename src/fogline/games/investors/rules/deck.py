"""Chapter 12: the variant in which the players choose the action cards of their game, one after the other."""

from typing import final

from mypy_extensions import i64

from fogline.core.choices import Choices
from fogline.core.dealer import Dealer
from fogline.core.ids import Seat
from fogline.core.reason import Reason, because
from fogline.games.investors import actions as a
from fogline.games.investors import events as e
from fogline.games.investors import questions as q
from fogline.games.investors.rules.chapter import Chapter
from fogline.games.investors.state import State


def begin(s: State) -> None:
    """12.10: all cards lie aside, and the start player begins; where the box has no card to spare, all are in."""
    if sum(s.cards) > s.box.years:
        s.aside = s.cards[:]
        for card in range(len(s.cards)):
            s.cards[card] = 0
        s.asks = q.DECK


def legal(s: State, out: Choices) -> None:
    for card in range(len(s.aside)):
        if s.aside[card] > 0:
            out.add(s.box.first[a.PUT] + card)


def explain(s: State, card: int) -> list[Reason]:
    return [] if s.aside[card] > 0 else [because("card-not-aside", "12.10", card=card)]


def put(s: State, seat: Seat, card: i64, dealer: Dealer) -> None:
    """12.10: openly, one card each in turn until there is one for every year."""
    s.aside[card] -= 1
    s.cards[card] += 1
    left: i64 = s.box.years - sum(s.cards)
    dealer.say(e.CARD_PUT, seat, card, left)
    if left > 0:
        s.turn = (seat + 1) % s.seats
        return
    bonuses: i64 = sum([n for n, is_bonus in zip(s.cards, s.box.is_bonus, strict=True) if is_bonus])
    dealer.say(e.DECK_MADE, s.box.years, bonuses)
    s.turn = s.start
    s.asks = q.OPEN_ROUND


@final
class Deck(Chapter):
    """12.10: one seat puts a card into the deck."""

    def legal(self, s: State, seat: i64, out: Choices) -> None:
        legal(s, out)

    def play(self, s: State, seat: i64, verb: i64, nth: i64, dealer: Dealer) -> None:
        put(s, seat, nth, dealer)
