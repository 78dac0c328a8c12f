"""A record played again, turn by turn."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from fogline.core.event import Event
from fogline.core.ids import Seat
from fogline.core.match import Match
from fogline.core.protocols import AnyAction, BoxLike
from fogline.core.record import Record


class Step(NamedTuple):
    """One turn of a record: who did what, all that happened in it, and the position that it led to."""

    turn: int
    """Counted from 1, as everywhere; the set-up is ``Match.replay(record, turns=0)``."""
    seat: Seat
    action: AnyAction
    events: tuple[Event, ...]
    """As they are, nothing hidden: who holds a record holds everybody's cards."""
    position: dict[str, Any]
    """As ``Match.at`` opens it."""


def steps(record: Record, box: BoxLike = None) -> Iterator[Step]:
    """Each turn in order; a RecordError at the first that cannot be."""
    match = Match.replay(record, box, turns=0)
    for number, turn in enumerate(record.turns, 1):
        match.replay_turn(turn)
        action = match.box.actions[match.box.ids[match.turns[-1].action]]
        yield Step(number, turn.seat, action, match.told(number)[0].events, match.position())
