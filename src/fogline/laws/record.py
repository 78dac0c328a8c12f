"""Laws of the record: a game played is a list of what was said."""

import json

from fogline.core.dealer import Dealer
from fogline.core.match import Match
from fogline.core.record import loads
from fogline.laws.cases import MOST_MOVES, Case, seen


def finished(case: Case, seed: int) -> Match:
    match = case.match(seed)
    dice = Dealer(seed)
    for _ in range(MOST_MOVES):
        if match.over:
            return match
        seat = match.waiting[dice.below(len(match.waiting))]
        legal = match.legal_ids(seat)
        match.play(legal[dice.below(len(legal))], seat)
    raise AssertionError(f"{case.name}, seed {seed}: the game does not end")


def test_same_seed_same_game(case: Case) -> None:
    """The same seed and the same actions give the same game.

    All chance must come from the dealer: no ``random``, no clock, no order of a set.
    """
    one, other = finished(case, 51).record(), finished(case, 51).record()
    assert one == other, "two games of one seed have different records"


def test_replay_equals_play(case: Case) -> None:
    """A record played again comes to the same position, with the same events and the same result."""
    match = finished(case, 52)
    again = Match.replay(match.record(), case.box)
    assert again.position() == match.position(), "played again, the record ends elsewhere"
    assert again.events(0) == match.events(0), "played again, the record tells other events"
    assert again.result == match.result, f"played again, the result is {again.result}, not {match.result}"
    assert again.record() == match.record(), "played again, the record is another one"


def test_a_record_is_the_same_after_writing_and_reading(case: Case) -> None:
    """A record survives JSON and its text form.

    Numbers, texts, lists and tables do; where this fails, an option's value or an action's words cannot be written.
    """
    record = finished(case, 53).record()
    assert loads(record.dumps()) == record, "as JSON it comes back as another one"
    assert loads(record.text()) == record, "as text it comes back as another one"


def test_every_moment_can_be_written_and_opened_again(case: Case) -> None:
    """position() writes a state as JSON, and restore() makes the same state of it: same views, same choices.

    Whatever is neither written nor follows from what is written is lost: a table that was closed would go on wrongly.
    """
    match = case.match(54)
    dice = Dealer(55)
    moments = 0
    while not match.over:
        position = json.loads(json.dumps(match.position()))
        if moments % 4 == 0:
            opened = Match.at(position, case.box)
            where = f"{case.name}, seed 54, turn {moments}, opened again"
            assert opened.position() == position, f"{where}: another position"
            assert opened.waiting == match.waiting, f"{where}: asked are {opened.waiting}, not {match.waiting}"
            for seat in case.audience():
                assert opened.view(seat) == match.view(seat), f"{where}: seat {seat} sees something else"
                assert opened.legal_ids(seat) == match.legal_ids(seat), f"{where}: seat {seat} may do something else"
        seat = match.waiting[dice.below(len(match.waiting))]
        legal = match.legal_ids(seat)
        match.play(legal[dice.below(len(legal))], seat)
        moments += 1
    assert Match.at(match.position(), case.box).result == match.result, "opened at its end, it has another result"


def test_undo_takes_back_exactly_the_last_turn(case: Case) -> None:
    """Where a turn may be taken back, nothing of it is left."""
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
            after = (match.position(), match.turns, match.events(seat))
            assert after == before, f"{case.words(action)} was taken back, and something is left of it"
            match.play(action, seat)
            taken_back += 1
    seen(taken_back, "every turn asks chance or shows something, so none can be taken back")


def test_free_undo_goes_back_to_the_opening(case: Case) -> None:
    """Whoever takes back turn by turn comes to the opening."""
    match = case.match(58)
    start = match.position()
    played = 0
    while not match.over and played < 12:
        match.play(match.legal_ids()[0])
        played += 1
    for _ in range(played):
        match.undo(free=True)
    assert match.position() == start, f"{played} turns were played and taken back, and it is not as it began"


def test_actions_are_found_by_value_and_by_words(boxed: Case) -> None:
    """Each action is found by its value, by its words, and by its words as people type them.

    ``box.ids`` has the words of all of ``box.actions``. No two may have the same, hyphens and capitals aside.
    """
    match = boxed.match(59)
    for number, action in enumerate(boxed.box.actions):
        for said in (action, action.words, action.words.replace("-", " ").upper()):
            assert match.find(said) == number, f"{said!r} finds {match.find(said)}, not {boxed.words(number)}"
