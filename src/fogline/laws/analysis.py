"""Laws of what is told after a game: a decision is judged by what its seat could know, and by nothing else."""

from dataclasses import replace
from typing import Any

from fogline.core.dealer import Dealer
from fogline.laws.cases import Case
from fogline.learn import judging
from fogline.learn.analysis import Budget
from fogline.learn.playing_out import Players

TINY = Budget(ideas=2, sweep=1, finalists=1, verdict=2)
LATE = 0.9
"""How far into a game: what is played on from there is short."""


def late_decision(case: Case) -> tuple[Any, int, list[int]]:
    """A state near the end of a game by chance in which somebody has a choice, and whose it is."""
    game, dealer, found = case.game, Dealer(23), list[tuple[Any, int, list[int]]]()
    state = case.start(dealer)
    while waiting := game.waiting(state):
        legal = game.legal(state, waiting[0])
        if len(legal) > 1:
            found.append((game.copy(state), waiting[0], legal))
        game.apply(state, waiting[0], legal[dealer.below(len(legal))], dealer)
    return found[int(LATE * len(found))]


def judged(case: Case, view: Any, seat: int, legal: list[int]) -> judging.Case:
    found = judging.Case(seat, "law", view, legal, legal[-1])
    judge = judging.Judge(Players(case.game), 10.0, TINY)
    judge.look(found, TINY.sweep)
    if found.ideas:
        judge.sentence(found)
    return replace(found, view=None)


def test_a_decision_is_judged_the_same_whatever_is_hidden(case: Case) -> None:
    """Two worlds that look alike to a seat give the same verdict on its decision, to the last digit.

    Whatever differs here was not imagined from the View: look at ``imagine``, and at the quick mind.
    """
    state, seat, legal = late_decision(case)
    view = case.game.view(state, seat)
    other = case.game.view(case.game.imagine(view, Dealer(7)), seat)
    one, two = (judged(case, seen, seat, legal) for seen in (view, other))
    assert list(one.leads) == list(two.leads)
    assert (one.better, one.lead, one.error, one.games) == (two.better, two.lead, two.error, two.games)
    assert [total.mean for total in one.wins + one.margins] == [total.mean for total in two.wins + two.margins]
