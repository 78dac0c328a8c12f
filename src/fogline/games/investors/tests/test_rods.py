"""Chapter 9, what action cards let you do."""

from typing import Any

from fogline.games.investors import questions as q
from fogline.games.investors.tests.table import BLUE, BOX, GREEN, RED, YELLOW, Table, told, with_card
from fogline.games.investors.tests.test_investing import fifteen


def won(card: str, seat: int = YELLOW, **given: Any) -> Table:
    """A seat has won this action card with influence."""
    t = with_card(f"{card} influence", **given)
    t.influence(*(7 if i == seat else 0 for i in range(4)))
    assert t.state.turn == seat
    return t


def test_9_1_two_rods_at_one_district() -> None:
    t = won("two-rods")
    assert len(t.legal()) == 82 - 12 - 3 + 1
    t.play("lay d3 d4")
    assert t.asks == q.SECOND_ROD
    assert t.legal() == ["lay d3 e3", "lay c4 d4", "lay d4 e4", "lay d2 d3", "lay d4 d5", "leave"]
    assert t.why("lay a1 north") == [("not-together", "9.1", {})]
    t.play("lay d4 e4", chance="villa checks 1")
    assert (t.rod("d3 d4"), t.rod("d4 e4"), t.state.stock[YELLOW]) == (YELLOW, YELLOW, 13)


def test_9_1_majorities_are_looked_at_after_each() -> None:
    t = won("two-rods", rods={YELLOW: ["d3 d4", "c4 d4"]})
    events = t.play("lay d4 d5")
    assert [r["tile"] for r in told(events, "rebuilt")] == [24]
    t.play("leave", chance="bonus, villa checks 1")
    assert len(t.state.played) == 2


def test_9_2_only_one_where_there_is_room_for_one() -> None:
    rods = {BLUE: ["a1 north", "a1 west"], RED: ["a2 west", "a2 a3"]}
    t = won("two-rods", rods={**rods, YELLOW: ["a1 b1", "a2 b2"]})
    t.play("lay a1 a2", chance="villa checks 1")
    assert t.asks == q.CALL, "A1 and A2 are full: the second rod is not asked for"
    assert t.rod("a1 a2") == YELLOW


def test_9_2_the_first_rod_cannot_be_taken_for_the_second() -> None:
    t = won("two-rods", rods=fifteen())
    t.play("lay d3 d4")
    t.play("rod g3 east")
    t.play("lay d4 e4")
    assert t.asks == q.LIFT
    assert "rod d3 d4" not in t.legal()
    assert t.why("rod d3 d4") == [("first-of-two", "9.2", {})]
    t.play("rod g2 east", chance="villa checks 1")
    assert (t.rod("d3 d4"), t.rod("d4 e4")) == (YELLOW, YELLOW)


def test_9_3_a_rod_moves_one_or_two_streets_in_a_straight_line() -> None:
    t = won("move", rods={BLUE: ["d4 e4"]})
    assert t.why("rod d4 d5") == [("no-rod", "9.4", {})]
    assert t.why("rod c3 d3") == [("white-rod", "6.4", {})]
    t.play("rod d4 e4")
    assert t.legal() == ["lay d2 e2", "lay d3 e3", "lay b4 c4", "lay c4 d4", "lay e4 f4", "lay f4 g4", "lay d5 e5"]
    assert t.keys("lay d4 d5") == ["too-far"]
    assert t.why("leave") == [("rod-chosen", "9.4", {})]
    events = t.play("lay d2 e2", chance="villa checks 1")
    assert told(events, "moved")[0]["owner"] == BLUE
    assert (t.rod("d4 e4"), t.rod("d2 e2")) == (-1, BLUE)


def test_9_3_no_rod_is_jumped() -> None:
    t = won("move", rods={BLUE: ["d4 e4"], RED: ["d3 e3", "c4 d4", "e4 f4", "f1 north", "e1 north"]})
    t.play("rod d4 e4")
    assert t.legal() == ["lay d5 e5"]
    t = won("move", rods={BLUE: ["a1 north"], RED: ["b1 north", "a1 a2"]})
    assert t.why("rod a1 north") == [("cannot-move", "9.3", {})]


def test_9_4_two_rods_of_different_players_change_places() -> None:
    t = won("exchange", rods={BLUE: ["d4 e4", "a1 north"], RED: ["b5 south"]})
    assert "rod d4 e4" in t.legal()
    assert "leave" in t.legal()
    t.play("rod d4 e4")
    assert t.why("rod a1 north") == [("same-owner", "9.4", {})]
    assert t.keys("leave") == ["rod-chosen"]
    events = t.play("rod b5 south", chance="villa checks 1")
    assert (t.rod("d4 e4"), t.rod("b5 south")) == (RED, BLUE)
    assert told(events, "exchanged")[0]["seat"] == YELLOW


def test_9_5_a_rod_on_any_empty_street() -> None:
    t = won("any-street", rods={BLUE: ["d3 e3"]})
    assert "lay d2 d3" in t.legal()
    assert "lay a1 north" in t.legal()
    assert t.why("lay d3 e3") == [("street-taken", "6.4", {"player": BLUE})]
    t.play("lay d2 d3", chance="villa checks 1")
    assert t.rod("d2 d3") == YELLOW


def test_9_6_another_players_rod_goes_home() -> None:
    t = won("replace", rods={BLUE: ["d3 e3"], YELLOW: ["a1 north"]})
    assert t.why("rod a1 north") == [("own-rod", "9.6", {})]
    assert t.why("rod d2 d3") == [("no-rod", "9.4", {})]
    assert list(t.state.stock[:2]) == [14, 14]
    events = t.play("rod d3 e3", chance="villa checks 1")
    assert told(events, "replaced") == [{"seat": YELLOW, "owner": BLUE, "street": BOX.street_names.index("d3 e3")}]
    assert list(t.state.stock[:2]) == [13, 15]


def test_9_6_replacing_breaks_a_tie() -> None:
    t = won("replace", rods={YELLOW: ["d3 d4", "c4 d4"], BLUE: ["d4 e4", "d4 d5"]})
    events = t.play("rod d4 e4", chance="bonus, villa checks 1")
    assert [(r["seat"], r["tile"]) for r in told(events, "rebuilt")] == [(YELLOW, 24)]


def test_9_6_with_an_empty_stock_a_rod_is_moved_there() -> None:
    t = won("replace", rods={**fifteen(), BLUE: ["d3 d4"]})
    t.play("rod d3 d4")
    assert t.asks == q.LIFT
    t.play("rod g3 east", chance="villa checks 1")
    assert (t.rod("d3 d4"), t.rod("g3 east"), t.state.stock[BLUE]) == (YELLOW, -1, 15)
    assert t.rod("f1 g1") == GREEN
