"""Chapter 10: scoring."""

from typing import Any

from fogline.core.result import Line
from fogline.core.text import Speaker
from fogline.games.skyline import GAME
from fogline.games.skyline.fog import view
from fogline.games.skyline.scoring import result
from fogline.games.skyline.state import State
from fogline.games.skyline.tests.table import BARE, BOX, boxed_foundations, row, table


def ended(*cities: str, turn: int = 0, used: int = 0, **changes: Any) -> State:
    """These cities at the end, by the last foundation token; ``used`` foundations lie in the cities."""
    last = boxed_foundations(BOX.tokens[len(cities)] - used)
    return table(*cities, boxed=last, asks="over", ended_by="last-foundation", turn=turn, **changes)


def lines(s: State, seat: int, key: str) -> list[Line]:
    return [line for line in result(s).breakdown[seat] if line.key == key]


def points(s: State, district: int) -> list[int]:
    """What each seat's advantage in a district is worth, in halves."""
    return [lines(s, seat, "district")[district].points for seat in range(s.seats)]


def told(s: State, seat: int, lang: str = "en") -> list[str]:
    speaker = Speaker(lang, GAME.words, BOX, ("Ana", "Beto", "Carla", "Dani"))
    return [speaker.line(line) for line in result(s).breakdown[seat] if line.key.startswith("tie")]


def test_10_1_advantage_by_what_a_district_is_worth() -> None:
    s = ended(row(1, "3 2b . . ."), row(1, "3 . . . ."), row(1, "2t . . . ."), BARE)
    assert [lines(s, seat, "district")[1].args["total"] for seat in range(4)] == [5, 3, 2, 0]
    assert points(s, 1) == [4, 2, 0, -2]
    three = ended(row(1, "3 . . . ."), row(1, "3 2b . . ."), BARE)
    assert points(three, 1) == [2, 4, 0]
    two = ended(row(1, "3 . . . ."), row(1, "3 2b . . ."))
    assert points(two, 1) == [0, 4]


def test_10_1_squares_and_tokens_count_as_they_are_worth() -> None:
    lit = """
    0d*  .  .  .  .
    4q   .  .  .  .
    .    .  .  .  .
    .    .  .  .  .
    .    .  .  .  .
    """
    s = ended(lit, row(1, "3 . . . ."))
    assert points(s, 1) == [4, 0]


def test_10_2_a_tie_goes_to_the_better_card_from_the_left() -> None:
    s = ended(row(4, "2 3 2t* 2t* ."), row(4, "2 2b 3 2b ."))
    assert points(s, 4) == [4, 0]
    story = [text for text in told(s, 0) if text.startswith("Green")]
    assert story == ["Green, tied with Beto: 9 and 9; leftmost card 2 = 2; second 3 > 2"]
    spanish = [text for text in told(s, 1, "es") if text.startswith("Verde")]
    assert spanish == ["Verde, empate con Ana: 9 y 9; carta de la izquierda 2 = 2; segunda 2 < 3"]


def test_10_2_then_the_districts_below_and_the_top_follows_the_lowest() -> None:
    ana = """
    3   .  .  .  .
    .   .  .  .  .
    .   .  .  .  .
    .   .  .  .  .
    3   .  .  .  .
    """
    beto = ana.replace("3   .  .  .  .", "2b  3  .  .  .", 1)
    s = ended(ana, beto)
    assert points(s, 4) == [4, 0], "green alike; blue follows: 3 > 2, though Beto's blue is worth more"
    story = [text for text in told(s, 0) if text.startswith("Green")]
    assert story == ["Green, tied with Beto: 3 and 3; Green alike; Blue: leftmost card 3 > 2"]
    assert points(s, 1) == [4, 0], "nothing in gray, orange and yellow, alike in green, then blue"
    story = [text for text in told(s, 1) if text.startswith("Gray")]
    assert story == ["Gray, tied with Ana: 0 and 0; Gray, Orange, Yellow, Green alike; Blue: leftmost card 2 < 3"]


def test_10_2_more_than_two_tied_are_sorted_by_the_same_figures() -> None:
    s = ended(row(3, "2b 1tb . . ."), row(3, "3 . . . ."), row(3, "2t k1b . . ."), row(3, "1tb 2t . . ."))
    assert [lines(s, seat, "district")[3].args["total"] for seat in range(4)] == [3, 3, 3, 3]
    assert points(s, 3) == [2, 4, 0, -2]
    yellow = [line for line in result(s).breakdown[0] if line.key.startswith("tie") and line.args.get("district") == 3]
    assert [(line.key, line.args["player"]) for line in yellow] == [("tie-district", 1), ("tie-district-won", 2)]


def test_10_3_all_alike_from_the_player_who_ended_the_game_clockwise() -> None:
    s = ended(BARE, BARE, BARE, BARE, turn=2)
    for district in range(5):
        assert points(s, district) == [0, -2, 4, 2]
    assert "Blue, tied with Dani: 0 and 0; all cards alike; ahead, counting from Carla" in told(s, 2)
    assert "Blue, tied with Carla: 0 and 0; all cards alike; behind, counting from Carla" in told(s, 3)
    assert "Cable cars, tied with Ana: 0 and 0; all columns alike; behind, counting from Carla" in told(s, 1)


def test_10_3_the_ender_need_not_be_among_the_tied() -> None:
    s = ended(row(0, "3 . . . ."), row(0, "3 . . . ."), BARE, turn=2)
    assert points(s, 0) == [4, 2, 0], "from Carla clockwise Ana comes before Beto"


def test_10_4_advantage_by_cable_cars() -> None:
    s = ended(row(4, "2t* . . . ."), row(4, "2t* 2t* . . ."), BARE, row(0, "0d* 0d* 1d* . ."))
    assert [lines(s, seat, "cable-cars")[0].points for seat in range(4)] == [0, 2, -2, 5]
    assert [lines(s, seat, "cable-cars")[0].args["cars"] for seat in range(4)] == [1, 2, 0, 3]
    three = ended(row(4, "2t* . . . ."), row(4, "2t* 2t* . . ."), BARE)
    assert [lines(three, seat, "cable-cars")[0].points for seat in range(3)] == [2, 5, 0]


def test_10_5_a_tie_in_cable_cars_goes_to_the_column_from_the_left() -> None:
    ana = """
    .    .    .  .  .
    .    .    .  .  .
    .    .    .  .  .
    .    .    .  .  .
    2t*  2t*  .  .  .
    """
    beto = """
    .    .    .  .  .
    .    .    .  .  .
    .    .    .  .  .
    2t*  .    .  .  .
    2t*  .    .  .  .
    """
    s = ended(ana, beto)
    assert [lines(s, seat, "cable-cars")[0].points for seat in range(2)] == [0, 5]
    assert "Cable cars, tied with Beto: 2 and 2; leftmost column 1 < 2" in told(s, 0)


def test_10_6_the_points_add_up_in_halves() -> None:
    city = """
    .    .    .    .    .
    3    k0f^ 3    2t   2t
    k2   2b   .    .    .
    1tb  2b   .    .    .
    2b   .    .    .    .
    """
    s = ended(city, BARE, used=1, points_tokens=[1, 0])
    story = {line.key: line.points for line in result(s).breakdown[0]}
    assert story["towers"] == 2
    assert story["medal"] == 2
    assert story["points-tokens"] == 3
    assert story["finished"] == 2
    assert points(s, 1) == [4, 0]
    assert story["cable-cars"] == 5, "nobody has any; Ana ended the game"
    assert result(s).scores == (2 + 2 + 3 + 2 + 5 * 4 + 5, 0)
    assert GAME.words.unit == 2
    assert Speaker("en", GAME.words, BOX).points(34) == "17"
    assert Speaker("en", GAME.words, BOX).points(-1) == "-½"


ANA = """
3   .   .  .  .
2b  2b  .  .  .
3   .   .  .  .
.   .   .  .  .
.   .   .  .  .
"""
"""Three districts and a token of 1½ points: 7½ points."""
BETO = """
.    .   .  .  .
.    .   .  .  .
.    .   .  .  .
3    .   .  .  .
2t*  2   2  3  3
"""
"""Two districts, the cable cars and a completion token: 7½ points."""


def test_10_7_most_points_win() -> None:
    s = ended(ANA, BETO)
    assert result(s).scores == (12, 15)
    assert result(s).places == (2, 1)
    assert result(s).winners == (1,)


def test_10_7_of_those_tied_most_cable_cars() -> None:
    s = ended(ANA, BETO, points_tokens=[1, 0])
    assert result(s).scores == (15, 15)
    assert result(s).places == (2, 1)
    assert told(s, 0)[-1] == "Tied on points; behind with cable cars: 0 against 1"
    assert told(s, 1)[-1] == "Tied on points; ahead with cable cars: 1 against 0"


def test_10_7_still_tied_share_the_victory() -> None:
    s = ended(ANA.replace("3   . ", "3   0d*", 1), BETO, points_tokens=[1, 0])
    assert result(s).scores == (15, 15)
    assert result(s).places == (1, 1)
    assert told(s, 0)[-1] == "Tied on points and on cable cars (1): the place is shared"


def test_10_3_the_score_so_far_counts_as_if_the_game_ended_now() -> None:
    s = table(BARE, BARE, turn=1)
    now = result(view(s, 0))
    assert now.ended_by == "not-over"
    assert now.scores == (0, 0), "who has nothing yet is promised nothing"
    assert result(ended(BARE, BARE, turn=1)).scores == (0, 25)
