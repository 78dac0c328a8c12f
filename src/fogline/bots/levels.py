"""The five levels of every game, in the same words everywhere, each stronger than the one before."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from fogline.bots.adepts import ADEPT
from fogline.bots.careless import Careless
from fogline.bots.random import Random
from fogline.bots.thinker import DOUBT, DROP, FURTHER, HORIZON, WIDTH, WINS, Thinker
from fogline.core.errors import SetupError
from fogline.core.game import AnyGame
from fogline.core.protocols import Mind

GUIDE: Final = "greedy"
"""What a game calls its own quick mind."""


@dataclass(frozen=True)
class Sort:
    """A kind of mind that the house makes for any game, with the settings that a spec may change."""

    make: Callable[..., Mind[Any]]
    settings: Mapping[str, float]


def guide(game: AnyGame) -> Mind[Any]:
    """The game's own quick mind; chance where it has none."""
    return game.minds[GUIDE]() if GUIDE in game.minds else Random()


def careless(game: AnyGame, overlooks: float, whims: float) -> Mind[Any]:
    return Careless(guide(game), int(overlooks), int(whims))


def thinker(
    game: AnyGame,
    iters: float,
    seconds: float,
    width: float,
    doubt: float,
    horizon: float,
    net: float,
    wins: float,
    tree: float,
    drop: float,
    further: float,
    adept: float,
) -> Mind[Any]:
    if not (int(iters) or seconds):
        raise SetupError("search-without-end")
    counts = {"iters": int(iters), "width": int(width), "horizon": int(horizon), "net": int(net), "tree": bool(tree)}
    parts = {"seconds": seconds, "doubt": doubt, "wins": wins, "drop": drop, "further": further}
    settings: dict[str, Any] = {**counts, **parts}
    known = game.minds[ADEPT]() if adept and ADEPT in game.minds else None
    return Thinker(game, guide(game), **settings, adept=known, all_adept=adept > 1)


SEARCH: Final = Sort(
    thinker,
    {
        **{"iters": 0, "seconds": 0, "width": WIDTH, "doubt": DOUBT},
        **{"horizon": HORIZON, "net": 0, "wins": WINS, "tree": 0, "drop": DROP},
        **{"further": FURTHER, "adept": 0},
    },
)


def searching(**settings: float) -> Sort:
    return Sort(thinker, {**SEARCH.settings, **settings})


OPPONENT: Final = "casual"
"""Whom one plays against where nobody was chosen: the same in the browser, on the full screen and by lines."""

ADVISER: Final = "expert"
"""Who is asked for a hint."""

LEVELS: Final[Mapping[str, Sort]] = {
    "novice": Sort(careless, {"overlooks": 50, "whims": 40}),
    "casual": Sort(careless, {"overlooks": 20, "whims": 0}),
    "strong": Sort(guide, {}),
    "expert": searching(iters=300, seconds=0.9, net=1, adept=1),
    "master": searching(iters=1000, seconds=3.0, net=1, drop=2.0, adept=2),
}
"""Strong is the game's quick mind with all its care; expert and master look further. How far is a number of imagined
games, so that a level is as strong on one machine as on another; time is the bound where a machine is slow, so that
nobody waits long. An expert plays on like the game's adept among quick minds, a master among adepts. What they are
called is in ``names``."""

SORTS: Final[Mapping[str, Sort]] = {**LEVELS, "search": searching(iters=100)}
"""Everything of the house's own that a spec can name."""
