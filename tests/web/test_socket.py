"""The socket: pushes, resuming, languages, several seats, take-backs, spectators."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from fogline.core.dealer import Dealer
from tests.web.serving import GAMES, Site, get, post, run, seats_for, site, table_of

every_game = pytest.mark.parametrize("game", GAMES)
GAME = GAMES[0]


class Line:
    """A socket with memory: what was said to it, and the log it has put together."""

    def __init__(self, ws: Any) -> None:
        self.ws = ws
        self.log: list[Any] = []
        self.scene: dict[str, Any] = {}
        self.answers: list[Any] = []

    async def say(self, **message: Any) -> None:
        await self.ws.send(json.dumps(message))

    async def hear(self) -> Any:
        told = json.loads(await asyncio.wait_for(self.ws.recv(), 120))
        if told["is"] == "scene":
            self.scene = told["scene"]
            self.log = [line for line in self.log if line["turn"] < self.scene["log_from"]] + self.scene["log"]
        else:
            self.answers.append(told)
        return told

    async def ask(self, **message: Any) -> Any:
        """Say something and wait for the answer to it."""
        await self.say(**message)
        while True:
            told = await self.hear()
            if told["is"] != "scene":
                return told

    async def until(self, wanted: Any) -> dict[str, Any]:
        """The scene for which this holds."""
        for _ in range(3000):
            if self.scene and wanted(self.scene):
                return self.scene
            await self.hear()
        raise AssertionError("it never came")


async def hello(here: Site, stack: Any, table: str, token: str = "", **more: Any) -> Line:
    ws = await stack.enter_async_context(here.socket(table))
    line = Line(ws)
    await line.say(do="hello", token=token, **more)
    await line.hear()
    return line


def conversation(tmp_path: Path, work: Any) -> None:
    """Run ``work(site, client, stack)`` beside a server."""
    from contextlib import AsyncExitStack

    async def all_of_it() -> None:
        async with site(tmp_path) as here, here.client() as client, AsyncExitStack() as stack:
            await work(here, client, stack)

    run(all_of_it)


async def two_people(here: Site, client: Any, game: str) -> tuple[str, list[str]]:
    """A table for different people; everybody's token."""
    seats = seats_for(game)
    made = await table_of(client, game, "p" + "o" * (seats - 1), start=False)
    tokens = [made["tokens"][0]]
    for seat in range(1, seats):
        async with here.client() as other:
            tokens += (await post(other, f"/api/tables/{made['table']}/join", name=f"Guest {seat}"))["tokens"]
    await post(client, f"/api/tables/{made['table']}/start")
    return made["table"], tokens


async def play_some(lines: list[Line], dice: Dealer, until: int) -> None:
    """The people at these sockets play until so many turns are committed, or to the end."""
    for _ in range(3000):
        scene = lines[0].scene
        if scene["turns"] >= until or scene["status"] == "over":
            return
        seat = scene["waiting"][0]
        line = lines[seat]
        mine = await line.until(lambda s, now=scene: s["revision"] >= now["revision"])
        if mine["confirm"] == "now":
            answer = await line.ask(do="confirm", at=mine["at"])
        else:
            option = mine["legal"][dice.below(len(mine["legal"]))]
            answer = await line.ask(do="act", action=option["id"], at=mine["at"])
        assert answer["is"] == "done", answer
        await line.until(lambda s, at=answer["at"]: s["at"] == at)
        revision = int(answer["at"].partition(".")[0])
        await lines[0].until(lambda s, r=revision: s["revision"] >= r)


@every_game
def test_everybody_hears_of_what_is_committed_and_a_late_comer_resumes(game: str, tmp_path: Path) -> None:
    async def work(here: Site, client: Any, stack: Any) -> None:
        table, tokens = await two_people(here, client, game)
        lines = [await hello(here, stack, table, token) for token in tokens]
        watcher = await hello(here, stack, table)
        await play_some(lines, Dealer(1), 9)
        revision = lines[0].scene["revision"]
        await watcher.until(lambda s: s["revision"] == revision)
        assert watcher.scene["legal"] == []
        assert watcher.log == (await get(client, f"/api/tables/{table}/events", seat=-1))["log"]
        # Lost, and back again with what it had.
        known = list(lines[1].log)
        seen = lines[1].scene["revision"]
        await lines[1].ws.close()
        again = await hello(here, stack, table, tokens[1], since=seen)
        again.log = [line for line in known if line["turn"] < again.scene["log_from"]] + again.log
        whole = await hello(here, stack, table, tokens[1])
        assert again.log == whole.log
        assert len(again.scene["log"]) < len(whole.scene["log"])

    conversation(tmp_path, work)


@every_game
def test_a_take_back_is_asked_and_granted(game: str, tmp_path: Path) -> None:
    async def work(here: Site, client: Any, stack: Any) -> None:
        table, tokens = await two_people(here, client, game)
        lines = [await hello(here, stack, table, token) for token in tokens]
        await play_some(lines, Dealer(2), 6)
        flow = here.context.lobby.room(table).table.playing()
        asker, turns = lines[flow.match.turns[-1].seat], flow.count.turns
        await asker.until(lambda s: s["turns"] == turns)
        assert asker.scene["undo"]["can"] == "ask"
        assert (await asker.ask(do="undo"))["is"] == "refused"
        assert (await asker.ask(do="ask"))["is"] == "done"
        for judge in lines:
            if judge is not asker:
                await judge.until(lambda s: s["asked"] is not None)
                assert (await judge.ask(do="answer", yes=True))["is"] == "done"
        scene = await asker.until(lambda s: s["turns"] < turns)
        assert scene["revision"] == turns + 1
        assert all(line["turn"] <= scene["turns"] for line in asker.log)

    conversation(tmp_path, work)


@every_game
def test_the_language_changes_in_the_middle(game: str, tmp_path: Path) -> None:
    async def work(here: Site, client: Any, stack: Any) -> None:
        made = await table_of(client, game, "p" * seats_for(game))
        line = await hello(here, stack, made["table"], made["tokens"][0], lang="en")
        english = line.scene["log"]
        assert (await line.ask(do="speak", lang="es", nonce="x"))["nonce"] == "x"
        spanish = (await line.until(lambda s: s["lang"] == "es"))["log"]
        assert len(spanish) == len(english)
        assert [entry["text"] for entry in spanish] != [entry["text"] for entry in english]
        assert (await line.ask(do="speak", lang="fr"))["error"]["key"] == "unknown-language"

    conversation(tmp_path, work)


@every_game
def test_one_device_looks_through_each_of_its_seats(game: str, tmp_path: Path) -> None:
    async def work(here: Site, client: Any, stack: Any) -> None:
        made = await table_of(client, game, "p" * seats_for(game))
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        ws = await stack.enter_async_context(here.socket(made["table"], additional_headers={"Cookie": cookie}))
        line = Line(ws)
        await line.say(do="hello", seat=0)
        await line.hear()
        seat = line.scene["waiting"][0]
        assert (await line.ask(do="sit", seat=seat))["is"] == "done"
        scene = await line.until(lambda s: s["seat"] == seat and s["legal"])
        done = await line.ask(do="act", action=scene["legal"][0]["id"], at=scene["at"], nonce="1")
        assert done["is"] == "done"
        assert (await line.ask(do="act", action=scene["legal"][0]["id"], at=scene["at"], nonce="1")) == done
        assert (await line.ask(do="sit", seat=12))["error"]["key"] == "not-your-seat"

    conversation(tmp_path, work)


def test_questions_beside_the_game(tmp_path: Path) -> None:
    async def work(here: Site, client: Any, stack: Any) -> None:
        made = await table_of(client, GAME, "p" + "b" * (seats_for(GAME) - 1), assist="full")
        line = await hello(here, stack, made["table"], made["tokens"][0])
        scene = await line.until(lambda s: s["legal"])
        assert (await line.ask(do="ping", nonce="p")) == {"is": "pong", "nonce": "p"}
        legal = await line.ask(do="effects")
        assert [option["id"] for option in legal["legal"]] == [option["id"] for option in scene["legal"]]
        assert all("effect" in option for option in legal["legal"])
        why = await line.ask(do="why", most=5)
        assert len(why["actions"]) == 5
        assert (await line.ask(do="why", mention="track"))["error"]["key"] == "bad-value"
        hint = await line.ask(do="hint")
        assert hint["action"] in [option["id"] for option in scene["legal"]]

    conversation(tmp_path, work)


def test_a_person_leaves_and_comes_back(tmp_path: Path) -> None:
    async def work(here: Site, client: Any, stack: Any) -> None:
        table, tokens = await two_people(here, client, GAME)
        lines = [await hello(here, stack, table, token) for token in tokens]
        await lines[0].until(lambda s: all(place["here"] for place in s["places"]))
        assert (await lines[1].ask(do="leave"))["is"] == "done"
        scene = await lines[0].until(lambda s: s["places"][1]["away"])
        assert scene["places"][1]["bot"]
        assert (await lines[1].ask(do="act", action=0))["error"]["key"] == "seat-kept"
        assert (await lines[1].ask(do="back"))["is"] == "done"
        await lines[0].until(lambda s: not s["places"][1]["away"])
        await lines[1].ws.close()
        await lines[0].until(lambda s: not s["places"][1]["here"])

    conversation(tmp_path, work)


def test_a_restart_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    """The server goes and comes back; the draft, the seat and the cookie are as they were."""
    from tests.table.sitting import drafted, people

    async def first() -> tuple[str, str, str]:
        async with site(tmp_path) as here, here.client() as client:
            table, tokens = await two_people(here, client, GAME)
            now, seat = drafted(GAME, people(GAME))
            for _ in range(400):
                scene = await get(client, f"/api/tables/{table}/scene")
                seat = scene["waiting"][0]
                scene = await get(client, f"/api/tables/{table}/scene", tokens[seat])
                answer = await post(
                    client, f"/api/tables/{table}/act", tokens[seat], action=scene["legal"][-1]["id"], at=scene["at"]
                )
                if not answer["at"].endswith(".0"):
                    return table, tokens[seat], answer["at"]
            raise AssertionError(f"no draft in {now.id}")

    async def second(table: str, token: str, at: str) -> None:
        async with site(tmp_path) as here, here.client() as client:
            scene = await get(client, f"/api/tables/{table}/scene", token)
            assert scene["at"] == at
            assert scene["draft"]
            await post(client, f"/api/tables/{table}/undo", token)

    kept = run(first)
    run(lambda: second(*kept))


@every_game
def test_changes_are_enough_for_who_knows_the_rest(game: str, tmp_path: Path) -> None:
    async def work(here: Site, client: Any, stack: Any) -> None:
        made = await table_of(client, game, "p" * seats_for(game))
        brief = Line(await stack.enter_async_context(here.socket(made["table"])))
        await brief.say(do="hello", token=made["tokens"][0], changes=True)
        known = (await brief.hear())["scene"]
        bare = await stack.enter_async_context(here.client())
        for _ in range(6):
            seat = (await get(client, f"/api/tables/{made['table']}"))["waiting"][0]
            seen = await get(client, f"/api/tables/{made['table']}/scene", seat=seat)
            act = {"seat": seat, "action": seen["legal"][0]["id"], "confirm": True}
            await post(client, f"/api/tables/{made['table']}/act", **act)
            mine = {"Authorization": f"Bearer {made['tokens'][0]}"}
            now = (await bare.get(f"/api/tables/{made['table']}/scene", headers=mine)).json()
            while known["at"] != now["at"] or known["waiting"] != now["waiting"]:
                told = (await brief.hear())["changes"]
                assert len(told) < len(known)
                known = {**known, **told, "view": {**known["view"], **told.get("view", {})}}
            assert {**known, "log": 0, "log_from": 0} == {**now, "log": 0, "log_from": 0}

    conversation(tmp_path, work)
