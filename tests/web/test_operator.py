"""What an operator sees: whether it lives, whether it is ready, its figures; and no secret of anybody's."""

import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from fogline.table import questions
from fogline.table.store import StoreError, open_store
from fogline.table.store.sql import SqlStore, Statement
from fogline.web.operator import sample
from tests.table.store.updates import new
from tests.web.doorstep import served
from tests.web.serving import GAMES, Site, get, post, seats_for, table_of
from tests.web.test_socket import Line

GAME = GAMES[0]
SEATS = seats_for(GAME)
SAMPLE = re.compile(r'fogline_\w+(\{(\w+="[^"]*",?)+\})? [-+0-9.e]+')


def figures(text: str) -> dict[str, float]:
    """By name with labels."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert all(SAMPLE.fullmatch(line) for line in lines), lines
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines}


async def read(client: httpx.AsyncClient) -> dict[str, float]:
    return figures((await client.get("/metrics")).text)


def test_it_lives_and_is_ready_until_the_store_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        # Whoever looks after it asks by its number, whatever names it answers to.
        by_number = {"Host": "10.1.2.3"}
        assert (await client.get("/ready", headers=by_number)).status_code == 200

        def broken(*given: Any) -> Any:
            raise OSError("the disk is gone")

        monkeypatch.setattr(here.context.lobby.store, "meta", broken)
        assert (await client.get("/ready")).status_code == 503
        assert (await client.get("/health", headers=by_number)).status_code == 200

    served(tmp_path, work)


def test_the_figures_tell_of_tables_moves_sockets_and_refusals(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        made = await table_of(client, GAME, "p" * SEATS)
        before = await read(client)
        assert before['fogline_tables{status="playing"}'] == 1
        assert before["fogline_sockets"] == 0
        line = Line(await stack.enter_async_context(here.socket(made["table"])))
        seat = (await get(client, f"/api/tables/{made['table']}"))["waiting"][0]
        await line.say(do="hello", token=made["tokens"][seat])
        scene = (await line.hear())["scene"]
        await line.ask(do="act", at=scene["at"], action=scene["legal"][0]["id"])
        await line.ask(do="act", at=scene["at"], action=scene["legal"][0]["id"])
        await post(client, f"/api/tables/{made['table']}/undo", made["tokens"][seat])
        after = await read(client)
        assert after["fogline_sockets"] == 1
        assert after["fogline_moves_total"] - before["fogline_moves_total"] == 2
        assert after['fogline_said_total{verb="act",outcome="done"}'] == 1
        assert after['fogline_said_total{verb="act",outcome="refused"}'] == 1
        assert after['fogline_acknowledgement_seconds_bucket{le="+Inf"}'] == after["fogline_moves_total"]
        assert after['fogline_answers_total{status="200"}'] > before['fogline_answers_total{status="200"}']
        assert after['fogline_questions_waiting{for="bots"}'] == 0
        assert after['fogline_store_write_seconds_bucket{le="+Inf"}'] > before["fogline_store_write_seconds_count"] > 0
        assert after["fogline_store_writes_waiting"] == after["fogline_store_failures_total"] == 0
        assert after["fogline_store_bytes"] > 10_000

    served(tmp_path, work)


def test_a_failure_of_ours_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        made = await table_of(client, GAME, "p" * SEATS)

        def broken(*given: Any) -> Any:
            raise RuntimeError("ours")

        monkeypatch.setattr(questions, "reasons", broken)
        assert (await client.get(f"/api/tables/{made['table']}/why", params={"seat": 0})).status_code == 500
        told = await read(client)
        assert told["fogline_errors_total"] == 1
        assert told['fogline_said_total{verb="why",outcome="failed"}'] == 1

    served(tmp_path, work)


def test_no_secret_is_among_them_and_strangers_get_none(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        made = await table_of(client, GAME, "p" * SEATS)
        await get(client, f"/api/tables/{made['table']}")
        text = (await client.get("/metrics")).text
        assert not [secret for secret in (made["table"], *made["tokens"], *client.cookies.values()) if secret in text]
        scope: dict[str, Any] = {"type": "http", "method": "GET", "path": "/metrics", "raw_path": b"/metrics"}
        scope |= {"query_string": b"", "headers": [(b"host", b"127.0.0.1")], "client": ("192.0.2.7", 1)}
        scope |= {"asgi": {"spec_version": "2.3"}, "http_version": "1.1", "scheme": "http"}
        sent: list[Any] = []

        async def receive() -> Any:
            return {"type": "http.request", "body": b""}

        async def send(message: Any) -> None:
            sent.append(message)

        app: Any = here.running.config.app
        await app(scope, receive, send)
        assert sent[0]["status"] == 404

    served(tmp_path, work)


def test_what_the_store_did_not_keep_is_counted_but_not_that_others_were_first(place: Path | str) -> None:
    store = open_store(place)
    assert isinstance(store, SqlStore)
    store.write(new()).result(60)
    for wrong in (store.write(new()), store.run([Statement("INSERT INTO nowhere VALUES (1)")])):
        with pytest.raises(StoreError):
            wrong.result(60)
    figures = store.figures()
    assert (sum(figures.waits.counts), figures.failures, figures.waiting) == (1, 1, 0)
    assert figures.size > 10_000
    store.close()


def test_a_figure_is_told_to_the_last_digit() -> None:
    assert sample("moves_total", {}, 12_345_678) == "fogline_moves_total 12345678"
    assert sample("seconds", {"for": 'a "b"'}, 0.25) == 'fogline_seconds{for="a \\"b\\""} 0.25'
