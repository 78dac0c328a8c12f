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
