"""Chapter 5: building."""

from fogline.games.skyline.box import beside
from fogline.games.skyline.city import City, lay
from fogline.games.skyline.tests.table import BARE, BOX, can, do, drawn, heard, picture, row, table, why_not
from fogline.parts.bits import BIT

FULL_GREEN = row(4, "2 2 3 3 3")


def neighbours(space: int) -> list[int]:
    return list(BOX.neighbours[BOX.neighbours_from[space] : BOX.neighbours_from[space + 1]])


def test_5_1_a_card_goes_to_the_district_of_its_colour() -> None:
    cards = ["blue 3", "gray 3", "orange 3", "yellow 3", "green 3"]
    s = table(BARE, columns=[cards, [], []])
    do(s, "finalize 1", *[f"build {card}" for card in cards])
    assert picture(s) == [["3", ".", ".", ".", "."]] * 5


def test_5_2_the_leftmost_empty_space() -> None:
    s = table(
        """
        .  .  .  .  .
        .  .  .  .  .
        3  2b .  .  .
        .  .  .  .  .
        .  .  .  .  .
        """,
        columns=[["orange 3"], [], []],
    )
    events = do(s, "finalize 1", "build orange 3")
    assert picture(s)[2] == drawn("3 2b 3 . .")[0]
    assert heard(events, "built") == [{"seat": 0, "card": BOX.cards.index("orange 3"), "space": 12}]


def test_5_3_a_full_district_takes_no_card() -> None:
    s = table(FULL_GREEN, columns=[["green 2 bonus", "blue 3"], [], []])
    do(s, "finalize 1")
    assert can(s) == ["build blue 3", "done"]
    assert why_not(s, "build green 2 bonus") == [("district-full", "5.3")]
    events = do(s, "build blue 3")
    assert len(heard(events, "discarded")) == 1, "what cannot be placed is discarded without asking"
    assert s.turn == 1


def test_5_3_a_column_of_nothing_that_fits_is_discarded_at_once() -> None:
    s = table(FULL_GREEN, columns=[["green 2 bonus"], [], []])
    events = do(s, "finalize 1")
    assert [event.key for event in events] == ["finalized", "discarded"]
    assert (s.turn, list(s.contracts)) == (1, [1, 0])


def test_5_4_black_goes_to_any_district_with_a_space() -> None:
    s = table(FULL_GREEN, columns=[["black 3"], [], []])
    do(s, "finalize 1", "build black 3")
    assert can(s) == ["district blue", "district gray", "district orange", "district yellow"]
    assert why_not(s, "district green") == [("district-full", "5.3")]
    assert why_not(s, "done") == [("choose-district", "5.4")]
    do(s, "district orange")
    assert picture(s)[2] == drawn("k3 . . . .")[0]


def test_5_4_the_last_open_district_is_not_asked_for() -> None:
    s = table(
        """
        3   3   2t  2t   2b
        3   3   2t  2t   .
        3   3   2t  2t   2b
        3   3   2t  2t   2b
        3   3   3   2    2
        """,
        columns=[["black 3", "blue 1 depot"], [], []],
    )
    do(s, "finalize 1", "build black 3")
    assert picture(s)[1] == drawn("3 3 2t 2t k3")[0]


def test_5_5_adjacent_by_sides_not_by_corners() -> None:
    assert beside(BIT[12]) == BIT[7] | BIT[11] | BIT[13] | BIT[17]
    assert beside(BIT[0]) == BIT[1] | BIT[5]
    assert beside(BIT[24]) == BIT[23] | BIT[19]
    assert beside(BIT[4]) == BIT[3] | BIT[9], "the end of a row does not touch the start of the next"
    for space in range(25):
        assert neighbours(space) == [n for n in range(25) if beside(BIT[space]) & BIT[n]]


def test_5_6_cars_squares_skyscrapers_medal_completion_then_bonus() -> None:
    """One black depot does it all: it connects, lights, raises, finishes a district; then a bonus card comes."""
    s = table(
        """
        .    .    .    .    .
        3    0q   1f   3    .
        .    .    .    .    .
        .    .    .    .    .
        .    .    .    .    .
        """,
        columns=[["blue 2 tracks", "blue 0 depot"], [], []],
    )
    events = do(s, "finalize 1", "build blue 2 tracks", "build blue 0 depot")
    assert [event.key for event in events] == ["finalized", "built", "built", "cars", "square", "tower", "medal"]
    assert picture(s)[:2] == drawn("2t* 0d* . . .\n3 4q 1f^ 3 .")

    s = table(
        """
        .    .    .    .    .
        2b   3    2t   2t   .
        .    .    .    .    .
        .    .    .    .    .
        .    .    .    .    .
        """,
        columns=[["gray 2 bonus"], [], []],
    )
    events = do(s, "finalize 1", "build gray 2 bonus", "take value-card", "district blue")
    assert [event.key for event in events] == ["finalized", "built", "finished", "bonus", "built"]


def test_5_6_a_bonus_is_settled_before_the_next_card() -> None:
    s = table(
        """
        .    .  .  .  .
        2b   .  .  .  .
        .    .  .  .  .
        .    .  .  .  .
        .    .  .  .  .
        """,
        columns=[["gray 2 bonus", "gray 3"], [], []],
    )
    do(s, "finalize 1", "build gray 2 bonus")
    assert why_not(s, "build gray 3") == [("choose-bonus", "8.2")]
    do(s, "take value-card", "district gray", "build gray 3")
    assert picture(s)[1] == drawn("2b 2b V4 3 .")[0]


def test_5_6_what_follows_does_not_depend_on_the_order_of_cards() -> None:
    order = ["build yellow 2 tracks", "build green 2 tracks", "build orange 0 square"]
    after = []
    for first, second, third in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        s = table(BARE, columns=[["yellow 2 tracks", "green 2 tracks", "orange 0 square"], [], []])
        do(s, "finalize 1", order[first], order[second], order[third])
        after.append(picture(s))
    assert after[0] == after[1] == after[2]
    assert after[0][2:] == drawn("4q . . . .\n2t* . . . .\n2t* . . . .")


def test_5_7_only_the_first_to_finish_a_district_has_its_token() -> None:
    almost = row(4, "3 3 2t* 2t* .")
    s = table(almost, columns=[["green 2"], [], []])
    events = do(s, "finalize 1", "build green 2")
    assert heard(events, "finished") == [{"seat": 0, "district": 4}]
    assert list(s.finished) == [-1, -1, -1, -1, 0]
    there = row(4, "3 1tb* 2t* 2t* 1tb*")
    two = table(almost, there, columns=[["green 2"], [], []], contract_tokens_used=1)
    assert two.finished[4] == 1
    events = do(two, "finalize 1", "build green 2")
    assert not heard(events, "finished")
    assert two.finished[4] == 1


def test_5_2_a_city_is_a_value_that_building_leaves_alone() -> None:
    s = table(BARE, columns=[["blue 3"], [], []])
    before = s.cities[0]
    do(s, "finalize 1", "build blue 3")
    assert list(before.cards) == [-1] * 25
    assert s.cities[0] != before
    assert lay(BOX, s.cities[0], 0) != s.cities[0]
    assert s.cities[0] != "a city"
    assert hash(City(s.cities[0])) == hash(s.cities[0])
