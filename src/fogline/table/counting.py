"""How everybody came out at a table that counts for the ratings."""

from typing import TYPE_CHECKING

from fogline.core.ids import Seat
from fogline.table.people import BOT, PERSON
from fogline.table.store.outcomes import OutcomeRow

if TYPE_CHECKING:
    from fogline.table.table import Table


def places(table: "Table") -> dict[Seat, int]:
    """By seat: how many came out better. Whoever won comes first, then points; who left the game to a bot is last."""
    ending = table.ending
    assert ending is not None
    order = {
        seat: (gone(table, seat), seat not in ending.winners, -points) for seat, points in enumerate(ending.scores)
    }
    return {seat: sum(other < mine for other in order.values()) for seat, mine in order.items()}


def gone(table: "Table", seat: Seat) -> bool:
    chair = table.chairs[seat]
    return chair.kind == PERSON and chair.away


def outcome(table: "Table", now: float) -> tuple[OutcomeRow, ...]:
    """What is kept of a table that is over, where it counts: a row for each seat."""
    ending = table.ending
    if ending is None or ending.stopped or not table.counts or len(ending.scores) != len(table.chairs):
        return ()
    ended, game = int(now * 1000), table.settings.game
    return tuple(
        OutcomeRow(game, ended, table.id, seat, chair.guest, chair.bot if chair.kind == BOT else "", chair.name, place)
        for (seat, place), chair in zip(sorted(places(table).items()), table.chairs, strict=True)
    )
