"""The tables on which the lessons of this game are played."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

CARDS: Final = {"blue": 6, "green": 6, "black": 6, "purple": 6, "red": 6, "orange": 6, "ferry": 8}
STACKS: Final = {
    "bridge": "golden-gate-bridge",
    "cable car": "potrero-hill",
    "sea lion": "alcatraz",
    "crab": "sunset",
    "flower": "the-embarcadero",
    "fortune cookie": "chinatown",
    "painted house": "painted-ladies",
}
PLACED: Final = ("fortune cookie", "painted house")
"""The stacks that a player has put somewhere: with two players, of one token."""
TICKETS: Final = (
    "golden-gate-bridge potrero-hill", "alcatraz sunset", "lincoln-park the-embarcadero", "golden-gate-bridge castro",
    "sunset the-embarcadero", "pier-39 twin-peaks", "presidio potrero-hill", "alcatraz haight-ashbury",
    "japanese-garden the-embarcadero", "golden-gate-bridge civic-center", "alcatraz south-of-market",
    "lombard-street twin-peaks", "presidio chinatown", "pier-39 mission-district", "japanese-garden south-of-market",
    "fort-mason castro", "sunset painted-ladies", "lincoln-park haight-ashbury", "pacific-heights potrero-hill",
    "pier-39 civic-center", "lombard-street painted-ladies", "pacific-heights mission-district",
    "fort-mason civic-center", "chinatown painted-ladies",
)  # fmt: skip


def table(
    mine: Mapping[str, int],
    market: Mapping[str, int],
    tickets: Sequence[str],
    routes: tuple[Sequence[str], Sequence[str]] = ((), ()),
    tokens: tuple[Sequence[str], Sequence[str]] = ((), ()),
    theirs: Mapping[str, int] | None = None,
    rival: str = "fort-mason castro",
) -> dict[str, Any]:
    """A moment of a game for two with the learner to move; whatever is not named lies in the decks."""
    other = theirs or {"green": 1, "orange": 1}
    outside = [mine, other, market]
    taken = {symbol: sum(symbol in row for row in tokens) for symbol in STACKS}
    return {
        "asks": "turn",
        "first": 0,
        "turn": 0,
        "deck": {card: n - sum(row.get(card, 0) for row in outside) for card, n in CARDS.items()},
        "market": dict(market),
        "discards": {},
        "hands": [dict(mine), dict(other)],
        "seen": [dict(mine), dict(other)],
        "drawn_unseen": [[{}, {}]],
        "routes": [list(row) for row in routes],
        "tickets": [list(tickets), [rival]],
        "unseen_tickets": [name for name in TICKETS if name not in (*tickets, rival)],
        "offered": [[], []],
        "stacks": [
            {"symbol": symbol, "at": spot, "left": (1 if symbol in PLACED else 2) - taken[symbol]}
            for symbol, spot in STACKS.items()
        ],
        "tokens": [list(row) for row in tokens],
    }
