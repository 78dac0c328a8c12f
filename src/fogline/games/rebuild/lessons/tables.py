"""The tables on which the lessons of this game are played."""

from collections.abc import Sequence
from typing import Any, Final

ICONS: Final = (
    ("lighting-cable-car", "hydrant-park"),
    ("lighting-hydrant", "cable-car-park"),
    ("lighting-park", "cable-car-hydrant"),
)
PERMITS: Final = (
    *(
        f"{colour}-{number}-{icons}"
        for place, colour in enumerate(("yellow", "green", "red", "blue"))
        for number in range(1, 6)
        for icons in ICONS[(place + number - 1) % 3]
    ),
    "grant",
    "grant-2",
)
OBJECTIVES: Final = (
    "buildings", "pairs", "rivals", "corners", "apart", "yellow", "green", "red", "blue", "colours", "rubble",
    "lighting", "cable-car", "hydrant", "park", "services", "row", "column", "most-yellow", "most-green", "most-red",
    "most-blue", "most-rubble", "most-money",
)  # fmt: skip
RUBBLE: Final = ("blue-4c", "red-3b", "yellow-5c", "red-2b", "green-4c", "red-1a", "red-4a", "green-1a")


def player(space: int, money: int, stock: int, permits: Sequence[str] = (), **more: Any) -> dict[str, Any]:
    """What one player has; nothing is built unless it is said."""
    usual: dict[str, Any] = {"buildings": [], "objectives": [], "rubble": 0, "development": [0, 0], "urbanism": {}}
    has = {**usual, "seen": [], "parks": [], **more}
    return {"space": space, "money": money, "stock": stock, "permits": list(permits), **has}


def table(
    stop: int,
    mine: dict[str, Any],
    theirs: dict[str, Any],
    row: Sequence[str] = ("green-2-cable-car-hydrant", "yellow-3-lighting-park", "green-1-cable-car-park"),
    objectives: Sequence[str] = ("most-rubble", "most-blue", "colours"),
    common: Sequence[str] = ("column", "most-red", "most-money"),
    cleared: Sequence[str] = (),
    **more: Any,
) -> dict[str, Any]:
    """A moment of a game for two with the learner to move; whatever is not named lies in the decks."""
    out = (*row, *mine["permits"], *theirs["permits"])
    signed = (*objectives, *common, *mine["objectives"], *theirs["objectives"])
    return {
        "asks": "moving",
        "first": 0,
        "year": 1906,
        "stop": stop,
        "order": [0, 1],
        "at": 0,
        "map": [{"card": card, "side": side} for card, side in ((6, "a"), (4, "b"), (5, "b"), (8, "b"))],
        "ring": [3, 6, 4, 2, 1, 5],
        "rubble": [space for space in RUBBLE if space not in cleared],
        "common": list(common),
        "permit_row": list(row),
        "permit_deck": [permit for permit in PERMITS if permit not in out],
        "discards": [],
        "objective_row": list(objectives),
        "objective_deck": [name for name in OBJECTIVES if name not in signed],
        "players": [mine, theirs],
        **more,
    }
