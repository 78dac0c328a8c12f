"""A view as plain numbers and lists, for readers that know nothing of the game's own types."""

from typing import Any

from fogline.core.fields import names


def plain(value: Any) -> Any:
    """The same with lists for sequences, and dictionaries by name for whatever has fields. A box is left out."""
    if value is None or isinstance(value, (int, float, str)):
        return value
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, (set, frozenset)):
        return sorted(value)
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    return {name: plain(getattr(value, name)) for name in names(value) if name != "box"}
