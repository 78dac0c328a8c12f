"""A box that came over the wire, as the text of a box file again."""

import json
from typing import Any


def as_toml(data: dict[str, Any]) -> str:
    """The data of a box as TOML, one table a line: not for people, but it opens to the same box."""
    return "".join(f"{json.dumps(name)} = {inline(value)}\n" for name, value in data.items())


def inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(name)} = {inline(entry)}" for name, entry in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(inline, value)) + "]"
    # JSON writes text, numbers and truth as TOML does; beyond the plain characters both know \uXXXX.
    return json.dumps(value, ensure_ascii=False)
