"""The table: drawing, players, what can be done, what it would do."""

from collections.abc import Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical
from textual.events import Key
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static

from fogline.core.ids import NOBODY
from fogline.core.protocols import AnyBox
from fogline.table.scene_types import LessonTold, LogLine, Option, SaidLine, Scene
from fogline.tui.choices import Choice, following, name_of
from fogline.tui.dealing import Dealing
from fogline.tui.doors.base import Refused, Sitting
from fogline.tui.inspector import Asking
from fogline.tui.pace import Frame, Pace
from fogline.tui.panes import Tabs
from fogline.tui.reviewing import Reviews
from fogline.tui.screens.analysis import AnalysisPage
from fogline.tui.screens.ask import Curtain, house
from fogline.tui.screens.lesson import LessonPage, begin, remember, worth_reading
from fogline.tui.screens.talk import TalkPage, fresh, with_news
from fogline.tui.sheet import Sheet
from fogline.tui.table_actions import TableActions
from fogline.tui.table_drawing import TableDrawing

LETTERS: Final = {
    "w": "now('why')",
    "u": "now('undo')",
    "i": "ask",
    "l": "log",
    "t": "talk",
    "s": "score",
    "r": "replay",
    "z": "replay",
    "f": "now('fork')",
    "g": "now('resign')",
    "c": "now('confirm')",
    "h": "now('hint')",
    "e": "app.language",
    "q": "lobby",
}
"""Letters that do something at once; every other one begins a word."""


class TableScreen(TableDrawing, TableActions, Dealing, Asking, Screen[None]):
    """One table through one pair of eyes."""

    AUTO_FOCUS = "#actions"
    BINDINGS: ClassVar[list[BindingType]] = [
        *[Binding(key, name, show=False) for key, name in LETTERS.items()],
        Binding("question_mark", "help", show=False),
        Binding("escape", "whole", show=False),
        Binding("slash", "now('words')", show=False),
        Binding("space", "go_on", show=False),
        Binding("right", "step", show=False),
        Binding("plus", "speed(1)", show=False),
        Binding("minus", "speed(-1)", show=False),
        Binding("tab", "pane(1)", show=False, priority=True),
        Binding("shift+tab", "pane(-1)", show=False, priority=True),
    ]

    def __init__(self, table: str) -> None:
        super().__init__()
        self.table = table
        self.sitting: Sitting | None = None
        self.scene: Scene | None = None
        self.pace = Pace(self.take, self.set_timer, lambda: house(self).preferences.share)
        self.told: Sequence[LogLine] = ()
        """What was told last of others."""
        self.open_choices: list[Choice] = []
        self.shown_choices: list[Choice] = []
        self.effects: dict[int, Option] = {}
        self.box: AnyBox | None = None
        self.busy = False
        self.is_lost = False
        self.asking = False
        """Whether the list is of things to be told of, not of actions."""
        self.talk: list[SaidLine] = []
        self.talk_told = True
        """Whether what others say is told as it comes."""
        self.doubted = ""
        """The moment of the turn that was last asked about: nobody is asked twice."""
        self.taught: LessonTold | None = None
        """What a lesson has said last."""
        self.moved = False
        """Whether another line of the list was marked since something new was shown."""

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        yield Static(Text(f" {house(self).say('opening')}"), id="status")
        yield Tabs()
        with Container(id="middle"):
            yield Sheet(id="sheet")
            with Vertical(id="side"):
                with Vertical(id="talk"):
                    yield Static(id="players")
                    yield Static(id="news")
                with Container(id="dock"):
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
        self.call_later(self.hear, scene)

    async def hear(self, scene: Scene) -> None:
        self.hear_talk(scene)
        top = house(self).top
        if isinstance(top, Reviews):
            await top.reviewed(scene.review)
        self.pace.add(scene)
        if self.pace.left and self.stands and self.scene is not None:
            self.open_choices = self.to_choose(self.scene)
            self.list_choices()

    def hear_talk(self, scene: Scene) -> None:
        """Talk waits for nobody's turn to be shown."""
        app, news, first = house(self), fresh(self.talk, scene), self.scene is None
        self.talk = with_news(self.talk, scene)
        if isinstance(app.top, TalkPage):
            app.top.retell()
        elif self.talk_told and not first:
            for line in news:
                app.tell(f"{line.name}: {line.text}", "information")

    def action_talk(self) -> None:
        if self.scene is not None:
            self.app.push_screen(TalkPage(self))

    def take(self, frame: Frame) -> None:
        """What is to be looked at now."""
        scene = frame.scene
        if self.scene is None or scene.at != self.scene.at or scene.seat != self.scene.seat:
            self.effects = {}
        self.scene, self.told, self.moved, self.asking = scene, frame.told, False, False
        if not self.change_eyes(scene):
            self.redraw(typed=False)
            self.teach(scene)

    def teach(self, scene: Scene) -> None:
        """What a lesson says, once before each step."""
        lesson = scene.lesson
        if lesson is None or scene.seat == NOBODY or self.pace.left or lesson == self.taught:
            return
        self.taught = lesson
        remember(house(self), scene.game, lesson)
        if worth_reading(lesson):
            self.app.push_screen(LessonPage(lesson))

    def action_lesson(self) -> None:
        if self.scene is not None and self.scene.lesson is not None:
            self.app.push_screen(LessonPage(self.scene.lesson))

    def action_next_lesson(self) -> None:
        if self.scene is not None and self.scene.lesson is not None:
            game, name = self.scene.game, self.scene.lesson.next
            self.app.pop_screen()
            self.app.run_worker(begin(house(self), game, name))

    @property
    def log_lines(self) -> list[LogLine]:
        return self.pace.log

    def on_screen_suspend(self) -> None:
        self.pace.pause(True)

    def on_screen_resume(self) -> None:
        self.pace.pause(self.asking)

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
        self.pace.forget()
        self.run_worker(self.tell_table("sit", seat=seat))

    def draw_curtain(self, scene: Scene, seat: int) -> None:
        def ready(answer: bool | None) -> None:
            self.sit(seat)

        if not isinstance(house(self).top, Curtain):
            self.app.push_screen(Curtain(name_of(scene, seat)), ready)

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
        self.pace.forget()
        self.effects = {}
        self.run_worker(self.tell_table("speak", lang=house(self).lang))

    # -- hands on the table --------------------------------------------------------------------------------------

    def on_sheet_room(self) -> None:
        self.redraw(typed=True)

    def on_sheet_meant(self, event: Sheet.Meant) -> None:
        """A click keeps the choices that mention this thing; where there are none, it tells why."""
        thing = (event.sort, event.number)
        if self.asking:
            self.run_worker(self.tell_of(thing))
            return
        fitting = [choice for choice in self.open_choices if thing in choice.mentions]
        if not fitting:
            self.run_worker(self.why_thing(*thing))
            return
        self.offer(fitting)
        self.query_one("#actions").focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.moved = self.moved or event.option_index > 0
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
            self.pace.skip()
            words.focus()
            words.insert_text_at_cursor(event.character)
            event.stop()

    def action_teaches(self) -> None:
        """What this game teaches, once it is over."""
        if self.sitting is not None:
            page = AnalysisPage(self.sitting)
            self.app.push_screen(page, lambda _: self.go_elsewhere(page.made))
