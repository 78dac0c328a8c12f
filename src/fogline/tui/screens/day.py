"""The deal of the day on the full screen: which game's, and at its end how bots and others did."""

from typing import TYPE_CHECKING

from rich.text import Text

from fogline.bots.names import NAMES
from fogline.core.registry import games
from fogline.core.text import Speaker
from fogline.learn.day import find_day
from fogline.table.day_told import DayResult, written
from fogline.table.text import speaker
from fogline.tui.app import Fogline
from fogline.tui.doors.base import Refused
from fogline.tui.look import styled
from fogline.tui.screens.ask import Choose, house
from fogline.tui.screens.paper import Page

if TYPE_CHECKING:
    from fogline.tui.table_actions import TableActions


class DayPage(Page):
    """How somebody did, beside bots in their chair and others."""

    def __init__(self, found: DayResult) -> None:
        super().__init__()
        self.found = found

    def heading(self) -> str:
        app = house(self)
        return app.say("day-title", title=self.found.title, date=written(self.found.date, app.lang))

    def words(self) -> Text:
        found, app = self.found, house(self)
        lines = [styled(app.say("day-mine", score=found.points, place=found.place), "bold")]
        for bot in found.bots:
            name = speaker(app.lang).tell(NAMES[bot.level])
            lines.append(styled(app.say("day-bot", name=name, score=bot.points, place=bot.place)))
        lines.append(styled(app.say("day-others", others=found.others, better=found.better), "quiet"))
        return Text("\n").join([*lines, styled(""), styled(found.share)])


async def compare(screen: "TableActions") -> None:
    """How one did in the deal of the day at this table, beside bots and others."""
    app = house(screen)
    if screen.scene is not None and (found := await screen.politely(app.door.compare(screen.scene.table, app.lang))):
        app.push_screen(DayPage(found))


def choose_day(app: Fogline) -> None:
    """Ask of which game, and lay today's deal."""
    titles = [(game.name, Speaker(app.lang, game.words).tell(game.words.title)) for game in games().values()]

    def chosen(name: str | None) -> None:
        if name:
            app.run_worker(begin(app, name))

    app.push_screen(Choose(app.say("days"), app.say("days-text"), titles), chosen)


async def begin(app: Fogline, game: str) -> None:
    day = find_day(game)
    try:
        table = await app.door.day(day, Speaker(app.lang, games()[game].words).player(0), app.lang)
    except Refused as refused:
        app.tell(str(refused))
    else:
        app.open_table(table)
