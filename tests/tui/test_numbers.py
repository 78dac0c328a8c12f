"""One match has one numbering, whichever door one looks through: quiet steps of a sealed choice are no turns."""

import asyncio
from pathlib import Path

import pytest

from fogline.core.dealer import Dealer
from fogline.core.registry import games
from fogline.table.scene_types import Scene
from fogline.tui import tell
from fogline.tui.doors.base import Door, Plan
from fogline.tui.doors.local import LocalDoor
from fogline.tui.doors.remote import RemoteDoor
from tests.tui.conftest import SEALED, sealed
from tests.tui.screens import run
from tests.web.serving import site


class Ear:
    """Hears the first scene."""

    def __init__(self) -> None:
        self.first: asyncio.Future[Scene] = asyncio.get_running_loop().create_future()

    def shown(self, scene: Scene) -> None:
        if not self.first.done():
            self.first.set_result(scene)

    def lost(self) -> None: ...

    def found(self) -> None: ...

    def closed(self, text: str) -> None: ...


async def told(door: Door, table: str, eyes: int) -> tuple[int, int, list[int], list[tuple[int, int]]]:
    """Every number that a door tells of a table: in its list, its scene, its log, its past."""
    ear = Ear()
    sitting = await door.sit(table, eyes, "en", ear)
    scene = await asyncio.wait_for(ear.first, 60)
    [card] = [card for card in await door.tables("en") if card.id == table]
    past = [await sitting.past(turn, eyes) for turn in (0, 1, scene.turns // 2, scene.turns)]
    moments = [(then.turns, len(then.log)) for then in past]
    await sitting.close()
    return card.turns, scene.turns, [line.turn for line in scene.log], moments


@pytest.mark.parametrize("game", SEALED)
def test_both_doors_count_the_same(game: str, tmp_path: Path) -> None:
    match = sealed(game)
    text, last = match.record().dumps(), match.numbers()[-1]

    async def work() -> None:
        here = LocalDoor(tmp_path / "me")
        chairs = [("person", f"P{seat}", "") for seat in range(match.seats)]
        tables = [
            await here.bring(text, "", "en"),
            await here.create(Plan(game, chairs, match=match), "en"),
        ]
        found = [await told(here, table, 0) for table in tables]
        async with site(tmp_path / "server") as there:
            door = RemoteDoor(there.url, tmp_path / "me")
            found.append(await told(door, await door.bring(text, "", "en"), 0))
        await here.close()
        assert found[0] == found[1] == found[2]
        assert found[0][:2] == (last, last)
        assert max(found[0][2]) == last

    run(work)


@pytest.mark.parametrize("game", SEALED)
def test_a_game_played_here_is_counted_as_its_record_is(game: str, tmp_path: Path) -> None:
    async def work() -> int:
        door = LocalDoor(tmp_path)
        seats = games()[game].seats[0]
        table = await door.create(Plan(game, [("person", f"P{n}", "") for n in range(seats)], seed=4), "en")
        room, dice = door.lobby.room(table), Dealer(9)
        while len(room.table.playing().match.turns) < 60:
            flow = room.table.playing()
            seat = flow.match.waiting[0]
            legal = flow.seen_by(seat).legal_ids(seat)
            await room.change(lambda now: now.act(door.who, seat, None, legal[dice.below(len(legal))], False))  # noqa: B023
        count, match = room.table.playing().count, room.table.playing().match
        assert [count.told(turn) for turn in range(len(match.turns) + 1)] == match.numbers()
        assert count.turns < len(match.turns)
        await door.close()
        return count.turns

    run(work)


def test_nobody_reads_from_a_replay_how_many_checks_lie_in_anothers_bid() -> None:
    """Two games that differ only in the steps of one sealed choice sound the same to the others."""
    for game in SEALED:
        match = sealed(game)
        for turn in tell.turns(match, 0):
            assert turn.seat in (0, -1) or not turn.actions
        assert [turn.number for turn in tell.turns(match, 0)] == list(range(match.numbers()[-1] + 1))
