"""What is kept of somebody who solves puzzles: how their first try at a table went, as a note of the store."""

from asyncio import to_thread
from collections.abc import Sequence

from fogline.learn.day import today
from fogline.learn.puzzles import Puzzle
from fogline.learn.solver import Solver, loads
from fogline.table import puzzles
from fogline.table.store.base import Store
from fogline.table.table import Table
from fogline.table.visit import Visit

NAME = "solver"


def kind(game: str) -> str:
    """Under what it is kept: for each game by itself."""
    return f"puzzles {game}"


def solver(store: Store, game: str, guest: str) -> Solver:
    """How somebody has done; a beginner where nothing is known of them."""
    return loads(store.notes(guest, kind(game)).get(NAME, "")) if guest else Solver()


def open_puzzle(table: Table) -> Puzzle | None:
    """The puzzle of a table as long as it is not solved."""
    if not table.settings.lesson or table.flow is None:
        return None
    puzzle = puzzles.puzzle_of(table.settings)
    if puzzle is None:
        return None
    steps = table.flow.seen_by(puzzle.seat).turns
    return None if steps else puzzle


async def tried(visit: Visit, puzzle: Puzzle, right: bool) -> None:
    """Keep how the first try at this table went; whoever has no identity is not remembered."""
    guest, game, sitting = visit.who.guest, visit.room.table.settings.game, visit.room.table.id
    if guest:
        await to_thread(keep, visit.lobby.store, game, guest, puzzle, right, sitting)


def keep(store: Store, game: str, guest: str, puzzle: Puzzle, right: bool, sitting: str) -> None:
    before = solver(store, game, guest)
    after = before.after(puzzle, right, today(), sitting)
    if after != before:
        store.note(guest, kind(game), NAME, after.dumps()).result()


def following(store: Store, game: str, guest: str, all_of_them: Sequence[Puzzle], but: str = "") -> Puzzle | None:
    """What they had best solve next."""
    return solver(store, game, guest).following(all_of_them, today(), but)
