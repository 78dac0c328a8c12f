"""rebuild at the table: whole games by hand, the drawing of the city, the phone."""

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from fogline.games.rebuild.view import View
from tests.boxes import small_box
from tests.browser.conftest import Visitors
from tests.browser.hands import STEPS, Step, after, by_keyboard, by_mouse, moment, play, play_listening, wait_for_turn
from tests.browser.house import PHONE, Server, open_table
from tests.browser.plain_door import GameOver, Scene, play_on, quick_mind
from tests.browser.test_shell import PAINTED, at_once

NEXT = ".following [data-next]"
BARE = "localStorage.setItem('fogline.toured', '[\"rebuild\"]')"
VIEW = "async (table) => (await (await fetch(`/api/tables/${table}/scene?seat=0`)).json()).view"
LEGAL = """async (table) => (await (await fetch(`/api/tables/${table}/scene?seat=0`)).json()).legal
    .filter(({ kind }) => kind === 'Go').map(({ args }) => args)"""
WATCHED = """async (table) => {
    const { turns } = await (await fetch(`/api/tables/${table}`)).json();
    for (let turn = 1; turn <= turns; turn += 1) {
        const scene = await (await fetch(`/api/tables/${table}/scene?turn=${turn}&seat=0`)).json();
        if (scene.frames.length) return turn;
    }
    throw new Error("the Committee has done nothing");
}"""
OVERLAID = """() => {
    const told = document.querySelector('.preview-draft');
    told.lastChild.textContent = 'A long turn so far. '.repeat(60);
    return Math.max(0, document.querySelector('.dock').getBoundingClientRect().top - told.getBoundingClientRect().top);
}"""
"""How far what was done so far reaches over the board, however much it is."""
KEPT = """() => document.querySelector('.rb-deed.is-picked')
    || document.querySelector('.table-screen').dataset.at !== window.doneAt"""
"""Whether what was chosen is picked, or done."""


def sit(page: Page, server: Server, seats: int = 2, small: bool = True, **more: Any) -> str:
    table = lay(page, server, seats, small, **more)
    page.goto(f"{server.url}/table/{table}")
    wait_for_turn(page)
    return table


def lay(page: Page, server: Server, seats: int = 2, small: bool = False, **more: Any) -> str:
    """A table that the page does not show yet."""
    page.add_init_script(BARE)
    return open_table(page, server.url, "rebuild", seats, **({"box": small_box("rebuild")} if small else {}), **more)


def arrive(page: Page, server: Server, table: str, asked: str, spare: int = 0, most: int = 1000) -> str:
    """Plays on through the plain door, as a quick mind does or for money, until this is asked, so much is there, and
    there are not too many answers; the moment in which that is."""

    def for_money(scene: Scene) -> int:
        deeds = (option["id"] for option in scene["legal"] if option.get("args", {}).get("deed") in (7, 8))
        return int(next(deeds, scene["legal"][0]["id"]))

    def there(scene: Scene) -> bool:
        return scene["question"] == asked and scene["view"]["money"][0] >= spare and len(scene["legal"]) <= most

    return play_on(page, f"{server.url}/api/tables/{table}", there, for_money if spare else quick_mind("rebuild", View))


def reach(page: Page, server: Server, table: str, asked: str, spare: int = 0, most: int = 1000) -> None:
    """The same, until the page shows it, which is not opened before: what is not looked at need not be drawn."""
    arrived = arrive(page, server, table, asked, spare, most)
    page.goto(f"{server.url}/table/{table}")
    page.wait_for_selector(f'.table-screen[data-asked="{asked}"][data-at="{arrived}"]')


def somewhere(page: Page, server: Server, asked: str, most: int) -> str:
    """The first of a few tables at which it comes to that: deals differ."""
    for _ in range(6):
        table = lay(page, server)
        with suppress(GameOver):
            reach(page, server, table, asked, most=most)
            return table
    raise AssertionError("at no table")


@pytest.mark.long
def test_a_whole_game_by_mouse_in_english(
    server: Server, visitor: Visitors, axe: Callable[[Page], list[str]], fits: Callable[[Page], bool]
) -> None:
    page = visitor()
    sit(page, server)
    assert fits(page)
    assert axe(page) == []
    assert play(page, by_mouse) > 10
    page.wait_for_selector("dialog.finish[open]")
    page.keyboard.press("Escape")
    expect(page.locator(".rb-band.is-over")).to_contain_text("game is over")
    assert axe(page) == []


@pytest.mark.long
@pytest.mark.parametrize(("lang", "step"), [("es", by_mouse), ("en", by_keyboard)])
def test_a_whole_game_in_the_other_language(server: Server, visitor: Visitors, lang: str, step: Step) -> None:
    page = visitor(lang=lang)
    sit(page, server)
    assert play(page, step) > 10
    page.wait_for_selector("dialog.finish[open]")


def test_a_whole_game_by_keyboard_in_spanish(server: Server, visitor: Visitors) -> None:
    page = visitor(lang="es")
    sit(page, server, seats=3)
    expect(page.locator(".rb-ring-card").first).to_have_attribute("aria-label", re.compile("Carta"))
    assert play_listening(page) > 10
    page.wait_for_selector("dialog.finish[open]")


@pytest.mark.parametrize("steps", [8, pytest.param(STEPS, marks=pytest.mark.long)])
def test_a_solo_game_with_every_step_watched_in_spanish(server: Server, visitor: Visitors, steps: int) -> None:
    page = visitor(lang="es", speed="step")
    sit(page, server, seats=1, options={"committee": "hard"})
    assert play(page, by_mouse, until=after(steps)) >= min(steps, 11)
    if steps == STEPS:
        page.wait_for_selector("dialog.finish[open]")


@pytest.mark.parametrize("steps", [8, pytest.param(STEPS, marks=pytest.mark.long)])
def test_a_game_of_full_size_by_mouse(
    server: Server, visitor: Visitors, axe: Callable[[Page], list[str]], fits: Callable[[Page], bool], steps: int
) -> None:
    page = visitor()
    sit(page, server, seats=2, small=False)
    made = play(page, by_mouse, until=after(steps))
    if steps == STEPS:
        assert made > 60
        page.wait_for_selector("dialog.finish[open]")
    assert fits(page)
    assert axe(page) == []


@pytest.mark.parametrize("seats", [1, pytest.param(3, marks=pytest.mark.long), 4])
def test_the_whole_table_is_drawn_without_scrolling(
    server: Server, visitor: Visitors, fits: Callable[[Page], bool], seats: int
) -> None:
    """Every space, pawn, token and card that the view tells of, at every number of players."""
    page = visitor(lang="es" if seats == 4 else "en", dark=seats == 3)
    table = sit(page, server, seats=seats, small=False)
    view = page.evaluate(VIEW, table)
    cards = {1: 4, 3: 6, 4: 8}[seats]
    expect(page.locator(".rb-plot-card")).to_have_count(cards)
    drawn = set(page.eval_on_selector_all(".rb-space", "all => all.map((one) => one.dataset.part.split(' ')[0])"))
    vacant = {f"space:{n}" for n in range(60) if int(view["vacant"]) >> n & 1}
    assert vacant <= drawn
    expect(page.locator(".rb-space .rb-rubble")).to_have_count(int(view["rubble"]).bit_count())
    expect(page.locator(".rb-token")).to_have_count(len(view["players"]))
    expect(page.locator(".rb-ring-card")).to_have_count(len(view["ring"]))
    expect(page.locator(".rb-row-permits .rb-permit")).to_have_count(3)
    assert fits(page)
    small = page.locator(".rb-market text, .rb-map text").evaluate_all(
        "all => Math.min(...all.map((one) => one.getBoundingClientRect().height))"
    )
    assert small >= 10  # the box of letters of about 11 px


def test_where_i_stand_and_what_i_do_in_either_order(server: Server, visitor: Visitors) -> None:
    """A space first shows what each action costs from there; an action first shows it for each space."""
    page = visitor()
    table = lay(page, server)
    reach(page, server, table, "moving", spare=6)
    page.locator(".rb-stand.is-legal").first.click()
    expect(page.locator(".rb-stand.is-picked")).to_have_count(1)
    expect(page.locator(".rb-toll").first).to_have_text(re.compile(r"^\+\$[24]$"))
    page.keyboard.press("Escape")
    moves = page.evaluate(LEGAL, table)
    deed = next(move["deed"] for move in moves if sum(other["deed"] == move["deed"] != 8 for other in moves) > 1)
    page.locator(f'.rb-deed[data-part="deed:{deed} Go"]').click()
    expect(page.locator(".rb-deed.is-picked")).to_have_count(1)
    old = moment(page)
    page.locator(".dock [data-option]").first.click()
    wait_for_turn(page, old)


def test_a_choice_made_in_the_moment_of_the_question_is_kept(server: Server, visitor: Visitors) -> None:
    page = visitor()
    table = sit(page, server, seats=2, small=False)
    page.evaluate(at_once('.table-screen[data-asked="moving"] .rb-deed.is-legal'))
    # An action that can be done in one place only is done at once; then "moving" may be over before it is looked for.
    arrive(page, server, table, "moving")
    page.wait_for_function("() => window.doneAt !== undefined")
    page.evaluate(PAINTED)
    page.wait_for_function(KEPT)


def test_the_build_helper_goes_both_ways_and_a_building_stands(server: Server, visitor: Visitors) -> None:
    page = visitor()
    table = somewhere(page, server, "siting", most=8)  # so that there are spaces where it may not stand
    assert page.evaluate(OVERLAID) == 0
    page.locator(".rb-my-permits .rb-permit").first.click()
    expect(page.locator(".rb-space.fits-one, .rb-space.fits-two")).not_to_have_count(0)
    expect(page.locator(".rb-space.fits-dim")).not_to_have_count(0)
    page.locator(".rb-my-permits .rb-permit").first.click()
    page.locator(".rb-space:not(.is-legal):not(:has(.rb-house))").first.click()
    expect(page.locator(".rb-space.is-studied")).to_have_count(1)
    expect(page.locator(".panel .rule")).not_to_have_count(0)  # and the rules say why not there
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
    expect(built).to_have_attribute("aria-label", re.compile("Ana"))
    expect(built.locator(".rb-house")).to_have_count(1)


def test_the_phone_has_three_leaves_and_large_targets(
    server: Server, visitor: Visitors, axe: Callable[[Page], list[str]], fits: Callable[[Page], bool]
) -> None:
    page = visitor(size=PHONE)
    table = lay(page, server)
    reach(page, server, table, "moving")
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
    expect(page.locator(".rb-leaves .rb-here")).to_have_count(1)


def test_spectators_and_the_replay_see_the_table(server: Server, visitor: Visitors) -> None:
    page = visitor()
    table = sit(page, server, seats=1)
    play(page, by_mouse, until=after(8))
    other = visitor()
    other.goto(f"{server.url}/table/{table}")
    other.wait_for_selector(".rebuild.is-watched .rb-map")
    expect(other.locator(".rb-mine")).to_have_count(0)
    page.goto(f"{server.url}/replay/{table}?turn={page.evaluate(WATCHED, table)}")
    page.locator("[data-watch]").click()
    expect(page.locator(".rb-stepper .rb-step").nth(1)).to_be_attached()
