"""A fair search: imagines games from one view, plays them out, and learns which action does best in them."""

from collections.abc import Callable, Sequence
from math import log, sqrt
from time import perf_counter, thread_time
from typing import Final, final

from mypy_extensions import i64

from fogline.bots.edges import Edge, Node, best, choosing_at_once, mixed, settled
from fogline.bots.net import Net
from fogline.bots.settings import Calls, Settings
from fogline.bots.sheet import Sheet
from fogline.core.choices import Choices
from fogline.core.dealer import Dealer
from fogline.core.result import Result
from fogline.parts.bits import BIT

LONGEST: Final = 2_000
"""An imagined game that takes more moves teaches nothing."""
DROP_FROM: Final = 5
"""After so many worlds an action may be dropped that does worse than the guide's."""
APART: Final = 28
"""Games that it takes to tell one more action apart from the guide's (measured: docs/minds.md)."""
APART_BY_NET: Final = 10
"""The same for games that are cut short and valued by a net."""
MOST: Final = 12
"""More actions than these are not compared, however large the budget is."""
LATEST: Final = 3.0
"""Time is the processor's, so that a busy machine makes nobody weaker; but nobody waits for more than so many times
as long by the clock."""
SEEDS: Final = 1 << 32


def asked(guide: Callable[[object, list[int], Dealer], int], view: object, some: list[int], dealer: Dealer) -> int:
    """What a guide would do if only these actions were there; -1 where it cannot tell."""
    if len(some) == 1:
        return some[0]
    try:
        return guide(view, some, dealer)
    except (ValueError, IndexError, KeyError):
        return -1  # it counted on one of those that were left out


@final
class Search:
    """One search from one view; it is thrown away after the choice."""

    def __init__(self, calls: Calls, settings: Settings, view: object, seat: int, seats: int, actions: int) -> None:
        self.calls = calls
        self.rules = calls.rules
        self.sheet = Choices()
        self.told = Sheet()
        self.settings = settings
        self.view = view
        self.seat: int = seat
        self.seats: i64 = seats
        self.actions: i64 = actions
        self.edges: list[Edge] = []
        """What is compared, the guide's choice first."""
        self.games: i64 = 0
        self.begin: float = 0.0
        """When it began, by the processor's time of this thread."""
        self.clock: float = 0.0
        """The same by the clock."""
        self.longest: float = 0.0
        """Seconds that the longest imagined game took."""
        self.spread: float = 0.0
        self.sealed: bool = False
        """Whether others choose at the same time."""
        self.usual: float = 0.0
        """The sum of a lone seat's scores, where the rules play no opponent."""

    def choose(
        self, legal: Sequence[int], iterations: int, seconds: float, dealer: Dealer, also: Sequence[int] = ()
    ) -> int:
        """The best of these actions by so many imagined games (0: no limit) or seconds (0: no limit).

        Those that somebody asks about (``also``) are compared whatever the guide thinks of them.
        """
        self.begin = thread_time()
        self.clock = perf_counter()
        most: i64 = iterations
        self.line_up(legal, self.settings.width or self.affordable(legal, most, seconds, dealer), dealer)
        for action in also:
            if not [edge for edge in self.edges if edge.action == action]:
                self.edges.append(Edge(action))
        live = self.edges
        while len(live) > 1 and not (most > 0 and self.games + len(live) > most):
            if not self.compare(live, int(dealer.below(SEEDS)), seconds):
                break
            live = self.still_in(live)
            if seconds > 0.0 and settled(live):
                break
        doubt = self.settings.doubt
        return (mixed(self.edges, doubt, dealer) if self.sealed else best(self.edges, doubt)).action

    def affordable(self, legal: Sequence[int], most: i64, seconds: float, dealer: Dealer) -> i64:
        """How many actions the budget can tell apart. By the clock, one imagined game shows how long they take."""
        games: i64 = most
        if seconds > 0.0:
            before: float = thread_time()
            if before - self.begin > seconds:
                return 2
            self.imagined_game(Edge(legal[0]), int(dealer.below(SEEDS)))
            fit: i64 = int(seconds / (thread_time() - before + 0.000001))
            games = fit if most == 0 else min(most, fit)
        return max(2, min(MOST, games // (APART if self.settings.net is None else APART_BY_NET)))

    def line_up(self, legal: Sequence[int], width: i64, dealer: Dealer) -> None:
        """The actions worth comparing: what the guide would do, then what it would do without that, and so on."""
        rest = list(legal)
        while rest and len(self.edges) < width:
            if self.edges:
                action = asked(self.calls.own, self.view, rest, dealer)
            else:
                # With nothing left out it has no excuse: what goes wrong here is not kept quiet.
                action = self.calls.own(self.view, rest, dealer)
            if action not in rest:
                action = rest[dealer.below(len(rest))]
            rest.remove(action)
            self.edges.append(Edge(action))

    def compare(self, live: list[Edge], seed: int, seconds: float) -> bool:
        """Play each action in the same imagined world with the same luck; False if there is no time for all."""
        payoffs: list[float] = []
        margins: list[float] = []
        for edge in live:
            was: float = edge.margin
            before: float = thread_time() - self.begin
            if seconds > 0.0 and (before + self.longest > seconds or perf_counter() - self.clock > LATEST * seconds):
                return False
            payoffs.append(self.imagined_game(edge, seed))
            margins.append(edge.margin - was)
            self.longest = max(self.longest, thread_time() - self.begin - before)
        for nth, edge in enumerate(live):
            ahead: float = payoffs[nth] - payoffs[0]
            edge.worlds += 1
            edge.ahead += ahead
            edge.squares += ahead * ahead
            edge.margins.append(margins[nth])
        return True

    def still_in(self, live: list[Edge]) -> list[Edge]:
        """Without those that have shown themselves worse than the guide's choice."""
        if live[0].worlds < DROP_FROM:
            return live
        drop: float = self.settings.drop
        return [edge for edge in live if edge is live[0] or edge.lead() + drop * edge.error() > 0.0]

    # -- one imagined game -------------------------------------------------------------------------------------------

    def imagined_game(self, edge: Edge, seed: int) -> float:
        """Do the root's action, go down the tree, let the guide finish, and learn; what the searching seat got."""
        dealer = Dealer(seed, None, True)
        state = self.calls.imagine(self.view, dealer)
        anew = self.choose_anew(state, dealer)
        sealed = choosing_at_once(self.calls.waiting(state), 0)
        self.sealed = anew or sealed & BIT[self.seat] != 0
        self.rules.apply(state, self.seat, edge.action, dealer)
        net = self.settings.net
        path = [edge]
        whose = [self.seat]
        if net is None or self.settings.tree:
            if edge.after is None:
                edge.after = Node()
            self.descend(state, edge.after, sealed & ~BIT[self.seat], dealer, path, whose)
        result = self.finish(state, dealer, self.settings.horizon if net is not None else 0)
        payoffs = self.valued(net, state, whose, edge) if net is not None and result is None else None
        if payoffs is None:
            payoffs = self.payoffs(result, edge)
        for nth, done in enumerate(path):
            done.visits += 1
            done.total += payoffs[whose[nth]]
        return payoffs[self.seat]

    def choose_anew(self, state: object, dealer: Dealer) -> bool:
        """Whoever has sealed a choice before this seat makes it again, by the quick mind and from its own view: nobody
        knows what was chosen, but how it is. Whether there is anybody."""
        if self.calls.unseal is None:
            return False
        anew = self.calls.unseal(state, self.seat)
        for seat in anew:
            while seat in self.calls.waiting(state):
                self.guided(state, seat, dealer)
        return len(anew) > 0

    def guided(self, state: object, seat: int, dealer: Dealer) -> None:
        """One seat does what the guide would do, by its own view."""
        legal = self.rules.listed(state, seat, self.sheet)
        action = legal[0]
        if len(legal) > 1:
            action = self.advised(state, seat, legal, dealer)
        self.rules.apply(state, seat, action, dealer)

    def advised(self, state: object, seat: int, legal: list[int], dealer: Dealer) -> int:
        """What the quick mind of this seat would do, by its own view."""
        mind = self.calls.own if seat == self.seat else self.calls.guide
        return mind(self.calls.view(state, seat), legal, dealer)

    def valued(self, net: Net, state: object, whose: list[int], edge: Edge) -> list[float]:
        """What the net says of a game that was cut short, to each seat that the tree has led through, by its view."""
        self.games += 1
        features = self.calls.features
        assert features is not None
        found = [-1.0] * self.seats
        for seat in whose:
            if found[seat] < 0.0:
                self.told.clear()
                features(self.calls.view(state, seat), self.told)
                net.look(self.told)
                found[seat] = self.worth(net.win, net.standing)
                if seat == self.seat:
                    edge.wins += net.win
                    edge.margin += net.scale * net.margin / (1.001 - abs(net.margin))
        return found

    def descend(
        self, state: object, node: Node, sealed: i64, dealer: Dealer, path: list[Edge], whose: list[int]
    ) -> None:
        """Through the moments met before, to the first new one."""
        while True:
            seats = self.calls.waiting(state)
            if not seats:
                return
            seat = seats[0]
            sealed = choosing_at_once(seats, sealed)
            legal = self.rules.listed(state, seat, self.sheet)
            if len(legal) == 1:
                self.rules.apply(state, seat, legal[0], dealer)
                continue
            action = self.advised(state, seat, legal, dealer)
            if sealed & BIT[seat]:
                # A tree would let this seat answer choices that it cannot know of: it decides by its view alone.
                sealed &= ~BIT[seat]
                self.rules.apply(state, seat, action, dealer)
                continue
            edge = self.pick(node, seat, legal, action)
            self.rules.apply(state, seat, edge.action, dealer)
            path.append(edge)
            whose.append(seat)
            if edge.visits == 0:
                return
            if edge.after is None:
                edge.after = Node()
            node = edge.after

    def pick(self, node: Node, seat: int, legal: list[int], advised: int) -> Edge:
        """The guide's advice, or an action that did better; the more often a moment is met, the more it tries."""
        node.visits += 1
        base: i64 = seat * self.actions
        if not node.edges.get(base + advised):
            node.edges[base + advised] = Edge(advised)
        if len(node.edges) < 1 + node.visits // self.settings.widen:
            for action in legal:
                if not node.edges.get(base + action):
                    node.edges[base + action] = Edge(action)
                    break
        found = node.edges[base + advised]
        if node.visits < self.settings.widen:
            return found
        best: float = -1.0
        for action in legal:
            edge = node.edges.get(base + action)
            if edge is not None:
                tried: float = float(edge.visits) + 1.0
                value: float = (edge.total + 0.5) / tried
                value += self.settings.curious * sqrt(log(float(node.visits)) / tried)
                if value > best:
                    best = value
                    found = edge
        return found

    def finish(self, state: object, dealer: Dealer, horizon: i64) -> Result | None:
        """The guide plays on for everybody, each seat from its own view: to the end (horizon 0), or until so many
        changes of the seat to move; alone, until so many decisions."""
        moves: i64 = 0
        changes: i64 = 0
        last: i64 = self.seat
        while moves < LONGEST:
            seat = self.rules.asked(state)
            if seat < 0:
                return self.calls.result(state)
            if seat != last or self.seats == 1:
                changes += 1
                last = seat
                if changes == horizon:
                    return None
            self.guided(state, int(seat), dealer)
            moves += 1
        return None

    # -- what it was worth -------------------------------------------------------------------------------------------

    def payoffs(self, result: Result | None, edge: Edge) -> list[float]:
        """By seat from 0 to 1: winning, and how far ahead, measured by how large margins are here."""
        self.games += 1
        if result is None:
            return [0.5] * self.seats
        margins: list[float] = []
        size: float = 0.0
        for seat in range(self.seats):
            margin: float = self.margin(result, seat)
            margins.append(margin)
            size += abs(margin)
        self.spread += size / float(self.seats)
        net = self.settings.net
        scale: float = self.spread / float(self.games) + 0.001 if net is None else net.scale
        share: float = 1.0 / float(max(1, result.places.count(1)))
        out: list[float] = []
        for seat in range(self.seats):
            won: float = share if result.places[seat] == 1 else 0.0
            out.append(self.worth(won, self.standing(result, seat, margins[seat], scale)))
        edge.wins += share if result.places[self.seat] == 1 else 0.0
        edge.score += float(result.scores[self.seat])
        edge.margin += margins[self.seat]
        return out

    def worth(self, won: float, standing: float) -> float:
        """What is to be had: winning, and how far ahead of the others."""
        return self.settings.wins * won + (1.0 - self.settings.wins) * (0.5 + 0.5 * standing)

    def standing(self, result: Result, seat: i64, margin: float, scale: float) -> float:
        """How far a seat ended ahead of each of the others, from -1 to 1, on average."""
        if self.seats <= 2:
            return margin / (abs(margin) + scale)
        sum: float = 0.0
        for other in range(self.seats):
            if other != seat:
                ahead: float = float(result.scores[seat] - result.scores[other])
                sum += ahead / (abs(ahead) + scale)
        return sum / float(self.seats - 1)

    def margin(self, result: Result, seat: i64) -> float:
        """How far a seat ended ahead of the best other; alone, of the rules' own player or of its usual score."""
        score: float = float(result.scores[seat])
        if self.seats > 1:
            best: i64 = -1_000_000
            for other in range(self.seats):
                if other != seat and result.scores[other] > best:
                    best = result.scores[other]
            return score - float(best)
        automa = result.automa_score
        if automa is not None:
            return score - float(automa)
        self.usual += score
        return score - self.usual / float(self.games)
