"""Laws of the end: from whatever position that audit accepts, every game ends, whoever plays it."""

import pytest

from fogline.bots.base import make
from fogline.bots.levels import GUIDE
from fogline.core.dealer import Dealer
from fogline.laws.cases import MOST_MOVES, Case
from fogline.laws.odd import odd_position

FEW, MANY = 4, 150
"""Positions of each number of seats, in the quick check and in the long one."""


def comes_to_an_end(case: Case, seed: int, edits: int, mind: str) -> None:
    match = odd_position(case, seed, edits)
    game, state = match.game, match.game.copy(match._state)
    minds = [make(game, mind) for _ in range(match.seats)]
    dealer, dice = Dealer(seed, quiet=True), Dealer(seed + 1, quiet=True)
    where = f"{mind} from odd_position(case, {seed}, {edits}) of {case.name}, which is {match.position()}"
    for number in range(MOST_MOVES):
        if not (waiting := game.waiting(state)):
            break
        seat = waiting[0]
        legal = game.legal(state, seat)
        assert legal, f"{where}: somebody is asked who has no answer"
        game.apply(state, seat, minds[seat].choose(game.view(state, seat), legal, dice), dealer)
        assert number % 50 or not game.audit(state), f"{where}: after {number} moves audit() says {game.audit(state)}"
    assert not game.waiting(state), f"{where}: it did not come to an end"
    assert not game.audit(state), f"{where}: at the end audit() says {game.audit(state)}"
    assert game.result(state).ended_by in game.endings, f"{where}: it ended by {game.result(state).ended_by!r}"


def some(case: Case, count: int, most: int, minds: list[str]) -> None:
    """So many positions, changed up to so often; the first has not been changed at all."""
    dice = Dealer(90)
    for number in range(count):
        seed, edits = dice.below(2**32), dice.below(most + 1) if number else 0
        for mind in minds:
            comes_to_an_end(case, seed, edits, mind)


def test_odd_positions_end(usual: Case) -> None:
    """A position that somebody made up, and in which audit() finds nothing wrong, can be played to an end.

    Either the rules cope with it, or audit() says why it cannot be. audit() sees too little where a rule fails here.
    """
    some(usual, FEW, 60, ["random", *([GUIDE] if GUIDE in usual.game.minds else [])])


@pytest.mark.long
@pytest.mark.parametrize("mind", ["random", "greedy", "novice"])
def test_many_odd_positions_end(usual: Case, mind: str) -> None:
    """The same for many more positions, by minds that play differently."""
    if mind == GUIDE and GUIDE not in usual.game.minds:
        pytest.skip(f"does not apply: the game has no mind {GUIDE!r}")
    some(usual, MANY, 400, [mind])
