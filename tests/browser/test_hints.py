"""The light bulb: pressed twice it is answered twice, and whoever plays on without waiting for it sees no error."""

import json
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.hands import moment, wait_for_turn
from tests.browser.house import Server, open_table

# An error that is shown for a moment only is one all the same.
WATCH = """new MutationObserver(() => { window.complained ||= !!document.querySelector(".preview-bad"); })
    .observe(document, { childList: true, subtree: true, attributes: true });"""


class Ear:
    """What the page's line to the table hears."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.told: list[dict[str, Any]] = []
        page.on("websocket", lambda line: line.on("framereceived", lambda data: self.told.append(json.loads(data))))

    def answers(self, n: int) -> list[str]:
        """Of the first so many answers to hints, what they were."""
        for _ in range(1200):
            found = [told for told in self.told if told["is"] in ("hint", "refused")]
            if len(found) >= n:
                return [told["error"]["key"] if told["is"] == "refused" else "hint" for told in found]
            self.page.wait_for_timeout(50)
        raise AssertionError("no answer")


def test_a_hint_that_was_overtaken_is_no_error(server: Server, visitor: Visitors) -> None:
    page = visitor()
    ear = Ear(page)
    page.add_init_script(WATCH)
    page.add_init_script("localStorage.setItem('fogline.toured', '[\"skyline\"]')")
    table = open_table(page, server.url, "skyline", 2, assist="full")
    page.goto(f"{server.url}/table/{table}")
    wait_for_turn(page)
    old = moment(page)
    page.locator(".sk-deck").click()
    wait_for_turn(page, old)
    bulb = page.get_by_role("button", name="Ask for a hint")
    bulb.dblclick()
    assert ear.answers(2) == ["hint", "hint"]
    expect(page.get_by_text("imagined", exact=False).first).to_be_visible()
    # Pressed once more; then somebody acts instead of waiting for it.
    old = moment(page)
    column = page.locator(".sk-column.is-legal").first.element_handle()
    # In one breath: however slow the machine is, nothing is thought out in between.
    bulb.evaluate(
        "(bulb, column) => { bulb.click(); column.dispatchEvent(new MouseEvent('click', { bubbles: true })); }", column
    )
    wait_for_turn(page, old)
    assert ear.answers(3)[2:] == ["stale"]
    assert not page.evaluate("window.complained")
