"""Fixtures of the browser tests. Without a Chromium they are skipped, and ./check says so loudly."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, TimeoutError, expect, sync_playwright

from tests.browser.house import FLAGS, LAPTOP, PHONE, Server, chromium

PATIENCE = 60_000
"""Milliseconds for whatever a page has to show: a busy machine is no fault of the page."""
expect.set_options(timeout=PATIENCE)
BARRIERS = """async () => {
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    return violations.flatMap(({ id, help, nodes }) => nodes.map((one) => `${id}: ${help}: ${one.html.slice(0, 160)}`));
}"""
UNDRAWN = """
    window.undrawn = new CSSStyleSheet();
    window.undrawn.replaceSync('html { opacity: 0 }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, window.undrawn];
"""
"""Everything is laid out, hit and focused as ever, but not painted: most tests look at no pixel, and to fill them takes
a tenth to a third of a test's processor time. The long check draws all the same."""
DRAWN = "() => window.undrawn?.replaceSync('')"
FITS = """() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return scrollHeight <= innerHeight && scrollWidth <= innerWidth;
}"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium()
    if path is None:
        pytest.skip("no Chromium on this machine")
    with sync_playwright() as driver:
        running = driver.chromium.launch(executable_path=path, args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests of a process; tables do not disturb one another."""
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """One that a test may kill."""
    running = Server(tmp_path).start()
    yield running
    running.stop()


class Visitors:
    """Browser contexts that complain when their console does."""

    def __init__(self, browser: Browser, drawn: bool) -> None:
        self.browser = browser
        self.drawn = drawn
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def __call__(self, lang: str = "en", size: dict[str, int] = LAPTOP, dark: bool = False, **more: Any) -> Page:
        """A person with a browser of their own."""
        speed = more.pop("speed", "once")
        drawn = more.pop("drawn", self.drawn)
        # What comes from a service worker no route of a test sees: those that are about it ask for one.
        worker = "allow" if more.pop("worker", False) else "block"
        context = self.browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            locale={"en": "en-GB", "es": "es-ES"}[lang],
            color_scheme="dark" if dark else "light",
            has_touch=size == PHONE,
            is_mobile=size == PHONE,
            service_workers=worker,  # type: ignore[arg-type]
            reduced_motion=more.pop("motion", "reduce"),
            **more,
        )
        # Tests that do not watch others play need not wait for their turns to be read.
        context.add_init_script(f"localStorage['fogline.prefs'] ||= JSON.stringify({{speed: '{speed}'}})")
        if not drawn:
            context.add_init_script(UNDRAWN)
        self.contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page


@pytest.fixture
def visitor(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Visitors]:
    """Makes pages; a console error in any of them fails the test."""
    visitors = Visitors(browser, drawn="not long" not in request.config.option.markexpr)
    yield visitors
    for context in visitors.contexts:
        context.close()
    assert visitors.complaints == []


@pytest.fixture(scope="session")
def axe() -> Callable[[Page], list[str]]:
    """What stands in the way of people who read with other means than eyes and mouse."""
    script = Axe().axe_script

    def barriers(page: Page) -> list[str]:
        page.evaluate(DRAWN)  # what cannot be seen has no contrast to be looked at
        if page.evaluate("() => !window.axe"):
            page.evaluate(script)
        # Only what is wrong comes out of the page: all that is right would take a third of the time.
        found: list[str] = page.evaluate(BARRIERS)
        return found

    return barriers


@pytest.fixture(scope="session")
def fits() -> Callable[[Page], bool]:
    """Whether the page needs no scrolling, once everything has found its room."""

    def whole(page: Page) -> bool:
        try:
            page.wait_for_function(FITS)
        except TimeoutError:
            return False
        return True

    return whole
