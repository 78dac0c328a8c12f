"""Laws of play: games end, what is legal plays, what is not is refused with a reason and changes nothing."""

import pytest

from fogline.core.dealer import Dealer
from fogline.core.errors import IllegalAction
from tests.laws.cases import Case, games_from, walk


@games_from(0, 1, 2, 3, 4)
def test_random_games_end(case: Case, seed: int) -> None:
    state = None
    for step in walk(case, seed):
        state = step.state
    assert state is not None
    assert case.game.result(state).ended_by in case.game.endings


def test_legal_is_a_fixed_list_without_duplicates(case: Case) -> None:
    for step in walk(case, 11):
        for seat in case.audience():
            legal = case.game.legal(step.state, seat)
            assert len(set(legal)) == len(legal)
            assert legal == case.game.legal(step.state, seat)
            assert all(0 <= action < len(case.box.actions) for action in legal)
            assert bool(legal) == (seat in case.game.waiting(step.state))


def test_explain_is_empty_exactly_for_legal_actions(case: Case) -> None:
    for step in walk(case, 12, every=7):
        for seat in case.audience():
            legal = set(case.game.legal(step.state, seat))
            for action in range(len(case.box.actions)):
                reasons = case.game.explain(step.state, seat, action)
                assert (not reasons) == (action in legal), (step.number, seat, case.box.actions[action].words, reasons)


def test_every_legal_action_plays_and_loses_nothing(case: Case) -> None:
    for step in walk(case, 13, every=5):
        for action in case.game.legal(step.state, step.seat):
            other = case.game.copy(step.state)
            case.game.apply(other, step.seat, action, Dealer(step.number))
            assert not case.game.audit(other), case.box.actions[action].words


@games_from(20, 21, 22)
def test_components_are_conserved_after_every_action(case: Case, seed: int) -> None:
    for step in walk(case, seed):
        assert not case.game.audit(step.state), step.number


def test_a_copy_shares_nothing_that_changes(case: Case) -> None:
    for step in walk(case, 14, every=3):
        before = case.game.position(step.state)
        other = case.game.copy(step.state)
        assert case.game.position(other) == before
        case.game.apply(other, step.seat, step.action, Dealer(step.number))
        assert case.game.position(step.state) == before


def test_illegal_actions_are_refused_with_a_reason_and_change_nothing(case: Case) -> None:
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
                assert refused.value.reasons
                assert (match.position(), match.turns, match.record()) == before
                tried += 1
        match.play(legal[dice.below(len(legal))], seat)
    assert tried
