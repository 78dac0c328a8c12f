"""How the pages that are no table look: anchors, languages, sizes, and nothing in anybody's way."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.house import LAPTOP, PHONE, ROOT, Server, open_table
from tests.browser.test_lobby import GAMES

PAGE = ROOT / "src" / "fogline" / "web" / "page"
PLAIN = ["/", "/?finished", "/import", "/help"]
EVERY = [*PLAIN, "/new/investors", "/rules/skyline"]
SMALL = """() => [...document.querySelectorAll('button, .button, select, input:not([type=file]), nav a')]
    .filter((element) => element.checkVisibility() && !element.closest('.hush'))
    .map((element) => element.closest('.segments label, .tick') || element)
    .map((element) => [element.outerHTML.slice(0, 120), element.getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.height < 43.5 || box.width < 43.5))
    .map(([what]) => what)"""

LONGER = pytest.mark.parametrize("lang", [pytest.param("en", marks=pytest.mark.long), "es"])
"""Where there is room for Spanish there is for English, whose words are shorter: --long looks at both."""


def gathering(page: Page, server: Server) -> str:
    """A table of this page's browser with one chair open."""
    wish = {"game": "skyline", "chairs": [{"kind": "person", "name": "Ana"}, {"kind": "open"}, {"kind": "bot"}]}
    made = page.request.post(f"{server.url}/api/tables", data=wish)
    return f"/table/{made.json()['table']}"


def visit(page: Page, server: Server, path: str) -> None:
    page.goto(server.url + path)
    page.wait_for_selector(".lobby h1")
    page.wait_for_load_state("networkidle")


@pytest.mark.parametrize(
    ("look", "paths"),
    # Each page in one of the looks; a phone shows all of them below, and --long all in both.
    [("light", EVERY[::2]), ("dark", EVERY[1::2])]
    + [pytest.param(look, EVERY, marks=pytest.mark.long) for look in ("light", "dark")],
)
def test_nothing_is_in_anybodys_way(
    server: Server, visitor: Visitors, axe: Callable[[Page], list[str]], look: str, paths: list[str]
) -> None:
    page = visitor("es" if look == "dark" else "en", dark=look == "dark")
    open_table(page, server.url, "rebuild", 1)
    for path in [*paths, gathering(page, server)]:
        visit(page, server, path)
        assert axe(page) == [], path
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
    page.locator(".nav-who").click()
    page.wait_for_selector("dialog.you[open]")
    assert axe(page) == []


@LONGER
def test_fingers_find_everything_on_a_phone(
    server: Server, visitor: Visitors, axe: Callable[[Page], list[str]], lang: str
) -> None:
    page = visitor(lang, PHONE)
    open_table(page, server.url, "rebuild", 1)
    for path in [*EVERY, gathering(page, server)]:
        visit(page, server, path)
        assert page.evaluate(SMALL) == [], path
        assert axe(page) == [], path
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


@LONGER
def test_a_laptop_shows_what_matters_without_scrolling(server: Server, visitor: Visitors, lang: str) -> None:
    page = visitor(lang)
    visit(page, server, "/")
    buttons = page.locator("[data-play]")
    expect(buttons).to_have_count(len(GAMES))
    for button in buttons.all():
        box = button.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= LAPTOP["height"]
    for game in GAMES:
        visit(page, server, f"/new/{game}")
        page.locator("input[name=count]").last.check()
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), game
    visit(page, server, gathering(page, server))
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_a_rule_has_an_address_that_shows_it(server: Server, visitor: Visitors) -> None:
    page = visitor()
    visit(page, server, "/rules/investors#4.3")
    rule = page.locator('[id="4.3"]')
    expect(rule).to_have_class(re.compile("is-target"))
    expect(rule).to_be_in_viewport()
    page.locator('.contents a[href="#7"]').click()
    expect(page.locator('h2[id="7"]')).to_be_in_viewport()
    expect(rule).not_to_have_class(re.compile("is-target"))
    expect(page.locator(".rules-text li strong, .rules-text p em")).not_to_have_count(0)
    assert "**" not in page.locator(".rules-text").inner_text()
    expect(page.locator(".rules-notice")).to_contain_text("not affiliated")
    expect(page.locator(".rules-notice")).to_contain_text("reconstructed")


def test_every_rule_of_every_game_is_on_its_page(server: Server, visitor: Visitors) -> None:
    page = visitor()
    for game in GAMES:
        visit(page, server, f"/rules/{game}")
        readme = (ROOT / "src" / "fogline" / "games" / game / "README.md").read_text(encoding="utf-8")
        numbers = re.findall(r"^- \*\*(\d+\.\d+)\*\*", readme, re.M)
        assert page.locator(".rules-text section li").evaluate_all("all => all.map(one => one.id)") == numbers


def test_another_language_in_the_middle_loses_nothing(server: Server, visitor: Visitors) -> None:
    page = visitor()
    visit(page, server, "/new/investors")
    page.locator(".chair select").first.select_option("here")
    page.get_by_label("Chair 1: name").fill("Ana")
    page.locator("select[name=bonuses]").select_option(index=2)
    page.locator(".nav-lang").select_option("es")
    expect(page.locator("h1")).to_contain_text("Nueva mesa")
    expect(page.get_by_label("Sitio 1: nombre")).to_have_value("Ana")
    expect(page.locator("select[name=bonuses]")).to_have_value("2")
    expect(page.locator("select[name=bonuses] option").nth(2)).to_have_text("cuatro")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    visit(page, server, "/")
    expect(page.locator('[data-play="skyline"]')).to_have_text("Jugar ya")
    visit(page, server, gathering(page, server))
    expect(page.locator("[data-start]")).to_have_text("Empezar la partida")
    page.locator(".nav-lang").select_option("en")
    expect(page.locator("[data-start]")).to_have_text("Start the game")


def test_covers_are_light() -> None:
    covers = sorted(PAGE.parents[1].glob("games/*/face/web/cover.js"))
    assert {*GAMES} <= {file.parents[2].name for file in covers}
    assert not [file.parents[2].name for file in covers if file.stat().st_size > 12_000]
