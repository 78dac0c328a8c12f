"""What many games add up to."""

from fogline.core.result import Result
from fogline.lab.sure import share, sums
from fogline.lab.tally import Tally


def result(
    scores: tuple[int, ...], places: tuple[int, ...], ended_by: str = "end", automa: int | None = None
) -> Result:
    return Result(scores, places, ended_by, ((),) * len(scores), automa)


def test_a_shared_victory_is_split() -> None:
    tally = Tally(3, 1)
    tally.add(10, result((5, 5, 1), (1, 1, 3)))
    tally.add(20, result((2, 9, 4), (3, 1, 2)))
    data = tally.to_json({"game": "x"})
    assert data["wins"] == [0.5, 1.5, 0.0]
    assert data["mean_scores"] == [3.5, 7.0, 2.5]
    assert (data["moves"], data["mean_moves"], data["ended_by"]) == (30, 15.0, {"end": 2})
    assert "automa_wins" not in data


def test_scores_are_in_printed_points() -> None:
    tally = Tally(2, 2)
    tally.add(1, result((3, 4), (2, 1)))
    assert tally.mean_scores == [1.5, 2.0]


def test_a_game_given_up_counts_in_no_mean() -> None:
    tally = Tally(2, 1)
    tally.add(5, None)
    assert tally.to_json({})["mean_scores"] == [0.0, 0.0]
    tally.add(5, result((4, 2), (1, 2)))
    data = tally.to_json({})
    assert (data["games"], data["finished"], data["mean_scores"]) == (2, 1, [4.0, 2.0])


def test_the_opponent_in_the_rules() -> None:
    tally = Tally(1, 2)
    tally.add(5, result((10,), (2,), automa=12))
    tally.add(5, result((20,), (1,), automa=13))
    data = tally.to_json({})
    assert (data["wins"], data["automa_wins"], data["automa_mean_score"]) == ([1.0], 1, 6.25)
    assert data["automa_share"] == share(1, 2).to_json()
    assert data["automa_score_interval"] == sums([6.0, 6.5]).sure().to_json()[1:]
    assert data["moves_interval"] == [5.0, 5.0]
    assert data["ended_share"] == {"end": share(2, 2).to_json()}


def test_merging_is_adding() -> None:
    games = [
        (3, result((1, 2), (2, 1), "a")),
        (4, result((2, 2), (1, 1), "b")),
        (9, None),
        (5, result((0, 7), (2, 1), "a")),
    ]
    whole, left, right = Tally(2, 1), Tally(2, 1), Tally(2, 1)
    for place, game in enumerate(games):
        whole.add(*game)
        (left if place < 2 else right).add(*game)
    left.merge(right)
    assert left == whole
    assert left.to_json({}) == whole.to_json({})
