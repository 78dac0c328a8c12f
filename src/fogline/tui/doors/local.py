"""Tables of this machine, in this process, kept in the user's data folder."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from fogline.bots.why import why as explained
from fogline.core.errors import FoglineError
from fogline.core.ids import NOBODY, Seat
from fogline.core.text import Speaker
from fogline.table import fork as forks
from fogline.table import keep
from fogline.table.count import lines_of
from fogline.table.flow import Flow
from fogline.table.folder import TERMINAL, Folder
from fogline.table.lobby import Lobby, Wish
from fogline.table.minds import Thinkers
from fogline.table.past import past_scene
from fogline.table.people import Who
from fogline.table.picture import Option, Scene, Why
from fogline.table.refusal import Refusal
from fogline.table.room import Change, Room
from fogline.table.rules_change import agree
from fogline.table.scene import Look, options, reasons, scene, voice_of
from fogline.table.settings import Settings, box_of
from fogline.table.store import Store
from fogline.table.table import Table
from fogline.table.text import told
from fogline.tui.doors.base import Card, Listener, Plan, Refused

MOST_LISTED = 50


@contextmanager
def polite(lang: str, speaker: Speaker | None = None) -> Iterator[None]:
    """What the rooms below refuse, as a sentence."""
    try:
        yield
    except (Refusal, FoglineError) as error:
        raise Refused(told(error, lang, speaker)) from None


class LocalDoor:
    """The tables of one person on one machine."""

    def __init__(self, folder: Path, thinkers: Thinkers | None = None) -> None:
        self.name = ""
        self.folder = Folder(folder, TERMINAL)
        try:
            self.store = Store(folder / "terminal.db")
        except BaseException:
            self.folder.close()
            raise
        self.lobby = Lobby(self.store, thinkers or Thinkers())
        self.who = Who(self.store.meta("me", secrets.token_urlsafe(16)))
        self._making: set[asyncio.Task[Room]] = set()
        self._passing: dict[Room, int] = {}
        """Tables made in passing, and how many lines their logs had then."""

    async def tables(self, lang: str) -> list[Card]:
        """What is going on, the newest first, then what is over."""
        sql = "SELECT id FROM matches ORDER BY status = 'over', made DESC, rowid DESC LIMIT ?"
        found: list[Card] = []
        for (table_id,) in self.store.read(sql, (MOST_LISTED,)):
            try:
                found.append(self._card(self.lobby.room(table_id).table, lang))
            except (Refusal, FoglineError):
                continue  # of a game that is not installed any more
        return found

    def _card(self, table: Table, lang: str) -> Card:
        title = Speaker(lang, table.game.words).tell(table.game.words.title)
        waiting = table.waiting
        mine = table.seats_of(self.who)
        turns = table.flow.count.turns if table.flow else 0
        kinds = [chair.kind for chair in table.chairs]
        my_turn = any(seat in waiting for seat in mine)
        say = voice_of(table, lang)
        names = [say.player(seat) for seat in range(len(table.chairs))]
        return Card(table.id, table.game.name, title, table.status, names, kinds, mine, my_turn, turns, table.origin)

    async def create(self, plan: Plan, lang: str) -> str:
        making = asyncio.create_task(self._create(plan))
        self._making.add(making)
        with polite(lang):
            # Whoever leaves in the middle leaves it to be finished: no half of a table stays behind.
            return (await asyncio.shield(making)).table.id

    async def _create(self, plan: Plan) -> Room:
        settings = Settings(plan.game, plan.options, plan.box, plan.assist, listed=False)
        room, _ = await self.lobby.create(self.who, settings, [Wish(*chair) for chair in plan.chairs])
        await room.change(lambda table: begun(table, plan) if plan.match else table.start(self.who, plan.seed))
        if plan.passing:
            self._passing[room] = room.table.playing().revision
        return room

    async def join(self, table: str, name: str, lang: str) -> None:
        with polite(lang):
            raise Refusal("no-open-seat")

    async def bring(self, text: str, box: str, lang: str) -> str:
        with polite(lang):
            return (await self.lobby.bring(self.who, text, box)).table.id

    async def sit(self, table: str, seat: Seat | None, lang: str, listener: Listener) -> "LocalSitting":
        with polite(lang):
            room = self.lobby.room(table)
            room.wake()
            eyes = room.table.eyes_of(self.who, seat)
        return LocalSitting(self, room, eyes, lang, listener)

    async def close(self) -> None:
        await asyncio.gather(*self._making, return_exceptions=True)
        for room, lines in self._passing.items():
            if untouched(room.table, self.who, lines):
                self.store.write(keep.forgotten(room.table.id))
        await self.lobby.close()
        self.folder.close()

    def abandon(self) -> None:
        self.lobby.thinkers.kill()


def untouched(table: Table, who: Who, lines: int) -> bool:
    """Whether those who sit here have done nothing since the log had so many lines."""
    mine, flow = table.seats_of(who), table.playing()
    spoken = {line.seat for line in flow.log[lines:]} | set(flow.drafts) | set(flow.orders)
    return bool(mine) and spoken.isdisjoint(mine)


def begun(table: Table, plan: Plan) -> Table:
    """The table with a match that was played up to here elsewhere."""
    log = lines_of(plan.match)
    return replace(table, flow=Flow(plan.match, log, {}, (len(log),) * plan.match.seats))


class LocalSitting:
    """Somebody at a table of this process."""

    def __init__(self, door: LocalDoor, room: Room, seat: Seat, lang: str, listener: Listener) -> None:
        self.table = room.table.id
        self.door, self.room, self.seat, self.lang, self.listener = door, room, seat, lang, listener
        self.who = door.who
        self._news = asyncio.Event()
        self._news.set()
        self._since = -1
        self._last: Scene | None = None
        room.watchers.add(self._news)
        self._looking = asyncio.create_task(self._look())

    # -- seeing --------------------------------------------------------------------------------------------------

    async def _look(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            look = Look(self.seat, self.lang, self._since)
            shown = scene(self.room.on_the_clock(), self.who, look, frozenset(self.room.table.seats_of(self.who)))
            bare = msgspec.structs.replace(shown, log=[], log_from=0)
            if bare != self._last:
                self._last = bare
                self._since = shown.revision if self.room.table.flow else -1
                self.listener.shown(shown)

    def _look_again(self) -> None:
        self._since, self._last = -1, None
        self._news.set()

    async def past(self, turn: int, seat: Seat | None) -> Scene:
        """A moment of the past, as a seat saw it then; through anybody's eyes when nothing is hidden any more."""
        table = self.room.table
        with self._polite():
            eyes = forks.eyes_back(table, self.who, seat, turn)
            match = await asyncio.to_thread(self.door.lobby.past_moments.moment, table, turn)
            return past_scene(table, self.who, Look(eyes, self.lang), match, turn)

    # -- speaking ------------------------------------------------------------------------------------------------

    def _polite(self) -> Any:
        return polite(self.lang, voice_of(self.room.table, self.lang))

    async def act(self, at: str, action: int) -> None:
        revision, _, step = at.partition(".")
        await self._change(lambda t: t.act(self.who, self.seat, (int(revision), int(step)), action, False))

    async def say(self, do: str, **more: Any) -> None:
        if do == "sit":
            with self._polite():
                self.seat = self.room.table.eyes_of(self.who, more["seat"])
            self._look_again()
        elif do == "speak":
            self.lang = more["lang"]
            self._look_again()
        else:
            await self._change(self._deed(do, more))

    def _deed(self, do: str, more: dict[str, Any]) -> Change:
        who, seat = self.who, self.seat if self.seat != NOBODY else None
        deeds: dict[str, Change] = {
            "confirm": lambda t: t.confirm(who, seat, None),
            "order": lambda t: t.order(who, seat, None, more["order"]),
            "undo": lambda t: t.undo(who, seat),
            "ask": lambda t: t.ask(who, seat),
            "answer": lambda t: t.answer(who, more["yes"]),
            "agree": lambda t: agree(t, who),
            "leave": lambda t: t.leave(who, seat),
            "back": lambda t: t.come_back(who, seat),
            "fill": lambda t: t.fill(who, ""),
            "start": lambda t: t.start(who),
        }
        return deeds[do]

    async def _change(self, change: Change) -> None:
        with self._polite():
            await self.room.change(change, self.seat, self.who.guest)

    async def effects(self) -> list[Option]:
        flow = self.room.table.flow
        if flow is None or self.room.table.change or flow.complete(self.seat):
            return []
        say = voice_of(self.room.table, self.lang)
        return await asyncio.to_thread(options, self.room.table, flow.seen_by(self.seat), self.seat, say, True)

    async def why(self, like: str, mention: str = "") -> list[Why]:
        sort, _, number = mention.partition(":")
        with self._polite():
            match = self.room.table.playing().seen_by(self.room.table.seat_of(self.who, self.seat))
        say = voice_of(self.room.table, self.lang)
        mentions = {sort: int(number)} if mention else {}
        return await asyncio.to_thread(reasons, match, self.seat, say, like, mentions, 100)

    async def hint(self) -> tuple[int, str]:
        with self._polite():
            match, thought = await self.room.advise(self.seat)
        say = voice_of(self.room.table, self.lang)
        label = say.action(match.box.actions[thought.action])
        return thought.action, f"{label}. {explained(thought, say, match.box)}"

    # -- going elsewhere -----------------------------------------------------------------------------------------

    async def box(self) -> Any:
        return box_of(self.room.table.settings)

    async def fork(self, turn: int | None) -> str:
        return await self._made(lambda: self.door.lobby.fork(self.room, self.who, self.seat, turn))

    async def rematch(self) -> str:
        async def again() -> Room:
            room, _ = await self.door.lobby.rematch(self.room, self.who)
            if all(chair.kind != "open" for chair in room.table.chairs) and room.table.flow is None:
                await room.change(lambda table: table.start(self.who))
            return room

        return await self._made(again)

    async def _made(self, make: Callable[[], Awaitable[Room]]) -> str:
        with self._polite():
            return (await make()).table.id

    async def record(self) -> str:
        with self._polite():
            return self.door.lobby.record(self.room, self.who).dumps()

    async def close(self) -> None:
        self.room.watchers.discard(self._news)
        self._looking.cancel()
        await asyncio.gather(self._looking, return_exceptions=True)
