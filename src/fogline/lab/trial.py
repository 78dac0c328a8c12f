"""A build is tried before anybody plays with it: ``python -m fogline.lab.trial FOLDER PACKAGE``, in its own process.

It opens the box of each game of the package and plays it with each number of seats, by chance and by its own minds, the
compiled modules of the folder standing in for the sources. Whatever fails ends it with the reason as the last line.
"""

import sys
from importlib.metadata import entry_points
from pathlib import Path

from fogline import fast, guests
from fogline.bots.base import minds
from fogline.core.game import AnyGame
from fogline.lab.run import match_of, play

SEED = 1


def tried(folder: Path, package: str) -> None:
    """Raises what the rules raise."""
    sys.meta_path.insert(0, fast.Finder(fast.modules(folder)))
    for point in entry_points(group=guests.GROUP):
        if guests.package_of(point) == package:
            played(point.load())


def played(game: AnyGame) -> None:
    """Each game is played a second time at a table, which checks every move and keeps a record."""
    box, options = game.box(None), game.options()
    for seats in game.seats:
        for name, make in minds(game).items():
            once = play(game, box, options, [make() for _ in range(seats)], SEED, strict=[name] * seats)
            match_of(game, box, {}, seats, SEED, once).record().text()


if __name__ == "__main__":
    tried(Path(sys.argv[1]), sys.argv[2])
