"""A new game: who sits where, which printed variant, how much help."""

from dataclasses import fields
from typing import Any

from rich.text import Text

from fogline.bots.base import minds
from fogline.bots.levels import LEVELS, OPPONENT
from fogline.bots.names import called
from fogline.core.game import AnyGame
from fogline.core.text import Speaker
from fogline.table.settings import ASSISTS, BASIC
from fogline.tui.doors.base import Plan, Refused
from fogline.tui.look import joined, styled
from fogline.tui.screens.ask import Prompt, house
from fogline.tui.screens.form import Form
from fogline.tui.text import speaker


class NewGame(Form):
    """It gives the new table."""

    def __init__(self, game: AnyGame, assist: str = BASIC) -> None:
        super().__init__()
        self.game = game
        self.seats = max(2, game.seats[0])
        self.assist = ASSISTS.index(assist)
        self.luck = self.counts = False
        self.names = [""] * game.seats[-1]
        self.bots = [*LEVELS, *minds(game)]
        self.kinds = [-1] + [self.bots.index(OPPONENT)] * (game.seats[-1] - 1)
        """By seat: -1 somebody at this keyboard, -2 open, else the bot's number."""
        self.options = {f.name: 0 for f in fields(game.options)}

    def heading(self) -> Text:
        app = house(self)
        title = Speaker(app.lang, self.game.words).tell(self.game.words.title)
        about = Speaker(app.lang, self.game.words).tell(self.game.words.about.blurb)
        how = styled(app.say("how"), "quiet")
        return joined(styled(app.say("new-title", title=title), "bold accent"), f"\n{about}\n\n", how)

    def sends(self) -> str:
        return house(self).say("start")

    def values(self) -> list[tuple[str, str, str]]:
        say = house(self).say
        found = [("seats", say("seats"), str(self.seats))]
        for seat in range(self.seats):
            found.append((f"chair:{seat}", say("chair", n=seat + 1), self.chair(seat)))
        for name, choices in self.variants().items():
            found.append((f"option:{name}", *self.told(name, choices[self.options[name]])))
        found.append(("assist", say("assist"), say(f"assist-{ASSISTS[self.assist]}")))
        if house(self).door.name:
            found.append(("luck", say("luck"), say("luck-on" if self.luck else "luck-off")))
            found.append(("counts", say("counts"), say("counts-on" if self.counts else "counts-off")))
        return found

    def chair(self, seat: int) -> str:
        say, kind = house(self).say, self.kinds[seat]
        if kind == -1:
            return say("chair-person", name=self.names[seat] or say("me", n=seat + 1))
        if kind == -2:
            return say("chair-open")
        name = self.bots[kind]
        return say("chair-bot", bot=called(name, speaker(house(self).lang)))

    def variants(self) -> dict[str, tuple[Any, ...]]:
        return {f.name: f.metadata["choices"] for f in fields(self.game.options)}

    def told(self, name: str, value: Any) -> tuple[str, str]:
        """A variant and its value in words."""
        say = Speaker(house(self).lang, self.game.words)
        words = self.game.words.options.get(name)
        return (say.tell(words.label), say.tell(words.choices[value])) if words else (name, str(value))

    # -- changing ------------------------------------------------------------------------------------------------

    def change(self, key: str, step: int) -> None:
        kind, _, name = key.partition(":")
        if kind == "seats":
            seats = list(self.game.seats)
            self.seats = seats[(seats.index(self.seats) + step) % len(seats)]
        elif kind == "chair":
            values = [-1, *([-2] if house(self).door.name else []), *range(len(self.bots))]
            seat = int(name)
            self.kinds[seat] = values[(values.index(self.kinds[seat]) + step) % len(values)]
        elif kind == "option":
            self.options[name] = (self.options[name] + step) % len(self.variants()[name])
        elif kind == "assist":
            self.assist = (self.assist + step) % len(ASSISTS)
        elif kind == "luck":
            self.luck = not self.luck
        elif kind == "counts":
            self.counts = not self.counts

    def typed(self, key: str) -> bool:
        kind, _, name = key.partition(":")
        if kind != "chair" or self.kinds[int(name)] != -1:
            return False
        self.ask_name(int(name))
        return True

    def ask_name(self, seat: int) -> None:
        def named(name: str | None) -> None:
            if name is not None:
                self.names[seat] = name
                self.retell()

        self.app.push_screen(Prompt(house(self).say("name"), self.names[seat]), named)

    def plan(self) -> Plan:
        say = house(self).say
        chairs = []
        for seat in range(self.seats):
            kind = self.kinds[seat]
            if kind == -1:
                chairs.append(("person", self.names[seat] or say("me", n=seat + 1), ""))
            else:
                chairs.append(("open", "", "") if kind == -2 else ("bot", "", self.bots[kind]))
        options = {name: choices[self.options[name]] for name, choices in self.variants().items()}
        assist = ASSISTS[self.assist]
        return Plan(self.game.name, chairs, options, assist=assist, luck=self.luck, counts=self.counts)

    async def send(self) -> None:
        app = house(self)
        try:
            self.dismiss(await app.door.create(self.plan(), app.lang))
        except Refused as refused:
            app.tell(str(refused))
