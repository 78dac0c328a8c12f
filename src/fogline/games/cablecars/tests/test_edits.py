"""Positions edited at random: refused, or good for a whole game."""

import json
import random
from copy import deepcopy
from typing import Any

import pytest

from fogline.core.dealer import Dealer
from fogline.core.errors import PositionError
from fogline.core.playout import playout
from fogline.core.text import Speaker
from fogline.games.cablecars.audit import audit
from fogline.games.cablecars.position import read, write
from fogline.games.cablecars.rules import turn
from fogline.games.cablecars.state import State
from fogline.games.cablecars.tests.table import TINY, random_game
from fogline.games.cablecars.text import WORDS


def paths(data: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value in a position."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return ([way] if way else []) + [deeper for key, value in inside for deeper in paths(value, (*way, key))]


def spoil(data: dict[str, Any], other: dict[str, Any], rng: random.Random) -> None:
    """One small edit: another value, one more or less, something from another moment, or nothing there at all."""
    way = rng.choice(paths(data))
    *path, last = way
    parent: Any = data
    theirs: Any = other
    for step in path:
        parent = parent[step]
        if isinstance(theirs, dict):
            theirs = theirs.get(step)
        elif isinstance(theirs, list):
            theirs = theirs[step] if step < len(theirs) else None
    how = rng.randrange(5)
    if how == 0:
        parent[last] = rng.choice([None, 0, 1, 2, -1, "", [], {}, "harbour", True, 1.5])
    elif how == 1 and isinstance(parent[last], int):
        parent[last] += rng.choice([-1, 1])
    elif how == 2 and isinstance(theirs, dict):
        parent[last] = deepcopy(theirs.get(last))
    elif how == 3:
        del parent[last]
    else:
        name = rng.choice(["asks", "turn", "first", "last_turns", "passes", "claiming", "ended_by"])
        data[name] = deepcopy(other[name])


def must_play_to_the_end(state: State, data: dict[str, Any]) -> None:
    dealer = Dealer(1, quiet=True)
    for _ in range(400):
        if not turn.waiting(state):
            break
        assert playout(turn.RULES, state, dealer, 1) == 1
        assert audit(state) == (), json.dumps(data)
    assert write(state)["asks"] == "over", json.dumps(data)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_random_edit_is_refused_or_can_be_played_to_the_end(seats: int) -> None:
    rng = random.Random(seats)
    refused = played = 0
    for seed in range(8):
        moments = [write(state) for state in random_game(seats, seed, TINY)]
        for moment in moments:
            data = deepcopy(moment)
            for _ in range(rng.choice((1, 1, 2))):
                spoil(data, rng.choice(moments), rng)
            try:
                state = read(TINY, seats, None, data)
            except PositionError as problem:
                refused += bool(Speaker("es", WORDS, TINY).error(problem))  # which fails where there is no sentence
                continue
            if audit(state):
                refused += 1
                continue
            must_play_to_the_end(state, data)
            played += 1
    assert refused > 100
    assert played > 20
