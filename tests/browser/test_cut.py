"""No word is cut: what is written stays inside the box that is drawn for it, in both languages, on every screen."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page

from fogline.core.registry import games
from tests.browser.conftest import Visitors
from tests.browser.hands import MOMENT, TARGETS, by_mouse, moment, over, wait_for_turn
from tests.browser.house import LAPTOP, PHONE, Server, open_table

SIZES = {"laptop": LAPTOP, "large": {"width": 1920, "height": 1080}, "phone": PHONE}
STEPS = 2
"""So many steps are looked at in the quick check, and six more in the long one."""
POINTED = 4
CUT = """() => {
    // What is not painted counts as unseen: for as long as this looks, and no frame comes in between, it is.
    window.undrawn?.replaceSync('');
    // A text is cut where it reaches out of a box that has a frame or hides what overflows. What scrolls is not cut,
    // nor what is shortened on purpose and told whole elsewhere: the recap's one line,
    // a price or a tick that laps over its card, the map's window of a phone.
    const ON_PURPOSE = '.recap p, .hush, option, [inert], .tour, .cablecars-svg, '
        + '.rb-ring-number, .rb-deed > small, .rb-mark, .rb-permit, .cablecars-dock .choice';
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const walk = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    const found = new Set();
    let looked = 0;
    const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    while (walk.nextNode()) {
        const [text, holder] = [walk.currentNode.data.trim(), walk.currentNode.parentElement];
        if (!text || !seen(holder) || holder.closest(ON_PURPOSE)) continue;
        looked += 1;
        const range = document.createRange();
        range.selectNodeContents(walk.currentNode);
        const word = range.getBoundingClientRect();
        let [across, down] = [false, false];
        for (let box = holder; box && word.width > 1; box = box === top ? null : box.parentElement) {
            const style = getComputedStyle(box);
            if (style.display === 'inline' || style.display === 'contents') continue;
            const { left, right, top, bottom, width } = box.getBoundingClientRect();
            if (width <= 1) break;
            const frame = style.borderLeftStyle !== 'none' && parseFloat(style.borderLeftWidth) > 0;
            const wide = frame || style.overflowX !== 'visible' || box === document.body;
            across ||= style.overflowX === 'auto';
            down ||= style.overflowY === 'auto';
            if (wide && !across && (word.right > right + 2.5 || word.left < left - 2.5)
                || style.overflowY === 'hidden' && !down && (word.bottom > bottom + 3.5 || word.top < top - 3.5))
                found.add(`${box.localName}.${box.getAttribute('class')}: ${text}`);
        }
    }
    window.undrawn?.replaceSync('html { opacity: 0 }');
    return looked ? [...found] : ['no word is seen'];
}"""


LOOKS = [(lang, name) for lang in ("en", "es") for name in SIZES]
GAMES = list(games())
LONGER = [("es", "phone"), ("es", "laptop")], [("es", "phone"), ("en", "large")]
"""Where there is room for Spanish there is for English, whose words are shorter; a large screen is a laptop's."""


def readers(visitor: Visitors, server: Server, game: str, looks: list[tuple[str, str]]) -> dict[str, Page]:
    """One person's table on several screens in two languages; the first of them plays."""
    first = visitor()
    table = open_table(first, server.url, game, games()[game].seats[-1], bot="greedy", assist="full")
    who: Any = first.context.storage_state()
    pages = {f"{lang} {name}": visitor(lang, SIZES[name], storage_state=who) for lang, name in looks}
    for page in pages.values():
        page.add_init_script(f"localStorage.setItem('fogline.toured', '[\"{game}\"]')")
        page.goto(f"{server.url}/table/{table}")
        wait_for_turn(page)
    return pages


def cut(pages: dict[str, Page]) -> list[str]:
    return [f"{name}: {found}" for name, page in pages.items() for found in page.evaluate(CUT)]


def everywhere(pages: dict[str, Page], key: str, there: str) -> list[str]:
    """What is cut once this key has opened something; it is closed again."""
    for page in pages.values():
        page.evaluate("document.activeElement?.blur()")
        page.keyboard.press(key)
        page.locator(there).first.wait_for()
    found = cut(pages)
    for page in pages.values():
        page.keyboard.press("Escape")
    return found


def under_the_pointer(pages: dict[str, Page]) -> list[str]:
    """What is cut of what is told of an action that the pointer rests on; the first few of a page will do."""
    found = []
    for name, page in pages.items():
        told = 0
        for place in page.evaluate(TARGETS)[:POINTED]:
            page.mouse.move(*place)
            page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
            told += page.locator(".preview.is-ghost").count()
            found += cut({name: page})
        assert told, f"{name}: nothing is told of what the pointer rests on"
    return found


def await_all(pages: dict[str, Page]) -> None:
    """Until all show the same; where all choose at once, what the first shows may change while the others are asked."""
    first, *rest = pages.values()
    for _ in range(600):
        if all(moment(page) == moment(first) for page in rest):
            return
        first.wait_for_timeout(100)
    raise AssertionError("not all come to the same moment")


@pytest.mark.parametrize(
    ("game", "looks", "steps"),
    # Two looks of each game; --long takes every one.
    [pytest.param(game, LONGER[place % 2], STEPS) for place, game in enumerate(GAMES)]
    + [pytest.param(game, LOOKS[part::2], STEPS + 6, marks=pytest.mark.long) for game in GAMES for part in (0, 1)],
)
def test_no_word_is_cut(server: Server, visitor: Visitors, game: str, looks: list[tuple[str, str]], steps: int) -> None:
    pages = readers(visitor, server, game, looks)
    assert cut(pages) == []
    assert everywhere(pages, "?", "dialog.menu[open]") == []
    assert everywhere(pages, "i", "dialog.legend[open]") == []
    assert under_the_pointer(pages) == []
    player, dice = next(iter(pages.values())), random.Random(5)
    for _ in range(steps):
        old = moment(player)
        by_mouse(player, dice)
        player.wait_for_function(f"(old) => ({MOMENT})() !== old", arg=old)
        wait_for_turn(player, old)
        if over(player):
            break
        await_all(pages)
        assert cut(pages) == []
    # The sums of five players in the longer language are the widest thing beside a table.
    assert everywhere(pages, "s", "[data-sums]") == []
