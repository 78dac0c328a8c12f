"""How fast a game plays on one core."""

from collections.abc import Callable
from importlib import import_module
from time import perf_counter
from typing import Any, Final

from fogline.bots.base import make
from fogline.core.dealer import Dealer
from fogline.core.match import AnyGame
from fogline.core.playout import playout
from fogline.lab.run import LIMIT, seed_of

SEED: Final = 1906
COPIES: Final = 200
"""Copies between two looks at the clock."""
MIDDLE_OF_HEARTS: Final = 28
"""Decisions after which about half of the cards are played."""
SEARCHED: Final = 8
"""Games that a search imagines between two looks at the clock."""


def measure(game: AnyGame, box: Any, seconds: float) -> dict[str, float]:
    """Random play with the most seats, the cost of a copy, and how often a view is imagined and played out: by chance,
    and by a search, whose games a quick mind plays."""
    seats = game.seats[-1]
    options = game.read_options({})

    def start(number: int) -> tuple[Any, Dealer]:
        dealer = Dealer(seed_of(SEED, number), quiet=True)
        return game.setup(box, seats, options, dealer), dealer

    def play(number: int) -> int:
        return finish(game, *start(number))

    middle, dealer = start(0)
    playout(game.rules, middle, dealer, play(0) // 2)
    while len(game.legal(middle, game.waiting(middle)[0])) == 1:
        playout(game.rules, middle, dealer, 1)
    view = game.view(middle, game.waiting(middle)[0])

    def copies(number: int) -> int:
        for _ in range(COPIES):
            game.copy(middle)
        return COPIES

    def imagined(number: int) -> int:
        chance = Dealer(seed_of(SEED, number), quiet=True)
        finish(game, game.imagine(view, chance), chance)
        return 1

    thinker: Any = make(game, f"search:iters={SEARCHED}:width=2")

    def searched(number: int) -> int:
        before = thinker.searched
        thinker.choose(view, game.legal(middle, view.seat), Dealer(seed_of(SEED, number), quiet=True))
        return int(thinker.searched - before)

    moves, games, elapsed = timed(play, seconds)
    copied, _, copying = timed(copies, seconds / 4)
    playouts, _, imagining = timed(imagined, seconds / 2)
    iterations, _, thinking = timed(searched, seconds / 2)
    return {
        "moves_per_second": moves / elapsed,
        "games_per_second": games / elapsed,
        "copy_us": copying / copied * 1e6,
        "imagine_playout_per_second": playouts / imagining,
        "search_per_second": iterations / thinking,
    }


def peer(seconds: float) -> float | None:
    """Imagined games a second of OpenSpiel's ISMCTS (C++, played out by chance) in the middle of a game of hearts;
    None where it is not installed."""
    try:
        pyspiel: Any = import_module("pyspiel")
    except ImportError:
        return None
    dice, moves = Dealer(SEED, quiet=True), 0
    state = pyspiel.load_game("hearts").new_initial_state()
    while state.is_chance_node() or moves < MIDDLE_OF_HEARTS:
        moves += not state.is_chance_node()
        legal = state.legal_actions()
        state.apply_action(legal[dice.below(len(legal))])
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 3), 2.0, COPIES, -1)

    def searched(number: int) -> int:
        bot.step(state)
        return COPIES

    total, _, elapsed = timed(searched, seconds)
    return total / elapsed


def finish(game: AnyGame, state: Any, dealer: Dealer) -> int:
    """Play a state to its end by chance; how many moves that took."""
    return int(playout(game.rules, state, dealer, LIMIT))


def timed(work: Callable[[int], int], seconds: float) -> tuple[int, int, float]:
    """Do work(0), work(1), … for so long: (the sum of what they return, how many there were, how long it took)."""
    work(0)  # the first round also fills tables
    total = rounds = 0
    begin = perf_counter()
    while (elapsed := perf_counter() - begin) < seconds or not rounds:
        total += work(rounds)
        rounds += 1
    return total, rounds, elapsed
