"""Prints random games move by move as fingerprints, so that two builds of the same rules can be compared."""

import hashlib
import sys
from collections.abc import Iterator
from typing import Any

from fogline import fast
from fogline.core.dealer import Dealer
from fogline.core.fields import plain
from fogline.core.game import AnyGame
from fogline.core.ids import NOBODY
from fogline.core.registry import find_game, games

MOST_MOVES = 20_000
LOOK_EVERY, LOOK_SELDOM = 10, 30
"""Moves between two looks at everything, with every way to play and with some; the rest is compared at every move."""


def fingerprint(*values: Any) -> str:
    return hashlib.sha256(repr(values).encode()).hexdigest()[:12]


def look(game: AnyGame, state: Any, seats: int, number: int) -> str:
    """A fingerprint of what every seat sees, may do, would imagine and can count."""
    seen = []
    for seat in (*range(seats), NOBODY):
        view = game.view(state, seat)
        imagined = game.imagine(view, Dealer(number))
        reasons = [game.explain(state, seat, action) for action in range(0, len(state.box.actions), 3)]
        seen.append((plain(view), game.position(imagined), game.score(view), reasons))
    return fingerprint(seen, game.audit(state))


def trace(game: AnyGame, seats: int, options: Any, seed: int, every: int = LOOK_EVERY) -> Iterator[str]:
    """One line for each move of a random game, then one for its result."""
    dealer, dice = Dealer(seed), Dealer(seed + 1)
    state = game.setup(game.box(None), seats, options, dealer)
    for number in range(MOST_MOVES):
        waiting = game.waiting(state)
        if not waiting:
            break
        seat = waiting[dice.below(len(waiting))]
        legal = game.legal(state, seat)
        action = legal[dice.below(len(legal))]
        told = dealer.take()
        whole = look(game, state, seats, number) if number % every == 0 else ""
        yield f"{number} {seat} {action} {fingerprint(waiting, legal, told, game.position(state))} {whole}"
        game.apply(state, seat, action, dealer)
    yield f"result {game.result(state)}"


def ways(game: AnyGame, some: bool) -> list[tuple[int, Any]]:
    """Every number of seats with every variant; or some: all seats as usual, all variants with the fewest seats."""
    every = [(seats, options) for seats in game.seats for options in game.variants()]
    usual = game.read_options({})
    return [way for way in every if not some or way[0] == game.seats[0] or way[1] == usual]


def main(words: list[str]) -> None:
    print("compiled" if fast.active() else "pure")
    some, names = "--some" in words, [word for word in words if word != "--some"]
    for game in map(find_game, names or games()):
        for seats, options in ways(game, some):
            print(game.name, seats, options)
            for line in trace(game, seats, options, 1906 + seats, LOOK_SELDOM if some else LOOK_EVERY):
                print(line)


if __name__ == "__main__":
    main(sys.argv[1:])
