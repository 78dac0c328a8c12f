"""A view as it comes out of a scene: data again that a game's own functions can read."""

from collections.abc import Mapping
from typing import Any


def numbers(data: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a view. Wide numbers, which scenes write as text, are numbers again."""
    fields = {name: number(value) for name, value in data.items()}
    fields["waiting"] = tuple(fields["waiting"])
    return fields


def number(value: Any) -> Any:
    """Data in which wide numbers, written as text, are numbers again."""
    if isinstance(value, str):
        return int(value)
    if isinstance(value, list):
        return [number(entry) for entry in value]
    if isinstance(value, dict):
        return {name: number(entry) for name, entry in value.items()}
    return value
