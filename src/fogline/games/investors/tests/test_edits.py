"""Positions edited at random: refused, or good for a whole game."""

import json
import random
from copy import deepcopy
from typing import Any

import pytest

from fogline.core.dealer import Dealer
from fogline.core.errors import PositionError
from fogline.core.text import Speaker
from fogline.games.investors.audit import audit
from fogline.games.investors.box import Box
from fogline.games.investors.options import Options
from fogline.games.investors.position import read, write
from fogline.games.investors.rules import turn
from fogline.games.investors.rules.setup import setup
from fogline.games.investors.state import State
from fogline.games.investors.tests.test_box import small
from fogline.games.investors.text import WORDS

TINY = Box(small())
OPTIONS = Options(negotiation=True)
MOMENT = ["asks", "turn", "start", "call", "card_in_use", "said", "chips", "won", "queue", "contest", "proposer"]


def random_game(seats: int, seed: int) -> list[dict[str, Any]]:
    """Every moment of a random game, written."""
    dealer = Dealer(seed)
    s = setup(TINY, seats, OPTIONS, dealer)
    moments = []
    while turn.waiting(s):
        moments.append(json.loads(json.dumps(write(s))))
        step(s, dealer)
    return moments


def step(s: State, dealer: Dealer) -> None:
    seats = turn.waiting(s)
    seat = seats[dealer.below(len(seats))]
    legal = turn.legal(s, seat)
    turn.apply(s, seat, legal[dealer.below(len(legal))], dealer)


def paths(data: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value in a position."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return ([way] if way else []) + [deeper for key, value in inside for deeper in paths(value, (*way, key))]


def spoil(data: dict[str, Any], other: dict[str, Any], rng: random.Random) -> None:
    """One small edit: another value, one more or less, something from another moment, or nothing there at all."""
    *path, last = rng.choice(paths(data))
    parent: Any = data
    for key in path:
        parent = parent[key]
    how = rng.randrange(4)
    if how == 0:
        parent[last] = rng.choice([None, 0, 1, 2, -1, "", [], {}, "harbour", True, 1.5])
    elif how == 1 and isinstance(parent[last], int):
        parent[last] += rng.choice([-1, 1])
    elif how == 2:
        del parent[last]
    else:
        name = rng.choice(MOMENT)
        data[name] = deepcopy(other[name])


def must_play_to_the_end(s: State, data: dict[str, Any]) -> None:
    dealer = Dealer(1)
    for _ in range(3000):
        if not turn.waiting(s):
            return
        step(s, dealer)
        assert audit(s) == (), json.dumps(data)
    raise AssertionError(json.dumps(data))


@pytest.mark.parametrize("seats", [3, 4])
def test_a_random_edit_is_refused_or_can_be_played_to_the_end(seats: int) -> None:
    rng = random.Random(seats)
    refused = played = 0
    for seed in range(3):
        moments = random_game(seats, seed)
        for moment in moments[:120:2]:
            data = deepcopy(moment)
            for _ in range(rng.choice((1, 1, 2))):
                spoil(data, rng.choice(moments), rng)
            try:
                s = read(TINY, seats, OPTIONS, data)
            except PositionError as problem:
                refused += bool(Speaker("es", WORDS, TINY).error(problem))  # which fails where there is no sentence
                continue
            if audit(s):
                refused += 1
                continue
            must_play_to_the_end(s, data)
            played += 1
    assert refused > 40
    assert played > 5
