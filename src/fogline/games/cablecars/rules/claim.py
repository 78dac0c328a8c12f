"""Chapter 4: claiming a route."""

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.core.ids import Seat
from fogline.core.reason import Reason, because
from fogline.games.cablecars import events as e
from fogline.games.cablecars.questions import PAYING
from fogline.games.cablecars.rules import market, payment, tokens
from fogline.games.cablecars.state import State
from fogline.parts.bits import BIT


def legal(s: State, seat: Seat, out: list[int]) -> None:
    """Every track that is open to this seat, not too long for its cars, and that its cards can pay for."""
    can: i64 = s.open_to[seat] & s.box.within_cars[s.cars[seat]]
    if can != 0:
        s.box.claims.write(can & payment.affordable(s, seat), out)


def owner(s: State, track: int) -> Seat:
    """Who has claimed a track, or -1."""
    for seat in range(s.seats):
        if s.claimed[seat] & BIT[track]:
            return seat
    return -1


def explain(s: State, seat: Seat, track: int) -> list[Reason]:
    reasons: list[Reason] = []
    taken_by = owner(s, track)
    twin = s.box.twin[track]
    if taken_by >= 0:
        reasons.append(because("track-taken", "4.1", player=taken_by))
    elif twin >= 0 and s.claimed[seat] & BIT[twin]:
        reasons.append(because("twin-yours", "4.7"))
    elif twin >= 0 and s.seats == 2 and owner(s, twin) >= 0:
        reasons.append(because("twin-closed", "4.8"))
    if s.box.spaces[track] > s.cars[seat]:
        reasons.append(because("too-few-cars", "4.6", spaces=s.box.spaces[track], cars=s.cars[seat]))
    return reasons + payment.explain_cost(s, seat, track)


def do(s: State, track: i64) -> None:
    """4.1: one open route a turn, connected or not. How to pay is asked even if there is one way:
    nobody else hears of the claim until it is paid, nor whether there was a choice."""
    s.pending = track
    s.asks = PAYING


def pay(s: State, seat: Seat, way: i64, dealer: Dealer) -> None:
    """The cards are discarded, the cars placed (4.6), the points scored at once (4.9); then tokens (chapter 5)."""
    box = s.box
    track = s.pending
    payment.pay(s, seat, way, dealer)
    s.cars[seat] -= box.spaces[track]
    points = box.route_points[box.spaces[track]]
    s.points[seat] += points
    s.claimed[seat] |= BIT[track]
    close(s, seat, track)
    dealer.say(e.CLAIMED, seat, track, points, s.cars[seat])
    market.fill(s, dealer)
    tokens.arrive(s, seat, dealer)


def close(s: State, seat: Seat, track: i64) -> None:
    """A claimed track is closed to all. 4.7: its twin to the same player; 4.8: with two players to both."""
    twin: i64 = s.box.twin[track]
    for other in range(s.seats):
        s.open_to[other] &= ~BIT[track]
        if twin >= 0 and (other == seat or s.seats == 2):
            s.open_to[other] &= ~BIT[twin]
