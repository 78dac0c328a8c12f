"""Those who do one sort of thing at a server again and again, and know exactly what must be kept of it."""

import asyncio
import json
import random
import time
from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple

import httpx

from fogline.core.match import Match
from fogline.table import stored_table
from fogline.table.log import standing
from fogline.table.store.sql import SqlStore
from fogline.table.table import Table
from tests.boxes import brief_box
from tests.table.auctions import GAME as AUCTIONS
from tests.table.auctions import checks_only
from tests.web.serving import chairs, get, post, seats_for

MOST_MADE = 4
"""Tables that somebody makes between two crashes."""


class Pending(NamedTuple):
    """Something that was said and not yet acknowledged, and what is kept once it is done."""

    path: str
    token: str
    body: dict[str, Any]
    after: Any


class Witness:
    """What is kept must be what was acknowledged, or that and the one thing that was on its way."""

    def __init__(self, game: str, seed: int) -> None:
        self.game = game
        self.dice = random.Random(seed)
        self.table = ""
        self.tokens: list[str] = []
        self.sure: Any = None
        self.pending: Pending | None = None
        self.acknowledged = 0
        self.finished = False

    @property
    def base(self) -> str:
        return f"/api/tables/{self.table}"

    async def settle(self, client: httpx.AsyncClient) -> None:
        """Make what is needed first."""
        raise NotImplementedError

    async def turn(self, client: httpx.AsyncClient) -> None:
        """Do something."""
        raise NotImplementedError

    def kept(self, store: SqlStore) -> Any:
        """What the store holds of it."""
        raise NotImplementedError

    async def live(self, client: httpx.AsyncClient) -> None:
        if self.pending is not None:
            # Said again with the same nonce it is done once, whether or not it was done before the crash.
            await self.send(client, self.pending)
        while not self.finished:
            await self.turn(client)

    async def say(self, client: httpx.AsyncClient, path: str, after: Any, token: str = "", **body: Any) -> Any:
        nonce = {"nonce": f"{self.acknowledged}"}
        return await self.send(client, Pending(f"{self.base}/{path}", token, body | nonce, after))

    async def send(self, client: httpx.AsyncClient, pending: Pending) -> Any:
        self.pending = pending
        answer = await post(client, pending.path, pending.token, **pending.body)
        self.sure, self.pending = pending.after, None
        self.acknowledged += 1
        return answer

    def check(self, store: SqlStore) -> None:
        found = self.kept(store)
        allowed = [self.sure] if self.pending is None else [self.sure, self.pending.after]
        assert found in allowed, (type(self).__name__, self.game, found, allowed)

    def loaded(self, store: SqlStore) -> Table:
        table = stored_table.load(store, self.table)
        assert table is not None, "a table that was acknowledged is gone"
        return table


async def people(client: httpx.AsyncClient, game: str, **wanted: Any) -> tuple[str, list[str]]:
    """A table of so many different people that has started: its id, and a token for each seat."""
    seats = seats_for(game)
    made = await post(client, "/api/tables", game=game, chairs=chairs("p" + "o" * (seats - 1)), **wanted)
    tokens = list(made["tokens"])
    for seat in range(1, seats):
        async with httpx.AsyncClient(base_url=client.base_url, timeout=120, trust_env=False, verify=False) as other:
            tokens += (await post(other, f"/api/tables/{made['table']}/join", name=f"P{seat}"))["tokens"]
    await post(client, f"/api/tables/{made['table']}/start", made["tokens"][0])
    return str(made["table"]), tokens


class Player(Witness):
    """Steps, drafts, what is undone and what is confirmed, at a table of several people."""

    wanted: ClassVar[dict[str, Any]] = {}

    async def settle(self, client: httpx.AsyncClient) -> None:
        self.table, self.tokens = await people(client, self.game, **self.wanted)
        self.sure = [[] for _ in self.tokens]

    async def scene(self, client: httpx.AsyncClient) -> Any:
        """What somebody sees who is waited for; they are asked in turns by chance."""
        waiting = (await get(client, f"{self.base}/scene", self.tokens[0]))["waiting"]
        if not waiting:
            self.finished = True
            return None
        return await get(client, f"{self.base}/scene", self.tokens[self.dice.choice(waiting)])

    async def turn(self, client: httpx.AsyncClient) -> None:
        scene = await self.scene(client)
        if scene is None:
            return
        token = self.tokens[scene["seat"]]
        if scene["draft"] and self.dice.random() < 0.25:
            await self.say(client, "undo", self.changed(scene["seat"], lambda steps: steps[:-1]), token)
        elif scene["confirm"] == "now":
            await self.say(client, "confirm", self.sure, token, at=scene["at"])
        else:
            option = self.dice.choice(scene["legal"])
            after = self.changed(scene["seat"], lambda steps: [*steps, option["words"]])
            await self.say(client, "act", after, token, at=scene["at"], action=option["id"])

    def changed(self, seat: int, change: Callable[[list[str]], list[str]]) -> list[list[str]]:
        return [change(steps) if seat == each else steps for each, steps in enumerate(self.sure)]

    def kept(self, store: SqlStore) -> Any:
        """By seat: the turns that stand and, behind them, the steps of its draft."""
        flow = self.loaded(store).playing()
        found = [[line.action for line in standing(flow.log) if line.seat == seat] for seat in range(len(self.tokens))]
        return [steps + list(flow.steps(seat)) for seat, steps in enumerate(found)]


class Clocked(Player):
    """The same by the clock: time that has been charged for an acknowledged step is not given back by a crash."""

    wanted: ClassVar[dict[str, Any]] = {"bank": {"seconds": 50_000, "pause_when_gone": False}}

    def __init__(self, game: str, seed: int) -> None:
        super().__init__(game, seed)
        self.shown: tuple[float, list[float]] | None = None
        self.charged: tuple[float, list[float]] | None = None
        """When it was looked at before the last acknowledged step, and what each had left then."""

    async def live(self, client: httpx.AsyncClient) -> None:
        # Time that ran since the last step is nobody's when the server is killed: it is looked at anew.
        self.shown = self.charged = None
        await super().live(client)

    async def scene(self, client: httpx.AsyncClient) -> Any:
        # What is shown is of some moment since then: on a busy machine an answer is long on its way.
        asked = time.monotonic()
        scene = await super().scene(client)
        if scene is not None:
            self.shown = (asked, [place["time_left"] for place in scene["places"]])
        return scene

    async def send(self, client: httpx.AsyncClient, pending: Pending) -> Any:
        answer = await super().send(client, pending)
        self.charged = self.shown
        return answer

    def check(self, store: SqlStore) -> None:
        super().check(store)
        if self.charged is None:
            return
        when, left = self.charged
        passed = time.monotonic() - when
        for chair, before in zip(self.loaded(store).chairs, left, strict=True):
            assert chair.time_left is not None
            # What is shown is rounded.
            assert before - passed - 0.1 <= chair.time_left <= before + 0.1, (before, chair.time_left, passed)


class Orderer(Witness):
    """Orders that are left, changed and withdrawn in an open auction."""

    async def settle(self, client: httpx.AsyncClient) -> None:
        made = await post(client, "/api/tables", game=AUCTIONS, chairs=chairs("ppp"), box=checks_only(), start=True)
        self.table = made["table"]
        first = (await get(client, f"{self.base}/scene", seat=0))["waiting"][0]
        self.seat = (first + 1) % 3
        for path, said in (("act", {"action": "keep"}), ("confirm", {})):
            await post(client, f"{self.base}/{path}", seat=first, **said)

    async def turn(self, client: httpx.AsyncClient) -> None:
        limits = [limit for limit in range(60, 130, 10) if self.sure != f"raise up to {limit} keep 10 20"]
        words = "" if self.sure and self.dice.random() < 0.3 else f"raise up to {self.dice.choice(limits)} keep 10 20"
        await self.say(client, "order", words or None, order=words, seat=self.seat)

    def kept(self, store: SqlStore) -> str | None:
        return self.loaded(store).playing().orders.get(self.seat)


class Asker(Player):
    """Asks for take-backs, and refusals of them."""

    async def settle(self, client: httpx.AsyncClient) -> None:
        await super().settle(client)
        self.sure = None
        for _ in range(500):
            scenes = [await get(client, f"{self.base}/scene", token) for token in self.tokens]
            able = [scene["seat"] for scene in scenes if scene["undo"]["can"] == "ask"]
            if able:
                self.seat = able[0]
                return
            scene = self.dice.choice([scene for scene in scenes if scene["legal"] or scene["confirm"] == "now"])
            token, action = self.tokens[scene["seat"]], self.dice.choice(scene["legal"] or [None])
            if scene["confirm"] == "now":
                await post(client, f"{self.base}/confirm", token)
            else:
                await post(client, f"{self.base}/act", token, action=action["id"], confirm=True)
        raise AssertionError("nobody could ask")

    async def turn(self, client: httpx.AsyncClient) -> None:
        if self.sure is None:
            await self.say(client, "ask", self.seat, self.tokens[self.seat])
            return
        asked = (await get(client, f"{self.base}/scene", self.tokens[0]))["asked"]
        assert asked is not None, "what was asked is not asked any more"
        # It stands for a while: most crashes find it so.
        await asyncio.sleep(0.5 * self.dice.random())
        await self.say(client, "answer", None, self.tokens[asked["needed"][0]], yes=False)

    def kept(self, store: SqlStore) -> int | None:
        asked = self.loaded(store).playing().take_back
        return None if asked is None else asked.seat


class Maker(Witness):
    """Tables that are made, brought and forked: each that was acknowledged is there, and there once."""

    def __init__(self, game: str, seed: int) -> None:
        super().__init__(game, seed)
        match = Match.new(game, seats_for(game), seed)
        for _ in range(5):
            match.play(match.legal_ids(match.waiting[0])[0], match.waiting[0])
        self.record = match.record()
        self.sure = {}

    async def settle(self, client: httpx.AsyncClient) -> None:
        made = await post(client, "/api/tables", game=self.game, chairs=chairs("p" * seats_for(self.game)), start=True)
        self.table = made["table"]

    async def live(self, client: httpx.AsyncClient) -> None:
        while self.acknowledged < MOST_MADE * 3:
            await self.turn(client)

    async def turn(self, client: httpx.AsyncClient) -> None:
        way = self.acknowledged % 3
        if way == 0:
            name = f"made {self.dice.getrandbits(40)}"
            wanted = [{"kind": "person", "name": name}, *chairs("o" * (seats_for(self.game) - 1))]
            await self.make(client, name, "/api/tables", game=self.game, chairs=wanted)
        elif way == 1:
            await self.make(client, "import", "/api/import", record=self.record.dumps())
        else:
            await self.make(client, "fork", f"{self.base}/fork")

    async def make(self, client: httpx.AsyncClient, mark: str, path: str, **body: Any) -> None:
        self.pending = Pending(path, "", body, mark)
        made = await post(client, path, **body)
        self.sure, self.pending = {**self.sure, made["table"]: mark}, None
        self.acknowledged += 1

    def kept(self, store: SqlStore) -> dict[str, str]:
        """The tables that are there, and how each came to be."""
        found: dict[str, str] = {}
        for table_id, text in store.read("SELECT id, table_json FROM matches"):
            data = json.loads(text)
            found[table_id] = data["origin"] or data["chairs"][0]["name"]
        return {table_id: mark for table_id, mark in found.items() if mark.startswith(("made ", "import", "fork"))}

    def check(self, store: SqlStore) -> None:
        found = self.kept(store)
        assert {table_id: found.get(table_id) for table_id in self.sure} == self.sure
        more = [mark for table_id, mark in found.items() if table_id not in self.sure]
        assert more in ([], [] if self.pending is None else [self.pending.after]), (more, self.pending)
        for table_id, mark in found.items():
            table = stored_table.load(store, table_id)
            assert table is not None
            if mark == "import":
                assert table.playing().match.record().turns == self.record.turns
        # Who made what was on its way was told nothing of it: there is nothing to say again.
        self.sure, self.pending, self.acknowledged = found, None, 0


class Talker(Witness):
    """What people say to each other, at a table whose people wish to be called."""

    free = 0.0
    """When the next line may be said."""
    PAUSE = 2.5
    """Seconds from one line to the next, through every crash: nobody may talk without pause."""

    async def settle(self, client: httpx.AsyncClient) -> None:
        self.table, self.tokens = await people(client, self.game)
        await post(client, "/api/me/calls", webhook="https://a.example/", minutes=60)
        self.sure = []

    async def turn(self, client: httpx.AsyncClient) -> None:
        line = f"line {self.acknowledged}"
        await self.say(client, "say", [*self.sure, line], self.tokens[0], text=line)

    async def send(self, client: httpx.AsyncClient, pending: Pending) -> Any:
        await asyncio.sleep(self.free - time.monotonic())
        self.free = time.monotonic() + self.PAUSE
        return await super().send(client, pending)

    def kept(self, store: SqlStore) -> Any:
        return [line.text for line in self.loaded(store).talk.players]


class Reviewer(Witness):
    """Where whoever leads a review of a finished game is looking."""

    async def settle(self, client: httpx.AsyncClient) -> None:
        """Bots play a game to its end: who looks on may lead a review of it."""
        wish: dict[str, Any] = {
            "game": self.game,
            "chairs": chairs("b" * seats_for(self.game)),
            "box": brief_box(self.game),
        }
        self.table = (await post(client, "/api/tables", **wish, start=True))["table"]
        while (now := await get(client, self.base))["status"] != "over":
            await asyncio.sleep(0.05)
        self.turns = now["turns"]

    async def turn(self, client: httpx.AsyncClient) -> None:
        where = {"turn": self.acknowledged % self.turns, "marks": [f"space:{self.acknowledged}"]}
        await self.say(client, "lead", [*where.values()], tag="witness", name="Ana", **where)

    def kept(self, store: SqlStore) -> Any:
        review = self.loaded(store).review
        return [review.turn, list(review.marks)] if review else None
