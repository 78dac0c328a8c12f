"""Staying who one is: links that move once, codes, being forgotten; and what strangers try at these doors."""

import asyncio
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from fogline.table import myself
from fogline.table.people import Who
from fogline.web.limits import Limits
from tests.web.doorstep import served
from tests.web.serving import Site, get, post, table_of

GAME = "skyline"


async def ana(client: httpx.AsyncClient) -> str:
    """Somebody with a seat; its address."""
    made = await table_of(client, GAME, "pb")
    return f"/api/tables/{made['table']}"


async def secret_of(client: httpx.AsyncClient) -> str:
    return str((await post(client, "/api/me/link"))["link"]).rpartition("#link=")[2]


async def refusal(client: httpx.AsyncClient, door: str, **more: Any) -> tuple[int, str]:
    headers = more.pop("headers", {})
    answer = await client.post(f"/api/me/{door}", json=more, headers=headers)
    return answer.status_code, answer.json()["error"]["key"]


def test_a_link_makes_another_device_the_same_person_once(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        table = await ana(client)
        made = await post(client, "/api/me/link")
        assert made["picture"].startswith("<svg")
        assert made["seconds"] == 600
        secret = made["link"].rpartition("#link=")[2]
        async with here.client() as phone, here.client() as third:
            for _ in range(3):  # a chat program that looks at the link before anybody presses anything
                assert (await phone.get("/me")).status_code == 200
                assert (await phone.get("/api/me/arrive", params={"link": secret})).status_code == 405
                assert (await post(phone, "/api/me/look", link=secret)) == {"name": "Ana", "tables": 1}
            assert not (await get(phone, "/api/me"))["known"]
            assert await post(phone, "/api/me/arrive", link=secret) == {"name": "Ana", "tables": 1}
            assert (await get(phone, f"{table}/scene"))["seat"] == 0
            assert (await get(client, f"{table}/scene"))["seat"] == 0, "the first device is still who it was"
            assert await refusal(third, "arrive", link=secret) == (403, "secret-used")
            assert await refusal(third, "look", link=secret) == (403, "secret-used")

    served(tmp_path, work)


def test_of_two_who_show_a_link_at_once_one_is_first(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        await ana(client)
        secret = await secret_of(client)
        others = [await stack.enter_async_context(here.client()) for _ in range(6)]
        answers = await asyncio.gather(*[one.post("/api/me/arrive", json={"link": secret}) for one in others])
        assert sorted(answer.status_code for answer in answers) == [200, *[403] * 5]

    served(tmp_path, work)


def test_a_link_ends_with_its_time_and_with_the_next_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        await ana(client)
        async with here.client() as phone:
            first, second = await secret_of(client), await secret_of(client)
            assert await refusal(phone, "arrive", link=first) == (403, "secret-used")
            late = myself.time.time() + 60 * myself.MINUTES + 1  # type: ignore[attr-defined]
            with monkeypatch.context() as patch:
                patch.setattr("fogline.table.myself.time.time", lambda: late)
                assert await refusal(phone, "arrive", link=second) == (403, "secret-used")

    served(tmp_path, work)


def test_who_lost_the_cookie_has_a_code_and_it_is_kept_as_a_hash(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        table = await ana(client)
        old = (await post(client, "/api/me/code"))["code"]
        code = (await post(client, "/api/me/code"))["code"]
        assert re.fullmatch(r"([a-z2-9]{5}-){4}[a-z2-9]{5}", code)
        assert (await get(client, "/api/me"))["code"]
        async with here.client() as again:
            assert await refusal(again, "arrive", code=old) == (403, "secret-unknown")
            typed = code.replace("-", " ").upper()
            assert (await post(again, "/api/me/arrive", code=typed))["name"] == "Ana"
            assert (await get(again, f"{table}/scene"))["seat"] == 0
        rows = here.context.lobby.store.read("SELECT * FROM notes")
        assert code.replace("-", "") not in repr(rows)
        assert code not in repr(rows)

    served(tmp_path, work)


def test_what_strangers_try_is_refused(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        await ana(client)
        secret = await secret_of(client)
        async with here.client() as stranger:
            elsewhere = {"Origin": "http://evil.example"}
            cross = {"Sec-Fetch-Site": "cross-site"}
            assert await refusal(stranger, "link") == (403, "no-identity")
            assert await refusal(stranger, "code") == (403, "no-identity")
            assert await refusal(stranger, "forget", sure=True) == (403, "no-identity")
            assert await refusal(stranger, "arrive") == (403, "secret-unknown")
            assert await refusal(stranger, "arrive", code="aaaaa-aaaaa-aaaaa-aaaaa-aaaaa") == (403, "secret-unknown")
            for door, more in (("arrive", {"link": secret}), ("forget", {"sure": True}), ("link", {})):
                for headers in (elsewhere, cross):
                    assert await refusal(client, door, headers=headers, **more) == (403, "other-origin"), door
            form = await client.post("/api/me/forget", content="sure=true", headers={"Content-Type": "text/plain"})
            assert form.status_code == 400
            assert await refusal(client, "forget", sure=False) == (400, "bad-json")
            assert (await get(client, "/api/me"))["tables"] == 1, "nothing of it was done"
            # A cookie that somebody else laid here is nobody's: only what this house has signed counts.
            name = here.context.guests.cookie_name
            stranger.cookies.set(name, "chosen-by-another.0123")
            assert not (await get(stranger, "/api/me"))["known"]

    served(tmp_path, work)


def test_guessing_is_slowed_down(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        tries = [await client.post("/api/me/arrive", json={"code": f"guess {n}"}) for n in range(40)]
        codes = [answer.status_code for answer in tries]
        assert codes[:5] == [403] * 5
        assert codes[-1] == 429
        assert codes.count(403) < 25

    served(tmp_path, work, limits=Limits())


def test_who_is_forgotten_leaves_games_with_a_guest(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        async with here.client() as other:
            chairs = [{"kind": "person", "name": "Ana"}, {"kind": "open"}]
            made = await post(client, "/api/tables", game=GAME, chairs=chairs)
            base = f"/api/tables/{made['table']}"
            eva = await post(other, f"{base}/join", name="Eva")
            await post(client, f"{base}/start")
            await post(client, f"{base}/say", text="My secret words")
            await post(client, "/api/me/code")
            waiting = await post(client, "/api/tables", game=GAME, chairs=chairs)
            guest = here.context.lobby.room(made["table"]).table.chairs[0].guest
            assert (await post(client, "/api/me/forget", sure=True)) == {"tables": 2}
            assert not (await get(client, "/api/me"))["known"]
            scene = await get(other, f"{base}/scene", seat=1)
            assert [place["name"] for place in scene["places"]] == ["Guest", "Eva"]
            assert scene["places"][0]["resigned"]
            assert [line["name"] for line in scene["talk"]] == ["Guest"]
            assert "My secret words" not in repr(scene["talk"])
            refused = await client.get(f"{base}/scene", headers={"Authorization": f"Bearer {made['tokens'][0]}"})
            assert refused.json().get("seat", -1) == -1, "the token of the seat is dead too"
            assert here.context.lobby.room(made["table"]).table.host, "somebody else arranges things now"
            store = here.context.lobby.store
            for name in ("matches", "holders", "notes", "talk", "heard"):
                assert guest not in repr(store.read(f"SELECT * FROM {name}")), name
            assert (await get(other, f"/api/tables/{waiting['table']}"))["kinds"] == ["open", "open"]
            assert eva["seats"] == [1]

    served(tmp_path, work)


def test_a_server_that_stops_in_the_middle_leaves_somebody_who_can_ask_again(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        await ana(client)
        await ana(client)
        lobby = here.context.lobby
        guest = next(iter(lobby._rooms.values())).table.chairs[0].guest
        first = lobby.store.places_of(guest)[0]
        await lobby.room(first).change(lambda table: myself.without(table, guest))
        assert (await get(client, "/api/me"))["tables"] == 1
        assert await myself.forget(lobby, Who(guest)) == 1

    served(tmp_path, work)
