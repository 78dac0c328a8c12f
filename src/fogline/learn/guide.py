"""The guide through a lesson: how it begins, where one is in it, what is right now and what to say of the rest.

Where one is follows from the turns that were played, so that taking back and coming back need nothing to be kept.
"""

from fnmatch import fnmatchcase

from fogline.core.errors import SetupError
from fogline.core.game import AnyGame
from fogline.core.ids import ActionId, Seat
from fogline.core.lesson import Lesson, Step
from fogline.core.match import Match
from fogline.learn.deals import number
from fogline.learn.puzzles import PREFIX, as_lesson, find_puzzle, puzzle_named


def lesson_named(game: AnyGame, name: str) -> Lesson | None:
    """The lesson, or the puzzle, of this name; None where there is none any more."""
    puzzle = puzzle_named(game, name)
    return as_lesson(puzzle) if puzzle else next((each for each in game.lessons if each.name == name), None)


def find_lesson(game: AnyGame, name: str) -> Lesson:
    """The lesson of this name or number, or the puzzle ``puzzle:…``; else a SetupError."""
    if name.startswith(PREFIX):
        return as_lesson(find_puzzle(game, name.removeprefix(PREFIX)))
    for place, lesson in enumerate(game.lessons, 1):
        if name in (lesson.name, str(place)):
            return lesson
    known = ", ".join(lesson.name for lesson in game.lessons) or "-"
    raise SetupError("unknown-lesson", lesson=name, game=game.name, known=known)


def deal_of(game: AnyGame, lesson: Lesson) -> str:
    """The name of the deal that a lesson is."""
    return f"lesson {game.name} {lesson.name} {lesson.seed}"


def begin(game: AnyGame, lesson: Lesson) -> Match:
    """The match of a lesson at its first step, without a turn behind it."""
    match = Match.new(game, lesson.seats, number(deal_of(game, lesson), 0))
    for words in lesson.before:
        match.play(words)
    if not lesson.before and not lesson.state:
        return match
    position = match.position()
    return Match.at({**position, "state": {**position["state"], **lesson.state}}, match.box, 0, scenario=True)


def step_at(lesson: Lesson, match: Match) -> Step | None:
    """The step that is due; None where all are done."""
    done = len(match.turns)
    return lesson.steps[done] if done < len(lesson.steps) else None


def seat_at(lesson: Lesson, match: Match) -> Seat | None:
    """Who does it; None where nobody is told to."""
    step = step_at(lesson, match)
    return None if step is None else lesson.learner if step.seat is None else step.seat


def fits(words: str, form: str) -> bool:
    """Whether an action with these words is meant; ``*`` stands for any."""
    return fnmatchcase(words, form)


def right(lesson: Lesson, match: Match) -> list[ActionId]:
    """The actions that are right now, the one to be shown first; none where whatever one does is."""
    step, seat = step_at(lesson, match), seat_at(lesson, match)
    if step is None:
        return []
    words = {match.box.actions[action].words: action for action in match.legal_ids(seat)}
    return list(dict.fromkeys(words[said] for form in step.do for said in words if fits(said, form)))


def against(lesson: Lesson, match: Match, action: ActionId) -> str:
    """What to say of a legal action that is not what the step asks for; nothing where it is."""
    step = step_at(lesson, match)
    if step is None or action in right(lesson, match):
        return ""
    words = match.box.actions[action].words
    return next((told for form, told in step.wrong.items() if fits(words, form)), step.no)


def well(lesson: Lesson, match: Match) -> str:
    """What is told of the learner's last step, as long as nothing of theirs has followed."""
    done = lesson.steps[: len(match.turns)]
    mine = [step for step in done if step.seat is None]
    return mine[-1].well if mine else ""
