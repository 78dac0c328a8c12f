"""Replays, forks, text mode, and how much a first table page weighs."""

import re
from collections.abc import Callable
from itertools import groupby

from playwright.sync_api import Page, expect

from tests.boxes import small_box
from tests.browser.conftest import Visitors
from tests.browser.hands import STEPS, moment, play_out, wait_for_turn
from tests.browser.house import Server, open_table
from tests.browser.test_shell import sit

ASKED_OR_OVER = """() => !!document.querySelector('.text-actions button, [data-confirm]')
    || document.querySelector('[data-sentence]')?.innerText.includes('The game is over')"""
TOLD = """() => {
    const page = document.querySelector('main').cloneNode(true);
    page.querySelector('pre')?.remove();  // it comes a little later than the rest
    return page.innerHTML;
}"""
LIGHT = 200_000
"""Bytes that a first table page may weigh on the line."""


def test_every_moment_of_a_finished_game_has_a_link_and_can_be_played_on(
    server: Server, visitor: Visitors, axe: Callable[[Page], list[str]]
) -> None:
    page = visitor()
    table = sit(page, server)
    play_out(page, table)
    page.locator(".finish-ways a").first.click()
    page.wait_for_selector(".replay-bar")
    assert page.url.endswith(f"/replay/{table}?turn=0")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**turn=1&**")
    page.keyboard.press("End")
    slider = page.locator(".replay-bar input")
    last = slider.get_attribute("max")
    page.wait_for_url(f"**turn={last}&**")
    # The slider goes by steps; what is told are turns, and what one player does in a row is one of them.
    told = page.evaluate("async (t) => (await (await fetch(`/api/tables/${t}/events`)).json()).log", table)
    players = [by for by, _ in groupby(line["by"] for line in told if line["turn"] > 0)]
    assert len(players) < int(last or 0)
    expect(page.locator(".status")).to_contain_text(f"Turn {len(players)} of {len(players)}")
    page.locator(".log-at").nth(1).click()
    page.wait_for_url("**turn=*")
    assert axe(page) == []
    page.goto(f"{server.url}/replay/{table}?turn=2&seat=1")
    page.wait_for_selector(".replay-bar")
    expect(page.locator(".eyes select")).to_have_value("1")
    page.locator(".replay-bar > .button").click()
    page.wait_for_url("**/table/*")
    wait_for_turn(page)
    expect(page.locator(".mode-hotseat, .mode-fork, .curtain")).to_have_count(1)
    page.goto(server.url)
    expect(page.locator(".mine .tag-fork").first).to_have_text("Not the real game")


def test_the_table_as_text_plays_a_whole_game(
    server: Server, visitor: Visitors, axe: Callable[[Page], list[str]]
) -> None:
    page = visitor()
    table = open_table(page, server.url, "cablecars", 2, box=small_box("cablecars"))
    page.goto(f"{server.url}/table/{table}/text")
    page.wait_for_selector(".text-actions button")
    assert axe(page) == []
    for _ in range(STEPS):
        page.wait_for_function(ASKED_OR_OVER, timeout=60_000)
        if "The game is over" in page.locator("[data-sentence]").inner_text():
            break
        before = page.evaluate(TOLD)
        confirm = page.locator("[data-confirm]")
        (confirm if confirm.count() else page.locator(".text-actions button").last).click()
        page.wait_for_function(f"(old) => ({TOLD})() !== old", arg=before)
    expect(page.locator("[data-sentence]")).to_contain_text("The game is over")
    assert re.search(r"\bwins?\b", page.locator("main").inner_text())


def test_a_take_back_is_free_when_nobody_else_sits_there(server: Server, visitor: Visitors) -> None:
    page = visitor()
    play_out(page, sit(page, server))
    page.wait_for_selector("dialog.finish[open]")
    page.keyboard.press("Escape")
    page.locator(".button-undo").click()
    page.wait_for_selector('.table-screen:not([data-status="over"])')
    assert moment(page)


def test_a_first_table_page_is_light(server: Server, visitor: Visitors) -> None:
    page = visitor()
    table = open_table(page, server.url, "cablecars", 2)
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    weights: list[int] = []
    line.on("Network.loadingFinished", lambda told: weights.append(int(told["encodedDataLength"])))
    line.on("Network.webSocketFrameReceived", lambda told: weights.append(len(told["response"]["payloadData"])))
    page.goto(f"{server.url}/table/{table}")
    wait_for_turn(page)
    assert 20_000 < sum(weights) < LIGHT
