"""A table at which a lesson is played: the learner's chair is a person's, the others are moved by the script."""

from dataclasses import replace

from fogline.core.errors import NotTheLesson
from fogline.core.ids import ActionId, Seat
from fogline.core.lesson import Lesson
from fogline.core.match import Match
from fogline.core.registry import find_game
from fogline.core.text import Speaker
from fogline.learn import guide
from fogline.table import puzzles
from fogline.table.flow import Flow
from fogline.table.scene_types import LessonTold
from fogline.table.settings import Settings
from fogline.table.text import SAYS

ORIGIN = "lesson"


def lesson_of(settings: Settings) -> Lesson | None:
    """The lesson of a table; None where there is none, or no longer one of this name: then it is a table like any."""
    return guide.lesson_named(find_game(settings.game), settings.lesson) if settings.lesson else None


def check(settings: Settings, match: Match, seat: Seat, action: ActionId) -> None:
    """Refuse what is legal and not what the lesson asks for. What is not legal has its own reasons."""
    lesson = lesson_of(settings)
    if lesson is None or match.explain(action, seat):
        return
    why = guide.against(lesson, match, action)
    if why:
        puzzle = puzzles.puzzle_of(settings)
        raise puzzles.against(puzzle, match, action) if puzzle else NotTheLesson("lesson-wrong", why=why)


def shown(settings: Settings, flow: Flow, seat: Seat) -> Flow:
    """The flow after a step of the learner: where somebody else is next, nothing of theirs stays a draft."""
    lesson = lesson_of(settings)
    if lesson is None or not flow.can_confirm(seat):
        return flow
    return flow if guide.seat_at(lesson, flow.seen_by(seat)) in (seat, None) else flow.confirm(seat)


def moving(settings: Settings, flow: Flow) -> tuple[Seat, ...]:
    """Of those who are waited for, who may move: one at a time as the script says; nobody where it has ended."""
    lesson = lesson_of(settings)
    if lesson is None:
        return flow.waiting
    drafted = [draft.matches[-1] for draft in flow.drafts.values()]
    match = max([flow.match, *drafted], key=lambda each: len(each.turns))
    if guide.step_at(lesson, match) is None:
        return flow.waiting if lesson.bot else ()
    next_one = guide.seat_at(lesson, match)
    return tuple(seat for seat in flow.waiting if seat == next_one)


def scripted(settings: Settings, match: Match) -> ActionId | None:
    """What the script does now for whoever moves; nothing where a mind is to be asked."""
    lesson = lesson_of(settings)
    found = guide.right(lesson, match) if lesson else []
    return found[0] if found else None


def advice(settings: Settings, flow: Flow, seat: Seat) -> tuple[ActionId, str] | None:
    """What is right now, and the sentence that asks for it, where it has one; None where a mind is to be asked."""
    lesson = lesson_of(settings)
    step = guide.step_at(lesson, flow.seen_by(seat)) if lesson else None
    if lesson is None or step is None or step.seat is not None:
        return None
    return guide.right(lesson, flow.seen_by(seat))[0], step.task if puzzles.puzzle_of(settings) is None else ""


def lesson_told(settings: Settings, match: Match | None, say: Speaker, house: Speaker) -> LessonTold | None:
    """Where somebody is in the lesson, in words."""
    lesson = lesson_of(settings)
    if lesson is None or match is None:
        return None
    if puzzle := puzzles.puzzle_of(settings):
        return puzzles.told(puzzle, match, say, house)
    lessons = find_game(settings.game).lessons
    place = lessons.index(lesson)
    step = guide.step_at(lesson, match)
    mine = step is not None and step.seat is None
    done = step is None and (not lesson.bot or match.over)
    return LessonTold(
        name=lesson.name,
        number=place + 1,
        of=len(lessons),
        title=say.tell(lesson.title),
        well=say.tell(guide.well(lesson, match)),
        words=[say.tell(text) for text in step.say] if step and mine else [],
        task=say.tell(step.task) if step and mine else "",
        end=say.tell(lesson.end) if step is None else "",
        done=done,
        next=lessons[place + 1].name if place + 1 < len(lessons) else "",
    )


def lesson_sentence(settings: Settings, match: Match | None, say: Speaker, house: Speaker) -> str:
    """The status line where a lesson has one of its own: what is asked for, or that all of it is done."""
    lesson = lesson_of(settings)
    if lesson is None or match is None or match.over:
        return ""
    step = guide.step_at(lesson, match)
    if puzzles.puzzle_of(settings):
        return house.tell(SAYS["puzzle-done" if step is None else "puzzle-task"])
    if step is None:
        return "" if lesson.bot else house.tell(SAYS["lesson-done"])
    return say.tell(step.task)


def settings_for(game: str, lesson: Lesson) -> Settings:
    """What is agreed at the table of a lesson: nobody else sees it, and who asks is told what is right."""
    deal = guide.deal_of(find_game(game), lesson)
    wanted = Settings(game, assist="full", watchers=False, listed=False, lesson=lesson.name, deal=deal)
    return replace(wanted, absence=None)
