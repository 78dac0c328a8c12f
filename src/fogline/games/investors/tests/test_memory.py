"""What a careful player can know of the checks paid face down: no less than a View knows, and no more.

A player who only listens keeps every way in which the unseen checks can have been paid, and strikes out those in which
somebody would have shown, or the bank given, a check that was not there. A View must allow exactly what is left.
"""

from typing import cast

import pytest
from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.core.event import Event, named
from fogline.core.rows import vec
from fogline.games.investors.box import CHECKS, Box
from fogline.games.investors.events import KINDS
from fogline.games.investors.fog import agrees, can_be, imagine, view
from fogline.games.investors.options import Options
from fogline.games.investors.rules import turn
from fogline.games.investors.rules.setup import setup
from fogline.games.investors.tests.table import BOX
from fogline.games.investors.tests.test_box import small
from fogline.games.investors.view import View

DRAWING = {"drew", "stopped", "bust", "wants-checks", "got-influence"}
"""What is told while checks are drawn."""
BIDDING = {"called", "sealed-shown", "contest-won", "paid-unseen", "cannot-pay"}
STAY = DRAWING | BIDDING | {"offered", "accepted", "price-met", "countered"}
"""After these, what lies face up stays there."""
MOST_WORLDS = 4000


def giving() -> Box:
    """A small city with rights for chips only and bonuses as action cards: the bank gives what it was paid."""
    data = small()
    data["player"].update(rods=9)
    data["checks"].update(copies=[2, 1, 1, 0, 0, 0, 0, 0, 0, 1])
    data["years"]["count"] = 6
    for call in data["call"]:
        call["copies"] = 9 * (call["bidding"] == "chips")
    for card in data["action"]:
        card["copies"] = 9 * (card["kind"] == "bonus")
    return Box(data)


class World:
    """Where all checks are if the unseen ones were these."""

    def __init__(self, box: Box, seats: int) -> None:
        self.box = box
        self.paid: tuple[int, ...] = ()
        self.hands = [box.copies[:] for _ in range(seats)]
        self.bank = [0] * CHECKS

    def pays(self, seat: int, check: int) -> "World":
        other = World(self.box, 0)
        other.paid = (*self.paid, check)
        other.hands = [hand[:] for hand in self.hands]
        other.bank = self.bank[:]
        other.hands[seat][check] -= 1
        other.bank[check] += 1
        return other


class Listener:
    """Hears what a spectator hears, and remembers all of it."""

    def __init__(self, box: Box, seats: int) -> None:
        self.worlds = [World(box, seats)]
        self.heaps: dict[int, tuple[int, list[int]]] = {}
        """What lies face up, by place: whose checks, and which."""
        self.overdrawn: set[int] = set()
        self.drawing = False

    def hear(self, event: Event) -> None:
        key, said = event.key, cast(dict[str, int], event.args)
        if self.drawing and key not in DRAWING:
            self.end_of_drawing()
        if key in ("called", "sealed-shown", "offered"):
            self.shows(said["seat"], said.get("player", said["seat"]), said["checks"])
        elif key in ("outbid-all", "contest-won"):
            self.to_bank(said["seat"])
        elif key == "paid-unseen":
            seat = said["seat"]
            self.worlds = [w.pays(seat, check) for w in self.worlds for check in range(CHECKS) if w.hands[seat][check]]
        elif key == "drew":
            self.draws(said["seat"], said["check"])
        elif key == "bust":
            self.overdrawn.add(said["seat"])
        elif key == "agreed":
            self.heaps = {place: (place, checks) for place, (_, checks) in self.heaps.items()}
        if key not in STAY:
            self.take_back([said["seat"]] if key == "passed" else list(self.heaps))

    def shows(self, seat: int, place: int, packed: int) -> None:
        checks = [(packed >> 4 * i) & 15 for i in range(CHECKS)]
        _, lying = self.heaps.get(place, (seat, [0] * CHECKS))
        self.heaps[place] = (seat, [a + b for a, b in zip(lying, checks, strict=True)])
        for world in self.worlds:
            world.hands[seat] = [a - b for a, b in zip(world.hands[seat], checks, strict=True)]
        self.worlds = [world for world in self.worlds if min(world.hands[seat]) >= 0]

    def draws(self, seat: int, check: int) -> None:
        self.drawing = True
        _, lying = self.heaps.setdefault(seat, (seat, [0] * CHECKS))
        lying[check] += 1
        for world in self.worlds:
            world.bank[check] -= 1
        self.worlds = [world for world in self.worlds if world.bank[check] >= 0]

    def end_of_drawing(self) -> None:
        self.drawing = False
        for seat in self.overdrawn:
            self.to_bank(seat)
        self.overdrawn.clear()
        self.take_back(list(self.heaps))

    def to_bank(self, place: int) -> None:
        _, checks = self.heaps.pop(place)
        for world in self.worlds:
            world.bank = [a + b for a, b in zip(world.bank, checks, strict=True)]

    def take_back(self, places: list[int]) -> None:
        for place in places:
            if place in self.heaps:
                seat, checks = self.heaps.pop(place)
                for world in self.worlds:
                    world.hands[seat] = [a + b for a, b in zip(world.hands[seat], checks, strict=True)]


def allowed(v: View) -> set[tuple[int, ...]]:
    """Every way of paying the unseen checks that a spectator's view has room for."""
    found: list[tuple[tuple[int, ...], list[int]]] = [((), [0] * (v.seats * CHECKS))]
    for nth, payer in enumerate(v.paid_by):
        longer = []
        for paid, spent in found:
            for check, n in enumerate(can_be(v, nth, vec[i64](spent))):
                if n:
                    more = spent[:]
                    more[payer * CHECKS + check] += 1
                    longer.append(((*paid, check), more))
        found = longer
    return {paid for paid, _ in found if agrees(v, vec[i64](paid))}


TALKING = Options(negotiation="prices")


@pytest.mark.parametrize(
    ("box", "options"), [(BOX, Options()), (BOX, Options(negotiation=True)), (BOX, TALKING), (giving(), TALKING)]
)
def test_5_4_a_view_allows_exactly_what_the_history_allows(box: Box, options: Options) -> None:
    compared = struck = 0
    for seed in range(6):
        dealer, listener = Dealer(seed), Listener(box, 3)
        s = setup(box, 3, options, dealer)
        dealer.take()
        while turn.waiting(s) and len(listener.worlds) < MOST_WORLDS:
            seat = turn.waiting(s)[0]
            legal = turn.legal(s, seat)
            turn.apply(s, seat, legal[dealer.below(len(legal))], dealer)
            events = [named(KINDS, said) for said in dealer.take()[1]]
            for event in events:
                listener.hear(event)
            if s.paid and events and len(listener.worlds) < MOST_WORLDS:
                known = {world.paid for world in listener.worlds}
                assert allowed(view(s, -1)) == known
                assert tuple(s.paid) in known
                assert tuple(imagine(view(s, -1), Dealer(compared)).paid) in known
                compared += 1
                struck += any(s.least)
    assert compared > 100
    assert struck > 20 or box is BOX, "the bank must have given what nobody saw it get"
