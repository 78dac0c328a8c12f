"""Playing as a person does: clicking what the page offers, or pressing keys, until the game is over."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError

Step = Callable[[Page, random.Random], None]
SCREEN = ".table-screen"
STEPS = 1500
"""More steps than any game of the tests takes: a table that never ends fails instead of hanging."""
CLICKS = 60
"""More clicks than one step takes, watching the Committee's steps included."""
PATIENCE = 5_000
"""Milliseconds after which a click that changed nothing is tried again: what it was meant for may have moved away."""
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
OVER = "() => document.querySelector('.table-screen')?.dataset.status === 'over'"
DONE = f"(old) => !!document.querySelector('.curtain') || ({OVER})() || ({MOMENT})() !== old"
"""Whether the step that began at this moment is made."""
SEEN = """() => {
    const now = document.querySelector('.table-screen')?.dataset ?? {};
    const marks = '.curtain, .is-picked, .button-clear, .fan, .rb-step.is-now, [data-do]';
    const told = [...document.querySelectorAll(marks)].map((one) => one.textContent);
    return [now.at, now.seat, now.status, now.asked, ...told].join('|');
}"""
CHANGED = f"(old) => ({SEEN})() !== old"
TARGETS = """() => {
    const shown = (query) => [...document.querySelectorAll(query)].map((one) => {
        const box = (one.querySelector('.cablecars-hitspot, .cablecars-space') ?? one).getBoundingClientRect();
        return [one, box.left + box.width / 2, box.top + box.height / 2];
    }).filter(([one, x, y]) => one.contains(document.elementFromPoint(x, y))).map(([, x, y]) => [x, y]);
    const first = shown('.following [data-next], .dock [data-do], .dock [data-confirm]:not(.button-quiet)');
    if (first.length) return first;
    const options = shown('.dock [data-option], .dock [data-raise]');
    const parts = document.querySelector('.button-clear') ? [] : shown('.felt .part.is-legal');
    return [...parts, ...options].length ? [...parts, ...options] : shown('.dock [data-kind], .dock [data-confirm]');
}"""
"""The middles of what a mouse can use, where nothing else lies over them; of a bent route, of its first space."""
PUSHED = f"""() => {{
    document.querySelector('.felt .part.is-legal, .dock [data-option]')?.scrollIntoView({{ block: 'center' }});
    return ({TARGETS})();
}}"""
"""The same where none was in sight: somebody with a phone pushes the table on."""
KEYS = """() => {
    const count = (query) => document.querySelectorAll(query).length;
    return { act: count('.following [data-next], .dock [data-do]'), options: count('.dock [data-option]'),
        confirm: count('.dock [data-confirm]:not(.button-quiet)'), parts: count('.felt .part.is-legal'),
        kinds: count('.dock [data-kind]') };
}"""
"""How many things there are for which a key."""
FOCUS = """() => {
    const found = document.querySelector('.following [data-next], .dock [data-do]');
    found?.focus();
    return !!found;
}"""
ARROWS = ["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]


def moment(page: Page) -> str:
    """The scene that is shown."""
    return str(page.evaluate(MOMENT))  # at once: between two questions a curtain may fall


def over(page: Page) -> bool:
    return bool(page.evaluate(OVER))


def seen(page: Page) -> str:
    """The scene, and how far somebody is in choosing."""
    return str(page.evaluate(SEEN))


def changes(page: Page, before: str) -> bool:
    """Waits until something else is seen than before; whether that came."""
    try:
        page.wait_for_function(CHANGED, arg=before, timeout=PATIENCE)
    except TimeoutError:
        return False
    return True


def wait_for_turn(page: Page, old: str = "", patience: int = 60_000) -> None:
    """Until something new is asked of this page, or the game is over."""
    page.wait_for_function(READY, arg=old, timeout=patience)


def lift_curtain(page: Page) -> bool:
    button = page.locator(".curtain .button-main")
    if button.count():
        button.click()
        page.wait_for_selector(SCREEN)
        return True
    return False


LISTEN = """() => {
    window.heard = [];
    const note = (changes) => changes.flatMap((change) => [...change.addedNodes]).forEach((said) => {
        window.heard.push(said.textContent);
    });
    new MutationObserver(note).observe(document.getElementById('live'), { childList: true });
}"""
OTHERS = """async () => {
    // What others did, in the page's language, as far as it has words.
    const table = location.pathname.split('/')[2];
    const { log } = await (await fetch(`/api/tables/${table}/events?lang=${document.documentElement.lang}`)).json();
    const mine = document.querySelector('.table-screen').dataset.seat;
    return log.filter((line) => line.turn > 0 && String(line.by) !== mine).map((line) => line.text).filter(Boolean);
}"""


def play_listening(page: Page, until: Callable[[Page], bool] = over) -> int:
    """A game by keyboard; whoever listens instead of looking is told of every turn, their own and others'."""
    wait_for_turn(page)
    page.evaluate(LISTEN)
    asked: set[str] = set()

    def step(page: Page, dice: random.Random) -> None:
        asked.add(page.locator("[data-sentence]").inner_text())
        by_keyboard(page, dice)

    # What happened and was asked before the listening began is not counted.
    before, first = len(page.evaluate(OTHERS)), page.locator("[data-sentence]").inner_text()
    count = play(page, step, until=until)
    heard = page.evaluate("window.heard")
    missed = [text for text in page.evaluate(OTHERS)[before:] if not any(text in said for said in heard)]
    assert missed == []
    assert asked - {first} <= set(heard), asked - set(heard)
    return count


def play(page: Page, step: Step, seed: int = 7, until: Callable[[Page], bool] = over) -> int:
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


def after(steps: int) -> Callable[[Page], bool]:
    """For `play`: until so many steps are made, or the game is over."""
    left = iter(range(steps))
    return lambda page: next(left, None) is None or over(page)


def by_mouse(page: Page, dice: random.Random) -> None:
    """One step with the mouse, which may take several clicks: a route, then how to pay for it."""
    old = moment(page)
    for _ in range(CLICKS):
        click(page, dice, old)
        if page.evaluate(DONE, old):
            return
    raise AssertionError(f"the clicks lead nowhere at {old}")


def click(page: Page, dice: random.Random, old: str) -> None:
    """Clicks something that can be used until what is seen changes; a reason that arrives late may move the dock."""
    for _ in range(8):
        before, targets = seen(page), page.evaluate(TARGETS) or page.evaluate(PUSHED)
        if page.evaluate(DONE, old):
            return  # the click before was only slow
        if not targets and not page.locator(f"{SCREEN}:not([data-asked=''])").count():
            wait_for_turn(page)  # a turn that confirmed itself has passed on meanwhile
            continue
        if targets:
            page.mouse.click(*dice.choice(targets))
        if changes(page, before):  # also where what is to be clicked is only being drawn
            return
    raise AssertionError(f"clicks change nothing at {before}")


def by_keyboard(page: Page, dice: random.Random) -> None:
    """One step without a mouse: digits for the dock, arrows and Enter for the board, y to confirm."""
    old = moment(page)
    for _ in range(CLICKS):
        before = seen(page)
        if press(page, dice):
            changes(page, before)
        if page.evaluate(DONE, old):
            return
    raise AssertionError(f"the keys lead nowhere at {old}")


def press(page: Page, dice: random.Random) -> bool:
    """Presses what fits; whether something must come of it."""
    there: dict[str, Any] = page.evaluate(KEYS)
    many = min(there["options"], 9)
    if there["act"]:
        if page.evaluate(FOCUS):  # it may be gone since it was counted
            page.keyboard.press("Enter")
    elif there["confirm"]:
        page.keyboard.press("y")
    elif many and (not there["parts"] or dice.random() < 0.5):
        page.keyboard.press(str(dice.randint(1, many)))
    elif there["parts"]:
        return walk_to_legal(page, dice)
    elif there["kinds"]:
        page.keyboard.press("d")
        page.keyboard.press("Enter")
        page.keyboard.press("1")
    else:
        page.keyboard.press("y")
    return True


def walk_to_legal(page: Page, dice: random.Random) -> bool:
    """Arrows over the board until the focus is on something that can be used, then Enter."""
    page.keyboard.press("b")
    for _ in range(dice.randint(0, 4)):
        page.keyboard.press(dice.choice(ARROWS))
    for _ in range(60):
        if page.evaluate("document.activeElement?.classList.contains('is-legal') ?? false"):
            page.keyboard.press("Enter")
            return True
        page.keyboard.press(dice.choice(ARROWS))
    return False


PLAY_OUT = """async ([table, most]) => {
    const say = async (door, body) => (await fetch(`/api/tables/${table}/${door}`, body && {
        method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })).json();
    let chance = 7;
    for (let n = 0; n < most; n += 1) {
        const { status, seat, at, legal, confirm } = await say('scene?seat=0');
        if (status === 'over') return;
        chance = (chance * 75 + 74) % 65537;
        if (confirm === 'now') await say('confirm', { seat, at });
        else if (legal.length) await say('act', { seat, at, action: legal[chance % legal.length].id });
        else await new Promise((done) => setTimeout(done, 20));
    }
    throw new Error('the game did not end');
}"""


def play_out(page: Page, table: str) -> None:
    """The first seat's game to its end through the plain door, for who wants to see what comes after it."""
    page.evaluate(PLAY_OUT, [table, 10 * STEPS])
    page.wait_for_selector(".table-screen[data-status='over']")


def ways(quick: tuple[str, Step]) -> list[Any]:
    """A whole game in this language and by these means in the quick check, in every other way in the long one."""
    every = [(lang, step) for lang in ("en", "es") for step in (by_mouse, by_keyboard)]
    return [pytest.param(*way, marks=[] if way == quick else pytest.mark.long) for way in every]
