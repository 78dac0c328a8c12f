"""Copies of the interpreter's own making: as the class itself makes them, without its questions."""

from dis import get_instructions
from typing import Any

from fogline.core.copier import copier
from fogline.core.fields import alike

PLACES = 3


class Open:
    def __init__(self, box: str, seats: int, like: "Open | None" = None) -> None:
        self.box = box
        self.seats = seats
        self.turn: int = 0 if like is None else like.turn
        """Whose turn it is."""
        self.row: list[int] = [0] * PLACES if like is None else like.row[:]
        self.rows: list[list[int]] = [[0] for _ in range(seats)] if like is None else [r[:] for r in like.rows]

    def __eq__(self, other: object) -> bool:
        return alike(self, other)


class State(Open):
    def __init__(self, box: str, seats: int, like: Open | None = None) -> None:
        hidden = like if isinstance(like, State) else None
        self.secret: list[int] = [] if hidden is None else hidden.secret[:]
        super().__init__(box, seats, like)


def some_state() -> State:
    state = State("a box", 2)
    state.turn, state.row, state.rows, state.secret = 1, [1, 2, 3], [[4], [5]], [6]
    return state


def test_a_copy_holds_what_the_class_itself_would_give_it() -> None:
    state = some_state()
    assert copier(State)(state) == State("a box", 2, state) == state
    assert type(copier(State)(state)) is State


def test_a_copy_shares_nothing_that_changes() -> None:
    state = some_state()
    copied = copier(State)(state)
    copied.row[0] = copied.rows[1][0] = copied.secret[0] = 9
    copied.turn = 0
    assert state == some_state()
    assert state != copied


def test_a_copy_asks_no_questions_and_cuts_no_slices() -> None:
    made: Any = copier(Open)
    steps = {step.opname for step in get_instructions(made)}
    assert not any("JUMP_IF" in step or "JUMP_FORWARD" in step or "SLICE" in step for step in steps), steps
