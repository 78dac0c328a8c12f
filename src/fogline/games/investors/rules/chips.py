"""Chapter 5: option chips, chosen in secret."""

from typing import final

from mypy_extensions import i64

from fogline.core.choices import Choices
from fogline.core.dealer import Dealer
from fogline.core.ids import Seat
from fogline.core.reason import Reason, because
from fogline.games.investors import actions as a
from fogline.games.investors import events as e
from fogline.games.investors import questions as q
from fogline.games.investors.box import CHIPS
from fogline.games.investors.rules import contests
from fogline.games.investors.rules.chapter import Chapter
from fogline.games.investors.state import State


def begin(s: State, dealer: Dealer) -> None:
    """5.1: everybody chooses a chip, unless only one of them still has a street."""
    playable = [chip for chip in range(len(CHIPS)) if contests.has_street(s, chip)]
    for seat in range(s.seats):
        s.chosen[seat] = playable[0]
        s.said[seat] = q.DONE
        if len(playable) > 1:
            ask(s, seat)
    if len(playable) > 1:
        s.asks = q.CHIP
    else:
        turn_over(s, dealer)


def ask(s: State, seat: Seat) -> None:
    s.chosen[seat] = -1
    s.said[seat] = q.NOT_YET


def legal(s: State, out: Choices) -> None:
    """5.2: a chip whose districts have no empty street left cannot be chosen."""
    for chip in range(len(CHIPS)):
        if contests.has_street(s, chip):
            out.add(s.box.first[a.CHIP] + chip)


def explain(s: State, chip: int) -> list[Reason]:
    return [] if contests.has_street(s, chip) else [because("chip-no-street", "5.2", chip=chip)]


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
        players = contests.contestants(s, chip)
        if len(players) == 1:
            dealer.say(e.CHIP_ALONE, players[0], chip)
        elif players:
            dealer.say(e.CONTESTED, chip, len(players))
    s.contest = -1
    s.asks = q.NEGOTIATE if s.negotiation else q.OPEN_SEALING


@final
class Chip(Chapter):
    """5.1: everybody chooses an option chip."""

    def legal(self, s: State, seat: i64, out: Choices) -> None:
        legal(s, out)

    def play(self, s: State, seat: i64, verb: i64, nth: i64, dealer: Dealer) -> None:
        play(s, seat, nth, dealer)
