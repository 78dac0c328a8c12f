"""Puzzles in the terminal: by lines and on the full screen; how one has done is kept."""

import asyncio
from pathlib import Path

import pytest

from fogline.cli import main
from fogline.core.registry import find_game, games
from fogline.learn import guide
from fogline.learn.puzzles import as_lesson, puzzles_of
from fogline.learn.solver import Solver
from fogline.table import solving
from fogline.table.solvers import NAME, kind
from fogline.tui.doors.local import LocalDoor
from fogline.tui.puzzle_lines import PuzzleTable, solve
from fogline.tui.screens.lesson import LessonPage
from fogline.tui.screens.table import TableScreen
from fogline.tui.solved import FILE, Solved
from tests.in_turn import first_of
from tests.tui.conftest import Pages, lines
from tests.tui.screens import SMALLEST, app, run, until

GAMES = [name for name, game in games().items() if puzzles_of(game)]


@pytest.mark.parametrize("lang", first_of(["es", "en"]))
@pytest.mark.parametrize("name", GAMES)
def test_a_puzzle_by_lines(tmp_path: Path, name: str, lang: str) -> None:
    """A wrong answer tells its cost, the best one why it is the best; the first try was none."""
    game = find_game(name)
    puzzle = puzzles_of(game)[0]
    match = guide.begin(game, as_lesson(puzzle))
    best = match.box.ids[puzzle.best]
    wrong = next(n for n, action in enumerate(match.legal_ids(puzzle.seat), 1) if action != best)
    paper, kept = Pages(lines([str(wrong), "show" if lang == "en" else "muestra"])), Solved(tmp_path)
    table = PuzzleTable(game, puzzle, lang, paper, kept)
    assert table.play() == 0
    page = " ".join(paper.all.split())
    assert ("No es lo mejor" if lang == "es" else "Not the best") in page
    assert table.speaker.action(match.box.actions[best]) in page
    assert [turn.action for turn in table.match.turns] == [puzzle.best]
    assert (kept.solver(name).tried, kept.solver(name).solved) == (1, 0)


def test_one_puzzle_after_the_other(tmp_path: Path) -> None:
    game = find_game(GAMES[0])
    paper = Pages(lines(["show", "", "show", "enough"]))
    assert solve(game, puzzles_of(game), "en", paper, tmp_path) == 0
    assert len(Solved(tmp_path).solver(game.name).cards) == 2


def test_what_the_full_screen_noted_in_its_own_store_is_carried_over_once(tmp_path: Path) -> None:
    """It kept that apart from the lines' file before; who has met more puzzles of a game is who they are."""
    first, second = GAMES[:2]
    many, few = Solver(rating=1333.0, tried=7, solved=5), Solver(rating=1111.0, tried=2)
    before = LocalDoor(tmp_path)
    guest = before.who.guest
    for game, noted in ((first, many), (second, few)):
        before.store.note(guest, kind(game), NAME, noted.dumps()).result()
    asyncio.run(before.close())
    more = Solver(rating=1222.0, tried=3)
    Solved(tmp_path).keep(second, "", more)
    for _ in range(2):
        now = LocalDoor(tmp_path)
        assert [now.lobby.solvers.solver(game, guest) for game in (first, second)] == [many, more]
        assert [now.store.notes(guest, kind(game)) for game in (first, second)] == [{}, {}]
        asyncio.run(now.close())
        Solved(tmp_path).keep(first, "", many)
    Solved(tmp_path).keep(first, "", Solver(tried=1))
    again = LocalDoor(tmp_path)
    assert again.lobby.solvers.solver(first, guest).tried == 1, "once"
    asyncio.run(again.close())


def test_what_cannot_be_read_is_a_fresh_start(tmp_path: Path) -> None:
    for text in ("", "[]", '{"puzzles": 3, "lessons": {"skyline": 1}}'):
        (tmp_path / FILE).write_text(text)
        assert Solved(tmp_path).solver(GAMES[0]).tried == 0
        assert Solved(tmp_path).lessons(GAMES[0]) == []


def test_the_command_lists_them_and_names_what_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles"]) == 0
    told = capsys.readouterr().out
    assert all(str(len(puzzles_of(find_game(name)))) in told for name in GAMES)
    assert main(["puzzles", GAMES[0], "nothing"]) == 2
    assert "nothing" in capsys.readouterr().err


def test_a_puzzle_on_the_full_screen(tmp_path: Path) -> None:
    """Its page comes over the table; once it is solved the list leads on to another one."""
    game = find_game(GAMES[0])

    async def work() -> None:
        opened = app(tmp_path, "en")

        async def begun(door: object) -> str:
            return await opened.door.lesson(game.name, await opened.door.puzzle(game.name), "Ana", "en")

        opened.opening = begun
        async with opened.run_test(size=SMALLEST) as pilot:
            await until(pilot, lambda: isinstance(opened.top, LessonPage))
            page = opened.top
            assert isinstance(page, LessonPage)
            assert page.lesson.puzzle
            first = page.lesson.name
            await pilot.press("enter")
            await until(pilot, lambda: isinstance(opened.top, TableScreen))
            table = opened.top
            assert isinstance(table, TableScreen)
            await until(pilot, lambda: bool(table.open_choices))
            assert isinstance(opened.door, LocalDoor)
            room = opened.door.lobby.room(table.table)
            puzzle = solving.open_puzzle(room.table)
            assert puzzle is not None
            best = room.table.playing().match.box.ids[puzzle.best]
            table.perform(next(one for one in table.open_choices if one.action == best))
            await until(pilot, lambda: isinstance(opened.top, LessonPage))
            await pilot.press("enter")
            await until(pilot, lambda: isinstance(opened.top, TableScreen))
            await until(pilot, lambda: any(one.do == "next_lesson" for one in table.open_choices))
            assert Solved(tmp_path).solver(game.name).solved == 1, "as by lines"
            table.perform(next(one for one in table.open_choices if one.do == "next_lesson"))
            await until(pilot, lambda: isinstance(opened.top, LessonPage))
            assert isinstance(opened.top, LessonPage)
            assert opened.top.lesson.name != first

    run(work)
