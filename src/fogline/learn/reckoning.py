"""From the record of a game that is over to what is told of it: ``learn/analysis.py`` says what that is.

It comes in stages, the course first, so that somebody who waits sees something soon. Only numbers of games decide how
much is done, and all luck has a name, so it is the same on every machine, compiled or not.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from typing import Any, Final

from fogline.bots.advice import aim_of
from fogline.core.errors import RecordError
from fogline.core.ids import ActionId, Seat
from fogline.core.match import Match
from fogline.core.protocols import BoxLike
from fogline.core.record import Record
from fogline.learn.analysis import COSTLY, TURNING, VERSION, Account, Analysis, Balance, Budget, Decision, Effect
from fogline.learn.course import Course
from fogline.learn.judging import Case, Judge, verdicts
from fogline.learn.playing_out import Players, end_of

USUAL: Final = Budget()
DIGITS: Final = 4
"""As finely as anything is kept."""


@dataclass(frozen=True)
class Progress:
    """How far it is, from 0 to 1, and what is known by now."""

    share: float
    analysis: Analysis | None = None


@dataclass
class Told:
    """The walk through a record: each decision as its seat saw it, and where it stands."""

    match: Match
    cases: list[Case] = field(default_factory=list)
    steps: list[int] = field(default_factory=list)
    """By case: after how many steps of the record."""

    def of(self, seat: Seat) -> list[Case]:
        return [case for case in self.cases if case.seat == seat]


def analyse(record: Record, box: BoxLike = None, budget: Budget = USUAL) -> Analysis:
    """All of it at once, for whoever can wait."""
    found = [progress.analysis for progress in reckon(record, box, budget)][-1]
    assert found is not None
    return found


def reckon(record: Record, box: BoxLike = None, budget: Budget = USUAL) -> Iterator[Progress]:
    """Stage by stage. The first is the quick course, the last is whole; in between there is only progress."""
    told, course = walked(record, box, budget)
    course.begin()
    for share in course.measure(budget.first):
        yield Progress(0.05 * share)
    players, seats = course.players, told.match.seats
    analysis = Analysis(VERSION, record.game, seats, course.scale, course.points(), games=players.played)
    yield Progress(0.05, analysis)
    judge = Judge(players, course.scale, budget)
    for share in judged(told, judge):
        yield Progress(0.05 + 0.75 * share)
    for share in course.measure(budget.course):
        yield Progress(0.8 + 0.2 * share)
    decisions = tuple(told_decisions(told))
    balance = tuple(balanced(told.match, course.start, decisions, seat) for seat in range(seats))
    told_of = (record.game, seats, course.scale, course.points(decisions), decisions, balance)
    yield Progress(1.0, Analysis(VERSION, *told_of, games=players.played, whole=True))


def walked(record: Record, box: BoxLike, budget: Budget) -> tuple[Told, Course]:
    """The game played again: its decisions, and the moments of its course."""
    whole = Match.replay(record, box)
    if whole.result is None:
        raise RecordError("record-not-over")
    told = Told(whole)
    course = Course(whole, Players(whole.game), budget)
    match = Match.replay(replace(record, result=None, last=None), whole.box, 0)
    for step, turn in enumerate(record.turns):
        course.pass_by(match, step)
        legal = match.legal_ids(turn.seat)
        if len(legal) > 1:
            name = str(len(told.of(turn.seat)))
            played = match.find(turn.action, turn.seat)
            told.cases.append(Case(turn.seat, name, match.view(turn.seat), legal, played))
            told.steps.append(step)
        match.replay_turn(turn)
    return told, course


def judged(told: Told, judge: Judge) -> Iterator[float]:
    """Every decision, each seat for itself; how much of it is done."""
    seats = told.match.seats
    for seat in range(seats):
        for share in judge.run(told.of(seat)):
            yield (seat + share) / seats


def told_decisions(told: Told) -> Iterator[Decision]:
    found: dict[int, str] = {}
    for seat in range(told.match.seats):
        cases = told.of(seat)
        found |= {id(case): verdict for case, verdict in zip(cases, verdicts(cases), strict=True)}
    numbers = told.match.numbers()
    for case, step in zip(told.cases, told.steps, strict=True):
        yield decision(told.match, case, found[id(case)], numbers[step], step)


def decision(match: Match, case: Case, verdict: str, turn: int, step: int) -> Decision:
    def words(action: ActionId) -> str:
        return match.box.actions[action].words

    at = (turn, step, case.seat, words(case.played))
    if verdict not in (COSTLY, TURNING):
        lost = fine(case.lead) if case.clear else 0.0
        better = words(case.better) if lost else words(case.played)
        return Decision(*at, better, verdict, lost, fine(case.error), case.games)
    effects = tuple(
        Effect(fine(win.mean), fine(margin.mean), fine(win.error), fine(margin.error))
        for win, margin in zip(case.wins, case.margins, strict=True)
    )
    aims = [plain_aim(match, case.view, action) for action in (case.played, case.better)]
    return Decision(*at, words(case.better), verdict, fine(case.lead), fine(case.error), case.games, effects, *aims)


def plain_aim(match: Match, view: Any, action: ActionId) -> tuple[str, dict[str, Any]] | None:
    aim = aim_of(match.game, view, action)
    return (aim[0], dict(aim[1])) if aim else None


def balanced(match: Match, start: tuple[float, float], decisions: Sequence[Decision], seat: Seat) -> Balance:
    """Where a seat's chance and margin went."""
    assert match.result is not None
    end, mine = end_of(match.result), [one for one in decisions if one.seat == seat]
    effects = [(one.seat == seat, one.effects[seat]) for one in decisions if one.effects]
    wins = [(own, effect.win, effect.error) for own, effect in effects]
    margins = [(own, effect.margin, effect.margin_error) for own, effect in effects]
    fair = sum(one.verdict not in (COSTLY, TURNING) for one in mine)
    return Balance(
        account(start[0], wins, end.wins[seat]),
        account(start[1], margins, end.margins[seat]),
        fine(fair / len(mine) if mine else 1.0),
        len(mine),
    )


def account(start: float, effects: Sequence[tuple[bool, float, float]], end: float) -> Account:
    own = sum(effect for mine, effect, _ in effects if mine)
    others = sum(effect for mine, effect, _ in effects if not mine)
    error = sqrt(sum(error**2 for _, _, error in effects))
    return Account(*map(fine, (start, own, others, end - start - own - others, end, error)))


def fine(number: float) -> float:
    return round(number, DIGITS)
