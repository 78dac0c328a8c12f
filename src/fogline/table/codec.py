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
COMPARED: Final = (*PACKED, tuple, list)
"""Of these it is quicker told whether they are as they were than made anew."""


def plain(value: Any) -> Any:
    """The value as JSON data."""
    kind = type(value)
    if kind is int:
        return value if -WIDEST <= value <= WIDEST else str(value)
    if kind in AS_IT_IS:
        return value
    if kind in PACKED:
        # Most of a view, and numbers only.
        row: list[int] = list(value)
        for n in row:
            if n < -WIDEST or n > WIDEST:
                break
        else:
            return row
    return fields.plain(value, WIDEST)


def by_name(value: Any, names: tuple[str, ...], memory: dict[Any, Any]) -> dict[str, Any]:
    """These fields of a value as JSON data. What is as it was, is told as it was: ``memory`` has by name what was told
    last, and of what; nobody changes that, for what is made of a state shares nothing with it that changes."""
    found: dict[str, Any] = {}
    for name in names:
        now = getattr(value, name)
        kind = type(now)
        if kind is int:
            found[name] = plain(now)
            continue
        known = memory.get(name)
        if known is None or not (
            known[0] is now or (kind is type(known[0]) and kind in COMPARED and bool(known[0] == now))
        ):
            known = memory[name] = now, plain(now)
        found[name] = known[1]
    return found


def digest(words: str) -> str:
    """What stands for words in the list of what was heard; nothing for none."""
    return hashlib.sha256(words.encode()).hexdigest() if words else ""
