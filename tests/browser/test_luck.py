"""Luck that can be checked, in the browser: chosen in the form, promised, played, and checked at the end."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.boxes import brief_box
from tests.browser.conftest import Visitors
from tests.browser.hands import play_out
from tests.browser.house import PHONE, Server
from tests.browser.test_lobby import asked, opened
from tests.in_turn import first_of


def test_luck_is_promised_and_checked_at_the_end(
    server: Server, visitor: Visitors, axe: Callable[[Page], list[str]]
) -> None:
    page = visitor()
    page.goto(f"{server.url}/new/skyline")
    page.locator("input[name=count][value='2']").check()
    tick = page.get_by_label("Luck that can be checked")
    expect(tick).not_to_be_checked()
    tick.check()
    box = {"name": "brief.toml", "mimeType": "text/plain", "buffer": brief_box("skyline").encode()}
    page.locator("input[name=box]").set_input_files(box)  # type: ignore[arg-type]
    page.locator("[data-make]").click()
    table = opened(page)
    page.wait_for_selector(".table-screen")
    luck = asked(page, server, f"/tables/{table}/scene")["luck"]
    assert [len(salt) for salt in luck["salts"]] == [32, 0]
    page.get_by_role("button", name="Menu", exact=True).click()
    page.locator("dialog.menu [data-luck]").click()
    shown = page.locator("dialog.luck")
    expect(shown.locator("[data-state]")).to_have_attribute("data-state", "open")
    expect(shown).to_contain_text(luck["commitment"])
    expect(shown.locator("[data-seen]")).to_contain_text("It was promised the same. Its salt is among them.")
    shown.locator("summary").click()
    assert axe(page) == []
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    play_out(page, table)
    page.locator("dialog.finish [data-luck]").click()
    expect(shown.locator("[data-state]")).to_have_attribute("data-state", "holds")
    expect(shown).to_contain_text("What this does not prove:")
    assert axe(page) == []


@pytest.mark.parametrize("lang", first_of(["es", "en"]))
def test_two_people_give_salt_by_sitting_down(
    server: Server, visitor: Visitors, axe: Callable[[Page], list[str]], fits: Callable[[Page], bool], lang: str
) -> None:
    host, guest = visitor(), visitor(lang, PHONE)
    chairs = [{"kind": "person", "name": "Ana"}, {"kind": "open"}]
    wanted = {"game": "skyline", "chairs": chairs, "luck": True}
    host.goto(server.url)
    made = host.request.post(f"{server.url}/api/tables", data=wanted).json()["table"]
    promised = asked(host, server, f"/tables/{made}")["commitment"]
    host.goto(f"{server.url}/table/{made}")
    guest.goto(f"{server.url}/table/{made}")
    guest.evaluate("window.before = true")
    guest.locator("[data-sit='1']").click()
    guest.wait_for_function("() => !window.before")  # whoever sits down looks through other eyes: the page comes anew
    expect(guest.locator(".terms")).to_contain_text(promised)
    guest.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth")
    assert axe(guest) == []
    salted = "async (at) => (await (await fetch(at)).json()).luck.salts.every((salt) => salt.length === 32)"
    guest.wait_for_function(salted, arg=f"/api/tables/{made}/scene")
    host.locator("[data-start]").click()
    guest.wait_for_selector(".table-screen")
    guest.locator(".top-tools .tool").last.click()
    guest.locator("dialog.menu [data-luck]").click()
    told = {"en": "Its salt is among them.", "es": "Su sal está entre ellas."}
    expect(guest.locator("dialog.luck [data-seen]")).to_contain_text(told[lang])
    assert guest.locator("dialog.luck").evaluate("(one) => one.scrollWidth <= one.clientWidth")
    assert fits(guest)
    assert axe(guest) == []
