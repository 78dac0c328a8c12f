"""Tables of a game that is not installed any more: the lobby says so, in words, and nobody is led there."""

import asyncio
import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from fogline.table.store.base import Update
from fogline.tui.doors.local import LocalDoor
from tests.in_turn import first_of
from tests.tui.screens import ROOMY, app, plan, reads, run, words_of

TOLD = {
    "en": ("Kept, but cannot be opened here", "'long-gone' is not installed any more. Ana"),
    "es": ("Guardadas, pero aquí no se pueden abrir", "«long-gone» ya no está instalado. Ana"),
}


async def left_behind(folder: Path) -> None:
    """A table whose game goes away."""
    door = LocalDoor(folder)
    table = await door.create(plan("skyline"), "en")
    await door.close()
    door = LocalDoor(folder)
    row = door.store.table(table)
    assert row is not None
    seating = json.loads(row.seating)
    seating["settings"]["game"] = "long-gone"
    await asyncio.wrap_future(
        door.store.write(replace(Update(table, row.version + 1), seating=json.dumps(seating), due=None))
    )
    await door.close()


@pytest.mark.parametrize("lang", first_of(["es", "en"]))
def test_the_lobby_tells_of_tables_whose_game_is_gone(tmp_path: Path, lang: str) -> None:
    async def work() -> None:
        await left_behind(tmp_path)
        async with app(tmp_path, lang).run_test(size=(ROOMY[0], 60)) as pilot:
            for words in TOLD[lang]:
                await reads(pilot, words)
            assert "skyline" not in words_of(pilot)
            listed = pilot.app.screen.query_one("#lobby-list")
            assert listed.get_option_at_index(listed.option_count - 1).disabled  # type: ignore[attr-defined]

    run(work)
