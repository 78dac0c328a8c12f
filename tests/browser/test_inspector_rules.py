"""Whoever asks what a thing is finds the number of the rule about it, which opens the rule beside the table."""

from playwright.sync_api import expect

from fogline.table.rulebook import rulebook
from tests.browser.conftest import Visitors
from tests.browser.hands import wait_for_turn
from tests.browser.house import Server, open_table
from tests.in_turn import one_game

NAMED = "async (game) => (await import(`/face/${game}/board.js`)).default.rules"
THINGS = {
    "cablecars": ('[data-part^="track:"]', "4.1"),
    "skyline": (".sk-deck", "3.1"),
    "investors": ('[data-part^="street:"]', "6.1"),
    "rebuild": (".rb-market .rb-permit", "4.3"),
}


@one_game("cablecars")
def test_the_inspector_leads_to_the_rule(server: Server, visitor: Visitors, game: str) -> None:
    page = visitor()
    page.add_init_script(f"localStorage.setItem('fogline.toured', '[\"{game}\"]')")
    page.goto(f"{server.url}/table/{open_table(page, server.url, game, 3)}")
    wait_for_turn(page)
    for board in THINGS:
        written = {rule.number for part in rulebook(board, "en").chapters for rule in part.rules}
        assert set(page.evaluate(NAMED, board).values()) <= written, board
    thing, number = THINGS[game]
    page.locator(thing).first.dispatch_event("contextmenu")  # also of what cannot be used now
    card = page.locator("dialog.inspector")
    expect(card.locator(".inspector-ends .rule")).to_have_text(number)
    card.locator(".inspector-ends .rule").click()
    expect(card).to_have_count(0)
    expect(page.locator(f'#panel [id="{number}"]')).to_be_visible()
