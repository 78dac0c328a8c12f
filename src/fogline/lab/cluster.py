"""The games of a job on a Ray cluster: the extra ``cluster``."""

import os
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, Final, TypeVar

J = TypeVar("J")
P = TypeVar("P")

LOCAL: Final = "local"
"""A cluster of this machine alone, started for this job and ended with it."""
AHEAD: Final = 4
"""Chunks that wait at the cluster for each of its cores."""
RETRIES: Final = 5
"""How often a chunk is played again that was lost with its process or machine."""


class NoRay(Exception):
    """Ray is not installed here."""


def on_ray(job: J, chunks: list[range], address: str, work: Callable[[J, range], P]) -> Iterator[P]:
    """The chunks in their order; those lost on the way are played again, and are the same again."""
    try:
        import ray
    except ImportError:
        raise NoRay from None
    # Ray would tell its makers that it runs here.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    ours = not ray.is_initialized()
    if ours:
        ray.init(address=address, include_dashboard=False, log_to_driver=False, logging_level="error")
    try:
        yield from _in_order(ray, job, chunks, work)
    finally:
        if ours:
            ray.shutdown()


def _in_order(ray: Any, job: J, chunks: list[range], work: Callable[[J, range], P]) -> Iterator[P]:
    # Only crashes are tried again: a mistake in a bot would be the same mistake the next time.
    task = ray.remote(num_cpus=1, max_retries=RETRIES)(work)
    what = ray.put(job)
    room = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
    waiting: deque[Any] = deque()
    for chunk in chunks:
        waiting.append(task.remote(what, chunk))
        if len(waiting) >= room:
            yield ray.get(waiting.popleft())
    while waiting:
        yield ray.get(waiting.popleft())
