"""Messages of the right shapes, and nearly so, by the thousand: each is answered, and the server stays as it was."""

import asyncio
import json
import re
import subprocess
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.sync.client import ClientConnection, connect

from fogline.core.dealer import Dealer
from fogline.web import socket_messages
from fogline.web.app import DOORS
from fogline.web.door import Door
from fogline.web.load import Ground
from tests.boxes import brief_box
from tests.web.serving import GAMES, chairs, play_by_http, seats_for
from tests.web.shapes import as_json, filled, nearly, of_type

QUICK = 600
MANY = 50_000
MOST_TABLES = 40
AT_ONCE = 10
"""Messages of one conversation."""
GROWTH = 40_000
"""Kilobytes by which a server may grow after the first fifth of all messages: tables have longer logs then."""
CLOSES = {1008, 4400, 4403, 4404}
"""What a socket may be closed with when nothing failed on our side."""

MESSAGE = of_type(socket_messages.FromClient)
steady = settings(
    database=None,
    derandomize=True,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    # What failed once is told as it was: the tables are not the same any more when it is tried again.
    phases=(Phase.generate,),
)


@dataclass(repr=False)
class Target:
    """A server in a process of its own, with a table of every game on it that one person plays."""

    process: "subprocess.Popen[str]"
    url: str
    tables: list[dict[str, Any]] = field(default_factory=list)
    sent: int = 0
    early: int = 0
    """Kilobytes after the first fifth of the messages."""
    told: Counter[str] = field(default_factory=Counter)
    codes: set[int] = field(default_factory=set)
    keys: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.client = httpx.Client(base_url=self.url, timeout=120, trust_env=False, verify=False)
        self.tables = [self.make(game) for game in GAMES]
        self.evening = self.client.post("/api/evenings", json={"game": GAMES[0], "name": "Ana"}).json()["evening"]
        self.deal = self.dealt()
        self.made = 0

    def make(self, game: str) -> dict[str, Any]:
        body = {"game": game, "chairs": chairs("p" * seats_for(game)), "start": True, "listed": False}
        return dict(self.client.post("/api/tables", json=body).json(), game=game)

    def dealt(self) -> str:
        """The name of a deal that somebody has played to its end."""
        seated = [{"kind": "person", "name": "Ana"}, {"kind": "bot", "bot": "greedy"}]
        body = {"game": "skyline", "chairs": seated, "start": True, "box": brief_box("skyline")}
        table = self.client.post("/api/tables", json=body).json()["table"]

        async def play() -> None:
            cookies = dict(self.client.cookies)
            async with httpx.AsyncClient(
                base_url=self.url, cookies=cookies, timeout=120, trust_env=False, verify=False
            ) as ana:
                await play_by_http(ana, table, "", Dealer(1))

        asyncio.run(play())
        return str(self.client.post(f"/api/tables/{table}/deal", json={}).json()["deal"])

    def renew(self, number: int) -> None:
        """Another table instead of one whose game is over, now and then: they stay in the server's memory."""
        place = number % len(self.tables)
        if self.made < MOST_TABLES:
            self.tables[place] = self.make(self.tables[place]["game"])
            self.made += 1

    def kilobytes(self) -> int:
        told = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+)", told)
        assert found
        return int(found[1])

    @contextmanager
    def call(self, number: int) -> Iterator[ClientConnection]:
        made = self.tables[number % len(self.tables)]
        address = f"ws{self.url.removeprefix('http')}/api/tables/{made['table']}/socket"
        token = made["tokens"][number // len(self.tables) % len(made["tokens"])]
        with connect(address, proxy=None, open_timeout=120, close_timeout=10, compression=None) as socket:
            socket.send(json.dumps({"do": "hello", "token": token, "effects": number % 3 == 0}))
            yield socket


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    process, url = Ground(tmp_path_factory.mktemp("fuzz")).start()
    found = Target(process, url)
    try:
        yield found
    finally:
        found.client.close()
        process.terminate()
        process.wait(60)


def answered(socket: ClientConnection, said: str, scene: dict[str, Any]) -> tuple[dict[str, Any], Any]:
    """The last scene, and the answer to what was said; 1006 where the socket was dropped without a word."""
    try:
        socket.send(said)
        while True:
            told = json.loads(socket.recv(timeout=120))
            if told["is"] != "scene":
                return scene, told
            scene = told["scene"]
    except websockets.ConnectionClosed as end:
        return scene, {"is": "closed", "code": end.rcvd.code if end.rcvd else 1006}


def converse(target: Target, number: int, said: list[Any]) -> None:
    """One conversation: whatever is said is answered, or the socket is closed with a reason."""
    with target.call(number) as socket:
        scene = json.loads(socket.recv(timeout=120))["scene"]
        for message in said:
            scene, told = answered(socket, as_json(filled(message, scene)).decode(), scene)
            target.sent += 1
            target.told[told["is"]] += 1
            if told["is"] == "closed":
                target.codes.add(told["code"])
                assert told["code"] in CLOSES, (message, told)
                break
            if told["is"] == "refused":
                target.keys.add(told["error"]["key"])
                assert told["error"]["key"] not in ("failed", "not-kept"), (message, told)
    if scene["status"] == "over":
        target.renew(number)


def talk_on(target: Target, most: int) -> None:
    """So many messages, in conversations at all the tables; the size of the server after the first fifth is noted."""
    until = target.sent + most

    @given(st.integers(0, 999), st.lists(MESSAGE, min_size=AT_ONCE, max_size=AT_ONCE))
    @settings(steady, max_examples=most // AT_ONCE * 2)
    def one(number: int, said: list[Any]) -> None:
        if target.sent < until:
            converse(target, number, said)
        if not target.early and target.sent > until - most * 4 // 5:
            target.early = target.kilobytes()

    one()
    assert target.sent >= until


def test_every_message_is_answered(target: Target) -> None:
    talk_on(target, QUICK)
    # Which of the rarer answers come depends on what the tables have come to.
    assert len(set(target.told) - {"refused"}) >= 5, "they are not only refused"
    assert target.told["done"] > 0


@pytest.mark.long
def test_fifty_thousand_messages_leave_the_server_as_it_was(target: Target) -> None:
    target.early = 0
    talk_on(target, MANY)
    late = target.kilobytes()
    print(f"\n{dict(target.told)}; {target.early} kB, then {late} kB; closed with {target.codes}; {target.keys}")
    assert target.process.poll() is None
    assert late < target.early + GROWTH


# -- the other doors ---------------------------------------------------------------------------------------------


def request(door: Door) -> st.SearchStrategy[tuple[int, dict[str, Any], Any]]:
    query = nearly(of_type(door.query))
    return st.tuples(st.integers(0, 99), query, nearly(of_type(door.body)) if door.body else st.none())


def knock(target: Target, door: Door, number: int, query: Any, body: Any) -> None:
    made = target.tables[number % len(target.tables)]
    known = (
        {"table": made["table"], "evening": target.evening, "deal": target.deal}
        if number % 10
        else dict.fromkeys(("table", "evening", "deal"), "no")
    )
    path = door.path.format(**known, game=made["game"])
    seen = target.client.get(f"/api/tables/{made['table']}/scene", params={"seat": 0}).json()
    given = filled(query, seen) if isinstance(query, dict) else {"x": query}
    words = {name: value if isinstance(value, str) else json.dumps(value) for name, value in given.items()}
    content = as_json(filled(body, seen)) if door.body else None
    headers = {"Content-Type": "application/json"}
    if number % 3:
        headers["Authorization"] = f"Bearer {made['tokens'][number % len(made['tokens'])]}"
    answer = target.client.request(door.method, path, params=words, content=content, headers=headers)
    assert answer.status_code < 500, (door.path, words, content, answer.text)
    assert answer.status_code == 200 or answer.json()["error"]["text"]


def try_door(target: Target, door: Door, times: int) -> None:
    @given(request(door))
    @settings(steady, max_examples=times)
    def try_it(said: tuple[int, Any, Any]) -> None:
        knock(target, door, *said)

    try_it()


TRIED = [door for door in DOORS if not door.path.endswith("/hint")]
"""Advice is another process's work."""


def test_every_door_answers(target: Target) -> None:
    """All at one server: whichever fails is named with what it was told."""
    assert len(TRIED) > 50
    for door in TRIED:
        try_door(target, door, 6)


@pytest.mark.long
@pytest.mark.parametrize("door", TRIED, ids=lambda door: f"{door.method} {door.path}")
def test_every_door_answers_a_thousand_times(target: Target, door: Door) -> None:
    try_door(target, door, 1000)
