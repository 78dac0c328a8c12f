"""Chapter 5: option chips, chosen in secret."""

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.core.ids import Seat
from fogline.core.reason import Reason, because
from fogline.games.investors import actions as a
from fogline.games.investors import events as e
from fogline.games.investors import questions as q
from fogline.games.investors.box import CHIPS, FIRST_CHIP
from fogline.games.investors.rules import streets
from fogline.games.investors.state import State


def begin(s: State, dealer: Dealer) -> None:
    """5.1: everybody chooses a chip, unless only one of them still has a street."""
    playable = [chip for chip in range(len(CHIPS)) if has_street(s, chip)]
    for seat in range(s.seats):
        s.chosen[seat] = -1 if len(playable) > 1 else playable[0]
        s.said[seat] = q.NOT_YET if len(playable) > 1 else q.DONE
    if len(playable) > 1:
        s.asks = q.CHIP
    else:
        turn_over(s, dealer)


def has_street(s: State, chip: i64) -> bool:
    return streets.first_empty(s, FIRST_CHIP + chip) >= 0


def legal(s: State, seat: Seat, out: list[int]) -> None:
    """5.2: a chip whose districts have no empty street left cannot be chosen."""
    for chip in range(len(CHIPS)):
        if has_street(s, chip):
            out.append(s.box.first[a.CHIP] + chip)


def explain(s: State, chip: int) -> list[Reason]:
    return [] if has_street(s, chip) else [because("chip-no-street", "5.2", chip=chip)]


def play(s: State, seat: Seat, chip: i64, dealer: Dealer) -> None:
    """5.1: the chip stays face down until everybody has chosen."""
    s.chosen[seat] = chip
    s.said[seat] = q.DONE
    dealer.say(e.CHOSE, seat)
    if q.NOT_YET not in s.said:
        dealer.show()
        turn_over(s, dealer)


def turn_over(s: State, dealer: Dealer) -> None:
    """All chips are shown. Who is alone with one has its right (5.3), the others settle theirs."""
    for i in range(s.seats):
        seat = (s.start + i) % s.seats
        s.chips[seat] = s.chosen[seat]
        s.chosen[seat] = -1
        s.said[seat] = q.NOT_YET
        dealer.say(e.CHIP_SHOWN, seat, s.chips[seat])
    for chip in range(len(CHIPS)):
        players: i64 = s.chips.count(chip)
        if players == 1:
            dealer.say(e.CHIP_ALONE, s.chips.index(chip), chip)
        elif players > 1:
            dealer.say(e.CONTESTED, chip, players)
    s.contest = -1
    s.asks = q.NEGOTIATE if s.negotiation else q.OPEN_SEALING


def contestants(s: State, chip: i64) -> list[int]:
    """Who has shown this chip, from the start player on."""
    found: list[int] = []
    for i in range(s.seats):
        seat = (s.start + i) % s.seats
        if s.chips[seat] == chip:
            found.append(seat)
    return found
