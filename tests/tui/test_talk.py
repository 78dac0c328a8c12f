"""Talk in a terminal: with others at a server, and what it takes and refuses."""

from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from fogline.tui.app import Fogline
from fogline.tui.doors.remote import RemoteDoor
from fogline.tui.screens.talk import NUMBERED, TalkPage
from tests.tui.screens import AT_ONCE, SMALLEST, app, at_table, plan, reads, run, table, turned_to, until
from tests.web.serving import get, post, site


async def typed(pilot: Pilot[int], text: str) -> None:
    """A line, as it is pasted, then Enter."""
    page = pilot.app.screen
    assert isinstance(page, TalkPage)
    page.query_one("Input").value = text  # type: ignore[attr-defined]
    await pilot.press("enter")


def test_a_terminal_and_a_browser_talk(tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path / "server") as there, there.client() as browser:
            chairs = [{"kind": "person", "name": "Beto"}, {"kind": "open"}]
            made = await post(browser, "/api/tables", game="skyline", chairs=chairs)
            base = f"/api/tables/{made['table']}"
            door = RemoteDoor(f"{there.url}/table/{made['table']}", tmp_path / "me")
            await door.join(made["table"], "Ana", "es")
            await post(browser, f"{base}/start")

            async def here(_: object) -> str:
                return str(made["table"])

            async def told(n: int) -> list[dict[str, Any]]:
                for _ in range(2000):
                    lines: list[dict[str, Any]] = (await get(browser, f"{base}/scene"))["talk"]
                    if len(lines) >= n:
                        return lines
                    await pilot.pause(0.02)
                raise AssertionError("it is not heard")

            async with Fogline(door, "es", here, preferences=AT_ONCE).run_test(size=SMALLEST) as pilot:
                await until(pilot, lambda: (now := table(pilot)) and now.scene and now.scene.seat == 1)
                await post(browser, f"{base}/say", text="Hello, terminal [bold]", nonce="1")
                await until(pilot, lambda: (now := table(pilot)) and now.talk)
                await pilot.press("t")
                await turned_to(pilot, TalkPage)
                await reads(pilot, "Beto: Hello, terminal [bold]")
                await typed(pilot, "Hola, navegador")
                await typed(pilot, str(1 + [key for key, _ in NUMBERED].index("well-played")))
                assert [(line["name"], line["text"]) for line in await told(3)][1:] == [
                    ("Ana", "Hola, navegador"),
                    ("Ana", "Well played!"),
                ]
                await reads(pilot, "Ana: ¡Bien jugado!")
                await typed(pilot, "/mute beto")
                await reads(pilot, "Beto, en silencio")
                await typed(pilot, "/hear Beto")
                await reads(pilot, "Beto: Hello, terminal")

    run(work)


def test_at_a_table_of_ones_own_too_and_it_is_kept(tmp_path: Path) -> None:
    async def work() -> None:
        async with app(tmp_path, wish=plan("skyline")).run_test(size=SMALLEST) as pilot:
            await at_table(pilot)
            await pilot.press("t")
            await turned_to(pilot, TalkPage)
            await reads(pilot, "Nobody has said anything yet.")
            await typed(pilot, "note to myself")
            await reads(pilot, "Ana: note to myself")
            await typed(pilot, "/off")
            await typed(pilot, "one more")
            await until(pilot, lambda: any("switched off" in told.message for told in pilot.app._notifications))
            await pilot.press("escape")
            found = await at_table(pilot)
            assert [line.text for line in found.talk] == ["note to myself"]

    run(work)
