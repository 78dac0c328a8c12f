"""Leaving an order in an open auction: the form, the chip that only its owner sees, and the raise."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from fogline.games.investors.box import open_box
from fogline.games.investors.orders import sums_of
from tests.browser.conftest import Visitors
from tests.browser.house import LAPTOP, PHONE, Server
from tests.table.auctions import checks_only

FACE = "/face/investors"
Axe = Callable[[Page], list[str]]
Fits = Callable[[Page], bool]


class Auction:
    """An open auction: the page's person has the first seat, a guest with another browser holds the others."""

    def __init__(self, page: Page, guest: Page, server: Server, seats: int = 3) -> None:
        self.page, self.guest, self.server = page, guest, server
        chairs = [{"kind": "person", "name": "Ana"}, *[{"kind": "open"}] * (seats - 1)]
        wish = {"game": "investors", "box": checks_only(), "chairs": chairs}
        made = page.request.post(f"{server.url}/api/tables", data=wish).json()
        self.table, self.tokens = made["table"], made["tokens"]
        self.base = f"{server.url}/api/tables/{self.table}"
        for name in ("Beto", "Carla", "Dani", "Eva")[: seats - 1]:
            self.tokens += guest.request.post(f"{self.base}/join", data={"name": name}).json()["tokens"]
        assert page.request.post(f"{self.base}/start", data={}).ok
        self.say(self.asked, "keep")
        self.guest_confirms(self.asked)

    @property
    def asked(self) -> int:
        return int(self.guest.request.get(f"{self.base}/scene?seat=-1").json()["waiting"][0])

    def guest_confirms(self, seat: int) -> None:
        headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
        self.guest.request.post(f"{self.base}/confirm", data={}, headers=headers)

    def say(self, seat: int, *words: str) -> None:
        headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
        for action in words:
            said = {"action": action, "confirm": True}
            answer = self.guest.request.post(f"{self.base}/act", data=said, headers=headers)
            assert answer.ok, answer.text()

    def until(self, seat: int) -> "Auction":
        """Everybody before this seat bids, the least that tells them apart."""
        for sum_ in range(10, 110, 10):
            if self.asked == seat:
                return self
            self.say(self.asked, f"add {sum_}", "call")
        raise AssertionError("it goes round and round")

    def show(self) -> Page:
        self.page.add_init_script("localStorage.setItem('fogline.toured', '[\"investors\"]')")
        self.page.goto(f"{self.server.url}/table/{self.table}")
        self.page.wait_for_selector(".inv-city")
        return self.page


def arm(page: Page, limit: int, *kept: int) -> None:
    page.locator(".inv-order-open").click()
    for check in kept:
        page.locator(f'[data-part="keep:{check}"]').first.click()
    page.locator(".inv-order select").select_option(str(limit))
    page.locator(".inv-arm").click()
    page.wait_for_selector(".inv-armed")


def my_bid(page: Page) -> str:
    return page.locator(".inv-bids .inv-row", has_text="Ana").locator(".inv-end").inner_text()


def test_an_order_raises_while_its_owner_only_looks_on(server: Server, visitor: Visitors) -> None:
    guest = visitor()
    auction = Auction(visitor(), guest, server).until(1)
    page = auction.show()
    watcher = visitor("es")
    watcher.goto(f"{server.url}/table/{auction.table}")
    watcher.wait_for_selector(".inv-city [data-stop]")  # the last thing that comes to what is drawn
    seen = watcher.locator(".felt").inner_html()
    arm(page, 120, 0, 1)
    chip = page.locator(".inv-armed")
    assert re.sub(r"\s+", " ", chip.inner_text()) == "Raising for you up to $120k · keeping 10, 20 Withdraw"
    expect(page.locator(".inv-order")).to_have_count(0)
    assert watcher.locator(".felt").inner_html() == seen
    expect(watcher.locator(".inv-armed, .inv-order-open")).to_have_count(0)
    auction.say(1, "add 50", "call")
    auction.say(2, "pass")
    expect(page.locator(".inv-bids .is-high .inv-end")).to_have_text("$60k")
    assert my_bid(page) == "$60k"
    expect(chip, "it goes on").to_have_count(1)
    assert auction.asked == 1
    auction.say(1, "add 80", "call")
    expect(chip).to_have_count(0)
    expect(page.locator(".inv-order-open"), "the limit is passed, and so has Ana").to_have_count(0)


def test_an_order_is_changed_and_withdrawn(server: Server, visitor: Visitors) -> None:
    auction = Auction(visitor("es"), visitor(), server).until(1)
    page = auction.show()
    arm(page, 120, 0)
    page.locator(".inv-order-open").click()
    expect(page.locator('[data-part="keep:0"]').first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".inv-order select")).to_have_value("120")
    page.locator('[data-part="keep:0"]').first.click()
    page.locator(".inv-order select").select_option("150")
    page.locator(".inv-arm").click()
    expect(page.locator(".inv-armed span")).to_have_text(re.compile(r"^Se sube por ti hasta 150\.000\s\$$"))
    page.locator(".inv-withdraw").click()
    expect(page.locator(".inv-armed")).to_have_count(0)
    auction.say(1, "add 90", "call")
    auction.say(2, "pass")
    assert auction.asked == 0, "nobody raises for Ana now"


def test_by_keyboard_alone(server: Server, visitor: Visitors) -> None:
    auction = Auction(visitor("es"), visitor(), server).until(0)
    page = auction.show()
    page.locator(".inv-order-open").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("b")
    focus = page.locator(":focus")
    expect(focus, "the board has one stop, as ever").to_have_attribute("data-part", "keep:0")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Space")
    expect(focus).to_have_attribute("aria-pressed", "true")
    page.locator(".inv-order select").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".inv-armed")).to_have_count(1)
    expect(focus).to_have_class("inv-order-open")
    assert auction.asked != 0, "at one's own turn it raises at once"
    assert my_bid(page) != "–"


@pytest.mark.parametrize(("lang", "dark"), [pytest.param("en", False, marks=pytest.mark.long), ("es", True)])
def test_a_laptop_has_room_for_it_with_five_players(
    server: Server, visitor: Visitors, axe: Axe, fits: Fits, lang: str, dark: bool
) -> None:
    page = Auction(visitor(lang, LAPTOP, dark=dark), visitor(), server, 5).until(0).show()
    page.locator(".inv-order-open").click()
    within(page, fits)
    assert axe(page) == []
    page.locator(".inv-order select").select_option("300")
    page.locator(".inv-arm").click()
    page.wait_for_selector(".inv-armed")
    within(page, fits)
    assert axe(page) == []
    page.locator(".inv-order-open").click()
    within(page, fits)


def within(page: Page, fits: Fits) -> None:
    """All of my checks and the order lie on the felt, and none of it under anything else."""
    assert fits(page)
    felt = page.locator(".felt").bounding_box()
    assert felt is not None
    for part in page.locator(".inv-checks, .inv-order-open, .inv-order, .inv-arm, .inv-armed, .inv-withdraw").all():
        box = part.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= felt["y"] + felt["height"]
    for button in page.locator(".inv-order-open, .inv-arm, .inv-withdraw, .inv-order select").all():
        button.click(trial=True)


def test_a_phone_has_room_for_fingers(server: Server, visitor: Visitors, axe: Axe, fits: Fits) -> None:
    page = Auction(visitor("es", PHONE), visitor(), server).until(1).show()
    touch = ".inv-order-open, .inv-checks .part, .inv-order select, .inv-arm, .inv-withdraw"
    page.locator(".inv-order-open").click()
    for _ in range(2):
        boxes = [part.bounding_box() for part in page.locator(touch).all()]
        assert all(box and min(box["width"], box["height"]) >= 44 for box in boxes)
        assert len(boxes) >= 2
        assert fits(page)
        assert axe(page) == []
        if page.locator(".inv-arm").count():
            page.locator(".inv-arm").click()
            page.wait_for_selector(".inv-armed")


def test_the_table_as_text_takes_orders_in_words(server: Server, visitor: Visitors) -> None:
    auction = Auction(visitor(), visitor(), server).until(1)
    page = auction.page
    page.goto(f"{server.url}/table/{auction.table}/text")
    page.locator("input[name=order]").fill("raise up to 5")
    page.keyboard.press("Enter")
    expect(page.locator("[role=alert]")).to_contain_text("[4.3]")
    page.locator("input[name=order]").fill("raise up to 120 keep 10 20")
    page.keyboard.press("Enter")
    left = page.locator("[data-order]")
    expect(left).to_contain_text("Raises for you up to $120,000, keeping 10, 20")
    left.locator("button").click()
    expect(left).to_have_count(0)


def test_the_page_and_the_table_mean_the_same_by_the_cheapest_raise(server: Server, visitor: Visitors) -> None:
    page = visitor()
    page.goto(server.url)
    values, dice = open_box().values, random.Random(3)
    hands = [[dice.randrange(3) for _ in values] for _ in range(40)]
    script = """async ([face, values, hands]) => {
        const { sumsOf } = await import(`${face}/sums.js`);
        return hands.map((counts) => [...sumsOf(values, counts)]);
    }"""
    for counts, found in zip(hands, page.evaluate(script, [FACE, values, hands]), strict=True):
        assert {total: tuple(used) for total, used in found} == sums_of(list(values), counts)
