"""Chapter 1, before the first turn: the last players place the stacks that were set aside."""

from mypy_extensions import i64

from fogline.core.choices import Choices
from fogline.core.dealer import Dealer
from fogline.core.reason import Reason, because
from fogline.games.cablecars import actions as a
from fogline.games.cablecars import events as e
from fogline.games.cablecars.questions import PLACING, TURN
from fogline.games.cablecars.state import State
from fogline.parts.bits import BIT


def begin(s: State) -> None:
    """1.6, 1.7: the last player in turn order places the first stack that was set aside."""
    if stacks_aside(s):
        s.asks = PLACING
        s.turn = (s.first - 1) % s.seats
    else:
        s.asks = TURN
        s.turn = s.first


def stacks_aside(s: State) -> list[int]:
    """The symbols whose stacks are not on the board yet."""
    return [symbol for symbol, spot in enumerate(s.place) if spot < 0]


def legal(s: State, out: Choices) -> None:
    """Any stack that was set aside, on any location without one."""
    free = s.box.all_spots
    for spot in s.place:
        if spot >= 0:
            free &= ~BIT[spot]
    for symbol in stacks_aside(s):
        out.offer(s.box.first[a.PLACE] + symbol * len(s.box.places), free)


def explain(s: State, symbol: int, spot: int) -> list[Reason]:
    reasons: list[Reason] = []
    if s.place[symbol] >= 0:
        reasons.append(because("stack-placed", "1.6", symbol=symbol, location=s.place[symbol]))
    if spot in s.place:
        reasons.append(because("location-has-stack", "1.6", location=spot))
    return reasons


def do(s: State, seat: i64, symbol: int, spot: int, dealer: Dealer) -> None:
    """1.6: with three or four players the second to last places the other stack. 1.7: with two the second does both."""
    s.place = s.place[:]
    s.place[symbol] = spot
    dealer.say(e.PLACED, seat, symbol, spot, s.left[symbol])
    if not stacks_aside(s):
        s.asks = TURN
        s.turn = s.first
    elif s.seats > 2:
        s.turn = (s.turn - 1) % s.seats
