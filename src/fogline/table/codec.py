"""A game's values as scenes write them, and what is written down of words."""

import hashlib
from typing import Any, Final, final

import msgspec

from fogline.core import fields
from fogline.core.rows import PACKED

WIDEST: Final = 2**53 - 1
"""The largest whole number that every reader of JSON keeps exact; wider ones (sets as masks) are written as text."""


def pack(value: Any) -> str:
    """JSON data as text, without a space too many."""
    return msgspec.json.encode(value).decode()


AS_IT_IS: Final = (bool, str, float, type(None))
ROWS: Final = (*PACKED, tuple, list)
COMPARED: Final = (*ROWS, int)
"""Of these it is quicker told whether they are as they were than made anew."""
UNSEEN: Final = object()


def plain(value: Any) -> Any:
    """The value as JSON data."""
    kind = type(value)
    if kind is int:
        return value if -WIDEST <= value <= WIDEST else str(value)
    if kind in AS_IT_IS:
        return value
    if kind in ROWS:
        # Most of a view, and nearly always nothing but numbers.
        row: list[Any] = list(value)
        for one in row:
            if type(one) is int:
                n: int = one
                if n < -WIDEST or n > WIDEST:
                    break
            elif type(one) is not bool:
                break
        else:
            return row
    return fields.plain(value, WIDEST)


@final
class Seen:
    """What was told last of some fields of a value, and of what: most of them stay from move to move."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names: tuple[str, ...] = names
        self.was: list[Any] = [UNSEEN] * len(names)
        self.told: dict[str, Any] = {}

    def tell(self, value: Any) -> dict[str, Any]:
        """These fields of a value as JSON data. What is as it was, is told as it was; nobody changes it afterwards, for
        what is made of a state shares nothing with it that changes."""
        for nth, name in enumerate(self.names):
            now, was = getattr(value, name), self.was[nth]
            if now is was:
                continue
            kind = type(now)
            if kind is type(was) and kind in COMPARED and bool(now == was):
                continue
            self.was[nth], self.told[name] = now, plain(now)
        return self.told.copy()


def digest(words: str) -> str:
    """What stands for words in the list of what was heard; nothing for none."""
    return hashlib.sha256(words.encode()).hexdigest() if words else ""
