"""The same person on a laptop and a phone, with a link, with a code, and forgotten."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.house import PHONE, Server, open_table

GAME = "skyline"


def test_a_seat_goes_along_to_the_phone_and_comes_back_with_a_code(
    server: Server, visitor: Visitors, axe: Callable[[Page], list[str]]
) -> None:
    laptop, phone, again = visitor(), visitor("es", PHONE), visitor()
    table = open_table(laptop, server.url, GAME, 2)
    laptop.goto(f"{server.url}/me")
    laptop.locator("[data-move]").click()
    expect(laptop.locator(".qr")).to_be_visible()
    link = laptop.locator("#my-link").input_value()
    laptop.locator("[data-make-code]").click()
    code = laptop.locator("[data-code]").inner_text()
    assert axe(laptop) == []

    phone.goto(link)
    expect(phone.locator("#arrive-asked")).to_contain_text("Ana")
    assert "#" not in phone.url, "the secret has left the address"
    assert axe(phone) == []
    phone.locator("[data-arrive]").click()
    phone.wait_for_url(f"{server.url}/")
    expect(phone.locator(f'a[href="/table/{table}"]')).to_be_visible()

    again.goto(link)
    expect(again.locator(".problem")).to_be_visible()  # a link works once, and the browser notes the refusal
    visitor.complaints[:] = [said for said in visitor.complaints if "403" not in said]
    again.goto(f"{server.url}/me")
    again.locator("[name=code]").fill(code)
    again.keyboard.press("Enter")
    again.locator("[data-arrive]").click()
    again.wait_for_url(f"{server.url}/")
    expect(again.locator(f'a[href="/table/{table}"]')).to_be_visible()

    laptop.reload()
    laptop.locator("[data-forget]").click()
    assert axe(laptop) == []
    laptop.locator("[data-forget-yes]").click()
    expect(laptop.locator("[data-forgotten]")).to_be_visible()
    for page in (phone, again):
        page.goto(f"{server.url}/table/{table}")
        expect(page.locator('.table-screen[data-seat="-1"]')).to_be_visible()
