"""How good a decision was, by what its seat could know then: worlds imagined from its View, and games played on there.

Every decision is looked at; then, again and again, the half of them that looks costliest, in twice as many worlds. The
few that are left are tried in fresh worlds, and a verdict goes by these alone: what looked bad by chance is acquitted.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from fogline.core.ids import ActionId, Seat
from fogline.learn.analysis import COSTLY, FINE, GOOD, TURNING, Budget
from fogline.learn.playing_out import End, Players, Sum, dice

CLEAR: Final = 2.0
"""A difference of fewer standard errors is within its error, and nothing is said of it."""
CERTAIN: Final = 3.0
"""A turning point must be clearer than that: of so many decisions one may look bad by chance."""
SMALL: Final = 0.02
"""What costs less, of what an end is worth from 0 to 1, is fine."""
POINTS: Final = 3
"""Turning points of a seat at most."""
ENOUGH: Final = 4
"""After so many worlds an idea may be left out that does worse than what was played."""
BEST: Final = 2
"""Ideas that are looked at again."""


@dataclass
class Case:
    """One decision as its seat saw it."""

    seat: Seat
    name: str
    """Of its own among the decisions of this seat: names the worlds that are imagined for it."""
    view: Any
    legal: Sequence[ActionId]
    played: ActionId
    leads: dict[ActionId, Sum] = field(default_factory=dict)
    """By what else came to mind: how much better it did than what was played, world by world."""
    worlds: int = 0
    tried: bool = False
    """Whether the verdict's own worlds have been imagined; the rest is of these."""
    better: ActionId = -1
    games: int = 0
    lead: float = 0.0
    error: float = 0.0
    wins: list[Sum] = field(default_factory=list)
    margins: list[Sum] = field(default_factory=list)
    """By seat: what was played, less the better one."""

    @property
    def ideas(self) -> list[ActionId]:
        """The best first."""
        return sorted(self.leads, key=lambda action: -self.leads[action].mean)

    @property
    def suspicion(self) -> float:
        return max((lead.mean for lead in self.leads.values()), default=0.0)

    @property
    def clear(self) -> bool:
        return self.tried and self.lead > CLEAR * self.error


class Judge:
    """Compares what was played with what else came to mind, always in the same worlds with the same luck."""

    def __init__(self, players: Players, scale: float, budget: Budget) -> None:
        self.players = players
        self.scale = scale
        self.budget = budget

    def run(self, cases: Sequence[Case]) -> Iterator[float]:
        """All decisions of one seat; how much of it is done."""
        left, worlds, done = list(cases), self.budget.sweep, 0.0
        while left:
            for n, case in enumerate(left, 1):
                self.look(case, worlds)
                yield done + (0.9 - done) * 0.3 * n / len(left)
            done += (0.9 - done) * 0.3
            suspects = sorted((case for case in left if case.suspicion > 0), key=lambda case: -case.suspicion)
            if len(left) <= 2 * self.budget.finalists:
                left = suspects[: self.budget.finalists]
                break
            left, worlds = suspects[: len(left) // 2], 2 * worlds
        for case in left:
            self.sentence(case)
        yield 1.0

    def look(self, case: Case, worlds: int) -> None:
        """So many worlds more, for the best ideas. What is behind after a few is left out."""
        if not case.worlds:
            dealer = dice("ideas", case.seat, case.name)
            ideas = self.players.first_ideas(case.view, case.legal, self.budget.ideas, dealer)
            case.leads = {action: Sum() for action in ideas if action != case.played}
        else:
            case.leads = {action: case.leads[action] for action in case.ideas[:BEST]}
        for world in range(case.worlds, case.worlds + worlds):
            self.one_world(case, world)
        case.worlds += worlds

    def one_world(self, case: Case, world: int) -> None:
        own = self.end(case, case.played, f"look {world}") if case.leads else None
        for action, lead in list(case.leads.items()):
            other = self.end(case, action, f"look {world}")
            if own is not None and other is not None:
                lead.add(self.worth(case, other) - self.worth(case, own))
            if lead.count >= ENOUGH and lead.mean + lead.error < 0:
                del case.leads[action]

    def sentence(self, case: Case) -> None:
        """What was played and the best idea, in fresh worlds: what the verdict goes by."""
        seats, lead = range(case.view.seats), Sum()
        case.tried, case.better = True, case.ideas[0]
        case.wins, case.margins = [Sum() for _ in seats], [Sum() for _ in seats]
        for world in range(self.budget.verdict):
            own, other = (self.end(case, action, f"verdict {world}") for action in (case.played, case.better))
            if own is None or other is None:
                continue
            lead.add(self.worth(case, other) - self.worth(case, own))
            for seat in seats:
                case.wins[seat].add(own.wins[seat] - other.wins[seat])
                case.margins[seat].add(own.margins[seat] - other.margins[seat])
        case.lead, case.error, case.games = lead.mean, lead.error, lead.count

    def worth(self, case: Case, end: End) -> float:
        return end.worth(case.seat, self.scale)

    def end(self, case: Case, action: ActionId, world: str) -> End | None:
        """One action in one world."""
        dealer = dice(world, case.seat, case.name)
        state = self.players.game.imagine(case.view, dealer)
        return self.players.after(state, case.seat, action, dealer)


def verdicts(cases: Sequence[Case]) -> list[str]:
    """For all decisions of one seat."""
    found = [verdict(case) for case in cases]
    costly = [n for n, case in enumerate(cases) if found[n] == COSTLY and case.lead > CERTAIN * case.error]
    for n in sorted(costly, key=lambda n: -cases[n].lead)[:POINTS]:
        found[n] = TURNING
    return found


def verdict(case: Case) -> str:
    if not case.clear:
        return GOOD
    return COSTLY if case.lead >= SMALL else FINE
