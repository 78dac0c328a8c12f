"""Laws of play: games end, what is legal plays, what is not is refused with a reason and changes nothing."""

from itertools import cycle

import pytest

from fogline.core.dealer import Dealer
from fogline.core.errors import IllegalAction
from fogline.laws.cases import Case, games_from, seen, walk

EXPLAINED = (12, 14, 15)
"""Games in which reasons are asked for: in the first by fewer people."""


@games_from(0, 1, 2, 3, 4)
def test_random_games_end(case: Case, seed: int) -> None:
    """Whoever plays whatever is legal comes to an end, and to one that the game names.

    ``Game.endings`` lists every ``Result.ended_by``. A game that does not end lets something be done for ever.
    """
    state = None
    for step in walk(case, seed):
        state = step.state
    assert state is not None, "waiting() asks nobody at the very beginning: who acts first?"
    ended_by = case.game.result(state).ended_by
    assert ended_by in case.game.endings, f"result() says {ended_by!r}, Game.endings knows {case.game.endings}"


def test_legal_is_a_fixed_list_without_duplicates(case: Case) -> None:
    """legal() lists numbers of box.actions, each once, the same when asked again, and something exactly for whom
    waiting() names.

    Do not list from a set, do not roll dice in legal(), and give nothing to a seat that is not asked.
    """
    for step in walk(case, 11):
        for seat in case.audience():
            legal = case.game.legal(step.state, seat)
            assert len(set(legal)) == len(legal), f"{step}: seat {seat} is offered something twice: {legal}"
            assert legal == case.game.legal(step.state, seat), f"{step}: asked again, seat {seat} gets another list"
            known = len(case.box.actions)
            assert all(0 <= action < known for action in legal), f"{step}: box.actions has {known} entries, not {legal}"
            waiting = case.game.waiting(step.state)
            assert bool(legal) == (seat in waiting), (
                f"{step}: waiting() is {waiting}, legal() for seat {seat} is {legal}"
            )


@games_from(*EXPLAINED)
def test_explain_is_empty_exactly_for_legal_actions(case: Case, seed: int) -> None:
    """explain() has no reason for what is legal, and at least one for everything else.

    Let both stand on the same function: legal actions are those without a reason. In the first game whose answer comes
    next is asked at every moment, the others and who looks on in turn; in further ones everybody.
    """
    for step, other in zip(walk(case, seed, every=14), cycle(case.audience()), strict=False):
        for seat in {step.seat, other} if seed == EXPLAINED[0] else case.audience():
            legal = set(case.game.legal(step.state, seat))
            for action in range(len(case.box.actions)):
                reasons = case.game.explain(step.state, seat, action)
                what = f"{step}: for seat {seat}, {case.words(action)}: legal {action in legal}, reasons {reasons}"
                assert (not reasons) == (action in legal), what


def test_every_legal_action_plays_and_loses_nothing(case: Case) -> None:
    """After each legal action, whatever chance says, audit() finds nothing wrong.

    audit() counts the components: what a rule takes from one place it must put in another.
    """
    for step in walk(case, 13, every=5):
        for action in case.game.legal(step.state, step.seat):
            other = case.game.copy(step.state)
            case.game.apply(other, step.seat, action, Dealer(step.number))
            wrong = case.game.audit(other)
            assert not wrong, f"{step}: had it done {case.words(action)}, audit() says {wrong}"


@games_from(20, 21, 22)
def test_components_are_conserved_after_every_action(case: Case, seed: int) -> None:
    """At every moment of a game audit() finds nothing wrong, at the beginning too.

    Where this fails at move 0, setup() deals something twice or not at all.
    """
    for step in walk(case, seed):
        wrong = case.game.audit(step.state)
        assert not wrong, f"{step}: audit() says {wrong}"


def test_a_copy_shares_nothing_that_changes(case: Case) -> None:
    """What is done to a copy does not happen to the state that it was copied from.

    copy() must copy every list within the state, also lists within lists.
    """
    for step in walk(case, 14, every=3):
        before = case.game.position(step.state)
        other = case.game.copy(step.state)
        assert case.game.position(other) == before, f"{step}: a copy has another position than its state"
        case.game.apply(other, step.seat, step.action, Dealer(step.number))
        assert case.game.position(step.state) == before, f"{step}: it was done to a copy, and the state has changed"


def test_illegal_actions_are_refused_with_a_reason_and_change_nothing(case: Case) -> None:
    """What is not legal is refused with a reason, and neither explain() nor the refusal changes anything."""
    match = case.match(15)
    dice = Dealer(16)
    tried = 0
    for _ in range(60):
        if match.over:
            break
        seat = match.waiting[0]
        legal = match.legal_ids(seat)
        before = (match.position(), match.turns, match.record())
        for _ in range(4):
            action = dice.below(len(case.box.actions))
            if action not in legal:
                with pytest.raises(IllegalAction) as refused:
                    match.play(action, seat)
                assert refused.value.reasons, f"{case.words(action)} is refused without a reason"
                after = (match.position(), match.turns, match.record())
                assert after == before, f"{case.words(action)} was refused, and something has changed"
                tried += 1
        match.play(legal[dice.below(len(legal))], seat)
    seen(tried, "whatever there is was legal at every moment")
