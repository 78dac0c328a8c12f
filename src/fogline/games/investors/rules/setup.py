"""Chapter 1: setting up the table."""

from typing import Any

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.games.investors import events as e
from fogline.games.investors.box import BANK, CHIPS, EDGE, FIRST_CHIP, OPTION, PARK, TOWN_HALL, TYPES, WHITE, Box
from fogline.games.investors.rules import turn
from fogline.games.investors.state import State, blank


def setup(box: Box, seats: int, options: Any, dealer: Dealer) -> State:
    """A city laid out and the first call-for-bids card drawn."""
    start = int(dealer.below(seats))  # 1.6
    layout = lay_tiles(box, dealer)
    s = blank(box, seats, options.negotiation, layout, reaches(box, layout))
    fence_parks(s)
    if options.bonuses != "shuffled":
        s.bonuses_left = deck_bonuses(box, options.bonuses)
    s.start = s.turn = start
    dealer.say(e.STARTED, start)
    turn.go_on(s, dealer)
    return s


def lay_tiles(box: Box, dealer: Dealer) -> list[int]:
    """1.2: tile by tile from the bag, the Town Hall in its place; 1.3: all again where parks lie as they may not."""
    while True:
        bag = box.districts.copy()
        bag[TOWN_HALL] = 0
        layout: list[int] = []
        for tile in range(box.tiles):
            district = TOWN_HALL if tile == box.hall_tile else int(dealer.pick(bag))
            if district != TOWN_HALL:
                bag[district] -= 1
            layout.append(district)
        if parks_fit(box, layout):
            return layout


def parks_fit(box: Box, layout: list[int]) -> bool:
    """1.3: at most one park beside the Town Hall and one beside the Bank."""
    for tile in range(box.tiles):
        if layout[tile] in (TOWN_HALL, BANK):
            parks: i64 = 0
            for street in box.around[tile]:
                for other in (box.side_a[street], box.side_b[street]):
                    if other >= 0 and other != tile and layout[other] == PARK:
                        parks += 1
            if parks > 1:
                return False
    return True


def fence_parks(s: State) -> None:
    """1.4: white rods on all four sides of each park; two parks share the one between them."""
    for tile in range(s.box.tiles):
        if s.layout[tile] == PARK:
            for street in s.box.around[tile]:
                s.rods[street] = WHITE


def reaches(box: Box, layout: list[int]) -> list[list[int]]:
    """By picture: the streets it opens. 6.2: for a district those between two tiles, one of them of that district."""
    found: list[list[int]] = [streets_of(box, layout, (district,)) for district in range(TYPES)]
    assert len(found) == EDGE
    found.append(box.edge)
    assert len(found) == FIRST_CHIP
    for chip in CHIPS:
        found.append(streets_of(box, layout, chip))
    assert len(found) == OPTION
    found.append(streets_of(box, layout, tuple(range(TYPES))))
    return found


def streets_of(box: Box, layout: list[int], districts: tuple[int, ...]) -> list[int]:
    found: list[int] = []
    for street in range(box.streets):
        one, two = box.side_a[street], box.side_b[street]
        if one < 0 or two < 0 or layout[one] == PARK or layout[two] == PARK:
            continue
        if layout[one] in districts or layout[two] in districts:
            found.append(street)
    return found


def deck_bonuses(box: Box, wanted: int) -> int:
    """12.5: as many bonuses as wanted among the cards of all years, as far as the box has them and the others."""
    bonuses = sum([n for n, is_bonus in zip(box.card_copies, box.is_bonus, strict=True) if is_bonus])
    others = sum(box.card_copies) - bonuses
    return max(min(wanted, bonuses, box.years), box.years - others)
