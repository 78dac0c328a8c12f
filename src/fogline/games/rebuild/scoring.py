"""Chapter 8: the score, and the story of each number."""

from typing import Final

from mypy_extensions import i64

from fogline.core.result import Line, Result, ranking
from fogline.core.rows import vec
from fogline.games.rebuild import points
from fogline.games.rebuild.box import COMMITTEE, TYPES
from fogline.games.rebuild.open import Open
from fogline.games.rebuild.questions import LAST_YEAR, OVER
from fogline.games.rebuild.state import State
from fogline.games.rebuild.view import View
from fogline.parts.bits import members, size

BUILT: Final = "eighth-building"
EXPOSITION: Final = "exposition"
NOT_OVER: Final = "not-over"


def objective_line(t: Open, player: int, objective: int, owner: str, settled: bool) -> Line:
    """8.1: one objective, common or personal, with how it came about; 8.14: hidden comparisons compare all alike.

    8.12 ranks also those with nothing, but before the end nobody is promised points for that.
    """
    args = {"objective": objective, "count": int(points.count(t, player, objective))}
    worth = points.worth(t, player, objective)
    if points.on_board(t.box, objective):
        return Line(f"{owner}-board", worth, "8.11", args)
    if not points.compares(t.box, objective):
        return Line(owner, worth, "8.1", {**args, "each": int(points.each(t, objective))})
    if not (settled or args["count"]):
        return Line(f"{owner}-none", 0, "8.12", args)
    place, tied, together = points.rank(t, player, objective)
    if tied == 1:
        return Line(f"{owner}-place", worth, "8.12", {**args, "rank": place})
    return Line(f"{owner}-shared", worth, "8.13", {**args, "rank": place, "tied": tied, "together": together})


def board_lines(t: Open, player: int) -> list[Line]:
    """8.15 and 8.16: development and urbanism."""
    value = t.box.board[t.tokens[player]]
    found = [Line("development", value, "8.15", {})]
    for service in range(TYPES):
        have = points.cards(t, player)[service]
        if have:
            worth = points.urbanism_points(t, player, service)
            found.append(Line("urbanism", worth, "8.16", {"service": service, "count": have}))
    return found


def money_line(t: Open, player: int, per: int) -> Line:
    """8.17: money left."""
    return Line("money", t.money[player] // per, "8.17", {"money": t.money[player], "each": per})


def story(t: Open, player: int, held: int, settled: bool) -> tuple[Line, ...]:
    """A player's whole score, as far as these personal objectives are known."""
    lines = [objective_line(t, player, objective, "common", settled) for objective in members(t.common)]
    lines += [objective_line(t, player, objective, "own", settled) for objective in members(held)]
    if t.best == player:
        lines.append(Line("best-builder", t.box.objective_points[t.box.best_builder], "7.1", {}))
    return (*lines, *board_lines(t, player), money_line(t, player, t.box.money_point))


def committee_story(t: Open, held: int, settled: bool) -> tuple[Line, ...]:
    """9.15: common objectives, development and urbanism as usual; its cards and its money count differently."""
    lines = [objective_line(t, COMMITTEE, objective, "common", settled) for objective in members(t.common)]
    cards = len(members(held)) + (1 if t.best == COMMITTEE else 0)
    each = t.box.committee_objective
    lines.append(Line("committee-objectives", cards * each, "9.15", {"count": cards, "each": each}))
    rate = t.box.committee_point[t.hard]
    return (*lines, *board_lines(t, COMMITTEE), money_line(t, COMMITTEE, rate))


def total(lines: tuple[Line, ...]) -> int:
    return sum([line.points for line in lines])


def judge(t: Open, held: vec[i64], ended_by: str) -> Result:
    """8.18: most points, then most buildings; 8.19: who is still tied shares the place; 9.16: solo alike."""
    settled = ended_by != NOT_OVER
    stories = [story(t, seat, held[seat], settled) for seat in range(t.seats)]
    everybody = [*stories, committee_story(t, held[COMMITTEE], settled)] if t.seats == 1 else stories
    keys = [(total(lines), int(size(t.built[player]))) for lines, player in zip(everybody, t.players, strict=True)]
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
    return judge(s, s.held, ended(s.ended_by))


def score(v: View) -> Result:
    """The score so far, with all personal objectives that this view knows of."""
    return judge(v, v.held, ended(v.ended_by) if v.asks == OVER else NOT_OVER)
