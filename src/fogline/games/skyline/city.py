"""One player's city, as a value: building makes a new one in which cable cars, squares and skyscrapers are settled."""

from collections.abc import Sequence
from typing import Any, Final, final

from mypy_extensions import i64

from fogline.core.fields import hold
from fogline.core.rows import vec
from fogline.games.skyline.box import (
    BONUS,
    DEPOT,
    DISTRICTS,
    EMPTY,
    EVERYWHERE,
    FOUNDATION,
    SEASIDE,
    SPACES,
    SQUARE,
    TRACKS,
    WIDTH,
    Box,
    beside,
)
from fogline.parts.bits import BIT, nth


@final
class City:
    """What lies on a city board. Nobody changes one: ``build``, ``boost`` and ``lay`` give the next city."""

    def __init__(self, like: "City | None" = None, **known: Any) -> None:
        """A bare one, or one like another. A city that has travelled is made again from all its fields by name."""
        self.cards: vec[i64] = vec[i64]([EMPTY] * SPACES) if like is None else like.cards[:]
        """The card on each space, or EMPTY."""
        self.values: vec[i64] = vec[i64]([0] * SPACES) if like is None else like.values[:]
        """What each space's card is worth now."""
        self.built: vec[i64] = vec[i64]([0] * DISTRICTS) if like is None else like.built[:]
        """How many cards each district has."""
        self.bonuses: vec[i64] = vec[i64]([0] * DISTRICTS) if like is None else like.bonuses[:]
        """How many bonus symbols each district has."""
        self.boosts: tuple[int, ...] = () if like is None else like.boosts
        """The spaces that +2 tokens lie on."""
        self.laid: i64 = i64(0) if like is None else like.laid
        """The spaces that tracks tokens lie on, as a mask; so are all that follow."""
        self.rails: i64 = i64(0) if like is None else like.rails
        """Cards with tracks or a depot."""
        self.cars: i64 = i64(0) if like is None else like.cars
        self.squares: i64 = i64(0) if like is None else like.squares
        self.lit: i64 = i64(0) if like is None else like.lit
        """City squares beside a cable car."""
        self.foundations: i64 = i64(0) if like is None else like.foundations
        self.towers: i64 = i64(0) if like is None else like.towers
        """Foundations with a skyscraper."""
        self.seasides: i64 = i64(0) if like is None else like.seasides
        """How many seaside cards there are."""
        self.full: i64 = i64(0) if like is None else like.full
        """Districts without an empty space, as a mask."""
        if known:
            hold(self, known)

    def __eq__(self, other: object) -> bool:
        """The rest of a city follows from its cards and tokens."""
        if not isinstance(other, City):
            return False
        return list(self.cards) == list(other.cards) and self.boosts == other.boosts and self.laid == other.laid

    def __repr__(self) -> str:
        """Cards with what they are worth by district, then tokens, then what follows."""
        signs = [f"{self.cards[n]}={self.values[n]}" if self.cards[n] != EMPTY else "." for n in range(SPACES)]
        rows = " / ".join([" ".join(signs[start : start + WIDTH]) for start in range(0, SPACES, WIDTH)])
        tokens = f"boosts {list(self.boosts)} laid {self.laid} built {list(self.built)} bonuses {list(self.bonuses)}"
        masks = f"rails {self.rails} cars {self.cars} squares {self.squares} lit {self.lit}"
        return f"City({rows}; {tokens}; {masks} foundations {self.foundations} towers {self.towers} {self.seasides})"

    def __hash__(self) -> int:
        return hash((tuple(self.cards), self.boosts, self.laid))


BARE: Final = City()
"""The city that everybody begins with."""


def build(box: Box, city: City, card: i64, district: i64) -> City:
    """5.2: the city with one more card, on the leftmost empty space of a district."""
    new = City(city)
    space: i64 = district * WIDTH + new.built[district]
    bit: i64 = BIT[space]
    symbols: i64 = box.symbols[card]
    new.cards[space] = card
    new.values[space] = box.value[card]
    new.built[district] += 1
    if new.built[district] == box.spaces:
        new.full |= BIT[district]
    if symbols & (TRACKS | DEPOT) != 0:
        new.rails |= bit
    if symbols & DEPOT != 0:
        new.cars |= bit  # 6.3
    if symbols & SQUARE != 0:
        new.squares |= bit
    if symbols & FOUNDATION != 0:
        new.foundations |= bit  # 7.1: its token came with it
    if symbols & SEASIDE != 0:
        new.seasides += 1
    if symbols & BONUS != 0:
        new.bonuses[district] += 1
    settle(box, new)
    return new


def boost(box: Box, city: City, space: i64) -> City:
    """8.4: the city with a +2 token on this space's card."""
    new = City(city)
    new.boosts = (*city.boosts, space)
    new.values[space] += box.plus
    settle(box, new)
    return new


def lay(box: Box, city: City, space: i64) -> City:
    """8.9: the city with a tracks token on this space's card."""
    new = City(city)
    new.laid |= BIT[space]
    new.rails |= BIT[space]
    settle(box, new)
    return new


def settle(box: Box, city: City) -> None:
    """5.6: cable cars, then squares, then skyscrapers. None of them is ever lost, so what held before still holds."""
    city.cars = spread(city.cars | (city.rails & box.depots), city.rails)  # 6.1
    light_squares(box, city)
    if city.foundations != city.towers:
        raise_towers(box, city)


def spread(cars: i64, rails: i64) -> i64:
    """6.2, 6.4: cable cars on all tracks that hang together, side by side, with those that have one."""
    reached: i64 = cars
    fresh: i64 = cars
    while fresh != 0:
        fresh = beside(fresh) & rails & ~reached
        reached |= fresh
    return reached


def light_squares(box: Box, city: City) -> None:
    """6.5: a square counts once a card beside it has a cable car; its own does not help it."""
    fresh: i64 = city.squares & ~city.lit
    if fresh == 0:
        return
    fresh &= beside(city.cars)
    if fresh == 0:
        return
    city.lit |= fresh
    while fresh != 0:
        city.values[nth(fresh, 0)] += box.square_value
        fresh &= fresh - 1


def raise_towers(box: Box, city: City) -> None:
    """7.2: a skyscraper on every foundation with enough around it."""
    need: i64 = required(box, city)
    bare: i64 = city.foundations & ~city.towers
    while bare != 0:
        space: i64 = nth(bare, 0)
        bare &= bare - 1
        if around(box, city, space) >= need:
            city.towers |= BIT[space]


def required(box: Box, city: City) -> i64:
    """7.3: what must lie around a foundation: each seaside card lowers it by one."""
    return box.tower_need - city.seasides


def around(box: Box, city: City, space: i64) -> i64:
    """What the cards beside this space are worth together."""
    total: i64 = 0
    for n in range(box.neighbours_from[space], box.neighbours_from[space + 1]):
        total += city.values[box.neighbours[n]]
    return total


def empty_beside(box: Box, city: City, space: i64) -> i64:
    """How many spaces beside this one have no card."""
    found: i64 = 0
    for n in range(box.neighbours_from[space], box.neighbours_from[space + 1]):
        if city.cards[box.neighbours[n]] == EMPTY:
            found += 1
    return found


def is_full(city: City) -> bool:
    return city.full == EVERYWHERE


def covered(box: Box, city: City) -> i64:
    """The spaces with a card, as a mask."""
    mask: i64 = 0
    district: i64 = 0
    while district < DISTRICTS:
        mask |= box.filled[district * (WIDTH + 1) + city.built[district]]
        district += 1
    return mask


def district_total(city: City, district: i64) -> i64:
    """10.1: what a district's cards are worth together."""
    total: i64 = 0
    space: i64 = district * WIDTH
    end: i64 = space + WIDTH
    while space < end:
        total += city.values[space]
        space += 1
    return total


def with_cards(box: Box, districts: list[list[int]], boosts: Sequence[int], laid: list[int]) -> City:
    """The city of these cards by district and these tokens, however it came about."""
    city = BARE
    for district, cards in enumerate(districts):
        for card in cards:
            city = build(box, city, card, district)
    for space in boosts:
        city = boost(box, city, space)
    for space in laid:
        city = lay(box, city, space)
    return city
