"""Chapter 4: claiming a route."""

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.core.reason import Reason
from fogline.games.cablecars import events as e
from fogline.games.cablecars.box import CARDS, FERRY
from fogline.games.cablecars.questions import PAYING
from fogline.games.cablecars.rules import market, memory, payment, tokens, tracks
from fogline.games.cablecars.state import State
from fogline.parts.bits import BIT


def legal(s: State, seat: i64) -> i64:
    """Every track that is open to this seat, not too long for its cars, and that its cards can pay for, as a mask."""
    can = tracks.claimable(s, seat)
    if can == 0:
        return 0
    return can & payment.affordable(s.box, s.hands, seat * CARDS)


def explain(s: State, seat: i64, track: int) -> list[Reason]:
    return tracks.explain(s, seat, track) + payment.explain_cost(s.box, s.hands, seat * CARDS, track)


def do(s: State, track: i64) -> None:
    """4.1: one open route a turn, connected or not. How to pay is asked even if there is one way:
    nobody else hears of the claim until it is paid, nor whether there was a choice."""
    s.pending = track
    s.asks = PAYING


def pay(s: State, seat: i64, way: i64, dealer: Dealer) -> None:
    """The cards are discarded, the cars placed (4.6), the points scored at once (4.9); then tokens (chapter 5)."""
    box = s.box
    track = s.pending
    spend(s, seat, box.pay_colour[way], box.pay_cards[way])
    if box.pay_ferries[way] > 0:
        spend(s, seat, FERRY, box.pay_ferries[way])
    dealer.say(e.PAID, seat, way)
    s.cars[seat] -= box.spaces[track]
    points = box.route_points[box.spaces[track]]
    s.points[seat] += points
    s.claimed[seat] |= BIT[track]
    close(s, seat, track)
    dealer.say(e.CLAIMED, seat, track, points, s.cars[seat])
    market.fill(s, dealer)
    tokens.arrive(s, seat, dealer)


def spend(s: State, seat: i64, card: i64, n: i64) -> None:
    """4.10: cards leave the hand and are discarded for all to see.

    Those seen being taken count as spent first, because nobody can tell them apart.
    """
    slot: i64 = seat * CARDS + card
    s.hands[slot] -= n
    known: i64 = s.seen[slot]
    if n > known:
        s.seen[slot] = 0
        memory.paid(s, seat, card, n - known)
    else:
        s.seen[slot] = known - n
    s.discards[card] += n


def close(s: State, seat: i64, track: i64) -> None:
    """A claimed track is closed to all. 4.7: its twin to the same player; 4.8: with two players to both."""
    twin: i64 = s.box.twin[track]
    to_all: i64 = BIT[track]
    to_player: i64 = to_all | BIT[twin] if twin >= 0 else to_all
    if s.seats == 2:
        to_all = to_player
    for other in range(s.seats):
        s.open_to[other] &= ~(to_player if other == seat else to_all)
