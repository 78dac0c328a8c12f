"""The ladder: fair seatings, honest ratings, a test that stops in time, results that are kept."""

import json
import re
from pathlib import Path

import pytest

from fogline.cli import main
from fogline.core.dealer import Dealer
from fogline.core.registry import games
from fogline.core.result import Result
from fogline.lab.ladder import Book, Contest, Deal, alone, climb, play_deal, points, seatings
from fogline.lab.rating import clear, evidence, intervals, ratings, sure_share

NAME = next(iter(games()))
SEATS = games()[NAME].seats[0]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_bot_sits_everywhere_equally_often(seats: int) -> None:
    played = seatings(seats)
    assert len(set(played)) == len(played)
    for seat in range(seats):
        assert sum(seating[seat] for seating in played) * 2 == len(played)
    assert all({0, 1} == set(seating) for seating in played)


def test_alone_each_bot_plays_the_deal_once() -> None:
    assert seatings(1) == [(0,), (1,)]
    won, lost = Result((5,), (1,), "end", ()), Result((9,), (2,), "end", ())
    assert alone([won, lost]) == 1
    assert alone([lost, won]) == 0
    assert alone([won, won]) == 0.5


def test_points_are_the_meetings_won_by_place() -> None:
    result = Result((9, 5, 5), (1, 2, 2), "end", ())
    assert points(result, (0, 1, 1)) == 1
    assert points(result, (1, 0, 1)) == 0.25
    assert points(result, (0, 0, 1)) == 0.75


def test_ratings_put_the_stronger_above_with_known_odds() -> None:
    # 10 of 11 points are odds of ten to one, which is 400 on this scale.
    found = ratings(2, {(0, 1): [0.0] * 100 + [1.0] * 1000})
    assert found[1] - found[0] == pytest.approx(-400, abs=5)
    assert sum(found) == pytest.approx(0)


def test_ratings_are_transitive_over_neighbours() -> None:
    found = ratings(3, {(0, 1): [0.0, 0.0, 1.0] * 30, (1, 2): [0.0, 0.0, 1.0] * 30})
    assert found[0] < found[1] < found[2]
    assert found[2] - found[1] == pytest.approx(found[1] - found[0], abs=2)


def test_nobody_is_infinitely_strong() -> None:
    low, high = ratings(2, {(0, 1): [0.0] * 8})
    assert -1000 < low < high < 1000


def test_intervals_hold_the_rating_and_shrink_with_more_deals() -> None:
    few = intervals(2, {(0, 1): [1.0, 0.0, 0.5, 1.0] * 4})
    many = intervals(2, {(0, 1): [1.0, 0.0, 0.5, 1.0] * 40})
    rating = ratings(2, {(0, 1): [1.0, 0.0, 0.5, 1.0] * 40})[0]
    assert many[0][0] <= rating <= many[0][1]
    assert many[0][1] - many[0][0] < few[0][1] - few[0][0]


def test_the_test_is_seldom_wrong_where_there_is_nothing_to_find() -> None:
    """At most 5 in 100, though it looks after every deal."""
    dealer = Dealer(8)
    wrong = 0
    for _ in range(200):
        results = [dealer.below(3) / 2 for _ in range(60)]
        wrong += any(clear(results[:n]) for n in range(5, 60, 3))
    assert wrong <= 14  # 10 expected at the very most; 14 is far out in the tail


def test_a_clear_difference_is_found_soon_and_the_right_way_round() -> None:
    results = [1.0, 1.0, 0.5, 1.0] * 5
    assert clear(results)
    better, worse = evidence(results)
    assert better > 40 > 1 > worse
    assert not clear([1.0, 0.0] * 50)


def test_a_deal_is_the_same_whenever_it_is_played() -> None:
    contest = Contest(NAME, SEATS, ("greedy", "random"), 3)
    deal = play_deal(contest, (0, 1), 2)
    assert deal == play_deal(contest, (0, 1), 2)
    assert deal.points > 0.5
    assert deal.scores[0] > deal.scores[1]


def test_saved_results_are_not_played_again_and_others_are_not_mixed_in(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    contest = Contest(NAME, SEATS, ("greedy", "random"), 2)
    first = list(climb(contest, Book(contest, file)))
    assert [deal.number for deal in first] == [0, 1]
    with file.open("a", encoding="utf-8") as out:
        out.write('{"game": "cut short')
    assert list(climb(contest, Book(contest, file))) == []
    assert len(list(climb(Contest(NAME, SEATS, ("greedy", "random"), 3), Book(contest, file)))) == 1
    other = Contest(NAME, SEATS, ("greedy", "random"), 2, seed=9)
    assert Book(other, file).points() == {}


def test_few_deals_that_end_alike_prove_little() -> None:
    few, many = sure_share([1.0] * 3), sure_share([1.0] * 300)
    assert (few.value, few.high, many.value, many.high) == (1.0, 1.0, 1.0, 1.0)
    assert few.low < 0.5 < many.low
    mixed = sure_share([1.0, 0.5, 0.0, 1.0])
    assert mixed.low < mixed.value == 0.625 < mixed.high


def test_a_pair_stops_when_the_answer_is_clear() -> None:
    contest = Contest(NAME, SEATS, ("greedy", "random"), 500)
    book = Book(contest)
    for number in range(20):
        book.add(Deal(("greedy", "random"), number, 1.0, (1.0, 0.0)))
    assert list(climb(contest, book))[1:] == []


def test_a_whole_ladder_goes_on_when_the_answer_is_clear() -> None:
    contest = Contest(NAME, SEATS, ("greedy", "random"), 22, whole=True)
    book = Book(contest)
    for number in range(20):
        book.add(Deal(("greedy", "random"), number, 1.0, (1.0, 0.0)))
    assert clear(book.results((0, 1)))
    assert [deal.number for deal in climb(contest, book)] == [20, 21]


def test_the_command_tells_a_table_a_verdict_and_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "ladder.svg"
    command = ["ladder", NAME, "--bots", "random,greedy", "--games", "4", "--plot", str(picture), "--lang", "en"]
    assert main(command) == 0
    told = capsys.readouterr().out
    assert "greedy leads random" in told
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    assert main([*command, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert list(data["ratings"]) == ["greedy", "random"]
    (pair,) = data["pairs"]
    assert pair["bots"] == ["random", "greedy"]
    assert pair["share_interval"][0] <= pair["share"] <= pair["share_interval"][1]
    assert pair["margin"][0] < 0, "the first of the pair is behind"
    assert re.search(r"greedy leads random: \d+ ?% of the points \(\d+ ?% … \d+ ?%\), \+[\d.]+ a game \(", told)
    assert main(["ladder", NAME, "--bots", "greedy"]) == 2
