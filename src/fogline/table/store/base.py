"""What is kept of a club, and what is promised about it.

What every store promises, and ``tests/table/store`` holds each of them to:

1. An update is kept whole or not at all, and its future is done when it is on the disk, not before.
2. Compare and swap: an update says which version of its table it makes. Who comes second gets ``Conflict``, and nothing
   of theirs is kept. The log of a match is append-only: a line that is there is never written again.
3. Updates of one table are kept in the order in which they were handed over; one that fails takes no other along.
4. What was answered is seen by whoever reads afterwards, in this process or another, also after a crash.
5. What somebody holds, what everybody is shown and what is due is found by an index, however much else there is.
6. Whatever goes wrong is a ``StoreError``; nobody waits for ever, also not for a store that is closed or has failed.

The texts are the writer's own (``table/stored_table.py``): a store does not read them.
"""

from abc import abstractmethod
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from contextlib import AbstractContextManager
from pathlib import Path
from typing import NamedTuple

import msgspec

from fogline.table.meter import Figures
from fogline.table.store.calls import KnowsCalls
from fogline.table.store.evenings import KnowsEvenings
from fogline.table.store.outcomes import KnowsOutcomes, OutcomeRow
from fogline.table.store.people import KnowsPeople
from fogline.table.store.said import SaidRow


class StoreError(Exception):
    """It was not kept, or cannot be read now."""


class Unsure(StoreError):
    """Nobody knows whether it was kept: the line broke when that was asked for."""


class Conflict(StoreError):
    """Somebody else was first: the table is not what the update was made from."""


class StoreUnusable(StoreError):
    """It cannot be opened; ``key`` names why: ``newer``, ``older``, ``missing``, ``broken``, ``full``…"""

    def __init__(self, key: str, place: Path | str, problem: object = "") -> None:
        super().__init__(f"{place} is {key}: {problem}")
        self.key = key
        self.place = place
        self.problem = problem


# -- what is kept ------------------------------------------------------------------------------------------------


class Holder(NamedTuple):
    """Whose table it is, for finding it again: somebody's identity or the hash of their token."""

    who: str
    over: bool
    host: bool


class LineRow(NamedTuple):
    """A line of a match's log."""

    seat: int
    action: str
    chance: str
    keep: int
    told: str | None


class Asked(NamedTuple):
    """The take-back that is asked for, and who has agreed so far."""

    seat: int
    keep: int
    granted: str


class Heard(NamedTuple):
    """What was said with a nonce, and what was answered."""

    speaker: str
    nonce: str
    answer: str
    words: str


class TableRow(NamedTuple):
    """A table but for its match."""

    id: str
    status: str
    seating: str
    """Settings, chairs and all that is agreed."""
    head: str | None
    """What a match needs besides its log; none before the start."""
    changed: int
    """When something happened that everybody may know of."""
    brief: str
    """Where it stands, for lists."""
    version: int
    due: float | None
    """When somebody must look at it again; None: when somebody comes."""
    charged: float
    """Until when its clocks have been charged."""
    made: int
    """When it was made, in seconds since 1970."""


class Private(NamedTuple):
    """What is under way at a table: drafts and orders by seat, and the take-back that is asked for."""

    drafts: dict[int, str]
    orders: dict[int, str]
    asked: Asked | None


class Update(msgspec.Struct, frozen=True):
    """What makes one version of a table from the one before it; None: as it was."""

    table: str
    version: int
    """The version that it makes; the first one is a new table."""
    made: int = 0
    """When a new table was made."""
    status: str | None = None
    seating: str | None = None
    head: str | None = None
    changed: int | None = None
    brief: str | None = None
    listed: bool | None = None
    """Whether the lobby shows it to everybody."""
    due: float | None = None
    """When somebody must look at it again if nothing happens before, in seconds since 1970: a bot is to move, a flag
    falls. None is not "as it was": nobody must until somebody comes."""
    charged: float = 0.0
    """Until when its clocks have been charged."""
    box: tuple[str, str] | None = None
    """The box of a new table by its hash: its text is kept once for all who play with it."""
    holders: frozenset[Holder] | None = None
    after: int = 0
    """How many lines the log had."""
    lines: tuple[LineRow, ...] = ()
    anew: bool = False
    """Whether all that was under way is forgotten first."""
    drafts: Mapping[int, str | None] = msgspec.field(default_factory=dict)
    """By seat; None where there is none any more."""
    orders: Mapping[int, str | None] = msgspec.field(default_factory=dict)
    asked: Asked | None = None
    answered: bool = False
    """Whether nothing is asked any more."""
    snapshot: str | None = None
    """The last moment, after all lines."""
    said: tuple[SaidRow, ...] = ()
    """What people have said to each other since; of what they said long ago the oldest goes."""
    unsaid: tuple[str, str] | None = None
    """Whose lines lose their words, and the name that these have from now on."""
    outcome: tuple[OutcomeRow, ...] = ()
    """How it came out, where it counts for the ratings: told once, when it is over."""
    heard: Heard | None = None
    silence: bool = False
    """Whether all that was heard before is forgotten: nobody resends what was said in a game that is over."""

    @property
    def empty(self) -> bool:
        """Whether nothing but the time has changed."""
        if self.lines:
            return False
        return self == Update(self.table, self.version, due=self.due, charged=self.charged, after=self.after)


# -- who keeps it ------------------------------------------------------------------------------------------------


class News(NamedTuple):
    """Something that another process has done."""

    table: str = ""
    """Where; nothing: perhaps at every table."""
    seats: bool = False
    """Whether it may be who looks at the table there; else it has changed."""
    change: str = ""
    """What has changed, where the writer could say it in a few words; else it is to be read."""


class Company:
    """The processes that have a store open. This one is alone: it leads every table, and nobody else is told of."""

    alone = True

    def listen(self, told: "Callable[[News], object]") -> None:
        """Say what is new in another process, from any thread."""

    def lead(self, table: str) -> bool:
        """Whether this process is the one that moves a table's bots and lets its flags fall, until it leaves the table
        or ends, in whatever way it does."""
        return True

    def leave(self, table: str) -> None:
        """Let another process lead."""

    def alive(self) -> float | None:
        """This process serves; those that have not said so for a while do not. Since when it could be played: the
        first one serves, and the store has been there."""
        return None

    def store_since(self) -> float:
        """Since when the store has been there: before that nothing could be kept. 0: as long as this process."""
        return 0.0

    def others(self) -> int:
        """How many other processes are there."""
        return 0

    def share(self, used: Mapping[str, int]) -> dict[str, int]:
        """What has been used here since the last time, by name; what the others have used since then."""
        return {}

    def present(self, table: str, seats: frozenset[int]) -> None:
        """Whose eyes look at a table through this process."""

    def elsewhere(self, table: str) -> frozenset[int]:
        """Whose eyes look at it through other processes."""
        return frozenset()


Told = Callable[[Exception | None], object]
"""What is called when something is on the disk, or when it is certain that it is not, and why; it must not fail."""


class Store(KnowsPeople, KnowsCalls, KnowsOutcomes, KnowsEvenings):
    """All tables of a club. Writing may be done from any thread; reading is for one thread at a time."""

    place: str
    """Where they are kept, as anybody may read it: without a password."""
    company: Company
    """Who else has it open."""

    @abstractmethod
    def write(self, update: Update, change: str = "") -> "Future[None]":
        """Keep this; done when it is on the disk. ``Conflict`` where the table is of another version by now. Other
        processes are told that something has changed, and what, where the writer can say it."""

    @abstractmethod
    def keep(self, update: Update, change: str, told: Told) -> None:
        """The same for nearly every change: ``told`` is called, by whichever thread knows first. A future would cost
        more than all that is done with it, and nobody can call this off."""

    @abstractmethod
    def forget(self, table: str) -> "Future[None]":
        """The table has never been."""

    @abstractmethod
    def standing(self) -> AbstractContextManager[None]:
        """Whatever is read meanwhile is of one moment, whoever writes."""

    @abstractmethod
    def figures(self) -> Figures: ...

    @abstractmethod
    def meta(self, name: str, fresh: str) -> str:
        """A value of the whole house; the fresh one is kept where there was none."""

    @abstractmethod
    def close(self) -> None:
        """Write what is waiting, then let go."""

    # -- one table -----------------------------------------------------------------------------------------------

    @abstractmethod
    def table(self, table: str) -> TableRow | None: ...

    @abstractmethod
    def version(self, table: str) -> int:
        """Which version of a table is kept; 0 for none."""

    @abstractmethod
    def lines(self, table: str, after: int = 0) -> list[LineRow]:
        """The log, or what comes after so many of its lines."""

    @abstractmethod
    def snapshot(self, table: str, lines: int) -> str | None:
        """The last moment, if it is that after so many lines."""

    @abstractmethod
    def private(self, table: str) -> Private: ...

    @abstractmethod
    def heard(self, table: str, speaker: str, nonce: str) -> Heard | None: ...

    @abstractmethod
    def said(self, table: str) -> list[SaidRow]:
        """What people have said to each other there, the oldest first in each circle."""

    @abstractmethod
    def box(self, hash: str) -> str:
        """The text of a box that some table was made with."""

    # -- lists ---------------------------------------------------------------------------------------------------

    @abstractmethod
    def held(self, who: str, over: bool, most: int, before: str = "") -> list[TableRow]:
        """Somebody's newest tables that are over or not, older than the table ``before`` of theirs if that is said."""

    @abstractmethod
    def unfinished(self, host: str, since: int) -> int:
        """How many tables somebody has made since then that are not over."""

    @abstractmethod
    def listed(self, most: int) -> list[TableRow]:
        """The newest tables that the lobby shows to everybody."""

    @abstractmethod
    def due(self, now: float, most: int) -> list[str]:
        """Tables that somebody must look at by now, those first that have waited longest."""

    @abstractmethod
    def untouched(self, over: bool, before: int, most: int) -> list[str]:
        """Tables that are over, or not, at which nothing has happened since, those first that have waited longest."""

    @abstractmethod
    def catalogue(self, status: str = "", before: int | None = None) -> list[TableRow]:
        """All tables without their heads, the newest first; those of a status, or at which nothing happened since."""

    @abstractmethod
    def newest(self, most: int) -> list[str]:
        """Tables of whomever, the newest first, those that are over last."""
