"""Two ways to play one game on the same deals: what differs, and how sure that is."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from fogline.core.game import AnyGame
from fogline.lab.run import opened
from fogline.lab.sure import Sums, Sure, chance, clear
from fogline.lab.survey import Study, Survey, of_counts, some_games
from fogline.lab.workers import pool, split

GENERAL: Final = ("moves", "score", "margin", "first", "automa")
"""What every game has; the rest is by seat, ending, line of the score and sort of action."""

Figures = dict[str, float]


@dataclass(frozen=True)
class Pair:
    """Two studies of the same games: deal by deal the same seed."""

    one: Study
    other: Study


@dataclass(frozen=True)
class Row:
    """One figure on both sides, and its difference deal by deal."""

    key: str
    one: Sure
    other: Sure
    difference: Sure
    clear: bool


def figures(game: AnyGame, found: Survey) -> Figures:
    """What one game comes to, by name."""
    unit = game.words.unit
    told = {
        "moves": of_counts(found.moves).mean,
        "score": of_counts(found.scores).mean / unit,
        "margin": of_counts(found.margins).mean / unit,
        "first": found.first_wins,
    }
    if found.automa_games:
        told["automa"] = float(found.automa_wins)
    told |= {f"seat {seat + 1}": won for seat, won in enumerate(found.wins)} if found.seats > 1 else {}
    told |= {f"ending {key}": float(found.endings[key]) for key in game.endings}
    for key in game.words.lines:
        told[f"line {key}"] = (found.lines_won[key] + found.lines_lost[key]) / found.seats / unit
    for key in game.words.actions:
        told[f"action {key}"] = found.actions[key] / found.seats
    return told


def both(pair: Pair, numbers: range) -> list[tuple[Figures, Figures]]:
    """These deals played on both sides; a game that did not end leaves its deal out."""
    game, _ = opened(pair.one.game, None)
    found: list[tuple[Figures, Figures]] = []
    for number in numbers:
        one, other = (some_games(study, range(number, number + 1)) for study in (pair.one, pair.other))
        if one.games and other.games:
            found.append((figures(game, one), figures(game, other)))
    return found


def played(pair: Pair, games: int, workers: int = 1) -> Iterator[tuple[Figures, Figures]]:
    """All the deals, whoever plays them."""
    if workers == 1:
        yield from both(pair, range(games))
        return
    for part in pool(pair, split(range(games), max(1, games // (workers * 4))), workers, both):
        yield from part


def compare(deals: list[tuple[Figures, Figures]]) -> list[Row]:
    """Every figure that is not always the same, with how much the second side has more of it."""
    keys = dict.fromkeys(key for sides in deals for side in sides for key in side)
    sums = {key: (Sums(), Sums(), Sums()) for key in keys}
    for one, other in deals:
        for key, (first, second, more) in sums.items():
            a, b = one.get(key, 0.0), other.get(key, 0.0)
            first.add(a)
            second.add(b)
            more.add(b - a)
    known = {key: found for key, found in sums.items() if found[0].total or found[1].total}
    sure = clear({key: chance(more) for key, (_, _, more) in known.items()})
    return [Row(key, one.sure(), other.sure(), more.sure(), key in sure) for key, (one, other, more) in known.items()]
