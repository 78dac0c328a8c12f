"""A new evening: of which game, how, with how many at a table."""

from typing import Any, Final

from rich.text import Text

from fogline.bots.base import minds
from fogline.bots.levels import LEVELS, OPPONENT
from fogline.bots.names import called
from fogline.core.game import AnyGame
from fogline.core.registry import games
from fogline.core.text import Speaker
from fogline.table.evening import DUPLICATE, ROUND_ROBIN
from fogline.tui.doors.base import Refused
from fogline.tui.doors.remote import RemoteDoor
from fogline.tui.look import joined, styled
from fogline.tui.screens.ask import Prompt, house
from fogline.tui.screens.form import Form
from fogline.tui.text import speaker

ROUNDS: Final = 20
"""No evening has more."""
WORDS: Final = ("title", "name")
"""What is typed."""


class NewEvening(Form):
    """It gives the new evening's address; whoever makes it takes part where they say what they are called."""

    def __init__(self, door: RemoteDoor) -> None:
        super().__init__()
        self.door = door
        self.offered = [game for game in games().values() if seats_of(game)]
        self.game = self.offered[0]
        self.seats, self.rounds, self.kind, self.bot, self.counts = 2, 3, DUPLICATE, OPPONENT, False
        self.words = dict.fromkeys(WORDS, "")
        self.fit()

    def fit(self) -> None:
        """What this game does not have is not chosen."""
        self.seats = self.seats if self.seats in seats_of(self.game) else seats_of(self.game)[0]
        self.bot = self.bot if self.bot in bots_of(self.game) else OPPONENT

    def heading(self) -> Text:
        say = house(self).say
        how = styled(say("evening-how"), "quiet")
        return joined(styled(say("evening-new"), "bold accent"), f"\n{say('evening-help')}\n\n", how)

    def sends(self) -> str:
        return house(self).say("evening-new")

    def values(self) -> list[tuple[str, str, str]]:
        say = house(self).say
        title = Speaker(house(self).lang, self.game.words).tell(self.game.words.title)
        rounds = [("rounds", say("evening-rounds"), str(self.rounds))] if self.kind == DUPLICATE else []
        return [
            ("game", say("evening-game"), title),
            ("title", say("evening-title"), self.words["title"] or title),
            ("kind", say("evening-kind"), say(f"evening-{self.kind}")),
            ("seats", say("evening-seats"), str(self.seats)),
            *rounds,
            ("bot", say("evening-bots"), called(self.bot, speaker(house(self).lang))),
            ("counts", say("counts"), say("counts-on" if self.counts else "counts-off")),
            ("name", say("name"), self.words["name"] or say("evening-not-me")),
        ]

    def change(self, key: str, step: int) -> None:
        if key == "game":
            self.game = after(self.offered, self.game, step)
            self.fit()
        elif key == "kind":
            self.kind = after([DUPLICATE, ROUND_ROBIN], self.kind, step)
        elif key == "seats":
            self.seats = after(seats_of(self.game), self.seats, step)
        elif key == "rounds":
            self.rounds = after(list(range(1, ROUNDS + 1)), self.rounds, step)
        elif key == "bot":
            self.bot = after(bots_of(self.game), self.bot, step)
        elif key == "counts":
            self.counts = not self.counts

    def typed(self, key: str) -> bool:
        if key not in WORDS:
            return False

        def said(words: str | None) -> None:
            if words is not None:
                self.words[key] = words
                self.retell()

        label = house(self).say("evening-title" if key == "title" else "name")
        self.app.push_screen(Prompt(label, self.words[key]), said)
        return True

    async def send(self) -> None:
        app = house(self)
        wish = {"game": self.game.name, "kind": self.kind, "seats": self.seats, "rounds": self.rounds, "bot": self.bot}
        try:
            made = await self.door.wire.post("/api/evenings", app.lang, counts=self.counts, **wish, **self.words)
        except Refused as refused:
            app.tell(str(refused))
        else:
            self.dismiss(str(made["evening"]))


def seats_of(game: AnyGame) -> list[int]:
    """At a table of an evening there are opponents."""
    return [seats for seats in game.seats if seats > 1]


def bots_of(game: AnyGame) -> list[str]:
    return [*LEVELS, *minds(game)]


def after(values: list[Any], now: Any, step: int) -> Any:
    return values[(values.index(now) + step) % len(values)]
