"""Chapters 5 and 8, where cards and tokens may go: questions about one city, which rules, minds and faces ask alike."""

from mypy_extensions import i64

from fogline.games.skyline.box import EVERYWHERE, PLUS_TWO, TRACKS_TOKEN, Box
from fogline.games.skyline.city import City, covered
from fogline.games.skyline.open import Open


def with_room(city: City) -> i64:
    """5.3: the districts with an empty space, as a mask."""
    return EVERYWHERE & ~city.full


def districts_for(box: Box, city: City, card: i64) -> i64:
    """5.1, 5.4: the districts that a card may go to, 5.3: as far as they have room; as a mask."""
    return box.goes_to[card] & ~city.full


def some_fits(box: Box, city: City, cards: list[int]) -> bool:
    """Whether one of these cards can be built."""
    room: i64 = with_room(city)
    for card in cards:
        if box.goes_to[card] & room != 0:
            return True
    return False


def targets(box: Box, city: City, token: i64) -> i64:
    """The spaces that a token may go on: 8.4 any card for +2, 8.9 one with neither tracks nor a depot for tracks."""
    return covered(box, city) if token == PLUS_TWO else covered(box, city) & ~city.rails


def available(o: Open, seat: i64, bonus: i64) -> bool:
    """8.3: whether one is left and there is a place for it: 8.6 for a card a space, 8.9 for tracks a bare card."""
    if o.bonuses[bonus] == 0:
        return False
    if o.box.bonus_card[bonus] >= 0:
        return with_room(o.cities[seat]) != 0
    return bonus != TRACKS_TOKEN or targets(o.box, o.cities[seat], TRACKS_TOKEN) != 0
