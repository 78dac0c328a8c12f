"""Chapter 7, majorities and rebuilding."""

import pytest
from mypy_extensions import i64

from fogline.core.rows import vec
from fogline.games.investors import questions as q
from fogline.games.investors.rules.majority import holder
from fogline.games.investors.tests.table import BLUE, BOX, GREEN, RED, VIOLET, YELLOW, kept, table, told, with_card

D4 = ("d3 d4", "c4 d4", "d4 e4", "d4 d5")
"""The streets of a housing district without a white rod."""
C4 = ("b4 c4", "c4 d4", "c4 c5")
"""Those of a villa district with one."""


def at(streets: tuple[str, ...], owners: str, tile: str) -> int:
    """Who has the majority with these owners on these streets: a letter for each, a dot for empty."""
    s = table(5).state
    for street, owner in zip(streets, owners, strict=True):
        s.rods[BOX.street_names.index(street)] = {"Y": 0, "B": 1, "R": 2, "G": 3, "V": 4}.get(owner, -1)
    return holder(s, BOX.tile_names.index(tile))


def test_7_1_example_1_two_against_one_and_one() -> None:
    assert at(D4, "GGBY", "d4") == GREEN


def test_7_1_example_2_two_beside_a_white_rod() -> None:
    assert at(C4, "VV.", "c4") == VIOLET
    assert at(C4, "VVB", "c4") == VIOLET


def test_7_1_example_3_a_tie() -> None:
    assert at(D4, "YYGG", "d4") == -1


def test_7_1_example_4_a_fourth_rod_is_not_needed() -> None:
    assert at(D4, "BBB.", "d4") == BLUE


def test_7_2_example_1_four_rods_at_the_town_hall() -> None:
    hall = ("d2 d3", "d3 e3", "d3 d4")
    assert at(hall, "RRR", "d3") == RED, "on the test city a white rod lies at the Town Hall"
    s = table(5).state
    for street in (*hall, "c3 d3"):
        s.rods[BOX.street_names.index(street)] = RED
    assert holder(s, BOX.tile_names.index("d3")) == RED


def test_7_2_example_2_three_rods_at_a_bank_with_a_white_one() -> None:
    bank = ("e2 e3", "d3 e3", "e3 f3", "e3 e4")
    s = table(5).state
    for street in bank[1:]:
        s.rods[BOX.street_names.index(street)] = BLUE
    s.rods[BOX.street_names.index(bank[0])] = 5
    assert holder(s, BOX.tile_names.index("e3")) == BLUE


@pytest.mark.parametrize(
    ("owners", "winner"),
    [
        ("GG..", -1),
        ("GGB.", -1),
        ("GGG.", GREEN),
        ("G...", -1),
        ("GBRY", -1),
        ("GGBR", GREEN),
        ("GGBB", -1),
        ("....", -1),
    ],
)
def test_7_1_every_empty_street_counts_for_the_rival(owners: str, winner: int) -> None:
    assert at(D4, owners, "d4") == winner


def test_7_2_the_bank_needs_all_four() -> None:
    bank = ("e2 e3", "d3 e3", "e3 f3", "e3 e4")
    assert at(bank, "BBBB", "e3") == BLUE
    assert at(bank, "BBB.", "e3") == -1
    assert at(bank, "BBBR", "e3") == -1
    assert at(("d2 d3", "d3 e3", "d3 d4"), "RR.", "d3") == -1


def test_7_3_rebuilt_at_once_and_by_force() -> None:
    t = kept("villa influence 3", rods={YELLOW: ["a1 north", "a1 west"]})
    t.influence(9, 8, 0, 0)
    events = t.play("lay a1 b1")
    assert told(events, "rebuilt") == [{"seat": YELLOW, "district": 0, "tile": 0, "points": 4}]
    assert (t.asks, t.state.turn) == (q.INVEST, BLUE), "before the next investor"


def test_7_3_for_whoever_has_the_majority() -> None:
    t = with_card("exchange influence", rods={BLUE: ["d3 d4", "c4 d4", "b1 north"], RED: ["d4 e4", "d4 d5"]})
    t.influence(5, 0, 0, 0)
    t.play("rod b1 north")
    events = t.play("rod d4 d5", chance="bonus, villa checks 1")
    assert told(events, "rebuilt") == [{"seat": BLUE, "district": 1, "tile": 24, "points": 4}]


def test_7_4_prestige_once_and_for_good() -> None:
    t = with_card("move influence", rods={BLUE: ["d3 d4", "c4 d4", "d4 e4"], RED: ["a1 north"]}, rebuilt=[("d4", BLUE)])
    assert list(t.state.prestige) == [0, 4, 0, 4]
    t.influence(0, 0, 5, 0)
    t.play("rod d3 d4")
    t.play(t.legal()[0], chance="villa checks 1")
    assert t.builder("d4") == BLUE, "a rebuilt district stays so when rods leave it"
    assert [BOX.prestige[d] for d in range(9)] == [4, 4, 5, 5, 6, 6, 0, 10, 10]


def test_7_5_one_rod_rebuilds_two() -> None:
    t = kept("villa influence 3", rods={YELLOW: ["a1 north", "a1 west", "b1 north", "b1 c1"]})
    t.influence(9, 0, 0, 0)
    events = t.play("lay a1 b1", chance="bonus, villa checks 1")
    assert [r["tile"] for r in told(events, "rebuilt")] == [0, 1]
    assert t.state.prestige[YELLOW] == 8
    assert len(t.state.played) == 1, "two districts, but one action card"


def test_7_6_the_mover_first_then_clockwise() -> None:
    """Red's exchange decides D4 for Blue and E5 for Red."""
    rods = {
        BLUE: ["d3 d4", "c4 d4", "e5 f5"],
        RED: ["e5 south", "d5 e5", "d4 e4"],
    }
    t = with_card("exchange influence", rods=rods)
    t.influence(0, 0, 5, 0)
    t.play("rod e5 f5")
    events = t.play("rod d4 e4", chance="bonus, villa checks 1")
    assert [r["seat"] for r in told(events, "rebuilt")] == [RED, BLUE]


def test_7_7_a_rival_without_stock_counts() -> None:
    s = table(3).state
    s.stock = vec[i64]([0, 0, 0])
    s.rods[BOX.street_names.index("d3 d4")] = s.rods[BOX.street_names.index("c4 d4")] = YELLOW
    assert holder(s, BOX.tile_names.index("d4")) == -1
