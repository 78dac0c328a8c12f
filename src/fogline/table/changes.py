"""Two scenes that one reader sees one after the other: what is different, and whether that is worth a word."""

from collections.abc import Mapping
from typing import Any, Final

from msgspec.structs import astuple, replace

from fogline.table.scene_types import Place, Scene

FIELDS: Final = Scene.__struct_fields__
NEWS: Final = frozenset({"log_from", "log", "frames", "talk"})
"""They tell what is to be added, and are no reason to tell anything."""


def different(before: Scene, after: Scene) -> dict[str, Any]:
    """The fields that are not the same in both, as they are after; those with news are not looked at."""
    old: tuple[Any, ...] = astuple(before)
    new: tuple[Any, ...] = astuple(after)
    # Most of them are the very same. Where zip need not be strict, mypyc makes a loop of its own of it.
    return {
        name: other
        for name, one, other in zip(FIELDS, old, new)  # noqa: B905
        if one is not other and name not in NEWS and one != other
    }


def worth_telling(changed: Mapping[str, Any], before: Scene, after: Scene) -> bool:
    """Whether a reader is told. That somebody else has drafted a step must not even be noticed by a push, and nobody is
    told that time passes."""
    if len(changed) != 1 or "places" not in changed:
        return bool(changed)
    return timeless(before.places) != timeless(after.places)


def timeless(places: list[Place]) -> list[Place]:
    return [replace(place, time_left=None) for place in places]


def changes(changed: Mapping[str, Any], before: Scene, after: Scene) -> dict[str, Any]:
    """What a reader of the one scene must hear to have the other. The log always tells what is to be added."""
    found = {**changed, "log_from": after.log_from, "log": after.log, "frames": after.frames, "talk": after.talk}
    if before.view and after.view and "view" in found:
        known = before.view
        found["view"] = {
            key: value for key, value in after.view.items() if (old := known.get(key)) is not value and old != value
        }
    return found
