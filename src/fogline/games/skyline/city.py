"""One player's city, as a value: building makes a new one in which cable cars, squares and skyscrapers are settled."""

from typing import final

from mypy_extensions import i64

from fogline.games.skyline.box import (
    BONUS,
    DEPOT,
    DISTRICTS,
    EMPTY,
    FOUNDATION,
    SEASIDE,
    SPACES,
    SQUARE,
    TRACKS,
    WIDTH,
    Box,
    beside,
)
from fogline.parts.bits import BIT, members


@final
class City:
    """What lies on a city board. Nobody changes one: ``build``, ``boost`` and ``lay`` give the next city."""

    def __init__(
        self,
        cards: list[int],
        values: list[int],
        built: list[int],
        bonuses: list[int],
        boosts: list[int],
        laid: int,
        rails: int,
        cars: int,
        squares: int,
        lit: int,
        foundations: int,
        towers: int,
        seasides: int,
    ) -> None:
        self.cards: list[int] = cards
        """The card on each space, or EMPTY."""
        self.values: list[int] = values
        """What each space's card is worth now."""
        self.built: list[int] = built
        """How many cards each district has."""
        self.bonuses: list[int] = bonuses
        """How many bonus symbols each district has."""
        self.boosts: list[int] = boosts
        """The spaces that +2 tokens lie on."""
        self.laid: int = laid
        """The spaces that tracks tokens lie on, as a mask; so are all that follow."""
        self.rails: int = rails
        """Cards with tracks or a depot."""
        self.cars: int = cars
        self.squares: int = squares
        self.lit: int = lit
        """City squares beside a cable car."""
        self.foundations: int = foundations
        self.towers: int = towers
        """Foundations with a skyscraper."""
        self.seasides: int = seasides
        """How many seaside cards there are."""

    def copy(self) -> "City":
        return City(
            self.cards.copy(),
            self.values.copy(),
            self.built.copy(),
            self.bonuses.copy(),
            self.boosts,
            self.laid,
            self.rails,
            self.cars,
            self.squares,
            self.lit,
            self.foundations,
            self.towers,
            self.seasides,
        )

    def __eq__(self, other: object) -> bool:
        """The rest of a city follows from its cards and tokens."""
        if not isinstance(other, City):
            return False
        return self.cards == other.cards and self.boosts == other.boosts and self.laid == other.laid

    def __repr__(self) -> str:
        """All of it: cards with what they are worth by district, then tokens, then what follows."""
        signs = [
            "." if card == EMPTY else f"{card}={value}" for card, value in zip(self.cards, self.values, strict=True)
        ]
        rows = " / ".join([" ".join(signs[start : start + WIDTH]) for start in range(0, SPACES, WIDTH)])
        tokens = f"boosts {self.boosts} laid {self.laid} built {self.built} bonuses {self.bonuses}"
        masks = f"rails {self.rails} cars {self.cars} squares {self.squares} lit {self.lit}"
        return f"City({rows}; {tokens}; {masks} foundations {self.foundations} towers {self.towers} {self.seasides})"

    def __hash__(self) -> int:
        return hash((tuple(self.cards), tuple(self.boosts), self.laid))


def empty_city() -> City:
    none = [0] * DISTRICTS
    return City([EMPTY] * SPACES, [0] * SPACES, none, none.copy(), [], 0, 0, 0, 0, 0, 0, 0, 0)


def build(box: Box, city: City, card: i64, district: i64) -> City:
    """5.2: the city with one more card, on the leftmost empty space of a district."""
    new = city.copy()
    space: i64 = district * WIDTH + new.built[district]
    bit: i64 = BIT[space]
    symbols: i64 = box.symbols[card]
    new.cards[space] = card
    new.values[space] = box.value[card]
    new.built[district] += 1
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
    new = city.copy()
    new.boosts = [*city.boosts, space]
    new.values[space] += box.plus
    settle(box, new)
    return new


def lay(box: Box, city: City, space: i64) -> City:
    """8.9: the city with a tracks token on this space's card."""
    new = city.copy()
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
    for space in members(fresh):
        city.values[space] += box.square_value


def raise_towers(box: Box, city: City) -> None:
    """7.2: a skyscraper on every foundation with enough around it."""
    need = required(box, city)
    for space in members(city.foundations & ~city.towers):
        if around(box, city, space) >= need:
            city.towers |= BIT[space]


def required(box: Box, city: City) -> i64:
    """7.3: what must lie around a foundation: each seaside card lowers it by one."""
    return box.tower_need - city.seasides


def around(box: Box, city: City, space: i64) -> i64:
    """What the cards beside this space are worth together."""
    total: i64 = 0
    for neighbour in box.neighbours[space]:
        total += city.values[neighbour]
    return total


def cards_built(city: City) -> i64:
    n: i64 = 0
    for count in city.built:
        n += count
    return n


def is_full(box: Box, city: City) -> bool:
    return cards_built(city) == DISTRICTS * box.spaces


def covered(box: Box, city: City) -> i64:
    """The spaces with a card, as a mask."""
    mask: i64 = 0
    district: i64 = 0
    while district < DISTRICTS:
        mask |= box.filled[district][city.built[district]]
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


def open_districts(box: Box, city: City) -> list[int]:
    """The districts with an empty space."""
    return [district for district in range(DISTRICTS) if city.built[district] < box.spaces]


def with_cards(box: Box, districts: list[list[int]], boosts: list[int], laid: list[int]) -> City:
    """The city of these cards by district and these tokens, however it came about."""
    city = empty_city()
    for district, cards in enumerate(districts):
        for card in cards:
            city = build(box, city, card, district)
    for space in boosts:
        city = boost(box, city, space)
    for space in laid:
        city = lay(box, city, space)
    return city
