"""Being called: the doors to it, what strangers try there, and a call from the wish to the receiver."""

import asyncio
import re
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from fogline.table.calling import caller as calling
from tests.table.calling.receivers import Mails, hook, mails, text_of
from tests.web.doorstep import served
from tests.web.serving import Site, get, post, run, site, table_of

GAME = "skyline"
CALLS = "/api/me/calls"
USUAL = {"form": "json", "minutes": 3, "quiet_from": "", "quiet_to": "", "zone": "UTC"}


async def refused(client: httpx.AsyncClient, door: str = "", headers: Any = None, **body: Any) -> tuple[int, str]:
    answer = await client.post(f"{CALLS}{door}", json=body, headers=headers or {})
    return answer.status_code, answer.json()["error"]["key"]


async def until(true: Any) -> None:
    """Waits until this is so; the test as a whole has an end."""
    while not true():
        await asyncio.sleep(0.05)


async def table_for_two(here: Site, ana: httpx.AsyncClient, eva: httpx.AsyncClient) -> str:
    made = await post(ana, "/api/tables", game=GAME, chairs=[{"kind": "person", "name": "Ana"}, {"kind": "open"}])
    await post(eva, f"/api/tables/{made['table']}/join", name="Eva")
    await post(ana, f"/api/tables/{made['table']}/start")
    return str(made["table"])


def test_from_the_wish_to_the_receiver_and_over_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two people who wish to be called: whoever is waited for is, once, by a server that was started in between."""
    monkeypatch.setattr(calling, "EVERY", 0.1)
    late = calling.time.time  # type: ignore[attr-defined]

    async def work() -> None:
        async with hook() as there:
            async with site(tmp_path, call_private=True) as here, here.client() as ana, here.client() as eva:
                for client, name in ((ana, "ana"), (eva, "eva")):
                    await table_of(client, GAME, "pb")  # now they are somebody
                    wished = await post(client, CALLS, webhook=f"{there.url}/{name}", minutes=5)
                    assert (wished["webhook"], wished["minutes"]) == (f"{there.url}/{name}", 5)
                table = await table_for_two(here, ana, eva)
                waited = "ana" if (await get(ana, f"/api/tables/{table}"))["my_turn"] else "eva"
                await until(lambda: here.context.lobby.store.calls_due(10**11, 9))
                assert there.got == []
            monkeypatch.setattr(
                calling,
                "time",
                type("Later", (), {"time": lambda: late() + 301, "monotonic": calling.time.monotonic}),  # type: ignore[attr-defined]
            )
            async with site(tmp_path, call_private=True) as here:
                await until(lambda: there.got)
                store = here.context.lobby.store
                await until(lambda: not store.calls_due(10**11, 9))
            [(line, headers, body)] = there.got
            assert line == f"POST /{waited} HTTP/1.1"
            assert headers["host"] == there.url.removeprefix("http://")
            assert f"/table/{table}".encode() in body

    run(work)


def test_what_cannot_be_wished_is_refused(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: AsyncExitStack) -> None:
        async with here.client() as nobody:
            assert await refused(nobody, webhook="https://a.example/") == (403, "no-identity")
            assert await refused(nobody, "/mail", address="a@b.example") == (403, "no-identity")
            assert await refused(nobody, "/confirm", code="x") == (403, "no-identity")
            assert await refused(nobody, "/test") == (403, "no-identity")
            assert not (await get(nobody, CALLS))["webhook"]
        await table_of(client, GAME, "pb")
        assert await refused(client, webhook="ftp://a.example/") == (400, "call-address")
        assert await refused(client, minutes=0) == (400, "bad-json")
        assert await refused(client, form="xml") == (400, "bad-json")
        assert await refused(client, quiet_from="22:00") == (400, "call-hours")
        assert await refused(client, zone="../../etc/passwd") == (400, "call-zone")
        assert await refused(client, "/mail", address="a@b.example") == (403, "call-no-mail")
        assert await refused(client, "/test") == (409, "call-nowhere")
        elsewhere = {"Origin": "http://evil.example"}
        assert await refused(client, headers=elsewhere, webhook="https://a.example/") == (403, "other-origin")
        assert (await get(client, CALLS)).items() >= {**USUAL, "webhook": "", "mail": ""}.items(), "nothing was done"
        await post(client, CALLS, quiet_from="22:00", quiet_to="08:00", zone="Europe/Madrid")
        assert (await get(client, CALLS))["zone"] == "Europe/Madrid"

    served(tmp_path, work)


def test_the_house_is_called_only_where_whoever_runs_it_allows_that(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: AsyncExitStack) -> None:
        there = await stack.enter_async_context(hook(*[b"HTTP/1.1 302 Found\r\nLocation: /\r\n\r\n"] * 3))
        await table_of(client, GAME, "pb")
        for lang, word in (("en", "calls nobody in"), ("es", "no avisa a nadie")):
            for address in (there.url, there.url.replace("127.0.0.1", "localhost"), "http://169.254.169.254/latest"):
                here.context.caller.trying._taken.clear()
                await post(client, CALLS, webhook=address)
                answer = (await client.post(f"{CALLS}/test", json={}, params={"lang": lang})).json()
                assert answer["sent"] == []
                assert word in answer["problems"]["webhook"]
        assert there.got == []
        here.context.caller.private = True
        await post(client, CALLS, webhook=there.url)
        here.context.caller.trying._taken.clear()
        for _ in range(3):
            tried = await post(client, f"{CALLS}/test")
            assert list(tried["problems"]) == ["webhook"], "a redirect is not followed"
        assert len(there.got) == 3
        assert await refused(client, "/test") == (429, "too-often")
        assert len(there.got) == 3

    served(tmp_path, work)


def test_where_calls_are_switched_off_nobody_is_called(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: AsyncExitStack) -> None:
        await table_of(client, GAME, "pb")
        assert (await get(client, CALLS))["possible"] is False
        assert await refused(client, webhook="https://a.example/") == (403, "call-off")
        assert await refused(client, "/test") == (403, "call-off")
        assert await refused(client, "/mail", address="a@b.example") == (403, "call-off")

    served(tmp_path, work, calls=False, mail_host="127.0.0.1", mail_from="a@b.example")


def code_in(post: Mails) -> str:
    found = re.search(r": ([a-z2-9]{10})\s", text_of(post.got[-1][1]))
    assert found
    return found[1]


def test_an_address_is_mailed_to_once_it_is_confirmed(tmp_path: Path) -> None:
    async def work() -> None:
        async with mails() as box, AsyncExitStack() as stack:
            plan: dict[str, Any] = {
                "mail_host": "127.0.0.1",
                "mail_port": box.port,
                "mail_security": "none",
                "mail_from": "f@a.example",
            }
            here = await stack.enter_async_context(site(tmp_path, **plan))
            ana, eva = [await stack.enter_async_context(here.client()) for _ in range(2)]
            for client in (ana, eva):
                await table_of(client, GAME, "pb")
            asked = await post(ana, f"{CALLS}/mail", address="ana@a.example")
            assert (asked["mail"], asked["mail_asked"]) == ("", "ana@a.example")
            assert [to for to, _ in box.got] == ["ana@a.example"]
            assert await refused(ana, "/test") == (409, "call-nowhere"), "not confirmed yet"
            code = code_in(box)
            assert await refused(ana, "/confirm", code="aaaaaaaaaa") == (403, "call-code")
            assert await refused(eva, "/confirm", code=code) == (403, "call-code"), "it was sent for somebody else"
            assert code not in repr(here.context.lobby.store.read("SELECT * FROM notes"))
            confirmed = await post(ana, f"{CALLS}/confirm", code=code.upper())
            assert (confirmed["mail"], confirmed["mail_asked"]) == ("ana@a.example", "")
            assert await refused(ana, "/confirm", code=code) == (403, "call-code"), "a code is good once"
            assert (await post(ana, f"{CALLS}/test"))["sent"] == ["mail"]
            assert [to for to, _ in box.got] == ["ana@a.example"] * 2
            assert (await post(ana, f"{CALLS}/mail", address=""))["mail"] == ""
            assert await refused(ana, "/test") == (409, "call-nowhere")
            for client in (ana, ana):
                await post(client, f"{CALLS}/mail", address="ana@a.example")
            assert await refused(eva, "/mail", address="ANA@a.example") == (429, "too-often"), "whoever asks for it"
            assert await refused(ana, "/mail", address="b@a.example") == (429, "too-often"), "wherever it goes"
            box.refuses = True
            assert await refused(eva, "/mail", address="eva@a.example") == (503, "call-unsent")
            await post(ana, "/api/me/forget", sure=True)
            assert "ana@" not in repr(here.context.lobby.store.read("SELECT * FROM notes"))

    run(work)
