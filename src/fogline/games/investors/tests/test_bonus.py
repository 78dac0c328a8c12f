"""Chapter 10, the bonuses."""

from typing import Any

from fogline.games.investors import questions as q
from fogline.games.investors.tests.table import BLUE, GREEN, RED, YELLOW, Table, told, with_card

RICH = {YELLOW: "10", BLUE: "20", RED: "30", GREEN: "40"}
"""Hands that leave nearly all checks in the bank."""


def test_10_1_each_in_turn_influence_or_checks() -> None:
    t = with_card("bonus", hands=RICH, start=RED)
    order = []
    for words in ("take influence", "take checks", "take influence", "take checks"):
        assert t.legal() == ["take influence", "take checks"]
        order.append(t.state.turn)
        t.play(words)
    assert order == [RED, GREEN, YELLOW, BLUE]
    assert list(t.state.influence) == [34, 30, 34, 29]
    assert (t.asks, t.state.turn, list(t.state.limits)) == (q.DRAW, GREEN, [0, 100, 0, 100])


def removal(**given: Any) -> Table:
    return with_card("removal", hands=RICH, **given)


def test_10_2_any_number_of_ones_own_rods() -> None:
    t = removal(rods={YELLOW: ["a1 north", "b1 north"], BLUE: ["c1 north"]})
    assert t.legal() == ["rod a1 north", "rod b1 north", "leave"]
    assert t.why("take influence") == [("remove-first", "10.2", {})]
    assert t.why("rod c1 north") == [("not-your-rod", "10.2", {})]
    t.play("rod a1 north")
    assert t.legal() == ["rod b1 north", "take influence", "take checks"]
    assert t.why("leave") == [("choose-pay", "10.2", {})]
    t.play("take influence")
    assert t.state.influence[YELLOW] == 32
    t.play("leave")
    assert t.state.turn == GREEN, "Red has no rods and is not asked"


def test_10_2_example_three_rods_six_influence_or_150() -> None:
    rods = {YELLOW: ["a1 north", "b1 north", "c1 north"], BLUE: ["d1 north", "e1 north", "f1 north"]}
    t = removal(rods=rods)
    for street in ("a1 north", "b1 north", "c1 north"):
        t.play(f"rod {street}")
    t.play("take influence")
    assert t.state.influence[YELLOW] == 36
    for street in ("d1 north", "e1 north", "f1 north"):
        t.play(f"rod {street}")
    t.play("take checks")
    assert t.state.limits[BLUE] == 150


def test_10_3_removed_rods_are_in_the_stock_and_what_was_rebuilt_stays() -> None:
    t = removal()
    t.play("rod g1 north")
    t.play("rod f1 g1")
    t.play("take influence", chance="villa checks 1")
    assert t.state.stock[GREEN] == 14
    assert t.builder("g1") == GREEN


def test_10_4_influence_ends_at_45() -> None:
    t = with_card("bonus", hands=RICH, influence={YELLOW: 43})
    events = t.play("take influence")
    assert told(events, "got-influence") == [{"seat": YELLOW, "points": 2, "now": 45}]


def drawing(*seats: int) -> Table:
    """These have chosen checks up to 100."""
    t = with_card("bonus", hands=RICH)
    for seat in range(4):
        t.play("take checks" if seat in seats else "take influence")
    return t


def test_10_5_one_check_each_in_turn_until_they_stop() -> None:
    t = drawing(YELLOW, RED)
    assert t.legal() == ["draw", "stop"]
    events = t.play("draw", chance="$30")
    assert told(events, "drew") == [{"seat": YELLOW, "check": 2, "total": 30}]
    assert t.state.turn == RED
    t.play("draw", chance="$50")
    assert t.state.turn == YELLOW
    t.play("stop")
    assert t.state.turn == RED
    t.play("draw", chance="$20")
    t.play("stop", chance="villa checks 1")
    assert (t.hand(YELLOW), t.hand(RED)) == ("10 30", "20 30 50")


def test_10_5_stopping_before_any_draw() -> None:
    t = drawing(BLUE)
    t.play("stop", chance="villa checks 1")
    assert t.hand(BLUE) == "20"


def test_10_6_example_red_overdraws_green_hits_the_limit_blue_stops() -> None:
    """Red 110 loses all, Green exactly 100 keeps them, Blue 80 keeps them."""
    t = drawing(BLUE, RED, GREEN)
    before = t.bank().split()
    t.play("draw", chance="$50")
    t.play("draw", chance="$40")
    t.play("draw", chance="$60")
    t.play("draw", chance="$30")
    t.play("draw", chance="$30")
    events = t.play("draw", chance="$40")
    assert t.state.said[GREEN] == q.STOPPED, "exactly 100: nothing left to draw for"
    assert told(events, "drew") == [{"seat": GREEN, "check": 3, "total": 100}]
    t.play("stop", BLUE)
    events = t.play("draw", chance="$40, villa checks 1")
    assert told(events, "bust") == [{"seat": RED, "total": 110, "limit": 100}]
    assert t.hand(RED) == "30"
    assert t.hand(GREEN) == "40 40 60"
    assert t.hand(BLUE) == "20 30 50"
    assert sorted(t.bank().split()) == sorted(minus(before, ["50", "30", "60", "40"]))


def minus(before: list[str], taken: list[str]) -> list[str]:
    left = before.copy()
    for value in taken:
        left.remove(value)
    return left


def test_10_6_overdrawn_checks_return_when_all_are_done() -> None:
    t = drawing(YELLOW, BLUE)
    t.play("draw", chance="$90")
    t.play("draw", chance="$10")
    bank = len(t.bank().split())
    t.play("draw", chance="$80")
    assert len(t.bank().split()) == bank - 1
    t.play("stop", chance="villa checks 1")
    assert len(t.bank().split()) == bank + 1


def test_10_7_with_an_empty_bank_there_is_only_influence() -> None:
    t = with_card("bonus, villa checks 1")
    assert list(t.state.influence) == [34, 34, 34, 33]
    assert t.asks == q.CALL


def test_10_7_drawing_ends_with_the_bank() -> None:
    full = "10 10 20 20 30 40 50 60 70 80 90 100"
    t = with_card("bonus", hands={YELLOW: full.replace("10 10", "10")})
    t.play("take checks")
    for _ in range(3):
        t.play("take checks")
    t.play("draw", chance="$10, villa checks 1")
    assert t.hand(YELLOW) == full


def test_10_7_removal_with_an_empty_bank() -> None:
    t = with_card("removal")
    t.play("rod g1 north")
    assert "take checks" not in t.legal()
    assert t.why("take checks") == [("bank-empty", "10.7", {})]
