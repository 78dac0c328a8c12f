"""Rules written elsewhere: a game that is not compiled stands on the compiled house as on the sources."""

import os
import subprocess
import sys

import pytest

PLAY = """
from fogline import fast
from fogline.core.dealer import Dealer
from fogline.core.playout import playout
from fogline.core.registry import games
from fogline.core.rules import Rules

class Theirs(Rules):
    def asked(self, s):
        seats = game.waiting(s)
        return seats[0] if seats else -1

    def choices(self, s, seat, out):
        for action in game.legal(s, seat):
            out.add(action)

    def apply(self, s, seat, action, dealer):
        game.apply(s, seat, action, dealer)

print("compiled" if fast.active() else "pure")
for game in games().values():
    ends = []
    for rules in (game.rules, Theirs()):
        dealer = Dealer(5, quiet=True)
        state = game.setup(game.box(None), game.seats[-1], game.read_options({}), dealer)
        ends.append((playout(rules, state, dealer, 5000), game.position(state)))
    assert ends[0] == ends[1], game.name
    print(game.name, ends[0][0])
"""


def told(**environment: str) -> list[str]:
    clean = {name: value for name, value in os.environ.items() if name != "FOGLINE_PURE"}
    done = subprocess.run(
        [sys.executable, "-c", PLAY], env=clean | environment, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_rules_of_somebody_elses_play_the_same_games() -> None:
    assert told(FOGLINE_PURE="1")[0] == "pure"


@pytest.mark.compiled
def test_so_they_do_where_the_house_is_compiled() -> None:
    pure, compiled = told(FOGLINE_PURE="1"), told()
    assert (pure[0], compiled[0]) == ("pure", "compiled")
    assert pure[1:] == compiled[1:]
