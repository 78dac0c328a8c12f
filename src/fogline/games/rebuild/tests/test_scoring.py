"""Chapter 8: scoring."""

import pytest

from fogline.games.rebuild.fog import view
from fogline.games.rebuild.scoring import result, score
from fogline.games.rebuild.tests.table import BOX, Table, space, spaces, table


def one(objective: str, built: str = "", rival: str = "", **given: object) -> int:
    """What an objective brings somebody who plays against one other."""
    t = table({"objectives": objective, "built": built, "stock": 0, **given}, {"objectives": "row", "built": rival})
    return t.points(objective)


def three(objective: str, built: str = "", rival: str = "", other: str = "") -> int:
    """The same with three players."""
    areas = ({"objectives": objective, "built": built}, {"objectives": "row", "built": rival})
    return table(*areas, {"objectives": "column", "built": other}).points(objective)


def test_8_1_common_objectives_count_for_all_and_personal_ones_for_their_owner() -> None:
    t = table({"objectives": "buildings", "built": "green-5b"}, {"objectives": "apart", "built": "red-5a"},
              common="row column most-green")  # fmt: skip
    mine = [BOX.objectives[line.args["objective"]] for line in t.lines(0) if "objective" in line.args]
    theirs = [BOX.objectives[line.args["objective"]] for line in t.lines(1) if "objective" in line.args]
    assert mine == ["row", "column", "most-green", "buildings"]
    assert theirs == ["row", "column", "most-green", "apart"]


def test_8_1_every_line_adds_up() -> None:
    t = table({"built": "green-5b", "money": 7, "cards": {"hydrant": 2}}, {"built": "red-5a"})
    final = result(t.state)
    for total, lines in zip(final.scores, final.breakdown, strict=True):
        assert total == sum(line.points for line in lines)


def test_8_2_adjacent_spaces_share_an_edge_in_the_same_plot() -> None:
    assert spaces(BOX.neighbours[space("green-5a")]) == ["green-5b", "green-5c"]
    assert spaces(BOX.neighbours[space("yellow-4a")]) == ["yellow-4b", "yellow-4c"]
    assert spaces(BOX.neighbours[space("blue-1a")]) == []


def test_8_3_pairs() -> None:
    assert one("pairs", "green-5b green-5d blue-2a") == 3
    assert one("pairs", "green-5a green-5b green-5c green-5d") == 6
    assert one("pairs", "green-5a green-5d") == 0, "diagonal spaces are not adjacent"
    assert one("pairs", "red-5a red-5b red-5c red-5d") == 6, "the best pairing counts"
    assert one("pairs", "green-5b", "green-5d") == 0


def test_8_3_example_a_corner_building_forms_one_pair_only() -> None:
    """Orange has all three spaces of a bent plot and scores 3."""
    assert one("pairs", "yellow-4a yellow-4b yellow-4c") == 3


def test_8_4_next_to_rivals() -> None:
    assert one("rivals", "green-5b red-5a", "green-5d red-3a") == 3
    assert one("rivals", "green-5b green-5c", "green-5d") == 6
    assert three("rivals", "green-5b red-5a", "green-5d", "red-5b") == 4


def test_8_5_surrounded_corners() -> None:
    assert spaces(BOX.corners & BOX.card_spaces[1]) == ["yellow-4a"]
    assert one("corners", "yellow-4a yellow-4b", "yellow-4c") == 3
    assert one("corners", "yellow-4a", "yellow-4c") == 0
    assert one("corners", "yellow-4b yellow-4c", "yellow-4a") == 0
    assert three("corners", "yellow-4a", "yellow-4b", "yellow-4c") == 2


def test_8_6_standing_apart() -> None:
    assert one("apart", "blue-1a green-5b red-5a") == 6
    assert one("apart", "green-5b", "green-5d") == 0
    assert one("apart", "green-5a green-5d") == 4
    assert one("apart", "blue-1a yellow-1a", "blue-4a") == 4, "those on 1 plots always count"


def test_8_7_own_buildings_and_plots_of_a_colour() -> None:
    assert one("buildings", "green-5b red-5a blue-1a") == 3
    assert one("green", "green-5b green-3b blue-1a") == 4
    assert one("yellow", "green-5b") == 0
    assert one("red", "red-5a red-3a") == 4
    assert one("blue", "blue-1a") == 2


def test_8_8_four_colours() -> None:
    assert one("colours", "green-5b red-5a blue-1a yellow-4b") == 8
    assert one("colours", "green-5b red-5a blue-1a") == 0
    two_sets = "green-5b red-5a blue-1a yellow-4b green-3b red-3a blue-2a yellow-2b"
    t = table({"objectives": "colours", "built": two_sets, "stock": 0}, {}, best=0, shown="apart rubble services")
    assert t.points("colours") == 16


def test_8_9_rubble_and_one_type_of_urbanism() -> None:
    assert one("rubble", cleared="green-5a blue-2b") == 4
    assert one("lighting", cards={"lighting": 3}) == 6
    assert one("cable-car", cards={"cable car": 1}) == 2
    assert one("hydrant", cards={"hydrant": 2}) == 4
    assert one("park", parks=[0, 1]) == 4


def test_8_10_four_kinds_of_urbanism() -> None:
    kinds = {"lighting": 2, "cable car": 1, "hydrant": 1}
    assert one("services", cards=kinds, parks=[0, 1]) == 9
    assert one("services", cards=kinds) == 0


def test_8_11_orange_row_and_green_column() -> None:
    t = table({"development": (5, 4)}, {"objectives": "rivals"}, common="row column most-red")
    assert (t.points("row"), t.points("column")) == (4, 6)
    assert (t.points("row", 1), t.points("column", 1)) == (0, 0)


def test_8_12_comparisons_by_place() -> None:
    t = table(
        {"built": "yellow-4b", "cleared": "green-5a", "money": 4},
        {"money": 9},
        common="most-yellow most-rubble most-money",
    )
    assert [t.points(f"most-{what}", 0) for what in ("yellow", "rubble", "money")] == [6, 6, 2]
    assert [t.points(f"most-{what}", 1) for what in ("yellow", "rubble", "money")] == [2, 2, 6]
    four = table(
        {"built": "yellow-4b yellow-4c yellow-2b"}, {"built": "yellow-5a yellow-5c"}, {"built": "yellow-3a"}, {}
    )
    assert [four.points("most-yellow", seat) for seat in range(4)] == [6, 4, 2, 1]


def test_8_13_ties_share_their_places_rounding_down() -> None:
    t = table({"built": "yellow-4b"}, {"built": "yellow-4c"})
    assert [t.points("most-yellow", seat) for seat in (0, 1)] == [4, 4]
    t = table({}, {}, {}, {})
    assert [t.points("most-yellow", seat) for seat in range(4)] == [3, 3, 3, 3], "13 points for four"


def test_8_13_example_of_a_comparison_with_three() -> None:
    """Black has three buildings on green plots and scores 6; Orange and Blue have one each and score 2."""
    t = table({"built": "green-5b"}, {"built": "green-5c green-5d green-3b"}, {"built": "green-4b"})
    assert [t.points("most-green", seat) for seat in range(3)] == [2, 6, 2]
    shared = next(line for line in t.lines(0) if line.key == "common-shared" and line.points == 2)
    assert (shared.args["tied"], shared.args["together"]) == (2, 5)


def test_8_14_a_hidden_comparison_compares_all_but_pays_its_owner() -> None:
    t = table({"objectives": "most-blue", "built": "blue-1a"}, {"built": "blue-2a blue-4a"}, {"built": ""})
    assert t.points("most-blue", 0) == 4
    assert all(line.args.get("objective") != BOX.objectives.index("most-blue") for line in t.lines(1))
    t = table({"objectives": "most-money", "money": 3}, {"money": 3})
    assert t.points("most-money", 0) == 4, "ties are split also there"


def test_8_14_until_the_end_others_do_not_know_of_it() -> None:
    t = table({"objectives": "most-blue"}, {})
    hidden = BOX.objectives.index("most-blue")
    assert any(line.args.get("objective") == hidden for line in score(view(t.state, 0)).breakdown[0])
    assert not any(line.args.get("objective") == hidden for line in score(view(t.state, 1)).breakdown[0])


def points(t: Table, key: str) -> list[int]:
    return [line.points for line in t.lines(0) if line.key == key]


@pytest.mark.parametrize(("place", "value"), [((0, 0), -7), ((6, 6), 9), ((2, 1), -4)])
def test_8_15_development(place: tuple[int, int], value: int) -> None:
    assert points(table({"development": place}, {}), "development") == [value]


def test_8_16_urbanism() -> None:
    for count, value in enumerate((1, 3, 6, 10, 15), 1):
        assert points(table({"cards": {"lighting": count}}, {}), "urbanism") == [value]
    assert points(table({"cards": {"cable car": 2, "hydrant": 3}}, {}), "urbanism") == [6, 6]
    assert points(table({"parks": [0, 2]}, {"parks": [1]}), "urbanism") == [6]


def test_8_17_a_point_for_every_three_dollars() -> None:
    assert [points(table({"money": money}, {}), "money") for money in (2, 3, 8)] == [[0], [1], [2]]


def tied(built: str) -> Table:
    """Two players with equal points: 2 by standing apart on one side, 1 by each building on the other."""
    mine = {"objectives": "buildings", "built": "green-5b green-5c", "development": (0, 0)}
    return table(mine, {"objectives": "apart", "built": built}, common="most-yellow most-red most-rubble")


def test_8_18_a_tie_is_settled_by_buildings() -> None:
    t = tied("blue-2a")
    final = result(t.state)
    assert final.scores[0] == final.scores[1]
    assert final.places == (1, 2)
    assert [line.key for line in t.lines(0)][-1] == "tie-ahead"
    assert [line.key for line in t.lines(1)][-1] == "tie-behind"
    assert t.lines(1)[-1].args == {"built": 1, "best": 2}


def test_8_19_who_is_still_tied_shares_the_place() -> None:
    t = table({"objectives": "pairs"}, {"objectives": "rivals"})
    assert result(t.state).places == (1, 1)
    assert t.lines(0)[-1].key == t.lines(1)[-1].key == "tie-shared"
