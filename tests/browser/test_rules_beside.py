"""The rules with pictures: on their own page, and beside the table on laptop and phone."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitors
from tests.browser.house import LAPTOP, PHONE, Server, open_table

FIGURES = {"cablecars": 6, "investors": 4, "rebuild": 5, "skyline": 5}
EMPTY = """() => [...document.querySelectorAll('figure')]
    .filter((figure) => !figure.querySelector('svg') || !figure.querySelector('figcaption').innerText.trim()
        || figure.getBoundingClientRect().width > figure.closest('li').getBoundingClientRect().width)
    .map((figure) => figure.closest('li').id)"""

CUT = """() => [...document.querySelectorAll('.tabs button, .tab-bar button, .side > *')].filter((element) => {
    const { right } = element.getBoundingClientRect();
    return right > innerWidth || element.matches('button') && element.scrollWidth > element.clientWidth;
}).map((element) => element.innerText)"""


@pytest.mark.parametrize("game", FIGURES)
def test_a_rulebook_shows_signs_and_worked_examples(server: Server, visitor: Visitors, game: str) -> None:
    page = visitor("es")
    page.goto(f"{server.url}/rules/{game}")
    expect(page.locator("figure")).to_have_count(FIGURES[game])
    assert page.evaluate(EMPTY) == []
    page.locator(".rules-signs summary").click()
    expect(page.locator(".rules-signs dt svg").nth(3)).to_be_attached()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_rules_are_read_beside_the_table(server: Server, visitor: Visitors, size: dict[str, int]) -> None:
    page = visitor("es", size=size)
    page.goto(f"{server.url}/table/{open_table(page, server.url, 'skyline', 2)}")
    tab(page, "Reglas").click()
    expect(page.locator(".rules-beside figure")).to_have_count(FIGURES["skyline"])
    page.locator(".rules-chapters a", has_text="7 ").click()
    expect(page.locator(".rules-beside [id='7']")).to_be_in_viewport()
    assert "#" not in page.url
    assert page.evaluate(CUT) == []
    assert page.evaluate(EMPTY) == []


def test_the_number_of_a_reason_opens_its_rule_beside_the_table(server: Server, visitor: Visitors) -> None:
    page = visitor()
    page.goto(f"{server.url}/table/{open_table(page, server.url, 'skyline', 2)}")
    expect(page.locator(".dock")).to_be_visible()
    page.keyboard.press("w")
    link = page.locator(".panel a.rule").first
    number = link.inner_text()
    link.click()
    here = page.locator(".rules-beside li.is-target")
    expect(here).to_have_id(number)
    expect(here).to_be_in_viewport()
    assert len(page.context.pages) == 1


def tab(page: Page, name: str) -> Locator:
    return page.locator(".tabs button, .tab-bar button", has_text=name)
