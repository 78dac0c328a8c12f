"""Reading somebody's box file: TOML, its fingerprint, and careful looking-up that collects every fault."""

import tomllib
from collections.abc import Callable, Iterator
from datetime import date, time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from fogline.core.errors import BoxError
from fogline.core.quoting import short
from fogline.core.reason import Reason, because
from fogline.core.record import KINDS, digest

SOURCES = ("exact", "inferred", "reconstructed")
DEEPEST = 20
"""Tables and lists within one another; no box needs nearly as many."""


def read(path: Path) -> dict[str, Any]:
    """The data of a TOML file, or a BoxError that says where it breaks."""
    file = short(path.name)
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BoxError("box-broken", file=file, problem=because("not-utf-8")) from None
    except (OSError, ValueError) as problem:
        raise BoxError("no-file", file=file, problem=getattr(problem, "strerror", None) or str(problem)) from None
    try:
        data = tomllib.loads(text)
        odd = list(unwelcome(data))
    except tomllib.TOMLDecodeError as problem:
        raise BoxError("box-broken", file=file, problem=str(problem)) from None
    except ValueError:
        raise BoxError("box-broken", file=file, problem=because("too-long")) from None
    except RecursionError:
        raise BoxError("box-broken", file=file, problem=because("too-deep")) from None
    if odd:
        raise BoxError("box-faults", faults=tuple(odd), file=file)
    return data


def checked(file: Path, faults: Callable[[dict[str, Any]], list[Reason]]) -> dict[str, Any]:
    """The data of a box file in which a game finds no fault; BoxError lists all that it finds."""
    data = read(file)
    wrong = faults(data)
    if wrong:
        raise BoxError("box-faults", faults=tuple(wrong), file=file.name)
    return data


def unwelcome(value: Any, where: str = "", depth: int = 0) -> Iterator[Reason]:
    """What TOML allows and no box can hold: a fingerprint is made of JSON, and numbers of 64 bits."""
    if depth > DEEPEST:
        raise RecursionError
    if isinstance(value, dict):
        for name, entry in value.items():
            yield from unwelcome(entry, f"{where} {name}".strip(), depth + 1)
    elif isinstance(value, list):
        for number, entry in enumerate(value, 1):
            yield from unwelcome(entry, f"{where} {number}", depth + 1)
    elif isinstance(value, date | time):
        yield because("box-date", where=short(where), value=str(value))
    elif isinstance(value, int) and abs(value) >= 2**63:
        yield because("box-long", where=short(where))


def home(module: str) -> Path:
    """The folder of a game, by the module of its box. Its package is asked: a compiled module lies elsewhere."""
    spec = find_spec(module)
    if spec is None or not spec.submodule_search_locations:  # no package itself, but in one, or all alone
        spec = find_spec(module.rpartition(".")[0]) if "." in module else spec
    assert spec is not None
    if spec.submodule_search_locations:
        return Path(spec.submodule_search_locations[0])
    return Path(str(spec.origin)).parent


def shipped(module: str) -> Path:
    """The box.toml beside a game's module."""
    return home(module) / "box.toml"


def fingerprint(data: dict[str, Any]) -> str:
    """The same for the same content, whatever its comments and spacing."""
    return digest(data)


class Faults:
    """A list of all that is wrong with a box, and looking-up that adds to it instead of failing."""

    def __init__(self) -> None:
        self.found: list[Reason] = []

    def add(self, key: str, where: str, **args: Any) -> None:
        self.found.append(because(key, where=where, **args))

    def get(self, table: Any, name: str, kind: type[Any], where: str, default: Any = None) -> Any:
        """A value of this kind, or the default with a fault noted (no fault where a default is given)."""
        value = table.get(name) if isinstance(table, dict) else None
        if value is None:
            if default is None:
                self.add("box-missing", where, name=name)
                return kind()
            return default
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            self.add("box-type", where, name=name, kind=KINDS.get(kind, kind.__name__), value=short(value))
            return default if default is not None else kind()
        return value

    def tables(self, data: Any, name: str) -> list[tuple[str, dict[str, Any]]]:
        """The entries [[name]], each with its place for people; what is not a table is noted and left out."""
        entries = [(f"[[{name}]] {n}", entry) for n, entry in enumerate(self.get(data, name, list, "the file"), 1)]
        for where, entry in entries:
            if not isinstance(entry, dict):
                self.add("box-type", where, name=name, kind="table", value=short(entry))
        return [(where, entry) for where, entry in entries if isinstance(entry, dict)]

    def numbers(self, table: Any, name: str, where: str) -> list[int]:
        """A list of whole numbers, none negative."""
        values = self.get(table, name, list, where)
        wrong = [v for v in values if not isinstance(v, int) or isinstance(v, bool) or v < 0]
        if wrong:
            self.add("box-number", where, name=name, value=short(wrong[0]))
            return []
        return list(values)

    def number(self, table: Any, name: str, where: str, least: int = 0, most: int = 1000) -> int:
        """A whole number within bounds."""
        value = self.get(table, name, int, where)
        if not isinstance(table, dict) or name not in table:  # noted as missing: it is not out of bounds as well
            return least
        if not least <= value <= most:
            self.add("box-range", where, name=name, value=value, least=least, most=most)
            return least
        return int(value)

    def source(self, table: Any, where: str) -> None:
        """Each entry says where it comes from."""
        source = self.get(table, "source", str, where)
        if source and source not in SOURCES:
            self.add("box-source", where, value=short(source), known=", ".join(SOURCES))
