"""Chapter 4: finalizing projects."""

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.core.ids import Seat
from fogline.core.reason import Reason, because
from fogline.games.skyline import actions as a
from fogline.games.skyline import events as e
from fogline.games.skyline.city import is_full
from fogline.games.skyline.questions import BUILDING, FULL_CITY
from fogline.games.skyline.rules import building, contracts, end
from fogline.games.skyline.state import State


def legal(s: State, seat: Seat, out: list[int]) -> None:
    """4.2: every column with more cards than this seat has contracts, which leaves out empty ones (4.1)."""
    held: i64 = s.contracts[seat]
    action: i64 = s.box.first[a.FINALIZE]
    for column in s.columns:
        if len(column) > held:
            out.append(action)
        action += 1


def explain(s: State, seat: Seat, column: int) -> list[Reason]:
    cards, held = len(s.columns[column]), s.contracts[seat]
    if cards > held:
        return []
    if cards == 0:
        return [because("column-empty", "4.1", column=column)]
    return [because("too-many-contracts", "4.2", column=column, cards=cards, contracts=held)]


def take(s: State, seat: Seat, column: i64, dealer: Dealer) -> None:
    """4.1: all the cards of the column; 4.3: with a contract; only then are they placed (4.5)."""
    s.tray = sorted(s.columns[column])
    s.columns[column] = []
    contracts.take(s, seat, column, dealer)
    go_on(s, seat, dealer)


def go_on(s: State, seat: Seat, dealer: Dealer) -> None:
    """After a card and all it brought: the end of the game (9.2), another card, or the end of the turn.

    4.5: placing is never a must. It is asked while a card can be placed or a contract token could still be used.
    """
    if is_full(s.box, s.cities[seat]):
        discard_rest(s, seat, dealer)
        end.over(s, FULL_CITY, seat, dealer)
    elif building.can_build_any(s, seat) or contracts.can_return(s, seat):
        s.asks = BUILDING
    else:
        done(s, seat, dealer)


def done(s: State, seat: Seat, dealer: Dealer) -> None:
    """4.6: what is not placed goes back to the box, and the turn is over."""
    discard_rest(s, seat, dealer)
    end.next_turn(s, seat)


def discard_rest(s: State, seat: Seat, dealer: Dealer) -> None:
    for card in s.tray:
        s.boxed[card] += 1
        dealer.say(e.DISCARDED, seat, card)
    s.tray = []
