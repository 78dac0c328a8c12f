"""Moments of the past: a match played again, with resting places so that looking around in it is quick."""

import threading
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from fogline.core.dealer import Dealer, ScriptError
from fogline.core.errors import FoglineError
from fogline.core.match import Match
from fogline.core.older import as_far_as_it_holds
from fogline.core.protocols import AnyBox
from fogline.core.record import Record, Turn
from fogline.table.flow import at_rest
from fogline.table.history import rules_told
from fogline.table.log import log_until
from fogline.table.people import Who
from fogline.table.scene import Look, scene
from fogline.table.scene_types import Scene, Undo
from fogline.table.table import Table
from fogline.table.talk import NOTHING_SAID
from fogline.table.text import SAYS, speaker

STRIDE: Final = 12
"""Turns between resting places: once a match is known, at most so many are played to reach any moment of it."""
MOST: Final = 16
"""Matches remembered at once."""


class Trail:
    """One match from its beginning, as far as somebody has looked: a resting place after every few turns."""

    def __init__(self, record: Record, box: AnyBox) -> None:
        self.rests = [as_far_as_it_holds(record, box, 0)[0]]

    def fits(self, turns: Sequence[Turn]) -> bool:
        """Whether nothing before the last resting place was taken back since."""
        known = self.rests[-1].turns
        return tuple(known) == tuple(turns[: len(known)])

    def moment(self, turns: Sequence[Turn], turn: int) -> Match:
        """The match after so many of these turns, or as many as today's rules allow: to be looked at only."""
        nearest = min(turn // STRIDE, len(self.rests) - 1)
        match = self.rests[nearest]
        for number in range(nearest * STRIDE, min(turn, len(turns))):
            after = match.branch(Dealer(script=list(turns[number].chance)))
            try:
                after.play(turns[number].action, turns[number].seat)
            except (FoglineError, ScriptError):
                break
            match = after
            if number + 1 == len(self.rests) * STRIDE:
                self.rests.append(match)
        return match


class Past:
    """The trails of the matches that were looked back at lately."""

    def __init__(self) -> None:
        self._trails: OrderedDict[tuple[str, int], Trail] = OrderedDict()
        self._lock = threading.Lock()

    def moment(self, table: Table, turn: int) -> Match:
        """The match of a table as it was after this many turns, counted as they are told."""
        flow = table.begun()
        chapter, true = flow.count.find(turn)
        now = chapter == len(flow.earlier)
        if now and table.change and true == len(flow.match.turns):
            return flow.match
        record = flow.match.record() if now else flow.earlier[chapter].record
        with self._lock:
            trail = self._trails.get((table.id, chapter))
            if trail is None or not trail.fits(record.turns):
                trail = self._trails[table.id, chapter] = Trail(record, flow.match.box)
                if len(self._trails) > MOST:
                    self._trails.popitem(last=False)
            self._trails.move_to_end((table.id, chapter))
            return trail.moment(record.turns, true)


def past_scene(table: Table, who: Who, look: Look, match: Match, turn: int) -> Scene:
    """A moment of the past, as somebody saw it then."""
    flow = table.begun()
    chapter, true = flow.count.find(turn)
    then = at_rest(match, log_until(flow.log, chapter, true), flow.earlier[:chapter])
    changed = table.change if match is flow.match else None
    shown = scene(replace(table, flow=then, change=changed, talk=NOTHING_SAID, review=None), who, look)
    shown.legal, shown.order, shown.undo = [], None, Undo(can="no", why="")
    house = speaker(look.lang)
    shown.rules = rules_told(table, house)
    if len(match.turns) < true:
        values = {"turn": turn, "held": flow.count.told(len(match.turns), chapter)}
        shown.sentence = house.tell(SAYS["rules-gap"], values)
    return shown
