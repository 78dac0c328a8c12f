"""Games played by minds, moment by moment, for tests that want real positions."""

from collections.abc import Iterator, Sequence

from fogline.bots.base import Mind
from fogline.bots.random import Random
from fogline.core.dealer import Dealer
from fogline.core.ids import ActionId, Seat
from fogline.games.cablecars import GAME
from fogline.games.cablecars.bots import Greedy
from fogline.games.cablecars.box import open_box
from fogline.games.cablecars.state import State
from fogline.games.cablecars.view import View

BOX = open_box()
MOST_MOVES = 2000


def moments(
    minds: Sequence[Mind[View]], seed: int, dealer: Dealer | None = None
) -> Iterator[tuple[State, Seat, ActionId]]:
    """Each state with the seat that is asked and what it is about to do; the last one is over and has seat -1."""
    dealer = dealer or Dealer(seed, quiet=True)
    dice = Dealer(seed + 1, quiet=True)
    state = GAME.setup(BOX, len(minds), GAME.options(), dealer)
    for _ in range(MOST_MOVES):
        waiting = GAME.waiting(state)
        if not waiting:
            yield state, -1, -1
            return
        seat = waiting[0]
        legal = GAME.legal(state, seat)
        action = minds[seat].choose(GAME.view(state, seat), legal, dice)
        assert action in legal
        yield state, seat, action
        GAME.apply(state, seat, action, dealer)
    raise AssertionError("the game does not end")


def greedy(seats: int) -> list[Mind[View]]:
    return [Greedy() for _ in range(seats)]


def random(seats: int) -> list[Mind[View]]:
    return [Random() for _ in range(seats)]
