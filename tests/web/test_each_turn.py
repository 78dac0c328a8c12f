"""Whoever watches is told of each turn by itself, however quickly others move."""

from collections.abc import AsyncIterator
from pathlib import Path

from fogline.core.dealer import Dealer
from fogline.core.ids import NOBODY
from fogline.table.people import Who
from fogline.table.picture import Scene
from fogline.web.session import Session
from fogline.web.talk import ToldScene
from tests.table.lodging import ME, every_game, seated
from tests.table.sitting import lobby, run, seats_for, step


async def seen(told: AsyncIterator[object]) -> Scene:
    """The next thing that is told, which is a scene."""
    message = await anext(told)
    assert isinstance(message, ToldScene)
    return message.scene


@every_game
def test_each_revision_comes_as_a_scene_of_its_own(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        dice = Dealer(3)
        house = lobby(tmp_path)
        room = await seated(house, game, "p" * seats_for(game))
        await room.change(lambda table: table.start(ME, 7))
        async with Session(room, Who("stranger"), NOBODY, "en") as session:
            scenes = session.scenes()
            first = await seen(scenes)
            passed = [first.revision]
            while len(passed) < 6:
                await room.change(lambda table: step(table, dice))
                if (now := room.table.playing().count.revision) != passed[-1]:
                    passed.append(now)
            told = [await seen(scenes) for _ in passed[1:]]
            assert [scene.revision for scene in told] == passed[1:]
            # Each tells what is new in it, and nothing twice.
            turns = [line.turn for scene in told for line in scene.log]
            assert turns == sorted(turns)
            assert all(max(line.turn for line in scene.log) <= scene.turns for scene in told if scene.log)
        await house.close()

    run(work)
