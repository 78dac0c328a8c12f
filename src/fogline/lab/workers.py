"""Who plays the games of a job: this process, a pool of processes, or a Ray cluster. The games are the same."""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from time import perf_counter
from typing import Final, TypeVar

from fogline.lab.run import Job, Part, Player

J = TypeVar("J")
P = TypeVar("P")

TRIED: Final = 0.3
"""Seconds of games that are played here before others are asked; it also tells how long a game takes."""
CHUNK: Final = 0.5
"""Seconds of games that are sent out together, so that sending them costs little."""
TOLD: Final = 0.2
"""Seconds after which games played here are told."""


def many(job: Job, workers: int = 1, cluster: str | None = None) -> Iterator[Part]:
    """All games of a job in their order, some at a time. The same whoever plays them."""
    done = 0
    begin = perf_counter()
    for part in here(job, range(job.games), forever=workers == 1 and cluster is None):
        done += part.tally.games
        yield part
    pace = (perf_counter() - begin) / max(1, done)
    chunks = split(range(done, job.games), max(1, int(CHUNK / pace)))
    if not chunks:
        return
    if cluster is None:
        yield from pool(job, chunks, workers, play_chunk)
        return
    from fogline.lab.cluster import on_ray

    yield from on_ray(job, chunks, cluster, play_chunk)


def split(numbers: range, size: int) -> list[range]:
    return [numbers[start : start + size] for start in range(0, len(numbers), size)]


def here(job: Job, numbers: range, forever: bool) -> Iterator[Part]:
    """In this process: all of them, or those that fit in a short time. What is done when Ctrl-C comes still counts."""
    player = Player(job)
    part = player.part()
    begin = told = perf_counter()
    try:
        for number in numbers:
            player.play(number, part)
            now = perf_counter()
            if not forever and now - begin > TRIED:
                break
            if now - told > TOLD:
                fresh, part = part, player.part()
                told = now
                yield fresh
    except KeyboardInterrupt:
        yield part
        raise
    if part.tally.games:
        yield part


def pool(job: J, chunks: list[range], workers: int, work: Callable[[J, range], P]) -> Iterator[P]:
    """Over processes of this machine."""
    # Fresh processes, not forks: the caller may be drawing a progress bar in a thread.
    fresh = get_context("spawn")
    enough = fresh.Event()
    processes = ProcessPoolExecutor(min(workers, len(chunks)), fresh, initializer=_begin, initargs=(enough,))
    try:
        yield from processes.map(work, [job] * len(chunks), chunks)
    finally:
        enough.set()
        processes.shutdown(cancel_futures=True)


_enough: Event | None = None
"""In a worker: set when nobody waits for its games any more."""
_player: Player | None = None
"""In a worker: whoever played the last chunk, boxes opened and minds made."""


def _begin(enough: Event) -> None:
    """Ctrl-C reaches every process of a terminal; only the one that asked for the games answers it."""
    global _enough
    _enough = enough
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_chunk(job: Job, numbers: range) -> Part:
    """Some games of a job, in whichever process this is."""
    global _player
    if _player is None or _player.job != job:
        _player = Player(job)
    part = _player.part()
    for number in numbers:
        if _enough is not None and _enough.is_set():
            break
        _player.play(number, part)
    return part
