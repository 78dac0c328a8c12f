"""Somebody who does not come, and somebody who gives up: the others play on, and see that a bot plays."""

from playwright.sync_api import expect

from tests.boxes import small_box
from tests.browser.conftest import Visitors
from tests.browser.hands import wait_for_turn
from tests.browser.house import Server


def test_who_does_not_come_is_played_for_and_who_gives_up_is_asked_first(server: Server, visitor: Visitors) -> None:
    host, guest = visitor(), visitor()
    host.add_init_script("localStorage.setItem('fogline.toured', '[\"cablecars\"]')")
    chairs = [{"kind": "person", "name": "Ana"}, {"kind": "open"}]
    wish = {"game": "cablecars", "chairs": chairs, "box": small_box("cablecars"), "absence": 1}
    table = host.request.post(f"{server.url}/api/tables", data=wish).json()["table"]
    assert guest.request.post(f"{server.url}/api/tables/{table}/join", data={"name": "Berta"}).ok
    assert host.request.post(f"{server.url}/api/tables/{table}/start", data={}).ok
    host.goto(f"{server.url}/table/{table}")
    wait_for_turn(host)
    # Berta never opens the table. Once it has waited long enough for her, her seat need not stay empty.
    host.locator("[data-substitute='1']").click()
    expect(host.locator(".player", has_text="Berta").locator("small")).to_have_text("a bot keeps the seat")
    expect(host.locator(".log .by-bot").first).to_be_visible()
    expect(host.locator(".log .by-bot").first).to_have_attribute("aria-label", "A bot played this turn")
    # Ana gives up, after a question; there is no way back, and none is offered.
    host.locator(".top-tools .tool").last.click()
    host.locator("[data-resign]").click()
    expect(host.locator(".menu-leave")).to_contain_text("for good")
    host.locator(".menu-leave [data-yes]").click()
    expect(host.locator(".player", has_text="Ana").locator("small")).to_have_text("gave up: a bot plays on")
    host.wait_for_selector("dialog.finish[open]")
    expect(host.get_by_role("button", name="Take my seat back")).to_have_count(0)
