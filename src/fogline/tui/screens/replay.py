"""Replay: the table as it was after each turn."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical
from textual.events import Click
from textual.widgets import Static

from fogline.core.canvas import wrapped
from fogline.core.ids import NOBODY
from fogline.core.registry import find_game
from fogline.core.text import N_
from fogline.table.cached_speaker import speaker_for
from fogline.table.scene_types import Scene
from fogline.tui import panels
from fogline.tui.choices import name_of
from fogline.tui.doors.base import Refused, Sitting
from fogline.tui.look import joined, styled
from fogline.tui.panes import Panes, Tabs
from fogline.tui.reviewing import Reviews
from fogline.tui.screens.ask import Choose, house, stands
from fogline.tui.screens.paper import HelpPage, ScorePage
from fogline.tui.sheet import Sheet
from fogline.tui.table_drawing import keys_line

KEYS = (
    ("← →", "steps"),
    (N_("Home End"), "ends"),
    ("o", "eyes"),
    ("s", "score"),
    ("f", "fork"),
    ("v", "review"),
    ("e", "lang"),
    ("?", "help"),
    ("Esc", "back"),
)
PARTS = ("#title", "#status", "#tabs", "#sheet", "#players", "#news", "#slider", "#keys")
LEAP = 10


class Replay(Panes, Reviews):
    """A slider over the turns. It gives the table of a fork, where one was made."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,z,up", "go(-1)", show=False),
        Binding("right,down,space", "go(1)", show=False),
        Binding("tab", "pane(1)", show=False, priority=True),
        Binding("shift+tab", "pane(-1)", show=False, priority=True),
        Binding("pageup", f"go(-{LEAP})", show=False),
        Binding("pagedown", f"go({LEAP})", show=False),
        Binding("home", "go(-100000)", show=False),
        Binding("end", "go(100000)", show=False),
        Binding("o", "eyes", show=False),
        Binding("s", "score", show=False),
        Binding("f", "fork", show=False),
        Binding("v", "review", show=False),
        Binding("V", "take", show=False),
        Binding("e", "app.language", show=False),
        Binding("question_mark", "help", show=False),
        Binding("escape,q,r", "dismiss", show=False),
    ]

    def __init__(self, sitting: Sitting, now: Scene, turn: int) -> None:
        super().__init__(classes="replay")
        self.sitting, self.now = sitting, now
        self.turn = min(turn, now.turns)
        self.eyes = now.seat
        self.scene: Scene | None = None
        self.begin_review(now.review)

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        yield Static(id="status")
        yield Tabs()
        with Container(id="middle"):
            yield Sheet(id="sheet")
            with Vertical(id="side"), Vertical(id="talk"):
                yield Static(id="players")
                yield Static(id="news")
        yield Static(id="slider")
        yield Static(id="keys", classes="keys")

    async def on_mount(self) -> None:
        await self.look()

    async def look(self) -> None:
        """Ask for the moment and show it."""
        turn = self.turn
        try:
            scene = await self.sitting.past(turn, self.eyes)
        except Refused as refused:
            house(self).tell(str(refused))
            return
        if turn == self.turn:
            self.scene = scene
            await self.show(scene)

    async def show(self, scene: Scene) -> None:
        box = await self.sitting.box()
        if not stands(self, *PARTS):
            return
        self.fit_window()
        say, width, side = house(self).say, self.size.width, self.side
        self.query_one("#title", Static).update(panels.title(scene, [], say, say("mode-replay"), width, self.seen_by()))
        place = say("replay-at", turn=self.turn, turns=self.now.turns) if self.turn else say("replay-start")
        if scene.rules and self.turn and not self.told(scene):
            place = scene.sentence
        told = " · ".join(part for part in (place, self.told_review()) if part)
        self.query_one("#status", Static).update(styled(f" {told}", "bold"))
        game = find_game(scene.game)
        if game.draw is not None and scene.view is not None:
            speaker = speaker_for(scene.game, box, tuple(place.name for place in scene.places), scene.lang)
            self.show_drawing(game.draw(scene.view, box, speaker, *self.room))
            self.query_one("#players", Static).update(panels.players(scene, self.drawing.facts, say, side))
        self.query_one("#news", Static).update(self.happened(scene, side))
        self.query_one("#slider", Static).update(self.slider(width))
        self.query_one("#keys", Static).update(keys_line(house(self), KEYS, width))

    def seen_by(self) -> str:
        say = house(self).say
        return say("replay-public") if self.eyes == NOBODY else say("replay-eyes", name=name_of(self.now, self.eyes))

    def told(self, scene: Scene) -> list[str]:
        say = house(self).say
        return [part.told(say) for part in panels.paragraphs(scene, scene.log) if part.turn == self.turn]

    def happened(self, scene: Scene, width: int) -> Text:
        lines = [styled(house(self).say("replay-what"), "bold quiet")]
        for text in self.told(scene):
            lines += [styled(line) for line in wrapped(text, width, 16)]
        if scene.rules:
            lines += [Text(""), *[styled(line, "quiet") for line in wrapped(scene.rules.text, width, 8)]]
        return Text("\n").join(lines)

    def slider(self, width: int) -> Text:
        """Where in the game this is."""
        room = width - 4
        at = round(self.turn / max(1, self.now.turns) * (room - 1))
        return joined(
            "  ", styled("━" * at, "accent"), styled("●", "bold accent"), styled("─" * (room - 1 - at), "line")
        )

    def on_sheet_room(self) -> None:
        if self.scene is not None:
            self.run_worker(self.show(self.scene), exclusive=True)

    async def on_click(self, event: Click) -> None:
        """A click on the slider goes there."""
        if event.widget is not None and event.widget.id == "slider":
            share = (event.screen_x - 2) / max(1, self.size.width - 5)
            self.turn = min(self.now.turns, max(0, round(share * self.now.turns)))
            await self.moved()
            await self.look()

    async def action_go(self, steps: int) -> None:
        self.turn = min(self.now.turns, max(0, self.turn + steps))
        await self.moved()
        await self.look()

    async def action_eyes(self) -> None:
        """Through somebody else's eyes, where nothing is hidden any more; else one's own and everybody's."""
        open_to_all = self.now.status == "over" or all(place.mine for place in self.now.places)
        seats = [place.seat for place in self.now.places if open_to_all or place.mine]
        order = [*seats, NOBODY]
        self.eyes = order[(order.index(self.eyes) + 1) % len(order)] if self.eyes in order else order[0]
        await self.moved()
        await self.look()

    def action_score(self) -> None:
        if self.scene is not None:
            self.app.push_screen(ScorePage(self.scene))

    def action_help(self) -> None:
        self.app.push_screen(HelpPage(self.now.game, self.now.title))

    def action_fork(self) -> None:
        say = house(self).say
        answers = [("yes", say("go-on")), ("no", say("not-now"))]

        def answered(answer: str | None) -> None:
            if answer == "yes":
                self.run_worker(self.fork())

        self.app.push_screen(Choose(say("fork-title"), say("fork"), answers), answered)

    async def fork(self) -> None:
        try:
            self.dismiss(await self.sitting.fork(self.turn))
        except Refused as refused:
            house(self).tell(str(refused))

    def retell(self) -> None:
        self.run_worker(self.look(), exclusive=True)
