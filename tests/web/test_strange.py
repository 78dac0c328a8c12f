"""Strange words in every place where words can come: refused with a sentence, never a failure of ours."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from fogline.core.record import digest
from fogline.core.registry import games
from fogline.table import questions
from fogline.table.settings import Settings, box_text
from tests.web.doorstep import served
from tests.web.serving import GAMES, Site, post, seats_for, table_of
from tests.web.test_socket import Line

GAME = GAMES[0]
SEATS = seats_for(GAME)
LONG = "x" * 300
ODD = ("--5", "-", "5-", "٣", "1" * 90, "", "%00", "%ED%A0%80", "1e3", "0x1", " 1")
"""What is no number, or none that anybody means."""


def addresses(table: str) -> list[str]:
    base = f"/api/tables/{table}"
    found = [f"{base}/why?seat=0&mention=seat:{odd}" for odd in (*ODD, "seat", ":", "::")]
    for name in ("seat", "since", "turn", "most", "effects", "lang", "like"):
        found += [f"{base}/{door}?{name}={odd}" for odd in ODD for door in ("scene", "why", "plain", "events", "legal")]
    for name in ("%00", "a%00.js", f"{LONG}.js", "%ED%A0%80.js", "%2e%2e", f"{'a/' * 2000}b.js"):
        found += [f"/page/{name}", f"/face/{GAME}/{name}", f"/face/{name}/board.js", f"/api/games/{name}/rules"]
        found += [f"/api/tables/{name}", f"/api/tables/{name}/scene", f"/api/games/{name}/box", f"/table/{name}"]
    return found


def test_no_address_makes_us_fail(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        made = await table_of(client, GAME, "p" * SEATS)
        for address in addresses(made["table"]):
            answer = await client.get(address)
            assert answer.status_code < 500, address
        wrong = await client.get(f"/api/tables/{made['table']}/why?seat=0&mention=seat:--5")
        assert (wrong.status_code, wrong.json()["error"]["key"]) == (400, "bad-value")
        for name in ("%00.js", f"{LONG}.js"):
            for address in (f"/page/{name}", f"/face/{GAME}/{name}"):
                assert (await client.get(address)).status_code == 404, address

    served(tmp_path, work)


def record_of(**other: Any) -> str:
    """A record as far as its shape goes, with other values, and a digest that fits."""
    rules = games()[GAME].rules_version
    data: dict[str, Any] = {"fogline": "record", "game": GAME, "rules": rules, "box": "", "seats": SEATS, "options": {}}
    data |= {"opening": [], "position": None, "turns": [], "result": None, **other}
    return json.dumps({**data, "digest": digest(data)})


BROUGHT: list[dict[str, Any]] = [
    {"game": "\ud800"},
    {"game": GAME + "\udfff"},
    {"game": "x" * 300_000},
    {"box": "\ud800"},
    {"options": {"\ud800": "\ud800"}},
    {"options": {"x": 10**4000}},
    {"turns": [[0, "\ud800", []]]},
    {"position": {"\ud800": 1}},
    {"position": {"game": GAME, "box": "\ud800", "seats": SEATS, "options": {}, "state": {}}},
    {"result": {"scores": "\ud800"}},
    {"rules": 10**4000},
    {"seats": 10**30},
]


def test_no_record_and_no_box_makes_us_fail(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        for other in BROUGHT:
            for box in ("", "game = 1"):
                answer = await client.post("/api/import", json={"record": record_of(**other), "box": box})
                assert 400 <= answer.status_code < 500, (str(other)[:80], answer.text[:200])
                assert answer.json()["error"]["text"]
        chairs = [{"kind": "person", "name": "Ana"}] * SEATS
        for wish in (
            {"game": "x" * 300_000, "box": "a = 1"},
            {"game": GAME, "box": '"\ud800" = 1'},
            {"game": GAME, "box": box_text(Settings(GAME)) + "\0"},
            {"game": GAME, "options": {"x": "y" * 300_000}},
            {"game": GAME, "options": {"x": 10**400}},
        ):
            body = json.dumps({"chairs": chairs, **wish}).encode()
            answer = await client.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
            assert 400 <= answer.status_code < 500, (str(wish)[:80], answer.text[:200])

    served(tmp_path, work)


def test_a_socket_goes_on_after_a_message_that_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        made = await table_of(client, GAME, "p" * SEATS)
        line = Line(await stack.enter_async_context(here.socket(made["table"])))
        await line.say(do="hello", token=made["tokens"][0])
        await line.hear()
        assert (await line.ask(do="why", mention="seat:--5", nonce="odd"))["error"]["key"] == "bad-value"

        def broken(*given: Any) -> None:
            raise RuntimeError("a secret of the state")

        monkeypatch.setattr(questions, "reasons", broken)
        told = await line.ask(do="why", nonce="ours")
        assert (told["is"], told["nonce"], told["error"]["key"]) == ("refused", "ours", "failed")
        assert "secret" not in json.dumps(told)
        assert (await line.ask(do="ping", nonce="still here"))["nonce"] == "still here"

    served(tmp_path, work)
    assert "a message failed" in caplog.text


def test_a_reader_who_leaves_before_the_first_line_gives_the_place_back(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        made = await post(client, "/api/tables", game=GAME, chairs=[{}] * SEATS)

        async def gone(message: Any) -> None:
            raise OSError("nobody is there")

        async def never() -> Any:
            return {"type": "http.disconnect"}

        address = f"/api/tables/{made['table']}/stream"
        scope: dict[str, Any] = {
            "type": "http",
            "method": "GET",
            "path": address,
            "raw_path": address.encode(),
            "query_string": b"",
        }
        scope |= {"headers": [(b"host", b"127.0.0.1")], "client": ("192.0.2.7", 1), "asgi": {"spec_version": "2.3"}}
        app: Any = here.running.config.app
        with pytest.raises((OSError, BaseExceptionGroup)):
            await app({**scope, "http_version": "1.1", "scheme": "http"}, never, gone)
        assert here.context.sockets["192.0.2.7"] == 0

    served(tmp_path, work)
