"""What is told of a game that is over: its course, what each decision was worth, where it turned, luck and skill.

Data only: how it is found is in ``reckoning``, in words it is told by whoever shows it. "Look back together"
(``table/review.py``) is something else: several people in one replay.
"""

from dataclasses import dataclass
from typing import Any, Final

import msgspec

from fogline.core.ids import Seat

VERSION: Final = 1
"""Raised when the same game would be told otherwise: what was kept of an older one is reckoned again."""
GOOD, FINE, COSTLY, TURNING = "good", "fine", "costly", "turning"
VERDICTS: Final = (GOOD, FINE, COSTLY, TURNING)


class Value(msgspec.Struct, frozen=True):
    """What a seat may expect at a moment."""

    win: float
    """The chance to win, from 0 to 1."""
    margin: float
    """To the best of the others, in units of the score."""
    error: float
    """One standard error of the chance."""
    margin_error: float


class Point(msgspec.Struct, frozen=True):
    """A moment of the course."""

    turn: int
    """After so many turns, counted as they are told."""
    fair: tuple[Value, ...]
    """By seat: by what that seat could know then."""
    truth: tuple[Value, ...]
    """By seat: with everything revealed; of chance that was still to come nothing is known here either."""
    luck: tuple[float, ...] = ()
    """By seat: what of the chance to win came since the last point, in truth, and from no clear mistake."""
    clear: tuple[bool, ...] = ()
    """By seat: whether that is more than its error."""


class Effect(msgspec.Struct, frozen=True):
    """What one seat had from a decision, instead of from the better one."""

    win: float
    margin: float
    error: float
    """One standard error of the chance."""
    margin_error: float


class Decision(msgspec.Struct, frozen=True):
    """One decision: what was done, what was better, by how much and how sure."""

    turn: int
    """It was made after so many turns, counted as they are told."""
    step: int
    """The same among all steps of the record, quiet ones too."""
    seat: Seat
    played: str
    """Its words, as records write them."""
    better: str
    """What did best beside it; the same where nothing did."""
    verdict: str
    loss: float
    """What it cost of what an end is worth, from 0 to 1; what is within its error is not told as a loss."""
    error: float
    games: int
    """In how many imagined games each of the two was tried."""
    effects: tuple[Effect, ...] = ()
    """By seat, where the verdict is more than good: what the played one brought, less what the better one did."""
    played_aim: tuple[str, dict[str, Any]] | None = None
    better_aim: tuple[str, dict[str, Any]] | None = None
    """What each was good for: ``Speaker.aim`` tells it."""


class Account(msgspec.Struct, frozen=True):
    """Where something went from the beginning to the end: these four add up to the last."""

    start: float
    own: float
    """What its own clear mistakes cost."""
    others: float
    """What the others' clear mistakes gave, or took."""
    luck: float
    """All the rest: what chance dealt, and what was too small to be told from it."""
    end: float
    error: float
    """One standard error of ``own``, ``others`` and so of ``luck`` together."""


class Balance(msgspec.Struct, frozen=True):
    """A seat's whole game."""

    win: Account
    """Of its chance to win."""
    margin: Account
    """Of its margin, in units of the score."""
    accuracy: float
    """Of its decisions those, from 0 to 1, that were not costly."""
    decisions: int


class Analysis(msgspec.Struct, frozen=True):
    """All of it. While it is being reckoned, the course comes first and the rest is still empty."""

    version: int
    game: str
    seats: int
    scale: float
    """By how large margins were weighed."""
    course: tuple[Point, ...]
    decisions: tuple[Decision, ...] = ()
    balance: tuple[Balance, ...] = ()
    games: int = 0
    """How many were imagined for it."""
    whole: bool = False


@dataclass(frozen=True)
class Budget:
    """How many games are imagined, never how long: so it comes out the same on every machine."""

    openings: int = 40
    """Fresh games, from which it is seen what one could expect before anything was dealt."""
    moments: int = 40
    """Of the course at most."""
    first: int = 8
    """Games for each value of the first, quick course."""
    course: int = 24
    """Games for each value of the course in the end."""
    ideas: int = 4
    """Actions that a decision is compared with at most."""
    sweep: int = 6
    """Worlds for every decision; for the costlier half of them twice as many more, and so on."""
    finalists: int = 6
    """Decisions of a seat that have a verdict of their own."""
    verdict: int = 240
    """Fresh worlds for each of these."""


def dumped(analysis: Analysis) -> str:
    return msgspec.json.encode(analysis).decode()


def loaded(text: str | bytes) -> Analysis | None:
    """What was kept, or nothing where it is of another version or no analysis."""
    try:
        found = msgspec.json.decode(text, type=Analysis)
    except msgspec.DecodeError:
        return None
    return found if found.version == VERSION else None


def turning_points(analysis: Analysis, seat: Seat) -> list[Decision]:
    """Of one seat, the costliest first."""
    found = [one for one in analysis.decisions if one.seat == seat and one.verdict == TURNING]
    return sorted(found, key=lambda one: -one.loss)
