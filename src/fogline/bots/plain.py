"""A view as plain numbers and lists, for readers that know nothing of the game's own types."""

from dataclasses import fields, is_dataclass
from typing import Any


def attributes(value: Any) -> list[str]:
    """The names of a value's parts in the order of its class; a view's box is the same for all and is left out."""
    if is_dataclass(value):
        return [field.name for field in fields(value) if field.name != "box"]
    # A compiled class keeps its attributes where ``vars`` does not look.
    return [str(name) for name in getattr(type(value), "__mypyc_attrs__", None) or vars(value)]


def plain(value: Any) -> Any:
    """The same with lists for sequences, and dictionaries by name for everything that has parts."""
    if value is None or isinstance(value, (int, float, str)):
        return value
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, (set, frozenset)):
        return sorted(value)
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    return {name: plain(getattr(value, name)) for name in attributes(value)}
