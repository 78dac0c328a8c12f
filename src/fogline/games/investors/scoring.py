"""Chapter 11: the score, and the story of each number."""

from fogline.core.result import Line, Result, ranking
from fogline.games.investors import questions as q
from fogline.games.investors.open import Open
from fogline.games.investors.state import State
from fogline.games.investors.view import View

ENDINGS = ("", "last-year", "no-street", "no-means", "standstill")
NOT_OVER = "not-over"


def lines(table: Open, seat: int) -> tuple[Line, ...]:
    """7.4 and 8.7: what each district this seat has rebuilt gave, in the order of the years."""
    box, layout, extra = table.box, table.layout, table.extra
    mine = [tile for tile in range(box.tiles) if table.builder[tile] == seat]
    mine.sort(key=lambda tile: table.built_year[tile])
    told: list[Line] = []
    for tile in mine:
        year = min(box.first_year + table.built_year[tile], box.first_year + box.years - 1)
        args = {"district": layout[tile], "tile": tile, "year": year}
        told.append(Line("district", box.prestige[layout[tile]], "7.4", args))
        if extra[tile]:
            told.append(Line("extra", extra[tile], "8.7", {"district": layout[tile], "tile": tile}))
    return tuple(told)


def judge(table: Open, ended_by: str) -> Result:
    """11.2: most prestige, then most rods on the board; 11.5: who is still tied shares the place."""
    stories = [lines(table, seat) for seat in range(table.seats)]
    scores = [sum([line.points for line in story]) for story in stories]
    on_board = [list(table.rods).count(seat) for seat in range(len(scores))]
    keys: list[tuple[int, ...]] = [(score, n) for score, n in zip(scores, on_board, strict=True)]
    told = [story + tie_line(scores, on_board, seat) for seat, story in enumerate(stories)]
    return Result(tuple(scores), ranking(keys), ended_by, tuple(told))


def tie_line(scores: list[int], on_board: list[int], seat: int) -> tuple[Line, ...]:
    """How a tie on prestige was settled, told to each of the tied."""
    rivals = [i for i, score in enumerate(scores) if i != seat and score == scores[seat]]
    if not rivals:
        return ()
    mine, best = on_board[seat], max([on_board[rival] for rival in rivals])
    key = "tie-ahead" if mine > best else "tie-behind" if mine < best else "tie-shared"
    return (Line(key, 0, "11.5" if key == "tie-shared" else "11.2", {"rods": mine, "best": best}),)


def result(s: State) -> Result:
    """The final result of a game that is over."""
    return judge(s, ENDINGS[s.ended_by])


def score(v: View) -> Result:
    """The score so far: prestige is public."""
    return judge(v, ENDINGS[v.ended_by] if v.asks == q.OVER else NOT_OVER)
