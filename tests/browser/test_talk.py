"""Talk in the browser: two players and somebody who looks on, each in their language, on a laptop and a phone."""

import random
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.hands import by_mouse
from tests.browser.house import PHONE, Server, open_table
from tests.browser.test_people import Ear

GAME = "cablecars"


def seated(server: Server, host: Page, guest: Page) -> str:
    """A table that two browsers sit at, still gathering."""
    chairs = [{"kind": "person", "name": "Ana"}, {"kind": "open"}]
    made = host.request.post(f"{server.url}/api/tables", data={"game": GAME, "chairs": chairs})
    table = str(made.json()["table"])
    assert guest.request.post(f"{server.url}/api/tables/{table}/join", data={"name": "Berta"}).ok
    return table


def say(page: Page, text: str) -> None:
    page.locator("[name=say]").fill(text)
    page.keyboard.press("Enter")


def said(page: Page, text: str) -> None:
    expect(page.locator(".talk-lines p", has_text=text)).to_be_visible()


def test_talk_from_the_waiting_room_on(
    server: Server, visitor: Visitors, axe: Callable[[Page], list[str]], fits: Callable[[Page], bool]
) -> None:
    host, guest, watcher = visitor(), visitor("es", PHONE), visitor()
    ear = Ear(host)
    for page in (host, guest, watcher):
        page.add_init_script(f"localStorage.setItem('fogline.toured', '[\"{GAME}\"]')")
    table = seated(server, host, guest)
    for page in (host, guest):
        page.goto(f"{server.url}/table/{table}")
        page.wait_for_selector(".gather")
    host.locator(".gather-talk > summary").click()
    say(host, "<b>Welcome</b> & hello")
    said(guest, "<b>Welcome</b> & hello")  # as it was typed: no markup
    assert axe(host) == axe(guest) == []
    host.locator("[data-start]").click()
    for page in (host, guest):
        page.wait_for_selector(".table-screen")

    guest.locator(".tab-bar button", has_text="Charla").click()
    guest.locator(".talk-phrases summary").click()
    guest.locator("[data-phrase=good-luck]").click()
    said(guest, "¡Suerte!")
    expect(host.locator(".tabs .unread")).to_be_visible()
    host.keyboard.press("t")
    expect(host.locator("[name=say]")).to_be_focused()
    said(host, "Good luck!")
    expect(host.locator(".tabs .unread")).to_have_count(0)
    assert axe(host) == axe(guest) == []
    assert fits(host)
    assert fits(guest)

    watcher.goto(f"{server.url}/table/{table}")
    watcher.wait_for_selector(".table-screen")
    watcher.locator("#tab-talk").click()
    watcher.locator(".talk [name=name]").fill("Carla")
    watcher.locator(".talk [name=name]").blur()
    say(watcher, "Ana will lose")
    said(watcher, "Ana will lose")
    say(host, "Here we go")
    said(watcher, "Here we go")
    said(guest, "Here we go")
    assert not [text for text in ear.heard if "will lose" in text or "Carla" in text]

    watcher.locator(".talk-lines li", has_text="Here we go").locator(".talk-mute").click()
    expect(watcher.locator(".talk-lines p", has_text="Here we go")).to_have_count(0)
    watcher.reload()
    watcher.locator("#tab-talk").click()
    watcher.locator(".talk-muted button").first.click()
    said(watcher, "Here we go")

    host.locator("[data-hush]").click()
    expect(guest.locator("[name=say]")).to_have_count(0)
    host.locator("[data-hush]").click()
    expect(guest.locator("[name=say]")).to_be_visible()
    guest.locator(".talk-ways button").first.click()
    expect(guest.locator("[data-talk-on]")).to_be_visible()
    assert axe(guest) == []


def test_a_reaction_to_a_turn_is_seen_beside_it_and_withdrawn(server: Server, visitor: Visitors) -> None:
    page = visitor()
    page.add_init_script(f"localStorage.setItem('fogline.toured', '[\"{GAME}\"]')")
    table = open_table(page, server.url, GAME, 2, bot="random")
    page.goto(f"{server.url}/table/{table}")
    page.wait_for_selector(".table-screen")
    dice = random.Random(2)
    for _ in range(3):
        by_mouse(page, dice)
    page.locator("#tab-log").click()
    page.locator(".react").last.click()
    page.locator("[data-react=bravo]").click()
    expect(page.locator("[data-reaction=bravo]")).to_have_attribute("aria-label", "Ana: Bravo!")
    page.reload()
    expect(page.locator("[data-reaction=bravo]")).to_be_visible()
    page.locator(".reactions", has=page.locator("[data-reaction=bravo]")).locator(".react").click()
    page.locator("[data-react=bravo]").click()
    expect(page.locator("[data-reaction=bravo]")).to_have_count(0)
