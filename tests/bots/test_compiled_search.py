"""The compiled minds choose exactly as the sources do: quick ones, careless ones, and the search for the same games."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from fogline.bots.weights import PLACE
from fogline.core.registry import games

pytestmark = pytest.mark.compiled

THINK = """
import sys
from fogline import fast
from fogline.bots.base import make
from fogline.core.dealer import Dealer
from fogline.core.registry import find_game
print("compiled" if fast.active() else "pure")
from pathlib import Path
from fogline.laws import untaught as nets
game = find_game(sys.argv[1])
for seats in (game.seats[0], game.seats[-1]):
    novice = make(game, "novice")
    if game.features is not None:
        nets.write(game, game.box(None), seats, Path(sys.argv[2]))
    learned = make(game, "search:iters=12:width=3:net=1:horizon=3")
    dealer, quick, mind = Dealer(4), make(game, "greedy"), make(game, "search:iters=12:width=3")
    state = game.setup(game.box(None), seats, game.read_options({}), dealer)
    anew = 0
    for number in range(400):
        waiting = game.waiting(state)
        if not waiting:
            break
        view, legal = game.view(state, waiting[0]), game.legal(state, waiting[0])
        sealed = game.unseal is not None and game.unseal(game.copy(state), waiting[0])
        anew += bool(sealed)
        if number % int(sys.argv[3]) == 3 or (sealed and anew == 1):
            print(number, mind.think(view, legal, Dealer(number)))
            print(number, learned.think(view, legal, Dealer(number)))
        choice = quick.choose(view, legal, dealer)
        print(number, choice, novice.choose(view, legal, Dealer(number)))
        game.apply(state, waiting[0], choice, dealer)
    assert anew or game.unseal is None
"""


def thoughts(game: str, pure: bool, folder: Path, every: int) -> list[str]:
    environment = {name: value for name, value in os.environ.items() if name != "FOGLINE_PURE"}
    environment |= {PLACE: str(folder), "PYTHONPATH": str(Path(__file__).parents[2])}
    if pure:
        environment["FOGLINE_PURE"] = "1"
    command = [sys.executable, "-c", THINK, game, str(folder), str(every)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=600, check=True)
    return done.stdout.splitlines()


@pytest.mark.parametrize("every", [120, pytest.param(60, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", games())
def test_compiled_search_thinks_as_pure_does(game: str, every: int, tmp_path: Path) -> None:
    """With and without a net, whose weights are any."""
    pure, compiled = thoughts(game, True, tmp_path, every), thoughts(game, False, tmp_path, every)
    assert (pure[0], compiled[0]) == ("pure", "compiled")
    assert len(pure) > 30
    assert pure[1:] == compiled[1:]
