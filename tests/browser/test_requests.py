"""How often a browser asks: to somebody far away each question is a wait, and each one after another a longer one."""

from playwright.sync_api import Page, Request

from tests.browser.conftest import Visitors
from tests.browser.hands import wait_for_turn
from tests.browser.house import Server, open_table

FETCHED = """performance.getEntriesByType('resource')
    .filter((one) => !one.name.includes('/api/') && one.transferSize > 0).map((one) => one.name)"""


class Ear:
    """What a page asks of the server, in order, and when the first answer about the table came."""

    def __init__(self, page: Page) -> None:
        self.asked: list[str] = []
        self.at_first_answer: list[str] = []
        page.on("request", lambda request: self.asked.append(request.url))
        page.on("requestfinished", self.answered)

    def answered(self, request: Request) -> None:
        if "/api/" in request.url and not self.at_first_answer:
            self.at_first_answer = self.asked[:]


def test_the_first_table_takes_few_questions_and_a_reload_two_waits(server: Server, visitor: Visitors) -> None:
    page = visitor()
    table = open_table(page, server.url, "rebuild", 3)
    first = Ear(page)
    page.goto(f"{server.url}/table/{table}")
    wait_for_turn(page)
    assert 5 < len(first.asked) <= 25, first.asked
    again = Ear(page)
    page.reload()
    wait_for_turn(page)
    fetched = page.evaluate(FETCHED)
    assert fetched == [], "what does not change is not asked for again"
    # The page itself, then all about the table at once: the scene is shown before the line is there.
    wanted = {f"{server.url}/api/tables/{table}{what}?lang=en" for what in ("", "/box", "/scene")}
    assert wanted <= set(again.at_first_answer), again.at_first_answer
