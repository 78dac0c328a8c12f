"""Moments of the past: a match played again, with resting places so that looking around in it is quick."""

import threading
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from fogline.core.dealer import Dealer
from fogline.core.match import Match
from fogline.core.record import Turn
from fogline.table.table import Table

STRIDE: Final = 12
"""Turns between resting places: once a match is known, at most so many are played to reach any moment of it."""
MOST: Final = 16
"""Matches remembered at once."""


class Trail:
    """One match from its beginning, as far as somebody has looked: a resting place after every few turns."""

    def __init__(self, match: Match) -> None:
        self.rests = [Match.replay(match.record(), match.box, 0)]

    def fits(self, turns: Sequence[Turn]) -> bool:
        """Whether nothing before the last resting place was taken back since."""
        known = self.rests[-1].turns
        return tuple(known) == tuple(turns[: len(known)])

    def moment(self, turns: Sequence[Turn], turn: int) -> Match:
        """The match after so many of these turns: to be looked at, not to be played on."""
        nearest = min(turn // STRIDE, len(self.rests) - 1)
        match = self.rests[nearest]
        for number in range(nearest * STRIDE, turn):
            match = match.branch(Dealer(script=list(turns[number].chance)))
            match.play(turns[number].action, turns[number].seat)
            if number + 1 == len(self.rests) * STRIDE:
                self.rests.append(match)
        return match


class Past:
    """The trails of the matches that were looked back at lately."""

    def __init__(self) -> None:
        self._trails: OrderedDict[str, Trail] = OrderedDict()
        self._lock = threading.Lock()

    def moment(self, table: Table, turn: int) -> Match:
        """The match of a table as it was after this many turns, counted as they are told."""
        flow = table.playing()
        match = flow.match
        turns = match.turns
        true = flow.count.true(turn)
        with self._lock:
            trail = self._trails.get(table.id)
            if trail is None or not trail.fits(turns):
                trail = self._trails[table.id] = Trail(match)
                if len(self._trails) > MOST:
                    self._trails.popitem(last=False)
            self._trails.move_to_end(table.id)
            return trail.moment(turns, true)
