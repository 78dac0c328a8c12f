"""What single things do for whoever has them: tables of tickets, districts, objectives, choices and openings."""

from collections.abc import Mapping
from html import escape
from typing import Any, Final

from fogline.core.game import AnyGame
from fogline.core.protocols import AnyBox
from fogline.core.text import N_, Sentence, Speaker
from fogline.lab.look import label
from fogline.lab.sure import Sure, share
from fogline.lab.survey import Survey, Tried

SAYS: Final[dict[str, Sentence]] = {
    "singles": N_("Single things"),
    "singles-told": N_(
        "How often the seats that had a thing won, beside {even} of all seats. "
        "What was met less than {least} times is left out."
    ),
    "openings": N_("First choices"),
    "deeds": N_("Choices made at least once in a game: {sort}"),
    "lines": N_("Score: {line}"),
    "thing": N_("what"),
    "times": N_("times"),
    "won": N_("won"),
    "sure": N_("in 95 of 100"),
    "points-each": N_("points each"),
}
LEAST: Final = 5
"""What was met less often tells nothing."""
LEAST_SHARE: Final = 0.01
MOST_ROWS: Final = 16
"""The best and the worst are shown where there are more."""


class Singles:
    """The tables in one language."""

    def __init__(self, game: AnyGame, survey: Survey, speaker: Speaker, box: AnyBox) -> None:
        self.game = game
        self.survey = survey
        self.say = speaker
        self.box = box
        self.least = max(LEAST, int(survey.games * survey.seats * LEAST_SHARE))

    def tell(self, key: str, **values: Any) -> str:
        return self.say.tell(SAYS[key], values)

    def html(self) -> list[str]:
        even = self.say.number(sum(self.survey.wins) / self.survey.games / self.survey.seats, ".1%")
        parts = [
            f"<h2>{escape(self.tell('singles'))}</h2>",
            f"<p>{escape(self.tell('singles-told', even=even, least=self.least))}</p>",
        ]
        by_line: dict[str, dict[str, Tried]] = {}
        for (key, sort, value), tried in self.survey.lines.items():
            # Lines that only differ in how they are reckoned are one to a reader.
            found = by_line.setdefault(label(self.say.gist(self.game.words.lines[key])), {})
            name = self.say.name(sort, value)
            found[name] = found.get(name, Tried()) + tried
        for line, found in by_line.items():
            parts += self.table(self.tell("lines", line=line), found, points=True)
        parts += self.table(self.tell("openings"), self.named(self.survey.openings))
        sorts = sorted({type(self.box.actions[action]).__name__ for action in self.survey.deeds})
        for sort in sorts:
            of_sort = {a: t for a, t in self.survey.deeds.items() if type(self.box.actions[a]).__name__ == sort}
            gist = label(self.say.gist(self.game.words.actions[sort]))
            parts += self.table(self.tell("deeds", sort=gist), self.named(of_sort))
        return parts

    def named(self, found: Mapping[int, Tried]) -> dict[str, Tried]:
        return {self.say.action(self.box.actions[action]): tried for action, tried in found.items()}

    def table(self, title: str, found: Mapping[str, Tried], points: bool = False) -> list[str]:
        """Nothing where there are not two things to compare."""
        rows = [(name, tried) for name, tried in found.items() if tried.seats >= self.least]
        if len(rows) < 2:
            return []
        rows.sort(key=lambda row: (-row[1].wins / row[1].seats, row[0]))
        shown = rows if len(rows) <= MOST_ROWS else [*rows[: MOST_ROWS // 2], None, *rows[-MOST_ROWS // 2 :]]
        sure = f" <small>{escape(self.tell('sure'))}</small>"
        heads = [self.tell("thing"), self.tell("times"), self.tell("won") + sure]
        heads += [self.tell("points-each") + (sure if any(vary(row[1]) for row in rows) else "")] if points else []
        head = "".join(f"<th>{cell}</th>" for cell in heads)
        body = "\n".join(self.row(row, points) for row in shown)
        return [f"<h3>{escape(title)}</h3>", f"<table><thead><tr>{head}</tr></thead><tbody>\n{body}\n</tbody></table>"]

    def row(self, row: tuple[str, Tried] | None, points: bool) -> str:
        if row is None:
            return f"<tr><td colspan='{4 if points else 3}'>…</td></tr>"
        name, tried = row
        won = share(tried.wins, tried.seats)
        cells = [
            escape(name),
            str(tried.seats),
            f"<meter max='1' value='{won.value:.3f}'></meter> {self.told(won, '.0%')}",
        ]
        if points:
            brought = tried.units.sure(self.game.words.unit)
            cells.append(self.told(brought, "+.1f") if vary(tried) else self.say.number(brought.value, "+.1f"))
        return "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"

    def told(self, sure: Sure, form: str) -> str:
        """A number with its interval."""
        value, low, high = (self.say.number(end, form) for end in (sure.value, sure.low, sure.high))
        return f"{value} <small>{low} … {high}</small>"


def vary(tried: Tried) -> bool:
    """Whether a thing brings now more, now less: what it brings is known exactly where it does not."""
    sure = tried.units.sure()
    return sure.low < sure.high
