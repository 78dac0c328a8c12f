"""Nets as files: a line that says what one was made for and from, then its weights, squeezed."""

import json
import lzma
import os
import sys
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from fogline.bots.net import ONE, Layer, Net
from fogline.bots.sheet import Sheet
from fogline.core.dealer import Dealer
from fogline.core.game import AnyGame
from fogline.core.protocols import AnyBox

PLACE: Final = "FOGLINE_NETS"
"""The environment's name for a folder of nets that come before those that ship."""
HORIZON: Final = 8
"""After how many changes of the seat to move a net is asked that does not say what is best for it."""
OUTPUTS: Final = 2
"""How many numbers a net gives that does not say so."""
MOMENTS: Final = 60
"""Moves of the game in which a layout shows itself."""

DAMAGED: Final = (OSError, EOFError, ValueError, KeyError, TypeError, lzma.LZMAError)
"""What a file raises that is no net, or no longer a whole one."""


@dataclass(frozen=True)
class Found:
    """A net that fits, or why there is none: a key of ``why.WHY``, or nothing where none was ever made."""

    net: Net | None = None
    without: str = ""
    horizon: int = 0
    """After how many changes of the seat to move it is best asked."""


def told(game: AnyGame, view: Any, named: bool = False) -> Sheet:
    """The sheet of one view."""
    sheet = Sheet(named)
    assert game.features is not None
    game.features(view, sheet)
    return sheet


def layout(game: AnyGame, box: AnyBox, seats: int) -> list[tuple[str, int]]:
    """The name of each entry of a sheet, and how many bits it has: none for a number."""
    state = game.setup(box, seats, game.read_options({}), Dealer(0, quiet=True))
    return told(game, game.view(state, 0), named=True).layout


def fingerprint(game: AnyGame, box: AnyBox, seats: int) -> str:
    """A hash of the layout and of all that is told in the first moves of a game by chance: it is another one as soon as
    something is told in another way."""
    digest = sha256(json.dumps(layout(game, box, seats)).encode())
    dealer = Dealer(1906, quiet=True)
    state = game.setup(box, seats, game.read_options({}), dealer)
    for _ in range(MOMENTS):
        if not (waiting := game.waiting(state)):
            break
        sheet = told(game, game.view(state, waiting[0]))
        digest.update(json.dumps(list(sheet.entries)[: int(sheet.count)]).encode())
        legal = game.legal(state, waiting[0])
        game.apply(state, waiting[0], legal[dealer.below(len(legal))], dealer)
    return digest.hexdigest()[:16]


def about(game: AnyGame, box: AnyBox, seats: int) -> dict[str, Any]:
    """What a net must agree in with the game that it is asked about."""
    made_for = {"game": game.name, "seats": seats, "box": box.hash, "rules": game.rules_version}
    return {**made_for, "layout": fingerprint(game, box, seats)}


def write(file: Path, header: dict[str, Any], weights: Sequence[int]) -> None:
    """The header tells all but the weights: 16-bit numbers in the order in which ``assemble`` takes them."""
    numbers = array("h", weights)
    if sys.byteorder == "big":
        numbers.byteswap()
    line = json.dumps({"fogline": "net", **header, "weights": len(numbers)}, separators=(",", ":"))
    file.write_bytes(line.encode() + b"\n" + lzma.compress(numbers.tobytes(), preset=9 | lzma.PRESET_EXTREME))


def read(file: Path) -> tuple[dict[str, Any], list[int]]:
    line, _, rest = file.read_bytes().partition(b"\n")
    header: dict[str, Any] = json.loads(line)
    numbers = array("h", lzma.decompress(rest))
    if sys.byteorder == "big":
        numbers.byteswap()
    if header.get("fogline") != "net" or len(numbers) != header["weights"]:
        raise ValueError(f"{file} is no net")
    return header, numbers.tolist()


def assemble(header: dict[str, Any], weights: Sequence[int]) -> Net:
    """A net from its file. Of a number, the file has what each step up adds; of a mask, what each bit does."""
    hidden, middle = int(header["hidden"]), int(header["middle"])
    taken = 0

    def take(count: int) -> list[int]:
        nonlocal taken
        taken += count
        return list(weights[taken - count : taken])

    bias = take(hidden)
    rows: list[list[int]] = []
    columns: list[tuple[int, int, int, int]] = []
    for bits, low, most, usual in header["columns"]:
        own = [take(hidden) for _ in range(bits or most)]
        usually = [low >> n & 1 for n in range(bits)] if bits else [n < usual for n in range(most)]
        for row, counts in zip(own, usually, strict=True):
            bias = added(bias, row) if counts else bias
        rows += flipped(own, low) if bits else steps(own, usual, hidden)
        columns.append((bits, low, most, usual))
    second = Layer([value * ONE for value in take(middle)], [take(middle) for _ in range(hidden)])
    last = [[value * ONE for value in take(1)] + take(middle) for _ in range(int(header.get("outputs", OUTPUTS)))]
    return Net(columns, Layer(bias, rows), second, last, float(header["scale"]))


def added(one: list[int], other: list[int]) -> list[int]:
    return [a + b for a, b in zip(one, other, strict=True)]


def flipped(rows: list[list[int]], usual: int) -> list[list[int]]:
    """The rows of a mask's bits; for those that are usually there, what it changes that one is not."""
    return [[-weight for weight in row] if usual >> n & 1 else row for n, row in enumerate(rows)]


def steps(increments: list[list[int]], usual: int, hidden: int) -> list[list[int]]:
    """By number, what it adds to what the usual number does."""
    found = [[0] * hidden]
    for row in increments:
        found.append(added(found[-1], row))
    return [[a - b for a, b in zip(row, found[usual], strict=True)] for row in found]


@cache
def _read(file: Path, changed: int) -> tuple[dict[str, Any], Net]:
    header, weights = read(file)
    return header, assemble(header, weights)


def named(game: str, seats: int, which: int = 1, adept: bool = False) -> str:
    """What a net's file is called."""
    return f"{game}-{seats}" + ("-adept" if adept else "") + (f".{which}" if which > 1 else "") + ".net"


def files(game: AnyGame, seats: int, which: int, adept: bool) -> list[Path]:
    """Where a net may lie: the first is the one that counts. Others than the first are nobody's but a trainer's.

    Where adepts are imagined a net of their games comes before one of the quick mind's.
    """
    places = [Path(place) for place in (os.environ.get(PLACE),) if place]
    folders = [*places, *([game.nets] if game.nets else [])]
    kinds = (True, False) if adept else (False,)
    return [folder / named(game.name, seats, which, kind) for kind in kinds for folder in folders]


def find(game: AnyGame, box: AnyBox, seats: int, which: int = 1, adept: bool = False) -> Found:
    """The net for this game, box and number of seats, if it was made for just these."""
    file = next((file for file in files(game, seats, which, adept) if file.is_file()), None)
    if game.features is None or file is None:
        return Found()
    try:
        header, net = _read(file, file.stat().st_mtime_ns)
    except DAMAGED:
        return Found(None, "without-file")
    if header["box"] != box.hash:
        return Found(None, "without-box")
    if header["rules"] != game.rules_version:
        return Found(None, "without-rules")
    if header["layout"] != _fingerprint(game, box, seats):
        return Found(None, "without-layout")
    return Found(net, "", int(header.get("horizon", HORIZON)))


_known: dict[tuple[str, str, int], str] = {}


def _fingerprint(game: AnyGame, box: AnyBox, seats: int) -> str:
    """The same once for each game, box and number of seats."""
    key = (game.name, box.hash, seats)
    if key not in _known:
        _known[key] = fingerprint(game, box, seats)
    return _known[key]
