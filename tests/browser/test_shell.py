"""The shell that every game's table has."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.boxes import small_box
from tests.browser.conftest import Visitors
from tests.browser.hands import after, by_mouse, moment, play, play_out, wait_for_turn
from tests.browser.house import LAPTOP, PHONE, Server, open_table

SEATS = {"cablecars": 2, "skyline": 2, "investors": 3, "rebuild": 2}
REDRAWN = """([x, y]) => {
    const pressed = document.elementFromPoint(x, y);
    if (!pressed.closest('.part') || pressed.matches('.part')) throw new Error('nothing inside a part was pressed');
    pressed.replaceWith(pressed.cloneNode(true));
}"""


def sit(page: Page, server: Server, game: str = "cablecars", **more: object) -> str:
    table = open_table(page, server.url, game, SEATS[game], box=small_box(game), **more)
    page.goto(f"{server.url}/table/{table}")
    wait_for_turn(page)
    return table


def test_a_click_counts_also_when_its_preview_redraws_what_was_pressed(server: Server, visitor: Visitors) -> None:
    page = visitor()
    sit(page, server)
    old = moment(page)
    button = page.locator(".felt .part.is-legal").first
    box = button.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.evaluate(REDRAWN, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
    page.mouse.up()
    wait_for_turn(page, old)
    assert moment(page) != old


def test_undo_takes_a_step_back_and_reload_shows_the_same_moment(server: Server, visitor: Visitors) -> None:
    page = visitor()
    sit(page, server)
    offered = page.locator(".dock [data-option]").all_inner_texts()
    start = moment(page)
    page.locator(".dock [data-option]").first.click()
    wait_for_turn(page, start)
    after = moment(page)
    page.reload()
    wait_for_turn(page)
    assert moment(page) == after
    expect(page.locator(".dock [data-option]")).not_to_have_text(offered)
    page.keyboard.press("u")
    wait_for_turn(page, after)
    expect(page.locator(".dock [data-option]")).to_have_text(offered)


def test_axe_finds_nothing_at_the_table_and_in_its_menu(
    server: Server, visitor: Visitors, axe: Callable[[Page], list[str]]
) -> None:
    page = visitor()
    sit(page, server)
    assert axe(page) == []
    page.keyboard.press("?")
    page.wait_for_selector("dialog.menu[open]")
    assert axe(page) == []


@pytest.mark.parametrize("game", ["cablecars", "skyline", "rebuild"])
def test_rows_show_what_is_certain_and_the_rest_says_that_it_is_open(
    server: Server, visitor: Visitors, game: str
) -> None:
    page = visitor()
    sit(page, server, game)
    expect(page.locator(".player-points")).to_have_text(["Certain so far: 0"] * 2)
    page.keyboard.press("s")
    table = page.locator("[data-sums]")
    expect(table.locator("[data-certain] td")).to_have_text(["0", "0"])
    expect(table.locator("[data-open]")).to_contain_text("If the game ended now")
    if game == "cablecars":  # nobody knows another's tickets
        expect(table.locator("[data-open] tr").last).to_contain_text("?")


def test_the_end_shows_sums_first_in_the_order_of_the_seats_with_its_buttons_in_sight(
    server: Server, visitor: Visitors
) -> None:
    page = visitor()
    play_out(page, sit(page, server))
    page.wait_for_selector("dialog.finish[open]")
    names = page.locator(".finish [data-sums] thead th").all_inner_texts()
    assert names == page.locator(".player-who b").all_inner_texts()
    expect(page.locator(".finish [data-sums] tbody tr").nth(2)).to_be_attached()
    expect(page.locator(".finish .stories").first).to_be_hidden()
    page.locator(".finish-stories summary").click()
    expect(page.locator(".finish .stories").first).to_be_visible()
    for way in page.locator(".finish-ways > *").all():
        box = way.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= LAPTOP["height"]


@pytest.mark.parametrize("game", SEATS)
def test_everything_tells_what_it_is(
    server: Server, visitor: Visitors, axe: Callable[[Page], list[str]], game: str
) -> None:
    page = visitor()
    sit(page, server, game)
    expect(page.locator(".table-screen [title]"), "what only a pointer finds is found by nobody else").to_have_count(0)
    page.keyboard.press("i")
    expect(page.locator("dialog.legend dd").nth(8)).to_be_visible()
    assert axe(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("dialog.legend")).to_have_count(0)
    page.keyboard.press("b")
    named = page.evaluate("document.activeElement.getAttribute('aria-label')")
    page.keyboard.press("i")
    card = page.locator("dialog.inspector")
    expect(card.locator("h2")).to_have_text(named)
    if game != "investors":  # it begins with a question about nothing that lies on the table
        expect(card.locator("h3").first).to_be_visible()
    expect(card.locator(".inspector-picture > div > *")).to_have_count(1)
    assert axe(page) == []
    page.emulate_media(color_scheme="dark")
    assert axe(page) == []
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_a_finger_that_stays_asks_and_does_nothing_else(server: Server, visitor: Visitors) -> None:
    page = visitor(size=PHONE)
    sit(page, server)
    before = moment(page)
    box = page.locator(".cablecars-market .part").first.bounding_box()
    assert box is not None
    touch = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.locator("dialog.inspector h2")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.locator("dialog.inspector .button").tap()
    assert moment(page) == before
    expect(page.locator("[data-do]")).to_have_count(0)


def test_the_list_of_reasons_names_each_once(server: Server, visitor: Visitors) -> None:
    page = visitor()
    sit(page, server)
    play(page, by_mouse, until=after(2))  # at the beginning all choose at once, and each choice is a new moment
    page.keyboard.press("w")
    reasons = page.locator(".whys > li > p")
    reasons.first.wait_for()
    told = reasons.all_inner_texts()
    assert len(set(told)) == len(told)


def test_reasons_that_are_alike_are_one_press_away(
    server: Server, visitor: Visitors, axe: Callable[[Page], list[str]]
) -> None:
    page = visitor()
    page.add_init_script("localStorage.setItem('fogline.toured', '[\"cablecars\"]')")
    page.goto(f"{server.url}/table/{open_table(page, server.url, 'cablecars', 2)}")
    wait_for_turn(page)
    page.keyboard.press("w")
    entry = page.locator(".whys > li", has_text="You were not offered")
    expect(entry).to_have_count(1)
    expect(entry.locator("p:visible")).to_have_count(1)
    tickets = entry.locator("details li").count()
    expect(entry.locator("summary")).to_have_text(f"and {tickets} more like it")
    assert tickets > 10
    entry.locator("summary").click()
    expect(entry.locator("p:visible")).to_have_count(tickets + 1)
    assert axe(page) == []


AT_ONCE = """(() => {
    // Does something in the very moment in which this is drawn, before the picture is on the screen.
    const watch = new MutationObserver(() => {
        const part = document.querySelector(WHAT);
        if (!part) return;
        watch.disconnect();
        window.doneAt = document.querySelector('.table-screen').dataset.at;
        part.dispatchEvent(DONE);
    });
    watch.observe(document, { subtree: true, childList: true, attributes: true });
})()"""
PAINTED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
CLICK = "new MouseEvent('click', { bubbles: true })"


def at_once(what: str, done: str = CLICK) -> str:
    """A script that does this to that as soon as it is there."""
    return AT_ONCE.replace("WHAT", repr(what)).replace("DONE", done)


def test_a_key_is_heard_as_soon_as_the_table_is_there(server: Server, visitor: Visitors) -> None:
    page = visitor()
    page.add_init_script(at_once(".table-screen", "new KeyboardEvent('keydown', { key: 'b', bubbles: true })"))
    sit(page, server)
    page.evaluate(PAINTED)
    assert page.evaluate("document.activeElement.matches('[data-part]')")
