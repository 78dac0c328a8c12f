"""How a server is set up: what a file says, then the environment, then the command line; what comes later counts."""

import json
import math
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from email.utils import parseaddr
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final, get_type_hints

import msgspec

from fogline.parts.catalog import LANGUAGES
from fogline.table.calling.wishes import MAILBOX
from fogline.web.limits import Limits
from fogline.web.serve import Plan

PREFIX: Final = "FOGLINE_"
CALLED: Final = {"folder": "data", "database": "store"}
"""Settings that people know by another name than the plan does."""
OWN: Final = {called: own for own, called in CALLED.items()}
NETWORKS: Final = frozenset({"proxies", "operators", "makers"})
PATH: Final = re.compile(r"(/[\w.~-]+)*/?")
BASE: Final = re.compile(rf"https?://[^/\s?#@]+{PATH.pattern}")
PORTS: Final = {"port": 0, "mail_port": 1}
"""The least that each may be; port 0 is any."""
MOST_PORT: Final = 65_535
SECRET: Final = frozenset({"mail_password"})
"""What is never shown."""
USUAL: Final = "usual"
COMMAND_LINE: Final = "command line"


class ConfigError(Exception):
    """A setting that is none, or one with a value that it cannot have."""

    def __init__(self, key: str, **values: Any) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values


def known() -> dict[str, Any]:
    """Every setting with its type; those of the limits begin with ``limits.``"""
    plan, limits = get_type_hints(Plan), get_type_hints(Limits)
    own = {CALLED.get(field.name, field.name): plan[field.name] for field in fields(Plan) if field.name != "limits"}
    return own | {f"limits.{field.name}": limits[field.name] for field in fields(Limits)}


def read(
    usual: Plan, file: str, text: str, environ: Mapping[str, str], given: Mapping[str, Any]
) -> tuple[Plan, dict[str, str]]:
    """The plan for a server, and by setting where it comes from; ``given`` is what the command line says, ``usual``
    what counts where nobody says anything."""
    kinds = known()
    found: dict[str, tuple[Any, str]] = {}
    for name, value, where in (*of_file(file, text), *of_environment(environ), *of_command(given)):
        if name not in kinds:
            raise ConfigError("config-unknown", name=name, where=where)
        found[name] = converted(name, value, kinds[name], where), where
    plain = {name: value for name, (value, _) in found.items()}
    changed = {name.removeprefix("limits."): v for name, v in plain.items() if name.startswith("limits.")}
    own = {OWN.get(name, name): value for name, value in plain.items() if not name.startswith("limits.")}
    return replace(usual, **own, limits=replace(usual.limits, **changed)), {
        name: where for name, (_, where) in found.items()
    }


def of_file(file: str, text: str) -> Iterator[tuple[str, Any, str]]:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise ConfigError("config-unreadable", file=file, problem=problem) from None
    for name, value in data.items():
        inner = value.items() if name == "limits" and isinstance(value, dict) else None
        yield from ((f"limits.{each}", v, file) for each, v in inner) if inner else ((name, value, file),)


def of_environment(environ: Mapping[str, str]) -> Iterator[tuple[str, Any, str]]:
    """Settings only: other things of ours stand there too."""
    for name in known():
        variable = PREFIX + name.replace(".", "_").upper()
        if variable in environ:
            yield name, environ[variable], variable


def of_command(given: Mapping[str, Any]) -> Iterator[tuple[str, Any, str]]:
    return ((name, value, COMMAND_LINE) for name, value in given.items() if value not in (None, []))


def converted(name: str, value: Any, kind: Any, where: str) -> Any:
    """The value as its type; lists may be text with commas."""
    many = getattr(kind, "__origin__", None) is tuple
    if many and isinstance(value, str):
        value = [part.strip() for part in value.split(",") if part.strip()]
    try:
        made = msgspec.convert(value, kind, strict=False, dec_hook=lambda wanted, given: wanted(given))
        check(name, made)
    except (msgspec.ValidationError, ValueError, TypeError) as problem:
        raise ConfigError("config-bad", name=name, value=value, where=where, problem=problem) from None
    return made


def check(name: str, value: Any) -> None:
    """Whether a setting makes sense that is of the right type; a ValueError where it does not."""
    if isinstance(value, int | float) and not 0 <= value < math.inf:
        raise ValueError("≥ 0")  # tables untouched for -1 days are all tables
    if name in NETWORKS:
        for network in value:
            ip_network(network)
    elif name in ("workers", "thinkers") and value < 1:
        raise ValueError("1")
    elif name == "languages" and (not value or set(value) - set(LANGUAGES)):
        raise ValueError(", ".join(LANGUAGES))
    elif name == "base" and value and not BASE.fullmatch(value):
        raise ValueError("https://games.example/club")
    elif name == "mail_from" and value and not MAILBOX.fullmatch(parseaddr(value)[1]):
        raise ValueError("Club <club@games.example>")
    elif name in PORTS and not PORTS[name] <= value <= MOST_PORT:
        raise ValueError(f"{PORTS[name]}–{MOST_PORT}")
    elif (name == "deadline" or name.endswith("_seconds")) and not value:
        raise ValueError("> 0")
    elif name == "prefix" and not PATH.fullmatch(value):
        raise ValueError("/fogline")


def shown(plan: Plan, sources: Mapping[str, str]) -> str:
    """The settings that count as a file would say them, each with where it comes from. No password is among them."""
    lines: list[str] = []
    for name in known():
        owner, field = (plan.limits, name.removeprefix("limits.")) if name.startswith("limits.") else (plan, name)
        value = getattr(owner, OWN.get(field, field))
        if field in SECRET and value:
            value = "…"
        if field == "per_second" and owner is plan.limits:
            lines += ["", "[limits]"]
        lines.append(f"{field} = {toml(value)}  # {sources.get(name, USUAL)}")
    return "\n".join(lines)


def toml(value: Any) -> str:
    if isinstance(value, tuple):
        return "[" + ", ".join(map(toml, value)) + "]"
    if isinstance(value, Path | str):
        return json.dumps(re.sub(r"(?<=://)([^/@:]*):[^/@]*@", r"\1:…@", str(value)), ensure_ascii=False)
    return json.dumps(value)
