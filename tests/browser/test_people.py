"""Several people: one device passed around, two browsers and somebody who looks on, lines that break."""

import json
import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.boxes import small_box
from tests.browser.conftest import Visitors
from tests.browser.hands import by_keyboard, by_mouse, lift_curtain, moment, over, play, play_out, wait_for_turn
from tests.browser.house import Server, open_table
from tests.browser.test_shell import SEATS, sit
from tests.in_turn import first_of

ROUNDS = {"cablecars": 30, "investors": 60, "rebuild": 30}
"""The games with secrets, and how long it takes until each has some; in skyline nothing but the deck is hidden."""


class Ear:
    """Everything a page is told."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        page.on("websocket", lambda line: line.on("framereceived", lambda data: self.heard.append(str(data))))
        page.on("response", lambda answer: self.heard.append(answer.text()) if "/api/" in answer.url else None)

    @property
    def scenes(self) -> list[dict[str, object]]:
        told = [json.loads(text) for text in self.heard if text.startswith('{"is":"scene"')]
        return [entry["scene"] for entry in told]


def lines(ear: Ear) -> dict[tuple[int, int], str]:
    """The log by turn and place in it, as one page was told it."""
    found: dict[tuple[int, int], str] = {}
    for scene in ear.scenes:
        count: dict[int, int] = {}
        for line in scene["log"]:  # type: ignore[attr-defined]
            turn = line["turn"]
            found[turn, count.get(turn, 0)] = line["text"]
            count[turn] = count.get(turn, 0) + 1
    return found


@pytest.mark.parametrize(
    # What each game tells at each door is compared in tests/web/test_fog.py; here it is that pages ask for no more.
    "game",
    first_of(ROUNDS),
)
def test_two_browsers_and_a_watcher_are_told_nothing_of_each_others_secrets(
    server: Server, visitor: Visitors, game: str
) -> None:
    host, guest, watcher = visitor(), visitor(), visitor()
    secrets = 0
    for _ in range(4):  # a short game may pass in which nobody came to have a secret
        if secrets := secrets_of_one_game(server, game, host, guest, watcher):
            break
    assert secrets > 0


def secrets_of_one_game(server: Server, game: str, host: Page, guest: Page, watcher: Page) -> int:
    """How many sentences were told to one of them alone; none of those reached the others."""
    ears = Ear(host), Ear(guest), Ear(watcher)
    bots = [{"kind": "bot", "bot": "random"}] * (SEATS[game] - 2)
    wish = [{"kind": "person", "name": "Ana"}, {"kind": "open"}, *bots]
    made = host.request.post(f"{server.url}/api/tables", data={"game": game, "chairs": wish, "box": small_box(game)})
    table = made.json()["table"]
    joined = guest.request.post(f"{server.url}/api/tables/{table}/join", data={"name": "Berta"})
    assert joined.ok, joined.text()
    assert host.request.post(f"{server.url}/api/tables/{table}/start", data={}).ok
    for page in (host, guest, watcher):
        page.goto(f"{server.url}/table/{table}")
        page.wait_for_selector(".table-screen")
    dice = random.Random(3)
    for _ in range(ROUNDS[game]):
        asked = who_is_asked(host, guest)
        if asked is None:
            break
        by_mouse(asked, dice)
    secrets = 0
    told = [lines(ear) for ear in ears]
    for mine, other in ((0, 1), (1, 0), (0, 2), (1, 2)):
        private = {text for at, text in told[mine].items() if text and told[other].get(at) not in (text, None)}
        heard = "\n".join(ears[other].heard)
        assert not [text for text in private if text in heard]
        secrets += len(private)
    return secrets


def who_is_asked(*pages: Page) -> Page | None:
    """The page that has to answer, as soon as one has; none when the game is over."""
    for _ in range(2000):
        for page in pages:
            if over(page):
                return None
            if page.locator('.table-screen:not([data-asked=""])').count():
                return page
        pages[0].wait_for_timeout(30)
    raise AssertionError("nobody is asked")


def test_one_device_is_passed_around_behind_a_curtain(server: Server, visitor: Visitors) -> None:
    page = visitor()
    ear = Ear(page)
    sit(page, server, people=2)
    passes = 0

    def ended(page: Page) -> bool:
        nonlocal passes
        if page.locator(".curtain").count():
            passes += 1
            # Nothing of the table is on the page while it is handed over.
            assert page.locator(".table-screen, svg.board, .dock").count() == 0
        return passes >= 2 or over(page)

    play(page, by_mouse, until=ended)
    assert passes >= 2
    assert {scene["seat"] for scene in ear.scenes} == {0, 1}


def test_a_curtain_is_lifted_by_keyboard_too(server: Server, visitor: Visitors) -> None:
    page = visitor()
    sit(page, server, people=2)
    dice = random.Random(5)
    for _ in range(40):
        if page.locator(".curtain").count():
            break
        old = moment(page)
        by_keyboard(page, dice)
        wait_for_turn(page, old)
    page.keyboard.press("Enter")
    page.wait_for_selector('.table-screen[data-seat="1"]')


def test_a_killed_server_is_noticed_and_the_draft_is_there_when_it_comes_back(
    own_server: Server, visitor: Visitors
) -> None:
    page = visitor()
    visitor.complaints = Forgiving()
    table = open_table(page, own_server.url, "cablecars", 2, box=small_box("cablecars"))
    page.goto(f"{own_server.url}/table/{table}")
    wait_for_turn(page)
    start = moment(page)
    page.locator(".dock [data-option]").first.click()
    wait_for_turn(page, start)
    after = moment(page)
    own_server.kill()
    page.wait_for_selector(".lost")
    own_server.start()
    page.wait_for_selector(".lost", state="detached")
    assert moment(page) == after
    page.reload()
    wait_for_turn(page)
    assert moment(page) == after
    by_mouse(page, random.Random(1))
    wait_for_turn(page, after)


class Forgiving(list[str]):
    """A browser says that it cannot reach a killed server; nothing else is forgiven."""

    def append(self, text: str) -> None:
        if not re.search("ERR_CONNECTION_(REFUSED|RESET)|WebSocket connection", text):
            super().append(text)


def test_another_language_in_the_middle_of_a_game(server: Server, visitor: Visitors) -> None:
    page = visitor()
    sit(page, server)
    expect(page.locator("[data-sentence]")).to_contain_text("your turn")
    page.keyboard.press("?")
    page.locator("dialog.menu select").first.select_option("es")
    page.wait_for_function("() => document.querySelector('[data-sentence]').innerText.includes('turno')")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    page.keyboard.press("Escape")
    here = moment(page)
    by_mouse(page, random.Random(1))
    wait_for_turn(page, here)
    expect(page.locator("[data-sentence]")).to_contain_text("turno")


def test_a_watcher_has_no_buttons(server: Server, visitor: Visitors) -> None:
    player, watcher = visitor(), visitor()
    table = sit(player, server)
    watcher.goto(f"{server.url}/table/{table}")
    watcher.wait_for_selector('.table-screen[data-seat="-1"]')
    expect(watcher.locator(".dock [data-option], .dock [data-confirm], .felt .is-legal")).to_have_count(0)
    lift_curtain(watcher)
    play_out(player, table)
    watcher.wait_for_selector("dialog.finish[open]")
