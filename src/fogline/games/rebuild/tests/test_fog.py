"""The fog: what a seat may know of objectives, and the worlds it may imagine from that."""

from collections import Counter

from fogline.core.dealer import Dealer
from fogline.games.rebuild.fog import imagine, view
from fogline.games.rebuild.tests.table import BOX, table
from fogline.parts.bits import BIT, members, size


def number(name: str) -> int:
    return BOX.objectives.index(name)


def test_a_seat_knows_its_own_objectives_and_what_others_took_from_the_row() -> None:
    t = table({"objectives": "pairs", "seen": "park"}, {"objectives": "apart corners", "seen": "rivals"})
    assert view(t.state, 0).held[:2] == [BIT[number("pairs")] | BIT[number("park")], BIT[number("rivals")]]
    assert view(t.state, -1).held[:2] == [BIT[number("park")], BIT[number("rivals")]]
    assert view(t.state, 0).held_counts[:2] == [2, 3]


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
