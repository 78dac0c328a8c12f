"""What is said at a table and what is answered: every carrier takes these types, and so does the description."""

import re
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from fogline.parts.catalog import LANGUAGES
from fogline.table.log import Mark
from fogline.table.refusal import Refusal
from fogline.table.scene_types import LogLine, Option, Why, WhyTold

Name = Annotated[str, Meta(max_length=100)]
SeatNumber = Annotated[int, Meta(ge=-1, le=16)]
Lang = Annotated[str, Meta(max_length=8, extra_json_schema={"enum": ["", *LANGUAGES]})]
"""Empty for what the reader's browser prefers."""
Nonce = Annotated[str, Meta(max_length=64)]
Moment = Annotated[str, Meta(pattern=r"^[0-9]{1,7}\.[0-9]{1,4}$")]
TurnNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
Revision = Annotated[int, Meta(ge=-1, le=1_000_000)]
Said = Annotated[int, Meta(ge=0, le=1_000_000)] | Annotated[str, Meta(max_length=200)]
"""An action: its number, its words, or enough of them."""
OrderWords = Annotated[str, Meta(max_length=200)]
"""An order in words; none withdraw it."""


ZERO: Final = re.compile(r"(?<!\\)(?:\\\\)*\\u0000")
"""The character of number 0 as JSON writes it."""


def check_text(data: str) -> None:
    """Refuse what no store of ours need be able to keep: PostgreSQL knows no text with the character of number 0."""
    if "\0" in data or ("\\u0000" in data and ZERO.search(data)):
        raise Refusal("bad-text")


class In(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What comes in: a name we do not know is a mistake worth telling."""


# -- what changes the table --------------------------------------------------------------------------------------


class Speak(In):
    """Something said for a seat. Sent again with the same nonce, it is done once."""

    seat: SeatNumber | None = None
    """Whom you speak for; without it, the seat you look through or the only one you hold."""
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


class Answer(Speak, kw_only=True):
    yes: bool


class Rename(Speak, kw_only=True):
    name: Name


class Move(Speak, kw_only=True):
    to: SeatNumber


class Fill(Speak):
    bot: Name = ""


class Substitute(Speak, kw_only=True):
    """Let a bot play on for a seat whose person does not come."""

    absent: SeatNumber


class Say(Speak):
    """A line to the others: ``text``, or the key of a ``phrase``; with a ``turn`` a reaction to it."""

    text: Annotated[str, Meta(max_length=1000)] = ""
    phrase: Annotated[str, Meta(max_length=24)] = ""
    turn: TurnNumber | None = None
    """The turn that it is a reaction to; one without a ``phrase`` withdraws it."""
    name: Name = ""
    """What somebody who has no seat is called."""


class Hush(Speak, kw_only=True):
    off: bool


class Salt(Speak, kw_only=True):
    """What you add to the table's luck, for all your seats: hexadecimal digits that nobody can guess."""

    salt: Annotated[str, Meta(pattern=r"^[0-9a-f]{16,64}$")]


Thing = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_:,. -]{1,80}$")]
"""A thing on the table, as boards name their parts: ``track:7``."""


class Lead(Speak, kw_only=True):
    """Where you look in a review that you lead: it is one message for all of it."""

    turn: TurnNumber
    tag: Annotated[str, Meta(max_length=24)]
    """Whatever you know yourself by; everybody sees it."""
    eyes: SeatNumber = -1
    marks: Annotated[list[Thing], Meta(max_length=12)] = []
    arrows: Annotated[list[tuple[Thing, Thing]], Meta(max_length=6)] = []
    branch: Annotated[str, Meta(pattern=r"^[a-z0-9]{0,24}$")] = ""
    blind: bool = False
    take: bool = False
    """Take the lead from whoever has it."""
    name: Name = ""
    """What somebody who has no seat is called."""


class Mute(Speak, kw_only=True):
    line: Annotated[str, Meta(max_length=16)]
    """The ``id`` of something that they said."""
    on: bool = True


# -- what is asked -----------------------------------------------------------------------------------------------


class Ask(In):
    """A question of one seat."""

    seat: SeatNumber | None = None


class AskScene(Ask):
    since: Revision = -1
    effects: bool = False
    turn: TurnNumber | None = None
    """A moment of the past instead of now."""


class AskPlain(Ask):
    turn: TurnNumber | None = None


class AskLegal(Ask):
    effects: bool = False


class AskSure(Ask):
    action: int | None = None
    """What would be done at once; without it, the turn that is still to be confirmed."""


class AskWhy(Ask):
    like: Annotated[str, Meta(max_length=100)] = ""
    """Words that the actions must fit."""
    mention: Annotated[str, Meta(max_length=100)] = ""
    """``sort:number`` that the actions must mention."""
    most: Annotated[int, Meta(ge=1, le=500)] = 100


class AskEvents(Ask):
    since: Revision = -1


# -- what is for a conversation that lasts -----------------------------------------------------------------------


class Sit(In, kw_only=True):
    """Look through the eyes of another of one's seats; -1 looks on."""

    seat: SeatNumber


class Language(In, kw_only=True):
    """Go on in another language: the whole scene comes again."""

    lang: Lang


class Nothing(In):
    """Nothing needs to be said."""


# -- answers -----------------------------------------------------------------------------------------------------


class Trouble(msgspec.Struct, kw_only=True):
    """Why not."""

    key: str
    text: str
    """A sentence in the reader's language."""
    reasons: list[str] = []


class Done(msgspec.Struct, kw_only=True):
    """It is done, and kept."""

    at: str


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
    alike: list[list[WhyTold]]
    """Their reasons, each once: the first of a list stands for those after it, which differ in figures or names."""


class Events(msgspec.Struct, kw_only=True):
    revision: int
    log_from: int
    log: list[LogLine]


class Revealed(msgspec.Struct, kw_only=True):
    """What can be known of a table's luck by now."""

    commitment: str
    salts: list[str]
    """By seat; empty where nobody gave one."""
    chain: list[Mark]
    """What everybody may know of each revision, and its link: the set-up first; none before the start."""
    secret: str
    """Empty until the game is over."""
    state: str
    """``open``: not over; then ``holds``, ``part`` or ``broken``, as this server finds it."""
    lines: list[str]
    """The same in words, as ``fogline verify`` says it."""


class Compared(msgspec.Struct, kw_only=True):
    """An action that was tried in imagined games."""

    action: int
    label: str
    games: int
    wins: float
    """From 0 to 1."""
    margin: float
    """Printed points ahead of the best other, on average."""
    error: float = 0.0
    """One standard error: of the first one's margin, and of how far another's is from that."""
    aim: str = ""
    """What it is good for, in a sentence; nothing where the game does not say."""


class Hint(msgspec.Struct, kw_only=True):
    action: int
    label: str
    reason: str
    """Why, in sentences."""
    best: list[Compared]
    """The best three, the advice first; empty where nothing was compared."""


class Sure(msgspec.Struct, kw_only=True):
    sure: bool
    """False where the turn would lose much by the adviser's reckoning, clearly more than its error."""
    text: str
    """What it would lose, and what looks better; empty where nothing is said against it."""
    better: int | None
    """What looks better, of the turn's first choice."""


class Pong(msgspec.Struct, kw_only=True):
    """The table is there."""
