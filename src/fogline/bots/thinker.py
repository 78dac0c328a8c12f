"""A mind that searches before it chooses, within a budget of imagined games or of time."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import stdev
from typing import Any, Final

from fogline.bots.adepts import Adept
from fogline.bots.edges import Edge
from fogline.bots.search import SEEDS, Search
from fogline.bots.settings import Calls, Settings
from fogline.bots.weights import Found, find
from fogline.core.dealer import Dealer
from fogline.core.game import AnyGame
from fogline.core.ids import ActionId
from fogline.core.protocols import AnyView, Mind

WIDTH: Final = 0
DOUBT: Final = 1.2
"""How many errors ahead of the guide's choice another must be, by whole games."""
DOUBT_BY_NET: Final = 0.6
"""The same by games that a net values: they spread far less, so a lead is less often luck (docs/minds.md)."""
WINS: Final = 0.25
WIDEN: Final = 30
CURIOUS: Final = 0.3
DROP: Final = 1.0
HORIZON: Final = 0
"""With a net: as its file says."""
FURTHER: Final = 1.0
"""How many times as far."""


@dataclass(frozen=True)
class Option:
    """One action that was thought about: in how many imagined games, how often it won, and what it scored."""

    action: ActionId
    games: int
    wins: float
    """From 0 to 1."""
    margin: float
    """To the best of the others on average, in units of the score."""
    error: float = 0.0
    """One standard error: of the choice's margin, and of how far another's is from that in the same worlds."""


@dataclass(frozen=True)
class Thought:
    """A choice with what it was compared with: the choice first, then the largest margin."""

    action: ActionId
    options: tuple[Option, ...] = ()
    without: str = ""
    """Why no net was asked though there is one: a key of ``why.WHY``."""
    sure: bool = False
    """Whether it did clearly better than the first idea; else it is the first idea, and nothing did clearly better."""


def calls_of(game: AnyGame, guide: Mind[Any], own: Mind[Any] | None = None) -> Calls:
    """What a search calls of a game that this quick mind plays on, for itself too where it has no other one."""
    g, mine = game, (own or guide).choose
    return Calls(g.rules, g.waiting, g.result, g.view, g.imagine, guide.choose, g.features, g.unseal, mine)


class Thinker:
    """Compares the guide's best actions by games that it imagines from its view."""

    needs_view = True

    def __init__(
        self,
        game: AnyGame,
        guide: Mind[Any],
        iters: int = 0,
        seconds: float = 0.0,
        width: int = WIDTH,
        doubt: float = DOUBT,
        wins: float = WINS,
        widen: int = WIDEN,
        curious: float = CURIOUS,
        horizon: int = HORIZON,
        net: int = 0,
        tree: bool = False,
        drop: float = DROP,
        further: float = FURTHER,
        adept: Mind[Any] | None = None,
        all_adept: bool = False,
    ) -> None:
        self.game = game
        self.iters = iters
        self.seconds = seconds
        self.horizon = horizon
        self.further = further
        self.adept = adept
        """Who plays the imagined games for this mind itself, if not the guide."""
        self.all_adept = all_adept
        """Whether the others are imagined to be as good."""
        self.doubt = doubt
        """0: as much as the imagined games call for."""
        self.net = net
        """Which net is asked where there is one that fits: 0 for none, 1 for the one that ships."""
        self.settings = Settings(width, doubt, wins, widen, curious, tree=tree, drop=drop)
        self.guide = guide
        self.calls: dict[int, Calls] = {}
        """By seats."""
        self.searched = 0
        """How many games it has imagined so far."""

    def choose(self, view: AnyView, legal: Sequence[ActionId], dealer: Dealer) -> ActionId:
        return self.think(view, legal, dealer).action

    def calls_with(self, seats: int) -> Calls:
        """What it calls of a game with so many seats."""
        if seats not in self.calls:
            # Alone a net of the quick mind's games is only right about how the quick mind goes on (docs/minds.md).
            adept = self.adept if self.all_adept or seats > 1 else None
            own = adept.at(seats) if isinstance(adept, Adept) else adept or self.guide
            self.calls[seats] = calls_of(self.game, own if self.all_adept else self.guide, own)
        return self.calls[seats]

    def think(self, view: AnyView, legal: Sequence[ActionId], dealer: Dealer, also: Sequence[ActionId] = ()) -> Thought:
        """The choice and its reasons: the best three, and those that somebody asks about."""
        if len(legal) == 1:
            return Thought(legal[0])
        found = find(self.game, view.box, view.seats, self.net, self.all_adept) if self.net else Found()
        self.settings.net = found.net
        self.settings.horizon = self.horizon or round(found.horizon * self.further)
        self.settings.doubt = self.doubt or (DOUBT if found.net is None else DOUBT_BY_NET)
        search = Search(self.calls_with(view.seats), self.settings, view, view.seat, view.seats, len(view.box.actions))
        own = Dealer(int(dealer.below(SEEDS)), None, True)
        action = search.choose(legal, self.iters, self.seconds, own, also)
        self.searched += search.games
        tried = sorted(search.edges, key=lambda edge: (edge.action != action, -edge.visits, -edge.lead()))
        options = [option(edge, tried[0]) for edge in tried if edge.visits]
        asked = [one for one in options[3:] if one.action in also]
        compared = (*options[:1], *sorted([*options[1:3], *asked], key=lambda one: -one.margin))
        return Thought(action, compared, found.without, action != search.edges[0].action)


def option(edge: Edge, choice: Edge) -> Option:
    """What was found out about an action beside the one that was chosen."""
    apart = edge.margins if edge is choice else [a - b for a, b in zip(edge.margins, choice.margins, strict=False)]
    error = stdev(apart) / sqrt(len(apart)) if len(apart) > 1 else 0.0
    visits = float(edge.visits)
    return Option(edge.action, int(edge.visits), edge.wins / visits, edge.margin / visits, error)
