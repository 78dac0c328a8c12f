"""Chapter 10: the score in halves, and the story of each number."""

from typing import Any

from fogline.core.result import Line, Result, ranking
from fogline.games.skyline.box import DISTRICTS, LEFT_EDGE, WIDTH
from fogline.games.skyline.city import City, district_total
from fogline.games.skyline.open import Open
from fogline.games.skyline.questions import ENDINGS, FULL_CITY, LAST_FOUNDATION, NOT_ENDED
from fogline.parts.bits import size

BY_FOUNDATIONS = ENDINGS[LAST_FOUNDATION]
BY_CITY = ENDINGS[FULL_CITY]


def district_figures(city: City, district: int) -> list[int]:
    """10.1: what a district is worth; 10.2: then its cards from left to right, and those of the districts below it,
    the first following the last. A missing card counts nothing."""
    values, start = list(city.values), district * WIDTH
    return [int(district_total(city, district)), *values[start:], *values[:start]]


def car_figures(city: City) -> list[int]:
    """10.4: how many cable cars; 10.5: then how many in each column from the left."""
    return [int(size(city.cars))] + [int(size(city.cars & (LEFT_EDGE << place))) for place in range(WIDTH)]


class Contest:
    """One comparison of all seats: who is first, who second, and what decided between neighbours."""

    def __init__(self, about: int, figures: list[list[int]], halves: list[int], ender: int, settled: bool) -> None:
        self.about = about
        """The district, or DISTRICTS for the cable cars."""
        self.figures = figures
        self.ender = ender
        seats = len(figures)
        # 10.3: where all figures are equal, from the player who ended the game clockwise: sorting keeps that order.
        clockwise = [(ender + n) % seats for n in range(seats)]
        self.order = sorted(clockwise, key=lambda seat: figures[seat], reverse=True)
        halves = halves + [0] * (seats - len(halves))
        # Before the end, who has nothing yet is promised nothing.
        self.earned = [n if settled or figures[seat][0] else 0 for seat, n in zip(self.order, halves, strict=False)]

    def line(self, seat: int) -> Line:
        """10.1, 10.4: the advantage token of a seat."""
        rank = self.order.index(seat)
        if self.about == DISTRICTS:
            args = {"cars": self.figures[seat][0], "rank": rank + 1}
            return Line("cable-cars", self.earned[rank], "10.4", args)
        args = {"district": self.about, "total": self.figures[seat][0], "rank": rank + 1}
        return Line("district", self.earned[rank], "10.1", args)

    def tie_lines(self, seat: int) -> list[Line]:
        """How a tie with the seat ranked just before and the one just after was broken."""
        rank = self.order.index(seat)
        rivals = [self.order[r] for r in (rank - 1, rank + 1) if 0 <= r < len(self.order)]
        mine = self.figures[seat]
        return [self.tie(seat, rival) for rival in rivals if self.figures[rival][0] == mine[0]]

    def tie(self, seat: int, rival: int) -> Line:
        mine, theirs = self.figures[seat], self.figures[rival]
        args: dict[str, Any] = {"player": rival, "total": mine[0]}
        key = "tie-cars" if self.about == DISTRICTS else "tie-district"
        if self.about != DISTRICTS:
            args["district"] = self.about
        decided = [n for n in range(1, len(mine)) if mine[n] != theirs[n]]
        if not decided:
            args["ender"] = self.ender
            won = "won" if self.order.index(seat) < self.order.index(rival) else "lost"
            return Line(f"{key}-{won}", 0, "10.3", args)
        last = decided[0]
        args["story"] = (self.about, tuple(zip(mine[1 : last + 1], theirs[1 : last + 1], strict=True)))
        return Line(key, 0, "10.5" if self.about == DISTRICTS else "10.2", args)


def contests(o: Open) -> list[Contest]:
    """As if the player whose turn it is ended the game now."""
    cities, settled = o.cities, o.ended_by != NOT_ENDED
    for_district, for_cars = o.box.district_advantage[o.seats], o.box.car_advantage[o.seats]
    found = [
        Contest(district, [district_figures(city, district) for city in cities], for_district, o.turn, settled)
        for district in range(DISTRICTS)
    ]
    return [*found, Contest(DISTRICTS, [car_figures(city) for city in cities], for_cars, o.turn, settled)]


def own_lines(o: Open, seat: int) -> list[Line]:
    """10.6: what does not depend on the others at the end."""
    box, lines = o.box, list[Line]()
    towers, tokens = int(size(o.cities[seat].towers)), o.points_tokens[seat]
    if towers:
        lines.append(Line("towers", towers * box.tower_points, "10.6", {"towers": towers}))
    if o.medal == seat:
        lines.append(Line("medal", box.medal_points, "10.6"))
    if tokens:
        lines.append(Line("points-tokens", tokens * box.token_points, "10.6", {"count": tokens}))
    for district in range(DISTRICTS):
        if o.finished[district] == seat:
            lines.append(Line("finished", box.finished_points, "10.6", {"district": district}))
    return lines


def result(o: Open) -> Result:
    """10.6: all points together; 10.7: most points, then most cable cars, else the victory is shared.

    Before the game is over, as if the player whose turn it is ended it now.
    """
    all_contests = contests(o)
    stories = [own_lines(o, seat) + [contest.line(seat) for contest in all_contests] for seat in range(o.seats)]
    scores = [sum([line.points for line in story]) for story in stories]
    keys = [(score, int(size(city.cars))) for score, city in zip(scores, o.cities, strict=True)]
    told: list[tuple[Line, ...]] = []
    for seat, story in enumerate(stories):
        ties = [line for contest in all_contests for line in contest.tie_lines(seat)]
        told.append((*story, *ties, *final_tie(keys, seat)))
    return Result(tuple(scores), ranking(list(keys)), ENDINGS[o.ended_by], tuple(told))


def final_tie(keys: list[tuple[int, int]], seat: int) -> list[Line]:
    """10.7: how a tie on points was settled, told to each of the tied."""
    score, cars = keys[seat]
    rivals = [key[1] for rival, key in enumerate(keys) if rival != seat and key[0] == score]
    if not rivals:
        return []
    best = max(rivals)
    key = "tie-ahead" if cars > best else "tie-behind" if cars < best else "tie-shared"
    return [Line(key, 0, "10.7", {"cars": cars, "best": best})]
