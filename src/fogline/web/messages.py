"""What is asked and answered over HTTP. The protocol's description is generated from these types."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from fogline.parts.catalog import LANGUAGES
from fogline.table.picture import LogLine, Option, Why

Name = Annotated[str, Meta(max_length=100)]
SeatNumber = Annotated[int, Meta(ge=-1, le=16)]
Lang = Annotated[str, Meta(max_length=8, extra_json_schema={"enum": ["", *LANGUAGES]})]
"""Empty for what the reader's browser prefers."""
Nonce = Annotated[str, Meta(max_length=64)]
Moment = Annotated[str, Meta(pattern=r"^[0-9]{1,7}\.[0-9]{1,4}$")]
TurnNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
Revision = Annotated[int, Meta(ge=-1, le=1_000_000)]
BoxText = Annotated[str, Meta(max_length=300_000)]
Said = Annotated[int, Meta(ge=0, le=1_000_000)] | Annotated[str, Meta(max_length=200)]
"""An action: its number, its words, or enough of them."""
OrderWords = Annotated[str, Meta(max_length=200)]
"""An order in words; none withdraw it."""


class In(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What comes in: a name we do not know is a mistake worth telling."""


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
    options: Annotated[dict[Name, bool | int | Name], Meta(max_length=50)] = {}
    box: BoxText = ""
    """The text of your own box; empty for the one that ships."""
    assist: Literal["off", "basic", "full"] = "basic"
    watchers: bool = True
    listed: bool = True
    bank: BankWish | None = None
    start: bool = False
    """Start at once: every chair must be taken."""


class Join(In, kw_only=True):
    name: Name
    seat: SeatNumber | None = None


class Arrange(In, kw_only=True):
    """The host gives a chair another use."""

    seat: SeatNumber
    kind: Literal["person", "open", "bot"]
    name: Name = ""
    bot: Name = ""


class Rename(In, kw_only=True):
    name: Name
    seat: SeatNumber | None = None


class Move(In, kw_only=True):
    to: SeatNumber
    seat: SeatNumber | None = None


class Fill(In):
    bot: Name = ""


class Nothing(In):
    """Nothing needs to be said."""


class Speak(In):
    """Something said for a seat. Sent again with the same nonce, it is done once."""

    seat: SeatNumber | None = None
    at: Moment | None = None
    """The ``at`` of the scene you saw; an older one is refused."""
    nonce: Nonce = ""


class Act(Speak, kw_only=True):
    action: Said
    confirm: bool = False
    """Confirm with it, once nothing is left to do."""


class LeaveOrder(Speak, kw_only=True):
    """What is to be done for a seat when it is asked, where the game offers that."""

    order: OrderWords


class Answer(In, kw_only=True):
    yes: bool
    nonce: Nonce = ""


class Fork(In):
    turn: TurnNumber | None = None
    seat: SeatNumber | None = None


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


class SceneQuery(Spoken):
    seat: SeatNumber | None = None
    since: Revision = -1
    effects: bool = False
    turn: TurnNumber | None = None
    """A moment of the past instead of now."""


class PlainQuery(Spoken):
    seat: SeatNumber | None = None
    turn: TurnNumber | None = None


class LegalQuery(Spoken):
    seat: SeatNumber | None = None
    effects: bool = False


class WhyQuery(Spoken):
    seat: SeatNumber | None = None
    like: Annotated[str, Meta(max_length=100)] = ""
    """Words that the actions must fit."""
    mention: Annotated[str, Meta(max_length=100)] = ""
    """``sort:number`` that the actions must mention."""
    most: Annotated[int, Meta(ge=1, le=500)] = 100


class EventsQuery(Spoken):
    seat: SeatNumber | None = None
    since: Revision = -1


class StreamQuery(Spoken):
    seat: SeatNumber | None = None
    since: Revision = -1
    effects: bool = False
    asked: bool = False
    """Only the scenes in which this seat is asked something, and the last one."""


# -- answers -----------------------------------------------------------------------------------------------------


class Trouble(msgspec.Struct, kw_only=True):
    """Why not."""

    key: str
    text: str
    """A sentence in the reader's language."""
    reasons: list[str] = []


class Refused(msgspec.Struct, kw_only=True):
    error: Trouble


class Done(msgspec.Struct, kw_only=True):
    """It is done, and kept."""

    at: str


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


class Tables(msgspec.Struct, kw_only=True):
    tables: list[TableInfo]
    older: str
    """What to say as ``before`` for older finished games of yours; empty where there are none."""


class Plain(msgspec.Struct, kw_only=True):
    """What one seat may see, in lines of text."""

    at: str
    seat: int
    lang: str
    lines: list[str]


class Legal(msgspec.Struct, kw_only=True):
    at: str
    legal: list[Option]


class Whys(msgspec.Struct, kw_only=True):
    actions: list[Why]


class Events(msgspec.Struct, kw_only=True):
    revision: int
    log_from: int
    log: list[LogLine]


class Compared(msgspec.Struct, kw_only=True):
    """An action that was tried in imagined games."""

    action: int
    label: str
    games: int
    wins: float
    """From 0 to 1."""
    score: float
    """Printed points on average."""


class Hint(msgspec.Struct, kw_only=True):
    action: int
    label: str
    reason: str
    """Why, in sentences."""
    best: list[Compared]
    """The best three, the advice first; empty where nothing was compared."""
