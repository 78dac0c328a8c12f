"""Laws of lessons: each can be played through, everything that is not asked for has its reason, in every language."""

from collections.abc import Iterator

import pytest

from fogline.bots.base import make
from fogline.core.dealer import Dealer
from fogline.core.fields import names
from fogline.core.game import AnyGame
from fogline.core.ids import ActionId
from fogline.core.lesson import Lesson
from fogline.core.match import Match
from fogline.laws import cases
from fogline.laws.cases import MOST_MOVES
from fogline.learn import guide
from fogline.learn.deals import dealer
from fogline.parts.catalog import LANGUAGES
from fogline.table.codec import plain

SMALLEST = (80, 18)
"""What the smallest window leaves for a drawing."""


def lessons_of(game: AnyGame) -> tuple[Lesson, ...]:
    if not game.lessons and not cases.STRICT:
        pytest.skip(f"{game.name} has no lessons")
    assert game.lessons, f"{game.name} has no lessons"
    return game.lessons


def after(game: AnyGame, lesson: Lesson, match: Match, action: ActionId) -> Match:
    """The match one step on, chance answering as it does at the table of this lesson."""
    seat = guide.seat_at(lesson, match)
    moved = match.branch(dealer(guide.deal_of(game, lesson), len(match.turns) + 1))
    moved.play(action, seat)
    return moved


def walk(game: AnyGame, lesson: Lesson) -> Iterator[Match]:
    """The match before each step and at the end, where what is shown is done."""
    match = guide.begin(game, lesson)
    yield match
    while found := guide.right(lesson, match):
        match = after(game, lesson, match, found[0])
        yield match


def test_every_lesson_can_be_played_through(game: AnyGame) -> None:
    """What a lesson asks for is legal when it is asked for, whichever of several right actions was done before.

    ``do`` names words of actions, with ``*`` for any; a form that fits nothing legal is a mistake. Where a step accepts
    several, what follows must be possible after each of them.
    """
    for lesson in lessons_of(game):
        *before, last = walk(game, lesson)
        assert len(last.turns) == len(lesson.steps), f"{lesson.name}: nothing fits {lesson.steps[len(last.turns)].do}"
        for match, step in zip(before, lesson.steps, strict=True):
            where = f"{lesson.name}, step {len(match.turns) + 1}"
            seat = guide.seat_at(lesson, match)
            assert seat in match.waiting, f"{where}: seat {seat} is not asked"
            words = {match.box.actions[action].words for action in match.legal_ids(seat)}
            for form in step.do:
                assert any(guide.fits(said, form) for said in words), f"{where}: {form!r} fits nothing legal"
            for action in guide.right(lesson, match)[1:]:
                other = after(game, lesson, match, action)
                while found := guide.right(lesson, other):
                    other = after(game, lesson, other, found[0])
                stuck = lesson.steps[len(other.turns) : len(other.turns) + 1]
                assert not stuck or (lesson.bot and other.over), f"{where}: after {action} nothing fits {stuck}"


def test_whatever_else_is_legal_has_its_reason(game: AnyGame) -> None:
    """A legal action that a lesson does not ask for is refused with a sentence: ``wrong`` by its words, else ``no``.

    A form of ``wrong`` that fits no such action would never be read.
    """
    for lesson in lessons_of(game):
        for match in walk(game, lesson):
            step = guide.step_at(lesson, match)
            if step is None or step.seat is not None:
                continue
            where, right = f"{lesson.name}, step {len(match.turns) + 1}", guide.right(lesson, match)
            others = [action for action in match.legal_ids(lesson.learner) if action not in right]
            for action in others:
                assert guide.against(lesson, match, action), (
                    f"{where}: {match.box.actions[action].words!r} has no reason"
                )
            assert others or not (step.no or step.wrong), f"{where}: everything is right, yet there are reasons"
            for form in step.wrong:
                told = [match.box.actions[action].words for action in others]
                assert any(guide.fits(said, form) for said in told), f"{where}: {form!r} fits nothing that is legal"


def test_a_lesson_is_told_and_drawn_at_every_step_in_every_language(game: AnyGame) -> None:
    """Every step of the learner has a task, all words are there in every language, and the table can be shown.

    A sentence of a lesson has no placeholders: it is told as it stands.
    """
    for lesson in lessons_of(game):
        for lang in LANGUAGES:
            for match in walk(game, lesson):
                say, step = match.speaker(lang), guide.step_at(lesson, match)
                if step is not None and step.seat is None:
                    told = [say.tell(text) for text in (step.task, *step.say)]
                    assert all(told), f"{lesson.name}: a step has no task, or says nothing in {lang}"
                view = match.view(lesson.learner)
                assert game.show(view, say).strip()
                if game.draw is not None:
                    data = {name: plain(getattr(view, name)) for name in names(view) if name != "box"}
                    assert game.draw(data, match.box, say, *SMALLEST).pages
            assert all(map(match.speaker(lang).tell, (lesson.title, lesson.about, lesson.end)))


def test_the_last_lesson_is_a_short_game_that_ends(game: AnyGame) -> None:
    """The last lesson goes on as a real game against a bot (``bot``), to its end; no other one does."""
    *before, last = lessons_of(game)
    assert not any(lesson.bot for lesson in before), "only the last lesson is a game"
    assert last.bot, f"{last.name}: who plays the others?"
    *_, match = walk(game, last)
    mind, dice = make(game, "greedy" if "greedy" in game.minds else "random"), Dealer(5)
    start = len(match.turns)
    while match.waiting and len(match.turns) < MOST_MOVES:
        seat = match.waiting[0]
        match.play(mind.choose(match.view(seat), match.legal_ids(seat), dice), seat)
    whole = Match.new(game, last.seats, 5)
    while whole.waiting and len(whole.turns) < MOST_MOVES:
        seat = whole.waiting[0]
        whole.play(mind.choose(whole.view(seat), whole.legal_ids(seat), dice), seat)
    assert match.over, f"{last.name} does not end"
    assert len(match.turns) - start < len(whole.turns), f"{last.name} is no shorter than a whole game"
