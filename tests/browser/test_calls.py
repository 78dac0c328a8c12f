"""Setting up how one is called, in /me: by keyboard and finger, in both languages."""

import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.house import LAPTOP, PHONE, Server, open_table

GAME = "skyline"


class Taker(BaseHTTPRequestHandler):
    """Takes whatever is posted."""

    def do_POST(self) -> None:
        self.server.got.append(self.rfile.read(int(self.headers["Content-Length"])))  # type: ignore[attr-defined]
        self.send_response(204)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None: ...


@pytest.fixture
def taker() -> Iterator[HTTPServer]:
    server = HTTPServer(("127.0.0.1", 0), Taker)
    server.got = []  # type: ignore[attr-defined]
    running = threading.Thread(target=server.serve_forever, daemon=True)
    running.start()
    yield server
    server.shutdown()
    server.server_close()


def test_a_webhook_is_set_up_tried_and_kept(
    server: Server, visitor: Visitors, axe: Callable[[Page], list[str]], taker: HTTPServer
) -> None:
    for number, (lang, size) in enumerate((("en", LAPTOP), ("es", PHONE))):
        page = visitor(lang, size, timezone_id="America/Los_Angeles")
        open_table(page, server.url, GAME, 2)
        page.goto(f"{server.url}/me")
        calls = page.locator("[data-calls]")
        expect(calls.locator("[data-try-call]")).to_have_count(0)
        calls.locator("[name=webhook]").fill(f"http://127.0.0.1:{taker.server_port}/ana")
        calls.locator("[name=form]").select_option("discord")
        calls.locator("[name=minutes]").fill("12")
        calls.locator("[name=quiet_from]").fill("22:30")
        calls.locator("[name=quiet_to]").fill("07:15")
        calls.locator("[data-save-calls]").click()
        expect(calls.locator("[data-calls-saved=true]")).to_be_visible()
        calls.locator("[data-try-call]").click()
        expect(calls.locator("[data-sent=webhook]")).to_be_visible()
        assert len(taker.got) == number + 1  # type: ignore[attr-defined]
        assert axe(page) == []
        page.reload()
        expect(calls.locator("[name=form]")).to_have_value("discord")
        expect(calls.locator("[name=minutes]")).to_have_value("12")
        expect(calls.locator("[name=quiet_to]")).to_have_value("07:15")
        assert page.request.get(f"{server.url}/api/me/calls").json()["zone"] == "America/Los_Angeles"
        calls.locator("[name=webhook]").fill("")
        calls.locator("[data-save-calls]").click()
        expect(calls.locator("[data-try-call]")).to_have_count(0)


def test_what_is_wrong_is_said_beside_the_form(
    server: Server, visitor: Visitors, axe: Callable[[Page], list[str]]
) -> None:
    page = visitor("es", PHONE)
    open_table(page, server.url, GAME, 2)
    page.goto(f"{server.url}/me")
    calls = page.locator("[data-calls]")
    calls.locator("[name=quiet_from]").fill("22:30")
    calls.locator("[data-save-calls]").click()
    expect(calls.locator(".problem")).to_contain_text("silencio")
    assert axe(page) == []
    visitor.complaints[:] = [said for said in visitor.complaints if "400" not in said]
