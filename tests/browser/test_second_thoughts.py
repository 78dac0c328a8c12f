""" "Are you sure?" in the browser: chosen in the menu, asked once before what would lose much, then done."""

import json
from collections.abc import Callable

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Visitors
from tests.browser.hands import moment, wait_for_turn
from tests.browser.house import Server, open_table

TEXT = "In imagined games this costs 9.0 points."


def doubting(asked: list[int | None]) -> Callable[[WebSocketRoute], None]:
    """Answers "sure" in place of the server, which would think about it for a while; all else is handed on."""

    def meet(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def said(message: str | bytes) -> None:
            told = json.loads(message)
            if told.get("do") != "sure":
                server.send(message)
                return
            asked.append(told.get("action"))
            line.send(json.dumps({"is": "sure", "nonce": told["nonce"], "sure": False, "text": TEXT, "better": None}))

        line.on_message(said)

    return meet


def test_who_wishes_is_asked_once(server: Server, visitor: Visitors) -> None:
    asked: list[int | None] = []
    page = visitor()
    page.route_web_socket(lambda url: True, doubting(asked))
    page.add_init_script("localStorage.setItem('fogline.toured', '[\"skyline\"]')")
    table = open_table(page, server.url, "skyline", 2, assist="full")
    page.goto(f"{server.url}/table/{table}")
    wait_for_turn(page)
    page.get_by_role("button", name="Menu").click()
    page.locator("[name=ask-sure]").check()
    page.locator("dialog .button-main").click()
    old = moment(page)
    page.locator(".sk-deck").click()  # chance answers it: there is no way back
    expect(page.locator(".preview-doubt")).to_contain_text(TEXT)
    assert moment(page) == old
    page.locator("[data-surely]").click()
    wait_for_turn(page, old)
    assert len(asked) == 1
    assert asked[0] is not None
