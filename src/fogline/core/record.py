"""A game played, as a list of what was said: actions and what chance answered."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from fogline.core.errors import RecordError
from fogline.core.reason import because
from fogline.core.show import shown


class Turn(NamedTuple):
    """One action: who, its words, and what chance answered."""

    seat: int
    action: str
    chance: list[int]


@dataclass(frozen=True)
class Record:
    """All that is needed to see a game again."""

    game: str
    rules: int
    box: str
    seats: int
    options: Mapping[str, Any]
    opening: list[int]
    """What chance answered at set-up; empty when the game began from a position."""
    position: Mapping[str, Any] | None
    turns: list[Turn] = field(default_factory=list)
    result: Mapping[str, Any] | None = None
    last: Mapping[str, Any] | None = None
    """The state after the last turn, where it was written down: by later rules it may be all that can be opened."""

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "fogline": "record",
            "game": self.game,
            "rules": self.rules,
            "box": self.box,
            "seats": self.seats,
            "options": dict(self.options),
            "opening": self.opening,
            "position": self.position,
            "turns": [list(turn) for turn in self.turns],
            "result": self.result,
        }
        if self.last is not None:
            data["last"] = self.last
        return {**data, "digest": digest(data)}

    def dumps(self) -> str:
        """JSON with one turn a line, so that records read and compare well."""
        data = self.to_json()
        turns = ",\n  ".join(json.dumps(turn) for turn in data["turns"])
        rest = json.dumps({**data, "turns": []}, indent=1)
        return rest.replace('"turns": []', f'"turns": [\n  {turns}\n ]' if turns else '"turns": []') + "\n"


def digest(data: Mapping[str, Any]) -> str:
    """A fingerprint of JSON data, whatever its spacing and order."""
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(canonical.encode()).hexdigest()


def loads(text: str) -> Record:
    """A record from its JSON, or a RecordError that says what is wrong with it."""
    data = parse_json(_typed(text, str, "record"), RecordError)
    if not isinstance(data, dict) or "fogline" not in data:
        raise RecordError("record-shape", problem=because("json-missing", name="fogline"))
    if data["fogline"] != "record":
        other = because("json-other", name="fogline", wanted="record", value=shown(data["fogline"]))
        raise RecordError("record-shape", problem=other)
    given = data.pop("digest", None)
    record = _build(data)
    if given != digest(data):
        raise RecordError("record-edited")
    return record


def _build(data: dict[str, Any]) -> Record:
    seats = _get(data, "seats", int)
    return Record(
        game=_get(data, "game", str),
        rules=_version(_get(data, "rules", int)),
        box=_get(data, "box", str),
        seats=seats,
        options=_get(data, "options", dict),
        opening=_numbers(_get(data, "opening", list), "opening"),
        position=None if data.get("position") is None else _get(data, "position", dict),
        turns=[_turn(entry, seats) for entry in _get(data, "turns", list)],
        result=None if data.get("result") is None else _get(data, "result", dict),
        last=None if data.get("last") is None else _get(data, "last", dict),
    )


def _version(rules: int) -> int:
    if not 1 <= rules <= MOST:
        problem = because("json-number", name="rules", least=1, most=MOST, value=shown(rules))
        raise RecordError("record-shape", problem=problem)
    return rules


def _turn(entry: Any, seats: int) -> Turn:
    if not isinstance(entry, list) or len(entry) != 3:
        raise _wrong("turns", list, entry)
    seat, action, chance = entry
    most = max(seats - 1, 0)
    if not 0 <= _typed(seat, int, "turns") <= most:
        outside = because("json-number", name="turns: seat", least=0, most=most, value=shown(seat))
        raise RecordError("record-shape", problem=outside)
    return Turn(seat, _typed(action, str, "turns"), _numbers(chance, "turns"))


def _get(data: dict[str, Any], name: str, kind: type[Any]) -> Any:
    if name not in data:
        raise RecordError("record-shape", problem=because("json-missing", name=name))
    return _typed(data[name], kind, name)


def _typed(value: Any, kind: type[Any], name: str) -> Any:
    if not isinstance(value, kind) or isinstance(value, bool):
        raise _wrong(name, kind, value)
    return value


def _numbers(value: Any, name: str) -> list[int]:
    numbers = [_typed(n, int, name) for n in _typed(value, list, name)]
    for n in numbers:
        if not 0 <= n <= MOST:
            raise RecordError("record-shape", problem=because("json-number", name=name, least=0, most=MOST, value=n))
    return numbers


MOST: Final = 2**31
"""Chance never answers more; the compiled Dealer could not even hear a number of more than 64 bits."""


KINDS: dict[type[Any], str] = {dict: "table", str: "text", int: "number", bool: "true/false", list: "list"}
"""What types of data are called to people."""


def _wrong(name: str, kind: type[Any], value: Any) -> RecordError:
    return RecordError("record-shape", problem=because("json-kind", name=name, kind=KINDS[kind], value=shown(value)))


def parse_json(text: str, error: type[RecordError] | type[Any]) -> Any:
    """JSON, or this error with the line where it breaks."""
    try:
        data = json.loads(text)
        if "\\u" in text or not text.isascii():
            # JSON can name half a character, which no text can hold that is to be written anywhere.
            json.dumps(data, ensure_ascii=False).encode()
        return data
    except UnicodeEncodeError:
        raise error("not-json", problem=because("not-utf-8"), line=1) from None
    except json.JSONDecodeError as broken:
        raise error("not-json", problem=broken.msg, line=broken.lineno) from None
    except ValueError:
        raise error("not-json", problem=because("too-long"), line=1) from None
    except RecursionError:
        raise error("not-json", problem=because("too-deep"), line=1) from None
