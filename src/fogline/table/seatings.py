"""Who sits where in each round of an evening: others to meet each time, other seats, bots where nobody is left."""

from itertools import combinations
from math import ceil
from typing import Final

from fogline.core.dealer import Dealer

BOT: Final = -1
TRIES: Final = 200
"""Seatings that are drawn for a round, of which the best is taken."""
MOST_ROUNDS: Final = 20

Sitting = tuple[int, ...]
"""By seat: the number of a person, or BOT."""


def duplicate(people: int, seats: int, rounds: int, dealer: Dealer) -> list[list[Sitting]]:
    """At least two tables in each round, so that there is something to compare."""
    tables = max(2, ceil(people / seats))
    return drawn(people, seats, tables, rounds, dealer)


def round_robin(people: int, seats: int, dealer: Dealer) -> list[list[Sitting]]:
    """As many rounds as it takes until everybody has met everybody, as far as that is not too many."""
    if seats == 2:
        return circle(people)
    tables, rounds = ceil(people / seats), 1
    while rounds < MOST_ROUNDS:
        found = drawn(people, seats, tables, rounds, dealer)
        met = {pair for round in found for table in round for pair in pairs(table)}
        if len(met) == people * (people - 1) // 2:
            return found
        rounds += 1
    return found


def circle(people: int) -> list[list[Sitting]]:
    """Everybody against everybody, two at a table: one stays, the others go round; who begins changes."""
    ring = [*range(people), *([BOT] if people % 2 else [])]
    rounds: list[list[Sitting]] = []
    for n in range(len(ring) - 1):
        half = len(ring) // 2
        met = [*zip(ring[:half], reversed(ring[half:]), strict=True)]
        rounds.append([pair if n % 2 == k % 2 else pair[::-1] for k, pair in enumerate(met)])
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return rounds


def drawn(people: int, seats: int, tables: int, rounds: int, dealer: Dealer) -> list[list[Sitting]]:
    met: dict[tuple[int, int], int] = {}
    sat: dict[tuple[int, int], int] = {}
    found = []
    for _ in range(rounds):
        tries = [seating(people, seats, tables, sat, dealer) for _ in range(TRIES)]
        best = min(tries, key=lambda one: cost(one, met, sat))
        for table in best:
            for pair in pairs(table):
                met[pair] = met.get(pair, 0) + 1
            for seat, person in enumerate(table):
                sat[person, seat] = sat.get((person, seat), 0) + 1
        found.append(best)
    return found


def seating(people: int, seats: int, tables: int, sat: dict[tuple[int, int], int], dealer: Dealer) -> list[Sitting]:
    """Everybody somewhere, bots on the other chairs, as evenly as it goes; turned so that seats are new to most."""
    order = [*range(people)]
    for n in range(people - 1, 0, -1):
        other = dealer.below(n + 1)
        order[n], order[other] = order[other], order[n]
    found = []
    for table in range(tables):
        group = order[table::tables]
        chairs = [*group, *[BOT] * (seats - len(group))]
        turned = [(*chairs[n:], *chairs[:n]) for n in range(seats)]
        found.append(
            min(turned, key=lambda one: sum(sat.get((who, seat), 0) for seat, who in enumerate(one) if who >= 0))
        )
    return found


def pairs(table: Sitting) -> list[tuple[int, int]]:
    return [*combinations(sorted(person for person in table if person != BOT), 2)]


def cost(round: list[Sitting], met: dict[tuple[int, int], int], sat: dict[tuple[int, int], int]) -> int:
    """Meeting somebody again costs most, then sitting on the same chair."""
    again = sum(10 * met.get(pair, 0) for table in round for pair in pairs(table))
    return again + sum(sat.get((who, seat), 0) for table in round for seat, who in enumerate(table) if who != BOT)
