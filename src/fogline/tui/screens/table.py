"""The table: drawing, players, what can be done, what it would do."""

import asyncio
from contextlib import suppress
from typing import Any, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.events import Key
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option as Line

from fogline.core.canvas import Canvas, Drawing, wrapped
from fogline.core.ids import NOBODY
from fogline.core.registry import find_game
from fogline.table.picture import LogLine, Option, Scene
from fogline.table.voice import voice_for
from fogline.tui import panels
from fogline.tui.choices import Choice, choices, following, name_of, narrowed
from fogline.tui.deeds import Deeds
from fogline.tui.doors.base import Refused, Sitting
from fogline.tui.look import joined, styled
from fogline.tui.screens.ask import Curtain, house
from fogline.tui.screens.steps import Steps, automa_steps
from fogline.tui.sheet import Sheet

KEYS = (
    ("/", "words"),
    ("w", "why"),
    ("u", "undo"),
    ("l", "log"),
    ("s", "score"),
    ("r", "replay"),
    ("f", "fork"),
    ("e", "lang"),
    ("?", "help"),
    ("q", "leave"),
)
BIG = 130
"""From this width on the column beside the drawing is wider."""
PAUSE = 0.12
"""Seconds that a mark rests before its effect is asked for."""


class TableScreen(Deeds, Screen[None]):
    """One table through one pair of eyes."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *[Binding(key, name, show=False) for key, name in (
            ("w", "why"), ("u", "undo"), ("l", "log"), ("s", "score"), ("r", "replay"), ("z", "replay"), ("f", "fork"),
            ("c", "confirm"), ("h", "hint"), ("q", "lobby"), ("question_mark", "help"), ("escape", "whole"),
            ("slash", "words"), ("space", "words"),
        )],
        Binding("e", "app.language", show=False),
    ]  # fmt: skip

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
        self.query_one("#actions").focus()
        app = house(self)
        try:
            # Nobody's eyes first: whose turn it is decides who may look.
            self.sitting = await app.door.sit(self.table, NOBODY, app.lang, self)
            self.box = await self.sitting.box()
        except Refused as refused:
            self.closed(str(refused))

    async def close_sitting(self) -> None:
        if self.sitting:
            sitting, self.sitting = self.sitting, None
            await sitting.close()

    async def on_unmount(self) -> None:
        await self.close_sitting()

    # -- listening to the door -----------------------------------------------------------------------------------

    def shown(self, scene: Scene) -> None:
        """Something is new at the table."""
        first = self.scene is None
        self.log_lines = [line for line in self.log_lines if line.turn < scene.log_from] + scene.log
        if self.scene is None or scene.at != self.scene.at or scene.seat != self.scene.seat:
            self.effects = {}
        self.scene = scene
        if self.change_eyes(scene):
            return
        if self.is_mounted and self.box is not None:
            self.redraw(typed=False)
            self.show_steps(scene, first)
        else:
            self.call_later(self.wait_for_box)

    async def wait_for_box(self) -> None:
        """The first scene may be there before the components are."""
        for _ in range(500):
            if self.box is not None and self.is_mounted:
                self.redraw(typed=False)
                return
            await asyncio.sleep(0.02)

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

        if not isinstance(self.app.screen, Curtain):
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
        if self.app.screen is self:
            self.app.pop_screen()

    # -- showing -------------------------------------------------------------------------------------------------

    def retell(self) -> None:
        """Everything once more, in another language."""
        self.log_lines = []
        self.effects = {}
        self.run_worker(self.tell_table("speak", lang=house(self).lang))

    def redraw(self, typed: bool) -> None:
        """The whole screen; what somebody has typed stays when nothing changed under it."""
        scene, say = self.scene, house(self).say
        if scene is None or not self.is_mounted:
            return
        self.set_class(self.size.width >= BIG, "wide")
        self.set_class(scene.hotseat and scene.origin == "", "hotseat")
        self.set_class(scene.origin == "fork", "fork")
        lost = say("lost") if self.is_lost else ""
        self.query_one("#title", Static).update(panels.title(scene, say, self.mode(), self.size.width, self.where()))
        self.query_one("#status", Static).update(panels.status(scene, self.size.width, lost))
        drawing = self.drawing(scene)
        self.query_one(Sheet).show(drawing.sheet)
        self.query_one("#players", Static).update(panels.players(scene, drawing.facts, say, self.side))
        self.show_news()
        if not typed:
            self.query_one("#words", Input).value = ""
        self.open_choices = choices(scene, say, following(scene))
        self.list_choices()
        self.query_one("#keys", Static).update(keys_line(say, KEYS))
        self.query_one("#words", Input).placeholder = self.placeholder()

    @property
    def side(self) -> int:
        return 44 if self.size.width >= BIG else 36

    def mode(self) -> str:
        scene, say = self.scene, house(self).say
        assert scene is not None
        if scene.origin:
            return say(f"mode-{scene.origin}")
        if scene.hotseat:
            return say("mode-hotseat")
        return say("mode-watching") if not any(place.mine for place in scene.places) else ""

    def where(self) -> str:
        scene, app = self.scene, house(self)
        if scene is not None and scene.status == "gathering" and app.door.name:
            return app.say("link", url=f"{app.door.name}/table/{scene.table}")
        return app.door.name

    def placeholder(self) -> str:
        example = next((choice.words for choice in self.open_choices if choice.words), "")
        say = house(self).say
        return say("words", words=example) if example else say("words-none")

    def drawing(self, scene: Scene) -> Drawing:
        """The table, drawn by its game."""
        size = self.query_one(Sheet).size
        width, height = max(size.width, 20), max(size.height, 10)
        game = find_game(scene.game)
        if game.draw is not None and scene.view is not None:
            names = tuple(place.name for place in scene.places)
            speaker = voice_for(scene.game, self.box, names, scene.lang)
            return game.draw(scene.view, self.box, speaker, width, height)
        sheet = Canvas(width, height)
        text = house(self).say("no-drawing") if scene.view is not None else scene.sentence
        for line, words in enumerate(wrapped(text, width - 4, 4)):
            sheet.put(2, 2 + line, words)
        return Drawing(sheet)

    def show_news(self) -> None:
        assert self.scene is not None
        scene = self.scene
        seats = (len(scene.places) + any(score.seat == NOBODY for score in scene.scores)) * 2
        room = min(14, self.size.height - 4 - seats - 15)
        text = panels.news(scene, self.log_lines, house(self).say, self.side, room)
        news = self.query_one("#news", Static)
        news.display = bool(text)
        news.update(text)

    def list_choices(self) -> None:
        """The list, narrowed by what is typed; the first one is marked."""
        text = self.query_one("#words", Input).value
        self.shown_choices = narrowed(self.open_choices, text)
        actions, say = self.query_one("#actions", OptionList), house(self).say
        digits = len(str(len(self.open_choices)))
        lines = [Line(choice_line(choice, digits, self.side)) for choice in self.shown_choices]
        if not lines:
            told = say("no-fit") if self.open_choices else say("waiting")
            lines = [Line(styled(told, "quiet"), disabled=True)]
        actions.set_options(lines)
        n, total = len(self.shown_choices), len(self.open_choices)
        actions.border_title = say("narrowed", n=n, total=total) if n < total else say("actions")
        actions.highlighted = 0 if self.shown_choices else None
        self.show_preview()

    @property
    def marked(self) -> Choice | None:
        place = self.query_one("#actions", OptionList).highlighted
        return self.shown_choices[place] if place is not None and place < len(self.shown_choices) else None

    def show_preview(self) -> None:
        """What the marked action touches and would do."""
        scene, choice = self.scene, self.marked
        if scene is None:
            return
        self.query_one(Sheet).mark(choice.mentions if choice else frozenset())
        option = self.effects.get(choice.action) if choice and choice.do == "act" else None
        height = 5 if self.size.height < 36 else 9
        text = panels.preview(scene, option, house(self).say, self.side, height)
        preview = self.query_one("#preview", Static)
        preview.display = bool(text)
        preview.update(text)
        if choice and choice.do == "act" and not self.effects and scene.assist != "off":
            self.set_timer(PAUSE, self.ask_effects)

    def ask_effects(self) -> None:
        if not self.effects and self.scene is not None and self.scene.legal:
            work: Any = self.fetch_effects
            self.run_worker(work, exclusive=True, group="effects")

    async def fetch_effects(self) -> None:
        if self.sitting is None or self.scene is None:
            return
        at = self.scene.at
        with suppress(Refused):
            found = await self.sitting.effects()
            if self.scene is not None and self.scene.at == at and found:
                self.effects = {option.id: option for option in found}
                self.show_preview()

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
        self.shown_choices = fitting
        actions = self.query_one("#actions", OptionList)
        digits = len(str(len(self.open_choices)))
        actions.set_options([Line(choice_line(choice, digits, self.side)) for choice in fitting])
        total = len(self.open_choices)
        actions.border_title = house(self).say("narrowed", n=len(fitting), total=total)
        actions.highlighted = 0
        actions.focus()
        self.show_preview()

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
        words, actions = self.query_one("#words", Input), self.query_one("#actions", OptionList)
        if words.has_focus and event.key in ("up", "down"):
            actions.action_cursor_up() if event.key == "up" else actions.action_cursor_down()
            event.stop()
        elif not words.has_focus and event.character and event.character.isalnum():
            words.focus()
            words.insert_text_at_cursor(event.character)
            event.stop()


def choice_line(choice: Choice, digits: int, width: int) -> Text:
    """A numbered line, its later lines set in."""
    number = styled(f"{choice.number:>{digits}} ", "quiet")
    lines = wrapped(choice.label, width - digits - 3, 4)
    label = f"\n{' ' * (digits + 1)}".join(lines)
    return joined(number, styled(label if choice.do == "act" else f"▸ {label}", "" if choice.do == "act" else "bold"))


def keys_line(say: Any, keys: tuple[tuple[str, str], ...]) -> Text:
    """The footer: keys and what they do."""
    parts = [joined(styled(key, "bold"), styled(f" {say('key-' + name)}", "quiet")) for key, name in keys]
    return joined(" ", Text("  ").join(parts))
