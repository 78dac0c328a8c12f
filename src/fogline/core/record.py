"""A game played, as a list of what was said: actions and what chance answered."""

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fogline.core import record_text
from fogline.core.errors import RecordError
from fogline.core.json_text import parse_json
from fogline.core.protocols import BoxLike
from fogline.core.quoting import shown
from fogline.core.reason import because

if TYPE_CHECKING:
    from fogline.core.steps import Step


class Turn(NamedTuple):
    """One action: who, its words, and what chance answered."""

    seat: int
    action: str
    chance: list[int]


@dataclass(frozen=True, repr=False)
class Record:
    """All that is needed to see a game again. ``for turn, seat, action, events, position in record`` does."""

    game: str
    rules: int
    box: str
    seats: int
    options: Mapping[str, Any]
    opening: list[int]
    """What chance answered at set-up; for a game that began from a position, before anybody was asked."""
    position: Mapping[str, Any] | None
    turns: list[Turn] = field(default_factory=list)
    result: Mapping[str, Any] | None = None
    last: Mapping[str, Any] | None = None
    """The state after the last turn, where it was written down: by later rules it may be all that can be opened."""
    luck: Mapping[str, Any] | None = None
    """What its luck is checked by, where its table was made so (``fogline.verify``)."""

    def __repr__(self) -> str:
        end = "not over" if self.result is None else " : ".join(map(str, self.result.get("scores", ())))
        return f"<Record of {self.game}, {self.seats} seats, {len(self.turns)} turns, {end}>"

    def __iter__(self) -> "Iterator[Step]":
        """The game turn by turn, played again with the box that ships."""
        return self.steps()

    def steps(self, box: BoxLike = None) -> "Iterator[Step]":
        """The same with a box of your own."""
        from fogline.core.steps import steps  # a match keeps records, so it cannot be known up here

        return steps(self, box)

    def to_json(self) -> dict[str, Any]:
        """Plain data, with a digest that tells whether somebody has changed it."""
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
        if self.luck is not None:
            data["luck"] = self.luck
        return {**data, "digest": digest(data)}

    def dumps(self) -> str:
        """JSON with one turn a line, so that records read and compare well."""
        data = self.to_json()
        turns = ",\n  ".join(json.dumps(turn) for turn in data["turns"])
        rest = json.dumps({**data, "turns": []}, indent=1)
        return rest.replace('"turns": []', f'"turns": [\n  {turns}\n ]' if turns else '"turns": []') + "\n"

    def text(self) -> str:
        """The record as people write it: to be read, edited, compared, and given to ``loads`` again."""
        return record_text.write(self.to_json())


def digest(data: Mapping[str, Any]) -> str:
    """A fingerprint of JSON data, whatever its spacing and order."""
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(canonical.encode()).hexdigest()


def loads(text: str) -> Record:
    """A record from its JSON or its text, or a RecordError that says what is wrong with it."""
    if record_text.is_text(_typed(text, str, "record")):
        return _build(record_text.read(text))
    data = parse_json(text, RecordError)
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
        luck=None if data.get("luck") is None else _get(data, "luck", dict),
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
