"""What is told about games: covers, rules, components. The protocol's description is generated from these types."""

from typing import Any

import msgspec

from fogline.table.rulebook import Chapter, Note


class ChoiceInfo(msgspec.Struct, kw_only=True):
    value: Any
    """What to send."""
    label: str


class OptionInfo(msgspec.Struct, kw_only=True):
    """A printed variant."""

    name: str
    label: str
    help: str
    choices: list[ChoiceInfo]
    """The first one is the usual one."""


class BotInfo(msgspec.Struct, kw_only=True):
    name: str
    label: str
    help: str


class Credits(msgspec.Struct, kw_only=True):
    """The physical game, and whose it is."""

    title: str
    designer: str
    publisher: str
    year: int
    """When it first came out."""


class GameInfo(msgspec.Struct, kw_only=True):
    name: str
    title: str
    blurb: str
    """One sentence: what you do in it."""
    suits: str
    """For whom it is, in a few words."""
    minutes: str
    """How long the physical game takes: ``45`` or ``45–60``."""
    credits: Credits
    seats: list[int]
    options: list[OptionInfo]
    bots: list[BotInfo]
    """The levels, the weakest first, then styles as strong as ``strong``. A game's own minds are known by their names
    too: ``greedy``, ``random``."""
    rules: int
    """The version of the rules that records are pinned to."""
    unit: int
    """How many units of a score make one printed point."""
    lessons: list[str]
    """The names of its lessons, in their order."""
    puzzles: int
    """How many puzzles there are."""


class Games(msgspec.Struct, kw_only=True):
    games: list[GameInfo]
    languages: list[str]
    origin: str
    """Scheme, host and port by which others reach the server; whoever is at its machine may have come otherwise."""


class RulesInfo(msgspec.Struct, kw_only=True):
    """A game's rules in our own words. Bold, italic and code are marked as in Markdown."""

    game: str
    lang: str
    """The language they are in: English where there are none in the reader's."""
    title: str
    intro: str
    """Paragraphs with an empty line between them."""
    chapters: list[Chapter]
    notes: list[Note]
    """Our rulings, what is reconstructed, credits."""


class BoxInfo(msgspec.Struct, kw_only=True):
    """The components of a table: public, the same for everybody."""

    hash: str
    data: dict[str, Any]
    """The box as its file says it."""
    actions: list[Any]
    """``[words, kind, args]`` by number."""
    names: dict[str, dict[str, str]]
    """By sort and number, in the reader's language: whatever is in the box, and whatever actions mention."""
