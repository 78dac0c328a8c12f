"""The terminal at a table whose rules have changed, and at the replay of a game of older rules."""

from pathlib import Path

import pytest

from fogline.core.dealer import Dealer
from fogline.core.registry import games
from fogline.tui.app import Fogline
from fogline.tui.doors.base import Door
from fogline.tui.doors.local import LocalDoor
from fogline.tui.screens.replay import Replay
from tests.table.newer import install, raised
from tests.table.sitting import play as played
from tests.table.sitting import table as dealt
from tests.tui.screens import AT_ONCE, ROOMY, at_table, plan, run, until, words_of

GAME = "skyline"


def made(folder: Path) -> str:
    """A table of one person and a bot, begun and left."""

    async def work() -> str:
        door = LocalDoor(folder)
        table = await door.create(plan(GAME), "en")
        await door.close()
        return table

    return str(run(work))


@pytest.mark.parametrize(
    ("lang", "sentence", "offer", "line"),
    [
        ("en", "The rules have changed", "Go on with today's rules", "Rules of version 2 from here on"),
        ("es", "Las reglas han cambiado", "Seguir con las reglas de hoy", "Desde aquí rigen las reglas"),
    ],
)
def test_a_kept_table_goes_on_with_todays_rules(
    lang: str, sentence: str, offer: str, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = made(tmp_path)
    install(monkeypatch, raised(games()[GAME]))

    async def opens(door: Door) -> str:
        return table

    async def work() -> None:
        async with Fogline(LocalDoor(tmp_path), lang, opens, preferences=AT_ONCE).run_test(size=ROOMY) as pilot:
            screen = await at_table(pilot)
            await until(pilot, lambda: sentence in words_of(pilot))
            await until(pilot, lambda: offer in words_of(pilot))
            assert [choice.do for choice in screen.open_choices] == ["agree"]
            await pilot.press("enter")
            await until(pilot, lambda: screen.scene and screen.scene.status == "playing" and screen.scene.legal)
            assert any(line in told.text for told in screen.log_lines)

    run(work)


def test_a_record_of_older_rules_is_opened_and_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    end = played(dealt(GAME, "pp", 3), Dealer(3))
    text = end.playing().match.record(last=True).dumps()
    install(monkeypatch, raised(games()[GAME]))

    async def opens(door: Door) -> str:
        return await door.bring(text, "", "en")

    async def work() -> None:
        async with Fogline(LocalDoor(tmp_path), "en", opens, preferences=AT_ONCE).run_test(size=ROOMY) as pilot:
            screen = await at_table(pilot)
            assert screen.scene is not None
            assert screen.scene.status == "over"
            await until(pilot, lambda: "began with version 1" in " ".join(words_of(pilot).split()))
            await pilot.press("r")
            await until(pilot, lambda: isinstance(pilot.app.screen, Replay) and pilot.app.screen.scene)
            await until(pilot, lambda: "version 1" in words_of(pilot))

    run(work)
