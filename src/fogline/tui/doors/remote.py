"""Tables at a server, by its public protocol: the same tables that browsers sit at."""

import asyncio
import json
import secrets
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from fogline.core.ids import NOBODY, Seat
from fogline.core.protocols import AnyBox
from fogline.learn.day import Day
from fogline.learn.puzzles import PREFIX
from fogline.table.analysis_told import AnalysisInfo
from fogline.table.day_told import DayResult
from fogline.table.messages import Whys
from fogline.table.my_games import MyGames
from fogline.table.played import Wanted
from fogline.table.scene_types import Option, Scene
from fogline.table.settings import Settings, box_of
from fogline.tui.doors.base import MOST_WHYS, Card, Listener, Plan, Refused
from fogline.tui.doors.boxes import as_toml
from fogline.tui.doors.wire import Wire
from fogline.tui.text import speaker
from fogline.tui.text.full import FULL

FIRST: Final = 0.3
LONGEST: Final = 8.0
"""Seconds before a lost server is tried again, at first and at most."""
ANSWER: Final = 20.0
NOT_OURS: Final = range(4400, 4500)
"""The codes with which a server closes for good."""
MOST_BYTES: Final = 16_000_000


def asked(wanted: Wanted) -> dict[str, Any]:
    """What is remembered of a game, as a server is asked."""
    return {name: value for name, value in asdict(wanted).items() if value}


class RemoteDoor:
    """The tables of a server."""

    def __init__(self, url: str, folder: Path) -> None:
        self.wire = Wire(url, folder)
        self.name = self.wire.url

    async def tables(self, lang: str) -> list[Card]:
        found = await self.wire.get("/api/tables", lang)
        return [
            Card(
                table["table"],
                table["game"],
                table["title"],
                table["status"],
                table["names"],
                table["kinds"],
                table["mine"],
                table["my_turn"],
                table["turns"],
                table["origin"],
            )
            for table in found["tables"]
        ]

    async def create(self, plan: Plan, lang: str) -> str:
        chairs = [{"kind": kind, "name": name, "bot": bot} for kind, name, bot in plan.chairs]
        full = all(chair["kind"] != "open" for chair in chairs)
        wish = {"game": plan.game, "options": plan.options, "box": plan.box, "assist": plan.assist, "luck": plan.luck}
        wish["counts"] = plan.counts
        made = await self.wire.post("/api/tables", lang, chairs=chairs, start=full and not plan.luck, **wish)
        table = str(made["table"])
        if plan.luck and made["seats"]:
            await self._give_salt(table, lang)
        if plan.luck and full:
            await self.wire.post(f"/api/tables/{table}/start", lang)
        return table

    async def play_deal(self, deal: str, name: str, lang: str) -> str:
        """A table of one's own with a deal that others play too."""
        return str((await self.wire.post(f"/api/deals/{deal}/play", lang, name=name))["table"])

    async def join(self, table: str, name: str, lang: str) -> None:
        await self.wire.post(f"/api/tables/{table}/join", lang, name=name)
        if (await self.wire.get(f"/api/tables/{table}", lang)).get("commitment"):
            await self._give_salt(table, lang)

    async def _give_salt(self, table: str, lang: str) -> None:
        """What is promised of the luck is known by now: nobody can have made it for this salt."""
        await self.wire.post(f"/api/tables/{table}/salt", lang, salt=secrets.token_hex(16))

    async def my_games(self, lang: str, wanted: Wanted, skip: int = 0) -> MyGames:
        found = await self.wire.get("/api/me/games", lang, skip=skip, **asked(wanted))
        return msgspec.convert(found, MyGames)

    async def my_games_csv(self, lang: str, wanted: Wanted) -> str:
        return await self.wire.text("/api/me/games.csv", lang, **asked(wanted))

    async def bring(self, text: str, box: str, lang: str) -> str:
        return str((await self.wire.post("/api/import", lang, record=text, box=box))["table"])

    async def lesson(self, game: str, name: str, learner: str, lang: str) -> str:
        return str((await self.wire.post("/api/lessons", lang, game=game, lesson=name, name=learner))["table"])

    async def day(self, day: Day, name: str, lang: str) -> str:
        asked = {"game": day.game, "date": day.date, "alone": day.seats == 1, "name": name}
        return str((await self.wire.post("/api/days", lang, **asked))["table"])

    async def compare(self, table: str, lang: str) -> DayResult:
        return msgspec.convert(await self.wire.get(f"/api/tables/{table}/day", lang), DayResult)

    async def puzzle(self, game: str) -> str:
        return PREFIX + str((await self.wire.get(f"/api/games/{game}/puzzles", "en"))["next"])

    async def sit(self, table: str, seat: Seat | None, lang: str, listener: Listener) -> "RemoteSitting":
        await self.wire.get(f"/api/tables/{table}", lang)
        return RemoteSitting(self, table, NOBODY if seat is None else seat, lang, listener)

    async def close(self) -> None:
        """Nothing is held open but by those who sit."""

    def abandon(self) -> None:
        """Nor is there any process."""


class RemoteSitting:
    """Somebody at a table of a server: a socket that comes back by itself."""

    def __init__(self, door: RemoteDoor, table: str, seat: Seat, lang: str, listener: Listener) -> None:
        self.door, self.wire, self.table, self.seat, self.lang = door, door.wire, table, seat, lang
        self.listener = listener
        self.base = f"/api/tables/{table}"
        self._since = -1
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._socket: ClientConnection | None = None
        self._box: AnyBox | None = None
        self._talking = asyncio.create_task(self._talk())

    # -- the socket ----------------------------------------------------------------------------------------------

    async def _talk(self) -> None:
        """Connect, listen, and connect again, until the table closes for good."""
        pause = FIRST
        while True:
            try:
                async with self._connect() as socket:
                    await self._hello(socket)
                    pause = FIRST
                    async for text in socket:
                        self._hear(json.loads(text))
                    code = socket.close_code
            except (OSError, TimeoutError, websockets.WebSocketException) as problem:
                code = getattr(getattr(problem, "rcvd", None), "code", None)
            self._forget_answers()
            if code in NOT_OURS:
                return
            self.listener.lost()
            await asyncio.sleep(pause)
            pause = min(LONGEST, pause * 2)

    def _connect(self) -> Any:
        return websockets.connect(
            f"{self.wire.socket_url}{self.base}/socket",
            additional_headers=self.wire.headers,
            proxy=None if self.wire.nearby else True,
            max_size=MOST_BYTES,
            open_timeout=ANSWER,
        )

    async def _hello(self, socket: ClientConnection) -> None:
        hello = {"do": "hello", "seat": self.seat, "lang": self.lang, "since": self._since}
        await socket.send(json.dumps(hello))
        self._socket = socket

    def _hear(self, told: dict[str, Any]) -> None:
        if told["is"] == "scene":
            scene = msgspec.convert(told["scene"], Scene)
            if scene.view is not None:
                self._since = scene.revision
            self.listener.found()
            self.listener.shown(scene)
        elif told.get("nonce") in self._answers:
            waiting = self._answers.pop(told["nonce"])
            if not waiting.done():  # whoever asked may have turned to something else
                waiting.set_result(told)
        elif told["is"] == "refused":
            self.listener.closed(told["error"]["text"])

    def _forget_answers(self) -> None:
        self._socket = None
        for waiting in self._answers.values():
            if not waiting.done():
                waiting.set_result({"is": "refused", "error": {"text": speaker(self.lang).tell(FULL["lost"])}})
        self._answers.clear()

    async def _say(self, do: str, **more: Any) -> dict[str, Any]:
        """One message and its answer."""
        if self._socket is None:
            raise Refused(speaker(self.lang).tell(FULL["lost"]))
        nonce = secrets.token_urlsafe(9)
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[nonce] = answer
        try:
            await self._socket.send(json.dumps({"do": do, "nonce": nonce, **more}))
            told = await asyncio.wait_for(answer, ANSWER)
        except (OSError, TimeoutError, websockets.WebSocketException):
            raise Refused(speaker(self.lang).tell(FULL["lost"])) from None
        finally:
            self._answers.pop(nonce, None)
        if told["is"] == "refused":
            raise Refused(told["error"]["text"])
        return told

    # -- speaking ------------------------------------------------------------------------------------------------

    async def act(self, at: str, action: int) -> None:
        await self._say("act", at=at, action=action)

    async def say(self, do: str, **more: Any) -> None:
        if do in ("fill", "start"):
            await self.wire.post(f"{self.base}/{do}", self.lang)
            return
        if do in ("lead", "unlead"):
            await self.wire.post(f"{self.base}/{do}", self.lang, **more)
            return
        if do == "say":
            await self._say_as_somebody(more)
            return
        if do == "sit":
            self.seat = more["seat"]
        if do == "speak":
            self.lang = more["lang"]
        await self._say(do, **more)

    async def _say_as_somebody(self, more: dict[str, Any]) -> None:
        """Who only looks on becomes somebody with the first thing that they say, and comes in anew as that."""
        known = self.wire.cookie
        if self.seat != NOBODY:
            more = {"seat": self.seat, **more}
        await self.wire.post(f"{self.base}/say", self.lang, **more)
        if self.wire.cookie != known and self._socket is not None:
            await self._socket.close()

    async def effects(self) -> list[Option]:
        return msgspec.convert((await self._say("effects"))["legal"], list[Option])

    async def why(self, like: str, mention: str = "") -> Whys:
        return msgspec.convert(await self._say("why", like=like[:100], mention=mention, most=MOST_WHYS), Whys)

    async def hint(self) -> tuple[int, str]:
        told = await self._say("hint")
        return told["action"], f"{told['label']}. {told['reason']}"

    async def sure(self, action: int | None = None) -> str:
        return str((await self._say("sure", action=action))["text"])

    # -- asking over HTTP ----------------------------------------------------------------------------------------

    async def box(self) -> AnyBox:
        """The components: ours where they are the same, else opened from what the server tells."""
        if self._box is None:
            told = await self.wire.get(f"{self.base}/box", self.lang)
            game = (await self.wire.get(self.base, self.lang))["game"]
            box = box_of(Settings(game))
            if box.hash != told["hash"]:
                box = await asyncio.to_thread(box_of, Settings(game, box=as_toml(told["data"])))
            self._box = box
        return self._box

    async def past(self, turn: int, seat: Seat | None) -> Scene:
        query = {"turn": turn, **({} if seat is None else {"seat": seat})}
        return msgspec.convert(await self.wire.get(f"{self.base}/scene", self.lang, **query), Scene)

    async def fork(self, turn: int | None) -> str:
        wish: dict[str, Any] = {} if turn is None else {"turn": turn}
        if self.seat != NOBODY:
            wish["seat"] = self.seat
        return str((await self.wire.post(f"{self.base}/fork", self.lang, **wish))["table"])

    async def rematch(self) -> str:
        made = str((await self.wire.post(f"{self.base}/rematch", self.lang))["table"])
        with suppress(Refused):  # somebody is still missing, or somebody else made it
            await self.wire.post(f"/api/tables/{made}/start", self.lang)
        return made

    async def analysis(self, begin: bool) -> AnalysisInfo:
        place = f"{self.base}/analysis"
        found = await self.wire.post(place, self.lang) if begin else await self.wire.get(place, self.lang)
        return msgspec.convert(found, AnalysisInfo)

    async def again(self, turn: int, seat: Seat, anew: bool) -> str:
        made = await self.wire.post(f"{self.base}/again", self.lang, turn=turn, seat=seat, anew=anew)
        return str(made["table"])

    async def same_deal(self, name: str) -> tuple[str, str]:
        deal = (await self.wire.post(f"{self.base}/deal", self.lang))["deal"]
        table = str((await self.wire.post(f"/api/deals/{deal}/play", self.lang, name=name))["table"])
        return table, f"{self.wire.url}/deal/{deal}"

    async def record(self) -> str:
        return json.dumps(await self.wire.get(f"{self.base}/export", self.lang), indent=1, ensure_ascii=False) + "\n"

    async def close(self) -> None:
        self._talking.cancel()
        await asyncio.gather(self._talking, return_exceptions=True)
