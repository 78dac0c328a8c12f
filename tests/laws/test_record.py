"""Laws of the record: a game played is a list of what was said."""

import json

from fogline.core.dealer import Dealer
from fogline.core.match import Match
from fogline.core.record import loads
from tests.laws.cases import MOST_MOVES, Case


def finished(case: Case, seed: int) -> Match:
    match = case.match(seed)
    dice = Dealer(seed)
    for _ in range(MOST_MOVES):
        if match.over:
            return match
        seat = match.waiting[dice.below(len(match.waiting))]
        legal = match.legal_ids(seat)
        match.play(legal[dice.below(len(legal))], seat)
    raise AssertionError("the game does not end")


def test_same_seed_same_game(case: Case) -> None:
    assert finished(case, 51).record() == finished(case, 51).record()


def test_replay_equals_play(case: Case) -> None:
    match = finished(case, 52)
    again = Match.replay(match.record(), case.box)
    assert again.position() == match.position()
    assert again.events(0) == match.events(0)
    assert again.result == match.result
    assert again.record() == match.record()


def test_a_record_is_the_same_after_writing_and_reading(case: Case) -> None:
    record = finished(case, 53).record()
    assert loads(record.dumps()) == record
    assert loads(record.text()) == record


def test_every_moment_can_be_written_and_opened_again(case: Case) -> None:
    match = case.match(54)
    dice = Dealer(55)
    moments = 0
    while not match.over:
        position = json.loads(json.dumps(match.position()))
        if moments % 4 == 0:
            opened = Match.at(position, case.box)
            assert opened.position() == position
            assert opened.waiting == match.waiting
            for seat in case.audience():
                assert opened.view(seat) == match.view(seat)
                assert opened.legal_ids(seat) == match.legal_ids(seat)
        seat = match.waiting[dice.below(len(match.waiting))]
        legal = match.legal_ids(seat)
        match.play(legal[dice.below(len(legal))], seat)
        moments += 1
    assert Match.at(match.position(), case.box).result == match.result


def test_undo_takes_back_exactly_the_last_turn(case: Case) -> None:
    match = case.match(56)
    dice = Dealer(57)
    taken_back = 0
    for _ in range(150):
        if match.over:
            break
        seat = match.waiting[0]
        legal = match.legal_ids(seat)
        before = (match.position(), match.turns, match.events(seat))
        action = legal[dice.below(len(legal))]
        match.play(action, seat)
        if match.barrier(seat) is None:
            match.undo(seat)
            assert (match.position(), match.turns, match.events(seat)) == before
            match.play(action, seat)
            taken_back += 1
    assert taken_back


def test_free_undo_goes_back_to_the_opening(case: Case) -> None:
    match = case.match(58)
    start = match.position()
    for _ in range(12):
        match.play(match.legal_ids()[0])
    for _ in range(12):
        match.undo(free=True)
    assert match.position() == start


def test_actions_are_found_by_value_and_by_words(boxed: Case) -> None:
    match = boxed.match(59)
    for number, action in enumerate(boxed.box.actions):
        assert match.find(action) == number
        assert match.find(action.words) == number
        assert match.find(action.words.replace("-", " ").upper()) == number
