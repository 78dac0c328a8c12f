"""The fog: the only door from State to View, and back to a state that a seat could be in."""

from fogline.core.dealer import Dealer
from fogline.core.ids import Seat
from fogline.games.rebuild.questions import OVER
from fogline.games.rebuild.rules import decks
from fogline.games.rebuild.rules.turn import waiting
from fogline.games.rebuild.state import State
from fogline.games.rebuild.view import View
from fogline.parts.bits import BIT, size


def known(s: State, seat: Seat) -> list[int]:
    """4.8: the personal objectives this seat knows of, by player."""
    if s.asks == OVER:
        return s.held[:]
    return [s.held[player] if player == seat else s.seen[player] for player in range(len(s.held))]


def view(s: State, seat: Seat) -> View:
    """What this seat may know. What is not listed here, nobody sees."""
    return View(
        box=s.box,
        seats=s.seats,
        seat=seat,
        hard=s.hard,
        first=s.first,
        players=s.players,
        waiting=waiting(s),
        layout=s.layout,
        sides=s.sides[:],
        ring=s.ring,
        common=s.common,
        year=s.year,
        stop=s.stop,
        order=s.order,
        at=s.at,
        asks=s.asks,
        spots=s.spots[:],
        money=s.money[:],
        stock=s.stock[:],
        pool=s.pool[:],
        permits=s.permits[:],
        committee_row=s.committee_row[:],
        permit_row=s.permit_row[:],
        deck=s.deck,
        discards=s.discards,
        objective_row=s.objective_row[:],
        bag_size=int(size(s.bag)),
        held=known(s, seat),
        held_counts=[int(size(mask)) for mask in s.held],
        seen=s.seen[:],
        built=s.built[:],
        vacant=s.vacant,
        rubble=s.rubble,
        tokens=s.tokens[:],
        cleared=s.cleared[:],
        urbanism=s.urbanism[:],
        parks=s.parks[:],
        best=s.best,
        site=s.site,
        used=s.used,
        grant=s.grant,
        ended_by=s.ended_by,
    )


def imagine(v: View, dealer: Dealer) -> State:
    """A state that looks like this to its seat: the objectives it cannot see are dealt anew, all deals being alike."""
    held, bag = imagine_objectives(v, dealer)
    return State(
        box=v.box,
        seats=v.seats,
        hard=v.hard,
        first=v.first,
        players=v.players,
        layout=v.layout,
        sides=v.sides[:],
        ring=v.ring,
        common=v.common,
        year=v.year,
        stop=v.stop,
        order=v.order,
        at=v.at,
        asks=v.asks,
        spots=v.spots[:],
        money=v.money[:],
        stock=v.stock[:],
        pool=v.pool[:],
        permits=v.permits[:],
        committee_row=v.committee_row[:],
        permit_row=v.permit_row[:],
        deck=v.deck,
        discards=v.discards,
        objective_row=v.objective_row[:],
        bag=bag,
        held=held,
        seen=v.seen[:],
        built=v.built[:],
        vacant=v.vacant,
        rubble=v.rubble,
        tokens=v.tokens[:],
        cleared=v.cleared[:],
        urbanism=v.urbanism[:],
        parks=v.parks[:],
        best=v.best,
        site=v.site,
        used=v.used,
        grant=v.grant,
        ended_by=v.ended_by,
    )


def imagine_objectives(v: View, dealer: Dealer) -> tuple[list[int], int]:
    """Everybody's personal objectives and the deck. Those that are known stay where they are."""
    held = v.held[:]
    unseen = v.box.all_objectives & ~v.common
    for objective in v.objective_row:
        if objective >= 0:
            unseen &= ~BIT[objective]
    for mask in held:
        unseen &= ~mask
    for player in v.players:
        for _ in range(v.held_counts[player] - size(held[player])):
            objective = int(decks.draw(v.box, unseen, dealer))
            held[player] |= BIT[objective]
            unseen &= ~BIT[objective]
    return held, unseen
