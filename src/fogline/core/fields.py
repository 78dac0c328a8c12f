"""What a game's values are made of, by name: the one place that takes a view or a state apart, compiled or not."""

from dataclasses import fields, is_dataclass
from dis import get_instructions
from typing import Any


def names(value: Any) -> tuple[str, ...]:
    """A value's fields in the order of its class."""
    if is_dataclass(value):
        return tuple(field.name for field in fields(value))
    # A compiled class keeps its attributes where ``vars`` does not look.
    return getattr(type(value), "__mypyc_attrs__", None) or tuple(vars(value))


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
