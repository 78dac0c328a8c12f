"""Chapter 4: finalizing projects."""

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.core.reason import Reason, because
from fogline.games.skyline import events as e
from fogline.games.skyline.city import is_full
from fogline.games.skyline.questions import BUILDING, FULL_CITY
from fogline.games.skyline.rules import contracts, end
from fogline.games.skyline.rules.columns import fewest, returnable
from fogline.games.skyline.rules.spaces import some_fits
from fogline.games.skyline.state import State


def explain(s: State, seat: i64, column: int) -> list[Reason]:
    cards, held = len(s.columns[column]), s.contracts[seat]
    if cards >= fewest(s, seat):
        return []
    if cards == 0:
        return [because("column-empty", "4.1", column=column)]
    return [because("too-many-contracts", "4.2", column=column, cards=cards, contracts=held)]


def take(s: State, seat: i64, column: i64, dealer: Dealer) -> None:
    """4.1: all the cards of the column; 4.3: with a contract; only then are they placed (4.5)."""
    s.tray = sorted(s.columns[column])
    s.columns[column] = ()
    contracts.take(s, seat, column, dealer)
    go_on(s, seat, dealer)


def go_on(s: State, seat: i64, dealer: Dealer) -> None:
    """After a card and all it brought: the end of the game (9.2), another card, or the end of the turn.

    4.5: placing is never a must. It is asked while a card can be placed or a contract token could still be used.
    """
    if is_full(s.cities[seat]):
        discard_rest(s, seat, dealer)
        end.over(s, FULL_CITY, seat, dealer)
    elif some_fits(s.box, s.cities[seat], s.tray) or returnable(s, seat) > 0:
        s.asks = BUILDING
    else:
        done(s, seat, dealer)


def done(s: State, seat: i64, dealer: Dealer) -> None:
    """4.6: what is not placed goes back to the box, and the turn is over."""
    discard_rest(s, seat, dealer)
    end.next_turn(s, seat)


def discard_rest(s: State, seat: i64, dealer: Dealer) -> None:
    for card in s.tray:
        s.boxed[card] += 1
        dealer.say(e.DISCARDED, seat, card)
    s.tray = []
