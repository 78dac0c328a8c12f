"""A table: its settings, its chairs and, once it has started, its match.

It is a value. Each thing people do gives another table or a Refusal, so whoever keeps tables can write the difference
down before anybody sees it.
"""

from dataclasses import dataclass, field, replace
from typing import Any, Final

from fogline.core.game import AnyGame
from fogline.core.ids import NOBODY, Seat
from fogline.core.match import Match
from fogline.core.registry import find_game
from fogline.learn.deals import number
from fogline.table import lessons
from fogline.table.brief import Brief, Ending
from fogline.table.flow import Flow
from fogline.table.luck import Luck
from fogline.table.names import clean_name, looks_like
from fogline.table.people import BACK, BOT, LEFT, OPEN, PERSON, Chair, Who, bot_chair, person
from fogline.table.refusal import Refusal
from fogline.table.review import Review
from fogline.table.rules_change import RulesChange, undecided
from fogline.table.seating import Seating
from fogline.table.settings import box_of
from fogline.table.talk import NOTHING_SAID, Talk
from fogline.table.values import altered, bare, knowing, once

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"
FROZEN: Final = "frozen"
"""The rules of its game have changed since it began: it is looked at, until everybody agrees to go on with today's."""


@bare
@dataclass(frozen=True)
class Table(Seating):
    flow: Flow | None = None
    next: str = ""  # the table of the rematch
    origin: str = ""
    """Where its match comes from when it was not dealt here: ``fork`` or ``import``."""
    change: RulesChange | None = None
    """Where the rules have changed since its match was played; without a flow nothing of the match can be shown."""
    changed: int = 0
    """When something happened that everybody may know of, in seconds since 1970."""
    ended: Ending | None = None
    """How it ended, where its match does not tell: it was not read again from the disk, or it was stopped."""
    kept: Brief | None = None  # where it stood, where its match was not read again from the disk
    talk: Talk = NOTHING_SAID  # what people say to each other here; no part of the match
    luck: Luck | None = None  # where luck can be checked; made with the table
    review: Review | None = None  # where those who look back together are, once it is over
    evening: str = ""  # the evening that it belongs to
    sealed: bool = False
    """Others play the same deal: nobody but its players is told anything of it until they have done."""
    version: int = field(default=0, compare=False)  # how often it was written down: who changes it says which they knew

    # -- what it is ----------------------------------------------------------------------------------------------

    @once
    def game(self) -> AnyGame:
        return find_game(self.settings.game)

    @once
    def status(self) -> str:
        if self.kept is not None:
            return self.kept.status
        if self.ended or (self.flow and self.flow.over):
            return OVER
        if self.change is not None:
            return FROZEN
        return GATHERING if self.flow is None else PLAYING

    @once
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that everybody waits for."""
        if self.stopped:
            return ()
        return undecided(self) if self.change else self.flow.waiting if self.flow else ()

    @once
    def stopped(self) -> bool:
        """Whether whoever runs the server has ended it."""
        return self.ended is not None and self.ended.stopped

    @property
    def ending(self) -> Ending | None:
        """How it ended, once it has."""
        result = self.flow.result if self.flow else None
        return Ending(result.winners, result.scores, result.automa_score) if result else self.ended

    @once
    def brief(self) -> Brief:
        if self.flow is None:
            return self.kept or Brief(self.status)
        return Brief(self.status, self.flow.count.turns, self.waiting)

    @once
    def seating(self) -> tuple[Any, ...]:
        """All of it but its match, as far as it can change and is kept."""
        return self.chairs, self.host, self.next, self.change, self.talk.off, self.review, self.sealed

    @once
    def in_sight(self) -> tuple[Any, ...]:
        """What changes when everybody may notice: neither clocks nor drafts nor orders."""
        clocks = self.settings.bank is not None
        chairs = tuple(chair.without_clock for chair in self.chairs) if clocks else self.chairs
        flow = (self.flow.count.revision, self.flow.take_back) if self.flow else None
        return self.status, chairs, self.next, flow, self.change

    @once
    def told(self) -> dict[str, Any]:
        """By language: what everybody is told of it, as far as anybody has been."""
        return {}

    @once
    def before(self) -> dict[str, Any]:
        """The same of the table that this one was made from, where only its match and its talk have gone on since."""
        return {}

    def begun(self) -> Flow:
        """The flow of a match that can be looked at."""
        if self.flow is None:
            raise Refusal("frozen" if self.change else "not-started")
        return self.flow

    def playing(self) -> Flow:
        """The flow of a match that can be acted in."""
        if self.stopped:
            raise Refusal("stopped")
        if self.change is not None:
            raise Refusal("frozen")
        return self.begun()

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
        closed = self.sealed or not self.settings.watchers
        if closed and self.status != GATHERING and not self.seats_of(who):
            raise Refusal("seat-given" if self.was_given(who) else "sealed" if self.sealed else "no-watchers")

    # -- before the start ----------------------------------------------------------------------------------------

    def _gathering(self) -> None:
        if self.status != GATHERING:
            raise Refusal("already-started")

    def join(self, who: Who, seat: Seat | None, name: str, token: str) -> tuple["Table", Seat]:
        """Sit down on an open chair, the first one unless another is named."""
        self._gathering()
        free = [n for n, chair in enumerate(self.chairs) if chair.kind == OPEN]
        if seat is None:
            if not free:
                raise Refusal("no-open-seat")
            seat = free[0]
        elif self.chair_at(seat).kind != OPEN:
            raise Refusal("seat-taken")
        return self.sit(seat, person(clean_name(name), who.guest, token)), seat

    def arrange(self, who: Who, seat: Seat, kind: str, name: str, bot: str, token: str) -> "Table":
        """The host makes a chair open, a bot's or one more of their own; one that is theirs keeps its token."""
        self._gathering()
        self.check_host(who)
        chair = self.chair_at(seat)
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
        if looks_like(name, self.names_beside(seat)):
            raise Refusal("name-taken")
        return self.seated(seat, replace(self.chairs[seat], name=name))

    def swap(self, who: Who, seat: Seat | None, to: Seat) -> "Table":
        """Move to an open chair."""
        self._gathering()
        seat = self.seat_of(who, seat)
        if self.chair_at(to).kind != OPEN:
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
        return self.begun_with(seed)

    def begun_with(self, seed: int | None) -> "Table":
        """The table with everything dealt: by this seed, or by its luck where that can be checked."""
        luck = replace(self.luck, salts=tuple(chair.salt for chair in self.chairs)) if self.luck else None
        deal = self.settings.deal
        seed = luck.number(0) if luck else number(deal, 0) if deal else seed
        match = Match.new(self.game, len(self.chairs), seed, self.settings.options, box_of(self.settings))
        return altered(self, luck=luck and luck.begun(match)).dealt(match)

    def dealt(self, match: Match) -> "Table":
        """The table with a match on it, and full clocks."""
        full = self.settings.bank.seconds if self.settings.bank else None
        chairs = tuple(chair if chair.time_left == full else replace(chair, time_left=full) for chair in self.chairs)
        flow = Flow(match, asked_at=(0,) * match.seats, luck=self.luck, deal=self.settings.deal)
        return altered(self, flow=flow, chairs=chairs)

    # -- playing -------------------------------------------------------------------------------------------------

    def _with(self, flow: Flow) -> "Table":
        turns = flow.count.turns
        if self.flow and turns < self.flow.count.turns:
            chairs = tuple(chair.taken_back(turns) for chair in self.chairs)
            return altered(self, flow=flow, chairs=chairs, talk=self.talk.taken_back(turns))
        lasts = {"game": self.game, "sitters": self.sitters, "stopped": self.stopped, "seating": self.seating}
        return knowing(altered(self, flow=flow), **lasts, told={}, before=self.told)

    def _present(self, who: Who, seat: Seat | None) -> tuple[Flow, Seat]:
        """The flow, and the seat for which somebody goes on in it."""
        flow, seat = self.playing(), self.seat_of(who, seat)
        if self.chairs[seat].away:
            raise Refusal("seat-kept")
        return flow, seat

    def act(self, who: Who, seat: Seat | None, at: tuple[int, int] | None, said: Any, confirm: bool) -> "Table":
        """One step. ``at`` is what the speaker saw; ``confirm`` commits with it when nothing is left to do."""
        flow, seat = self._present(who, seat)
        if at is not None:
            flow.check_fresh(seat, *at)
        seen = flow.seen_by(seat)
        action = seen.find(said, seat)
        if not self.settings.lesson:
            return self._with(flow.act(seat, action, confirm or not self.needs_confirm))
        lessons.check(self.settings, seen, seat, action)
        return self._with(lessons.shown(self.settings, flow.act(seat, action, commit=True), seat))

    def act_for(self, seat: Seat, action: int) -> "Table":
        """One step of a bot."""
        return self._with(self.playing().act(seat, action, commit=True))

    def confirm(self, who: Who, seat: Seat | None, at: tuple[int, int] | None) -> "Table":
        flow, seat = self.playing(), self.seat_of(who, seat)
        if at is not None:
            flow.check_fresh(seat, *at)
        return self._with(flow.confirm(seat))

    def order(self, who: Who, seat: Seat | None, at: tuple[int, int] | None, words: str) -> "Table":
        """Leave an order, or withdraw it. One thought out at another moment is not meant for this one."""
        flow, seat = self._present(who, seat)
        if at is not None and at != (flow.count.revision, len(flow.steps(seat))):
            raise Refusal("stale")
        return self._with(flow.order(seat, words))

    def undo(self, who: Who, seat: Seat | None) -> "Table":
        """What a bot played for somebody is not theirs to take back: it would play the same again."""
        flow, seat = self._present(who, seat)
        if self.luck and flow.over:
            raise Refusal("luck-told")
        if self.counts and self.alone and seat not in flow.drafts:
            raise Refusal("counted")
        if self.settings.final and seat not in flow.drafts:
            raise Refusal("day-final")
        return self._with(flow.undo(seat, self.undo_is_free, frozenset(self.seats_of(who))))

    def ask(self, who: Who, seat: Seat | None) -> "Table":
        """Ask for a take-back; where nobody else sits, it is done."""
        if self.playing().over:
            raise Refusal("match-over")
        if self.settings.final:
            raise Refusal("day-final")
        flow, seat = self._present(who, seat)
        asked = self._with(flow.ask(seat))
        if self.counts and not asked.judges():
            raise Refusal("counted")
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
        people = {n: chair.holder for n, chair in enumerate(self.chairs) if chair.kind == PERSON}
        others = {n for n, holder in people.items() if holder not in ("", asker)}  # who is forgotten answers nothing
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
        return self if self.chairs[seat].away else self.handed(seat, LEFT)

    def handed(self, seat: Seat, why: str) -> "Table":
        """Other hands play this seat from now on. Its draft and its order were somebody else's thoughts and go."""
        table = self if self.flow is None else self._with(self.flow.drop(seat))
        next_turn = self.flow.count.turns + 1 if self.flow else 0
        return table.seated(seat, self.chairs[seat].handed(next_turn, why))

    def come_back(self, who: Who, seat: Seat | None) -> "Table":
        seat = self.seat_of(who, seat)
        if self.chairs[seat].resigned:
            raise Refusal("resigned")
        if self.settings.bank and (self.chairs[seat].time_left or 0) <= 0:
            raise Refusal("out-of-time")
        return self.handed(seat, BACK)
