"""Taking back: free until something is shown, and it tells nothing."""

from typing import Any

import pytest

from fogline.core.errors import CannotUndo
from fogline.core.match import Match
from fogline.games.investors.tests.table import BLUE, BOX, GREEN, RED, YELLOW, position


def match(**given: Any) -> Match:
    options = {"negotiation": False, "bonuses": "shuffled"}
    about = {"fogline": "position", "game": "investors", "box": BOX.hash, "seats": 4, "options": options}
    return Match.at({**about, "state": position(**given)}, BOX, seed=1)


def test_checks_added_can_be_taken_back_until_the_bid_is_called() -> None:
    m = match(call="villa checks 1")
    m.play("keep")
    m.play("add 50")
    m.play("add 10")
    m.undo(YELLOW)
    m.undo(YELLOW)
    m.play("add 100")
    m.play("call")
    with pytest.raises(CannotUndo, match="hidden was shown"):
        m.undo(YELLOW)


def test_a_sealed_choice_can_be_taken_back_by_its_own_seat_until_the_reveal() -> None:
    m = match(call="villa influence 3")
    m.play("keep")
    m.play("influence 3", RED)
    before = m.view(BLUE)
    with pytest.raises(CannotUndo):
        m.undo(BLUE)
    m.undo(RED)
    m.play("influence 8", RED)
    assert m.view(BLUE) == before, "nobody sees that the choice has changed"
    for seat in (YELLOW, BLUE, GREEN):
        m.play("influence 1", seat)
    with pytest.raises(CannotUndo):
        m.undo(GREEN)


def test_a_rod_can_be_taken_back_while_nothing_was_drawn() -> None:
    m = match(call="villa influence 3")
    m.play("keep")
    for person in (9, 8, 0, 0):
        m.play(f"influence {person}")
    m.play("lay a1 b1")
    m.undo(YELLOW)
    assert m.waiting == (YELLOW,)


def test_the_python_door_does_not_tell_how_many_checks_lie_in_a_sealed_bid() -> None:
    """The same sum of one check or of three: until the bids are turned over all is the same to the others, and after
    that the numbers of what they heard still are."""

    def door(m: Match, seat: int) -> Any:
        told = (m.events(seat), m.barrier(seat), m.waiting)
        return m.view(seat), m.legal(seat), m.explain("add 10", seat), m.score(seat), told

    worlds = [match(call="option chips 3") for _ in range(3)]
    for m, checks in zip(worlds, ((), ("40",), ("10", "10", "20")), strict=True):
        m.play("keep")
        for seat, chip in enumerate(("villa housing", "villa housing", "market recreation", "office industry")):
            m.play(f"chip {chip}", seat)
        for check in checks:
            m.play(f"add {check}", YELLOW)
    for words, seat in ("", YELLOW), ("seal", YELLOW), ("add 30", BLUE), ("pay 50", RED), ("pay 10", GREEN):
        for m in worlds:
            if words:
                m.play(words, seat)
        for other in (BLUE, RED, GREEN, -1):
            assert door(worlds[0], other) == door(worlds[1], other) == door(worlds[2], other)
    for m in worlds[1:]:
        m.play("seal", BLUE)
    one, three = ([(number, event.key) for number, event in m.events(GREEN)] for m in worlds[1:])
    assert one == three
    assert len(worlds[1].turns) + 2 == len(worlds[2].turns), "the holder of the match has every step"


def test_a_turn_can_be_taken_back_from_under_the_quiet_steps_of_others() -> None:
    m = match(call="villa checks 1")
    m.play("keep")
    m.play("pass", YELLOW)
    assert m.barrier(YELLOW) is None
    m.play("add 50", BLUE)
    assert m.barrier(YELLOW) is None, "that Blue has begun is nobody's business"
    assert m.undo(YELLOW).action == "pass"
    assert (m.waiting, m.turns[-1].action) == ((YELLOW,), "keep"), "Blue's check could not stay"
    m = match(call="option chips 3")
    m.play("keep")
    for seat in (YELLOW, BLUE, RED, GREEN):
        m.play("chip villa housing", seat)
    m.play("seal", YELLOW)
    m.play("add 10", BLUE)
    m.undo(YELLOW)
    assert m.waiting == (YELLOW, BLUE, RED, GREEN)
    assert [turn.action for turn in m.turns][-1] == "add 10", "Blue's check is still down"
    with pytest.raises(CannotUndo):
        m.undo(RED)
