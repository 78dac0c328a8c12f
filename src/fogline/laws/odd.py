"""Odd positions: moments of random games, changed again and again in ways that a game's audit accepts."""

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from fogline.core.dealer import Dealer
from fogline.core.errors import FoglineError
from fogline.core.match import Match
from fogline.laws.cases import Case

MOMENTS = 12
"""Of a random game, evenly spread."""


known: dict[str, list[str]] = {}


def moments(case: Case) -> list[str]:
    """Positions of a random game as text, played once for each case."""
    if case.name in known:
        return known[case.name]
    match, dice = case.match(91), Dealer(92)
    found: list[str] = []
    while not match.over:
        found.append(json.dumps(match.position()))
        seat = match.waiting[0]
        legal = match.legal_ids(seat)
        match.play(legal[dice.below(len(legal))], seat)
    known[case.name] = found[:: max(1, len(found) // MOMENTS)]
    return known[case.name]


Place = tuple[Any, Any]
"""Something that holds others, and which of them."""


def places(data: Any) -> Iterator[Place]:
    """Every value within a position, wherever it lies."""
    entries = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in list(entries):
        yield data, key
        yield from places(value)


def bags(state: Any) -> list[dict[str, int]]:
    """What holds things by their number."""
    found = [holder[key] for holder, key in places(state)]
    return [bag for bag in found if isinstance(bag, dict) and all(type(n) is int for n in bag.values())]


def set_number(state: Any, dice: Dealer, other: Any) -> None:
    """A number is another one, most often nothing."""
    numbers = [(holder, key) for holder, key in places(state) if type(holder[key]) is int]
    if numbers:
        holder, key = numbers[dice.below(len(numbers))]
        holder[key] = (0, 0, 0, 1, 2, 9, 45)[dice.below(7)]


def pour(state: Any, dice: Dealer, other: Any) -> None:
    """What one bag holds, or one sort of it, goes into another."""
    found = bags(state)
    if len(found) > 1:
        giver, taker = found[dice.below(len(found))], found[dice.below(len(found))]
        names = list(giver) if dice.below(2) else list(giver)[:1]
        for name in names:
            n = giver.pop(name)
            taker[name] = taker.get(name, 0) + n


def empty(state: Any, dice: Dealer, other: Any) -> None:
    """A list or bag is empty, or has one entry less."""
    found = [holder[key] for holder, key in places(state) if isinstance(holder[key], dict | list) and holder[key]]
    if found:
        one = found[dice.below(len(found))]
        if dice.below(2):
            one.clear()
        else:
            one.pop() if isinstance(one, list) else one.pop(next(iter(one)))


def hand_on(state: Any, dice: Dealer, other: Any) -> None:
    """An entry of a list, or all of them, go to another list."""
    lists = [holder[key] for holder, key in places(state) if isinstance(holder[key], list)]
    giver, taker = lists[dice.below(len(lists))], lists[dice.below(len(lists))]
    for _ in range(len(giver) if dice.below(2) and giver is not taker else min(1, len(giver))):
        taker.append(giver.pop())


def swap(state: Any, dice: Dealer, other: Any) -> None:
    """Two entries of the same list change places."""
    lists = [holder[key] for holder, key in places(state) if isinstance(holder[key], list) and len(holder[key]) > 1]
    if lists:
        one = lists[dice.below(len(lists))]
        a, b = dice.below(len(one)), dice.below(len(one))
        one[a], one[b] = one[b], one[a]


def graft(state: Any, dice: Dealer, other: Any) -> None:
    """A part is as it was at another moment of the game."""
    names = list(other)
    name = names[dice.below(len(names))]
    state[name] = deepcopy(other[name])


EDITS = (set_number, pour, empty, hand_on, swap, graft)


def odd_position(case: Case, seed: int, edits: int) -> Match:
    """A match at a moment that was changed so often; changes that cannot be are told in a sentence and not made."""
    dice = Dealer(seed)
    told = moments(case)
    position = json.loads(told[dice.below(len(told))])
    match = Match.at(position, case.box, seed)
    whys: list[str] = []
    for _ in range(edits):
        tried = deepcopy(position)
        other = json.loads(told[dice.below(len(told))])["state"]
        EDITS[dice.below(len(EDITS))](tried["state"], dice, other)
        try:
            match = Match.at(tried, case.box, seed)
            position = tried
        except FoglineError as refused:
            whys.append(str(refused))
    assert all(whys)
    return match
