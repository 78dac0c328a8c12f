"""Values of the protocol's own types for hypothesis: right ones, and ones that are nearly right."""

from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec import inspect

Values = st.SearchStrategy[Any]

ODD_NUMBERS = (-(2**63) - 1, -1, 0, 1, 2, 99, 10**6, 2**31, 2**53 + 1, 2**63, 10**30, 0.5, -0.0, 1e308)
ODD_TEXTS = (
    "",
    " ",
    "\0",
    "\u202e",
    "\u3164",
    "a\nb",
    "é" * 40,
    "x" * 250,
    "٣",
    "-1",
    "--5",
    "1.0",
    "{seat}",
    "../..",
    "🂡",
)
ODD: Values = st.one_of(
    st.sampled_from((None, True, False, [], {}, [[]], {"": None}, ["x"] * 20, {"do": "act"})),
    st.sampled_from(ODD_NUMBERS),
    st.sampled_from(ODD_TEXTS),
    st.text(st.characters(exclude_categories=["Cs"]), max_size=20),
)
"""What somebody's program might send instead."""

NOW, PICK = "\x01now", "\x01pick"
"""Stand for the moment that is shown and for one of the actions that are legal, known only when it is sent."""
KNOWN: dict[str, Values] = {
    "at": st.just(NOW),
    "action": st.integers(0, 60).map(lambda n: f"{PICK}{n}"),
    "seat": st.integers(0, 3),
    "mention": st.builds("{}:{}".format, st.sampled_from(("seat", "route", "card", "spot", "x")), st.integers(-2, 40)),
}
"""What fits a table more often than anything that is only of the right type."""


@st.composite
def nearly(draw: st.DrawFn, good: Values, share: int = 12) -> Any:
    """The right thing, and once in so many times something else."""
    return draw(ODD) if draw(st.integers(1, share)) == share else draw(good)


def of_type(shape: Any) -> Values:
    return of(inspect.type_info(shape))


def of(kind: inspect.Type) -> Values:
    """Values of a type as msgspec describes it."""
    match kind:
        case inspect.Metadata():
            told = (kind.extra_json_schema or {}).get("enum")
            return st.sampled_from(told) if told else of(kind.type)
        case inspect.IntType():
            return st.integers(-(2**40) if kind.ge is None else kind.ge, 2**40 if kind.le is None else kind.le)
        case inspect.FloatType():
            return st.floats(kind.ge, kind.le, allow_nan=False, allow_infinity=False)
        case inspect.StrType() if kind.pattern:
            return st.from_regex(kind.pattern, fullmatch=True)
        case inspect.StrType():
            return st.text(st.characters(exclude_categories=["Cs"]), max_size=min(kind.max_length or 30, 30))
        case inspect.LiteralType():
            return st.sampled_from(kind.values)
        case inspect.UnionType():
            return st.one_of([of(each) for each in kind.types])
        case inspect.ListType():
            return st.lists(of(kind.item_type), min_size=kind.min_length or 0, max_size=min(kind.max_length or 4, 4))
        case inspect.TupleType():
            return st.tuples(*map(of, kind.item_types))
        case inspect.DictType():
            return st.dictionaries(of(kind.key_type), of(kind.value_type), max_size=3)
        case inspect.StructType():
            return of_struct(kind)
        case inspect.BoolType():
            return st.booleans()
        case inspect.NoneType():
            return st.none()
    raise AssertionError(f"no values are known for {kind}")


def of_struct(kind: inspect.StructType) -> Values:
    """A message: what it needs, some of what it may hold, each nearly right, and now and then a name too many."""
    needed: dict[str, Values] = {}
    free: dict[str, Values] = {}
    for field in kind.fields:
        good = of(field.type)
        values = nearly(st.one_of(KNOWN[field.encode_name], good) if field.encode_name in KNOWN else good)
        (needed if field.required else free)[field.encode_name] = values
    if kind.tag_field:
        needed[kind.tag_field] = st.just(kind.tag)
    right = st.fixed_dictionaries(needed, optional=free)
    extra = st.dictionaries(st.sampled_from(("do", "is", "x", "seat", "")), ODD, min_size=1, max_size=1)
    return nearly(st.one_of(right, st.builds(lambda one, other: {**one, **other}, right, extra)), 25)


def filled(value: Any, scene: dict[str, Any]) -> Any:
    """The message as it is sent to whoever sees this scene."""
    if isinstance(value, dict):
        return {name: filled(each, scene) for name, each in value.items()}
    if value == NOW:
        return scene.get("at", "0.0")
    if isinstance(value, str) and value.startswith(PICK):
        legal = scene.get("legal") or [{"id": 0, "words": "x"}]
        number = int(value.removeprefix(PICK))
        return legal[number % len(legal)]["words" if number % 2 else "id"]
    return value


def as_json(value: Any) -> bytes:
    return msgspec.json.encode(value)
