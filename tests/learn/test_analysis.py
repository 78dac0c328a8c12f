"""What is told after a game: the course, the verdicts, luck and skill. Small budgets; what comes out is looked at for
what must hold whatever it is."""

from dataclasses import replace

import pytest
from msgspec.structs import replace as changed

from fogline.bots.base import make
from fogline.core.dealer import Dealer
from fogline.core.errors import RecordError
from fogline.core.match import Match
from fogline.core.record import Record
from fogline.core.registry import games
from fogline.learn import judging, telling
from fogline.learn.analysis import COSTLY, GOOD, TURNING, VERDICTS, Analysis, Budget, dumped, loaded, turning_points
from fogline.learn.playing_out import Players, Sum
from fogline.learn.reckoning import analyse, reckon
from tests.in_turn import first_of

TINY = Budget(moments=4, first=1, course=2, ideas=2, sweep=1, finalists=1, verdict=4, openings=2)


LAST = 16
"""Turns that are left of a game: what is imagined from there is short."""


def played(game: str, seats: int, bots: str = "novice") -> Record:
    """The end of a game as one of its own, begun from a position."""
    match, dealer = Match.new(game, seats, seed=11), Dealer(12)
    mind = make(match.game, bots)
    while match.waiting:
        seat = match.waiting[0]
        match.play(mind.choose(match.view(seat), match.legal_ids(seat), dealer), seat)
    whole = match.record()
    late = Match.at(Match.replay(whole, turns=len(whole.turns) - LAST).position(), seed=5)
    while late.waiting:
        seat = late.waiting[0]
        late.play(mind.choose(late.view(seat), late.legal_ids(seat), dealer), seat)
    return late.record()


@pytest.fixture(scope="module", params=first_of(sorted(games(), reverse=True)))
def told(request: pytest.FixtureRequest) -> tuple[Record, Analysis]:
    record = played(request.param, games()[request.param].seats[0])
    return record, analyse(record, budget=TINY)


def test_it_is_the_same_every_time_and_survives_being_kept(told: tuple[Record, Analysis]) -> None:
    record, analysis = told
    assert analyse(record, budget=TINY) == analysis
    assert loaded(dumped(analysis)) == analysis
    assert loaded(dumped(replace_version(analysis))) is None
    assert loaded("{}") is None


def replace_version(analysis: Analysis) -> Analysis:
    return changed(analysis, version=analysis.version + 1)


def test_every_decision_that_was_one_has_a_verdict(told: tuple[Record, Analysis]) -> None:
    record, analysis = told
    match = Match.replay(record, turns=0)
    real = 0
    for turn in record.turns:
        real += len(match.legal_ids(turn.seat)) > 1
        match.replay_turn(turn)
    assert len(analysis.decisions) == real
    for one in analysis.decisions:
        assert one.verdict in VERDICTS
        assert record.turns[one.step].seat == one.seat
        assert record.turns[one.step].action == one.played
        assert (one.better == one.played) == (one.verdict == GOOD)
    for seat in range(record.seats):
        assert len(turning_points(analysis, seat)) <= judging.POINTS


def test_the_course_ends_as_the_game_did_and_accounts_add_up(told: tuple[Record, Analysis]) -> None:
    record, analysis = told
    match = Match.replay(record)
    assert match.result is not None
    assert analysis.course[-1].turn == match.numbers()[-1]
    assert [point.turn for point in analysis.course] == sorted({point.turn for point in analysis.course})
    for seat, found in enumerate(analysis.balance):
        assert (analysis.course[-1].truth[seat].win > 0) == (match.result.places[seat] == 1)
        for account in (found.win, found.margin):
            parts = account.start + account.own + account.others + account.luck
            assert parts == pytest.approx(account.end, abs=0.001)
        assert 0 <= found.accuracy <= 1


@pytest.mark.parametrize("lang", ["en", "es"])
def test_all_of_it_is_told_in_words(told: tuple[Record, Analysis], lang: str) -> None:
    record, analysis = told
    match = Match.replay(record)
    say = match.speaker(lang)
    for one in analysis.decisions:
        card = telling.card(one, match.box, say)
        assert all(telling.sentences(card, say))
        assert bool(card.cost) == (one.verdict in (COSTLY, TURNING))
    for seat in range(record.seats):
        assert telling.balance(analysis, seat, say)
        assert telling.accuracy(analysis, seat, say)
        clear = sum(bool(point.clear and point.clear[seat]) for point in analysis.course)
        assert len(telling.strokes(analysis, seat, say)) == min(clear, telling.MOST_STROKES)


def test_the_course_comes_first_and_progress_only_grows(told: tuple[Record, Analysis]) -> None:
    record, analysis = told
    steps = list(reckon(record, budget=TINY))
    first = next(step.analysis for step in steps if step.analysis)
    assert not first.whole
    assert not first.decisions
    assert len(first.course) == len(analysis.course)
    assert [step.share for step in steps] == sorted(step.share for step in steps)
    assert steps[-1].share == 1.0
    assert steps[-1].analysis == analysis


def test_a_running_game_is_refused() -> None:
    game = next(iter(games().values()))
    match = Match.new(game, game.seats[0], seed=1)
    with pytest.raises(RecordError, match="not over yet"):
        analyse(match.record(), budget=TINY)


def test_a_record_that_was_changed_is_refused() -> None:
    record = played(*next((name, game.seats[0]) for name, game in games().items()))
    with pytest.raises(RecordError):
        analyse(replace(record, turns=record.turns[:-1]), budget=TINY)


# -- the rule of verdicts ------------------------------------------------------------------------------------------


def case(lead: float, error: float, tried: bool = True) -> judging.Case:
    return judging.Case(0, "", None, (), 0, tried=tried, lead=lead, error=error)


def test_nothing_is_said_where_the_difference_is_within_its_error() -> None:
    assert judging.verdict(case(0.19, 0.1)) == GOOD
    assert judging.verdict(case(0.21, 0.1)) == COSTLY
    assert judging.verdict(case(0.019, 0.001)) == "fine"
    assert judging.verdict(case(0.5, 0.0, tried=False)) == GOOD
    assert judging.verdict(case(-0.5, 0.1)) == GOOD


def test_turning_points_are_the_costliest_of_the_surest() -> None:
    cases = [case(0.1, 0.01), case(0.4, 0.01), case(0.2, 0.01), case(0.9, 0.4), case(0.3, 0.01)]
    assert judging.verdicts(cases) == [COSTLY, TURNING, TURNING, COSTLY, TURNING]


def test_a_mean_and_its_error() -> None:
    total = Sum()
    for value in (1.0, 2.0, 3.0):
        total.add(value)
    assert total.mean == 2.0
    assert total.error == pytest.approx((2 / 3 / 2) ** 0.5)


def test_what_comes_to_mind_is_legal_and_told_once() -> None:
    for game in games().values():
        mind = Players(game).first_ideas
        match = Match.new(game, game.seats[-1], seed=3)
        legal = match.legal_ids()
        ideas = mind(match.view(match.waiting[0]), legal, 3, Dealer(1))
        assert ideas
        assert len(ideas) == len(set(ideas))
        assert set(ideas) <= set(legal)
