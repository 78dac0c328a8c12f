"""Puzzles at their table: what an answer costs is told, the first try is kept, what was missed comes again."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fogline.core.errors import NotTheLesson, SetupError
from fogline.core.registry import find_game, games
from fogline.learn.day import today
from fogline.learn.puzzles import PREFIX, Puzzle, puzzles_of
from fogline.learn.solver import BEGINNER, DAYS, Solver, later, loads
from fogline.table import myself
from fogline.table.lobby import Lobby
from fogline.table.messages import Act, AskLegal
from fogline.table.people import Who
from fogline.table.scene import Look, scene
from fogline.table.text import told
from fogline.table.verbs import VERB
from fogline.table.visit import Visit
from tests.table.lodged import lodged

ME = Who("ana")
GAMES = [name for name, game in games().items() if puzzles_of(game)]


async def at_table(lobby: Lobby, game: str, puzzle: Puzzle, lang: str = "en") -> Visit:
    room = await lobby.lesson(ME, game, PREFIX + puzzle.name, "Ana")
    return Visit(lobby, room, ME, lang, puzzle.seat)


async def answer(visit: Visit, words: str) -> None:
    await visit.say(VERB["act"], Act(action=words))


def seen(visit: Visit) -> Any:
    return scene(visit.room.table, ME, Look(visit.seat, visit.lang))


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_answer_tells_its_cost_and_may_be_tried_again(tmp_path: Path, game: str) -> None:
    puzzle = puzzles_of(find_game(game))[0]

    async def work(lobby: Lobby) -> None:
        visit = await at_table(lobby, game, puzzle)
        before = seen(visit)
        assert before.lesson.puzzle
        assert before.lesson.task
        assert not before.lesson.done
        wrong = max(puzzle.costs, key=lambda words: puzzle.costs[words].units)
        with pytest.raises(NotTheLesson) as refused:
            await answer(visit, wrong)
        unit = find_game(game).words.unit
        texts = [told(refused.value, lang, visit.speaker) for lang in ("en", "es")]
        assert f"{puzzle.costs[wrong].units / unit:.1f} points" in texts[0]
        assert texts[0] != texts[1]
        assert seen(visit).at == before.at
        await answer(visit, puzzle.best)
        after = seen(visit)
        assert after.lesson.done
        assert after.lesson.end
        kept = lobby.solvers.solver(game, "ana")
        assert (kept.tried, kept.solved, kept.streak) == (1, 0, 0)
        assert kept.cards[puzzle.name].due == later(today(), DAYS[0])

    lodged(tmp_path, work)


def test_solved_at_once_raises_the_rating_and_needs_no_repetition(tmp_path: Path) -> None:
    game = GAMES[0]
    puzzle = puzzles_of(find_game(game))[0]

    async def work(lobby: Lobby) -> None:
        visit = await at_table(lobby, game, puzzle)
        await answer(visit, puzzle.best)
        kept = lobby.solvers.solver(game, "ana")
        assert (kept.tried, kept.solved, kept.streak, kept.longest) == (1, 1, 1, 1)
        assert kept.rating > BEGINNER
        assert not kept.cards[puzzle.name].due

    lodged(tmp_path, work)


def test_being_shown_counts_as_missed(tmp_path: Path) -> None:
    game = GAMES[0]
    puzzle = puzzles_of(find_game(game))[0]

    async def work(lobby: Lobby) -> None:
        visit = await at_table(lobby, game, puzzle)
        hint = await visit.say(VERB["hint"], AskLegal())
        assert visit.room.table.playing().match.box.actions[hint.action].words == puzzle.best
        await answer(visit, puzzle.best)
        kept = lobby.solvers.solver(game, "ana")
        assert (kept.solved, kept.rating < BEGINNER) == (0, True)

    lodged(tmp_path, work)


def test_who_is_forgotten_has_solved_nothing(tmp_path: Path) -> None:
    game = GAMES[0]

    async def work(lobby: Lobby) -> None:
        visit = await at_table(lobby, game, puzzles_of(find_game(game))[0])
        await answer(visit, puzzles_of(find_game(game))[0].best)
        await myself.forget(lobby, ME)
        assert lobby.solvers.solver(game, "ana") == Solver()

    lodged(tmp_path, work)


def test_there_is_no_puzzle_of_another_name(tmp_path: Path) -> None:
    async def work(lobby: Lobby) -> None:
        with pytest.raises(SetupError):
            await lobby.lesson(ME, GAMES[0], PREFIX + "nothing", "Ana")

    lodged(tmp_path, work)


# -- the solver, without a table ---------------------------------------------------------------------------------

A_PUZZLE = Puzzle("a", 2, 0, "Draw", 1300, "draw", 0.5, 0.0, {}, {}, {}, {})


def test_what_was_missed_comes_again_later_and_later() -> None:
    day, solver, waits = "2026-11-17", Solver(), []
    solver = solver.after(A_PUZZLE, False, day, "1")
    while due := solver.cards["a"].due:
        assert solver.due(later(due, -1)) == []
        assert solver.due(due) == ["a"]
        waits.append((due, day))
        day = due
        solver = solver.after(A_PUZZLE, True, day, f"sitting {day}")
    assert [later(day, days) for (_, day), days in zip(waits, DAYS, strict=True)] == [due for due, _ in waits]


def test_later_tries_of_a_sitting_change_nothing() -> None:
    missed = Solver().after(A_PUZZLE, False, "2026-11-17", "1")
    assert missed.after(A_PUZZLE, True, "2026-11-17", "1") == missed
    again = missed.after(A_PUZZLE, True, "2026-11-17", "2")
    assert again.cards["a"].due == missed.cards["a"].due, "it is solved again too early to count"
    assert again.rating == missed.rating


def test_next_is_what_is_due_then_what_is_new_and_fits() -> None:
    others = [replace(A_PUZZLE, name=name, rating=rating) for name, rating in (("b", 1900), ("c", 1250), ("d", 800))]
    puzzles = [A_PUZZLE, *others]
    solver = Solver(rating=1300.0).after(A_PUZZLE, False, "2026-11-17", "1")
    assert getattr(solver.following(puzzles, "2026-11-17"), "name", "") == "c"
    assert getattr(solver.following(puzzles, "2026-11-18"), "name", "") == "a"
    assert getattr(solver.following([A_PUZZLE], "2026-11-17", but="a"), "name", "") == "a"
    assert solver.following([], "2026-11-17") is None


def test_a_solver_is_kept_and_read_again() -> None:
    solver = (
        Solver().after(A_PUZZLE, False, "2026-11-17", "1").after(replace(A_PUZZLE, name="b"), True, "2026-11-18", "2")
    )
    assert loads(solver.dumps()) == solver
    for broken in ("", "[]", '{"cards": 3}', '{"rating": "x", "cards": {}}', '{"strange": 1, "cards": {}}'):
        assert loads(broken) == Solver()
