"""The system's notification: offered once, when it makes sense; shown once for a turn to who looks away."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.house import LAPTOP, PHONE, Server
from tests.browser.test_next_table import where_others_think

GAME = "skyline"
SYSTEM = """() => {
    window.called = [];
    window.Notification = class {
        static permission = localStorage.getItem("said") || "default";
        static async requestPermission() {
            localStorage.setItem("said", Notification.permission = "granted");
            return "granted";
        }
        constructor(title, { body, tag }) { called.push([title, body, tag, Date.now() - turned]); }
        close() { called.push("closed"); }
    };
    Object.defineProperty(document, "hidden", { get: () => Boolean(window.away) });
}"""
"""A system whose reader says yes, and a page that can be looked away from."""
LOOK_AWAY = """() => {
    window.away = true;
    const noticed = new MutationObserver(() => { window.turned ||= Date.now(); });
    noticed.observe(document.querySelector("title"), { childList: true });
}"""
ASKED = ".table-screen[data-asked]:not([data-asked=''])"


def play(page: Page, url: str, table: str) -> None:
    """One turn of whoever has this browser, whatever it is."""
    base = f"{url}/api/tables/{table}"
    for _ in range(60):
        scene = page.request.get(f"{base}/scene").json()
        if scene["confirm"] == "now":
            assert page.request.post(f"{base}/confirm", data={"at": scene["at"]}).ok
        elif scene["legal"]:
            step = {"at": scene["at"], "action": scene["legal"][0]["id"]}
            assert page.request.post(f"{base}/act", data=step).ok
        else:
            return
    raise AssertionError("the turn does not end")


@pytest.mark.parametrize(
    ("lang", "size", "words"),
    [pytest.param("en", LAPTOP, "It is your turn.", marks=pytest.mark.long), ("es", PHONE, "Te toca.")],
)
def test_who_looks_away_is_called_once_for_a_turn(
    server: Server,
    visitor: Visitors,
    axe: Callable[[Page], list[str]],
    fits: Callable[[Page], bool],
    lang: str,
    size: dict[str, int],
    words: str,
) -> None:
    page, other = visitor(lang, size), visitor()
    page.add_init_script(f"localStorage.setItem('fogline.toured', '[\"{GAME}\"]')")
    page.add_init_script(f"({SYSTEM})()")
    page.clock.install()
    table = where_others_think(server, page, other)
    page.goto(f"{server.url}/table/{table}")
    page.wait_for_selector(".table-screen")
    expect(page.locator(".call-offer")).to_have_count(0)  # nothing has been done here yet
    play(other, server.url, table)
    expect(page.locator(ASKED)).to_be_visible()
    expect(page.locator(".call-offer")).to_have_count(0)
    play(page, server.url, table)
    expect(page.locator(".call-offer")).to_be_visible()
    assert axe(page) == []
    assert fits(page)
    page.locator("[data-call-yes]").click()
    expect(page.locator(".call-offer")).to_have_count(0)

    page.evaluate(LOOK_AWAY)
    play(other, server.url, table)
    page.wait_for_function("() => document.title.startsWith('●')")
    page.clock.fast_forward(120_000)
    page.wait_for_function("() => called.length === 1")
    assert page.evaluate("called[0].slice(1, 3)") == [words, f"fogline-{table}"]
    assert page.evaluate("called[0][3]") > 14_000, "after a pause"
    page.clock.fast_forward(600_000)
    assert page.evaluate("called.length") == 1, "one for a turn"
    play(page, server.url, table)
    page.wait_for_function("() => called.length === 2")
    assert page.evaluate("called[1]") == "closed"

    page.evaluate("window.away = false")
    play(other, server.url, table)
    page.wait_for_function("() => document.title.startsWith('●')")
    page.clock.fast_forward(600_000)
    assert page.evaluate("called.length") == 2, "who looks need not be called"

    page.goto(f"{server.url}/me")
    expect(page.locator("[data-notify=on]")).to_be_visible()
    assert axe(page) == []
    page.locator("[data-notify-off]").click()
    expect(page.locator("[data-notify=off]")).to_be_visible()


def test_who_says_no_is_not_asked_again(server: Server, visitor: Visitors) -> None:
    page, other = visitor(), visitor()
    page.add_init_script(f"localStorage.setItem('fogline.toured', '[\"{GAME}\"]')")
    page.add_init_script(f"({SYSTEM})()")
    table = where_others_think(server, page, other)
    page.goto(f"{server.url}/table/{table}")
    for number in range(2):
        play(other, server.url, table)
        expect(page.locator(ASKED)).to_be_visible()
        play(page, server.url, table)
        expect(page.locator(ASKED)).to_have_count(0)
        if not number:
            page.locator("[data-call-no]").click()
        expect(page.locator(".call-offer")).to_have_count(0)
    assert page.evaluate("Notification.permission") == "default"
