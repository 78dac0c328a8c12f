"""Chapter 3: placing a project."""

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.games.skyline import events as e
from fogline.games.skyline.box import FOUNDATION
from fogline.games.skyline.questions import COLUMN, LAST_FOUNDATION
from fogline.games.skyline.rules import end
from fogline.games.skyline.state import State


def draw(s: State, seat: i64, dealer: Dealer) -> None:
    """3.1: the top card of the deck, for all to see. The deck always has one: a box holds a foundation card for
    every token, and the last token ends the game (9.1)."""
    card: i64 = dealer.pick_from(s.deck)
    s.deck[card] -= 1
    s.drawn = card
    s.asks = COLUMN
    dealer.say(e.DREW, seat, card)


def place(s: State, seat: i64, column: i64, dealer: Dealer) -> None:
    """3.2: the drawn card goes face up into a column. 3.3: a foundation card is given a token."""
    card: i64 = s.drawn
    s.drawn = -1
    s.columns[column] += (card,)
    dealer.say(e.PLACED, seat, card, column, len(s.columns[column]))
    if s.box.symbols[card] & FOUNDATION != 0:
        s.foundations -= 1
        dealer.say(e.FOUNDATION, s.foundations)
        if s.foundations == 0:
            end.over(s, LAST_FOUNDATION, seat, dealer)  # 9.1
            return
    end.next_turn(s, seat)
