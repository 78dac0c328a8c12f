"""Scripted people at many tables of one server: what ``fogline load`` drives, in processes of its own."""

import asyncio
import json
import random
import sys
import time
import urllib.request
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final

import websockets

MOST_SECONDS: Final = 600
READY: Final = "ready"


@dataclass(frozen=True)
class Plan:
    """How much one process drives."""

    address: str
    games: list[tuple[str, int]]
    """Names with how many seats to fill."""
    tables: int
    seconds: float
    pause: float
    sockets: int
    """At all the tables together: people first, then those who look on. Seats that are left are bots'."""
    bot: str = "random"
    changes: bool = False
    """Whether they ask to be told only what has changed."""
    first: int = 0
    """The number of its first table; each table has its own dice."""

    def shares(self, processes: int) -> list["Plan"]:
        """The same for several processes, each with its part."""
        parts = []
        for n in range(processes):
            first, end = (self.tables * k // processes for k in (n, n + 1))
            sockets = self.sockets * (n + 1) // processes - self.sockets * n // processes
            parts.append(replace(self, tables=end - first, sockets=sockets, first=first))
        return [part for part in parts if part.tables]


@dataclass
class Seen:
    """What one process measured."""

    seconds: float = 0.0
    waits: list[float] = field(default_factory=list)
    """Seconds from sending a move to its acknowledgement."""
    finished: int = 0
    refused: int = 0


class Storm:
    """The people of one process. They play from the start on, and are counted once everybody everywhere sits."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.base = plan.address.removeprefix("http://")
        self.until = time.monotonic() + MOST_SECONDS
        self.seen = Seen()
        self.counting = False
        self._seated: set[int] = set()
        self._all_seated = asyncio.Event()

    async def blow(self) -> Seen:
        playing = [asyncio.create_task(self._table(n)) for n in range(self.plan.tables)]
        waiting = asyncio.create_task(self._count())
        await asyncio.gather(*playing, waiting)
        return self.seen

    async def _count(self) -> None:
        """That all tables are made in the same second is not what is measured."""
        await self._all_seated.wait()
        print(READY, flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        began = time.monotonic()
        self.until, self.counting = began + self.plan.seconds, True
        await asyncio.sleep(self.plan.seconds)
        self.counting, self.seen.seconds = False, time.monotonic() - began

    async def _table(self, number: int) -> None:
        """The people of one table play game after game until the time is over."""
        plan, dice = self.plan, random.Random(self.plan.first + number)
        eyes = plan.sockets * (number + 1) // plan.tables - plan.sockets * number // plan.tables
        # Not all in the same instant: people do not arrive so.
        await asyncio.sleep(dice.random())
        while time.monotonic() < self.until:
            game, seats = plan.games[(plan.first + number) % len(plan.games)]
            table, tokens = await asyncio.to_thread(self._make, game, seats, max(1, min(eyes, seats)))
            self._seated.add(number)
            if len(self._seated) == plan.tables:
                self._all_seated.set()
            lookers = [""] * (eyes - len(tokens))
            await asyncio.gather(*[self._play(table, token, dice) for token in (*tokens, *lookers)])

    def _post(self, path: str, token: str = "", **body: Any) -> Any:
        headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
        asked = urllib.request.Request(f"http://{self.base}{path}", json.dumps(body).encode(), headers)
        with urllib.request.urlopen(asked, timeout=60) as answer:
            return json.load(answer)

    def _make(self, game: str, seats: int, people: int) -> tuple[str, list[str]]:
        """A table with so many different people, begun; their tokens."""
        bots = [{"kind": "bot", "bot": self.plan.bot}] * (seats - people)
        chairs = [{"kind": "person", "name": "Storm"}, *[{"kind": "open"}] * (people - 1), *bots]
        made = self._post("/api/tables", game=game, chairs=chairs, start=people == 1)
        table, tokens = made["table"], made["tokens"]
        tokens += [self._post(f"/api/tables/{table}/join", name=f"Storm {n}")["tokens"][0] for n in range(1, people)]
        if people > 1:
            self._post(f"/api/tables/{table}/start", tokens[0])
        return table, tokens

    async def _play(self, table: str, token: str, dice: random.Random) -> None:
        address = f"ws://{self.base}/api/tables/{table}/socket"
        async with websockets.connect(address, proxy=None, open_timeout=60, compression=None) as ws:
            await ws.send(json.dumps({"do": "hello", "token": token, "changes": self.plan.changes}))
            scene: Any = None
            known, sent = (-1, 0), 0.0
            while (left := self.until - time.monotonic()) > 0:
                try:
                    told = json.loads(await asyncio.wait_for(ws.recv(), left))
                except TimeoutError:
                    return
                if told["is"] == "scene":
                    scene = told["scene"]
                elif told["is"] == "changes":
                    scene = {**scene, **told["changes"]}  # of the view nothing is looked at
                elif told["is"] == "done":
                    self._acknowledged(time.perf_counter() - sent)
                    known, sent = moment(told["at"]), 0.0
                else:
                    self.seen.refused += 1
                    sent = 0.0
                if scene["status"] == "over":
                    self.seen.finished += bool(token) and scene["seat"] == 0
                    return
                # One move at a time, and none on a scene from before the last acknowledgement.
                act = move(scene, dice)
                if act and not sent and moment(scene["at"]) >= known:
                    await asyncio.sleep(self.plan.pause * dice.random() * 2)
                    sent = time.perf_counter()
                    await ws.send(json.dumps(act))

    def _acknowledged(self, wait: float) -> None:
        if self.counting:
            self.seen.waits.append(wait)


def moment(at: str) -> tuple[int, int]:
    revision, _, step = at.partition(".")
    return int(revision), int(step)


def move(scene: Any, dice: random.Random) -> dict[str, Any] | None:
    """Anything legal, or the confirmation."""
    if scene["confirm"] == "now":
        return {"do": "confirm", "at": scene["at"]}
    if not scene["legal"]:
        return None
    return {"do": "act", "at": scene["at"], "action": dice.choice(scene["legal"])["id"], "confirm": True}


if __name__ == "__main__":
    print(json.dumps(asdict(asyncio.run(Storm(Plan(**json.loads(sys.argv[1]))).blow()))), flush=True)
