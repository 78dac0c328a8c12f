"""Chapter 6, investing."""

from typing import Any

from fogline.games.investors import questions as q
from fogline.games.investors.box import FIRST_CHIP, PARK
from fogline.games.investors.tests.table import (
    BLUE,
    BOX,
    FULL,
    GREEN,
    RED,
    VIOLET,
    YELLOW,
    Table,
    kept,
    table,
    told,
)


def right(call: str, **given: Any) -> Table:
    """Yellow has won the only right, or the first of several."""
    t = kept(call, **given)
    if t.asks == q.INFLUENCE:
        t.influence(9, 0, 0, 0)
    return t


def test_6_1_winners_invest_in_their_order_and_must() -> None:
    t = kept("edge influence 5")
    t.influence(1, 9, 0, 5)
    order = []
    while t.asks == q.INVEST:
        order.append(t.state.turn)
        assert "leave" not in t.legal()
        assert t.keys("leave") == ["lay-a-rod"]
        t.play(t.legal()[-1], chance="villa checks 1" if len(order) == 4 else "")
    assert order == [BLUE, GREEN, YELLOW, RED]


def test_6_2_between_two_fields_one_of_the_district() -> None:
    t = right("villa influence 3")
    assert "lay a1 b1" in t.legal()
    assert "lay c4 c5" in t.legal()
    assert t.why("lay a1 north") == [("on-edge", "6.2", {})]
    assert t.why("lay c1 d1") == [("other-district", "6.2", {"picture": 0})]
    assert len(t.legal()) == 13


def test_6_2_rebuilt_or_not() -> None:
    t = right("villa influence 3", rods={BLUE: ["a1 north", "a1 west", "a1 b1"]}, rebuilt=[("a1", BLUE)])
    assert "lay a1 a2" in t.legal()


def test_6_3_the_board_edge_whatever_lies_there() -> None:
    t = right("edge influence 3")
    assert len(t.legal()) == 24 - 3
    assert t.why("lay a1 b1") == [("not-on-edge", "6.3", {})]


def test_6_4_the_street_must_be_empty() -> None:
    t = right("villa influence 3", rods={BLUE: ["a1 b1"]})
    assert t.why("lay a1 b1") == [("street-taken", "6.4", {"player": BLUE})]
    assert t.why("lay c3 c4") == [("white-rod", "6.4", {}), ("other-district", "6.2", {"picture": 0})]


def test_6_5_a_rod_counts_on_both_sides() -> None:
    rods = {YELLOW: ["a1 north", "a1 west", "b1 north", "b1 c1"]}
    t = right("villa influence 3", rods=rods)
    t.play("lay a1 b1", chance="bonus, villa checks 1")
    assert (t.builder("a1"), t.builder("b1")) == (YELLOW, YELLOW)


def fifteen() -> dict[int, list[str]]:
    """Yellow's rods: all on the board, none decides anything."""
    names = "a1 north, b1 north, c1 north, d1 north, e1 north, f1 north, a5 south, b5 south, c5 south, d5 south"
    return {YELLOW: [*names.split(", "), "a2 west", "a3 west", "g2 east", "g3 east", "e5 south"]}


def test_6_6_whose_stock_is_empty_moves_a_rod() -> None:
    t = right("villa influence 3", rods=fifteen())
    t.play("lay a1 b1")
    assert (t.asks, len(t.legal())) == (q.LIFT, 15)
    assert t.why("rod a1 b1") == [("not-your-rod", "6.6", {})]
    events = t.play("rod g3 east", chance="villa checks 1")
    assert told(events, "lifted") == [{"seat": YELLOW, "street": BOX.street_names.index("g3 east")}]
    assert (t.rod("g3 east"), t.rod("a1 b1")) == (-1, YELLOW)
    assert t.state.stock[YELLOW] == 0


def test_6_7_a_right_without_a_street_lapses() -> None:
    """The only empty street of industry/office is also the only one of villa/housing."""
    reach = table(5).state.reach
    taken = [BOX.street_names[i] for i in sorted({*reach[FIRST_CHIP], *reach[FIRST_CHIP + 2]})]
    taken.remove("a2 a3")
    rods = {seat: taken[seat - 1 :: 4] for seat in (BLUE, RED, GREEN, VIOLET)}
    rebuilt = [(BOX.tile_names[t], BLUE) for t, district in enumerate(table().state.layout) if district != PARK]
    t = kept("option chips 3", 5, rods=rods, rebuilt=rebuilt)
    t.each("chip industry office", "chip villa housing", *["chip market recreation"] * 3)
    t.each("pay 10", "pay 10", "seal", "seal")
    events = t.play("seal", chance="market checks 1")
    assert told(events, "invested") == [{"seat": YELLOW, "street": BOX.street_names.index("a2 a3")}]
    assert told(events, "lapsed") == [{"seat": BLUE}]
    assert t.hand(BLUE) == FULL[3:], "paid for nothing"
