"""Playing as a person does: clicking what the page offers, or pressing keys, until the game is over."""

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, TimeoutError

SCREEN = ".table-screen"
STEPS = 1500
"""More steps than any game of the tests takes: a table that never ends fails instead of hanging."""
READY = """(old) => {
    const screen = document.querySelector('.table-screen');
    if (document.querySelector('.curtain')) return true;
    if (!screen) return false;
    const now = screen.dataset;
    return now.status === 'over' || (now.asked && `${now.at} ${now.seat}` !== old);
}"""

MOMENT = """() => {
    const now = document.querySelector('.table-screen')?.dataset;
    return now ? `${now.at} ${now.seat}` : '';
}"""
VISIBLE = ".felt .part.is-legal:visible"


def moment(page: Page) -> str:
    """The scene that is shown."""
    return str(page.evaluate(MOMENT))  # at once: between two questions a curtain may fall


def over(page: Page) -> bool:
    return page.locator(f'{SCREEN}[data-status="over"]').count() > 0


def wait_for_turn(page: Page, old: str = "", patience: int = 30_000) -> None:
    """Until something new is asked of this page, or the game is over."""
    page.wait_for_function(READY, arg=old, timeout=patience)


def lift_curtain(page: Page) -> bool:
    button = page.locator(".curtain .button-main")
    if button.count():
        button.click()
        page.wait_for_selector(SCREEN)
        return True
    return False


def play(
    page: Page, step: Callable[[Page, random.Random], None], seed: int = 7, until: Callable[[Page], bool] = over
) -> int:
    """Steps until the game (or whatever is awaited) is over; how many."""
    dice = random.Random(seed)
    wait_for_turn(page)
    if (offer := page.locator(".tour-offer .button").first).count():
        offer.click()  # who knows the game declines the tour, which stands before a corner of the board
    for count in range(STEPS):
        if until(page):
            return count
        if lift_curtain(page):
            continue
        old = moment(page)
        step(page, dice)
        wait_for_turn(page, old)
    raise AssertionError("the game did not end")


def by_mouse(page: Page, dice: random.Random) -> None:
    """One step with the mouse: a part of the board where one is legal, else a button of the dock, else confirm."""
    old = moment(page)
    for _ in range(8):  # a step may take several clicks: a route, then how to pay for it
        if moment(page) != old or over(page) or page.locator(".curtain").count():
            return
        targets = mouse_targets(page)
        if moment(page) != old:
            return
        assert targets, f"nothing to click in {page.locator(SCREEN).get_attribute('data-asked')}"
        try:
            dice.choice(targets).click(timeout=10_000)
        except TimeoutError:
            if moment(page) == old:
                raise  # else it has gone because the click before was only slow, and the step is done
        page.wait_for_timeout(30)


def mouse_targets(page: Page) -> list[Any]:
    done = page.locator(".dock [data-do], .dock [data-confirm]:not(.button-quiet)")
    if done.count():
        return [done.first]
    picked = page.locator(".button-clear").count() > 0
    parts = [] if picked else page.locator(VISIBLE).all()
    options = page.locator(".dock [data-option]").all()
    if parts and options:
        return parts + options
    return parts or options or page.locator(".dock [data-kind], .dock [data-confirm]").all()


def by_keyboard(page: Page, dice: random.Random) -> None:
    """One step without a mouse: digits for the dock, arrows and Enter for the board, y to confirm."""
    old = moment(page)
    for _ in range(8):
        if moment(page) != old or over(page) or page.locator(".curtain").count():
            return
        press(page, dice)
        page.wait_for_timeout(30)
    assert moment(page) != old, f"the keys lead nowhere in {page.locator(SCREEN).get_attribute('data-asked')}"


def press(page: Page, dice: random.Random) -> None:
    if page.locator(".dock [data-do]").count():
        page.locator(".dock [data-do]").focus()
        page.keyboard.press("Enter")
    elif page.locator(".dock [data-confirm]:not(.button-quiet)").count():
        page.keyboard.press("y")
    elif (many := page.locator(".dock [data-option]").count()) and dice.random() < 0.5:
        page.keyboard.press(str(dice.randint(1, min(many, 9))))
    elif page.locator(".felt .part.is-legal").count():
        walk_to_legal(page, dice)
    elif many:
        page.keyboard.press(str(dice.randint(1, min(many, 9))))
    elif page.locator(".dock [data-kind]").count():
        page.keyboard.press("d")
        page.keyboard.press("Enter")
        page.keyboard.press("1")
    else:
        page.keyboard.press("y")


def walk_to_legal(page: Page, dice: random.Random) -> None:
    """Arrows over the board until the focus is on something that can be used, then Enter."""
    page.keyboard.press("b")
    wander = dice.randint(0, 4)
    for n in range(60):
        legal = page.evaluate("document.activeElement?.classList.contains('is-legal') ?? false")
        if legal and n >= wander:
            break
        page.keyboard.press(dice.choice(["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]))
    else:
        return
    page.keyboard.press("Enter")
