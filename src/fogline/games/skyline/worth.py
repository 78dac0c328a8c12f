"""What a city is worth to a mind that looks ahead a little, in half points. An estimate, not a rule."""

from typing import Final, final

from mypy_extensions import i64

from fogline.games.skyline.box import BLACK, CONTRACT_TOKEN, DISTRICTS, TRACKS_TOKEN, Box
from fogline.games.skyline.city import City, around, build, district_total, is_full, open_districts, required
from fogline.games.skyline.view import View
from fogline.parts.bits import members, size

BONUS_WORTH: Final[list[float]] = [1.6, 2.6, 1.8, 3.0, 1.2, 1.4]
"""Each bonus, before it is known what it will be used for."""
END: Final = 4.0
"""The most that ending the game can be worth."""
SHARP: Final = 1.5
"""How far ahead in a district is well ahead when the game ends."""
BLUR: Final = 4.0
"""How much farther that is at the start."""


def ahead(mine: float, theirs: float, scale: float) -> float:
    """How likely it is to stay ahead, from -1 to 1."""
    lead: float = (mine - theirs) / scale
    return lead / (1.0 + (lead if lead >= 0.0 else -lead))


@final
class Outlook:
    """One seat's interest in a moment of the game: what its rivals have, and how long the game may last."""

    def __init__(self, v: View, seat: int, ending: bool = False) -> None:
        self.view = v
        self.box: Box = v.box
        self.seat: int = seat
        rivals = [city for other, city in enumerate(v.cities) if other != seat]
        self.totals: list[list[int]] = [[int(district_total(city, d)) for city in rivals] for d in range(DISTRICTS)]
        """By district, what each rival's cards there are worth."""
        self.cars: list[int] = [int(size(city.cars)) for city in rivals]
        self.towers: i64 = max([int(size(city.towers)) for city in rivals])
        self.finished: list[bool] = [owner in (-1, seat) for owner in v.finished]
        self.time: float = 0.0 if ending else v.foundations / v.box.tokens[v.seats]
        """How much of the game is left, from 1 to 0."""
        self.scale: float = SHARP + BLUR * self.time
        # Passing a rival is worth the step from one advantage token to the next: all of the first with two players.
        self.step: float = 2.0 if v.seats == 2 else 1.0
        self.last_look: Outlook | None = None
        """The same as if the game ended now, once somebody asks."""
        self.best_rival: float = 0.0
        tracks = v.bonuses[TRACKS_TOKEN] > 0
        self.bonus: list[float] = [self.bonus_worth(v, v.box.bonus_of[d], tracks) for d in range(DISTRICTS)]

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
        v = self.view
        if self.last_look is None:
            others = [seat for seat in range(v.seats) if seat != self.seat]
            self.best_rival = max([Outlook(v, seat, ending=True).standing(v.cities[seat]) for seat in others])
            self.last_look = Outlook(v, self.seat, ending=True)
        return max(-END, min(END, self.last_look.standing(city) - self.best_rival))

    def of_district(self, city: City, district: i64) -> float:
        mine: float = float(district_total(city, district))
        total: float = 0.0
        for rival in self.totals[district]:
            total += self.step * ahead(mine, float(rival), self.scale)
        built: i64 = city.built[district]
        symbols: i64 = city.bonuses[district]
        full: bool = built == self.box.spaces
        if self.finished[district]:
            share: float = float(built) / float(self.box.spaces)
            total += 2.0 if full else 1.2 * min(1.0, 3.0 * self.time) * share * share * share
        if symbols >= 2:
            total += self.bonus[district]
        elif symbols > 0 and not full:
            total += 0.3 * self.bonus[district] * self.time
        return total if full else total - 0.05 * float(built) * self.time

    def of_cars(self, city: City) -> float:
        cars: float = float(size(city.cars))
        total: float = 0.0
        for rival in self.cars:
            total += 1.25 * self.step * ahead(cars, float(rival), 1.0 + 2.0 * self.time)
        waiting: i64 = size(city.rails & ~city.cars) + size(city.squares & ~city.lit)
        return total + 0.35 * float(waiting) * self.time

    def of_towers(self, city: City) -> float:
        """Skyscrapers, the medal they may bring, and foundations by what is missing around them."""
        towers: i64 = size(city.towers)
        total: float = 2.0 * float(towers) + 0.4 * float(city.seasides) * self.time
        if towers > self.towers:
            total += 2.0
        bare = city.foundations & ~city.towers
        if bare:
            need: i64 = required(self.box, city)
            for space in members(bare):
                missing: i64 = need - around(self.box, city, space)
                free: i64 = 0
                for neighbour in self.box.neighbours[space]:
                    if city.cards[neighbour] < 0:
                        free += 1
                total += 1.6 * self.time * max(0.1, 1.0 - float(missing) / (2.0 * float(free) + 0.5))
        return total

    # -- building ------------------------------------------------------------------------------------------------

    def steps(self, city: City, card: int) -> list[City]:
        """The cities that building this card can lead to."""
        colour = self.box.colour[card]
        if colour != BLACK:
            return [build(self.box, city, card, colour)] if city.built[colour] < self.box.spaces else []
        return [build(self.box, city, card, district) for district in open_districts(self.box, city)]

    def best_step(self, city: City, card: int) -> tuple[float, City | None]:
        best: float = 0.0
        found: City | None = None
        for step in self.steps(city, card):
            worth: float = self.worth(step)
            if found is None or worth > best:
                best = worth
                found = step
        return best, found

    def gain(self, city: City, cards: list[int]) -> float:
        """What these cards would bring, built one after the other, the best first, while they bring anything."""
        base: float = self.worth(city)
        now: float = base
        left = sorted(cards)
        while left:
            taken, before, best = -1, -1, city
            for card in left:
                if card == before:
                    continue
                before = card
                worth, step = self.best_step(city, card)
                if step is not None and worth > now:
                    now, best, taken = worth, step, card
            if taken < 0:
                break
            city = best
            left.remove(taken)
        return now - base

    def rough_gain(self, city: City, cards: list[int]) -> float:
        """The same at a glance: each card alone."""
        base: float = self.worth(city)
        total: float = 0.0
        for card in cards:
            worth, step = self.best_step(city, card)
            if step is not None and worth > base:
                total += worth - base
        return total
