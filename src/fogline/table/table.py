"""A table: its settings, its chairs and, once it has started, its match.

It is a value. Each thing people do gives another table or a Refusal, so whoever keeps tables can write the difference
down before anybody sees it.
"""

from dataclasses import dataclass, replace
from typing import Any, Final

from fogline.core.ids import NOBODY, Seat
from fogline.core.match import AnyGame, Match
from fogline.core.registry import find_game
from fogline.table.brief import Brief, Ending
from fogline.table.flow import Flow
from fogline.table.names import clean_name, looks_like, told_apart
from fogline.table.people import BOT, OPEN, PERSON, Chair, Who, bot_chair, person
from fogline.table.refusal import Refusal
from fogline.table.rules_change import RulesChange, undecided
from fogline.table.settings import USUAL_BOT, Settings, box_of

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"
FROZEN: Final = "frozen"
"""The rules of its game have changed since it began: it is looked at, until everybody agrees to go on with today's."""


@dataclass(frozen=True)
class Table:
    id: str
    settings: Settings
    chairs: tuple[Chair, ...]
    host: str
    """The identity of who made it; they alone arrange chairs and start."""
    flow: Flow | None = None
    next: str = ""
    """The table of the rematch."""
    origin: str = ""
    """Where its match comes from when it was not dealt here: ``fork`` or ``import``."""
    change: RulesChange | None = None
    """Where the rules have changed since its match was played; without a flow nothing of the match can be shown."""
    changed: int = 0
    """When something happened that everybody may know of, in seconds since 1970."""
    ended: Ending | None = None
    """How it ended, where its match was not read again from the disk."""
    kept: Brief | None = None
    """Where it stood, where its match was not read again from the disk."""

    # -- what it is ----------------------------------------------------------------------------------------------

    @property
    def game(self) -> AnyGame:
        return find_game(self.settings.game)

    @property
    def status(self) -> str:
        if self.kept is not None:
            return self.kept.status
        if self.flow.over if self.flow else self.ended:
            return OVER
        if self.change is not None:
            return FROZEN
        return GATHERING if self.flow is None else PLAYING

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that everybody waits for."""
        return undecided(self) if self.change else self.flow.match.waiting if self.flow else ()

    @property
    def ending(self) -> Ending | None:
        """How it ended, once it has."""
        result = self.flow.match.result if self.flow else None
        return Ending(result.winners, result.scores, result.automa_score) if result else self.ended

    @property
    def brief(self) -> Brief:
        if self.flow is None:
            return self.kept or Brief(self.status)
        return Brief(self.status, self.flow.count.turns, self.waiting)

    @property
    def in_sight(self) -> tuple[Any, ...]:
        """What changes when everybody may notice: neither clocks nor drafts nor orders."""
        chairs = tuple(replace(chair, time_left=None, pause_left=None) for chair in self.chairs)
        flow = (self.flow.count.revision, self.flow.take_back) if self.flow else None
        return self.status, chairs, self.next, flow, self.change

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.chairs)

    def begun(self) -> Flow:
        """The flow of a match that can be looked at."""
        if self.flow is None:
            raise Refusal("frozen" if self.change else "not-started")
        return self.flow

    def playing(self) -> Flow:
        """The flow of a match that can be acted in."""
        if self.change is not None:
            raise Refusal("frozen")
        return self.begun()

    def seats_of(self, who: Who) -> tuple[Seat, ...]:
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.belongs_to(who))

    def seat_of(self, who: Who, seat: Seat | None) -> Seat:
        """The seat that somebody may speak for: the one they name, or the only one they hold."""
        mine = self.seats_of(who)
        if seat is None:
            if len(mine) == 1:
                return mine[0]
            raise Refusal("which-seat" if mine else "no-seat")
        if seat not in mine:
            raise Refusal("not-your-seat")
        return seat

    def eyes_of(self, who: Who, seat: Seat | None) -> Seat:
        """The seat whose sight somebody has: like ``seat_of``, and NOBODY's for those who look on."""
        mine = self.seats_of(who)
        if seat is None or seat == NOBODY:
            if mine and seat is None:
                return mine[0]
            self.check_welcome(who)
            return NOBODY
        return self.seat_of(who, seat)

    def check_welcome(self, who: Who) -> None:
        """A table for its players only is closed to everybody else from the start on, also when it is over."""
        # Before the game there is nothing to see but chairs, and whoever has the link may take one.
        if not self.settings.watchers and self.status != GATHERING and not self.seats_of(who):
            raise Refusal("no-watchers")

    @property
    def people(self) -> set[str]:
        """The different people who sit here."""
        return {chair.holder for chair in self.chairs if chair.kind == PERSON}

    @property
    def undo_is_free(self) -> bool:
        """One person alone, with bots or holding every seat, may take back anything."""
        return len(self.people) == 1

    @property
    def hotseat(self) -> bool:
        """One person holds several seats, and nobody else any: one device is passed around."""
        return self.undo_is_free and sum(chair.kind == PERSON for chair in self.chairs) > 1

    @property
    def needs_confirm(self) -> bool:
        """A turn is confirmed where somebody else waits for its end; one person who holds every seat need not."""
        return not self.undo_is_free or any(chair.kind != PERSON for chair in self.chairs)

    # -- before the start ----------------------------------------------------------------------------------------

    def _chair(self, seat: Seat) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Refusal("unknown-seat", seat=seat)
        return self.chairs[seat]

    def seated(self, seat: Seat, chair: Chair) -> "Table":
        chairs = tuple(chair if n == seat else other for n, other in enumerate(self.chairs))
        return replace(self, chairs=chairs)

    def _names_beside(self, seat: Seat) -> list[str]:
        return [chair.name for other, chair in enumerate(self.chairs) if other != seat]

    def sit(self, seat: Seat, chair: Chair) -> "Table":
        """Somebody on this chair, under a name that is told apart from every other here."""
        return self.seated(seat, replace(chair, name=told_apart(chair.name, self._names_beside(seat))))

    def _gathering(self) -> None:
        if self.status != GATHERING:
            raise Refusal("already-started")

    def check_host(self, who: Who) -> None:
        guests = {who.guest} if not who.token else {self.chairs[seat].guest for seat in self.seats_of(who)}
        if not self.host or self.host not in guests:
            raise Refusal("not-host")

    def join(self, who: Who, seat: Seat | None, name: str, token: str) -> tuple["Table", Seat]:
        """Sit down on an open chair, the first one unless another is named."""
        self._gathering()
        free = [n for n, chair in enumerate(self.chairs) if chair.kind == OPEN]
        if seat is None:
            if not free:
                raise Refusal("no-open-seat")
            seat = free[0]
        elif self._chair(seat).kind != OPEN:
            raise Refusal("seat-taken")
        return self.sit(seat, person(clean_name(name), who.guest, token)), seat

    def arrange(self, who: Who, seat: Seat, kind: str, name: str, bot: str, token: str) -> "Table":
        """The host makes a chair open, a bot's or one more of their own; one that is theirs keeps its token."""
        self._gathering()
        self.check_host(who)
        chair = self._chair(seat)
        if chair.kind == PERSON and chair.holder not in {self.chairs[mine].holder for mine in self.seats_of(who)}:
            raise Refusal("seat-taken")
        if kind == PERSON:
            mine = chair if chair.kind == PERSON else person("", self.host, token)
            return self.sit(seat, replace(mine, name=clean_name(name)))
        if kind == BOT:
            return self.sit(seat, bot_chair(self.game, bot, seat))
        return self.seated(seat, Chair())

    def rename(self, who: Who, seat: Seat | None, name: str) -> "Table":
        self._gathering()
        seat = self.seat_of(who, seat)
        name = clean_name(name)
        if looks_like(name, self._names_beside(seat)):
            raise Refusal("name-taken")
        return self.seated(seat, replace(self.chairs[seat], name=name))

    def swap(self, who: Who, seat: Seat | None, to: Seat) -> "Table":
        """Move to an open chair."""
        self._gathering()
        seat = self.seat_of(who, seat)
        if self._chair(to).kind != OPEN:
            raise Refusal("seat-taken")
        return self.seated(to, self.chairs[seat]).seated(seat, Chair())

    def fill(self, who: Who, bot: str) -> "Table":
        """Bots on every chair that is still open."""
        self._gathering()
        self.check_host(who)
        table = self
        for seat, chair in enumerate(self.chairs):
            if chair.kind == OPEN:
                table = table.sit(seat, bot_chair(self.game, bot, seat))
        return table

    def start(self, who: Who, seed: int | None = None) -> "Table":
        self._gathering()
        self.check_host(who)
        if any(chair.kind == OPEN for chair in self.chairs):
            raise Refusal("open-seats")
        match = Match.new(self.game, len(self.chairs), seed, self.settings.options, box_of(self.settings))
        return self.dealt(match)

    def dealt(self, match: Match) -> "Table":
        """The table with a match on it, and full clocks."""
        bank = self.settings.bank
        chairs = tuple(replace(chair, time_left=bank.seconds if bank else None) for chair in self.chairs)
        return replace(self, flow=Flow(match, asked_at=(0,) * match.seats), chairs=chairs)

    # -- playing -------------------------------------------------------------------------------------------------

    def _with(self, flow: Flow) -> "Table":
        return replace(self, flow=flow)

    def _present(self, seat: Seat) -> None:
        if self.chairs[seat].away:
            raise Refusal("seat-kept")

    def act(self, who: Who, seat: Seat | None, at: tuple[int, int] | None, said: Any, confirm: bool) -> "Table":
        """One step. ``at`` is what the speaker saw; ``confirm`` commits with it when nothing is left to do."""
        flow = self.playing()
        seat = self.seat_of(who, seat)
        self._present(seat)
        if at is not None:
            flow.check_fresh(seat, *at)
        action = flow.seen_by(seat).find(said, seat)
        return self._with(flow.act(seat, action, confirm or not self.needs_confirm))

    def act_for(self, seat: Seat, action: int) -> "Table":
        """One step of a bot."""
        return self._with(self.playing().act(seat, action, commit=True))

    def confirm(self, who: Who, seat: Seat | None, at: tuple[int, int] | None) -> "Table":
        flow = self.playing()
        seat = self.seat_of(who, seat)
        if at is not None:
            flow.check_fresh(seat, *at)
        return self._with(flow.confirm(seat))

    def order(self, who: Who, seat: Seat | None, at: tuple[int, int] | None, words: str) -> "Table":
        """Leave an order, or withdraw it. One thought out at another moment is not meant for this one."""
        flow = self.playing()
        seat = self.seat_of(who, seat)
        self._present(seat)
        if at is not None and at != (flow.count.revision, len(flow.steps(seat))):
            raise Refusal("stale")
        return self._with(flow.order(seat, words))

    def undo(self, who: Who, seat: Seat | None) -> "Table":
        flow = self.playing()
        seat = self.seat_of(who, seat)
        return self._with(flow.undo(seat, self.undo_is_free, frozenset(self.seats_of(who))))

    def ask(self, who: Who, seat: Seat | None) -> "Table":
        """Ask for a take-back; where nobody else sits, it is done."""
        flow = self.playing()
        if flow.over:
            raise Refusal("match-over")
        seat = self.seat_of(who, seat)
        self._present(seat)
        asked = self._with(flow.ask(seat))
        return asked if asked.judges() else self._with(asked.playing().answer(frozenset(), True, frozenset()))

    def judges(self) -> frozenset[Seat]:
        """The seats whose people must agree to the take-back that is asked for.

        All others who are there; and who is away, if a turn of their seat would be undone, whoever made it: a bot that
        keeps a seat does not consent for its person. Where all others are away each of them must, or the asker would be
        the only judge.
        """
        flow = self.playing()
        asked = flow.take_back
        if asked is None:
            return frozenset()
        asker = self.chairs[asked.seat].holder
        others = {n for n, chair in enumerate(self.chairs) if chair.kind == PERSON and chair.holder != asker}
        there = {n for n in others if not self.chairs[n].away}
        undone = {turn.seat for turn in flow.match.turns[asked.keep :]}
        return frozenset(there | (others & undone) if there else others)

    def answer(self, who: Who, yes: bool) -> "Table":
        flow = self.playing()
        if flow.take_back is None:
            raise Refusal("nothing-asked")
        needed = self.judges()
        mine = frozenset(self.seats_of(who)) & needed
        if not mine:
            raise Refusal("not-yours-to-grant")
        return self._with(flow.answer(mine, yes, needed))

    # -- leaving and coming back ---------------------------------------------------------------------------------

    def leave(self, who: Who, seat: Seat | None) -> "Table":
        """Stand up: before the start the chair is open again, later a bot keeps it."""
        seat = self.seat_of(who, seat)
        if self.status == GATHERING:
            return self.seated(seat, Chair())
        return self.gone(seat)

    def gone(self, seat: Seat) -> "Table":
        """A bot plays on for this seat. Its draft and its order were a person's thoughts and go with them."""
        table = self if self.flow is None else self._with(self.flow.drop(seat))
        chair = self.chairs[seat]
        return table.seated(seat, replace(chair, away=True, bot=chair.bot or USUAL_BOT))

    def come_back(self, who: Who, seat: Seat | None) -> "Table":
        seat = self.seat_of(who, seat)
        if self.settings.bank and (self.chairs[seat].time_left or 0) <= 0:
            raise Refusal("out-of-time")
        table = self if self.flow is None else self._with(self.flow.drop(seat))
        return table.seated(seat, replace(self.chairs[seat], away=False))
