"""Laws of the end: from whatever position that audit accepts, every game ends, whoever plays it."""

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from fogline.bots.base import make
from fogline.core.dealer import Dealer
from fogline.core.registry import games
from tests.laws.cases import MOST_MOVES, Case, cases
from tests.laws.odd import odd_position

CASES = [
    case
    for game in games().values()
    for case in cases(game)
    if case.box_file is None and case.options == case.game.options()
]
"""Every game with every number of seats."""
NAMES = [case.name for case in CASES]
STEADY = settings(
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.generate, Phase.shrink],
    suppress_health_check=[HealthCheck.too_slow],
)
"""The same positions on every machine, and as long as they take."""


def comes_to_an_end(case: Case, seed: int, edits: int, mind: str) -> None:
    match = odd_position(case, seed, edits)
    game, state = match.game, match.game.copy(match._state)
    minds = [make(game, mind) for _ in range(match.seats)]
    dealer, dice = Dealer(seed, quiet=True), Dealer(seed + 1, quiet=True)
    for number in range(MOST_MOVES):
        if not (waiting := game.waiting(state)):
            break
        seat = waiting[0]
        legal = game.legal(state, seat)
        assert legal, "somebody is asked who has no answer"
        game.apply(state, seat, minds[seat].choose(game.view(state, seat), legal, dice), dealer)
        assert number % 50 or not game.audit(state)
    assert not game.waiting(state), f"{mind} did not come to an end from {match.position()}"
    assert not game.audit(state)
    assert game.result(state).ended_by in game.endings


@pytest.mark.parametrize("usual", CASES, ids=NAMES)
def test_odd_positions_end(usual: Case) -> None:
    @settings(STEADY, max_examples=4)
    @given(seed=st.integers(0, 2**32), edits=st.integers(0, 60))
    def law(seed: int, edits: int) -> None:
        comes_to_an_end(usual, seed, edits, "random")
        comes_to_an_end(usual, seed, edits, "greedy")

    law()


@pytest.mark.long
@pytest.mark.parametrize("usual", CASES, ids=NAMES)
@pytest.mark.parametrize("mind", ["random", "greedy", "novice"])
def test_many_odd_positions_end(usual: Case, mind: str) -> None:
    @settings(STEADY, max_examples=150)
    @given(seed=st.integers(0, 2**32), edits=st.integers(0, 400))
    def law(seed: int, edits: int) -> None:
        comes_to_an_end(usual, seed, edits, mind)

    law()


def test_odd_positions_are_odd() -> None:
    """Most moments are really changed: the law would say little if every change were refused."""
    for game in games().values():
        case = next(case for case in CASES if case.game is game)
        there = [odd_position(case, seed, 60).position()["state"] for seed in range(6)]
        plain = [odd_position(case, seed, 0).position()["state"] for seed in range(6)]
        changed = [sum(a[name] != b[name] for name in a) for a, b in zip(there, plain, strict=True)]
        assert min(changed) >= 1, game.name
        assert sum(changed) >= 12, game.name
