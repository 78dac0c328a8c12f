"""What is asked of the house and answered over HTTP; what is said at a table is in ``table/messages``."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from fogline.table.messages import In, Lang, Name, Revision, SeatNumber, Trouble, TurnNumber

BoxText = Annotated[str, Meta(max_length=300_000)]


# -- bodies ------------------------------------------------------------------------------------------------------


class ChairWish(In):
    """One chair: ``person`` is one of your own, ``open`` is for whoever has the link, ``bot``."""

    kind: Literal["person", "open", "bot"] = "open"
    name: Name = ""
    bot: Name = ""


class BankWish(In, kw_only=True):
    """Clocks: seconds for each seat, seconds back with each turn."""

    seconds: Annotated[float, Meta(ge=1, le=1_000_000)]
    back: Annotated[float, Meta(ge=0, le=3600)] = 0.0
    pause_when_gone: bool = True


class NewTable(In, kw_only=True):
    game: Name
    chairs: Annotated[list[ChairWish], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[Name, bool | int | Name], Meta(max_length=50)] = msgspec.field(default_factory=dict)
    box: BoxText = ""
    """The text of your own box; empty for the one that ships."""
    assist: Literal["off", "basic", "full"] = "basic"
    watchers: bool = True
    listed: bool = True
    bank: BankWish | None = None
    absence: Annotated[float, Meta(ge=1, le=10_000_000)] | None = 24 * 3600.0
    """Seconds without anything happening after which the others may let a bot play on for whoever is waited for and not
    there; null for never."""
    start: bool = False
    """Start at once: every chair must be taken."""
    luck: bool = False
    """Whether its luck can be checked. Give your salt before the start, once you know what was promised."""
    counts: bool = False
    """Whether it counts for the ratings: no advice of a bot's, nothing taken back freely, one chair for each."""


class Join(In, kw_only=True):
    name: Name
    seat: SeatNumber | None = None


class Arrange(In, kw_only=True):
    """The host gives a chair another use."""

    seat: SeatNumber
    kind: Literal["person", "open", "bot"]
    name: Name = ""
    bot: Name = ""


class Fork(In):
    turn: TurnNumber | None = None
    seat: SeatNumber | None = None
    shared: bool = False
    """Of a game that is over and was for its players only: let whoever has the address look on."""


class Import(In, kw_only=True):
    record: Annotated[str, Meta(max_length=2_000_000)]
    """The text of a record file."""
    box: BoxText = ""


# -- queries -----------------------------------------------------------------------------------------------------


class Spoken(In):
    lang: Lang = ""


class TablesQuery(Spoken):
    before: Annotated[str, Meta(max_length=100)] = ""
    """Finished games of your own that are older than this table, as ``older`` names it; nothing else then."""


class StreamQuery(Spoken):
    seat: SeatNumber | None = None
    since: Revision = -1
    effects: bool = False
    asked: bool = False
    """Only the scenes in which this seat is asked something, and the last one."""


# -- answers -----------------------------------------------------------------------------------------------------


class Refused(msgspec.Struct, kw_only=True):
    error: Trouble


class Seated(msgspec.Struct, kw_only=True):
    """A table, and the tokens of your seats there. They are told once; an empty one where you came as a guest."""

    table: str
    seats: list[int]
    tokens: list[str]


class OptionChosen(msgspec.Struct, kw_only=True):
    """A printed variant as this table plays it, in words."""

    name: str
    value: Any
    label: str
    choice: str
    usual: bool


class Finish(msgspec.Struct, kw_only=True):
    """How it ended."""

    winners: list[int]
    winner_text: str
    points: list[str]
    """By seat, as they are printed."""
    automa: str
    """What the opponent scored that the rules themselves play; empty where there is none."""


class TableInfo(msgspec.Struct, kw_only=True):
    """A table as its card in the lobby says it."""

    table: str
    game: str
    title: str
    status: str
    names: list[str]
    """By chair; empty where it is open."""
    kinds: list[str]
    bots: list[str]
    """By chair: who plays or keeps it; empty where a person does."""
    mine: list[int]
    waiting: list[int]
    waiting_names: list[str]
    my_turn: bool
    time_left: float | None
    """On my clock, in seconds: of the seat that is asked, else of my first one."""
    clock: float | None
    """Seconds in each seat's bank at the start, where the table has clocks."""
    turns: int
    options: list[OptionChosen]
    own_box: bool
    """Whether it is played with somebody's own components."""
    hotseat: bool
    """One device is passed around: all the people's seats, several, are one person's. Bots may sit there too."""
    age: int
    """Seconds since something happened there."""
    finish: Finish | None
    host: bool
    watchers: bool
    assist: str
    origin: str
    next: str
    commitment: str = ""
    """What was promised of its luck, where that can be checked; empty where not."""
    counts: bool = False
    """Whether it was made to count for the ratings; a scene says whether it does as it is seated now."""


class Tables(msgspec.Struct, kw_only=True):
    tables: list[TableInfo]
    older: str
    """What to say as ``before`` for older finished games of yours; empty where there are none."""
