"""How fast a game plays on one core, in its own time: what else the machine does meanwhile does not count."""

from collections.abc import Callable
from importlib import import_module
from time import process_time
from typing import Any, Final

from fogline.bots import weights
from fogline.bots.base import make
from fogline.bots.net import Net
from fogline.core.dealer import Dealer
from fogline.core.game import AnyGame
from fogline.core.playout import playout
from fogline.core.protocols import AnyBox
from fogline.lab.run import LIMIT, seed_of

SEED: Final = 1906
COPIES: Final = 200
"""Copies between two looks at the clock."""
MIDDLE_OF_HEARTS: Final = 28
"""Decisions after which about half of the cards are played."""
HIDDEN: Final = 64
MIDDLE: Final = 32
"""The units of a net that is measured: as many as trained ones have."""
SEARCHED: Final = 8
"""Games that a search imagines between two looks at the clock."""


def measure(game: AnyGame, box: AnyBox, seconds: float) -> dict[str, float]:
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
        chance = Dealer(SEED + number, quiet=True)  # as a search has it: to hash a seed takes as long as to imagine
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
        **of_net(game, box, view, seconds / 4),
    }


def of_net(game: AnyGame, box: AnyBox, view: Any, seconds: float) -> dict[str, float]:
    """How long it takes to tell a net of a view, and how long the net looks at that; nothing where a game has none."""
    tell = game.features
    if tell is None:
        return {"sheet_us": 0.0, "net_us": 0.0}
    sheet, net = weights.told(game, view), by_chance(game, box, view.seats)

    def told(number: int) -> int:
        for _ in range(COPIES):
            sheet.clear()
            tell(view, sheet)
        return COPIES

    def looked(number: int) -> int:
        for _ in range(COPIES):
            net.look(sheet)
        return COPIES

    (sheets, _, telling), (looks, _, looking) = timed(told, seconds), timed(looked, seconds)
    return {"sheet_us": telling / sheets * 1e6, "net_us": looking / looks * 1e6}


def by_chance(game: AnyGame, box: AnyBox, seats: int) -> Net:
    """A net of the usual size that has learned nothing: what an opening tells is usual to it."""
    dice, columns = Dealer(SEED, quiet=True), []
    opening = game.view(game.setup(box, seats, game.read_options({}), Dealer(SEED, quiet=True)), 0)
    entries = list(weights.told(game, opening).entries)
    for (_, bits), value in zip(weights.layout(game, box, seats), entries, strict=False):
        columns.append([bits, value, 0, 0] if bits else [0, value - 4, 8, 4])
    rows = sum(bits or most for bits, _, most, _ in columns)
    count = HIDDEN * (1 + rows) + MIDDLE * (1 + HIDDEN) + weights.OUTPUTS * (1 + MIDDLE)
    header = {"hidden": HIDDEN, "middle": MIDDLE, "scale": 1.0, "columns": columns}
    return weights.assemble(header, [int(dice.below(401)) - 200 for _ in range(count)])


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
    begin = process_time()
    while (elapsed := process_time() - begin) < seconds or not rounds:
        total += work(rounds)
        rounds += 1
    return total, rounds, elapsed
