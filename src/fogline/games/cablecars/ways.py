"""Ways over the map: what a network of tracks still lacks to join two locations."""

from math import inf
from typing import Final

from mypy_extensions import i64

from fogline.core.rows import vec
from fogline.games.cablecars.box import Box
from fogline.games.cablecars.open import Open
from fogline.games.cablecars.rules.tracks import claimable
from fogline.parts.bits import members

CLOSED: Final = inf
"""The price of a track that cannot be used."""

Way = tuple[float, list[int]]
"""A price, and the tracks from the goal back."""


def cheapest(box: Box, prices: vec[float], start: i64, goal: i64) -> Way | None:
    """The price of the cheapest way between two locations, and its tracks from the goal back; None where none leads."""
    price = vec[float]([CLOSED] * len(box.places))
    came_by = vec[i64]([-1] * len(box.places))
    price[start] = 0.0
    best: float = CLOSED
    # A location is looked at again when a cheaper way to it is found; with so few of them that beats a sorted queue.
    queue: list[int] = [start]
    for spot in queue:
        here: i64 = spot
        so_far: float = price[here]
        if so_far >= best:
            continue
        for road in range(box.road_from[here], box.road_from[here + 1]):
            track = box.road_track[road]
            total: float = so_far + prices[track]
            if total >= best:
                continue
            there = box.road_to[road]
            if total < price[there]:
                price[there] = total
                came_by[there] = track
                if there == goal:
                    best = total
                else:
                    queue.append(there)
    return (best, trace(box, came_by, start, goal)) if best < CLOSED else None


def trace(box: Box, came_by: vec[i64], start: i64, goal: i64) -> list[int]:
    """The tracks of a way found, from its goal back to its start."""
    tracks: list[int] = []
    here = goal
    while here != start:
        track = came_by[here]
        tracks.append(track)
        here = box.end_a[track] + box.end_b[track] - here
    return tracks


def cars_needed(table: Open, seat: int) -> vec[float]:
    """By track, how many cable cars it would cost this seat: none for its own."""
    prices = vec[float]([CLOSED] * len(table.box.spaces))
    for track in members(claimable(table, seat)):
        prices[track] = float(table.box.spaces[track])
    for track in members(table.claimed[seat]):
        prices[track] = 0.0
    return prices


def missing(table: Open, seat: int, ticket: int) -> int | None:
    """How many cable cars this seat still needs for a ticket: 0 is connected, None that no way is left."""
    way = cheapest(table.box, cars_needed(table, seat), table.box.ticket_a[ticket], table.box.ticket_b[ticket])
    return None if way is None or way[0] > table.cars[seat] else int(way[0])


def touches(box: Box, tracks: list[int], location: int) -> bool:
    """Whether one of these tracks ends at a location."""
    return any(location in (box.end_a[track], box.end_b[track]) for track in tracks)


def trails(box: Box, tracks: list[int]) -> list[tuple[int, list[int]]]:
    """These tracks strung together as walks, each with the location where it starts; no track is walked twice."""
    left = sorted(tracks)
    found: list[tuple[int, list[int]]] = []
    while left:
        ends = [end for track in left for end in (box.end_a[track], box.end_b[track])]
        # A walk that starts where an odd number of tracks meet leaves fewer loose ends.
        start = here = next((end for end in ends if ends.count(end) % 2), ends[0])
        walk: list[int] = []
        while (track := next((t for t in left if here in (box.end_a[t], box.end_b[t])), -1)) >= 0:
            left.remove(track)
            walk.append(track)
            here = box.end_a[track] + box.end_b[track] - here
        found.append((start, walk))
    return found
