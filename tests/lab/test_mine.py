"""Where puzzles come from: races of actions, a mine that is worked in sittings, whoever works it."""

from dataclasses import replace
from pathlib import Path

import pytest

from fogline.core.registry import find_game, games
from fogline.lab import mining
from fogline.lab.mine import Mined, Plan, examined, moments
from fogline.lab.race import BATCH, Race, gap
from fogline.learn import guide
from fogline.learn.puzzles import Puzzle, as_lesson, puzzles_of, read

GAMES = [name for name, game in games().items() if puzzles_of(game)]


def clearness(puzzle: Puzzle) -> float:
    return float(puzzle.found["margin"]) / max(0.01, float(puzzle.found["margin_error"]))


def widest(game: str) -> Puzzle:
    """The puzzle whose best action is ahead most clearly."""
    return max(puzzles_of(find_game(game)), key=clearness)


@pytest.mark.parametrize("game", GAMES)
def test_a_few_worlds_tell_what_is_clear(game: str) -> None:
    """The best of the clearest puzzle is ahead of what costs most, and by the same worlds again just as much."""
    puzzle, known = widest(game), find_game(game)
    match = guide.begin(known, as_lesson(puzzle))
    worst = max(puzzle.costs, key=lambda words: puzzle.costs[words].units)
    actions = [match.box.ids[words] for words in (worst, puzzle.best)]
    race = Race(known, match.view(puzzle.seat), actions, 5)
    race.run(BATCH, 9.0)
    assert race.best.action == actions[1]
    assert race.next_best.action == actions[0]
    again = Race(known, match.view(puzzle.seat), actions, 5)
    again.run(BATCH, 9.0)
    assert gap(again.best, again.next_best) == gap(race.best, race.next_best)


def test_what_is_obvious_or_unclear_is_no_puzzle() -> None:
    plan = Plan(GAMES[0], 2, glance=6, mined=8, verified=8, margin=99.0)
    game = find_game(GAMES[0])
    some = list(moments(game, plan, 0))
    assert some
    assert all(examined(game, plan, moment, 1) is None for moment in some[-4:])


def test_a_mine_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are looked at once, in their order; of one theme there are not too many; another plan is refused."""
    looked: list[int] = []
    found = puzzles_of(find_game(GAMES[0]))[:8]

    def looks(plan: Plan, numbers: list[int]) -> list[Mined]:
        looked.extend(numbers)
        theme = ["Draw", "Place", "Build"][numbers[0] % 3]
        return [Mined(n, 5, replace(found[n % 8], theme=theme) if n % 2 else None) for n in numbers]

    monkeypatch.setattr(mining, "games", looks)
    plan = Plan(GAMES[0], 2)
    first = list(mining.Mining(plan, tmp_path, 4, {"commit": "c"}).run(4, 1))
    assert (first[-1].puzzles, first[-1].games, first[-1].moments) == (2, 4, 20)
    last = list(mining.Mining(plan, tmp_path, 4, {"commit": "d"}).run(100, 1))
    assert looked == list(range(last[-1].games))
    header, kept = read(tmp_path / f"{GAMES[0]}-2.jsonl")
    assert len(kept) == len({puzzle.name for puzzle in kept}) == 4
    assert header["commit"] == "c"
    assert max([puzzle.theme for puzzle in kept].count(theme) for theme in ("Draw", "Place", "Build")) <= 2
    with pytest.raises(mining.Other):
        mining.Mining(replace(plan, seed=1), tmp_path, 4, {})
