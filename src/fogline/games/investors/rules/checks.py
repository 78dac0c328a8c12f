"""Chapter 4, where checks go: down, up, to a hand, to the bank. ``reckoning`` says what others make of it."""

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.core.ids import Seat
from fogline.core.rows import append
from fogline.games.investors.box import CHECKS
from fogline.games.investors.rules import end, reckoning
from fogline.games.investors.state import State


def in_bank(s: State) -> i64:
    """How many checks the bank has."""
    return reckoning.count(s.bank, 0)


def lay(s: State, seat: Seat, check: i64, place: Seat) -> None:
    """A check is put down unseen, at this place."""
    s.hands[seat * CHECKS + check] -= 1
    s.laid[place * CHECKS + check] += 1


def take_up(s: State, seat: Seat) -> None:
    """What a seat has laid unseen for itself comes back to its hand."""
    for slot in range(seat * CHECKS, (seat + 1) * CHECKS):
        s.hands[slot] += s.laid[slot]
        s.laid[slot] = 0


def show(s: State, seat: Seat, place: Seat) -> None:
    """4.3: a seat turns up the checks it laid at a place: they lie there for all to see."""
    for check in range(CHECKS):
        n = s.laid[place * CHECKS + check]
        if n != 0:
            s.laid[place * CHECKS + check] = 0
            s.front[place * CHECKS + check] += n
            s.shown[place] += n * s.box.values[check]
            s.pool[seat * CHECKS + check] -= n
            _not_paid_away(s, seat, check)


def _not_paid_away(s: State, seat: Seat, check: i64) -> None:
    """What a seat has been seen with it cannot have paid unseen before."""
    left: i64 = s.pool[seat * CHECKS + check]
    slot: i64 = check
    for payer in s.paid_by:
        if payer == seat and s.most[slot] > left:
            s.most[slot] = left
        slot += CHECKS


def hand_over(s: State, place: Seat, seat: Seat) -> None:
    """The checks that lie face up at a place go to a seat's hand."""
    for check in range(CHECKS):
        n = s.front[place * CHECKS + check]
        if n != 0:
            s.front[place * CHECKS + check] = 0
            s.hands[seat * CHECKS + check] += n
            s.pool[seat * CHECKS + check] += n
    s.shown[place] = 0


def to_bank(s: State, place: Seat) -> None:
    """4.7: the checks that lie face up at a place go to the bank, face down."""
    end.came_on(s)
    for check in range(CHECKS):
        n = s.front[place * CHECKS + check]
        if n != 0:
            s.front[place * CHECKS + check] = 0
            s.bank[check] += n
    s.shown[place] = 0


def pay_unseen(s: State, seat: Seat, check: i64) -> None:
    """5.4: a check goes to the bank and only its payer knows which."""
    end.came_on(s)
    s.hands[seat * CHECKS + check] -= 1
    s.bank[check] += 1
    s.paid_by = append(s.paid_by, seat)
    s.paid = append(s.paid, check)
    for value in range(CHECKS):
        s.most = append(s.most, s.pool[seat * CHECKS + value])
        s.least = append(s.least, 0)


def draw(s: State, seat: Seat, dealer: Dealer) -> i64:
    """10.5: a check from the bank, any alike, for all to see."""
    check: i64 = dealer.pick_from(s.bank)
    s.bank[check] -= 1
    s.front[seat * CHECKS + check] += 1
    s.shown[seat] += s.box.values[check]
    missing: i64 = -reckoning.known_in_bank(s, check)
    if missing > 0:
        slot: i64 = len(s.least) - CHECKS + check
        if s.least[slot] < missing:
            s.least[slot] = missing
    return check
