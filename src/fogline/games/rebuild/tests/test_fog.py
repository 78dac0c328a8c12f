"""The fog: what a seat may know of objectives, and the worlds it may imagine from that."""

from collections import Counter

import pytest

from fogline.core.dealer import Dealer
from fogline.core.event import Event
from fogline.core.match import Match
from fogline.games.rebuild import GAME
from fogline.games.rebuild.box import COMMITTEE, EVERYBODY
from fogline.games.rebuild.fog import imagine, view
from fogline.games.rebuild.tests.table import BOX, table
from fogline.parts.bits import BIT, members, size


def number(name: str) -> int:
    return BOX.objectives.index(name)


def test_a_seat_knows_its_own_objectives_and_what_others_took_from_the_row() -> None:
    t = table({"objectives": "pairs", "seen": "park"}, {"objectives": "apart corners", "seen": "rivals"})
    assert list(view(t.state, 0).held[:2]) == [BIT[number("pairs")] | BIT[number("park")], BIT[number("rivals")]]
    assert list(view(t.state, -1).held[:2]) == [BIT[number("park")], BIT[number("rivals")]]
    assert list(view(t.state, 0).held_counts[:2]) == [2, 3]


def test_when_the_game_is_over_everything_is_shown() -> None:
    t = table({"permits": "B1.1", "money": 3}, {}, stop=0, year=1915, asks="benefit")
    t.play("benefit money")
    assert view(t.state, -1).held == t.state.held


def test_what_is_hidden_is_imagined_fairly_and_what_is_known_stays() -> None:
    t = table({"objectives": "pairs"}, {"objectives": "apart", "seen": "rivals"})
    v = view(t.state, 0)
    hidden: Counter[int] = Counter()
    for seed in range(900):
        world = imagine(v, Dealer(seed))
        assert world.held[0] == t.state.held[0]
        others = members(world.held[1])
        assert number("rivals") in others
        hidden.update(o for o in others if o != number("rivals"))
    possible = members(t.state.bag | BIT[number("apart")])
    assert sorted(hidden) == possible
    expected = 900 / len(possible)
    assert all(0.5 * expected < n < 1.6 * expected for n in hidden.values())


def test_the_permit_deck_is_known_but_not_its_order() -> None:
    t = table({"permits": "Y1.1 grant"}, {"permits": "R5.1"}, discards="G1.1")
    v = view(t.state, 1)
    assert v.deck == t.state.deck
    assert size(v.deck) == 42 - 3 - 3 - 1


def test_the_committee_has_no_secrets() -> None:
    t = table({}, committee={"seen": "pairs park", "objectives": "", "permits": "B1.1"})
    v = view(t.state, -1)
    assert v.held[4] == t.state.held[4]
    assert v.committee_row == t.state.committee_row


class Listener:
    """Somebody with a good memory at one seat, who hears what is told there and looks at nothing."""

    def __init__(self) -> None:
        self.unseen = set(members(BOX.all_objectives))
        self.held: list[set[int]] = [set() for _ in range(EVERYBODY)]
        self.counts = [0] * EVERYBODY

    def hear(self, event: Event) -> None:
        objective = event.args.get("objective")
        if event.key in ("common-laid", "objective-shown"):
            assert objective is not None
            self.unseen.remove(objective)
        elif event.key in ("dealt", "signed", "drew-objective"):
            player = event.args["seat"] if event.args["seat"] is not None else COMMITTEE
            self.counts[player] += 1
            if objective is not None:
                self.held[player].add(objective)
                self.unseen.discard(objective)


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_no_imagined_world_contradicts_what_a_careful_listener_has_heard(seats: int, seed: int) -> None:
    """Objectives never come back, so what was seen of them lies where it was seen, and the rest is anybody's guess."""
    match, dice = Match.new(GAME, seats, seed, box=BOX), Dealer(seed)
    listeners, heard = {seat: Listener() for seat in range(-1, seats)}, 0
    hidden = 0
    while not match.over:
        for seat, listener in listeners.items():
            for _, event in match.events(seat)[heard:]:
                listener.hear(event)
            v = match.view(seat)
            assert [set(members(mask)) for mask in v.held] == listener.held
            assert list(v.held_counts) == listener.counts
            world = imagine(v, Dealer(heard))
            dealt = [set(members(mask)) for mask in world.held]
            for player in range(EVERYBODY):
                assert dealt[player] >= listener.held[player]
                assert dealt[player] - listener.held[player] <= listener.unseen
                hidden += len(dealt[player] - listener.held[player])
            assert set(members(world.bag)) == listener.unseen - set().union(*dealt)
        heard = len(match.events(-1))
        legal = match.legal_ids(match.waiting[0])
        match.play(legal[dice.below(len(legal))], match.waiting[0])
    assert hidden
