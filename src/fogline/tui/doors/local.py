"""Tables of this machine, in this process, kept in the user's data folder."""

import asyncio
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from fogline.core.errors import FoglineError
from fogline.core.ids import Seat
from fogline.core.protocols import AnyBox
from fogline.core.registry import find_game
from fogline.core.text import Speaker
from fogline.learn.day import Day, today
from fogline.learn.puzzles import PREFIX, puzzles_of
from fogline.table import analyses, days, same_deal
from fogline.table.again import Origin, try_again
from fogline.table.analysis_told import AnalysisInfo
from fogline.table.analysis_told import told as told_analysis
from fogline.table.bots import Thinkers
from fogline.table.day_told import DayResult
from fogline.table.day_told import told as day_told
from fogline.table.flow import Flow
from fogline.table.folder import TERMINAL, Folder
from fogline.table.for_all import speaker_of
from fogline.table.lessons import ORIGIN
from fogline.table.lobby import Lobby, Wish
from fogline.table.log import lines_of
from fogline.table.messages import Hint, Legal, Sure, Whys
from fogline.table.my_games import MyGames, as_csv, fitting, told_all
from fogline.table.people import Who
from fogline.table.played import Wanted
from fogline.table.recorded import recorded
from fogline.table.refusal import Refusal
from fogline.table.room import Room
from fogline.table.scene_types import Option, Scene
from fogline.table.session import Session
from fogline.table.settings import Settings, box_of
from fogline.table.store import Store, open_store
from fogline.table.stored_table import game_of
from fogline.table.table import Table
from fogline.table.text import told
from fogline.table.unopened import names_of
from fogline.table.verbs import VERB
from fogline.tui.doors.base import MOST_WHYS, UNOPENED, Card, Listener, Plan, Refused
from fogline.tui.solved import Solved
from fogline.tui.text import speaker
from fogline.tui.text.full import FULL

MOST_LISTED = 50


@contextmanager
def polite(lang: str, speaker: Speaker | None = None) -> Iterator[None]:
    """What the rooms below refuse, as a sentence."""
    try:
        yield
    except (Refusal, FoglineError) as error:
        raise Refused(told(error, lang, speaker)) from None


def unopened(store: Store, table_id: str, problem: FoglineError, lang: str) -> list[Card]:
    """A table of a game that is not installed any more, say: what can be told of it without its game."""
    row = store.table(table_id)
    if row is None:
        return []
    game, names = game_of(row), names_of(row)
    why = (
        speaker(lang).tell(FULL["unopened-gone"], {"game": game})
        if problem.key == "unknown-game"
        else told(problem, lang)
    )
    return [Card(table_id, game, why, UNOPENED, names, (), (), False, 0)]


class LocalDoor:
    """The tables of one person on one machine."""

    def __init__(self, folder: Path, thinkers: Thinkers | None = None) -> None:
        self.name = ""
        self.folder = Folder(folder, TERMINAL)
        try:
            self.store = open_store(folder / "terminal.db")
        except BaseException:
            self.folder.close()
            raise
        self.lobby = Lobby(self.store, thinkers or Thinkers())
        self.who = Who(self.store.meta("me", secrets.token_urlsafe(16)))
        solved = Solved(folder)  # as in plain lines: one person, one terminal
        solved.take_over(self.store, self.who.guest)
        self.lobby.solvers = solved
        self._making: set[asyncio.Task[Room]] = set()
        self._passing: dict[Room, int] = {}
        """Tables made in passing, and how many lines their logs had then."""

    async def tables(self, lang: str) -> list[Card]:
        """What is going on, the newest first, then what is over."""
        found: list[Card] = []
        for table_id in self.store.newest(MOST_LISTED):
            try:
                table = self.lobby.room(table_id).table
                if table.origin != ORIGIN:
                    found.append(self._card(table, lang))
            except Refusal:
                continue
            except FoglineError as problem:
                found += unopened(self.store, table_id, problem, lang)
        return found

    def _card(self, table: Table, lang: str) -> Card:
        title = Speaker(lang, table.game.words).tell(table.game.words.title)
        waiting = table.waiting
        mine = table.seats_of(self.who)
        turns = table.flow.count.turns if table.flow else 0
        kinds = [chair.kind for chair in table.chairs]
        my_turn = any(seat in waiting for seat in mine)
        say = speaker_of(table, lang)
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

    async def my_games(self, lang: str, wanted: Wanted, skip: int = 0) -> MyGames:
        return told_all(fitting(self.store, self.who, wanted), skip, lang)

    async def my_games_csv(self, lang: str, wanted: Wanted) -> str:
        return as_csv(fitting(self.store, self.who, wanted), lang)

    async def bring(self, text: str, box: str, lang: str) -> str:
        with polite(lang):
            return (await self.lobby.bring(self.who, text, box)).table.id

    async def lesson(self, game: str, name: str, learner: str, lang: str) -> str:
        with polite(lang):
            return (await self.lobby.lesson(self.who, game, name, learner)).table.id

    async def day(self, day: Day, name: str, lang: str) -> str:
        with polite(lang):
            return (await days.begin(self.lobby, self.who, day, name)).table.id

    async def compare(self, table: str, lang: str) -> DayResult:
        with polite(lang):
            day = await asyncio.to_thread(days.keep, self.store, self.lobby.room(table).table, self.who)
            return day_told(await asyncio.to_thread(days.standing, self.store, day, self.who.guest), lang)

    async def puzzle(self, game: str) -> str:
        solver = self.lobby.solvers.solver(game, self.who.guest)
        found = solver.following(puzzles_of(find_game(game)), today())
        return PREFIX + (found.name if found else "")

    async def sit(self, table: str, seat: Seat | None, lang: str, listener: Listener) -> "LocalSitting":
        with polite(lang):
            room = self.lobby.room(table)
            room.wake()
            eyes = room.table.eyes_of(self.who, seat)
        return LocalSitting(await Session(self.lobby, room, self.who, lang, eyes).__aenter__(), listener)

    async def close(self) -> None:
        await asyncio.gather(*self._making, return_exceptions=True)
        for room, lines in self._passing.items():
            if untouched(room.table, self.who, lines):
                self.store.forget(room.table.id)
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

    def __init__(self, session: Session, listener: Listener) -> None:
        self.table = session.room.table.id
        self.session, self.listener = session, listener
        self._looking = asyncio.create_task(self._look())

    async def _look(self) -> None:
        try:
            async for shown in self.session.scenes():
                self.listener.shown(shown)
        except Refusal as refusal:
            self.listener.closed(told(refusal, self.session.lang))

    def _polite(self) -> Any:
        return polite(self.session.lang, self.session.speaker)

    async def _ask(self, do: str, **more: Any) -> Any:
        verb = VERB[do]
        with self._polite():
            return await self.session.say(verb, verb.says(**more))

    async def act(self, at: str, action: int) -> None:
        await self._ask("act", at=at, action=action)

    async def say(self, do: str, **more: Any) -> None:
        await self._ask(do, **more)

    async def effects(self) -> list[Option]:
        found: Legal = await self._ask("effects")
        return found.legal

    async def why(self, like: str, mention: str = "") -> Whys:
        found: Whys = await self._ask("why", like=like, mention=mention, most=MOST_WHYS)
        return found

    async def hint(self) -> tuple[int, str]:
        found: Hint = await self._ask("hint")
        return found.action, f"{found.label}. {found.reason}"

    async def sure(self, action: int | None = None) -> str:
        found: Sure = await self._ask("sure", action=action)
        return found.text

    async def past(self, turn: int, seat: Seat | None) -> Scene:
        shown: Scene = await self._ask("scene", turn=turn, seat=seat)
        return shown

    # -- going elsewhere -----------------------------------------------------------------------------------------

    async def box(self) -> AnyBox:
        return box_of(self.session.room.table.settings)

    async def fork(self, turn: int | None) -> str:
        here = self.session
        with self._polite():
            return (await here.lobby.fork(here.room, here.who, here.seat, turn)).table.id

    async def rematch(self) -> str:
        here = self.session
        with self._polite():
            room, _ = await here.lobby.rematch(here.room, here.who)
            if all(chair.kind != "open" for chair in room.table.chairs) and room.table.flow is None:
                await room.change(lambda table: table.start(here.who))
        return room.table.id

    async def analysis(self, begin: bool) -> AnalysisInfo:
        here = self.session
        table, found = here.room.table, here.lobby.analyses
        with self._polite():
            analyses.check(table, here.who)
            if begin:
                found.begin(table)
            share, known = found.look(table)
            return told_analysis(table, share, known, found.knows(table), speaker_of(table, here.lang))

    async def again(self, turn: int, seat: Seat, anew: bool) -> str:
        here = self.session
        with self._polite():
            analyses.check(here.room.table, here.who)
            origin = Origin(here.room.table.id, turn, seat)
            return (await try_again(here.lobby, here.room, here.who, origin, anew)).table.id

    async def same_deal(self, name: str) -> tuple[str, str]:
        here = self.session
        with self._polite():
            deal = same_deal.found(here.lobby.store, await same_deal.share(here.lobby, here.room.table, here.who))
            return (await same_deal.play(here.lobby, deal, here.who, name)).table.id, ""

    async def record(self) -> str:
        with self._polite():
            return recorded(self.session.lobby.store, self.session.room, self.session.who).dumps()

    async def close(self) -> None:
        self._looking.cancel()
        await asyncio.gather(self._looking, return_exceptions=True)
        await self.session.__aexit__()
