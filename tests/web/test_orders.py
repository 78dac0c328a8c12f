"""Orders at the doors: left, shown to their owner, refused in sentences, and on the disk when they are acknowledged."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx

from tests.table.auctions import GAME, auction, checks_only
from tests.web.process import start
from tests.web.serving import Site, chairs, get, post, run, site, table_of

WORDS = "raise up to 120 keep 10 20"


async def open_auction(here: Site, client: httpx.AsyncClient) -> tuple[str, list[str]]:
    """The address of a table at which the first of three people opens an auction, and their tokens."""
    made = await table_of(client, GAME, "ppp", start=False)
    await here.context.lobby.room(made["table"]).change(lambda now: replace(now, flow=auction().flow))
    return f"/api/tables/{made['table']}", made["tokens"]


def at_doors(tmp_path: Path, work: Any) -> None:
    async def all_of_it() -> None:
        async with site(tmp_path) as here, here.client() as client:
            await work(here, client, *(await open_auction(here, client)))

    run(all_of_it)


def test_an_order_is_left_shown_followed_and_withdrawn(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, base: str, tokens: list[str]) -> None:
        scene = await get(client, f"{base}/scene", tokens[1])
        assert scene["order"] == {"like": WORDS, "words": "", "label": "", "args": {}}
        done = await post(client, f"{base}/order", tokens[1], order=WORDS, at=scene["at"], nonce="a")
        assert done == {"at": scene["at"]}
        spanish = await get(client, f"{base}/scene", tokens[1], lang="es")
        assert spanish["order"] == {
            "like": "sube hasta 120 guarda 10 20",
            "words": WORDS,
            "label": "Sube por ti hasta 120.000 $, guardando 10, 20",
            "args": {"limit": 120, "keep": [0, 1]},
        }
        for words in ("add 50", "call"):
            await post(client, f"{base}/act", tokens[0], action=words, confirm=True)
        told = await get(client, f"{base}/events", tokens[2])
        assert [line["text"] for line in told["log"]][-2:] == [
            "Ana bids $50,000, adding 50.",
            "Ana 2 bids $60,000, adding 60.",
        ]
        past = await get(client, f"{base}/scene", tokens[1], turn=0)
        assert past["order"] is None, "nothing can be left in the past"
        await post(client, f"{base}/order", tokens[1], order="")
        assert (await get(client, f"{base}/scene", tokens[1]))["order"]["words"] == ""

    at_doors(tmp_path, work)


def test_said_twice_with_one_nonce_it_is_left_once(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, base: str, tokens: list[str]) -> None:
        first = await post(client, f"{base}/order", tokens[1], order=WORDS, nonce="a")
        await post(client, f"{base}/order", tokens[1], order="", nonce="b")
        assert await post(client, f"{base}/order", tokens[1], order=WORDS, nonce="a") == first
        assert (await get(client, f"{base}/scene", tokens[1]))["order"]["words"] == ""

    at_doors(tmp_path, work)


def test_refusals_are_sentences_with_the_rule(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, base: str, tokens: list[str]) -> None:
        for words in ("add 50", "call"):
            await post(client, f"{base}/act", tokens[0], action=words, confirm=True)
        wrong: tuple[tuple[dict[str, Any], int, str], ...] = (
            ({"order": "raise up to 40"}, 422, "[4.3]"),
            ({"order": "raise up to 90 keep 5"}, 422, "[1.5]"),
            ({"order": "nonsense"}, 422, "sube hasta 120 guarda 10 20"),
            ({"order": WORDS, "at": "0.0"}, 409, "La mesa ha cambiado"),
            ({"order": ""}, 409, "ninguna orden"),
            ({"order": "x" * 201}, 400, "201"),
            ({"order": 7}, 400, "str"),
            ({}, 400, "order"),
        )
        headers = {"Authorization": f"Bearer {tokens[1]}"}
        for body, status, words in wrong:
            refused = await client.post(f"{base}/order?lang=es", json=body, headers=headers)
            error = refused.json()["error"]
            assert (refused.status_code, words in error["text"] or status == 400) == (status, True), error
        assert (await get(client, f"{base}/scene", tokens[1]))["order"]["words"] == ""
        stranger = await client.post(f"{base}/order", json={"order": WORDS}, headers={"Authorization": "Bearer x"})
        assert (stranger.status_code, stranger.json()["error"]["key"]) == (403, "no-seat")

    at_doors(tmp_path, work)


def test_the_socket_takes_orders_too(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, base: str, tokens: list[str]) -> None:
        async with here.socket(base.rpartition("/")[2]) as ws:
            await ws.send(json.dumps({"do": "hello", "token": tokens[2]}))
            scene = json.loads(await ws.recv())["scene"]
            await ws.send(json.dumps({"do": "order", "order": WORDS, "at": scene["at"], "nonce": "a"}))
            told = {entry["is"]: entry for entry in [json.loads(await ws.recv()) for _ in range(2)]}
            assert told["done"]["at"] == scene["at"]
            assert told["scene"]["scene"]["order"]["words"] == WORDS
            await ws.send(json.dumps({"do": "order", "order": "raise up to 5", "nonce": "b"}))
            refused = json.loads(await ws.recv())
            assert (refused["is"], refused["nonce"], refused["error"]["key"]) == ("refused", "b", "illegal-action")
            assert "[4.3]" in refused["error"]["reasons"][0]

    at_doors(tmp_path, work)


def test_an_acknowledged_order_survives_sigkill(tmp_path: Path) -> None:
    process, address = start(tmp_path)
    with httpx.Client(base_url=address, timeout=120, trust_env=False, verify=False) as client:

        def said(path: str, **body: Any) -> Any:
            answer = client.post(path, json=body)
            assert answer.status_code == 200, answer.text
            return answer.json()

        def shown(seat: int) -> Any:
            return client.get(f"{base}/scene", params={"seat": seat}).json()

        try:
            made = said("/api/tables", game=GAME, chairs=chairs("ppp"), box=checks_only(), start=True)
            base = f"/api/tables/{made['table']}"
            first = shown(0)["waiting"][0]
            second, third = (first + 1) % 3, (first + 2) % 3
            said(f"{base}/act", seat=first, action="keep")
            said(f"{base}/confirm", seat=first)
            said(f"{base}/order", seat=second, order=WORDS)
            process.kill()
            process.wait()
            process, _ = start(tmp_path, port=int(address.rpartition(":")[2]))
            assert shown(second)["order"]["words"] == WORDS
            assert shown(third)["order"]["words"] == ""
            for action in ("add 50", "call"):
                said(f"{base}/act", seat=first, action=action)
            assert shown(third)["waiting"] == [third]
            assert [line["args"]["total"] for line in shown(third)["log"] if line["key"] == "called"] == [50, 60]
        finally:
            process.kill()
            process.wait()


def test_the_description_tells_of_orders(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, base: str, tokens: list[str]) -> None:
        told = await get(client, "/api/openapi.json")
        body = told["paths"]["/api/tables/{table}/order"]["post"]["requestBody"]["content"]["application/json"]
        assert body["schema"]["$ref"].endswith("/LeaveOrder")
        shapes = told["components"]["schemas"]
        assert shapes["LeaveOrder"]["properties"]["order"]["maxLength"] == 200
        assert shapes["SayOrder"]["properties"]["do"]["enum"] == ["order"]
        assert "order" in shapes["Scene"]["required"]

    at_doors(tmp_path, work)
