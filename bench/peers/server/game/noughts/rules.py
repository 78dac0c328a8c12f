"""Noughts and crosses for two, whole: three in a row win."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from fogline.core.dealer import Dealer
from fogline.core.event import kind
from fogline.core.game import Game
from fogline.core.reason import Reason, because
from fogline.core.result import Line, Result
from fogline.core.text import Category, Words
from fogline.parts.toml import fingerprint, read, shipped

EMPTY: Final = -1
MARKED: Final = 0
ROWS: Final = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


@dataclass(frozen=True)
class Mark:
    """What a player can do."""

    cell: int
    words: str


class Box:
    """The board."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.hash = fingerprint(data)
        self.cells = int(data["board"]["width"]) ** 2
        self.actions = [Mark(cell, f"mark {cell}") for cell in range(self.cells)]
        self.ids: Mapping[str, int] = {action.words: n for n, action in enumerate(self.actions)}


@dataclass(eq=True)
class Board:
    """All of it is seen by everybody, so the view is the state and a seat."""

    box: Box = field(compare=False)
    cells: list[int]
    turn: int = 0
    won: int = EMPTY
    """The seat with three in a row."""
    seat: int = -1
    seats: int = 2

    @property
    def waiting(self) -> tuple[int, ...]:
        return () if self.won != EMPTY or EMPTY not in self.cells else (self.turn,)


def open_box(file: Path | None) -> Box:
    return Box(read(file or shipped(__name__)))


def setup(box: Box, seats: int, options: Any, dealer: Dealer) -> Board:
    return Board(box, [EMPTY] * box.cells)


def winner(cells: list[int]) -> int:
    """The seat with three in a row, or EMPTY."""
    for a, b, c in ROWS:
        if cells[a] == cells[b] == cells[c] != EMPTY:
            return cells[a]
    return EMPTY


def legal(s: Board, seat: int) -> list[int]:
    return [n for n, mark in enumerate(s.cells) if mark == EMPTY] if seat in s.waiting else []


def explain(s: Board, seat: int, action: int) -> tuple[Reason, ...]:
    if seat not in s.waiting:
        return (because("not-your-turn"),)
    return () if s.cells[action] == EMPTY else (because("taken", cell=action),)


def apply(s: Board, seat: int, action: int, dealer: Dealer) -> None:
    s.cells[action], s.turn = seat, 1 - seat
    s.won = winner(s.cells)
    dealer.say(MARKED, seat, action)


def result(s: Board) -> Result:
    won = s.won
    scores = tuple(int(seat == won) for seat in range(2))
    lines = tuple((Line("won", score),) if score else () for score in scores)
    places = tuple(1 if won in (seat, EMPTY) else 2 for seat in range(2))
    return Result(scores, places, "row" if won != EMPTY else "full", lines)


def copy(s: Board) -> Board:
    return Board(s.box, s.cells[:], s.turn, s.won, s.seat)


def view(s: Board, seat: int) -> Board:
    return Board(s.box, s.cells[:], s.turn, s.won, seat)


def position(s: Board) -> dict[str, Any]:
    return {"cells": s.cells[:], "turn": s.turn}


def restore(box: Box, seats: int, options: Any, data: dict[str, Any]) -> Board:
    return Board(box, list(data["cells"]), data["turn"], winner(data["cells"]))


def show(v: Board, speaker: Any) -> str:
    return "\n".join(" ".join(".XO"[mark + 1] for mark in v.cells[row : row + 3]) for row in (0, 3, 6))


WORDS: Final = Words(
    title="Noughts and crosses",
    events={"marked": "{seat} marks {cell}."},
    actions={"Mark": "Mark {cell}"},
    reasons={"taken": "Cell {cell} is taken.", "not-your-turn": "It is not your turn."},
    lines={"won": "Three in a row"},
    categories=(Category("Victory", ("won",)),),
    endings={"row": "Three in a row.", "full": "No cell is left."},
    questions={"turn": "Which cell?"},
)

GAME: Final[Game[Box, Board, Board]] = Game(
    name="noughts",
    rules_version=1,
    seats=range(2, 3),
    box=open_box,
    setup=setup,
    waiting=lambda s: s.waiting,
    legal=legal,
    explain=explain,
    apply=apply,
    result=result,
    score=result,
    question=lambda v: "turn",
    copy=copy,
    view=view,
    imagine=lambda v, dealer: view(v, -1),
    position=position,
    restore=restore,
    audit=lambda s: (),
    kinds=(kind("marked", "seat cell"),),
    words=WORDS,
    minds={},
    show=show,
    endings=("row", "full"),
    public=frozenset({"box", "cells", "turn", "won"}),
)
