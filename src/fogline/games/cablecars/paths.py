"""Paths over the map: what a network of tracks still lacks to join two locations."""

from math import inf
from typing import Final, final

from mypy_extensions import i64

from fogline.core.bits import nth
from fogline.core.rows import INTERPRETED, vec
from fogline.games.cablecars.box import Box
from fogline.games.cablecars.open import Open
from fogline.games.cablecars.rules.tracks import claimable
from fogline.parts.bits import BIT, members

CLOSED: Final = inf
"""The price of a track that cannot be used."""

Path = tuple[float, list[int]]
"""A price, and the tracks from the goal back."""


@final
class Reach:
    """The cheapest ways from one location, to one goal or to all the others."""

    def __init__(self, box: Box, prices: vec[float], start: i64, goal: i64 = -1) -> None:
        self.box: Box = box
        self.start: i64 = start
        self.price: vec[float] = vec[float]([CLOSED] * len(box.places))
        """By location; to those that are farther than the goal it may be more than need be."""
        self.came_by: vec[i64] = vec[i64]([-1] * len(box.places))
        """The last track of the way there."""
        self._look_around(prices, goal)

    def _look_around(self, prices: vec[float], goal: i64) -> None:
        """A location is looked at again when a cheaper way to it is found; with so few of them that beats a queue."""
        box, price, came_by = self.box, self.price, self.came_by
        price[self.start] = 0.0
        best: float = CLOSED
        fresh: i64 = BIT[self.start]
        while fresh != 0:
            now: i64 = fresh
            fresh = 0
            while now != 0:
                here: i64 = nth(now, 0)
                now &= now - 1
                so_far: float = price[here]
                if so_far >= best:
                    continue
                for road in range(box.road_from[here], box.road_from[here + 1]):
                    track: i64 = box.road_track[road]
                    total: float = so_far + prices[track]
                    there: i64 = box.road_to[road]
                    if total < best and total < price[there]:
                        price[there] = total
                        came_by[there] = track
                        if there == goal:
                            best = total
                        else:
                            fresh |= BIT[there]

    def tracks(self, goal: i64) -> list[int]:
        """The tracks of the way to a location that is reached, from there back."""
        found: list[int] = []
        here = goal
        while here != self.start:
            track: i64 = self.came_by[here]
            found.append(track)
            here = self.box.end_a[track] + self.box.end_b[track] - here
        return found


def cheapest(box: Box, prices: vec[float], start: i64, goal: i64) -> Path | None:
    """The price of the cheapest way between two locations, and its tracks from the goal back; None where none leads."""
    reach = Reach(box, prices, start, goal)
    return (reach.price[goal], reach.tracks(goal)) if reach.price[goal] < CLOSED else None


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
    return None if way is None or way[0] > float(table.cars[seat]) else int(way[0])


def network(box: Box, claimed: i64) -> i64:
    """The locations where these tracks end, both as masks."""
    found: i64 = 0
    while claimed != 0:
        track: i64 = nth(claimed, 0)
        claimed &= claimed - 1
        found |= BIT[box.end_a[track]] | BIT[box.end_b[track]]
    return found


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


if INTERPRETED:
    from functools import lru_cache

    @lru_cache(maxsize=16)
    def roads(box: Box) -> list[list[tuple[int, int]]]:
        """By location, the tracks that end there, each with where it leads."""
        pairs = list(zip(box.road_track, box.road_to, strict=True))
        return [pairs[box.road_from[here] : box.road_from[here + 1]] for here in range(len(box.places))]

    def look_around(self: Reach, prices: vec[float], goal: i64) -> None:
        """The same, location by location in the same order: a set of numbers instead of their bits."""
        price, came_by, leading = self.price, self.came_by, roads(self.box)
        price[self.start] = 0.0
        best = CLOSED
        now = [self.start]
        while now:
            fresh = set()
            for here in now:
                so_far = price[here]
                if so_far < best:
                    for track, there in leading[here]:
                        total = so_far + prices[track]
                        if total < price[there] and total < best:
                            price[there] = total
                            came_by[there] = track
                            if there == goal:
                                best = total
                            else:
                                fresh.add(there)
            now = sorted(fresh)

    Reach._look_around = look_around
