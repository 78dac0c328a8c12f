"""The ratings of a server, as lines: people and bots of a game on one scale."""

from typing import TYPE_CHECKING, Any

from rich.text import Text

from fogline.core.canvas import length
from fogline.core.registry import games
from fogline.core.text import Speaker
from fogline.tui.doors.base import Refused
from fogline.tui.doors.remote import RemoteDoor
from fogline.tui.look import joined, styled
from fogline.tui.screens.ask import Choose
from fogline.tui.screens.paper import Page

if TYPE_CHECKING:
    from fogline.tui.app import Fogline


class LinesPage(Page):
    """Lines under a heading."""

    def __init__(self, heading: str, lines: list[Text]) -> None:
        super().__init__()
        self.head, self.lines = heading, lines

    def heading(self) -> str:
        return self.head

    def words(self) -> Text:
        return Text("\n").join(self.lines)


def ask(app: "Fogline", door: RemoteDoor) -> None:
    """Of which game."""
    answers = [(game.name, Speaker(app.lang, game.words).tell(game.words.title)) for game in games().values()]

    def answered(game: str | None) -> None:
        if game:
            app.run_worker(show(app, door, game))

    app.push_screen(Choose(app.say("ratings"), door.name, answers), answered)


async def show(app: "Fogline", door: RemoteDoor, game: str) -> None:
    try:
        found = await door.wire.get("/api/ratings", app.lang, game=game)
    except Refused as refused:
        app.tell(str(refused))
    else:
        app.push_screen(LinesPage(f"{app.say('ratings')}: {found['title']}", lines(app, found)))


def lines(app: "Fogline", found: dict[str, Any]) -> list[Text]:
    """One for each player, and one's own where it is not among them."""
    if not found["players"] and not found["me"]:
        return [Text(app.say("ratings-none"))]
    names = [one["name"] + (f" ({app.say('ratings-bot')})" if one["bot"] else "") for one in found["players"]]
    wide = max(map(length, names), default=0)
    told = [
        joined(
            styled(f"{n:>3}  {name}{' ' * (wide - length(name))}  ", "bold" if one["me"] else ""),
            f"{one['rating']:>5}",
            styled(f" ± {one['give']:<5}", "quiet"),
            app.say("ratings-won", won=one["won"], played=one["games"]),
        )
        for n, (name, one) in enumerate(zip(names, found["players"], strict=True), 1)
    ]
    mine = found["me"]
    if mine and found["hidden"]:
        told += [Text(""), styled(app.say("ratings-mine", rating=mine["rating"], give=mine["give"]), "quiet")]
    return told
