"""Chapter 3: the years."""

import pytest

from fogline.games.rebuild.tests.table import BOX, keys, opening, permit, table, told


def test_3_1_in_1906_pawns_are_placed_clockwise_from_the_starting_player() -> None:
    t = opening(3, 4)
    first = t.state.first
    assert list(t.state.order) == [first, (first + 1) % 3, (first + 2) % 3]
    assert t.waiting == (first,)


def test_3_2_earnings_spaces_pay_and_set_the_order() -> None:
    t = table({"stock": 0}, {"stock": 0}, stop=0, year=1906, asks="earning")
    assert t.legal() == ["earn 4", "earn 3", "earn 2", "earn 1"]
    t.play("earn 4")
    assert t.state.money[0] == 4
    t.play("take red 1 lighting park", "B1.1")
    assert t.why("earn 4") == [("space-taken", "3.2", {"player": 0})]
    t.play("earn 3")
    t.play("take red 2 hydrant park", "B1.2")
    assert list(t.state.order) == [1, 0], "further right is earlier"
    assert (t.state.stop, list(t.state.money[:2])) == (1, [4, 3])


def test_3_2_the_last_of_four_has_no_choice_of_space() -> None:
    given = [{"stock": 0, "space": s} for s in (0, 1, 3)]
    t = table(*given, {"stock": 0}, stop=0, year=1910, asks="benefit", moved=2)
    events = t.play("benefit money")
    assert told(events, "earned") == [{"seat": 3, "money": 2}]
    assert t.waiting == (3,)
    assert t.legal() == ["benefit materials", "benefit money"]


def test_3_3_the_benefit_of_1906_is_a_building_and_a_permit_of_the_row() -> None:
    t = table({"stock": 0}, {"stock": 0}, stop=0, year=1906, asks="earning")
    t.play("earn 2")
    assert (t.state.stock[0], t.state.pool[0]) == (1, 7)
    assert len(t.legal()) == 3
    assert t.why("draw permit") == [("row-only", "3.3", {})]
    t.play("take red 3 cable car park", "Y1.1")
    assert [BOX.permits[p] for p in t.state.permit_row] == [permit("R1.1"), permit("R2.2"), permit("Y1.1")]


def test_3_4_a_new_year_goes_by_the_order_of_the_sixth_card_one_after_the_other() -> None:
    t = table({"space": 0}, {"space": 2}, stop=0, year=1908, asks="earning", order=[1, 0])
    assert t.waiting == (1,)
    t.play("earn 4")
    assert t.waiting == (1,), "the benefit before the next player"
    t.play("benefit materials")
    assert t.waiting == (0,)
    assert t.why("go 1 money") == [("choose-earnings", "3.2", {})]


@pytest.mark.parametrize(
    ("year", "benefits"),
    [
        (1907, ["objective", "permit"]),
        (1908, ["materials", "per-building"]),
        (1909, ["permit", "urban"]),
        (1910, ["materials", "money"]),
        (1911, ["objective", "permit", "per-building"]),
    ],
)
def test_3_5_each_year_has_its_benefits(year: int, benefits: list[str]) -> None:
    t = table({}, {}, stop=0, year=year, asks="benefit")
    assert t.legal() == [f"benefit {name}" for name in benefits]
    other = next(n for n in ("money", "objective", "materials") if n not in benefits)
    assert t.why(f"benefit {other}") == [("not-this-year", "3.5", {"year": year})]


@pytest.mark.parametrize(("year", "each"), [(1908, 2), (1911, 1)])
def test_3_5_money_for_each_building_constructed(year: int, each: int) -> None:
    t = table({"built": "green-5b red-5a red-3a"}, {}, stop=0, year=year, asks="benefit")
    t.play("benefit per-building")
    assert t.state.money[0] == 3 * each


def test_3_5_urban_development_as_a_benefit_is_free() -> None:
    t = table({"money": 0}, {}, stop=0, year=1909, asks="benefit")
    t.play("benefit urban")
    assert (t.state.money[0], t.state.tokens[0]) == (0, 1)


def test_3_5_three_dollars_in_1910() -> None:
    t = table({}, {}, stop=0, year=1910, asks="benefit")
    t.play("benefit money")
    assert t.state.money[0] == 3


def test_3_6_a_card_taken_as_a_benefit_is_replaced_at_once() -> None:
    t = table({}, {}, stop=0, year=1907, asks="benefit")
    t.play("benefit objective")
    t.play("sign rubble", "apart")
    assert [BOX.objectives[o] for o in t.state.objective_row] == ["colours", "apart", "services"]
    t = table({}, {}, stop=0, year=1907, asks="benefit")
    t.play("benefit permit")
    events = t.play("draw permit", "B5.1")
    assert told(events, "drew-permit") == [{"seat": 0, "permit": BOX.permits.index(permit("B5.1"))}]
    assert "permit-shown" not in keys(events), "the row was full"


def test_3_7_a_benefit_that_is_not_possible_cannot_be_chosen() -> None:
    t = table({"permits": "Y1.1 Y2.1 Y3.1 Y4.1 Y5.1", "money": 0}, {}, stop=0, year=1911, asks="benefit")
    assert t.legal() == ["benefit objective", "benefit per-building"]
    assert t.why("benefit permit") == [("permit-limit", "4.4", {"most": 5})]


def test_3_7_when_none_is_possible_it_is_lost() -> None:
    gone = "corners apart yellow green red blue colours rubble lighting cable-car hydrant park services"
    seen = gone + " row column most-blue most-rubble most-money rivals"
    full = {"permits": "Y1.1 Y2.1 Y3.1 Y4.1 Y5.1", "space": 2}
    t = table(full, {"seen": seen, "space": 0}, stop=0, year=1907, asks="earning", shown="- - -")
    events = t.play("earn 1")
    assert told(events, "lost-benefit") == [{"seat": 0}]
    assert t.waiting == (1,)


def test_3_8_in_1915_there_is_only_the_benefit() -> None:
    t = table({"space": 1}, {"space": 0}, stop=6, moved=1, year=1911, order=[0, 1])
    events = t.play("go 1 money")
    assert told(events, "year-began") == [{"year": 1915, "money": 3}]
    assert t.waiting == (), "nobody can build, so both take $2 and the game ends"
    assert list(t.state.money[:2]) == [2, 3]
    assert "earned" not in keys(events)


def test_3_8_building_in_1915() -> None:
    given = {"permits": "B1.1", "money": 3, "space": 1}
    t = table(given, {"space": 0}, stop=0, year=1915, asks="benefit")
    assert t.legal() == ["benefit money", "benefit build"]
    t.play("benefit build")
    assert (t.state.money[0], len(t.legal() if t.waiting else [])) == (0, 0)
    assert t.state.built[0] == 1 << BOX.spaces.index("blue-1a")


def test_3_8_building_in_1915_must_be_affordable() -> None:
    t = table({"permits": "B1.1", "money": 2}, {"permits": "Y1.1", "money": 9, "space": 1}, stop=0, year=1915,
              asks="benefit", order=[1, 0])  # fmt: skip
    t.play("benefit money")
    assert t.waiting == (), "the other one could not pay and got $2 without being asked"
    assert list(t.state.money[:2]) == [4, 11]


@pytest.mark.parametrize(("year", "cost"), [(1906, 0), (1907, 1), (1908, 1), (1909, 2), (1910, 2), (1911, 3)])
def test_3_9_building_costs_what_the_year_says(year: int, cost: int) -> None:
    t = table({"permits": "B1.1", "money": 3}, {}, year=year)
    t.play("go 1 build")
    assert t.state.money[0] == 3 - cost


def test_3_9_a_benefit_too_dear_says_why() -> None:
    t = table({"permits": "B1.1", "money": 3}, {}, stop=0, year=1915, asks="benefit")
    t.state.money[0] = 2
    figures = {"year": 1915, "need": 3, "have": 2}
    assert t.why("benefit build") == [("build-too-dear", "3.9", figures)]
