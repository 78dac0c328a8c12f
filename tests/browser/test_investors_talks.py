"""Prices, counter-offers and a deck chosen card by card in the browser: what is asked lies at the table."""

import random
import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.hands import CLICKS, changes, moment, over, play, seen, wait_for_turn, walk_to_legal
from tests.browser.house import LAPTOP, PHONE, ROOT, Server, open_table
from tests.browser.plain_door import GameOver, Scene, play_on
from tests.browser.test_investors import Axe, asked, boxes, scene, short, taps, watch
from tests.in_turn import first_of

DISTRICTS = ("villa", "housing", "market", "recreation", "office", "industry")
SECRET = ("influence", "chip")
REVEALED = ".inv-reveal .inv-row"
TABLES = 8
"""So many tables are opened before chance is blamed for not bringing what a test waits for."""


def one_chip() -> str:
    """The printed box with two kinds of district and calls for chips only: all contend for the same chip every time."""
    text = (ROOT / "src/fogline/games/investors/box.toml").read_text(encoding="utf-8")
    text = re.sub(r"(?m)^printed = true", "printed = false", text)
    for name in DISTRICTS:
        text = re.sub(rf"(?m)^{name} = 5\b", f"{name} = {15 if name in DISTRICTS[4:] else 0}", text, count=1)
    head, *cards = re.split(r"(?=\[\[(?:call|action)\]\])", text)
    return head + "".join(card for card in cards if "[[call]]" not in card or 'bidding = "chips"' in card)


def done(page: Page, use: Callable[[], None]) -> None:
    """Something that is used, then the turn confirmed where the table waits for that."""
    old = moment(page)
    use()
    wait_for_turn(page, old)
    if asked(page) == "confirm":
        old = moment(page)
        page.locator(".dock [data-confirm]").click()
        wait_for_turn(page, old)


SAID = {"price": ("no price",), "offer": ("leave", "propose"), "raise": ("leave", "propose"), "answer": ("refuse",)}
"""To name no price and make no offer."""


def modest(scene: Scene) -> int:
    """Names no price, makes no offer, pays and bids little."""
    ids = {option["words"]: option["id"] for option in scene["legal"]}
    return int(next((ids[words] for words in SAID.get(scene["question"], ()) if words in ids), scene["legal"][0]["id"]))


def bold(scene: Scene) -> int:
    """Makes the smallest offer that is one."""
    if scene["question"] != "offer":
        return modest(scene)
    ids = {option["words"]: option["id"] for option in scene["legal"]}
    return int(ids.get("propose", min(id for words, id in ids.items() if words != "leave")))


def plain(page: Page, dice: random.Random) -> None:
    """The first thing that can be done; what a finger has only chosen is done then."""
    buttons = page.locator(".dock [data-confirm], .dock [data-option], .dock [data-do]")
    parts = page.locator(".felt .part.is-legal")
    old = moment(page)
    for _ in range(CLICKS):
        before = seen(page)
        (buttons if buttons.count() else parts).first.click()
        changes(page, before)
        if moment(page) != old or over(page):
            return


def until(page: Page, server: Server, question: str, choose: Callable[[Scene], int] = modest, there: str = "") -> str:
    """A table at which this is asked of me, with this among what can be said; it is come to through the plain door."""

    def wanted(scene: Scene) -> bool:
        return scene["question"] == question and any(
            there in option.get("args", ()) or not there for option in scene["legal"]
        )

    for _ in range(TABLES):
        table = open_table(page, server.url, "investors", 3, box=one_chip(), options={"negotiation": "prices"})
        with suppress(GameOver):
            play_on(page, f"{server.url}/api/tables/{table}", wanted, choose)
            watch(page, server, table)
            return table
    raise AssertionError(f"{question} was never asked")


@pytest.mark.parametrize(("lang", "keys"), first_of([("es", True), ("en", False)]))
def test_a_price_is_one_of_the_sums_laid_out(server: Server, visitor: Visitors, lang: str, keys: bool) -> None:
    page = visitor(lang)
    table = until(page, server, "price")
    cells = page.locator(".inv-prices .inv-cell")
    prices = [option["args"]["price"] for option in scene(page, table)["legal"] if "price" in option.get("args", ())]
    assert [int(text) for text in cells.all_inner_texts()] == prices
    expect(page.locator(".dock [data-kind]"), "what lies at the table is not listed again").to_have_count(0)
    if keys:
        cells.nth(2).focus()
        done(page, lambda: page.keyboard.press("Enter"))
    else:
        done(page, cells.nth(2).click)
    said = [event["args"] for event in scene(page, table)["log"] if event["key"] == "price-named"]
    assert {"seat": 0, "price": prices[2]} in [{name: args[name] for name in ("seat", "price")} for args in said]


def test_arrows_lead_to_a_price(server: Server, visitor: Visitors) -> None:
    page = visitor()
    until(page, server, "price")
    old = moment(page)
    dice = random.Random(3)
    assert any(walk_to_legal(page, dice) for _ in range(8)), "no price was met on a long walk"
    wait_for_turn(page, old)


def test_an_offer_is_answered_with_a_price_above_it(server: Server, visitor: Visitors) -> None:
    page = visitor()
    table = until(page, server, "answer", there="price")  # no price is above the largest offers
    offered = scene(page, table)["view"]["shown"][0]
    prices = [int(text) for text in page.locator(".inv-prices .inv-cell").all_inner_texts()]
    assert min(prices) > offered
    expect(page.locator(".inv-prices p")).to_contain_text(f"${offered}k")
    done(page, page.locator(".inv-prices .inv-cell").last.click)
    said = [event["args"] for event in scene(page, table)["log"] if event["key"] == "countered"]
    assert any(args["seat"] == 0 and args["price"] == prices[-1] for args in said)


def test_a_price_is_met_with_checks_at_its_place(server: Server, visitor: Visitors) -> None:
    page = visitor()
    table = until(page, server, "raise", bold)
    now = scene(page, table)["view"]
    place = page.locator(f'.inv-offer [data-part="player:{now["countering"]}"]')
    expect(place).to_contain_text(f"${now['price'][now['countering']]}k")
    expect(page.locator(".inv-slot.is-offered"), "what I have offered lies there").to_have_count(sum(now["front"]))
    held = page.locator(".inv-slot.is-legal")
    if held.count():  # else the price is more than the hand can meet
        before = place.locator(".inv-note").count()
        done(page, held.last.click)
        expect(place.locator(".inv-note")).to_have_count(before + 1)
        expect(page.locator(".inv-slot.is-added")).to_have_count(1)


@pytest.mark.parametrize("lang", first_of(["es", "en"]))
def test_the_deck_is_chosen_card_by_card(server: Server, visitor: Visitors, lang: str) -> None:
    page = visitor(lang)
    table = open_table(page, server.url, "investors", 3, options={"bonuses": "chosen"})
    watch(page, server, table)
    play(page, plain, until=lambda page: asked(page) == "deck")
    expect(page.locator(".inv-put")).to_have_count(len(scene(page, table)["view"]["aside"]))
    expect(page.locator(".inv-deck .inv-row"), "one line for what a card does").to_have_count(8)
    name = page.locator(".inv-put.is-legal").last.get_attribute("data-part")
    card = page.locator(f'.inv-put[data-part="{name}"]')
    inside = card.locator(".is-in").count()
    done(page, card.click)
    expect(card.locator(".is-in")).not_to_have_count(inside)


HEIGHTS = (LAPTOP["height"], 720)


@pytest.mark.parametrize(
    ("question", "height"),
    # Each question at one of the heights; --long asks it at the other too.
    [
        pytest.param(question, height, marks=[] if (place + other) % 2 == 0 else pytest.mark.long)
        for place, question in enumerate(("price", "answer", "raise", "deck"))
        for other, height in enumerate(HEIGHTS)
    ],
)
def test_what_is_asked_needs_no_scrolling(
    server: Server, visitor: Visitors, axe: Axe, fits: Callable[[Page], bool], question: str, height: int
) -> None:
    page = visitor("es", {"width": 1280, "height": height}, dark=height > LAPTOP["height"])
    come_to(page, server, question)
    assert fits(page)
    for panel in page.locator(".inv-prices, .inv-offer, .inv-deck").all():
        assert panel.evaluate("(box) => box.scrollHeight <= box.clientHeight + 1")
    assert axe(page) == []


@pytest.mark.parametrize("question", first_of(["price", "deck"]))
def test_a_phone_has_room_for_fingers(
    server: Server, visitor: Visitors, axe: Axe, fits: Callable[[Page], bool], question: str
) -> None:
    page = visitor("es", PHONE, dark=question == "deck")
    come_to(page, server, question)
    assert fits(page)
    assert [box for _, box in boxes(page) if min(box["width"], box["height"]) < 44] == []
    assert axe(page) == []
    old = moment(page)
    taps_part(page, ".inv-prices .inv-cell" if question == "price" else ".inv-put.is-legal")
    wait_for_turn(page, old)


def taps_part(page: Page, query: str) -> None:
    page.locator(query).first.click()
    page.locator(".dock [data-do]").click()


def come_to(page: Page, server: Server, question: str) -> None:
    if question == "deck":
        watch(page, server, open_table(page, server.url, "investors", 3, options={"bonuses": "chosen"}))
        play(page, taps, until=lambda page: asked(page) == "deck")
    else:
        until(page, server, question, bold if question == "raise" else modest)


@pytest.mark.parametrize("height", [HEIGHTS[0], pytest.param(HEIGHTS[1], marks=pytest.mark.long)])
def test_three_rows_of_the_last_bidding_are_whole(server: Server, visitor: Visitors, height: int) -> None:
    """With most seats, while a card is chosen in secret beside it."""
    page = visitor("es", {"width": 1280, "height": height})
    for _ in range(TABLES):
        watch(page, server, open_table(page, server.url, "investors", 5))
        play(
            page, short, until=lambda page: (asked(page) in SECRET and page.locator(REVEALED).count() > 2) or over(page)
        )
        if not over(page):
            break
    frame = page.locator(".inv-reveal").bounding_box()
    row = page.locator(REVEALED).nth(2).bounding_box()
    assert frame
    assert row
    assert row["y"] + row["height"] <= frame["y"] + frame["height"]
