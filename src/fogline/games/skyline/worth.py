"""What a city is worth to a mind that looks ahead a little, in half points. An estimate, not a rule."""

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from fogline.core.counts import same
from fogline.core.rows import vec
from fogline.games.skyline.box import CONTRACT_TOKEN, DISTRICTS, TRACKS_TOKEN, WIDTH, Box
from fogline.games.skyline.city import City, around, build, district_total, empty_beside, is_full, required
from fogline.games.skyline.habits import USUAL, Habits
from fogline.games.skyline.rules.spaces import districts_for
from fogline.games.skyline.view import View
from fogline.parts.bits import BIT, nth, size

BONUS_WORTH: Final[list[float]] = [1.6, 2.6, 1.8, 3.0, 1.2, 1.4]
"""Each bonus, before it is known what it will be used for."""

ROW: Final = 0b11111
"""The spaces of the topmost district, as a mask."""
UNKNOWN: Final = -1.0
"""What stands for a gain that nobody has asked for yet."""
NOWHERE: Final = City()
"""What is looked at before anything is."""
NOUGHTS: Final[vec[float]] = vec[float]([0.0] * (DISTRICTS * 4))
"""To be cut from: a row for each district of each rival, and any shorter one."""


def ahead(mine: float, theirs: float, scale: float) -> float:
    """How likely it is to stay ahead, from -1 to 1."""
    lead: float = (mine - theirs) / scale
    return lead / (1.0 + (lead if lead >= 0.0 else -lead))


@final
class Outlook:
    """One seat's interest in a moment of the game: what its rivals have, and how long the game may last."""

    def __init__(self, v: View, seat: i64, habits: Habits = USUAL, ending: bool = False) -> None:
        self.view = v
        self.habits: Habits = habits
        self.box: Box = v.box
        self.seat: i64 = seat
        self.rivals: i64 = v.seats - 1
        self.totals: vec[float] = NOUGHTS[: DISTRICTS * self.rivals]
        """By district, what each rival's cards there are worth."""
        self.cars: vec[float] = NOUGHTS[: self.rivals]
        self.towers: i64 = 0
        """The most skyscrapers that a rival has."""
        self.count_rivals()
        self.time: float = 0.0 if ending else float(v.foundations) / float(v.box.tokens[v.seats])
        """How much of the game is left, from 1 to 0."""
        self.scale: float = habits.sharp + habits.blur * self.time
        # Passing a rival is worth the step from one advantage token to the next: all of the first with two players.
        self.step: float = 2.0 if v.seats == 2 else habits.passing
        self.last_look: Outlook | None = None
        """The same as if the game ended now, once somebody asks."""
        self.best_rival: float = 0.0
        tracks = v.bonuses[TRACKS_TOKEN] > 0
        self.bonus: vec[float] = NOUGHTS[:DISTRICTS]
        """By district, what its bonus is worth."""
        for d in range(DISTRICTS):
            self.bonus[d] = self.bonus_worth(v, v.box.bonus_of[d], tracks)
        self.at: City = NOWHERE
        """The city looked at last; all that follows is its."""
        self.its_standing: float = 0.0
        self.of_its_cars: float = 0.0
        self.of_its_districts: vec[float] = NOUGHTS[:DISTRICTS]
        self.alone: vec[float] = vec[float]([UNKNOWN] * v.box.kinds)
        """By card: what it alone would bring this seat's own city; UNKNOWN before somebody asks. So is what follows."""
        self.together: dict[tuple[int, ...], float] = {}
        """By cards in a column: what they would bring together."""

    def fits(self, v: View) -> bool:
        """Whether nothing has changed that this was reckoned from. Cities are values: another one is a change."""
        mine = self.view
        if v.box is not mine.box or v.seats != mine.seats or v.foundations != mine.foundations:
            return False
        for seat in range(v.seats):
            if v.cities[seat] is not mine.cities[seat]:
                return False
        return same(v.bonuses, mine.bonuses) and same(v.finished, mine.finished)

    def count_rivals(self) -> None:
        """What the others' districts are worth, their cable cars and their skyscrapers."""
        rival: i64 = 0
        for seat in range(self.view.seats):
            if seat != self.seat:
                city = self.view.cities[seat]
                for d in range(DISTRICTS):
                    self.totals[d * self.rivals + rival] = float(district_total(city, d))
                self.cars[rival] = float(size(city.cars))
                self.towers = max(self.towers, size(city.towers))
                rival += 1

    def bonus_worth(self, v: View, bonus: i64, tracks: bool) -> float:
        instead = BONUS_WORTH[TRACKS_TOKEN] if tracks else 0.0
        if v.bonuses[bonus] == 0:
            return instead
        if bonus == CONTRACT_TOKEN:
            return max(instead, BONUS_WORTH[bonus] * self.time)
        return max(instead, self.habits.bonus * BONUS_WORTH[bonus])

    def worth(self, city: City) -> float:
        """All that a city has and may come to; a full one ends the game, too."""
        total = self.standing(city)
        return total + self.of_ending(city) if is_full(city) else total

    def standing(self, city: City) -> float:
        if city is not self.at:
            self.at = city
            self.of_its_cars = self.of_cars(city)
            self.its_standing = self.of_towers(city) + self.of_its_cars
            for district in range(DISTRICTS):
                self.of_its_districts[district] = self.of_district(city, district)
                self.its_standing += self.of_its_districts[district]
        return self.its_standing

    def worth_of_step(self, step: City, district: i64) -> float:
        """The worth of the city looked at with one more card in this district: most of it is as it was."""
        at = self.at
        fresh: i64 = step.lit ^ at.lit
        same: bool = fresh == 0 and step.rails == at.rails and step.squares == at.squares
        total: float = self.of_towers(step) + (self.of_its_cars if same else self.of_cars(step))
        for d in range(DISTRICTS):
            changed: bool = d == district or (fresh >> (d * WIDTH)) & ROW != 0
            total += self.of_district(step, d) if changed else self.of_its_districts[d]
        return total + self.of_ending(step) if is_full(step) else total

    def of_ending(self, city: City) -> float:
        """What it is worth that the game ends now: good for whoever is ahead as things stand."""
        v = self.view
        if self.last_look is None:
            others = [seat for seat in range(v.seats) if seat != self.seat]
            self.best_rival = max(
                [Outlook(v, seat, self.habits, ending=True).standing(v.cities[seat]) for seat in others]
            )
            self.last_look = Outlook(v, self.seat, self.habits, ending=True)
        most: float = self.habits.end
        return max(-most, min(most, self.last_look.standing(city) - self.best_rival))

    def at_the_end(self, seat: i64) -> "Outlook":
        """A seat's outlook if the game ended now."""
        return Outlook(self.view, seat, self.habits, ending=True)

    def of_district(self, city: City, district: i64) -> float:
        habits = self.habits
        mine: float = float(district_total(city, district))
        total: float = 0.0
        for rival in range(district * self.rivals, (district + 1) * self.rivals):
            total += self.step * ahead(mine, self.totals[rival], self.scale)
        built: i64 = city.built[district]
        symbols: i64 = city.bonuses[district]
        full: bool = city.full & BIT[district] != 0
        owner: i64 = self.view.finished[district]
        if owner == -1 or owner == self.seat:
            share: float = float(built) / float(self.box.spaces)
            total += habits.full if full else habits.nearly_full * min(1.0, 3.0 * self.time) * share * share * share
        if symbols >= 2:
            total += self.bonus[district]
        elif symbols > 0 and not full:
            total += habits.half_bonus * self.bonus[district] * self.time
        return total if full else total - habits.crowded * float(built) * self.time

    def of_cars(self, city: City) -> float:
        habits = self.habits
        scale: float = 1.0 + habits.cars_blur * self.time
        cars: float = float(size(city.cars))
        total: float = 0.0
        for rival in range(self.rivals):
            total += habits.cars * self.step * ahead(cars, self.cars[rival], scale)
        waiting: i64 = size(city.rails & ~city.cars) + size(city.squares & ~city.lit)
        return total + habits.waiting * float(waiting) * self.time

    def of_towers(self, city: City) -> float:
        """Skyscrapers, the medal they may bring, and foundations by what is missing around them."""
        habits = self.habits
        towers: i64 = size(city.towers)
        total: float = habits.tower * float(towers) + habits.seaside * float(city.seasides) * self.time
        if towers > self.towers:
            total += habits.medal
        bare: i64 = city.foundations & ~city.towers
        if bare != 0:
            need: i64 = required(self.box, city)
            while bare != 0:
                space: i64 = nth(bare, 0)
                bare &= bare - 1
                missing: i64 = need - around(self.box, city, space)
                free: i64 = empty_beside(self.box, city, space)
                total += (
                    habits.foundation * self.time * max(0.1, 1.0 - float(missing) / (habits.room * float(free) + 0.5))
                )
        return total

    # -- building ------------------------------------------------------------------------------------------------

    def best_step(self, card: i64) -> tuple[float, City | None]:
        """What building this card in the city looked at is worth at best, and the city that it leads to."""
        best: float = 0.0
        found: City | None = None
        city = self.at
        open_ones: i64 = districts_for(self.box, city, card)
        for district in range(DISTRICTS):
            if open_ones & BIT[district] != 0:
                step = build(self.box, city, card, district)
                worth: float = self.worth_of_step(step, district)
                if found is None or worth > best:
                    best = worth
                    found = step
        return best, found

    def gain(self, city: City, cards: Sequence[int]) -> float:
        """What these cards would bring, built one after the other, the best first, while they bring anything."""
        base: float = self.worth(city)
        now: float = base
        left = sorted(cards)
        while left:
            taken: i64 = -1
            before: i64 = -1
            best = city
            for card in left:
                if card == before:
                    continue
                before = card
                worth, step = self.best_step(card)
                if step is not None and worth > now:
                    now, best, taken = worth, step, card
            if taken < 0:
                break
            city = best
            left.remove(taken)
            if left:
                self.standing(city)  # look at that one now
        return now - base

    def of_column(self, cards: tuple[int, ...]) -> float:
        """What these cards would bring this seat's city as it is."""
        found = self.together.get(cards)
        if found is None:
            found = self.gain(self.view.cities[self.seat], cards)
            self.together[cards] = found
        return found

    def of_card(self, card: i64) -> float:
        """What one card would bring it."""
        if self.alone[card] == UNKNOWN:
            base: float = self.worth(self.view.cities[self.seat])
            worth, step = self.best_step(card)
            self.alone[card] = worth - base if step is not None and worth > base else 0.0
        return self.alone[card]

    def at_a_glance(self, cards: tuple[int, ...]) -> float:
        """What these cards would bring it, each taken alone."""
        total: float = 0.0
        for card in cards:
            total += self.of_card(card)
        return total


@final
class Outlooks:
    """The outlook of each seat as it was last reckoned: it serves until somebody builds or a foundation is laid."""

    def __init__(self, habits: Habits = USUAL) -> None:
        self.habits: Habits = habits
        self.kept: dict[int, Outlook] = {}

    def of(self, v: View, seat: i64) -> Outlook:
        kept = self.kept.get(seat)
        if kept is None or not kept.fits(v):
            kept = Outlook(v, seat, self.habits)
            self.kept[seat] = kept
        return kept
