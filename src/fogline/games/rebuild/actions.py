"""Everything a player can say, as values with words."""

from dataclasses import dataclass, field
from typing import Final

# The verbs, in the order of the table of actions.
GO: Final = 0
EARN: Final = 1
BENEFIT: Final = 2
TAKE_PERMIT: Final = 3
DRAW_PERMIT: Final = 4
SIGN: Final = 5
DRAW_OBJECTIVE: Final = 6
SITE: Final = 7
USE: Final = 8
ENOUGH: Final = 9
REWARD: Final = 10
NO_REWARD: Final = 11
CLEAR: Final = 12
SIDE: Final = 13

# What can be done on a space of an action card. Above PASS: the kinds of a year's benefit that no action card has.
BUILD: Final = 0
GRANT: Final = 1
"""Build with a colour or a number for free."""
MATERIALS: Final = 2
PERMIT: Final = 3
OBJECTIVE: Final = 4
URBAN: Final = 5
CLEAR_UP: Final = 6
EARNINGS: Final = 7
MONEY: Final = 8
"""The money at the bottom of the space instead of its action."""
PASS: Final = 9
PER_BUILDING: Final = 10
"""A benefit: money for each building constructed."""
OPENING: Final = 11
"""The benefit of 1906: a building and a permit."""

DEEDS: Final = ("build", "grant", "materials", "permit", "objective", "urban", "clear", "earnings", "money", "pass")
ALL_DEEDS: Final = 10
"""How many of them there are."""
BENEFITS: Final = (OBJECTIVE, PERMIT, MATERIALS, PER_BUILDING, URBAN, MONEY, BUILD)
"""What may have to be chosen among as a year's benefit."""
BENEFIT_WORDS: Final = ("objective", "permit", "materials", "per-building", "urban", "money", "build")


@dataclass(frozen=True)
class Go:
    """Move the pawn to a space of the next action card and do this there, or elsewhere on the card for money."""

    spot: int
    deed: int
    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class Earn:
    """Place the pawn on a space of the earnings area."""

    earning: int
    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class Benefit:
    """Choose this benefit of the year."""

    deed: int
    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class TakePermit:
    """Take a permit of the row."""

    permit: int
    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class DrawPermit:
    """Take the top card of the permit deck."""

    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class Sign:
    """Take an objective of the row."""

    objective: int
    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class DrawObjective:
    """Take the top card of the objective deck."""

    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class Site:
    """Build on this space; with which permits is asked next where there is a choice."""

    space: int
    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class Use:
    """Discard this permit for the building."""

    permit: int
    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class Enough:
    """Discard no second permit."""

    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class Reward:
    """Take an urbanism card of this type."""

    service: int
    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class NoReward:
    """Take no urbanism card."""

    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class ClearUp:
    """Take the rubble of this space."""

    space: int
    words: str = field(default="", compare=False)


@dataclass(frozen=True)
class Side:
    """Lay the next plot card with this side up."""

    side: int
    words: str = field(default="", compare=False)
