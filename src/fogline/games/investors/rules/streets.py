"""Chapter 6, which streets are empty."""

from mypy_extensions import i64

from fogline.games.investors.box import EMPTY
from fogline.games.investors.state import State


def first_empty(s: State, picture: i64) -> i64:
    """The first empty street that a picture opens (6.4), or -1."""
    rods = s.rods
    for street in s.reach[picture]:
        if rods[street] == EMPTY:
            return street
    return -1
