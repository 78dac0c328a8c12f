"""A game's values as scenes write them, and what is written down of words."""

import hashlib
from typing import Any, Final

import msgspec

from fogline.core import fields
from fogline.core.rows import PACKED

WIDEST: Final = 2**53 - 1
"""The largest whole number that every reader of JSON keeps exact; wider ones (sets as masks) are written as text."""


def pack(value: Any) -> str:
    """JSON data as text, without a space too many."""
    return msgspec.json.encode(value).decode()


AS_IT_IS: Final = (bool, str, float, type(None))


def plain(value: Any) -> Any:
    """The value as JSON data."""
    kind = type(value)
    if kind is int:
        return value if -WIDEST <= value <= WIDEST else str(value)
    if kind in AS_IT_IS:
        return value
    if kind in PACKED:
        # Most of a view, and numbers only.
        row = list(value)
        if not row or (min(row) >= -WIDEST and max(row) <= WIDEST):
            return row
    return fields.plain(value, WIDEST)


def by_name(value: Any, names: tuple[str, ...]) -> dict[str, Any]:
    """These fields of a value as JSON data."""
    return {name: plain(getattr(value, name)) for name in names}


def by_name_again(value: Any, names: tuple[str, ...], memory: dict[Any, tuple[Any, Any]]) -> dict[str, Any]:
    """The same. What was handed on as it was, is told as it was: ``memory`` has by name what was told last, of what."""
    found: dict[str, Any] = {}
    for name in names:
        now = getattr(value, name)
        known = memory.get(name)
        if known is None or not (known[0] is now or (type(now) in PACKED and list(now) == known[1])):
            known = memory[name] = now, plain(now)
        found[name] = known[1]
    return found


def digest(words: str) -> str:
    """What stands for words in the list of what was heard; nothing for none."""
    return hashlib.sha256(words.encode()).hexdigest() if words else ""
