"""Games played by minds from their views: one, or many over a pool of processes."""

import signal
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any, Final

from fogline.bots.base import Mind, make
from fogline.core.dealer import Dealer
from fogline.core.ids import ActionId, Seat
from fogline.core.match import AnyGame, Match
from fogline.core.registry import find_game
from fogline.core.result import Result
from fogline.lab.tally import Tally

LIMIT: Final = 100_000
"""A game that needs more moves is given up and counted as not finished."""
LARGEST_CHUNK: Final = 50
MOST_CHUNKS: Final = 20_000
"""So many games that chunks would be more are played in larger ones."""


@dataclass(frozen=True)
class Job:
    """Many games of one kind, told in a way that travels to other processes."""

    game: str
    seats: int
    bots: tuple[str, ...]
    """One name for each seat."""
    games: int
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    box: str | None = None
    """The reader's own box file."""
    save: str | None = None
    """A folder that gets each game's record."""


@dataclass(frozen=True)
class Played:
    """One game, played: what was done, and how it ended (None when it was given up)."""

    moves: tuple[tuple[Seat, ActionId], ...]
    result: Result | None


def seed_of(*parts: int | str) -> int:
    """A seed of its own for each use of one seed: (seed, game) for the table, (seed, game, seat) for a mind."""
    digest = sha256(":".join(map(str, parts)).encode()).digest()
    return int.from_bytes(digest[:12], "big")


def play(game: AnyGame, box: Any, options: Any, minds: Sequence[Mind], seed: int) -> Played:
    """One game by these minds. Each sees its own view and rolls its own dice."""
    table = Dealer(seed, quiet=True)
    dice = [Dealer(seed_of(seed, seat), quiet=True) for seat in range(len(minds))]
    state = game.setup(box, len(minds), options, table)
    moves: list[tuple[Seat, ActionId]] = []
    while (waiting := game.waiting(state)) and len(moves) < LIMIT:
        seat = waiting[0]
        mind = minds[seat]
        legal = game.legal(state, seat)
        view = game.view(state, seat) if mind.needs_view else None
        action = mind.choose(view, legal, dice[seat])
        if action not in legal:
            raise ValueError(f"{type(mind).__name__} chose {box.actions[action].words!r}, which is not legal")
        game.apply(state, seat, action, table)
        moves.append((seat, action))
    return Played(tuple(moves), None if waiting else game.result(state))


def match_of(game: AnyGame, box: Any, options: Mapping[str, Any], seats: int, seed: int, played: Played) -> Match:
    """The same game again at a table that checks every move and keeps a record."""
    match = Match.new(game, seats, seed, options, box)
    for seat, action in played.moves:
        match.play(action, seat)
    return match


def spread(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """One name for each seat: the names given, again and again in their order."""
    return tuple(bots[seat % len(bots)] for seat in range(seats))


def many(job: Job, workers: int = 1) -> Iterator[Tally]:
    """All games of a job in order, some at a time, added up. The same whatever the number of workers."""
    size = max(1, min(LARGEST_CHUNK, job.games // (workers * 4)), job.games // MOST_CHUNKS)
    chunks = [range(start, min(start + size, job.games)) for start in range(0, job.games, size)]
    if workers == 1:
        for chunk in chunks:
            yield _play_chunk(job, chunk)
        return
    # Fresh processes, not forks: the caller may be drawing a progress bar in a thread.
    fresh = get_context("spawn")
    enough = fresh.Event()
    pool = ProcessPoolExecutor(min(workers, len(chunks)), fresh, initializer=_begin, initargs=(enough,))
    try:
        yield from pool.map(_play_chunk, [job] * len(chunks), chunks)
    finally:
        enough.set()
        pool.shutdown(cancel_futures=True)


_enough: Event | None = None
"""In a worker: set when nobody waits for its games any more."""


def _begin(enough: Event) -> None:
    """Ctrl-C reaches every process of a terminal; only the one that asked for the games answers it."""
    global _enough
    _enough = enough
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@cache
def _opened(name: str, file: str | None) -> tuple[AnyGame, Any]:
    game = find_game(name)
    return game, game.box(Path(file) if file else None)


def _play_chunk(job: Job, numbers: Sequence[int]) -> Tally:
    game, box = _opened(job.game, job.box)
    options = game.read_options(job.options)
    minds = [make(game, name) for name in job.bots]
    tally = Tally(job.seats, game.words.unit)
    for number in numbers:
        if _enough is not None and _enough.is_set():
            break
        seed = seed_of(job.seed, number)
        played = play(game, box, options, minds, seed)
        tally.add(len(played.moves), played.result)
        if job.save is not None:
            record = match_of(game, box, job.options, job.seats, seed, played).record()
            file = Path(job.save, f"{job.game}-{job.seats}-{job.seed}-{number:05}.json")
            file.write_text(record.dumps(), encoding="utf-8")
    return tally
