"""Where a game lives on the disk: its sources, its rules, its tests."""

import sys
from collections.abc import Iterator
from pathlib import Path

from fogline.core.game import AnyGame

TESTS = "tests"


def module_of(game: AnyGame) -> str:
    """The package or module that a game is."""
    return game.setup.__module__.split(".rules")[0]


def folder(game: AnyGame) -> Path:
    """The folder of a game, found through where its functions live."""
    return Path(str(sys.modules[module_of(game)].__file__)).parent


def sources(game: AnyGame) -> list[Path]:
    """The modules of a game without its tests. One that is a single file shares its folder with strangers."""
    package = module_of(game).partition(".")[0]
    if package == module_of(game) and not hasattr(sys.modules[package], "__path__"):
        return [Path(str(sys.modules[package].__file__))]
    home = folder(game)
    return sorted(file for file in home.rglob("*.py") if TESTS not in file.relative_to(home).parts)


def tests(game: AnyGame) -> Iterator[Path]:
    """The game's own tests: in its package, or beside it as projects have them (``tests``, with ``src`` or without)."""
    home = folder(game)
    inside_the_house = home.is_relative_to(Path(__file__).parents[1])
    places = [home] if inside_the_house else [home, *list(home.parents)[:2]]
    for place in places:
        yield from sorted((place / TESTS).glob("test_*.py"))


def boxes(game: AnyGame) -> list[Path]:
    """Further boxes that the game is tried with: small ones make whole games short."""
    return sorted((folder(game) / TESTS / "boxes").glob("*.toml"))
