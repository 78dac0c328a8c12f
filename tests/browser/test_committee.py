"""The Committee of Fifty at the table: its turn watched step by step, and the table taken back through it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visitors
from tests.browser.house import ROOT, Server
from tests.browser.test_rebuild import BARE, NEXT

REWOUND = """async (table) => {
    const get = async (door) => (await fetch(`/api/tables/${table}/${door}`)).json();
    const load = (name) => import(`/face/rebuild/${name}.js`);
    const [{ traceOf }, { rewind }, { modelOf }] = await Promise.all(['trace', 'rewind', 'model'].map(load));
    const model = modelOf((await get('box')).data);
    const its = (view) => JSON.stringify([
        ...['money', 'stock', 'built', 'tokens', 'cleared', 'parks', 'held_counts'].map((n) => String(view[n][4])),
        view.committee_row, view.urbanism.slice(16)]);
    const { turns } = await (await fetch(`/api/tables/${table}`)).json();
    const wrong = [];
    let before = await get('scene?turn=0&seat=0');
    let compared = 0;
    for (let turn = 1; turn <= turns; turn += 1) {
        const scene = await get(`scene?turn=${turn}&seat=0`);
        const trace = traceOf(scene.log);
        if (trace && trace.turn === turn) {
            const to = trace.lines.indexOf(trace.steps[0].lines[0]);
            const was = rewind(scene.view, model, trace, { kind: 'draw', to, nth: 1, lines: [] });
            compared += 1;
            if (its(was) !== its(before.view)) wrong.push([turn, its(was), its(before.view)]);
        }
        before = scene;
    }
    return [wrong, compared];
}"""


def bring(page: Page, server: Server, record: str) -> str:
    """A finished game from the game's own records."""
    page.goto(server.url)
    page.evaluate(BARE)
    text = (ROOT / "src/fogline/games/rebuild/tests/records" / f"{record}.json").read_text(encoding="utf-8")
    answer = page.request.post(f"{server.url}/api/import", data={"record": text})
    assert answer.ok, answer.text()
    return str(answer.json()["table"])


def test_the_committee_is_watched_step_by_step_with_reasons(
    server: Server, visitor: Visitors, axe: Callable[[Page], list[str]]
) -> None:
    """Each step shows the table as it was then, its sentences and their rules; marks tell where it looked."""
    page = visitor()
    table = bring(page, server, "eighth-building")
    log = page.evaluate("async (t) => (await (await fetch(`/api/tables/${t}/scene?seat=0`)).json()).log", table)
    turn = next(line["turn"] for line in log if line["key"] == "aid-icons")
    page.goto(f"{server.url}/replay/{table}?turn={turn}&seat=0")
    page.locator('[data-stepper="watch"]').click()
    seen: dict[str, int] = {}
    for _ in range(12):
        now = page.locator(".rb-step.is-now")
        kind = now.locator(".rb-step-head").inner_text().split("\n")[-1].strip()
        seen[kind] = page.locator('.rb-space [data-piece^="house-4-"]').count()
        assert now.locator(".rb-step-told p").count() > 0
        assert page.locator(".felt .part.is-legal").count() == 0  # the past cannot be played in
        if kind == "Act":
            assert page.locator(".rb-candidates .is-chosen").count() == 1
            assert page.locator(".rb-mark.is-chosen").count() == 1
            assert page.locator(".rb-step.is-now .rule").first.get_attribute("href") == "/rules/rebuild#9.11"
            assert axe(page) == []
        if kind == "Icons":
            break
        page.locator(NEXT).click()
    assert seen["Act"] == seen["Icons"] == seen["Place"] + 1 == seen["Draw"] + 1
    page.locator('[data-stepper="skip"]').click()
    assert page.locator(".rb-stepper").count() == 0


@pytest.mark.parametrize("record", ["eighth-building", "exposition"])
def test_the_table_before_the_committee_is_the_table_that_was(server: Server, visitor: Visitors, record: str) -> None:
    """Taking the Committee's sentences back from the view leads to what the view told of it a turn before."""
    page = visitor()
    table = bring(page, server, record)
    wrong, compared = page.evaluate(REWOUND, table)
    assert wrong == []
    assert compared > 20
