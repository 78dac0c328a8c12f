"""What a finished game teaches, in the browser: from its end to a decision that is tried again; laptop and phone."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from fogline.bots.base import make
from fogline.core.dealer import Dealer
from fogline.core.match import Match
from tests.boxes import brief_box
from tests.browser.conftest import Visitors
from tests.browser.house import PHONE, Server

GAME = "skyline"


def badly_played(folder: Path) -> str:
    """The record of a game in which the first player does whatever comes first."""
    box = folder / "box.toml"
    box.write_text(brief_box(GAME), encoding="utf-8")
    match, dealer = Match.new(GAME, 2, seed=4, box=box), Dealer(1)
    mind = make(match.game, "strong")
    while match.waiting:
        seat, legal = match.waiting[0], match.legal_ids()
        match.play(legal[0] if seat == 0 else mind.choose(match.view(seat), legal, dealer), seat)
    return match.record().dumps()


def test_one_learns_from_a_game(
    server: Server, visitor: Visitors, axe: Callable[[Page], list[str]], tmp_path: Path
) -> None:
    page = visitor(speed="once")
    asked = {"record": badly_played(tmp_path), "box": brief_box(GAME)}
    page.goto(server.url)
    table = page.request.post(f"{server.url}/api/import", data=asked).json()["table"]
    page.goto(f"{server.url}/analysis/{table}")
    expect(page.locator(".analysis[data-share='1']")).to_be_visible(timeout=120_000)
    expect(page.locator(".course-way")).to_have_count(2)
    assert page.locator("[data-turning='0'] [data-point]").count() > 0
    assert axe(page) == []

    phone = visitor("es", PHONE)
    phone.goto(f"{server.url}/analysis/{table}")
    expect(phone.locator(".analysis[data-share='1']")).to_be_visible()
    assert axe(phone) == []
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")

    page.goto(f"{server.url}/replay/{table}?turn=0")
    page.locator("[data-verdict=turning]").first.click()
    expect(page.locator("[data-verdict][aria-current]")).to_have_count(1)
    page.goto(f"{server.url}/analysis/{table}")
    page.locator("[data-turning='0'] [data-better]").first.click()
    expect(page).to_have_url(lambda url: f"?again={table}" in url and "/table/" in url)
    expect(page.locator(".table-screen")).to_be_visible()
