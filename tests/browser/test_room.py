"""Room: the board stays where it is whatever the dock shows, small windows need no scrolling, large ones are used."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from fogline.core.registry import games
from tests.browser.conftest import Visitors
from tests.browser.hands import after, by_mouse, moment, play, wait_for_turn
from tests.browser.house import LAPTOP, PHONE, Server, open_table
from tests.in_turn import in_turn, one_game

LARGE = {"width": 1920, "height": 1080}
WATCH = """() => {
    // Every box that the board ever has from now on, however far it is scrolled.
    const felt = document.querySelector('.felt');
    const note = () => { const { x, y, width, height } = felt.firstElementChild.getBoundingClientRect();
        window.boxes.add([x, y + felt.scrollTop, width, height].map(Math.round).join(' ')); };
    window.boxes = new Set();
    note();
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
GLIDES = """async () => {
    // Pieces are told that they come from 120 pixels further left: there they must start, whatever the table's size.
    const { glide, places, settle } = await import('/page/kit/flip.js');
    const felt = document.querySelector('.felt');
    const wanted = new Map();
    settle(felt); // a bot may have moved just now
    for (const [name, box] of places(felt)) {
        wanted.set(name, new DOMRect(box.x - 120, box.y, box.width, box.height));
    }
    glide(felt, wanted);
    return [...felt.querySelectorAll('[data-piece]')].filter((one) => wanted.has(one.dataset.piece)).map((one) => {
        one.getAnimations().forEach((animation) => { animation.pause(); animation.currentTime = 0; });
        return Math.round(one.getBoundingClientRect().x - wanted.get(one.dataset.piece).x);
    });
}"""


AGAIN = """async () => {
    // All pieces come from elsewhere; then comes a scene in which none of them moves. How many movements each time?
    const { glide } = await import('/page/kit/flip.js');
    const felt = document.querySelector('.felt');
    const moving = () => felt.getAnimations({ subtree: true }).filter(({ id }) => id === 'move').length;
    const elsewhere = new Map([...glide(felt, new Map())].map(([name, box]) =>
        [name, new DOMRect(box.x - 120, box.y, box.width, box.height)]));
    const resting = glide(felt, elsewhere);
    const first = moving();
    const still = glide(felt, resting);
    const same = [...still].every(([name, box]) => box.x === resting.get(name).x);
    return [first > 0, moving(), same];
}"""


def sit(page: Page, server: Server, game: str, **more: Any) -> None:
    page.add_init_script(f"localStorage.setItem('fogline.toured', '[\"{game}\"]')")
    table = open_table(page, server.url, game, max(2, games()[game].seats[0]), **more)
    page.goto(f"{server.url}/table/{table}")
    wait_for_turn(page)


@pytest.mark.parametrize(("game", "size"), in_turn(games(), (PHONE, LAPTOP)))
def test_nothing_in_the_dock_moves_the_board(
    server: Server, visitor: Visitors, fits: Callable[[Page], bool], game: str, size: dict[str, int]
) -> None:
    page = visitor(size=size)
    sit(page, server, game)
    page.evaluate(WATCH)
    for _ in range(2):
        for opener in page.locator(".dock [data-kind]").all():
            opener.click()
        for option in page.locator(".dock [data-option]").all()[:3] if size == LAPTOP else []:
            option.hover()
        play(page, by_mouse, until=after(2))
        assert fits(page)
    if size == LAPTOP:
        assert len(page.evaluate("[...window.boxes]")) == 1, page.evaluate("[...window.boxes]")
    else:  # a phone's leaves differ in length, but never in where they begin
        assert len({box.rpartition(" ")[0] for box in page.evaluate("[...window.boxes]")}) == 1


@one_game("investors")
def test_a_large_screen_shows_everything_larger(
    server: Server, visitor: Visitors, fits: Callable[[Page], bool], game: str
) -> None:
    page = visitor(size=LARGE, motion="no-preference")
    sit(page, server, game)
    assert fits(page)
    name = page.locator(".player-who b").first.bounding_box()
    dock = page.locator(".dock").bounding_box()
    assert name is not None
    assert dock is not None
    assert dock["y"] + dock["height"] == LARGE["height"]
    assert dock["height"] > 120, "the dock is 92 pixels high where the table is drawn for"
    assert {abs(off) for off in page.evaluate(GLIDES)} <= {0, 1}


def test_a_piece_that_has_come_does_not_come_again(server: Server, visitor: Visitors) -> None:
    page = visitor(motion="no-preference")
    sit(page, server, "rebuild")
    assert page.evaluate(AGAIN) == [True, 0, True]


def test_on_a_phone_a_turn_of_one_step_takes_two_taps(server: Server, visitor: Visitors) -> None:
    page = visitor(size=PHONE)
    sit(page, server, "cablecars")
    before = moment(page)
    tickets = page.locator(".cablecars-ticket").first
    box = tickets.bounding_box()
    page.locator(".dock [data-option]").first.tap()
    expect(page.locator(".preview.is-whole")).to_be_visible()
    assert tickets.bounding_box() == box, "what is being decided on stays in sight"
    page.locator("[data-do]").tap()
    wait_for_turn(page, before)
    page.wait_for_function("() => document.querySelector('.table-screen').dataset.asked !== 'confirm'")


def test_the_confirmation_tells_what_it_confirms_and_a_step_in_between_is_called_otherwise(
    server: Server, visitor: Visitors
) -> None:
    page = visitor()
    sit(page, server, "rebuild")
    play(page, by_mouse, until=lambda page: page.locator("[data-confirm]:not(.button-quiet)").count() > 0)
    expect(page.locator("[data-confirm]")).to_contain_text("Confirm turn")
    told = page.locator(".preview-draft").inner_text()
    assert "Ana" in told
    assert "Confirm these steps" not in page.locator(".dock").inner_text()
