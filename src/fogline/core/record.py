"""A game played, as a list of what was said: actions and what chance answered."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from fogline.core.errors import RecordError


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
    data = parse_json(text, RecordError)
    if not isinstance(data, dict) or data.get("fogline") != "record":
        raise RecordError("record-shape", problem='"fogline": "record" is missing')
    given = data.pop("digest", None)
    try:
        record = _build(data)
    except KeyError as missing:
        raise RecordError("record-shape", problem=f"{missing.args[0]!r} is missing") from None
    except (TypeError, ValueError) as wrong:
        raise RecordError("record-shape", problem=str(wrong)) from None
    if given != digest(data):
        raise RecordError("record-edited")
    return record


def _build(data: dict[str, Any]) -> Record:
    turns = [Turn(_typed(int, seat), _typed(str, action), _numbers(chance)) for seat, action, chance in data["turns"]]
    return Record(
        game=_typed(str, data["game"]),
        rules=_typed(int, data["rules"]),
        box=_typed(str, data["box"]),
        seats=_typed(int, data["seats"]),
        options=_typed(dict, data["options"]),
        opening=_numbers(data["opening"]),
        position=None if data["position"] is None else _typed(dict, data["position"]),
        turns=turns,
        result=None if data["result"] is None else _typed(dict, data["result"]),
    )


def _typed(kind: type[Any], value: Any) -> Any:
    if not isinstance(value, kind) or isinstance(value, bool):
        raise TypeError(f"{value!r} is not {kind.__name__}")
    return value


def _numbers(value: Any) -> list[int]:
    return [_typed(int, n) for n in _typed(list, value)]


def parse_json(text: str, error: type[RecordError] | type[Any]) -> Any:
    """JSON, or this error with the line where it breaks."""
    try:
        return json.loads(text)
    except json.JSONDecodeError as broken:
        raise error("not-json", problem=broken.msg, line=broken.lineno) from None
    except RecursionError:
        raise error("not-json", problem="it is nested too deeply", line=1) from None
