"""A nonce answers for its own words only."""

import json
from pathlib import Path
from typing import Any

import httpx

from tests.table.shelf import make_older
from tests.web.doorstep import served, untouched
from tests.web.serving import GAMES, Site, get, post, run, seats_for, site, table_of

GAME = GAMES[0]
SEATS = seats_for(GAME)


async def first_act(client: httpx.AsyncClient, base: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """What to do now, and something else that could be done."""
    seat = (await get(client, base))["waiting"][0]
    scene = await get(client, f"{base}/scene", seat=seat)
    act = {"seat": seat, "at": scene["at"], "action": scene["legal"][0]["id"], "nonce": "n"}
    return act, {**act, "action": scene["legal"][1]["id"]}


def test_v10_other_words_with_the_same_nonce_are_refused(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        made = await table_of(client, GAME, "p" * SEATS)
        base = f"/api/tables/{made['table']}"
        act, other = await first_act(client, base)
        done = await post(client, f"{base}/act", **act)
        before = untouched(here, made["table"])
        others = [("act", other), ("act", {**act, "confirm": True}), ("undo", {"seat": act["seat"], "nonce": "n"})]
        others += [("act", {**act, "seat": 1 - act["seat"]}), ("leave", {"seat": act["seat"], "nonce": "n"})]
        for verb, body in others:
            for lang, word in (("en", "nonce"), ("es", "nonce")):
                refused = await client.post(f"{base}/{verb}", json=body, params={"lang": lang})
                assert (refused.status_code, refused.json()["error"]["key"]) == (409, "nonce-used"), verb
                assert word in refused.json()["error"]["text"]
        assert untouched(here, made["table"]) == before
        assert await post(client, f"{base}/act", **act) == done, "the same words are still answered"
        # Another speaker's nonces are their own.
        token = made["tokens"][act["seat"]]
        await post(client, f"{base}/undo", token, nonce="n")

    served(tmp_path, work)


def test_v10_the_same_on_the_socket(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        made = await table_of(client, GAME, "p" * SEATS)
        act, other = await first_act(client, f"/api/tables/{made['table']}")
        ws = await stack.enter_async_context(here.socket(made["table"]))
        await ws.send(json.dumps({"do": "hello", "token": made["tokens"][act.pop("seat")]}))
        other.pop("seat")
        told = []
        for said in (act, act, other, {"nonce": "n"}):
            await ws.send(json.dumps({"do": "act" if "action" in said else "leave", **said}))
            while (answer := json.loads(await ws.recv()))["is"] == "scene":
                pass
            told.append(answer)
        assert told[0]["is"] == "done"
        assert told[1] == told[0]
        assert [answer["error"]["key"] for answer in told[2:]] == ["nonce-used"] * 2

    served(tmp_path, work)


def test_v10_what_an_older_fogline_heard_is_answered_after_a_restart(tmp_path: Path) -> None:
    """Its rows have no words: the column comes with the first start."""

    async def work() -> None:
        async with site(tmp_path) as here, here.client() as client:
            made = await table_of(client, GAME, "p" * SEATS)
            base = f"/api/tables/{made['table']}"
            act, other = await first_act(client, base)
            done = await post(client, f"{base}/act", **act)
            make_older(here.context.lobby.store, "ALTER TABLE heard DROP COLUMN words")
            cookies = client.cookies
        async with site(tmp_path) as here, here.client(cookies=cookies) as client:
            before = untouched(here, made["table"])
            assert await post(client, f"{base}/act", **act) == done
            assert await post(client, f"{base}/act", **other) == done, "nobody knows any more what was said"
            assert untouched(here, made["table"]) == before
            again, _ = await first_act(client, base)
            await post(client, f"{base}/act", **{**again, "nonce": "m"})
            cookies = client.cookies
        async with site(tmp_path) as here, here.client(cookies=cookies) as client:
            refused = await client.post(f"{base}/act", json={**again, "nonce": "m", "confirm": True})
            assert refused.json()["error"]["key"] == "nonce-used"

    run(work)
