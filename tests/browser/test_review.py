"""Looking back together in the browser: led, followed, pointed at, taken over; a replay by turn, round and thing."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.boxes import brief_box
from tests.browser.conftest import Visitors
from tests.browser.house import PHONE, Server, open_table
from tests.browser.test_my_games import finish

GAME = "cablecars"


def over(page: Page, server: Server, game: str = GAME, **more: Any) -> str:
    table = open_table(page, server.url, game, 2, bot="greedy", box=brief_box(game), **more)
    finish(page, server.url, table)
    return table


def ready(page: Page, address: str) -> Page:
    page.goto(address)
    page.wait_for_selector(".replay-bar")
    return page


def test_others_follow_whoever_leads_look_round_and_take_over(
    server: Server, visitor: Visitors, axe: Callable[[Page], list[str]]
) -> None:
    ana = visitor()
    table = over(ana, server)
    address = f"{server.url}/replay/{table}?review"
    ready(ana, address)
    expect(ana.locator("[data-way=begin]")).to_be_visible()
    ana.locator("[name=blind]").check()
    ana.locator("[data-way=begin]").click()
    expect(ana.locator("[data-way=end]")).to_be_visible()
    assert axe(ana) == []

    eva = ready(visitor("es", PHONE), address)
    expect(eva.locator(".review-head")).to_contain_text("Ana")
    ana.keyboard.press("End")
    last = ana.locator(".replay-line input").get_attribute("max")
    eva.wait_for_url(f"**turn={last}&**")
    expect(eva.locator(".is-blind .player-points").first).to_be_hidden()
    assert axe(eva) == []
    assert eva.evaluate("document.documentElement.scrollWidth <= innerWidth")

    ana.locator("[data-way=point]").click()
    thing = ana.locator(".felt [data-part^='track:']").first
    name = thing.get_attribute("data-part")
    thing.dispatch_event("click")
    expect(eva.locator(f".felt [data-part='{name}'][data-pointed]").first).to_be_attached()
    ana.locator("[data-way=arrow]").click()
    for n in (0, 3):
        ana.locator(".felt [data-part^='track:']").nth(n).dispatch_event("click")
    expect(eva.locator(".arrows line")).to_have_count(1)
    expect(ana.locator(".arrows line")).to_have_count(1)
    ana.locator("[data-way=reveal]").click()
    expect(eva.locator(".is-blind")).to_have_count(0)

    eva.keyboard.press("Home")
    eva.wait_for_url("**turn=0&**")
    expect(eva.locator("[data-way=follow]")).to_be_visible()
    ana.keyboard.press("ArrowLeft")
    ana.wait_for_url(f"**turn={int(last or 0) - 1}&**")
    # Both are told the same turn, which is not the number of the step.
    at = re.search(r"\d+", ana.locator(".status").inner_text())
    expect(eva.locator(".review-head")).to_contain_text(f"{at[0] if at else None}.")
    assert "turn=0&" in eva.url, "who looks round stays there"
    eva.locator("[data-way=follow]").click()
    eva.wait_for_url(f"**turn={int(last or 0) - 1}&**")

    expect(eva.locator("[data-way=take]")).to_have_count(0)  # on a phone it is folded away, so that the board is seen
    eva.locator(".review-head").click()
    eva.locator("[data-way=take]").click()
    expect(eva.locator("[data-way=end]")).to_be_visible()
    expect(ana.locator("[data-way=follow]")).to_be_visible()
    ana.locator("[data-way=follow]").click()
    eva.keyboard.press("Home")
    ana.wait_for_url("**turn=0&**")
    eva.locator("[data-way=end]").click()
    expect(ana.locator("[data-way=begin]")).to_be_visible()


def try_on(page: Page, door: str) -> None:
    """A few turns of a what-if, each the first thing that can be done."""
    for _ in range(2000):
        now = page.request.get(f"{door}/scene?seat=0").json()
        if now["turns"] >= 8:
            return
        if now["confirm"] == "now":
            assert page.request.post(f"{door}/confirm", data={"seat": 0, "at": now["at"]}).ok
        elif now["legal"]:
            did = {"seat": 0, "at": now["at"], "action": now["legal"][0]["id"], "confirm": True}
            assert page.request.post(f"{door}/act", data=did).ok
    raise AssertionError("nothing is tried")


def test_a_what_if_is_seen_by_all_who_follow(server: Server, visitor: Visitors) -> None:
    ana = visitor()
    table = over(ana, server)
    address = f"{server.url}/replay/{table}?review"
    eva = ready(visitor(), address)
    ready(ana, address)
    ana.locator("[data-way=begin]").click()
    expect(ana.locator("[data-way=end]")).to_be_visible()
    ana.locator(".replay-bar > .button").click()
    ana.wait_for_url("**/table/*?review=*")
    expect(eva.locator(".status")).to_contain_text("tries what would have been")
    branch = ana.url.partition("/table/")[2].partition("?")[0]
    try_on(ana, f"{server.url}/api/tables/{branch}")
    expect(eva.locator(f".log-at[href*='{branch}']").last).to_be_attached()
    told = ana.request.get(f"{server.url}/api/tables/{branch}/events?seat=0").json()["log"]
    last = max(line["turn"] for line in told if line["text"])
    expect(eva.locator(f".log-at[href$='{branch}?turn={last}']")).to_be_attached()
    ana.locator(".back-to-review").click()
    ana.wait_for_selector(".replay-bar")
    expect(eva.locator(".status")).not_to_contain_text("tries what would have been")


def test_a_replay_steps_by_turn_and_round_and_by_thing(server: Server, visitor: Visitors) -> None:
    page = visitor()
    table = over(page, server)
    told = page.request.get(f"{server.url}/api/tables/{table}/events").json()["log"]
    ready(page, f"{server.url}/replay/{table}?turn=0")
    claimed = next(line for line in told if "track" in line["args"])
    page.keyboard.press("End")
    page.wait_for_url(f"**turn={told[-1]['turn']}&**")
    page.locator(f".felt [data-part~='track:{claimed['args']['track']}']").first.dispatch_event("click")
    page.wait_for_url(f"**turn={claimed['turn']}&**")
    page.keyboard.press("Home")
    page.wait_for_url("**turn=0&**")
    turns = [line["turn"] for n, line in enumerate(told) if line["by"] >= 0 and line["turn"] > 0]
    by = {line["turn"]: line["by"] for line in told if line["by"] >= 0}
    order = sorted(set(turns))
    second = next(turn for turn in order if by[turn] != by[order[0]])
    page.keyboard.press("n")
    page.wait_for_url(f"**turn={second - 1}&**")
    page.locator("[name=by]").select_option("round")
    page.locator(".replay-keys .tool").nth(3).click()
    third = next(turn for turn in order if turn > second and by[turn] != by[second])
    page.wait_for_url(f"**turn={third - 1}&**")
    page.keyboard.press("PageUp")
    page.wait_for_url("**turn=0&**")
