"""Chapter 1: setting up the table."""

import pytest

from fogline.core.dealer import Dealer
from fogline.games.skyline.box import BLACK, DISTRICTS, open_box
from fogline.games.skyline.rules.setup import setup
from fogline.games.skyline.scoring import result
from fogline.games.skyline.tests.table import BARE, BOX, boxed_foundations, do, drawn, picture, table


def test_1_1_five_districts_of_five_spaces_with_depots_below() -> None:
    assert BOX.colours == ["blue", "gray", "orange", "yellow", "green"]
    s = table(
        """
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        2  2  3  3  .
        """,
        columns=[["green 2 tracks"], [], []],
    )
    do(s, "finalize 1", "build green 2 tracks")
    assert picture(s)[-1] == drawn("2  2  3  3  2t*")[0], "the fifth space touches a depot too"


def test_1_2_three_of_each_bonus_and_one_completion_token_a_district() -> None:
    s = table(BARE)
    assert list(s.bonuses) == [3] * 6
    assert list(s.finished) == [-1] * DISTRICTS


@pytest.mark.parametrize(
    ("seats", "district", "cars"), [(2, [4], [5]), (3, [4, 2], [5, 2]), (4, [4, 2, 0, -2], [5, 2, 0, -2])]
)
def test_1_3_advantage_tokens_by_players(seats: int, district: list[int], cars: list[int]) -> None:
    assert BOX.district_advantage[seats] == district
    assert BOX.car_advantage[seats] == cars
    last = boxed_foundations(BOX.tokens[seats])
    s = table(*[BARE] * seats, boxed=last, asks="over", ended_by="last-foundation")
    assert sum(result(s).scores) == 5 * sum(district) + sum(cars), "every token is given to somebody"


@pytest.mark.parametrize(("seats", "tokens"), [(2, 6), (3, 8), (4, 10)])
def test_1_4_foundation_tokens_by_players(seats: int, tokens: int) -> None:
    s = setup(BOX, seats, None, Dealer(1))
    assert s.foundations == tokens
    assert BOX.stack == 2


def test_1_5_a_deck_of_87_and_three_empty_columns() -> None:
    s = setup(BOX, 4, None, Dealer(1))
    assert sum(s.deck) == 87
    assert s.columns == [(), (), ()]
    assert {BOX.colour[card] for card in range(BOX.kinds)} == {*range(DISTRICTS), BLACK}


def test_1_6_chance_says_who_begins() -> None:
    for first in range(3):
        dealer = Dealer(script=[first])
        s = setup(open_box(), 3, None, dealer)
        assert (s.first, s.turn) == (first, first)
        assert dealer.take()[1][0][:2] == (0, first)
