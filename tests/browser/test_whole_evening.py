"""Two laptops, a phone and a terminal through an evening of three tables: talk, calls, a review, ratings, a record."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.async_api import Browser, Page, async_playwright, expect

import fogline
from fogline.core.dealer import Dealer
from fogline.table.calling import caller as calling
from fogline.tui.app import Fogline
from fogline.tui.doors.remote import RemoteDoor
from fogline.tui.screens.replay import Replay
from fogline.tui.screens.table import TableScreen
from tests.boxes import brief_box
from tests.browser.house import FLAGS, LAPTOP, PHONE, chromium
from tests.table.calling.receivers import Hook, Mails, hook, mails
from tests.tui.screens import AT_ONCE, SMALLEST, reads, turned_to
from tests.tui.screens import until as shows
from tests.web.serving import Site, get, play_by_http, post, run, site
from tests.web.test_calls import CALLS, code_in
from tests.web.test_evenings import until as becomes

GAME = "skyline"
PATIENCE = 60_000
PEOPLE = {"Ana": ("en-GB", LAPTOP), "Eva": ("es-ES", LAPTOP), "Leo": ("en-GB", PHONE)}
WISH: dict[str, Any] = {"game": GAME, "kind": "round-robin", "bot": "random", "counts": True, "luck": True}


async def page_of(browser: Browser, name: str) -> Page:
    locale, size = PEOPLE[name]
    phone = size == PHONE
    shape: Any = {"viewport": size, "is_mobile": phone, "has_touch": phone}
    context = await browser.new_context(locale=locale, reduced_motion="reduce", **shape)
    await context.add_init_script(
        f"localStorage['fogline.prefs'] ||= JSON.stringify({{speed: 'once', name: '{name}'}})"
    )
    page = await context.new_page()
    page.set_default_timeout(PATIENCE)
    return page


async def hands_of(here: Site, page: Page) -> httpx.AsyncClient:
    """The same person by plain HTTP."""
    return here.client(cookies={one["name"]: one["value"] for one in await page.context.cookies()})


async def wish_to_be_called(client: httpx.AsyncClient, name: str, there: Hook, box: Mails) -> None:
    await post(client, CALLS, webhook=f"{there.url}/{name}", minutes=5)
    await post(client, f"{CALLS}/mail", address=f"{name.lower()}@a.example")
    await post(client, f"{CALLS}/confirm", code=code_in(box))


class Later:
    """The clock of whoever calls people, some minutes on."""

    def __init__(self, seconds: float) -> None:
        self.seconds, self.real = seconds, calling.time  # type: ignore[attr-defined]

    def time(self) -> float:
        return float(self.real.time()) + self.seconds

    def monotonic(self) -> float:
        return float(self.real.monotonic())


def test_an_evening_of_three_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = chromium()
    if path is None:
        pytest.skip("no Chromium on this machine")
    monkeypatch.setattr(calling, "EVERY", 0.1)

    async def work() -> None:
        async with AsyncExitStack() as stack:
            there, box = await stack.enter_async_context(hook()), await stack.enter_async_context(mails())
            plan: dict[str, Any] = {"mail_host": "127.0.0.1", "mail_port": box.port, "mail_security": "none"}
            served = site(tmp_path / "server", call_private=True, mail_from="f@a.example", **plan)
            here = await stack.enter_async_context(served)
            driver = await stack.enter_async_context(async_playwright())
            browser = await driver.chromium.launch(executable_path=path, args=FLAGS)
            stack.push_async_callback(browser.close)
            await Whole(here, browser, there, box, monkeypatch, tmp_path, stack).play()

    # A browser of other tests may hold this thread's loop.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(run, work).result()


class Whole:
    def __init__(self, here: Site, browser: Browser, there: Hook, box: Mails, *more: Any) -> None:
        self.here, self.browser, self.there, self.box = here, browser, there, box
        self.monkeypatch, self.folder, self.stack = more
        self.pages: dict[str, Page] = {}
        self.clients: dict[str, httpx.AsyncClient] = {}
        self.tables: dict[str, str] = {}

    async def play(self) -> None:
        door = await self.gather()
        await self.be_called(door)
        table = await self.talk(door)
        terminal = RemoteDoor(self.here.url, self.folder / "Tom")
        async with Fogline(terminal, "en", preferences=AT_ONCE).run_test(size=SMALLEST) as pilot:
            assert isinstance(pilot.app, Fogline)
            pilot.app.open_table(self.tables["Tom"])
            await turned_to(pilot, TableScreen)
            await self.play_out(door)
            await reads(pilot, "wins")
            pilot.app.pop_screen()
            await self.look_back(table, pilot)
        await self.check(table)

    async def gather(self) -> str:
        """Everybody takes part: by buttons, by a link in the terminal, by plain HTTP; three tables are laid."""
        for name in PEOPLE:
            self.pages[name] = await page_of(self.browser, name)
        answer = await self.pages["Ana"].request.post(
            f"{self.here.url}/api/evenings", data={**WISH, "box": brief_box(GAME), "name": "Ana"}
        )
        evening = (await answer.json())["evening"]
        for name, page in self.pages.items():
            await page.goto(f"{self.here.url}/evening/{evening}")
            if name != "Ana":
                await page.locator("[data-join]").click()
            await expect(page.locator("[data-leave]")).to_be_visible(timeout=PATIENCE)
        terminal = RemoteDoor(self.here.url, self.folder / "Tom")
        await terminal.wire.post(f"/api/evenings/{evening}/join", "en", name="Tom")
        tom = self.here.client(cookies=dict([terminal.wire.cookie.split("=", 1)]))
        self.clients["Tom"] = await self.stack.enter_async_context(tom)
        self.clients["Bea"] = await self.stack.enter_async_context(self.here.client())
        await post(self.clients["Bea"], f"/api/evenings/{evening}/join", name="Bea")
        for name, page in self.pages.items():
            self.clients[name] = await self.stack.enter_async_context(await hands_of(self.here, page))
        for name, client in self.clients.items():
            await wish_to_be_called(client, name, self.there, self.box)
        await expect(self.pages["Ana"].locator("[data-people='5']")).to_be_visible(timeout=PATIENCE)
        await self.pages["Ana"].locator("[data-begin]").click()
        for page in self.pages.values():
            await expect(page.locator("[data-go]")).to_be_visible(timeout=PATIENCE)
        door = f"/api/evenings/{evening}"
        self.tables = {name: (await get(client, door))["next"] for name, client in self.clients.items()}
        assert len(set(self.tables.values())) == 3
        return door

    async def be_called(self, door: str) -> None:
        """Some minutes later whoever is waited for and does not look is called, by webhook and by mail."""
        before = len(self.box.got)
        store = self.here.context.lobby.store
        for _ in range(3000):
            if store.calls_due(10**11, 9):
                break
            await asyncio.sleep(0.02)
        assert self.there.got == [], "not before they have had time"
        self.monkeypatch.setattr(calling, "time", Later(301))
        for _ in range(3000):
            called = {line.split()[1].strip("/") for line, _, _ in self.there.got}
            mailed = {to.partition("@")[0] for to, _ in self.box.got[before:]}
            if called and {name.lower() for name in called} <= mailed:
                break
            await asyncio.sleep(0.02)
        assert called, "nobody was called"
        for name in called:
            assert (await get(self.clients[name], f"/api/tables/{self.tables[name]}"))["my_turn"], name
        assert {name.lower() for name in called} <= mailed
        secret = [chair.guest for room in self._rooms() for chair in room.table.chairs if chair.guest]
        assert not any(guest.encode() in body for guest in secret for _, _, body in self.there.got)

    def _rooms(self) -> list[Any]:
        return [self.here.context.lobby.room(table) for table in set(self.tables.values())]

    async def talk(self, door: str) -> str:
        """What Ana says at her table is heard by who plays there or looks on, in a browser."""
        table = self.tables["Ana"]
        await self.pages["Eva"].goto(f"{self.here.url}/table/{table}")
        await self.pages["Eva"].wait_for_selector(".felt")
        await post(self.clients["Ana"], f"/api/tables/{table}/say", text="What a fog tonight")
        await post(self.clients["Ana"], f"/api/tables/{table}/say", phrase="good-luck")
        await self.pages["Eva"].keyboard.press("t")
        await expect(self.pages["Eva"].locator("[data-said]", has_text="What a fog tonight")).to_be_visible(
            timeout=PATIENCE
        )
        await expect(self.pages["Eva"].locator("[data-said]", has_text="suerte")).to_be_visible(timeout=PATIENCE)
        return table

    async def play_out(self, door: str) -> None:
        """Every table to its end; the host wants no further round."""
        await post(self.clients["Ana"], f"{door}/end")
        await asyncio.gather(
            *[
                play_by_http(client, self.tables[name], "", Dealer(n))
                for n, (name, client) in enumerate(self.clients.items())
            ]
        )
        over = await becomes(self.clients["Bea"], door, status="over")
        assert {one["name"] for one in over["standings"]} == set(self.clients)
        await expect(self.pages["Leo"].locator("[data-standings] tbody tr")).to_have_count(5, timeout=PATIENCE)
        rated = (await get(self.clients["Bea"], "/api/ratings", game=GAME))["players"]
        assert {one["name"] for one in rated if not one["bot"]} == set(self.clients)
        assert any(one["rating"] != 1500 for one in rated)

    async def look_back(self, table: str, pilot: Any) -> None:
        """Ana leads; a laptop, a phone and the terminal follow."""
        for page in self.pages.values():
            await page.goto(f"{self.here.url}/replay/{table}?review")
            await page.wait_for_selector(".replay-bar")
        await self.pages["Ana"].locator("[data-way=begin]").click()
        await expect(self.pages["Ana"].locator("[data-way=end]")).to_be_visible(timeout=PATIENCE)
        pilot.app.open_table(table)
        await turned_to(pilot, TableScreen)
        await reads(pilot, "wins")
        await pilot.press("r")
        await turned_to(pilot, Replay)
        replay = pilot.app.screen
        await reads(pilot, "Ana leads")
        await pilot.press("v")
        for turn in (1, 2, 3):
            await self.pages["Ana"].keyboard.press("ArrowRight")
            await self.pages["Ana"].wait_for_url(f"**turn={turn}&**")
        for name in ("Eva", "Leo"):
            await self.pages[name].wait_for_url("**turn=3&**")
        await shows(pilot, lambda: replay.turn == 3)

    async def check(self, table: str) -> None:
        """The luck of the table holds, by its record and by what was promised."""
        info = await get(self.clients["Bea"], f"/api/tables/{table}")
        record = fogline.loads(json.dumps(await get(self.clients["Bea"], f"/api/tables/{table}/export")))
        file = self.folder / "box.toml"
        file.write_text(brief_box(GAME), encoding="utf-8")
        assert fogline.verify(record, file, info["commitment"]).state == "holds"
