"""A service worker keeps the page's files and never the page itself; without a connection it says so politely."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.house import LAPTOP, PHONE, Server

KEPT = """async () => {
    const shelves = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(shelves.map((shelf) => shelf.keys()))).flat().map((one) => new URL(one.url).pathname);
}"""
OFFLINE = """async (lang) => {
    for (let n = 0; n < 1200; n++) {
        const kept = await caches.match("/offline");
        if (kept && (await kept.text()).includes(`<html lang="${lang}">`)) return true;
        await new Promise((go) => setTimeout(go, 50));
    }
    return false;
}"""
READY = "async () => { await navigator.serviceWorker.ready; }"


def test_without_a_server_a_page_in_ones_own_language(
    own_server: Server, visitor: Visitors, axe: Callable[[Page], list[str]]
) -> None:
    pages = [visitor("en", LAPTOP, worker=True), visitor("es", PHONE, worker=True)]
    for page, lang in zip(pages, ("en", "es"), strict=True):
        page.goto(f"{own_server.url}/")
        page.evaluate(READY)
        assert page.evaluate(OFFLINE, lang)
        page.goto(f"{own_server.url}/help")  # by now everything goes through the worker
        expect(page.locator("h1").first).to_be_visible()
        kept = page.evaluate(KEPT)
        assert [path for path in kept if path.endswith("/app.js")]
        assert all(path.startswith(("/page/@", "/face/@")) for path in kept if path != "/offline"), kept
    own_server.kill()
    for page, word in zip(pages, ("not within reach", "no está a tu alcance"), strict=True):
        page.goto(f"{own_server.url}/table/somewhere")
        expect(page.locator("h1")).to_contain_text(word)
        assert axe(page) == []
    own_server.start()
    for page in pages:
        page.goto(f"{own_server.url}/help")
        expect(page.locator("h1").first).to_be_visible()
        expect(page.locator(".offline")).to_have_count(0)
    visitor.complaints[:] = [said for said in visitor.complaints if "ERR_" not in said]


def test_another_language_brings_its_own_words_for_it(own_server: Server, visitor: Visitors) -> None:
    page = visitor("en", LAPTOP, worker=True)
    page.goto(f"{own_server.url}/")
    page.evaluate(READY)
    page.evaluate("() => localStorage.setItem('fogline.prefs', JSON.stringify({ lang: 'es' }))")
    page.reload()
    expect(page.get_by_role("link", name="Jugar").first).to_be_visible()  # nothing of the page is still on its way
    assert page.evaluate(OFFLINE, "es")
    own_server.kill()
    page.goto(f"{own_server.url}/")
    expect(page.locator("h1")).to_contain_text("no está a tu alcance")
    visitor.complaints[:] = [said for said in visitor.complaints if "ERR_" not in said]
