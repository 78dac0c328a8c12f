"""What a city is worth to a mind that looks ahead a little, in half points. An estimate, not a rule."""

from functools import cached_property
from typing import Final

from fogline.games.skyline.box import BLACK, CONTRACT_TOKEN, DISTRICTS, TRACKS_TOKEN, Box
from fogline.games.skyline.city import City, around, build, district_total, is_full, open_districts, required
from fogline.games.skyline.view import View
from fogline.parts.bits import members, size

BONUS_WORTH: Final = (1.6, 2.6, 1.8, 3.0, 1.2, 1.4)
"""Each bonus, before it is known what it will be used for."""
END: Final = 4.0
"""The most that ending the game can be worth."""
SHARP: Final = 1.5
"""How far ahead in a district is well ahead when the game ends."""
BLUR: Final = 4.0
"""How much farther that is at the start."""


def ahead(mine: float, theirs: float, scale: float) -> float:
    """How likely it is to stay ahead, from -1 to 1."""
    lead = (mine - theirs) / scale
    return lead / (1 + abs(lead))


class Outlook:
    """One seat's interest in a moment of the game: what its rivals have, and how long the game may last."""

    def __init__(self, v: View, seat: int, ending: bool = False) -> None:
        self.view = v
        self.box: Box = v.box
        self.seat = seat
        rivals = [city for other, city in enumerate(v.cities) if other != seat]
        self.totals = [[int(district_total(city, d)) for d in range(DISTRICTS)] for city in rivals]
        self.cars = [int(size(city.cars)) for city in rivals]
        self.towers = max(int(size(city.towers)) for city in rivals)
        self.finished = [owner in (-1, seat) for owner in v.finished]
        self.time = 0.0 if ending else v.foundations / v.box.tokens[v.seats]
        """How much of the game is left, from 1 to 0."""
        self.scale = SHARP + BLUR * self.time
        # Passing a rival is worth the step from one advantage token to the next: all of the first with two players.
        self.step = 2.0 if v.seats == 2 else 1.0
        tracks = v.bonuses[TRACKS_TOKEN] > 0
        self.bonus = [self.bonus_worth(v, v.box.bonus_of[d], tracks) for d in range(DISTRICTS)]

    def bonus_worth(self, v: View, bonus: int, tracks: bool) -> float:
        instead = BONUS_WORTH[TRACKS_TOKEN] if tracks else 0.0
        if not v.bonuses[bonus]:
            return instead
        if bonus == CONTRACT_TOKEN:
            return max(instead, BONUS_WORTH[bonus] * self.time)
        return max(instead, BONUS_WORTH[bonus])

    def worth(self, city: City) -> float:
        """All that a city has and may come to; a full one ends the game, too."""
        total = self.standing(city)
        return total + self.of_ending(city) if is_full(self.box, city) else total

    def standing(self, city: City) -> float:
        total = self.of_towers(city) + self.of_cars(city)
        for district in range(DISTRICTS):
            total += self.of_district(city, district)
        return total

    def of_ending(self, city: City) -> float:
        """What it is worth that the game ends now: good for whoever is ahead as things stand."""
        return max(-END, min(END, self.last_look.standing(city) - self.best_rival))

    @cached_property
    def last_look(self) -> "Outlook":
        """The same as if the game ended now."""
        return Outlook(self.view, self.seat, ending=True)

    @cached_property
    def best_rival(self) -> float:
        v = self.view
        others = [seat for seat in range(v.seats) if seat != self.seat]
        return max(Outlook(v, seat, ending=True).standing(v.cities[seat]) for seat in others)

    def of_district(self, city: City, district: int) -> float:
        mine = int(district_total(city, district))
        total = 0.0
        for rival in self.totals:
            total += self.step * ahead(mine, rival[district], self.scale)
        built, symbols = city.built[district], city.bonuses[district]
        full = built == self.box.spaces
        if self.finished[district]:
            total += 2.0 if full else 1.2 * min(1.0, 3 * self.time) * (built / self.box.spaces) ** 3
        if symbols >= 2:
            total += self.bonus[district]
        elif symbols and not full:
            total += 0.3 * self.bonus[district] * self.time
        return total if full else total - 0.05 * built * self.time

    def of_cars(self, city: City) -> float:
        cars = int(size(city.cars))
        total = 0.0
        for rival in self.cars:
            total += 1.25 * self.step * ahead(cars, rival, 1 + 2 * self.time)
        waiting = int(size(city.rails & ~city.cars)) + int(size(city.squares & ~city.lit))
        return total + 0.35 * waiting * self.time

    def of_towers(self, city: City) -> float:
        """Skyscrapers, the medal they may bring, and foundations by what is missing around them."""
        towers = int(size(city.towers))
        total = 2.0 * towers + (2.0 if towers > self.towers else 0.0) + 0.4 * city.seasides * self.time
        bare = city.foundations & ~city.towers
        if bare:
            need = int(required(self.box, city))
            for space in members(bare):
                missing = need - int(around(self.box, city, space))
                free = len([n for n in self.box.neighbours[space] if city.cards[n] < 0])
                total += 1.6 * self.time * max(0.1, 1 - missing / (2.0 * free + 0.5))
        return total

    # -- building ------------------------------------------------------------------------------------------------

    def steps(self, city: City, card: int) -> list[City]:
        """The cities that building this card can lead to."""
        colour = self.box.colour[card]
        if colour != BLACK:
            return [build(self.box, city, card, colour)] if city.built[colour] < self.box.spaces else []
        return [build(self.box, city, card, district) for district in open_districts(self.box, city)]

    def best_step(self, city: City, card: int) -> tuple[float, City | None]:
        found = [(self.worth(step), step) for step in self.steps(city, card)]
        return max(found, key=lambda option: option[0], default=(0.0, None))

    def gain(self, city: City, cards: list[int]) -> float:
        """What these cards would bring, built one after the other, the best first, while they bring anything."""
        base = now = self.worth(city)
        left = sorted(cards)
        while left:
            options = [(*self.best_step(city, card), card) for card in dict.fromkeys(left)]
            value, step, card = max(options, key=lambda option: option[0] if option[1] else -99.0)
            if step is None or value <= now:
                break
            now, city = value, step
            left.remove(card)
        return now - base

    def rough_gain(self, city: City, cards: list[int]) -> float:
        """The same at a glance: each card alone."""
        base = self.worth(city)
        total = 0.0
        for card in cards:
            value, step = self.best_step(city, card)
            if step is not None and value > base:
                total += value - base
        return total
