"""The table: drawing, players, what can be done, what it would do."""

from typing import Any, ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.events import Key
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static

from fogline.core.ids import NOBODY
from fogline.table.picture import LogLine, Option, Scene
from fogline.tui.choices import Choice, following, name_of
from fogline.tui.deeds import Deeds
from fogline.tui.doors.base import Refused, Sitting
from fogline.tui.screens.ask import Curtain, house
from fogline.tui.screens.steps import Steps, automa_steps
from fogline.tui.sheet import Sheet
from fogline.tui.showing import Showing

LETTERS: Final = {
    "w": "why",
    "u": "undo",
    "l": "log",
    "s": "score",
    "r": "replay",
    "z": "replay",
    "f": "fork",
    "c": "confirm",
    "h": "hint",
    "e": "app.language",
    "q": "lobby",
}
"""Letters that do something at once; every other one begins a word."""


class TableScreen(Showing, Deeds, Screen[None]):
    """One table through one pair of eyes."""

    AUTO_FOCUS = "#actions"
    BINDINGS: ClassVar[list[BindingType]] = [
        *[Binding(key, name, show=False) for key, name in LETTERS.items()],
        Binding("question_mark", "help", show=False),
        Binding("escape", "whole", show=False),
        Binding("slash,space", "words", show=False),
    ]

    def __init__(self, table: str) -> None:
        super().__init__()
        self.table = table
        self.sitting: Sitting | None = None
        self.scene: Scene | None = None
        self.log_lines: list[LogLine] = []
        self.open_choices: list[Choice] = []
        self.shown_choices: list[Choice] = []
        self.effects: dict[int, Option] = {}
        self.box: Any = None
        self.busy = False
        self.is_lost = False
        self.told_turn = -1
        """The last turn whose steps were shown one by one."""

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        yield Static(Text(f" {house(self).say('opening')}"), id="status")
        with Horizontal(id="middle"):
            yield Sheet(id="sheet")
            with Vertical(id="side"):
                yield Static(id="players")
                yield Static(id="news")
                yield OptionList(id="actions")
                yield Static(id="preview")
        yield Input(id="words", select_on_focus=False)
        yield Static(id="keys", classes="keys")

    async def on_mount(self) -> None:
        await self.open_sitting()

    async def open_sitting(self) -> None:
        app = house(self)
        try:
            # Nobody's eyes first: whose turn it is decides who may look.
            self.sitting = await app.door.sit(self.table, NOBODY, app.lang, self)
            self.box = await self.sitting.box()
        except Refused as refused:
            self.closed(str(refused))
        else:
            self.redraw(typed=False)

    async def close_sitting(self) -> None:
        if self.sitting:
            sitting, self.sitting = self.sitting, None
            await sitting.close()

    async def on_unmount(self) -> None:
        await self.close_sitting()

    # -- listening to the door -----------------------------------------------------------------------------------

    def shown(self, scene: Scene) -> None:
        """Something is new at the table. The door goes on listening meanwhile."""
        self.call_later(self.take, scene)

    def take(self, scene: Scene) -> None:
        first = self.scene is None
        self.log_lines = [line for line in self.log_lines if line.turn < scene.log_from] + scene.log
        if self.scene is None or scene.at != self.scene.at or scene.seat != self.scene.seat:
            self.effects = {}
        self.scene = scene
        if self.change_eyes(scene):
            return
        self.redraw(typed=False)
        if self.stands:
            self.show_steps(scene, first)

    def change_eyes(self, scene: Scene) -> bool:
        """Look through the eyes of a seat of one's own that is asked; behind a curtain where there are several."""
        mine = [place.seat for place in scene.places if place.mine]
        if scene.seat == NOBODY and len(mine) == 1:
            self.sit(mine[0])
            return True
        seat = following(scene)
        if seat is None or not mine:
            if scene.seat == NOBODY and mine and scene.status == "over":
                self.sit(mine[0])
            return False
        if scene.origin in ("fork", "import"):
            self.sit(seat)
            return True
        if scene.seat == NOBODY:
            self.draw_curtain(scene, seat)
            return True
        return False

    def sit(self, seat: int) -> None:
        self.told_turn = -1
        self.log_lines = []
        self.run_worker(self.tell_table("sit", seat=seat))

    def draw_curtain(self, scene: Scene, seat: int) -> None:
        def ready(answer: bool | None) -> None:
            self.sit(seat)

        if not isinstance(house(self).top, Curtain):
            self.app.push_screen(Curtain(name_of(scene, seat)), ready)

    def show_steps(self, scene: Scene, first: bool) -> None:
        """What the opponent of the rules does, one step after the other."""
        steps = [] if first else automa_steps(scene, self.log_lines, self.told_turn)
        if scene.log_from or not first:
            self.told_turn = scene.turns
        if steps:
            name = next(score.name for score in scene.scores if score.seat == NOBODY)
            self.app.push_screen(Steps(house(self).say("steps-title", name=name), steps))
        self.told_turn = scene.turns

    def lost(self) -> None:
        self.is_lost = True
        self.redraw(typed=True)

    def found(self) -> None:
        if self.is_lost:
            self.is_lost = False
            house(self).tell(house(self).say("found"), "information")
            self.redraw(typed=True)

    def closed(self, text: str) -> None:
        house(self).tell(text)
        if house(self).top is self:
            self.app.pop_screen()

    def retell(self) -> None:
        """Everything once more, in another language."""
        self.log_lines = []
        self.effects = {}
        self.run_worker(self.tell_table("speak", lang=house(self).lang))

    # -- hands on the table --------------------------------------------------------------------------------------

    def on_sheet_room(self) -> None:
        self.redraw(typed=True)

    def on_sheet_meant(self, event: Sheet.Meant) -> None:
        """A click keeps the choices that mention this thing; where there are none, it tells why."""
        thing = (event.sort, event.number)
        fitting = [choice for choice in self.open_choices if thing in choice.mentions]
        if not fitting:
            self.run_worker(self.why_thing(*thing))
            return
        self.offer(fitting)
        self.query_one("#actions").focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.show_preview()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if self.marked:
            self.perform(self.marked)

    def on_input_changed(self, event: Input.Changed) -> None:
        if self.scene is not None:
            self.list_choices()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.said(event.value)

    def on_key(self, event: Key) -> None:
        if not self.stands:
            return
        words, actions = self.query_one("#words", Input), self.query_one("#actions", OptionList)
        if words.has_focus and event.key in ("up", "down"):
            actions.action_cursor_up() if event.key == "up" else actions.action_cursor_down()
            event.stop()
        elif not words.has_focus and event.character and event.character.isalnum() and event.key not in LETTERS:
            words.focus()
            words.insert_text_at_cursor(event.character)
            event.stop()
