"""What a game's values are made of, by name: the one place that takes a view or a state apart, compiled or not."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from dis import get_instructions
from math import inf
from typing import Any, Final

from fogline.core.protocols import AnyView
from fogline.core.rows import PACKED, is_packed

WHOLE: Final = {int}
_names: dict[type[Any], tuple[str, ...]] = {}


def names(value: Any) -> tuple[str, ...]:
    """A value's fields in the order of its class."""
    return names_of(type(value)) or tuple(vars(value))


def names_of(kind: type[Any]) -> tuple[str, ...]:
    """The fields that every value of a class has, where the class tells."""
    if kind not in _names:
        # A compiled class keeps its attributes where ``vars`` does not look.
        named = [field.name for field in fields(kind)] if is_dataclass(kind) else getattr(kind, "__mypyc_attrs__", ())
        _names[kind] = tuple(named)
    return _names[kind]


def declared(kind: type[Any]) -> frozenset[str]:
    """The fields that a class gives to its values, those of the classes it stands on included."""
    compiled: tuple[str, ...] | None = getattr(kind, "__mypyc_attrs__", None)
    if compiled is not None:
        return frozenset(compiled)
    makers = [vars(each)["__init__"] for each in kind.__mro__ if each is not object and "__init__" in vars(each)]
    return frozenset(step.argval for maker in makers for step in get_instructions(maker) if step.opname == "STORE_ATTR")


def alike(one: Any, other: Any) -> bool:
    """Whether two values of one class hold the same."""
    return type(one) is type(other) and all(getattr(one, name) == getattr(other, name) for name in names(one))


def brief(view: AnyView) -> str:
    """A view in a few words, for who looks at it in Python."""
    whose = f"seat {view.seat}" if view.seat >= 0 else "everybody"
    asked = ", ".join(map(str, view.waiting)) or "nobody"
    return f"<View of {view.box.data['box']['game']} for {whose}, {view.seats} seats, asked: {asked}>"


def held(value: Any) -> dict[str, Any]:
    """What a value holds, by name; rows are lists, whichever build it comes from."""
    return {name: unpacked(getattr(value, name)) for name in names(value)}


def hold(value: Any, given: Mapping[str, Any]) -> None:
    """Gives fields to a value by name: a list becomes a packed row or a tuple where the value has one."""
    for name, what in given.items():
        mine = getattr(value, name)
        setattr(value, name, type(mine)(what) if is_packed(mine) or isinstance(mine, tuple) else what)


def unpacked(value: Any) -> Any:
    """A packed row as a list; anything else as it is."""
    return list(value) if is_packed(value) else value


def plain(value: Any, widest: float = inf) -> Any:
    """A value as JSON has it: lists for rows and sets, tables by name for whatever has fields. A box is left out.

    Whole numbers beyond ``widest`` are written as text.
    """
    kind = type(value)
    if kind is int:
        return value if -widest <= value <= widest else str(value)
    if kind is list:
        # Most of a view is rows of whole numbers: those are looked at as a whole.
        if set(map(type, value)) <= WHOLE and (not value or -widest <= min(value) <= max(value) <= widest):
            return value
        return [plain(entry, widest) for entry in value]
    if kind in PACKED:
        return plain(list(value), widest)
    if value is None or isinstance(value, bool | str | float):
        return value
    if isinstance(value, int):
        return plain(int(value), widest)
    if isinstance(value, list | tuple):
        return [plain(entry, widest) for entry in value]
    if isinstance(value, set | frozenset):
        return [plain(entry, widest) for entry in sorted(value)]
    if isinstance(value, Mapping):
        return {str(name): plain(entry, widest) for name, entry in value.items()}
    return {name: plain(getattr(value, name), widest) for name in names(value) if name != "box"}
