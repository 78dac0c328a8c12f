"""Scenes cost only those who see something new, and are made once for all who see the same."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from fogline.core.dealer import Dealer
from fogline.table.people import Who, person
from fogline.table.scene import scene
from fogline.table.session import Session
from tests.table.lodging import ME, seated
from tests.table.sitting import GAMES, drafted, lobby, people, run, seats_for, step

GAME = GAMES[0]


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The scenes that were made."""
    found: list[Any] = []

    def counted(*given: Any) -> Any:
        found.append(scene(*given))
        return found[-1]

    monkeypatch.setattr("fogline.table.session.scene", counted)
    return found


def test_all_who_look_on_share_a_scene(tmp_path: Path, made: list[Any]) -> None:
    async def work() -> None:
        house = lobby(tmp_path)
        room = await seated(house, GAME, "p" * seats_for(GAME))
        await room.change(lambda table: table.start(ME, 7))
        async with AsyncExitStack() as stack:
            lines = []
            for n in range(5):
                lang = "es" if n == 4 else "en"
                watching = await stack.enter_async_context(Session(house, room, Who(f"stranger {n}"), lang))
                lines.append(watching.scenes())
            for line in lines:
                await anext(line)
            made.clear()
            before = room.table.playing().count.revision
            dice = Dealer(3)
            while room.table.playing().count.revision == before:
                await room.change(lambda table: step(table, dice))
            told = [await anext(line) for line in lines]
            assert {shown.revision for shown in told} == {before + 1}
            assert len(made) == 2, "one in each language"
            assert told[0] is told[3]
        await house.close()

    run(work)


def test_a_draft_costs_the_others_nothing(tmp_path: Path, made: list[Any]) -> None:
    async def work() -> None:
        house = lobby(tmp_path)
        room = await seated(house, GAME, "p" * seats_for(GAME))
        draft, seat = drafted(GAME, people(GAME))
        plain = draft._with(draft.playing().drop(seat))
        other = next(n for n in range(seats_for(GAME)) if n != seat)
        eva = person("Eva", "eva", "token")
        await room.change(lambda table: table.dealt(plain.playing().match).seated(other, eva))
        async with Session(house, room, Who("stranger"), "en") as watching:
            scenes = watching.scenes()
            await anext(scenes)
            made.clear()
            waiting = asyncio.ensure_future(anext(scenes))
            steps = draft.playing().steps(seat)
            await room.change(lambda table: table.act(ME, seat, None, steps[0], False))
            assert room.table.playing().steps(seat) == steps
            await room.change(lambda table: table.undo(ME, seat))
            assert not waiting.done()
            assert made == []
            waiting.cancel()
        await house.close()

    run(work)
