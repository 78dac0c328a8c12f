"""The Committee of Fifty at the table: its turn watched step by step."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.house import ROOT, Server
from tests.browser.test_rebuild import BARE, NEXT


def bring(page: Page, server: Server, record: str) -> str:
    """A finished game from the game's own records."""
    page.goto(server.url)
    page.evaluate(BARE)
    text = (ROOT / "src/fogline/games/rebuild/tests/records" / f"{record}.json").read_text(encoding="utf-8")
    answer = page.request.post(f"{server.url}/api/import", data={"record": text})
    assert answer.ok, answer.text()
    return str(answer.json()["table"])


def test_the_committee_is_watched_step_by_step_with_reasons(
    server: Server, visitor: Visitors, axe: Callable[[Page], list[str]]
) -> None:
    """Each step shows the table as it was then, its sentences and their rules; marks tell where it looked."""
    page = visitor()
    table = bring(page, server, "eighth-building")
    log = page.evaluate("async (t) => (await (await fetch(`/api/tables/${t}/scene?seat=0`)).json()).log", table)
    turn = next(line["turn"] for line in log if line["key"] == "aid-icons")
    page.goto(f"{server.url}/replay/{table}?turn={turn}&seat=0")
    page.locator("[data-watch]").click()
    seen: dict[str, int] = {}
    for _ in range(12):
        now = page.locator(".rb-step.is-now")
        kind = now.locator(".rb-step-head").inner_text().split("\n")[-1].strip()
        seen[kind] = page.locator('.rb-space [data-piece^="house-4-"]').count()
        expect(now.locator(".rb-step-told p")).not_to_have_count(0)
        expect(page.locator(".felt .part.is-legal")).to_have_count(0)  # the past cannot be played in
        if kind == "Act":
            expect(page.locator(".rb-candidates .is-chosen")).to_have_count(1)
            expect(page.locator(".rb-mark.is-chosen")).to_have_count(1)
            expect(page.locator(".rb-step.is-now .rule").first).to_have_attribute("href", "/rules/rebuild#9.11")
            assert axe(page) == []
        if kind == "Icons":
            break
        page.locator(NEXT).click()
    assert seen["Act"] == seen["Icons"] == seen["Place"] + 1 == seen["Draw"] + 1
    page.locator("[data-back]").click()
    expect(page.locator('.rb-space [data-piece^="house-4-"]')).to_have_count(seen["Act"])
    page.locator("[data-skip]").click()
    expect(page.locator(".rb-stepper")).to_have_count(0)
