"""Looking back together: one review at a table that is over. Somebody leads it, the others follow or look round freely.

It is kept with the table and shown in every scene of it, no part of the match; nobody can begin one before the end.
"""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from fogline.core.ids import NOBODY, Seat
from fogline.table import messages as m
from fogline.table.names import clean_name, told_apart
from fogline.table.people import Who
from fogline.table.refusal import Refusal
from fogline.table.scene_types import Reviewing

if TYPE_CHECKING:
    from fogline.table.table import Table

OVER: Final = "over"


@dataclass(frozen=True)
class Review:
    """Where whoever leads is looking."""

    leader: str
    """Their key."""
    tag: str
    """What they call themself to their own programs: nobody's identity."""
    name: str
    turn: int
    eyes: Seat = NOBODY
    marks: tuple[str, ...] = ()
    """Things that are pointed at, as boards name their parts."""
    arrows: tuple[tuple[str, str], ...] = ()
    branch: str = ""
    """The table of a what-if that is played just now."""
    blind: bool = False
    """Results are not shown: somebody wants to guess."""


def lead(table: "Table", who: Who, seat: Seat | None, said: m.Lead) -> "Table":
    """Begin a review, go on with it, or take it over."""
    check_over(table, who)
    now = table.review
    if now is not None and now.leader != who.key and not said.take:
        raise Refusal("not-leading", name=now.name)
    table.begun().count.find(said.turn)
    if not NOBODY <= said.eyes < len(table.chairs):
        raise Refusal("unknown-seat", seat=said.eyes)
    shown = (said.turn, said.eyes, tuple(said.marks), tuple(said.arrows), said.branch, said.blind)
    return replace(table, review=Review(who.key, said.tag, called(table, who, said.name), *shown))


def unlead(table: "Table", who: Who) -> "Table":
    """The review ends; who does not lead it takes it over first."""
    check_over(table, who)
    if table.review is not None and table.review.leader != who.key:
        raise Refusal("not-leading", name=table.review.name)
    return replace(table, review=None)


def check_over(table: "Table", who: Who) -> None:
    table.check_welcome(who)
    if table.status != OVER:
        raise Refusal("not-over")
    if table.sealed:
        raise Refusal("sealed")
    if not who.key:
        raise Refusal("talk-nobody")


def called(table: "Table", who: Who, name: str) -> str:
    """What whoever leads is called: by their chair, or like nobody who sits here."""
    mine = table.seats_of(who)
    return table.chairs[mine[0]].name if mine else told_apart(clean_name(name), table.names)


def told(review: Review | None) -> Reviewing | None:
    """A review as everybody sees it."""
    if review is None:
        return None
    return Reviewing(
        name=review.name,
        tag=review.tag,
        turn=review.turn,
        eyes=review.eyes,
        marks=list(review.marks),
        arrows=list(review.arrows),
        branch=review.branch,
        blind=review.blind,
    )


def read(data: dict[str, Any] | None) -> Review | None:
    """A review as it is kept."""
    if data is None:
        return None
    marks, arrows = tuple(data.pop("marks")), tuple((one, other) for one, other in data.pop("arrows"))
    return Review(**data, marks=marks, arrows=arrows)
