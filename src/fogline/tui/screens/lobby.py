"""The lobby: games to begin, tables to go on with, records to look at."""

from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from fogline.core.canvas import wrapped
from fogline.core.game import AnyGame
from fogline.core.registry import games
from fogline.core.text import N_, Speaker
from fogline.learn.puzzles import puzzles_of
from fogline.tui.doors.base import UNOPENED, Card, Refused
from fogline.tui.doors.remote import RemoteDoor
from fogline.tui.look import joined, styled
from fogline.tui.panes import ROOMY
from fogline.tui.screens import evenings, me, my_games, ratings
from fogline.tui.screens.ask import Choose, Prompt, house, stands
from fogline.tui.screens.day import choose_day
from fogline.tui.screens.lesson import begin, choose_lesson
from fogline.tui.screens.new import NewGame
from fogline.tui.screens.paper import HelpPage
from fogline.tui.table_drawing import keys_line

BANNER = (
    "        ╷                    ╷        ",
    "      ╱ ┃ ╲                ╱ ┃ ╲      ",
    "   ╱    ┃    ╲ ·      · ╱    ┃    ╲   ",
    "━━━━━━━━╋━━━━━━━━━━━━━━━━━━━━╋━━━━━━━━",
)
KEYS = ((N_("Enter"), "open"), ("o", "record"), ("e", "lang"), ("?", "help"), ("q", "leave"))
SCREENS = {"evenings": evenings.ask, "ratings": ratings.ask, "me": me.ask}
"""What a server has besides tables, by its line in the list."""
EVERY = 5.0
"""Seconds between two looks at a server's list."""


class Lobby(Screen[None]):
    """The first screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("o", "record", show=False),
        Binding("e", "app.language", show=False),
        Binding("question_mark", "help", show=False),
        Binding("q", "app.leave", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.cards: dict[str, Card] = {}

    def compose(self) -> ComposeResult:
        yield Static(id="banner")
        yield OptionList(id="lobby-list")
        yield Static(id="keys", classes="keys")

    async def on_mount(self) -> None:
        if house(self).door.name:
            self.set_interval(EVERY, self.look_again)
        await self.look()

    async def on_screen_resume(self) -> None:
        await self.look()

    def on_resize(self) -> None:
        self.retell()

    def look_again(self) -> None:
        if house(self).top is self:
            self.retell()

    def retell(self) -> None:
        # The function, not its coroutine: a screen that is closing might never start that.
        self.run_worker(self.look, exclusive=True)  # type: ignore[arg-type]

    async def look(self) -> None:
        app = house(self)
        try:
            found = await app.door.tables(app.lang)
        except Refused as refused:
            app.tell(str(refused))
            found = []
        if not stands(self, "#banner", "#lobby-list", "#keys"):
            return
        self.cards = {card.id: card for card in found}
        name = app.say("at-server", url=app.door.name) if app.door.name else app.say("lobby")
        bridge = [styled(f"{line}\n", "accent") for line in BANNER] if self.roomy else []
        self.query_one("#banner", Static).update(joined(*bridge, styled("Fogline  ", "bold"), styled(name, "quiet")))
        listed = self.query_one("#lobby-list", OptionList)
        place = listed.highlighted
        listed.set_options(self.lines(found))
        listed.highlighted = 1 if place is None else min(place, listed.option_count - 1)
        listed.focus()
        self.query_one("#keys", Static).update(keys_line(app, KEYS, self.size.width))

    @property
    def roomy(self) -> bool:
        """Whether there is room for more than the lists."""
        return self.size.height >= ROOMY[1]

    def lines(self, found: list[Card]) -> list[Option | None]:
        """The list: new games, then tables by what they are to the reader."""
        say = house(self).say
        lines: list[Option | None] = [self.head("new")]
        for game in games().values():
            title = Speaker(house(self).lang, game.words).tell(game.words.title)
            players = say("players", least=game.seats[0], most=game.seats[-1])
            about = Speaker(house(self).lang, game.words).tell(game.words.about.blurb)
            folded = wrapped(about, self.size.width - 18, 2 if self.roomy else 1)
            blurb = styled("".join(f"\n    {words}" for words in folded), "quiet")
            line = joined("  ", styled(f"{title:<36}", "bold"), styled(players, "quiet"), blurb)
            lines.append(Option(line, id=f"game:{game.name}"))
        lines.append(Option(joined("  ", say("learn")), id="learn"))
        lines.append(Option(joined("  ", say("puzzles")), id="puzzles"))
        lines.append(Option(joined("  ", say("days")), id="days"))
        lines.append(Option(joined("  ", say("file")), id="file"))
        lines.append(Option(joined("  ", say("games")), id="games"))
        if house(self).door.name:
            lines.append(Option(joined("  ", say("evenings")), id="evenings"))
            lines.append(Option(joined("  ", say("ratings")), id="ratings"))
            lines.append(Option(joined("  ", say("me-ways")), id="me"))
        gone = [card for card in found if card.status == UNOPENED]
        found = [card for card in found if card.status != UNOPENED]
        mine = [card for card in found if card.mine and card.status != "over"]
        others = [card for card in found if not card.mine]
        done = [card for card in found if card.mine and card.status == "over"]
        for key, cards in (("tables", mine), ("open-tables", others), ("finished", done)):
            if cards:
                lines += [None, self.head(key)]
                lines += [Option(self.line(card), id=f"table:{card.id}") for card in cards]
        if gone:
            lines += [None, self.head("unopened")]
            lines += [Option(self.unopened(card), disabled=True) for card in gone]
        return lines

    def head(self, key: str) -> Option:
        return Option(styled(house(self).say(key), "bold quiet"), disabled=True)

    def unopened(self, card: Card) -> Text:
        names = ", ".join(filter(None, card.names))
        return joined("  ", styled(f"{card.title}  {names}", "quiet"))

    def line(self, card: Card) -> Text:
        say = house(self).say
        state = {"gathering": "gathering", "over": "over", "frozen": "frozen"}.get(card.status)
        state = state or ("your-turn" if card.my_turn else "others-turn")
        style = "bold accent" if card.my_turn else "quiet"
        names = ", ".join(name or say("open-chair") for name in card.names)
        kind = f"  {say('origin-' + card.origin)}" if card.origin in ("fork", "import") else ""
        turn = f"  {say('turn', n=card.turns)}" if card.turns else ""
        return joined("  ", f"{card.title:<36}", styled(say(state), style), styled(f"{turn}{kind}  {names}", "quiet"))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        kind, _, name = (event.option.id or "").partition(":")
        if kind == "game":
            self.ask(games()[name])
        elif kind == "table":
            house(self).open_table(name)
        elif kind == "learn":
            self.learn()
        elif kind == "puzzles":
            self.solve()
        elif kind == "days":
            choose_day(house(self))
        elif kind == "file":
            self.action_record()
        elif kind == "games":
            my_games.ask(house(self))
        elif kind in SCREENS:
            door = house(self).door
            assert isinstance(door, RemoteDoor)
            SCREENS[kind](house(self), door)

    def ask(self, game: AnyGame) -> None:
        """The form of a game."""
        self.app.push_screen(NewGame(game, house(self).assist), self.begin)

    def learn(self) -> None:
        """Ask which game is to be learnt, then which lesson."""
        app = house(self)
        taught = {game.name: game for game in games().values() if game.lessons}
        answers = [(name, Speaker(app.lang, game.words).tell(game.words.title)) for name, game in taught.items()]

        def chosen(name: str | None) -> None:
            if name:
                choose_lesson(app, taught[name])

        app.push_screen(Choose(app.say("learn"), app.say("learn-text"), answers), chosen)

    def solve(self) -> None:
        """Ask of which game, and lay the next puzzle."""
        app = house(self)
        titles = [
            (game.name, Speaker(app.lang, game.words).tell(game.words.title))
            for game in games().values()
            if puzzles_of(game)
        ]

        def chosen(name: str | None) -> None:
            if name:
                app.run_worker(begin(app, name))

        app.push_screen(Choose(app.say("puzzles"), app.say("puzzles-text"), titles), chosen)

    def begin(self, table: str | None) -> None:
        if table:
            house(self).open_table(table)

    def action_record(self) -> None:
        def named(file: str | None) -> None:
            if file:
                self.run_worker(self.bring(file))

        self.app.push_screen(Prompt(house(self).say("ask-file")), named)

    async def bring(self, file: str) -> None:
        """A table with the game of a record file."""
        app = house(self)
        try:
            text = Path(file).expanduser().read_text(encoding="utf-8")
            table = await app.door.bring(text, "", app.lang)
        except (OSError, UnicodeDecodeError, RuntimeError) as problem:
            app.tell(app.say("no-file", file=file, problem=getattr(problem, "strerror", None) or problem))
        except Refused as refused:
            app.tell(str(refused))
        else:
            app.open_table(table)

    def action_help(self) -> None:
        self.app.push_screen(HelpPage())
