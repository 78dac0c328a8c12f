"""A game's values as scenes write them, and what is written down of words."""

import hashlib
from typing import Any, Final

import msgspec

from fogline.core import fields

WIDEST: Final = 2**53 - 1
"""The largest whole number that every reader of JSON keeps exact; wider ones (sets as masks) are written as text."""


def pack(value: Any) -> str:
    """JSON data as text, without a space too many."""
    return msgspec.json.encode(value).decode()


def plain(value: Any) -> Any:
    """The value as JSON data."""
    return fields.plain(value, WIDEST)


def digest(words: str) -> str:
    """What stands for words in the list of what was heard; nothing for none."""
    return hashlib.sha256(words.encode()).hexdigest() if words else ""
