"""Laws of the quiet steps: that somebody puts a sealed choice together, step by step, tells nobody else anything."""

from typing import Any

from fogline.core.dealer import Dealer
from fogline.core.match import Match
from fogline.laws.cases import Case

MOVES = 150
"""Of each game: every kind of question has come by then."""


def door(match: Match, seat: int) -> Any:
    """All that the Python door tells one seat."""
    legal = match.legal_ids(seat)
    why = [match.explain(action, seat) for action in range(0, len(match.box.actions), 41)]
    return match.view(seat), legal, why, told(match, seat), match.score(seat), match.result, match.waiting, match.over


def told(match: Match, seat: int) -> Any:
    return match.events(seat), match.events(seat, 3), match.barrier(seat)


def test_a_quiet_step_changes_nothing_for_anybody_else(case: Case) -> None:
    """A step of which nobody was told anything changes nothing that anybody else is told.

    Where others are to know that something was done, tell an event (``dealer.say``).
    """
    match = case.match(81)
    dice = Dealer(82)
    for _ in range(MOVES):
        if match.over:
            break
        seat = match.waiting[dice.below(len(match.waiting))]
        legal = match.legal_ids(seat)
        action = legal[dice.below(len(legal))]
        after = match.branch()
        after.play(action, seat)
        if after.quiet(len(after.turns)):
            what = f"{case.words(action)} by seat {seat} is quiet"
            assert after.waiting == match.waiting, f"{what}, yet who is asked something else has been heard of"
            for other in set(case.audience()) - {seat}:
                assert told(after, other) == told(match, other), f"{what}, yet seat {other} was told of it"
                # An open choice that is not done yet may lie on the table for all to see.
                if after.view(other) == match.view(other):
                    assert door(after, other) == door(match, other), f"{what}, yet seat {other} may do something else"
        match = after


def test_what_a_seat_may_take_back_does_not_tell_of_quiet_steps_either(case: Case) -> None:
    """A seat that could take its turn back before another's quiet step still can, and the step stays if it fits."""
    match = case.match(83)
    dice = Dealer(84)
    for _ in range(MOVES):
        if match.over:
            break
        seat = match.waiting[dice.below(len(match.waiting))]
        legal = match.legal_ids(seat)
        action = legal[dice.below(len(legal))]
        after = match.branch()
        after.play(action, seat)
        for other in range(case.seats) if after.quiet(len(after.turns)) else ():
            if other == seat or match.barrier(other) is not None:
                continue
            here, there = match.branch(), after.branch()
            what = f"{case.words(action)} by seat {seat} is quiet, and seat {other} takes its turn back"
            assert here.undo(other) == there.undo(other), f"{what}: what it is told depends on the quiet step"
            assert door(here, other) == door(there, other), f"{what}: what it sees depends on the quiet step"
            again = Match.replay(there.record(), case.box).position()
            assert again == there.position(), f"{what}: the record that is left ends elsewhere"
        match = after


def test_numbers_count_what_was_heard_and_nothing_else(case: Case) -> None:
    """Turns are numbered by what was heard of them, and every seat hears the same ones."""
    match = case.match(85)
    dice = Dealer(86)
    for _ in range(MOVES):
        if match.over:
            break
        seat = match.waiting[0]
        legal = match.legal_ids(seat)
        match.play(legal[dice.below(len(legal))], seat)
    heard = [turn for turn in range(1, len(match.turns) + 1) if not match.quiet(turn)]
    assert [match.numbers()[turn] for turn in heard] == list(range(1, len(heard) + 1))
    for seat in case.audience():
        assert [event for _, event in match.events(seat)] == [event for _, event in match.history(seat)]
