"""rebuild at the table: whole games by hand, the drawing of the city, the phone."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.conftest import Visitors
from tests.browser.hands import moment, over, play, wait_for_turn
from tests.browser.house import PHONE, Server, open_table, small_box

NEXT = '[data-stepper="next"]'
BARE = "localStorage.setItem('fogline.toured', '[\"rebuild\"]')"
VIEW = "async (table) => (await (await fetch(`/api/tables/${table}/scene?seat=0`)).json()).view"
LEGAL = """async (table) => (await (await fetch(`/api/tables/${table}/scene?seat=0`)).json()).legal
    .filter(({ kind }) => kind === 'Go').map(({ args }) => args)"""
REACH = """async ([table, asked, spare]) => {
    const say = async (door, body) => (await fetch(`/api/tables/${table}/${door}`, body && {
        method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })).json();
    for (let n = 0; n < 400; n += 1) {
        const scene = await say('scene?seat=0');
        if (scene.question === asked && scene.view.money[0] >= spare) return scene.at;
        if (scene.status === 'over') return null;
        const { seat, at } = scene;
        const rich = spare && (scene.legal.find(({ args }) => [7, 8].includes(args?.deed)) ?? scene.legal[0]);
        if (scene.legal.length) await say('act', { seat, at, action: rich?.id ?? (await say('hint?seat=0')).action });
        else if (scene.confirm === 'now') await say('confirm', { seat, at });
        else await new Promise((done) => setTimeout(done, 20));
    }
    return null;
}"""
STATE = """() => {
    const screen = document.querySelector('.table-screen');
    const now = screen?.dataset ?? {};
    const marks = '.is-picked, .button-clear, .fan, .rb-step.is-now, [data-do]';
    const told = [...document.querySelectorAll(marks)].map((one) => one.textContent);
    return [now.at, now.seat, now.status, now.asked, ...told].join('|');
}"""
CHANGED = f"(old) => ({STATE})() !== old"
TARGETS = """() => {
    const shown = (query) => [...document.querySelectorAll(query)].map((one) => {
        const box = one.getBoundingClientRect();
        return [one, box.left + box.width / 2, box.top + box.height / 2];
    }).filter(([one, x, y]) => one.contains(document.elementFromPoint(x, y))).map(([, x, y]) => [x, y]);
    const first = shown('[data-stepper="next"], .dock [data-do], .dock [data-confirm]:not(.button-quiet)');
    if (first.length) return first;
    const options = shown('.dock [data-option]');
    const parts = document.querySelector('.button-clear') ? [] : shown('.felt .part.is-legal');
    return [...parts, ...options].length ? [...parts, ...options] : shown('.dock [data-kind], .dock [data-confirm]');
}"""


def sit(page: Page, server: Server, seats: int = 2, small: bool = True, **more: Any) -> str:
    page.goto(server.url)
    page.evaluate(BARE)
    table = open_table(page, server.url, "rebuild", seats, **({"box": small_box("rebuild")} if small else {}), **more)
    page.goto(f"{server.url}/table/{table}")
    wait_for_turn(page)
    return table


def click(page: Page, dice: random.Random) -> None:
    """Clicks something that can be used until what is seen changes; a reason that arrives late may move the dock."""
    before = page.evaluate(STATE)
    for _ in range(4):
        targets = page.evaluate(TARGETS)
        assert targets, f"nothing to click at {before}"
        page.mouse.click(*dice.choice(targets))
        try:
            page.wait_for_function(CHANGED, arg=before, timeout=5_000)
        except PlaywrightTimeout:
            continue
        return
    raise AssertionError(f"clicks change nothing at {before}")


def mouse(page: Page, dice: random.Random) -> None:
    """Clicks until a step is made, the Committee's steps included."""
    old = moment(page)
    for _ in range(60):
        click(page, dice)
        if moment(page) != old or over(page):
            return
    raise AssertionError("the clicks lead nowhere")


def keys(page: Page, dice: random.Random) -> None:
    """A step without a mouse: digits for the dock, arrows and Enter for the board, d for the dock's first button."""
    old = moment(page)
    for _ in range(60):
        before = page.evaluate(STATE)
        many = page.locator(".dock [data-option]").count()
        if page.locator(f"{NEXT}, .dock [data-do]").count():
            page.keyboard.press("d")
            page.keyboard.press("Enter")
        elif page.locator(".dock [data-confirm]:not(.button-quiet)").count():
            page.keyboard.press("y")
        elif many and dice.random() < 0.6:
            page.keyboard.press(str(dice.randint(1, min(many, 9))))
        else:
            walk(page, dice)
        if page.evaluate(STATE) == before:
            page.wait_for_timeout(120)
        if moment(page) != old or over(page):
            return
    raise AssertionError(f"the keys lead nowhere at {old}")


def walk(page: Page, dice: random.Random) -> None:
    """To the board, some arrows, and Enter where something can be done."""
    page.keyboard.press("b")
    for _ in range(dice.randint(0, 3)):
        page.keyboard.press(dice.choice(["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]))
    if page.evaluate("document.activeElement?.classList.contains('is-legal') ?? false"):
        page.keyboard.press("Enter")


def reach(page: Page, table: str, asked: str, spare: int = 0) -> None:
    """Plays on through the plain door, as the hint says or for money, until this is asked and so much is there."""
    arrived = page.evaluate(REACH, [table, asked, spare])
    assert arrived, f"{asked} was never asked"
    page.wait_for_selector(f'.table-screen[data-asked="{asked}"][data-at="{arrived}"]')


def test_a_whole_game_by_mouse_in_english(
    server: Server, visitor: Visitors, axe: Callable[[Page], list[str]], fits: Callable[[Page], bool]
) -> None:
    page = visitor()
    sit(page, server)
    assert fits(page)
    assert axe(page) == []
    assert play(page, mouse) > 10
    page.wait_for_selector("dialog.finish[open]")
    page.keyboard.press("Escape")
    assert "game is over" in page.locator(".rb-band.is-over").inner_text()
    assert axe(page) == []


@pytest.mark.parametrize(("lang", "step"), [("es", mouse), ("en", keys)])
def test_a_whole_game_in_the_other_language(server: Server, visitor: Visitors, lang: str, step: Any) -> None:
    page = visitor(lang=lang)
    sit(page, server)
    assert play(page, step) > 10
    page.wait_for_selector("dialog.finish[open]")


def test_a_whole_game_by_keyboard_in_spanish(server: Server, visitor: Visitors) -> None:
    page = visitor(lang="es")
    sit(page, server, seats=3)
    assert "Carta" in (page.locator(".rb-ring-card").first.get_attribute("aria-label") or "")
    assert play(page, keys) > 10
    page.wait_for_selector("dialog.finish[open]")


def test_a_whole_solo_game_with_every_step_watched_in_spanish(server: Server, visitor: Visitors) -> None:
    page = visitor(lang="es")
    sit(page, server, seats=1, options={"committee": "hard"})
    assert play(page, mouse) > 10
    page.wait_for_selector("dialog.finish[open]")


def test_a_whole_game_of_full_size_by_mouse(server: Server, visitor: Visitors) -> None:
    page = visitor()
    sit(page, server, seats=2, small=False)
    assert play(page, mouse) > 60
    page.wait_for_selector("dialog.finish[open]")


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_the_whole_table_is_drawn_without_scrolling(
    server: Server, visitor: Visitors, fits: Callable[[Page], bool], seats: int
) -> None:
    """Every space, pawn, token and card that the view tells of, at every number of players."""
    page = visitor(lang="es" if seats == 4 else "en", dark=seats == 3)
    table = sit(page, server, seats=seats, small=False)
    view = page.evaluate(VIEW, table)
    cards = {1: 4, 3: 6, 4: 8}[seats]
    assert page.locator(".rb-plot-card").count() == cards
    drawn = set(page.eval_on_selector_all(".rb-space", "all => all.map((one) => one.dataset.part.split(' ')[0])"))
    vacant = {f"space:{n}" for n in range(60) if int(view["vacant"]) >> n & 1}
    assert vacant <= drawn
    assert page.locator(".rb-space .rb-rubble").count() == int(view["rubble"]).bit_count()
    assert page.locator(".rb-token").count() == len(view["players"])
    assert page.locator(".rb-ring-card").count() == len(view["ring"])
    assert page.locator(".rb-row-permits .rb-permit").count() == 3
    assert fits(page)
    small = page.locator(".rb-market text, .rb-map text").evaluate_all(
        "all => Math.min(...all.map((one) => one.getBoundingClientRect().height))"
    )
    assert small >= 10  # the box of letters of about 11 px


def test_where_i_stand_and_what_i_do_in_either_order(server: Server, visitor: Visitors) -> None:
    """A space first shows what each action costs from there; an action first shows it for each space."""
    page = visitor()
    table = sit(page, server, seats=2, small=False, assist="full")
    reach(page, table, "moving", spare=6)
    page.locator(".rb-stand.is-legal").first.click()
    assert page.locator(".rb-stand.is-picked").count() == 1
    assert page.locator(".rb-toll").first.inner_text() in ("+$2", "+$4")
    page.keyboard.press("Escape")
    moves = page.evaluate(LEGAL, table)
    deed = next(move["deed"] for move in moves if sum(other["deed"] == move["deed"] != 8 for other in moves) > 1)
    page.locator(f'.rb-deed[data-part="deed:{deed} Go"]').click()
    assert page.locator(".rb-deed.is-picked").count() == 1
    old = moment(page)
    page.locator(".dock [data-option]").first.click()
    wait_for_turn(page, old)


def test_the_build_helper_goes_both_ways_and_a_building_stands(server: Server, visitor: Visitors) -> None:
    page = visitor()
    table = sit(page, server, seats=2, small=False, assist="full")
    reach(page, table, "siting")
    page.locator(".rb-my-permits .rb-permit").first.click()
    assert page.locator(".rb-space.fits-one, .rb-space.fits-two").count() > 0
    assert page.locator(".rb-space.fits-dim").count() > 0
    page.locator(".rb-my-permits .rb-permit").first.click()
    page.locator(".rb-space:not(.is-legal):not(:has(.rb-house))").first.click()
    assert page.locator(".rb-space.is-studied").count() == 1
    assert page.locator(".panel .rule").count() > 0  # and the rules say why not there
    before = int(page.evaluate(VIEW, table)["built"][0]).bit_count()
    site = page.locator(".rb-space.is-legal").first
    space = (site.get_attribute("data-part") or "").split(" ")[0]
    old = moment(page)
    site.click()
    wait_for_turn(page, old)
    for _ in range(4):
        if page.evaluate(VIEW, table)["site"] >= 0:
            old = moment(page)
            page.locator(".dock [data-option]").first.click()
            wait_for_turn(page, old)
    assert int(page.evaluate(VIEW, table)["built"][0]).bit_count() == before + 1
    built = page.locator(f'.rb-space[data-part^="{space} "]')
    assert "Ana" in (built.get_attribute("aria-label") or "")
    assert built.locator(".rb-house").count() == 1


def test_the_phone_has_three_leaves_and_large_targets(
    server: Server, visitor: Visitors, axe: Callable[[Page], list[str]], fits: Callable[[Page], bool]
) -> None:
    page = visitor(size=PHONE)
    table = sit(page, server, seats=2, small=False, assist="full")
    reach(page, table, "moving")
    for leaf in ("map", "actions", "cards"):
        page.locator(f"#rb-leaf-{leaf}").click()
        assert fits(page)
        assert axe(page) == []
        small = page.eval_on_selector_all(
            ".felt .part, .rb-leaves button",
            "all => all.filter((one) => { const box = one.getBoundingClientRect(); "
            "return box.width && (box.width < 43.5 || box.height < 43.5); }).map((one) => one.outerHTML.slice(0, 120))",
        )
        assert small == []
    assert page.locator(".rb-leaves .rb-here").count() == 1


def test_spectators_and_the_replay_see_the_table(server: Server, visitor: Visitors) -> None:
    page = visitor()
    table = sit(page, server, seats=1)
    steps = iter(range(8))
    play(page, mouse, until=lambda _: next(steps, None) is None)
    other = visitor()
    other.goto(f"{server.url}/table/{table}")
    other.wait_for_selector(".rebuild.is-watched .rb-map")
    assert other.locator(".rb-mine").count() == 0
    page.goto(f"{server.url}/replay/{table}?turn=1")
    page.wait_for_selector(".rebuild .rb-map")
    for _ in range(12):
        if page.locator('[data-stepper="watch"]').count():
            break
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(150)
    page.locator('[data-stepper="watch"]').click()
    assert page.locator(".rb-stepper .rb-step").count() >= 2
