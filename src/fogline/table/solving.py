"""What is kept of somebody who solves puzzles: how their first try at a table went."""

from asyncio import to_thread

from fogline.learn.day import today
from fogline.learn.puzzles import Puzzle
from fogline.table import puzzles
from fogline.table.solvers import Solvers
from fogline.table.table import Table
from fogline.table.visit import Visit


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
        await to_thread(keep, visit.lobby.solvers, game, guest, puzzle, right, sitting)


def keep(solvers: Solvers, game: str, guest: str, puzzle: Puzzle, right: bool, sitting: str) -> None:
    before = solvers.solver(game, guest)
    after = before.after(puzzle, right, today(), sitting)
    if after != before:
        solvers.keep(game, guest, after)
