"""Evenings in the terminal: making one, taking part by a link, and reading where everybody sits and stands."""

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList

from fogline.core.dealer import Dealer
from fogline.tui.app import Fogline
from fogline.tui.doors.remote import RemoteDoor
from fogline.tui.screens.ask import Choose, Prompt
from fogline.tui.screens.lobby import Lobby
from fogline.tui.screens.new_evening import NewEvening
from fogline.tui.screens.ratings import LinesPage
from tests.boxes import brief_box
from tests.in_turn import first_of
from tests.tui.screens import AT_ONCE, SMALLEST, reads, run, turned_to
from tests.web.serving import get, play_by_http, post, site
from tests.web.test_evenings import WISH
from tests.web.test_evenings import until as becomes

GAME = "skyline"


async def chosen(pilot: Pilot[int]) -> None:
    """The lobby's line of evenings, and what it asks."""
    await turned_to(pilot, Lobby)
    listed = pilot.app.screen.query_one("#lobby-list", OptionList)
    listed.highlighted = listed.get_option_index("evenings")
    await pilot.press("enter")
    await turned_to(pilot, Choose)


async def typed(pilot: Pilot[int], words: str) -> None:
    await turned_to(pilot, Prompt)
    pilot.app.screen.query_one(Input).value = words
    await pilot.press("enter")


def test_a_terminal_takes_part_and_reads_the_standings(tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path / "server") as there, there.client() as browser:
            wish: dict[str, Any] = {**WISH, "box": brief_box(GAME), "name": "Ana"}
            made = await post(browser, "/api/evenings", **wish)
            door = f"/api/evenings/{made['evening']}"
            me = RemoteDoor(there.url, tmp_path / "me")
            async with Fogline(me, "en", preferences=AT_ONCE).run_test(size=SMALLEST) as pilot:
                await reads(pilot, "Evenings")

                await chosen(pilot)
                await pilot.press("enter")
                await typed(pilot, f"{there.url}/evening/{made['evening']}")
                await typed(pilot, "Leo")
                await turned_to(pilot, LinesPage)
                await reads(pilot, "Ana, Leo")
                await pilot.press("escape")
                began = await post(browser, f"{door}/begin")
                theirs = (await me.wire.get(door, "en"))["next"]
                await play_by_http(browser, began["next"], "", Dealer(1))
                async with there.client(cookies=dict([me.wire.cookie.split("=", 1)])) as leo:
                    await play_by_http(leo, theirs, "", Dealer(2))
                await becomes(browser, door, status="over")
                await chosen(pilot)
                await pilot.press("enter")
                await turned_to(pilot, LinesPage)
                await reads(pilot, "Standings")
                await reads(pilot, "% in the same seat")
                assert (await get(browser, door))["standings"]

    run(work)


MADE = {
    "en": ("Make an evening", "people are gathering", "Draw seats and begin", "it is being played", "No further round"),
    "es": ("Hacer una velada", "se está juntando la gente", "Sortear asientos", "se está jugando", "Ninguna ronda más"),
}


@pytest.mark.parametrize("lang", first_of(["es", "en"]))
def test_a_terminal_makes_an_evening_begins_it_and_ends_it(tmp_path: Path, lang: str) -> None:
    make, gathering, begin, playing, end = MADE[lang]

    async def work() -> None:
        async with site(tmp_path / "server") as there, there.client() as browser:
            me = RemoteDoor(there.url, tmp_path / "me")
            async with Fogline(me, lang, preferences=AT_ONCE).run_test(size=SMALLEST) as pilot:
                await chosen(pilot)
                await reads(pilot, make)
                await pilot.press("end", "enter")
                await turned_to(pilot, NewEvening)
                form = pilot.app.screen.query_one("#form", OptionList)
                for line, keys in (("game", "left"), ("seats", "right"), ("rounds", "left"), ("kind", "right")):
                    form.highlighted = form.get_option_index(line)
                    await pilot.press(keys)
                for line, words in (("title", "Friday"), ("name", "Leo")):
                    form.highlighted = form.get_option_index(line)
                    await pilot.press("enter")
                    await typed(pilot, words)
                    await turned_to(pilot, NewEvening)
                form.highlighted = form.option_count - 1
                await pilot.press("enter")
                await turned_to(pilot, LinesPage)
                await reads(pilot, gathering)
                (mine,) = (await me.wire.get("/api/evenings", lang))["evenings"]
                door = f"/api/evenings/{mine['evening']}"
                told = await get(browser, door)
                assert (told["title"], told["people"], told["kind"]) == ("Friday", ["Leo"], "round-robin")
                assert (told["game"], told["seats"]) == ("skyline", 3)
                await post(browser, f"{door}/join", name="Ana")
                for step, becomes_so in ((begin, playing), (end, "")):
                    await pilot.press("escape")
                    await chosen(pilot)
                    await pilot.press("home", "enter")
                    await reads(pilot, step)
                    await pilot.press("down", "enter")
                    await turned_to(pilot, LinesPage)
                    await reads(pilot, becomes_so)
                assert (await get(browser, door))["people"] == ["Leo", "Ana"]
                assert (await get(browser, door))["status"] == "playing", "what is being played is played to its end"
                assert there.context.lobby.evenings.found(mine["evening"]).ended

    run(work)
