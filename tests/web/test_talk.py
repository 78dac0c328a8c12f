"""Talk over every carrier: who is told, who is not even pushed, what a stranger can do, and what a crash leaves."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx

from tests.web.doorstep import served
from tests.web.serving import Site, get, post, table_of
from tests.web.test_socket import Line

GAME = "cablecars"


class Ear(Line):
    """A socket that remembers what was said to it of the talk."""

    def __init__(self, ws: Any) -> None:
        super().__init__(ws)
        self.said: list[str] = []

    async def hear(self) -> Any:
        told = await super().hear()
        if told["is"] == "scene":
            self.said += [line["text"] for line in told["scene"]["talk"]]
        return told

    async def heard(self, n: int) -> list[str]:
        """All that was heard, once it is so much."""
        while len(self.said) < n:
            await self.hear()
        return self.said


async def listening(here: Site, stack: Any, table: str, token: str = "", **more: Any) -> Ear:
    line = Ear(await stack.enter_async_context(here.socket(table, **more)))
    await line.say(do="hello", token=token)
    assert (await line.hear())["is"] == "scene"
    return line


async def two_people(client: httpx.AsyncClient, other: httpx.AsyncClient) -> str:
    """A table of Ana's at which Eva sits too, begun; its address."""
    chairs = [{"kind": "person", "name": "Ana"}, {"kind": "open"}]
    made = await post(client, "/api/tables", game=GAME, chairs=chairs)
    base = f"/api/tables/{made['table']}"
    await post(other, f"{base}/join", name="Eva")
    await post(client, f"{base}/start")
    return base


async def key_of(answer: Any) -> tuple[int, str]:
    response = await answer
    return response.status_code, response.json()["error"]["key"]


def test_players_hear_players_and_those_who_look_on_are_among_themselves(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        made = await table_of(client, GAME, "pp")
        table, base = made["table"], f"/api/tables/{made['table']}"
        players = [await listening(here, stack, table, token) for token in made["tokens"]]
        watcher = await listening(here, stack, table)
        async with here.client() as stranger:
            await post(stranger, f"{base}/say", text="She holds the jokers", name="Eva")
            assert [name for name in stranger.cookies if name.startswith("fogline_")], "who speaks is somebody"
            assert await watcher.heard(1) == ["She holds the jokers"]
            assert (await players[0].ask(do="say", text="Hello", nonce="n"))["is"] == "done"
            assert (await players[0].ask(do="say", text="Hello", nonce="n"))["is"] == "done", "said once all the same"
            for player in players:
                scene = await get(client, f"{base}/scene", made["tokens"][0], seat=0)
                assert [line["text"] for line in scene["talk"]] == ["Hello"]
                assert scene["talking"] == {"on": True, "players": 1, "watchers": 0}
                assert await player.heard(1) == ["Hello"], "nothing was pushed before"
            assert await watcher.heard(2) == ["She holds the jokers", "Hello"]
            looks_on = await get(client, f"{base}/scene", made["tokens"][1], seat=-1)
            assert [line["text"] for line in looks_on["talk"]] == ["Hello"], "a player who looks on is a player"
            assert "jokers" not in json.dumps(await get(client, f"{base}/events", made["tokens"][0]))

    served(tmp_path, work)


def test_it_outlives_the_server_and_is_no_part_of_the_record(tmp_path: Path) -> None:
    made: dict[str, Any] = {}

    async def before(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        made.update(await table_of(client, GAME, "pp"))
        await post(client, f"/api/tables/{made['table']}/say", made["tokens"][0], text="Remember me")
        made["me"] = dict(client.cookies)

    async def after(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        base = f"/api/tables/{made['table']}"
        client.cookies.update(made["me"])
        scene = await get(client, f"{base}/scene", made["tokens"][0])
        assert [line["text"] for line in scene["talk"]] == ["Remember me"]
        assert "Remember me" not in json.dumps(await get(client, f"{base}/export"))
        assert (await get(client, f"{base}/scene", made["tokens"][0], turn=0))["talk"] == [], "the past has none"

    served(tmp_path, before)
    served(tmp_path, after)


def test_who_is_muted_is_not_heard_at_any_table_until_they_are_again(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        async with here.client() as rude:
            tables = [await two_people(client, rude) for _ in range(2)]
            for table in tables:
                await post(rude, f"{table}/say", text="Something rude")
            cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
            ana = await listening(here, stack, tables[0].rpartition("/")[2], additional_headers={"Cookie": cookie})
            await ana.say(do="mute", line="p1", nonce="m")
            assert await ana.heard(2) == ["Something rude", ""], "the scene comes again without the words"
            for table in tables:
                (line,) = (await get(client, f"{table}/scene"))["talk"]
                assert (line["text"], line["muted"], line["name"]) == ("", True, "Eva")
                (theirs,) = (await get(rude, f"{table}/scene"))["talk"]
                assert theirs["text"] == "Something rude", "nobody is told that they are muted"
            await post(client, f"{tables[1]}/mute", line="p1", on=False)
            assert (await get(client, f"{tables[0]}/scene"))["talk"][0]["text"] == "Something rude"

    served(tmp_path, work)


def test_what_a_stranger_tries_is_refused(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        made = await table_of(client, GAME, "pp")
        closed = await table_of(client, GAME, "pp", watchers=False)
        base = f"/api/tables/{made['table']}"
        await post(client, f"{base}/say", made["tokens"][0], text="Between us")
        line = await listening(here, stack, made["table"])
        assert (await line.ask(do="say", text="x", name="Eva", nonce="1"))["error"]["key"] == "talk-nobody"
        async with here.client() as stranger:
            await post(stranger, f"{base}/say", text="Hello", name="Eva")
            refusals = {
                "off": stranger.post(f"{base}/hush", json={"off": True}),
                "unnamed": stranger.post(f"{base}/say", json={"text": "x"}),
                "as somebody": stranger.post(f"{base}/say", json={"text": "x", "seat": 0, "name": "\u200b"}),
                "closed": stranger.post(f"/api/tables/{closed['table']}/say", json={"text": "x", "name": "Eva"}),
                "long": stranger.post(f"{base}/say", json={"text": "x" * 1001, "name": "Eva"}),
                "no line": stranger.post(f"{base}/mute", json={"line": "p9"}),
                "zero": stranger.post(f"{base}/say", json={"text": "a\0b", "name": "Eva"}),
                "elsewhere": stranger.post(
                    f"{base}/say", json={"text": "x", "name": "Eva"}, headers={"Origin": "http://evil.example"}
                ),
            }
            found = {name: await key_of(answer) for name, answer in refusals.items()}
            assert found == {
                "off": (403, "not-host"),
                "unnamed": (400, "bad-name"),
                "as somebody": (400, "bad-name"),
                "closed": (403, "no-watchers"),
                "long": (400, "bad-json"),
                "no line": (404, "no-such-line"),
                "zero": (400, "bad-text"),
                "elsewhere": (403, "other-origin"),
            }
            mine = (await get(client, f"{base}/scene", made["tokens"][1]))["talk"]
            assert [said["text"] for said in mine] == ["Between us"], "no player's line numbers tell of others"
            assert (await key_of(client.post(f"{base}/mute", json={"line": "w1"}))) == (404, "no-such-line")

    served(tmp_path, work)


def test_a_flood_is_stopped_and_nobody_elses_line_is_lost(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        async with here.client() as loud:
            base = await two_people(client, loud)
            flood = [loud.post(f"{base}/say", json={"text": f"spam {n}"}) for n in range(30)]
            codes = [answer.status_code for answer in await asyncio.gather(*flood)]
            assert 429 in codes
            await post(client, f"{base}/say", text="Please stop")
            told = [line["text"] for line in (await get(client, f"{base}/scene"))["talk"]]
            assert "Please stop" in told
            assert len(told) == codes.count(200) + 1, "what was answered is there, and nothing else"

    served(tmp_path, work)
