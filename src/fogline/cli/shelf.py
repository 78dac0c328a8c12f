"""The files that ship beside a game: its box and its rules, found without naming any game."""

import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fogline.core.game import AnyGame
from fogline.parts.toml import SOURCES, home


def beside(game: AnyGame, name: str) -> Path | None:
    """A file in the folder of a game's package, or None where there is none."""
    file = home(game.box.__module__) / name
    return file if file.is_file() else None


def contents(game: AnyGame) -> dict[str, Any]:
    """The data of the box that ships."""
    file = beside(game, "box.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file else {}


def sources(data: Any) -> Iterator[str]:
    """Every statement of provenance in a box, wherever it stands."""
    if isinstance(data, dict):
        for name, value in data.items():
            if (name == "source" or name.endswith("_source")) and value in SOURCES:
                yield value
            else:
                yield from sources(value)
    elif isinstance(data, list):
        for value in data:
            yield from sources(value)


def provenance(data: Any) -> Counter[str]:
    """How many statements there are of each kind."""
    return Counter(sources(data))
