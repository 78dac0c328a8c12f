"""Chapter 1: setting up the table."""

from typing import Any

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.core.rows import vec
from fogline.games.investors import events as e
from fogline.games.investors.box import (
    BANK,
    CHIP_OF,
    EDGE,
    FIRST_CHIP,
    OPTION,
    PARK,
    PICTURES,
    ROUND,
    TOWN_HALL,
    TYPES,
    WHITE,
    Box,
)
from fogline.games.investors.rules import deck, turn
from fogline.games.investors.state import State


def setup(box: Box, seats: int, options: Any, dealer: Dealer) -> State:
    """A city laid out and the first call-for-bids card drawn."""
    start = int(dealer.below(seats))  # 1.6
    s = State(box, seats)
    take_up(s, options)
    lay_out(s, lay_tiles(box, dealer))
    s.start = s.turn = start
    if options.bonuses == "chosen":
        deck.begin(s)
    elif options.bonuses != "shuffled":
        s.bonuses_left = deck_bonuses(box, options.bonuses)
    dealer.say(e.STARTED, start)
    turn.go_on(s, dealer)
    return s


def take_up(s: State, options: Any) -> None:
    """12.1, 12.7: how contestants for a chip may come to terms."""
    s.negotiation = options.negotiation is not False
    s.bargaining = options.negotiation == "prices"


def lay_tiles(box: Box, dealer: Dealer) -> vec[i64]:
    """1.2: tile by tile from the bag, the Town Hall in its place; 1.3: all again where parks lie as they may not."""
    while True:
        bag = box.districts[:]
        bag[TOWN_HALL] = 0
        layout = vec[i64]([TOWN_HALL] * box.tiles)
        for tile in range(box.tiles):
            if tile != box.hall_tile:
                district = dealer.pick_from(bag)
                bag[district] -= 1
                layout[tile] = district
        if parks_fit(box, layout):
            return layout


def parks_fit(box: Box, layout: vec[i64]) -> bool:
    """1.3: at most one park beside the Town Hall and one beside the Bank."""
    for tile in range(box.tiles):
        if layout[tile] >= BANK:
            parks: i64 = 0
            for side in range(ROUND):
                street = box.around[tile * ROUND + side]
                one, two = box.side_a[street], box.side_b[street]
                if one >= 0 and two >= 0 and layout[one + two - tile] == PARK:
                    parks += 1
            if parks > 1:
                return False
    return True


def lay_out(s: State, layout: vec[i64]) -> None:
    """The city, and 1.4: white rods on all four sides of each park; two parks share the one between them."""
    s.layout = layout
    s.reach = reaches(s.box, layout)
    for tile in range(s.box.tiles):
        if layout[tile] == PARK:
            for side in range(ROUND):
                s.rods[s.box.around[tile * ROUND + side]] = WHITE


def reaches(box: Box, layout: vec[i64]) -> list[list[int]]:
    """By picture: the streets it opens. 6.2: for a district those between two tiles, one of them of that district."""
    found: list[list[int]] = [[] for _ in PICTURES]
    found[EDGE] = box.edge
    for street in range(box.streets):
        one, two = box.side_a[street], box.side_b[street]
        if one < 0 or two < 0 or layout[one] == PARK or layout[two] == PARK:
            continue
        open_to(found, layout[one], street)
        open_to(found, layout[two], street)
    return found


def open_to(found: list[list[int]], district: i64, street: int) -> None:
    """A street beside a district is open to it, to its chip, and to the question mark."""
    if district < TYPES:
        add_once(found[district], street)
        add_once(found[FIRST_CHIP + CHIP_OF[district]], street)
        add_once(found[OPTION], street)


def add_once(streets: list[int], street: int) -> None:
    """The two districts of a street may be alike, or share a chip."""
    if not streets or streets[-1] != street:
        streets.append(street)


def deck_bonuses(box: Box, wanted: int) -> int:
    """12.5: as many bonuses as wanted among the cards of all years, as far as the box has them and the others."""
    bonuses = sum([n for n, is_bonus in zip(box.card_copies, box.is_bonus, strict=True) if is_bonus])
    others = sum(box.card_copies) - bonuses
    return max(min(wanted, bonuses, box.years), box.years - others)
