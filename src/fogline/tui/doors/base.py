"""What a door is: how the full-screen game finds tables, makes them and sits at them, wherever they are."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from fogline.core.ids import Seat
from fogline.core.protocols import AnyBox
from fogline.learn.day import Day
from fogline.table.analysis_told import AnalysisInfo
from fogline.table.day_told import DayResult
from fogline.table.messages import Whys
from fogline.table.my_games import MyGames
from fogline.table.played import Wanted
from fogline.table.scene_types import Option, Scene

MOST_WHYS: Final = 500
"""Actions whose reasons are asked for at once: more than a table has."""
UNOPENED: Final = "unopened"
"""The status of a table whose game is not here: it is kept, and nobody can sit down at it."""


class Refused(Exception):
    """A table or a server says no; the sentence is in the reader's language."""


@dataclass(frozen=True)
class Card:
    """One table in short, as a lobby lists it."""

    id: str
    game: str
    title: str
    status: str
    names: Sequence[str]
    kinds: Sequence[str]
    mine: Sequence[Seat]
    my_turn: bool
    turns: int
    origin: str = ""


@dataclass(frozen=True)
class Plan:
    """A table that somebody wishes: chairs as (kind, name, bot)."""

    game: str
    chairs: Sequence[tuple[str, str, str]]
    options: dict[str, Any] = field(default_factory=dict)
    box: str = ""
    """The text of one's own box; empty for the one that ships."""
    assist: str = "basic"
    seed: int | None = None
    match: Any = None
    """A match that has begun elsewhere; the chairs sit down at it. Only on this machine."""
    luck: bool = False
    """Whether its luck can be checked. Only at a server: nobody need check their own machine."""
    counts: bool = False
    """Whether it counts for the ratings. Only at a server."""
    passing: bool = False
    """Made by the command line, which makes another as easily: not kept where nobody plays at it."""


class Listener(Protocol):
    """Who hears what happens at a table."""

    def shown(self, scene: Scene) -> None:
        """There is something to see; its log holds what is new."""

    def lost(self) -> None:
        """The server does not answer; it is tried again."""

    def found(self) -> None:
        """It answers again."""

    def closed(self, text: str) -> None:
        """It is over with this table: why."""


class Sitting(Protocol):
    """One pair of eyes at a table, with a mouth."""

    table: str

    async def act(self, at: str, action: int) -> None: ...

    async def say(self, do: str, **more: Any) -> None:
        """confirm, order (order), undo, ask, answer (yes), leave, back, sit (seat), speak (lang); fill and start."""

    async def effects(self) -> list[Option]:
        """What can be done now, with what each would do."""

    async def why(self, like: str, mention: str = "") -> Whys: ...

    async def hint(self) -> tuple[int, str]:
        """A bot's advice: the action and its label."""

    async def sure(self, action: int | None = None) -> str:
        """What is to be said against one's turn before it is confirmed, or against what would be done at once; nothing
        where it loses little."""

    async def box(self) -> AnyBox:
        """The components, opened."""

    async def past(self, turn: int, seat: Seat | None) -> Scene: ...

    async def fork(self, turn: int | None) -> str:
        """The hotseat table that goes on from a moment of this one."""

    async def rematch(self) -> str: ...

    async def analysis(self, begin: bool) -> AnalysisInfo:
        """What a game that is over teaches, as far as it is known; ``begin`` has it reckoned."""

    async def again(self, turn: int, seat: Seat, anew: bool) -> str:
        """The table at which a decision is tried again."""

    async def same_deal(self, name: str) -> tuple[str, str]:
        """What was dealt here once more: the table, and a link with which friends play it too, where others come."""

    async def record(self) -> str:
        """The record as text."""

    async def close(self) -> None: ...


class Door(Protocol):
    """A house with tables in it."""

    name: str
    """What the lobby calls it; empty for the tables on this machine."""

    async def tables(self, lang: str) -> list[Card]: ...

    async def create(self, plan: Plan, lang: str) -> str:
        """A new table, begun where no chair is open."""

    async def join(self, table: str, name: str, lang: str) -> None:
        """Sit down on an open chair."""

    async def my_games(self, lang: str, wanted: Wanted, skip: int = 0) -> MyGames:
        """One's own finished games that fit, and what they add up to."""

    async def my_games_csv(self, lang: str, wanted: Wanted) -> str:
        """The same as a table for other programs."""

    async def bring(self, text: str, box: str, lang: str) -> str:
        """A table with the game of a record."""

    async def lesson(self, game: str, name: str, learner: str, lang: str) -> str:
        """A table of one's own for a lesson."""

    async def day(self, day: Day, name: str, lang: str) -> str:
        """A table with the deal of a day."""

    async def compare(self, table: str, lang: str) -> DayResult:
        """How one did at a table with the deal of a day that is over."""

    async def puzzle(self, game: str) -> str:
        """The lesson that is the puzzle to be solved next."""

    async def sit(self, table: str, seat: Seat | None, lang: str, listener: Listener) -> Sitting: ...

    async def close(self) -> None: ...

    def abandon(self) -> None:
        """Instead of closing, at once and from any thread: leave no process behind. What was answered is kept."""
