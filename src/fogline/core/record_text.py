"""A record as text that people read, write and compare: entries, then a line for each turn.

    Fogline record
    game: cablecars
    seats: 2

    1. Player 1: keep both
    2. Player 2: draw [12, 3]

What stands in brackets is what chance answered. A turn's number is for the reader, and may be missing or wrong. Lines
that begin with # say something to people only. There is no digest: a text is meant to be edited, and replaying it tells
whether it holds.
"""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from fogline.core.errors import RecordError
from fogline.core.json_text import parse_json
from fogline.core.quoting import shown

HEADING: Final = "Fogline record"
BEFORE: Final = ("game", "rules", "box", "seats", "options", "opening", "position")
AFTER: Final = ("result", "last", "luck")
WORDS: Final = ("game", "box")
"""The entries that are words; the others are JSON."""
UNSAID: Final[dict[str, Any]] = {"options": {}, "opening": [], **dict.fromkeys(("position", *AFTER))}
"""What an entry means that is not there."""
BEGINNING: Final = re.compile(rf"(?:[\s\ufeff]|#[^\n]*\n)*{HEADING}")
"""Notes may come before the heading."""
WIDEST: Final = 100
TURN: Final = re.compile(r"(?:\d+\.\s*)?Player (\d{1,9}):\s+(.+?)(?:\s+(\[[\d, ]*\]))?")
ENTRY: Final = re.compile(r"([a-z]+):(.*)")


def is_text(text: str) -> bool:
    """Whether this is meant to be a record as text."""
    return BEGINNING.match(text) is not None


# -- writing ---------------------------------------------------------------------------------------------------------


def write(data: Mapping[str, Any]) -> str:
    """The text of a record's data."""
    turns = [
        f"{number}. Player {seat + 1}: {worded(action)}{' ' + json.dumps(chance) if chance else ''}"
        for number, (seat, action, chance) in enumerate(data["turns"], 1)
    ]
    parts = [[HEADING, *entries(data, BEFORE)], turns, [*entries(data, AFTER)]]
    return "\n\n".join("\n".join(lines) for lines in parts if lines) + "\n"


def entries(data: Mapping[str, Any], names: tuple[str, ...]) -> Iterator[str]:
    """What is told of the game as a whole; what need not be said is left out."""
    for name in names:
        value: Any = data.get(name)
        if name in UNSAID and value == UNSAID[name]:
            continue
        yield f"{name}: {worded(value)}" if name in WORDS else f"{name}:{spelt(value)}"


def spelt(value: Any) -> str:
    """JSON on the line where it has room, else set in below it."""
    short = json.dumps(value, ensure_ascii=False)
    if len(short) <= WIDEST:
        return f" {short}"
    return "".join(f"\n  {line}" for line in json.dumps(value, ensure_ascii=False, indent=1).split("\n"))


def worded(text: str) -> str:
    """Words as they are; in quotes where they would be read as something else."""
    plain = text.isprintable() and text == text.strip() != "" and not text.startswith('"') and not text.endswith("]")
    return text if plain else json.dumps(text, ensure_ascii=False)


# -- reading ---------------------------------------------------------------------------------------------------------


def read(text: str) -> dict[str, Any]:
    """The data of a record's text; what is in it is still to be looked at."""
    data: dict[str, Any] = {}
    turns: list[list[Any]] = []
    for number, line, below in lines_of(text):
        turn, entry = TURN.fullmatch(line), ENTRY.fullmatch(line)
        if turn and not below:
            chance = parse(turn[3] or "[]", number)
            turns.append([int(turn[1]) - 1, unquoted(turn[2], number), chance])
        elif entry and entry[1] in BEFORE + AFTER and entry[1] not in data:
            value = "\n".join([entry[2].strip(), *below])
            data[entry[1]] = unquoted(value.strip(), number) if entry[1] in WORDS else parse(value, number)
        else:
            raise RecordError("record-line", line=number, value=shown(line))
    return {"fogline": "record", **UNSAID, **data, "turns": turns}


def lines_of(text: str) -> Iterator[tuple[int, str, list[str]]]:
    """Each line that says something after the heading, by its number, with the lines that are set in below it."""
    found: list[tuple[int, str, list[str]]] = []
    for number, raw in enumerate(text.lstrip("\ufeff").split("\n"), 1):
        line = raw.rstrip("\r\t ")
        if not line.strip() or line.startswith("#"):
            continue
        if line[0] in " \t" and found:
            found[-1][2].append(line)
        else:
            found.append((number, line.strip(), []))
    heading = found.pop(0)
    if heading[1] != HEADING or heading[2]:
        raise RecordError("record-line", line=heading[0], value=shown(heading[1]))
    return iter(found)


def unquoted(text: str, line: int) -> Any:
    """Words, from their quotes where they have any."""
    return parse(text, line) if text.startswith('"') else text


def parse(text: str, line: int) -> Any:
    """JSON that begins in this line."""
    try:
        return parse_json(text, RecordError)
    except RecordError as wrong:
        wrong.values["line"] += line - 1
        raise
