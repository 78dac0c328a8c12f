"""Chapter 4: money, buildings and cards."""

from fogline.core.event import hide
from fogline.games.rebuild.events import KINDS
from fogline.games.rebuild.fog import view
from fogline.games.rebuild.tests.table import BOX, keys, permit, table, told
from fogline.parts.bits import BIT, size

HIDE = {kind.key: kind for kind in KINDS}
EVERYTHING = "apart yellow green red blue colours rubble lighting cable-car hydrant park services corners"


def test_4_1_earnings_bring_what_they_show() -> None:
    t = table({"money": 1}, {}, stop=3)
    t.play("go 3 earnings")
    assert t.state.money[0] == 3
    t = table({}, {}, {})
    t.play("go 3 earnings")
    assert t.state.money[0] == 3, "the side for three and four pays $3 on this card"


def test_4_2_materials_bring_a_building_from_the_pool() -> None:
    t = table({"stock": 0}, {})
    events = t.play("go 2 materials")
    assert told(events, "got-building") == [{"seat": 0, "stock": 1}]
    assert (t.state.stock[0], t.state.pool[0]) == (1, 7)
    t = table({"stock": 6, "built": "green-5b green-5c"}, {})
    assert t.why("go 2 materials") == [("pool-empty", "4.2", {})]


def test_4_3_a_permit_of_the_row_or_the_top_of_the_deck() -> None:
    t = table({}, {}, stop=5)
    t.play("go 1 permit")
    assert t.legal() == [
        "take red 1 lighting park",
        "take red 2 hydrant park",
        "take red 3 cable car park",
        "draw permit",
    ]
    assert t.why("take blue 1 hydrant park")[0][:2] == ("permit-not-in-row", "4.3")
    assert t.why("go 1 money") == [("choose-permit", "4.3", {})]
    t.play("draw permit", "B1.2")
    assert t.state.permits[0] == BIT[BOX.permits.index(permit("B1.2"))]


def test_4_3_when_the_row_is_empty_the_deck_is_not_asked_about() -> None:
    t = table({"space": 1}, {"space": 2}, {"space": 4}, {}, stop=5, row="- - -", moved=3)
    events = t.play("go 1 permit", "B1.2", "G1.1", "G1.2", "G2.1")
    assert keys(events)[:2] == ["moved", "drew-permit"]
    assert keys(events)[2:] == ["permit-shown"] * 3


def test_4_4_five_permits_are_the_limit() -> None:
    t = table({"permits": "Y1.1 Y2.1 Y3.1 Y4.1 Y5.1"}, {}, stop=5)
    assert t.why("go 1 permit") == [("permit-limit", "4.4", {"most": 5})]
    t = table({"permits": "Y1.1 Y2.1 Y3.1 Y4.1"}, {}, stop=5)
    t.play("go 1 permit")
    t.play("take red 1 lighting park")
    assert size(t.state.permits[0]) == 5


def test_4_5_discards_become_the_deck_when_it_has_run_out() -> None:
    t = table({}, {}, stop=5)
    t.state.discards, t.state.deck = t.state.deck, 0
    t.play("go 1 permit")
    events = t.play("draw permit", 0)
    assert told(events, "reshuffled") == [{"cards": 39}]
    assert t.state.permits[0] == BIT[0]
    assert (size(t.state.deck), t.state.discards) == (38, 0)


def test_4_6_an_objective_of_the_row_or_the_top_of_the_deck() -> None:
    t = table({}, {}, stop=5)
    t.play("go 2 objective")
    assert t.legal() == ["sign colours", "sign rubble", "sign services", "draw objective"]
    assert t.why("sign apart")[0][:2] == ("objective-not-in-row", "4.6")
    t.play("draw objective", "apart")
    assert t.state.held[0] & BIT[BOX.objectives.index("apart")]


def test_4_7_objectives_are_not_shuffled_again() -> None:
    taken = EVERYTHING.replace("colours ", "") + " row column most-blue most-rubble most-money rivals"
    t = table({}, {"objectives": "pairs", "seen": taken}, stop=5, shown="- colours -")
    t.play("go 2 objective")
    assert t.waiting == (1,), "one objective was left: it was taken without being asked about"
    assert t.state.held[0] & BIT[BOX.objectives.index("colours")]
    assert t.why("go 1 objective") == [("no-objectives", "4.7", {})]


def test_4_7_an_empty_deck_cannot_be_drawn_from() -> None:
    taken = EVERYTHING.replace("colours rubble ", "") + " row column most-blue most-rubble most-money rivals"
    t = table({}, {"objectives": "pairs", "seen": taken}, stop=5, shown="rubble colours -")
    t.play("go 2 objective")
    assert t.why("draw objective") == [("objective-deck-empty", "4.7", {})]


def test_4_8_others_know_only_what_was_taken_from_the_row() -> None:
    t = table({}, {}, stop=5)
    t.play("go 2 objective")
    drawn = t.play("draw objective", "apart")
    assert told([hide(HIDE, event, 1) for event in drawn], "drew-objective") == [{"seat": 0, "objective": None}]
    assert view(t.state, 1).held[0] == 0
    assert list(view(t.state, 1).held_counts[:2]) == [2, 1]


def test_4_8_but_everybody_sees_what_is_taken_from_the_row() -> None:
    t = table({}, {}, stop=5)
    t.play("go 2 objective")
    t.play("sign rubble")
    assert view(t.state, 1).held[0] == BIT[BOX.objectives.index("rubble")]
    assert view(t.state, 0).held[0] == BIT[BOX.objectives.index("rubble")] | BIT[BOX.objectives.index("buildings")]


def test_4_8_permits_and_money_lie_open() -> None:
    t = table({"permits": "Y1.1", "money": 7}, {})
    for seat in (0, 1, -1):
        assert view(t.state, seat).money[0] == 7
        assert view(t.state, seat).permits[0] == t.state.permits[0]
