"""Chapter 8: bonuses."""

import pytest

from fogline.games.skyline import GAME
from fogline.games.skyline.city import boost
from fogline.games.skyline.fog import view
from fogline.games.skyline.scoring import result
from fogline.games.skyline.tests.table import BOX, can, do, drawn, heard, own_box, picture, row, table, why_not

ONE_SYMBOL = """
2b  .  .  .  .
2b  .  .  .  .
2b  .  .  .  .
2b  .  .  .  .
2b  .  .  .  .
"""
"""One bonus symbol in each district: the next one there brings the bonus."""


def test_8_1_exactly_the_second_symbol_of_a_district() -> None:
    s = table(
        """
        .   .   .  .  .
        .   .   .  .  .
        .   .   .  .  .
        2b  2b  .  .  .
        .   .   .  .  .
        """,
        columns=[["yellow 0 square bonus", "orange 2 bonus"], [], []],
        points_tokens=[1, 0],
    )
    events = do(s, "finalize 1", "build yellow 0 square bonus", "build orange 2 bonus")
    assert not heard(events, "bonus"), "a third symbol and a first one bring nothing"


def test_8_1_black_cards_count_where_they_lie() -> None:
    s = table(ONE_SYMBOL, columns=[["black 1 bonus"], [], []])
    do(s, "finalize 1", "build black 1 bonus", "district yellow", "take points-token")
    assert list(s.points_tokens) == [1, 0]


@pytest.mark.parametrize(
    ("card", "bonus"),
    [
        ("blue 2 bonus", "plus-two"),
        ("gray 2 bonus", "value-card"),
        ("orange 2 bonus", "depot-card"),
        ("yellow 2 bonus", "points-token"),
        ("green 2 bonus", "contract-token"),
    ],
)
def test_8_2_the_districts_own_or_tracks_instead(card: str, bonus: str) -> None:
    s = table(ONE_SYMBOL, columns=[[card], [], []])
    do(s, "finalize 1", f"build {card}")
    assert can(s) == [f"take {bonus}", "take tracks-token"]
    others = [name for name in ("plus-two", "value-card", "points-token") if name != bonus]
    assert why_not(s, f"take {others[0]}") == [("other-bonus", "8.2")]
    assert why_not(s, "done") == [("choose-bonus", "8.2")], "a bonus that can be taken must be"
    left = s.bonuses[:]
    do(s, f"take {bonus}")
    assert sum(left) - sum(s.bonuses) == 1


def test_8_3_what_is_used_up_cannot_be_taken() -> None:
    two_yellow = """
    .   .    .  .  .
    .   .    .  .  .
    .   .    .  .  .
    2b  1tb  .  .  .
    .   .    .  .  .
    """
    one_yellow = two_yellow.replace("1tb", ".")
    box = own_box(bonuses={"copies": 1})
    columns = [["yellow 1 tracks bonus"], [], []]
    s = table(one_yellow, two_yellow, box=box, columns=columns, points_tokens=[0, 1])
    events = do(s, "finalize 1", "build yellow 1 tracks bonus")
    assert heard(events, "bonus") == [{"seat": 0, "bonus": 5, "district": 3, "left": 0}], "tracks are all there is"
    assert picture(s)[3] == drawn("2br 1tb . . .")[0], "and one card is all they can go on"


def test_8_3_nothing_left_and_the_chance_is_gone() -> None:
    columns = [["gray 2 bonus", "gray 0 square bonus"], [], []]
    s = table(ONE_SYMBOL, box=own_box(bonuses={"copies": 0}), columns=columns)
    events = do(s, "finalize 1", "build gray 2 bonus", "build gray 0 square bonus")
    assert heard(events, "bonus-gone") == [{"seat": 0, "district": 1}], "told once: a third symbol brings nothing"
    assert s.turn == 1


def test_8_4_plus_two_on_any_card_and_at_once() -> None:
    s = table(
        """
        2b   .   .  .  .
        0q   1f  .  .  .
        3    3   .  .  .
        .    .   .  .  .
        .    .   .  .  .
        """,
        columns=[["blue 2 bonus"], [], []],
    )
    do(s, "finalize 1", "build blue 2 bonus", "take plus-two")
    assert can(s) == [f"on {place}" for place in ("blue 1", "blue 2", "gray 1", "gray 2", "orange 1", "orange 2")]
    assert why_not(s, "on green 1") == [("no-card-there", "8.4")]
    assert why_not(s, "done") == [("choose-boosted-card", "8.4")]
    events = do(s, "on gray 1")
    assert heard(events, "boosted") == [{"seat": 0, "space": 5, "value": 2}]
    assert picture(s)[1] == drawn("2q+ 1f^ . . .")[0], "2 + 2 + 3 around the foundation"


def test_8_4_several_may_lie_on_one_card_and_a_square_is_worth_six() -> None:
    s = table(
        """
        0d*  .    .  .  .
        6q+  .    .  .  .
        .    .    .  .  .
        .    .    .  .  .
        2b   1tb* .  .  .
        """,
        """
        2b   .    .  .  .
        .    .    .  .  .
        .    .    .  .  .
        .    .    .  .  .
        .    .    .  .  .
        """,
        columns=[["blue 2 bonus"], [], []],
        turn=1,
    )
    do(s, "finalize 1", "build blue 2 bonus", "take plus-two", "on blue 2")
    assert picture(s, 1)[0] == drawn("2b 4b+ . . .")[0]
    assert picture(s, 0)[1] == drawn("6q+ . . . .")[0]
    s.cities[1] = boost(s.box, s.cities[1], 1)
    assert picture(s, 1)[0] == drawn("2b 6b++ . . .")[0]


def test_8_5_a_card_of_value_4_in_any_district() -> None:
    s = table(ONE_SYMBOL, columns=[["gray 2 bonus"], [], []])
    do(s, "finalize 1", "build gray 2 bonus", "take value-card")
    assert can(s) == [f"district {colour}" for colour in BOX.colours]
    assert why_not(s, "done") == [("choose-bonus-district", "8.5")]
    do(s, "district green")
    assert picture(s)[4] == drawn("2b V4 . . .")[0]
    assert s.bonuses[1] == 2


def test_8_6_a_depot_card_in_any_district_with_its_cable_car() -> None:
    s = table(
        """
        .   .  .  .  .
        2t  .  .  .  .
        2b  .  .  .  .
        .   .  .  .  .
        .   .  .  .  .
        """,
        columns=[["orange 2 bonus"], [], []],
    )
    do(s, "finalize 1", "build orange 2 bonus", "take depot-card", "district blue")
    assert picture(s)[:3] == drawn("D0* . . . .\n2t* . . . .\n2b 2b . . .")


def test_8_6_bonus_cards_fill_spaces_and_can_finish_a_district() -> None:
    s = table(
        """
        .   .  .   .   .
        2b  3  2t  .   .
        .   .  .   .   .
        .   .  .   .   .
        .   .  .   .   .
        """,
        columns=[["gray 2 bonus"], [], []],
    )
    events = do(s, "finalize 1", "build gray 2 bonus", "take value-card", "district gray")
    assert heard(events, "finished") == [{"seat": 0, "district": 1}]


def test_8_7_the_point_token_is_kept() -> None:
    s = table(ONE_SYMBOL, columns=[["yellow 2 bonus"], [], []])
    do(s, "finalize 1", "build yellow 2 bonus", "take points-token")
    lines = result(view(s, 0)).breakdown[0]
    assert [line.points for line in lines if line.key == "points-tokens"] == [3]
    assert s.turn == 1


def test_8_8_the_contract_token_returns_up_to_two_at_any_moment_and_leaves() -> None:
    s = table(ONE_SYMBOL, columns=[["green 2 bonus", "blue 3", "blue 3", "gray 3"], [], []], contracts=[3, 0])
    assert why_not(s, "return 1") == [("no-contract-token", "8.8")]
    do(s, "finalize 1", "build green 2 bonus", "take contract-token")
    assert "return 2" in can(s), "it may be used in the turn it came"
    events = do(s, "return 2")
    assert heard(events, "returned") == [{"seat": 0, "contracts": 2, "left": 2}]
    assert (list(s.contracts), list(s.contract_tokens), s.contract_tokens_used) == ([2, 0], [0, 0], 1)
    assert why_not(s, "return 1") == [("no-contract-token", "8.8")]


def test_8_8_after_the_last_card_it_is_asked_for_and_before_taking_it_opens_columns() -> None:
    s = table(ONE_SYMBOL, columns=[["green 2 bonus"], ["blue 3"], []])
    do(s, "finalize 1", "build green 2 bonus", "take contract-token")
    assert can(s) == ["done", "return 1"], "no card is left, but the turn is not over"
    assert GAME.question(view(s, 0)) == "closing"
    assert why_not(s, "return 2") == [("too-few-contracts", "8.8")]
    do(s, "done")
    assert s.turn == 1
    do(s, "draw", "place 3", chance=[BOX.cards.index("green 3")])
    assert why_not(s, "finalize 2") == [("too-many-contracts", "4.2")]
    do(s, "return 1", "finalize 2")
    assert list(s.contracts) == [1, 0]


def test_8_8_cards_that_fit_nowhere_do_not_keep_it_from_being_asked_for() -> None:
    full = row(4, "2b 2b 3 3 3")
    s = table(full, columns=[["green 2"], [], []], contract_tokens=[1, 0])
    do(s, "finalize 1")
    assert can(s) == ["done", "return 1"]
    assert GAME.question(view(s, 0)) == "closing"


def test_8_8_spending_it_last_ends_the_turn() -> None:
    s = table(ONE_SYMBOL, columns=[["green 2 bonus"], [], []])
    do(s, "finalize 1", "build green 2 bonus", "take contract-token", "return 1")
    assert (s.turn, list(s.contracts)) == (1, [0, 0])


def test_8_9_tracks_on_a_card_without_them() -> None:
    s = table(
        """
        0d*  .    .  .  .
        2b   2t   .  .  .
        .    .    .  .  .
        .    .    .  .  .
        .    .    .  .  .
        """,
        columns=[["gray 2 bonus"], [], []],
    )
    do(s, "finalize 1", "build gray 2 bonus", "take tracks-token")
    assert can(s) == ["on gray 1", "on gray 3"]
    assert why_not(s, "on gray 2") == [("has-tracks", "8.9")]
    assert why_not(s, "on blue 1") == [("has-tracks", "8.9")], "a depot card gains nothing"
    assert why_not(s, "on green 1") == [("no-card-there", "8.9")]
    assert why_not(s, "done") == [("choose-tracks-card", "8.9")]
    events = do(s, "on gray 1")
    assert picture(s)[:2] == drawn("0d* . . . .\n2br* 2t* 2b . .")
    assert heard(events, "cars") == [{"seat": 0, "cars": 2, "total": 3}]
