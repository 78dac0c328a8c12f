"""Chapter 3: placing a project."""

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.core.ids import Seat
from fogline.games.skyline import actions as a
from fogline.games.skyline import events as e
from fogline.games.skyline.box import FOUNDATION
from fogline.games.skyline.questions import COLUMN, LAST_FOUNDATION
from fogline.games.skyline.rules import end
from fogline.games.skyline.state import State


def draw(s: State, seat: Seat, dealer: Dealer) -> None:
    """3.1: the top card of the deck, for all to see. The deck always has one: a box holds a foundation card for
    every token, and the last token ends the game (9.1)."""
    card = dealer.pick(s.deck)
    s.deck[card] -= 1
    s.drawn = card
    s.asks = COLUMN
    dealer.say(e.DREW, seat, card)


def legal(s: State, out: list[int]) -> None:
    """3.2: any of the columns."""
    first: i64 = s.box.first[a.PLACE]
    last: i64 = first + s.box.columns
    while first < last:
        out.append(first)
        first += 1


def place(s: State, seat: Seat, column: i64, dealer: Dealer) -> None:
    """3.2: the drawn card goes face up into a column. 3.3: a foundation card is given a token."""
    card = s.drawn
    s.drawn = -1
    s.columns[column].append(card)
    dealer.say(e.PLACED, seat, card, column, len(s.columns[column]))
    if s.box.symbols[card] & FOUNDATION != 0:
        s.foundations -= 1
        dealer.say(e.FOUNDATION, s.foundations)
        if s.foundations == 0:
            end.over(s, LAST_FOUNDATION, seat, dealer)  # 9.1
            return
    end.next_turn(s, seat)
