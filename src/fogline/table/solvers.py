"""Where it is kept how people have done with puzzles: by a server as notes of its store; a terminal has a file."""

from dataclasses import dataclass
from typing import Final, Protocol

from fogline.learn.solver import Solver, loads
from fogline.table.store.base import Store

NAME: Final = "solver"


class Solvers(Protocol):
    def solver(self, game: str, guest: str) -> Solver:
        """How somebody has done; a beginner where nothing is known of them."""
        ...

    def keep(self, game: str, guest: str, now: Solver) -> None: ...


@dataclass(frozen=True)
class Noted:
    """As notes about people."""

    store: Store

    def solver(self, game: str, guest: str) -> Solver:
        return loads(self.store.notes(guest, kind(game)).get(NAME, "")) if guest else Solver()

    def keep(self, game: str, guest: str, now: Solver) -> None:
        self.store.note(guest, kind(game), NAME, now.dumps()).result()


def kind(game: str) -> str:
    """Under what it is kept: for each game by itself."""
    return f"puzzles {game}"
