"""A survey as one HTML page that needs nothing else, written for whoever designs games."""

from collections import Counter
from collections.abc import Mapping
from html import escape
from typing import Any, Final

from fogline.core.game import AnyGame
from fogline.core.text import N_, Plural, Sentence, Speaker
from fogline.lab.answers import warning
from fogline.lab.singles import Singles
from fogline.lab.survey import Survey
from fogline.lab.svg import bars, columns

SAYS: Final[dict[str, Sentence]] = {
    "title": N_("{title}: what {games} games tell"),
    "about": Plural(
        "{games} games with {seats} seat, played by the bot '{bot}', seed {seed}.",
        "{games} games with {seats} seats, every seat played by the bot '{bot}', seed {seed}.",
        "seats",
    ),
    "given-up": Plural(
        "{n} game more did not end and is not counted.", "{n} games more did not end and are not counted.", "n"
    ),
    "again": N_("The same command with the same seed gives the same page."),
    "length": N_("How long a game takes"),
    "length-told": N_("{mean} decisions on average, {least} to {most}."),
    "scores": N_("Final scores"),
    "scores-told": N_("{mean} points on average; the winner is {margin} points ahead of the next."),
    "seats": N_("Which seat wins"),
    "seats-told": N_("An even share is {even}. The seat that acts first wins {first}."),
    "what-wins": N_("What wins: points a game that winners have more than the others"),
    "what-wins-told": N_(
        "Each bar is a line of the score: its mean for winners less its mean for the rest. Long bars decide games."
    ),
    "endings": N_("How games end"),
    "actions": N_("What is done, times a game and seat"),
    "winners-do": N_("What winners do more often than their share"),
    "winners-told": N_("0 % is as often as everybody; +20 % is a fifth more often."),
    "events": N_("How often each thing happens"),
    "events-told": N_("The share of games in which it happens at least once; what never happens is worth a look."),
    "automa": N_("{name} wins {share} of the games."),
    "seat": N_("seat {n}"),
    "levels": N_("How often each level beats {name}"),
    "level-told": N_("{bot}: {mine} points on average in {games} games, {name} {theirs}."),
}
MARK: Final = "fogline report"
"""How a page of ours says what it is."""
STYLE: Final = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:720px;margin:2rem auto;padding:0 1rem;color:#22303c}"
    "svg{width:100%;height:auto;margin:.5rem 0 1.5rem}h1{line-height:1.2}p{margin:.3rem 0}"
    "table{border-collapse:collapse;width:100%;margin:.3rem 0 1.5rem;font-size:14px}h3{margin:1.2rem 0 .2rem}"
    "th,td{text-align:left;padding:.15rem .6rem .15rem 0;border-bottom:1px solid #e3e9ed}"
    "th+th,td+td{text-align:right;white-space:nowrap;width:1%;padding-left:1rem}meter{width:90px;vertical-align:middle}"
)


class Page:
    """Puts the parts of a report together in one language."""

    def __init__(self, game: AnyGame, survey: Survey, lang: str, levels: Mapping[str, Survey] | None = None) -> None:
        self.game = game
        self.survey = survey
        self.levels = levels or {}
        """A lone player's games by who plays."""
        self.box = game.box(None)
        self.say = Speaker(lang, game.words, self.box)
        self.number = self.say.number
        self.unit = game.words.unit
        self.parts: list[str] = []

    def tell(self, key: str, **values: Any) -> str:
        return self.say.tell(SAYS[key], values)

    def paragraph(self, text: str) -> None:
        self.parts.append(f"<p>{escape(text)}</p>")

    def html(self, bot: str, seed: int) -> str:
        found = self.survey
        title = self.tell("title", title=self.say.tell(self.game.words.title), games=found.games)
        self.paragraph(self.tell("about", games=found.games, seats=found.seats, bot=bot, seed=seed))
        self.paragraph(self.tell("again"))
        for name, one in {bot: found, **self.levels}.items():
            self.honest(name, one)
        for part in (self.length, self.scores, self.seats, self.what_wins, self.endings, self.actions, self.events):
            part()
        if found.seats > 1 or found.automa_games:
            self.parts += Singles(self.game, found, self.say, self.box).html()
        head = (
            f"<meta charset='utf-8'><meta name='generator' content='{MARK}'>"
            f"<meta name='viewport' content='width=device-width'><title>{escape(title)}</title>"
        )
        body = "\n".join(self.parts)
        return (
            f"<!doctype html>\n<html lang='{self.say.lang}'>\n<head>{head}<style>{STYLE}</style></head>\n"
            f"<body>\n<h1>{escape(title)}</h1>\n{body}\n</body>\n</html>\n"
        )

    def honest(self, bot: str, found: Survey) -> None:
        """What a reader must know before believing the rest."""
        if found.answers.fallbacks:
            self.paragraph(warning(bot, found.answers, self.say))
        if found.given_up:
            self.paragraph(self.tell("given-up", n=found.given_up))

    def length(self) -> None:
        moves = self.survey.moves
        self.parts.append(columns(self.tell("length"), sorted(moves.items())))
        self.paragraph(
            self.tell("length-told", mean=self.number(mean(moves), ".0f"), least=min(moves), most=max(moves))
        )

    def scores(self) -> None:
        found = self.survey
        values = [(score / self.unit, n) for score, n in sorted(found.scores.items())]
        self.parts.append(columns(self.tell("scores"), values))
        if found.margins:
            means = [self.number(mean(counts) / self.unit, ".1f") for counts in (found.scores, found.margins)]
            self.paragraph(self.tell("scores-told", mean=means[0], margin=means[1]))

    def seats(self) -> None:
        found = self.survey
        if found.automa_games:
            name, share = self.say.tell(self.game.words.automa), found.automa_wins / found.automa_games
            self.paragraph(self.tell("automa", name=name, share=self.number(share, ".0%")))
            self.by_level(name)
        if found.seats == 1:
            return
        shares = [wins / found.games for wins in found.wins]
        rows = [(self.tell("seat", n=seat + 1), share, self.number(share, ".1%")) for seat, share in enumerate(shares)]
        self.parts.append(bars(self.tell("seats"), rows))
        even, first = 1 / found.seats, found.first_wins / found.games
        self.paragraph(self.tell("seats-told", even=self.number(even, ".1%"), first=self.number(first, ".1%")))

    def by_level(self, automa: str) -> None:
        """How the levels fare against the rules' own player."""
        if not self.levels:
            return
        wins = {bot: 1 - found.automa_wins / found.automa_games for bot, found in self.levels.items()}
        self.parts.append(
            bars(self.tell("levels", name=automa), [(bot, n, self.number(n, ".0%")) for bot, n in wins.items()])
        )
        for bot, found in self.levels.items():
            means = [mean(found.scores), found.automa_units / found.automa_games]
            mine, theirs = (self.number(value / self.unit, ".1f") for value in means)
            self.paragraph(self.tell("level-told", bot=bot, games=found.games, mine=mine, theirs=theirs, name=automa))

    def what_wins(self) -> None:
        found = self.survey
        if not (found.winners and found.losers):
            return
        ahead: dict[str, float] = {}
        for key in found.lines_won | found.lines_lost:
            more = found.lines_won[key] / found.winners - found.lines_lost[key] / found.losers
            gist = self.say.gist(self.game.words.lines[key])
            # Lines that only differ in how they are reckoned are one to a reader.
            ahead[gist] = ahead.get(gist, 0.0) + more / self.unit
        rows = [(gist, n, self.number(n, "+.1f")) for gist, n in by_size(ahead) if abs(n) >= 0.05]
        self.parts.append(bars(self.tell("what-wins"), rows))
        self.paragraph(self.tell("what-wins-told"))

    def endings(self) -> None:
        found = self.survey
        rows = [(key, found.endings[key] / found.games) for key in self.game.endings]
        self.parts.append(
            bars(self.tell("endings"), [(self.say.ending(key), n, self.number(n, ".1%")) for key, n in rows])
        )

    def actions(self) -> None:
        found = self.survey
        gist = {name: self.say.gist(self.game.words.actions[name]) for name in found.actions}
        often = {name: n / found.games / found.seats for name, n in found.actions.items()}
        rows = [(gist[name], n, self.number(n, ".1f")) for name, n in by_size(often)]
        self.parts.append(bars(self.tell("actions"), rows))
        share = sum(found.chosen_by_winners.values()) / sum(found.actions.values())
        if found.seats > 1 and share:
            more = {name: found.chosen_by_winners[name] / n / share - 1 for name, n in found.actions.items()}
            rows = [(gist[name], n, self.number(n, "+.0%")) for name, n in by_size(more)]
            self.parts.append(bars(self.tell("winners-do"), rows))
            self.paragraph(self.tell("winners-told"))

    def events(self) -> None:
        found = self.survey
        rows = [(kind.key, found.games_with[kind.key] / found.games) for kind in self.game.kinds]
        rows.sort(key=lambda row: -row[1])
        often = {key: self.number(found.events[key] / found.games, ".1f") for key, _ in rows}
        gist = {key: self.say.gist(self.game.words.events[key]) or key for key, _ in rows}
        written = [(gist[key], n, f"{self.number(n, '.0%')}  ({often[key]})") for key, n in rows]
        self.parts.append(bars(self.tell("events"), written))
        self.paragraph(self.tell("events-told"))


def mean(counts: Counter[int]) -> float:
    """The mean of values that come so often each."""
    return sum(value * n for value, n in counts.items()) / max(1, counts.total())


def by_size(values: dict[str, float]) -> list[tuple[str, float]]:
    return sorted(values.items(), key=lambda item: -item[1])


def report(
    game: AnyGame, survey: Survey, bot: str, seed: int, lang: str, levels: Mapping[str, Survey] | None = None
) -> str:
    """The page; ``levels`` are a lone player's games by who plays."""
    return Page(game, survey, lang, levels).html(bot, seed)
