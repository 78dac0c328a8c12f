"""My games in a terminal: a list, found by what one remembers; what it adds up to, as text; and as CSV."""

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from fogline.core.registry import games
from fogline.core.text import Speaker
from fogline.table.my_games import MyGame, MyGames, Tallied
from fogline.table.names import look
from fogline.table.played import Wanted
from fogline.tui.doors.base import Refused
from fogline.tui.look import joined, styled
from fogline.tui.screens.ask import Prompt, house
from fogline.tui.screens.paper import Page
from fogline.tui.screens.ratings import LinesPage
from fogline.tui.text import speaker

if TYPE_CHECKING:
    from fogline.tui.app import Fogline

COLUMN: Final = 7
"""Signs for a figure."""


def ask(app: "Fogline") -> None:
    app.run_worker(show(app, ""))


async def show(app: "Fogline", words: str) -> None:
    try:
        found = await app.door.my_games(app.lang, meant(words, app.lang))
    except Refused as refused:
        app.tell(str(refused))
    else:
        app.push_screen(GamesPage(words, found))


def meant(words: str, lang: str) -> Wanted:
    """What somebody typed: a game by a part of its title, won or lost in any language, else part of a name."""
    wanted: dict[str, Any] = {}
    rest = []
    for word in words.split():
        titles = {game.name: Speaker(lang, game.words).tell(game.words.title) for game in games().values()}
        game = next((name for name, title in titles.items() if look(word) in (look(name), *look(title).split())), "")
        if look(word) in ("won", "ganada", "ganadas"):
            wanted["result"] = "won"
        elif look(word) in ("lost", "perdida", "perdidas"):
            wanted["result"] = "lost"
        elif game:
            wanted["game"] = game
        else:
            rest.append(word)
    return Wanted(other=" ".join(rest), **wanted)


class GamesPage(Page):
    """The list: ways first, then the games."""

    title_key = "games"

    def __init__(self, asked: str, found: MyGames) -> None:
        super().__init__()
        self.asked, self.found = asked, found

    def content(self) -> ComposeResult:
        say = house(self).say
        ways = [("find", say("games-find", words=self.asked or say("games-any")))]
        ways += [("numbers", say("games-numbers")), ("save", say("games-save"))] if self.found.total else []
        yield Static(styled(say("games-total", n=self.found.total), "quiet"))
        lines = [Option(Text(f" {label}"), id=key) for key, label in ways]
        lines += [Option(self.line(game), id=f"table:{game.table}") for game in self.found.games]
        if self.found.more:
            lines.append(Option(Text(f" {say('games-more')}"), id="more"))
        yield OptionList(*lines)

    def line(self, game: MyGame) -> Text:
        day = datetime.fromtimestamp(game.at).date().isoformat()
        players = " · ".join(f"{name} {points}" for name, points in zip(game.names, game.points, strict=False))
        return joined(" ", styled(f"{day}  {game.title}  ", "bold" if game.won else ""), styled(players, "quiet"))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        app, (kind, _, table) = house(self), (event.option.id or "").partition(":")
        if kind == "table":
            self.dismiss()
            app.open_table(table)
        elif kind == "find":
            app.push_screen(Prompt(app.say("games-ask"), self.asked), self.find)
        elif kind == "numbers":
            app.push_screen(LinesPage(app.say("games-numbers"), numbers(app, self.found)))
        elif kind == "save":
            app.push_screen(Prompt(app.say("games-file"), "fogline-games.csv"), self.save)
        elif kind == "more":
            app.run_worker(self.more())

    def find(self, words: str | None) -> None:
        if words is not None:
            self.dismiss()
            house(self).run_worker(show(house(self), words))

    def save(self, file: str | None) -> None:
        if file:
            house(self).run_worker(self.write(Path(file).expanduser()))

    async def write(self, file: Path) -> None:
        app = house(self)
        try:
            text = await app.door.my_games_csv(app.lang, meant(self.asked, app.lang))
            file.write_text(text, encoding="utf-8-sig", newline="")
        except Refused as refused:
            app.tell(str(refused))
        except (OSError, RuntimeError) as problem:
            app.tell(app.say("no-file", file=file, problem=getattr(problem, "strerror", None) or problem))
        else:
            app.tell(app.say("games-saved", file=file), "information")

    async def more(self) -> None:
        app = house(self)
        try:
            older = await app.door.my_games(app.lang, meant(self.asked, app.lang), len(self.found.games))
        except Refused as refused:
            app.tell(str(refused))
            return
        self.found.games += older.games
        self.found.more = older.more
        self.dismiss()
        app.push_screen(GamesPage(self.asked, self.found))


def numbers(app: "Fogline", found: MyGames) -> list[Text]:
    """What the games add up to, in lines."""
    parts = (("by-game", found.by_game), ("by-bot", found.by_bot), ("by-seats", found.by_seats))
    lines: list[Text] = []
    for key, rows in parts:
        if rows:
            lines += [*counted(app, app.say(f"games-{key}"), rows), Text("")]
    titles = {row.key: row.label for row in found.by_game}
    if found.best:
        lines.append(styled(app.say("games-best"), "bold"))
        for dot in found.best:
            day = datetime.fromtimestamp(dot.at).date().isoformat()
            lines.append(Text(f"  {titles.get(dot.game, dot.game)}: {number(app, dot.points)}, {day}"))
    return lines


def counted(app: "Fogline", heading: str, rows: list[Tallied]) -> list[Text]:
    """A line for each sort of games, in columns that fit the smallest window."""
    wide = max(len(heading), *[len(row.label) + 2 for row in rows])
    columns = [app.say(key).rjust(COLUMN) for key in ("games-mean", "games-at-best", "games-turns", "games-accuracy")]
    lines = [styled(f"{heading:<{wide}}{app.say('games-won'):>{COLUMN + 2}}{''.join(columns)}", "bold")]
    for row in rows:
        won = app.say("games-of", won=row.won, played=row.played)
        accuracy = "" if row.accuracy is None else f"{round(100 * row.accuracy)} %"
        figures = (number(app, row.mean), number(app, row.best), str(round(row.turns)), accuracy)
        told = "".join(figure.rjust(COLUMN) for figure in figures)
        lines.append(Text(f"  {row.label:<{wide - 2}}{won:>{COLUMN + 2}}{told}"))
    return lines


def number(app: "Fogline", points: float) -> str:
    """With a decimal where there is one."""
    return speaker(app.lang).number(round(points, 1), "g")
