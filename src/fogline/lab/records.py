"""Finished games to test with: one record for each way a game can end.

python -m fogline.lab.records GAME --out DIR
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from fogline.bots.base import make, minds
from fogline.core.game import AnyGame
from fogline.core.protocols import AnyBox
from fogline.core.record import Record
from fogline.core.registry import find_game
from fogline.lab.run import match_of, play, seed_of, spread


def tables(game: AnyGame, seed: int, games: int) -> Iterator[tuple[int, dict[str, Any], tuple[str, ...], int]]:
    """So many different tables: (seats, options, bots, seed), going round seat counts, variants and bots."""
    variants, names = game.variants(), list(minds(game))
    # Everybody the same mind, each in turn; then all of them mixed.
    groups = [[name] for name in names] + [names]
    for number in range(games):
        rest, which_seats = divmod(number, len(game.seats))
        rest, which_group = divmod(rest, len(groups))
        seats = game.seats[which_seats]
        options = asdict(variants[rest % len(variants)])
        yield seats, options, spread(groups[which_group], seats), seed_of(seed, number)


def collect(game: AnyGame, box: AnyBox, seed: int, games: int) -> dict[str, Record]:
    """The first record found for each ending, after at most so many games."""
    found: dict[str, Record] = {}
    for seats, options, bots, own_seed in tables(game, seed, games):
        if set(found) >= set(game.endings):
            break
        played = play(game, box, game.read_options(options), [make(game, name) for name in bots], own_seed)
        if played.result and played.result.ended_by not in found:
            found[played.result.ended_by] = match_of(game, box, options, seats, own_seed, played).record()
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR")
    parser.add_argument("--seed", type=int, default=1906)
    parser.add_argument("--games", type=int, default=2000, help="give up after so many games (default 2000)")
    parser.add_argument("--box", type=Path, metavar="FILE", help="another box than the one that ships")
    asked = parser.parse_args()
    game = find_game(asked.game)
    found = collect(game, game.box(asked.box), asked.seed, asked.games)
    asked.out.mkdir(parents=True, exist_ok=True)
    for ending, record in found.items():
        file = asked.out / f"{ending}.json"
        file.write_text(record.dumps(), encoding="utf-8")
        print(f"{file}: {record.seats} seats, {len(record.turns)} turns")
    missing = [ending for ending in game.endings if ending not in found]
    for ending in missing:
        print(f"{ending}: not reached in {asked.games} games", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
