"""A lesson's words over its table: what was right, what it is about, what to do now."""

from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType

from fogline.core.game import AnyGame
from fogline.core.registry import find_game
from fogline.core.text import Speaker
from fogline.table.scene_types import LessonTold
from fogline.tui.app import Fogline
from fogline.tui.doors.base import Refused
from fogline.tui.look import styled
from fogline.tui.screens.ask import Choose, house
from fogline.tui.screens.paper import Page
from fogline.tui.solved import Solved


class LessonPage(Page):
    """One card of a lesson; Enter leads back to the table."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space,n", "dismiss", show=False)]

    def __init__(self, lesson: LessonTold) -> None:
        super().__init__()
        self.lesson = lesson

    def heading(self) -> str:
        lesson = self.lesson
        if lesson.puzzle:
            return house(self).say("puzzle-rated", title=lesson.title, n=lesson.number)
        return house(self).say("lesson-n", n=lesson.number, of=lesson.of, title=lesson.title)

    def words(self) -> Text:
        lesson, say = self.lesson, house(self).say
        parts = [styled(f"✓ {lesson.well}", "bold good")] if lesson.well else []
        parts += [styled(text) for text in (*lesson.words, lesson.end) if text]
        if lesson.task:
            parts += [
                styled(f"▶ {lesson.task}", "bold accent"),
                styled(say("puzzle-hint" if lesson.puzzle else "lesson-hint"), "quiet"),
            ]
        return Text("\n\n").join([*parts, styled(say("lesson-go"), "quiet")])


def worth_reading(lesson: LessonTold) -> bool:
    """Whether there is something to say before the next move."""
    return bool(lesson.words or lesson.end or (lesson.well and lesson.task) or lesson.puzzle)


def lessons_done(app: Fogline, game: str) -> list[str]:
    """Which lessons are done, as this terminal remembers it."""
    return Solved(app.preferences.folder).lessons(game) if app.preferences.folder else []


def remember(app: Fogline, game: str, lesson: LessonTold) -> None:
    if lesson.done and not lesson.puzzle and app.preferences.folder and lesson.name not in lessons_done(app, game):
        Solved(app.preferences.folder).learnt(game, lesson.name)


def choose_lesson(app: Fogline, game: AnyGame) -> None:
    """Ask which lesson of a game, and begin it."""
    say = Speaker(app.lang, game.words)
    done = lessons_done(app, game.name)
    answers = [
        (
            lesson.name,
            app.say(
                "lesson-line",
                n="✓" if lesson.name in done else n,
                title=say.tell(lesson.title),
                about=say.tell(lesson.about),
            ),
        )
        for n, lesson in enumerate(game.lessons, 1)
    ]

    def chosen(name: str | None) -> None:
        if name:
            app.run_worker(begin(app, game.name, name))

    title = app.say("learn-title", game=say.tell(game.words.title))
    app.push_screen(Choose(title, app.say("learn-text"), answers), chosen)


async def begin(app: Fogline, game: str, name: str = "") -> None:
    """A table of one's own for a lesson; without a name, for the next puzzle."""
    try:
        learner = Speaker(app.lang, find_game(game).words).player(0)
        table = await app.door.lesson(game, name or await app.door.puzzle(game), learner, app.lang)
    except Refused as refused:
        app.tell(str(refused))
    else:
        app.open_table(table)
