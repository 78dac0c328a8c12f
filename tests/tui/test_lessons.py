"""Lessons in the terminal: by lines and on the full screen, in both languages, in the smallest window."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from fogline.cli import main
from fogline.cli.learn import following
from fogline.core.dealer import Dealer
from fogline.core.registry import find_game, games
from fogline.learn import guide
from fogline.tui.app import Fogline
from fogline.tui.doors.local import LocalDoor
from fogline.tui.lesson_lines import LessonTable
from fogline.tui.preferences import Preferences
from fogline.tui.screens.lesson import LessonPage, lessons_done
from fogline.tui.screens.table import TableScreen
from fogline.tui.solved import Solved
from tests.in_turn import first_of
from tests.tui.conftest import Pages, lines
from tests.tui.screens import SMALLEST, app, run, until

GAME = "cablecars"

GAMES = [name for name, game in games().items() if game.lessons]


@pytest.mark.parametrize("lang", first_of(["es", "en"]))
@pytest.mark.parametrize("name", GAMES)
def test_every_lesson_is_played_by_lines(name: str, lang: str) -> None:
    """All words are told; the short game at the end begins."""
    game = find_game(name)
    for lesson in game.lessons:
        paper = Pages(lines(["show" if lang == "en" else "muestra"] * 40))
        table = LessonTable(game, lesson, lang, paper, Dealer(1))
        if lesson.bot:
            table.greet()
            table.turn(lesson.learner)
        else:
            assert table.play() == 0
        page, say = " ".join(paper.all.split()), table.speaker
        texts = [text for step in lesson.steps for text in (*step.say, step.task, step.well)]
        for text in [lesson.title, *texts, *([] if lesson.bot else [lesson.end])]:
            assert " ".join(say.tell(text).split()) in page, text


def test_a_wrong_move_by_lines_is_explained_and_tried_again() -> None:
    game = find_game(GAMES[0])
    lesson = game.lessons[0]
    match = guide.begin(game, lesson)
    right = guide.right(lesson, match)
    numbers = [n for n, action in enumerate(match.legal_ids(0), 1) if action not in right]
    paper = Pages(lines([str(numbers[0]), "show", "show", "show"]))
    table = LessonTable(game, lesson, "en", paper, Dealer(1))
    assert table.play() == 0
    why = guide.against(lesson, match, match.legal_ids(0)[numbers[0] - 1])
    assert " ".join(why.split()) in " ".join(paper.all.split())
    assert len(table.match.turns) == len(lesson.steps)


async def step_by(pilot: Pilot[int], opened: Fogline, table: TableScreen) -> None:
    """What the lesson asks for is done at its table."""
    await until(pilot, lambda: bool(table.open_choices))
    assert isinstance(opened.door, LocalDoor)
    assert table.scene is not None
    room, at = opened.door.lobby.room(table.table), table.scene.at
    right = guide.right(find_game(GAME).lessons[0], room.table.playing().seen_by(0))
    table.perform(next(one for one in table.open_choices if one.action == right[0]))
    await until(pilot, lambda: table.scene is not None and table.scene.at != at)


@pytest.mark.parametrize("lang", first_of(["es", "en"]))
def test_a_lesson_on_the_full_screen(tmp_path: Path, lang: str) -> None:
    """Its words come over the table, the hint marks what is meant, and the list leads on when it is done."""
    game = find_game(GAME)

    async def work() -> None:
        opened = app(tmp_path, lang)

        async def begun(door: object) -> str:
            return await opened.door.lesson(game.name, game.lessons[0].name, "Ana", lang)

        opened.opening = begun
        async with opened.run_test(size=SMALLEST) as pilot:
            for step in game.lessons[0].steps:
                await until(pilot, lambda: isinstance(opened.top, LessonPage))
                page = opened.top
                assert isinstance(page, LessonPage)
                words = page.words().plain
                say = guide.begin(game, game.lessons[0]).speaker(lang)
                assert all(say.tell(text) in words for text in (*step.say, step.task))
                await pilot.press("enter")
                await until(pilot, lambda: isinstance(opened.top, TableScreen))
                table = opened.top
                assert isinstance(table, TableScreen)
                await step_by(pilot, opened, table)
            await until(pilot, lambda: isinstance(opened.top, LessonPage))
            await pilot.press("enter")
            await until(pilot, lambda: isinstance(opened.top, TableScreen))
            table = opened.top
            assert isinstance(table, TableScreen)
            await until(pilot, lambda: any(one.do == "next_lesson" for one in table.open_choices))
            table.perform(next(one for one in table.open_choices if one.do == "next_lesson"))
            await until(pilot, lambda: isinstance(opened.top, LessonPage))
            assert isinstance(opened.top, LessonPage)
            assert opened.top.lesson.number == 2

    run(work)


def test_which_lessons_are_done_is_remembered(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """By lines and on the full screen it is one file: the list marks them, and the next one is what is begun."""
    game, kept = find_game(GAME), Solved(tmp_path)
    first, second, *_ = game.lessons
    assert following(game, kept) == first.name
    assert LessonTable(game, first, "en", Pages(lines(["show"] * 40)), Dealer(1), kept).play() == 0
    assert kept.lessons(GAME) == [first.name]
    assert following(game, kept) == second.name
    opened = app(tmp_path, "en")
    opened.preferences = Preferences(tmp_path)
    assert lessons_done(opened, GAME) == [first.name]
    assert main(["learn", "--data", str(tmp_path)]) == 0
    assert f"✓ 1  {first.name}" in capsys.readouterr().out
