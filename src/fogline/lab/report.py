"""A survey as one HTML page that needs nothing else, written for whoever designs games."""

from collections.abc import Mapping
from dataclasses import fields
from html import escape
from math import hypot
from typing import Any, Final

from fogline.core.game import AnyGame
from fogline.core.protocols import AnyBox
from fogline.core.text import N_, Plural, Sentence, Speaker
from fogline.lab.answers import warning
from fogline.lab.look import drawn, label, page
from fogline.lab.maps import maps, varies
from fogline.lab.singles import Singles
from fogline.lab.sure import Sums, Sure, effect, share
from fogline.lab.survey import Survey, of_counts
from fogline.lab.svg import Bar, bars, columns

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
    "length-told": N_("{mean} decisions on average ({sure}), {least} to {most}."),
    "interval": N_("{low} to {high}"),
    "summary": N_("In short"),
    "sure-told": N_(
        "Numbers come with the range in which the true one lies in 95 of 100 such reports; whiskers on a bar show it."
    ),
    "fair": N_("No seat is clearly better than another."),
    "unfair": N_("Seat {n} wins {share} ({sure}) of its games, where {even} would be even: look at this first."),
    "decides": N_("What decides most: {line} ({more} points more for winners, {sure})."),
    "map": N_("Where it happens: {what}"),
    "times-at": N_("{what} ({n} times a game, {sure})"),
    "map-told": N_("Most often {most}; least of those that were used {least}. {unused} of {all} were never used."),
    "map-deal": N_("The table is laid out anew for every deal; the one that is drawn is one of many."),
    "scores": N_("Final scores"),
    "scores-told": N_("{mean} points on average ({sure}); the winner is {margin} points ahead of the next ({ahead})."),
    "seats": N_("Which seat wins"),
    "seats-told": N_("An even share is {even}. The seat that acts first wins {first} ({sure})."),
    "what-wins": N_("What wins: points a game that winners have more than the others"),
    "what-wins-told": N_(
        "Each bar is a line of the score: its mean for winners less its mean for the rest. Long bars decide games."
    ),
    "endings": N_("How games end"),
    "actions": N_("What is done, times a game and seat"),
    "winners-do": N_("What winners do more than the others, by size of effect"),
    "winners-told": N_(
        "In standard deviations (Cohen's d): 0.2 is small, 0.5 is seen with bare eyes, 0.8 is large; below 0 the "
        "others do it more. Whiskers that reach 0 mean that it may be chance."
    ),
    "events": N_("How often each thing happens"),
    "events-told": N_(
        "The share of games in which it happens at least once, and how many times a game; what never happens is worth "
        "a look."
    ),
    "automa": N_("{name} wins {share} of the games ({sure}), with {mean} points on average ({between})."),
    "seat": N_("seat {n}"),
    "levels": N_("How often each level beats {name}"),
    "level-told": N_("{bot}: {mine} points on average ({sure}) in {games} games, {name} {theirs} ({theirs_sure})."),
}
MARK: Final = "fogline report"
"""How a page of ours says what it is."""


class Page:
    """Puts the parts of a report together in one language."""

    def __init__(
        self,
        game: AnyGame,
        survey: Survey,
        lang: str,
        levels: Mapping[str, Survey] | None = None,
        box: AnyBox | None = None,
    ) -> None:
        self.game = game
        self.survey = survey
        self.levels = levels or {}
        """A lone player's games by who plays."""
        self.box = box or game.box(None)
        self.say = Speaker(lang, game.words, self.box)
        self.number = self.say.number
        self.unit = game.words.unit
        self.parts: list[str] = []

    def tell(self, key: str, **values: Any) -> str:
        return self.say.tell(SAYS[key], values)

    def paragraph(self, text: str) -> None:
        self.parts.append(f"<p>{escape(text)}</p>")

    def between(self, sure: Sure, form: str) -> str:
        """The ends of an interval, in words."""
        return self.tell("interval", low=self.number(sure.low, form), high=self.number(sure.high, form))

    def bar(self, name: str, sure: Sure, form: str) -> Bar:
        """A bar with its whisker."""
        return name, sure.value, self.number(sure.value, form), sure.low, sure.high

    def html(self, bot: str, seed: int) -> str:
        found = self.survey
        title = self.tell("title", title=self.say.tell(self.game.words.title), games=found.games)
        about = self.tell("about", games=found.games, seats=found.seats, bot=bot, seed=seed)
        head = "".join(f"<p>{escape(text)}</p>" for text in (about, self.tell("again")))
        for name, one in {bot: found, **self.levels}.items():
            self.honest(name, one)
        self.summary()
        parts = (
            self.length,
            self.scores,
            self.seats,
            self.what_wins,
            self.endings,
            self.actions,
            self.places,
            self.events,
        )
        for part in parts:
            part()
        if found.seats > 1 or found.automa_games:
            self.parts += Singles(self.game, found, self.say, self.box).html()
        return page(self.say.lang, escape(title), MARK, head, "\n".join(self.parts))

    def honest(self, bot: str, found: Survey) -> None:
        """What a reader must know before believing the rest."""
        if found.answers.fallbacks:
            self.paragraph(warning(bot, found.answers, self.say))
        if found.given_up:
            self.paragraph(self.tell("given-up", n=found.given_up))

    def length(self) -> None:
        moves = self.survey.moves
        self.parts.append(drawn(columns, self.tell("length"), sorted(moves.items())))
        sure = of_counts(moves).sure()
        told = {"mean": self.number(sure.value, ".0f"), "sure": self.between(sure, ".0f")}
        self.paragraph(self.tell("length-told", **told, least=min(moves), most=max(moves)))

    def scores(self) -> None:
        found = self.survey
        values = [(score / self.unit, n) for score, n in sorted(found.scores.items())]
        self.parts.append(drawn(columns, self.tell("scores"), values))
        if found.margins:
            score, margin = (of_counts(counts).sure(self.unit) for counts in (found.scores, found.margins))
            told = {"mean": self.number(score.value, ".1f"), "sure": self.between(score, ".1f")}
            ahead = {"margin": self.number(margin.value, ".1f"), "ahead": self.between(margin, ".1f")}
            self.paragraph(self.tell("scores-told", **told, **ahead))

    def seats(self) -> None:
        found = self.survey
        if found.automa_games:
            name, won = self.say.tell(self.game.words.automa), share(found.automa_wins, found.automa_games)
            points = found.automa_scores.sure(self.unit)
            told = {"share": self.number(won.value, ".0%"), "sure": self.between(won, ".0%")}
            told |= {"mean": self.number(points.value, ".1f"), "between": self.between(points, ".1f")}
            self.paragraph(self.tell("automa", name=name, **told))
            self.by_level(name)
        if found.seats == 1:
            return
        shares = [share(wins, found.games) for wins in found.wins]
        rows = [self.bar(self.tell("seat", n=seat + 1), won, ".1%") for seat, won in enumerate(shares)]
        self.parts.append(drawn(bars, self.tell("seats"), rows))
        even, first = 1 / found.seats, share(found.first_wins, found.games)
        told = {"first": self.number(first.value, ".1%"), "sure": self.between(first, ".1%")}
        self.paragraph(self.tell("seats-told", even=self.number(even, ".1%"), **told))

    def by_level(self, automa: str) -> None:
        """How the levels fare against the rules' own player."""
        if not self.levels:
            return
        wins = {
            bot: share(found.automa_games - found.automa_wins, found.automa_games) for bot, found in self.levels.items()
        }
        rows = [self.bar(bot, won, ".0%") for bot, won in wins.items()]
        self.parts.append(drawn(bars, self.tell("levels", name=automa), rows))
        for bot, found in self.levels.items():
            means = [sums.sure(self.unit) for sums in (of_counts(found.scores), found.automa_scores)]
            mine, theirs = (self.number(mean.value, ".1f") for mean in means)
            sure, theirs_sure = (self.between(mean, ".1f") for mean in means)
            told = {"mine": mine, "sure": sure, "theirs": theirs, "theirs_sure": theirs_sure}
            self.paragraph(self.tell("level-told", bot=bot, games=found.games, name=automa, **told))

    def ahead(self) -> dict[str, Sure]:
        """By line of the score: what winners have more of it than the rest, in points."""
        found = self.survey
        if not (found.winners and found.losers):
            return {}
        ahead: dict[str, Sure] = {}
        for key in found.lines_won | found.lines_lost:
            one, other = (found.line(key, won) for won in (True, False))
            wide = hypot(one.sure().high - one.mean, other.sure().high - other.mean)
            more = (one.mean - other.mean) / self.unit
            gist = label(self.say.gist(self.game.words.lines[key]))
            # Lines that only differ in how they are reckoned are one to a reader.
            known = ahead.get(gist, Sure(0.0, 0.0, 0.0))
            low, high = known.low + more - wide / self.unit, known.high + more + wide / self.unit
            ahead[gist] = Sure(known.value + more, low, high)
        return ahead

    def summary(self) -> None:
        """What a designer looks at first."""
        found = self.survey
        told = [self.tell("sure-told")]
        if found.seats > 1:
            even = 1 / found.seats
            shares = [share(wins, found.games) for wins in found.wins]
            odd = [(seat, won) for seat, won in enumerate(shares) if won.high < even or won.low > even]
            for seat, won in odd:
                values = {"share": self.number(won.value, ".0%"), "sure": self.between(won, ".0%")}
                told.append(self.tell("unfair", n=seat + 1, even=self.number(even, ".0%"), **values))
            told += [] if odd else [self.tell("fair")]
        if ahead := self.ahead():
            line, most = max(ahead.items(), key=lambda item: abs(item[1].value))
            values = {"more": self.number(most.value, "+.1f"), "sure": self.between(most, "+.1f")}
            told.append(self.tell("decides", line=line, **values))
        rows = "".join(f"<li>{escape(text)}</li>" for text in told)
        self.parts.append(f"<section class='short'><h2>{escape(self.tell('summary'))}</h2><ul>{rows}</ul></section>")

    def what_wins(self) -> None:
        if not (ahead := self.ahead()):
            return
        ranked = sorted(ahead.items(), key=lambda item: -item[1].value)
        rows = [self.bar(gist, more, "+.1f") for gist, more in ranked if abs(more.value) >= 0.05]
        self.parts.append(drawn(bars, self.tell("what-wins"), rows))
        self.paragraph(self.tell("what-wins-told"))

    def endings(self) -> None:
        found = self.survey
        rows = [
            self.bar(self.say.ending(key), share(found.endings[key], found.games), ".1%") for key in self.game.endings
        ]
        self.parts.append(drawn(bars, self.tell("endings"), rows))

    def actions(self) -> None:
        found = self.survey
        gist = {name: label(self.say.gist(self.game.words.actions[name])) for name in found.actions}
        often = {name: (found.did[True].get(name, Sums()) + found.did[False].get(name, Sums())).sure() for name in gist}
        ranked = sorted(often.items(), key=lambda item: -item[1].value)
        self.parts.append(drawn(bars, self.tell("actions"), [self.bar(gist[name], n, ".1f") for name, n in ranked]))
        if found.seats == 1 or not (found.winners and found.losers):
            return
        more = {name: effect(found.did[True][name], found.did[False][name]) for name in gist}
        ranked = sorted(more.items(), key=lambda item: -abs(item[1].value))
        rows = [self.bar(gist[name], d, "+.2f") for name, d in ranked if d.low < d.high]
        self.parts.append(drawn(bars, self.tell("winners-do"), rows))
        self.paragraph(self.tell("winners-told"))

    def acted_at(self, sort: str) -> str:
        """The sorts of actions that name a thing of this sort, in words."""
        kinds = {type(action) for action in self.box.actions}
        named = [kind.__name__ for kind in kinds if sort in {each.name for each in fields(kind)}]
        return ", ".join(sorted(f"“{self.say.gist(self.game.words.actions[name])}”" for name in named))

    def places(self) -> None:
        """Where things happen, on the table as the game draws it."""
        found = self.survey
        names = self.game.words.counts
        for sort, ranked, picture in maps(self.game, self.box, self.say, found.where):
            if sort not in names:
                continue
            all_there = names[sort](self.box)
            most, least = (self.times_at(sort, ranked[end][0]) for end in (0, -1))
            title = self.tell("map", what=self.acted_at(sort))
            self.parts.append(f"<h2>{escape(title)}</h2><figure class='map'>{picture}</figure>")
            told = {"most": most, "least": least, "unused": all_there - len(ranked), "all": all_there}
            one_of_many = f" {self.tell('map-deal')}" if varies(self.game, self.box, self.say, sort) else ""
            self.paragraph(self.tell("map-told", **told) + one_of_many)

    def times_at(self, sort: str, number: int) -> str:
        """A place with how often a game acts there."""
        often = self.survey.mentions(sort, number)
        told = {"what": self.say.name(sort, number), "n": self.number(often.value, ".2f")}
        return self.tell("times-at", **told, sure=self.between(often, ".2f"))

    def times(self, often: Sure) -> str:
        """A mean with how far to both sides its interval reaches, where there is little room."""
        return f"({self.number(often.value, '.1f')} ± {self.number(often.high - often.value, '.1f')})"

    def events(self) -> None:
        found = self.survey
        rows = [(kind.key, share(found.games_with[kind.key], found.games)) for kind in self.game.kinds]
        rows.sort(key=lambda row: -row[1].value)
        often = {key: self.times(found.happens(key)) for key, _ in rows}
        gist = {key: label(self.say.gist(self.game.words.events[key])) or key for key, _ in rows}
        written = [
            (gist[key], n.value, f"{self.number(n.value, '.0%')}  {often[key]}", n.low, n.high) for key, n in rows
        ]
        self.parts.append(drawn(bars, self.tell("events"), written))
        self.paragraph(self.tell("events-told"))


def report(
    game: AnyGame,
    survey: Survey,
    bot: str,
    seed: int,
    lang: str,
    levels: Mapping[str, Survey] | None = None,
    box: AnyBox | None = None,
) -> str:
    """The page; ``levels`` are a lone player's games by who plays."""
    return Page(game, survey, lang, levels, box).html(bot, seed)


def told(game: AnyGame, survey: Survey, levels: Mapping[str, Survey] | None = None) -> dict[str, Any]:
    """The report's numbers as data; a number with an interval is a list of it and its ends."""
    unit = game.words.unit
    found: dict[str, Any] = {
        "games": survey.games,
        "given_up": survey.given_up,
        "moves": of_counts(survey.moves).sure(),
        "score": of_counts(survey.scores).sure(unit),
        "margin": of_counts(survey.margins).sure(unit),
        "wins": [share(wins, survey.games) for wins in survey.wins],
        "first_wins": share(survey.first_wins, survey.games),
        "endings": {key: share(survey.endings[key], survey.games) for key in game.endings},
        "events": {kind.key: share(survey.games_with[kind.key], survey.games) for kind in game.kinds},
        "times": {kind.key: survey.happens(kind.key) for kind in game.kinds},
        "where": [
            [sort, number, n, survey.mentions(sort, number)] for (sort, number), n in sorted(survey.where.items())
        ],
    }
    if survey.winners and survey.losers:
        found["effects"] = {name: effect(won, survey.did[False][name]) for name, won in survey.did[True].items()}
    if survey.automa_games:
        found["automa_wins"] = share(survey.automa_wins, survey.automa_games)
        found["automa_score"] = survey.automa_scores.sure(unit)
    if levels:
        found["levels"] = {bot: told(game, one) for bot, one in levels.items()}
    return found
