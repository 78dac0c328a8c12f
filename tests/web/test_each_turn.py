"""Whoever watches is told of each turn by itself, however quickly others move."""

from pathlib import Path

from fogline.core.dealer import Dealer
from fogline.table.people import Who
from fogline.table.session import Session
from tests.table.lodging import ME, every_game, seated
from tests.table.sitting import lobby, run, seats_for, step


@every_game
def test_each_revision_comes_as_a_scene_of_its_own(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        dice = Dealer(3)
        house = lobby(tmp_path)
        room = await seated(house, game, "p" * seats_for(game))
        await room.change(lambda table: table.start(ME, 7))
        async with Session(house, room, Who("stranger"), "en") as session:
            scenes = session.scenes()
            first = await anext(scenes)
            passed = [first.revision]
            while len(passed) < 6:
                await room.change(lambda table: step(table, dice))
                if (now := room.table.playing().count.revision) != passed[-1]:
                    passed.append(now)
            told = [await anext(scenes) for _ in passed[1:]]
            assert [scene.revision for scene in told] == passed[1:]
            # Each tells what is new in it, and nothing twice.
            turns = [line.turn for scene in told for line in scene.log]
            assert turns == sorted(turns)
            assert all(max(line.turn for line in scene.log) <= scene.turns for scene in told if scene.log)
        await house.close()

    run(work)
