"""Chapter 8: the score, and the story of each number."""

from typing import Final

from fogline.core.result import Line, Result, ranking
from fogline.games.rebuild import points
from fogline.games.rebuild.box import COMMITTEE, TYPES
from fogline.games.rebuild.questions import OVER
from fogline.games.rebuild.state import LAST_YEAR, State
from fogline.games.rebuild.view import View
from fogline.parts.bits import members

BUILT: Final = "eighth-building"
EXPOSITION: Final = "exposition"
NOT_OVER: Final = "not-over"


def objective_line(t: State | View, player: int, objective: int, owner: str) -> Line:
    """8.1: one objective, common or personal, with how it came about; 8.14: hidden comparisons compare all alike."""
    args = {"objective": objective, "count": points.count(t, player, objective)}
    worth = points.worth(t, player, objective)
    if t.box.objective_kind[objective] in ("row", "column"):
        return Line(f"{owner}-board", worth, "8.11", args)
    if not points.compares(t.box, objective):
        return Line(owner, worth, "8.1", {**args, "each": points.each(t, objective)})
    place, tied, together = points.rank(t, player, objective)
    if tied == 1:
        return Line(f"{owner}-place", worth, "8.12", {**args, "rank": place})
    return Line(f"{owner}-shared", worth, "8.13", {**args, "rank": place, "tied": tied, "together": together})


def board_lines(t: State | View, player: int) -> list[Line]:
    """8.15 and 8.16: development and urbanism."""
    value = t.box.board[t.tokens[player]]
    found = [Line("development", value, "8.15", {})]
    for service in range(TYPES):
        have = points.cards(t, player)[service]
        if have:
            worth = points.urbanism_points(t, player, service)
            found.append(Line("urbanism", worth, "8.16", {"service": service, "count": have}))
    return found


def money_line(t: State | View, player: int, per: int) -> Line:
    """8.17: money left."""
    return Line("money", t.money[player] // per, "8.17", {"money": t.money[player], "each": per})


def story(t: State | View, player: int, held: int) -> tuple[Line, ...]:
    """A player's whole score, as far as these personal objectives are known."""
    lines = [objective_line(t, player, objective, "common") for objective in members(t.common)]
    lines += [objective_line(t, player, objective, "own") for objective in members(held)]
    if t.best == player:
        lines.append(Line("best-builder", t.box.objective_points[t.box.best_builder], "7.1", {}))
    return (*lines, *board_lines(t, player), money_line(t, player, t.box.money_point))


def committee_story(t: State | View) -> tuple[Line, ...]:
    """9.15: common objectives, development and urbanism as usual; its cards and its money count differently."""
    lines = [objective_line(t, COMMITTEE, objective, "common") for objective in members(t.common)]
    cards = len(members(t.held[COMMITTEE])) + (1 if t.best == COMMITTEE else 0)
    each = t.box.committee_objective
    lines.append(Line("committee-objectives", cards * each, "9.15", {"count": cards, "each": each}))
    rate = t.box.committee_point[t.hard]
    return (*lines, *board_lines(t, COMMITTEE), money_line(t, COMMITTEE, rate))


def total(lines: tuple[Line, ...]) -> int:
    return sum([line.points for line in lines])


def judge(t: State | View, ended_by: str) -> Result:
    """8.18: most points, then most buildings; 8.19: who is still tied shares the place; 9.16: solo alike."""
    stories = [story(t, seat, t.held[seat]) for seat in range(t.seats)]
    everybody = [*stories, committee_story(t)] if t.seats == 1 else stories
    keys = [(total(lines), t.built[player].bit_count()) for lines, player in zip(everybody, t.players, strict=True)]
    told = [lines + tie_line(keys, nth) for nth, lines in enumerate(everybody)]
    places = ranking([*keys])
    scores = [key[0] for key in keys]
    if t.seats == 1:
        return Result((scores[0],), (places[0],), ended_by, (told[0],), scores[1], told[1])
    return Result(tuple(scores), places, ended_by, tuple(told))


def tie_line(keys: list[tuple[int, int]], nth: int) -> tuple[Line, ...]:
    """How a tie on points was settled, told to each of the tied."""
    score, built = keys[nth]
    rivals = [key[1] for other, key in enumerate(keys) if other != nth and key[0] == score]
    if not rivals:
        return ()
    best = max(rivals)
    key = "tie-ahead" if built > best else "tie-behind" if built < best else "tie-shared"
    return (Line(key, 0, "8.19" if key == "tie-shared" else "8.18", {"built": built, "best": best}),)


def ended(ended_by: int) -> str:
    return EXPOSITION if ended_by == LAST_YEAR else BUILT


def result(s: State) -> Result:
    """The final result of a game that is over."""
    return judge(s, ended(s.ended_by))


def score(v: View) -> Result:
    """The score so far, with all personal objectives that this view knows of."""
    return judge(v, ended(v.ended_by) if v.asks == OVER else NOT_OVER)
