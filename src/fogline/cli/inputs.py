"""Reading what people give on the command line: numbers, options, bots, files, boxes."""

from collections.abc import Callable, Sequence
from ipaddress import ip_network
from pathlib import Path
from typing import Any

from fogline.bots.base import make, minds
from fogline.cli.mistake import Mistake
from fogline.core.arguments import open_box
from fogline.core.game import AnyGame
from fogline.core.protocols import AnyBox
from fogline.core.quoting import shown


def whole(name: str, least: int | None = None, most: int | None = None) -> Callable[[str], int]:
    """A reader of whole numbers for this option."""

    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            raise Mistake("not-a-number", name=name, value=text) from None
        if least is not None and value < least:
            raise Mistake("too-small", name=name, value=value, least=least)
        if most is not None and value > most:
            raise Mistake("too-large", name=name, value=shown(value), most=most)
        return value

    return read


def seconds(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        raise Mistake("not-seconds", value=text) from None
    if not 0 < value <= 3600:
        raise Mistake("not-seconds", value=text)
    return value


def days(name: str) -> Callable[[str], float]:
    """A reader of numbers of days for this option."""

    def read(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            raise Mistake("not-days", name=name, value=text) from None
        if not 0 <= value <= 36500:
            raise Mistake("not-days", name=name, value=text)
        return value

    return read


def pair(text: str) -> tuple[str, str]:
    """NAME=VALUE."""
    name, sign, value = text.partition("=")
    if not (name and sign and value):
        raise Mistake("not-a-pair", value=text)
    return name.strip(), value.strip()


def networks(text: str) -> list[str]:
    """Addresses and networks with commas between them."""
    given = names(text)
    for name in given:
        try:
            ip_network(name)
        except ValueError:
            raise Mistake("not-an-address", value=name) from None
    return given


def names(text: str) -> list[str]:
    """Names with commas between them."""
    return [name.strip() for name in text.split(",") if name.strip()]


def options(game: AnyGame, given: Sequence[tuple[str, str]]) -> dict[str, Any]:
    """The options as names and values, found to be some of the game's."""
    chosen = dict(given)
    game.read_options(chosen)
    return chosen


def bots(game: AnyGame, given: Sequence[str]) -> list[str]:
    """Names of bots, each found to be known."""
    for name in given:
        make(game, name)
    return list(given)


def usual_bot(game: AnyGame) -> str:
    """Who sits down when nobody is named."""
    return "strong" if "greedy" in minds(game) else "random"


def text_of(file: str) -> str:
    """What a file says; a Mistake that tells why where it cannot be read."""
    try:
        return Path(file).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Mistake("no-such-file", file=file) from None
    except IsADirectoryError:
        raise Mistake("a-folder", file=file) from None
    except PermissionError:
        raise Mistake("not-allowed", file=file) from None
    except UnicodeDecodeError:
        raise Mistake("not-text", file=file) from None
    except (OSError, ValueError) as problem:
        raise Mistake("unreadable", file=file, problem=getattr(problem, "strerror", None) or problem) from None


def box(game: AnyGame, file: str | None) -> AnyBox:
    """The reader's own box, or the one that ships."""
    if file is not None:
        text_of(file)
    return open_box(game, file or None)
