"""A game's values as JSON, by convention: what a view holds by name, its box left out."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any, Final

WIDEST: Final = 2**53 - 1
"""The largest whole number that every reader of JSON keeps exact; wider ones (sets as masks) are written as text."""


def plain(value: Any) -> Any:
    """The value as JSON data."""
    if type(value) is list and all(type(entry) is int and -WIDEST <= entry <= WIDEST for entry in value):
        return value
    if isinstance(value, int) and not isinstance(value, bool):
        return value if -WIDEST <= value <= WIDEST else str(value)
    if value is None or isinstance(value, bool | str | float):
        return value
    if (names := names_of(value)) is not None:
        return {name: plain(getattr(value, name)) for name in names if name != "box"}
    if isinstance(value, Mapping):
        return {str(key): plain(entry) for key, entry in value.items()}
    if isinstance(value, set | frozenset):
        return [plain(entry) for entry in sorted(value)]
    if isinstance(value, list | tuple):
        return [plain(entry) for entry in value]
    raise TypeError(f"{type(value).__name__} has no plain form: use numbers, text, lists, tables or dataclasses")


def names_of(value: Any) -> tuple[str, ...] | None:
    """The names of what a value holds: a dataclass, or a class of a game that is compiled or not."""
    if is_dataclass(value) and not isinstance(value, type):
        return tuple(f.name for f in fields(value))
    if type(value).__module__ == "builtins" or isinstance(value, type):
        return None
    compiled: tuple[str, ...] = getattr(type(value), "__mypyc_attrs__", ())
    return compiled or tuple(getattr(value, "__dict__", ())) or None
