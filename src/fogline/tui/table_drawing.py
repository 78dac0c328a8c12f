"""What the table screen shows: the drawing, the panels beside it, the list of choices and what they would do."""

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option as Line

from fogline.core.canvas import Canvas, Drawing, Page, cut, wrapped
from fogline.core.ids import NOBODY, Seat
from fogline.core.protocols import AnyBox
from fogline.core.registry import find_game
from fogline.table.cached_speaker import speaker_for
from fogline.tui import panels
from fogline.tui.choices import Choice, choices, following, narrowed
from fogline.tui.doors.base import Refused
from fogline.tui.inspector import INSPECT, things
from fogline.tui.look import joined, styled
from fogline.tui.menu import example
from fogline.tui.pace import since_mine, turns_in
from fogline.tui.panes import TOLD, Panes
from fogline.tui.screens.ask import house, stands
from fogline.tui.sheet import Sheet

if TYPE_CHECKING:
    from fogline.table.scene_types import LogLine, Option, Scene
    from fogline.tui.app import Fogline
    from fogline.tui.doors.base import Sitting
    from fogline.tui.pace import Pace

KEYS: Final = (
    ("/", "words"),
    ("w", "why"),
    ("i", "ask"),
    ("u", "undo"),
    ("l", "log"),
    ("s", "score"),
    ("r", "replay"),
    ("f", "fork"),
    ("e", "lang"),
    ("?", "help"),
    ("q", "leave"),
)
PARTS: Final = (
    "#title", "#status", "#tabs", "#sheet", "#players", "#news", "#actions", "#preview", "#words", "#keys"
)  # fmt: skip
"""They come and go one after the other."""
TALL: Final = 36
"""From this height on there is more room for what an action would do."""
LONG: Final = 9
"""Lines for what it means that the rules have changed: nobody needs room for actions then."""
KEPT: Final = 2
"""Keys at the end of the footer that always stand there: help, and the way out."""
PAUSE: Final = 0.12
"""Seconds that a mark rests before its effect is asked for."""


class TableDrawing(Panes):
    """The face of the table screen. It expects the screen's own fields."""

    if TYPE_CHECKING:
        sitting: Sitting | None
        scene: Scene | None
        pace: Pace
        told: Sequence[LogLine]
        moved: bool
        asking: bool
        open_choices: list[Choice]
        shown_choices: list[Choice]
        effects: dict[int, Option]
        box: AnyBox | None
        is_lost: bool

    def redraw(self, typed: bool) -> None:
        """The whole screen; what somebody has typed stays when nothing changed under it."""
        scene, say = self.scene, house(self).say
        if scene is None or not self.stands or self.about_to_sit(scene):
            return
        self.fit_window()
        self.set_class(shared(scene), "hotseat")
        self.set_class(scene.origin == "fork", "fork")
        self.write("title", self.heading(scene))
        status = panels.status(scene, self.size.width, say("lost") if self.is_lost else "")
        self.write("status", status, len(status.plain.splitlines()))
        self.show_drawing(self.drawn(scene))
        self.query_one(Sheet).trace(traces(scene, self.pace.log, self.drawing))
        self.show_side(scene)
        if not typed:
            self.query_one("#words", Input).value = ""
        self.open_choices = self.to_choose(scene)
        self.list_choices()
        self.write("keys", keys_line(house(self), KEYS, self.size.width))
        self.query_one("#words", Input).placeholder = self.placeholder()

    def heading(self, scene: "Scene") -> Text:
        return panels.title(scene, self.pace.log, house(self).say, self.mode(scene), self.size.width, self.where(scene))

    def about_to_sit(self, scene: "Scene") -> bool:
        """Whether these are nobody's eyes only for a moment: the reader's own are opened already."""
        return scene.seat == NOBODY and sum(place.mine for place in scene.places) == 1

    @property
    def stands(self) -> bool:
        """Whether there is a screen to write on, and the components that it shows."""
        return self.box is not None and stands(self, *PARTS)

    def write(self, name: str, text: Text, lines: int | None = None) -> None:
        """Put text somewhere. Only where its height changes is anything laid out anew: nothing else may flicker."""
        widget = self.query_one(f"#{name}", Static)
        if lines is not None and (widget.styles.height is None or widget.styles.height.value != lines):
            widget.styles.height = lines
            widget.display = lines > 0
        widget.update(text, layout=False)

    def show_side(self, scene: "Scene") -> None:
        """Players, what happened, and the room that is left for actions and their effect."""
        say = house(self).say
        players = panels.players(scene, self.drawing.facts, say, self.side)
        high = len(players.plain.splitlines())
        self.write("players", players, high)
        room = self.size.height - 5 - high - self.dock - 1
        if not self.small:
            room = min(14, self.size.height - 4 - high - 9 - self.preview_lines)
        news = panels.news(scene, self.pace.log, say, self.side, room)
        self.write("news", news, room + 1 if room >= 3 else 0)

    def to_choose(self, scene: "Scene") -> list[Choice]:
        """The choices of now; while turns of others wait to be shown, the way to the present."""
        say, left, now = house(self).say, self.pace.left, self.pace.latest
        if self.asking:
            return things(self.drawing, say)
        if not left or now is None:
            return choices(scene, say, following(scene))
        mine = bool(now.question) or now.confirm == "now"
        return [Choice(1, "skip", say("do-skip-mine" if mine else "do-skip", n=left))]

    @property
    def told_columns(self) -> int:
        """Columns for what an action would do."""
        return TOLD if self.small else self.side

    @property
    def listed_columns(self) -> int:
        """Columns for the choices."""
        return self.size.width - TOLD - 4 if self.small else self.side

    @property
    def preview_lines(self) -> int:
        if self.small:
            return self.dock - 1
        if self.scene is not None and self.scene.rules:
            return LONG
        return 5 if self.size.height < TALL else 8

    def mode(self, scene: "Scene") -> str:
        """What kind of table this is, where it is not the usual one."""
        say = house(self).say
        if scene.origin:
            return say(f"mode-{scene.origin}")
        if shared(scene):
            return say("mode-hotseat")
        return say("mode-watching") if not any(place.mine for place in scene.places) else ""

    def where(self, scene: "Scene") -> str:
        app = house(self)
        if scene.status == "gathering" and app.door.name:
            return app.say("link", url=f"{app.door.name}/table/{scene.table}")
        return app.door.name

    def placeholder(self) -> str:
        first = next((choice for choice in self.open_choices if choice.words), None)
        say = house(self).say
        return say("words", words=example(first, house(self).lang)) if first else say("words-none")

    def drawn(self, scene: "Scene") -> Drawing:
        """The table, drawn by its game."""
        width, height = self.room
        game = find_game(scene.game)
        if game.draw is not None and scene.view is not None:
            names = tuple(place.name for place in scene.places)
            speaker = speaker_for(scene.game, self.box, names, scene.lang)
            return game.draw(scene.view, self.box, speaker, width, height)
        sheet = Canvas(width, height)
        lines = scene.told
        if not lines:
            text = house(self).say("no-drawing") if scene.view is not None else scene.sentence
            lines = ["", *wrapped(text, width - 4, 4)]
        for y, line in enumerate(lines):
            sheet.put(0, y, cut(line, width))
        return Drawing([Page("", sheet)])

    # -- choices -------------------------------------------------------------------------------------------------

    def list_choices(self) -> None:
        """The list, narrowed by what is typed; the first one is marked."""
        if self.stands:
            self.offer(narrowed(self.open_choices, self.query_one("#words", Input).value))

    def offer(self, shown: list[Choice]) -> None:
        """Show these of the choices, the first one marked."""
        self.shown_choices = shown
        actions, say = self.query_one("#actions", OptionList), house(self).say
        digits = len(str(len(self.open_choices)))
        lines = [Line(choice_line(choice, digits, self.listed_columns)) for choice in shown]
        if not lines:
            told = say("no-fit") if self.open_choices else say("waiting")
            lines = [Line(styled(told, "quiet"), disabled=True)]
        actions.set_options(lines)
        n, total = len(shown), len(self.open_choices)
        actions.border_title = (
            say("narrowed", n=n, total=total) if n < total else say((self.asking and "ask") or "actions")
        )
        actions.highlighted = 0 if shown else None
        self.show_preview()

    @property
    def marked(self) -> Choice | None:
        if not self.stands:
            return None
        place = self.query_one("#actions", OptionList).highlighted
        return self.shown_choices[place] if place is not None and place < len(self.shown_choices) else None

    def show_preview(self) -> None:
        """What the marked action touches and would do."""
        scene = self.scene
        if scene is None or not self.stands:
            return
        choice = self.marked
        self.query_one(Sheet).mark(things_of(choice))
        if self.asking:
            self.turn_to(things_of(choice))
        self.show_pane()
        option = self.effects.get(choice.action) if choice and choice.do == "act" else None
        text = panels.preview(scene, option, house(self).say, self.told_columns, self.preview_lines)
        if self.asking:
            told = [sentence for thing in things_of(choice) for sentence in self.drawing.tell(*thing)[1:]]
            text = Text("\n").join(map(styled, wrapped(" ".join(told), self.told_columns, self.preview_lines)))
        elif self.shows_told(choice):
            text = self.with_told(scene, text)
        self.write("preview", text, self.preview_lines + 1)
        if choice and choice.do == "act" and not self.effects and scene.assist != "off":
            self.set_timer(PAUSE, self.ask_effects)

    def with_told(self, scene: "Scene", text: Text) -> Text:
        """What others did, then whatever else there is room to say; an order that stands is said first."""
        turns = turns_in(since_mine(scene, self.pace.log))
        told = panels.told(scene, self.told, turns, house(self).say, self.told_columns, self.preview_lines)
        first, then = (text, told) if scene.order and scene.order.words else (told, text)
        lines = list(first.split()) if first.plain else []
        room = self.preview_lines - len(lines)
        lines += then.split()[:room] if then.plain and room > 1 else []  # a heading alone says nothing
        return Text("\n").join(lines[: self.preview_lines])

    def shows_told(self, choice: Choice | None) -> bool:
        """Whether the panel tells what others did: until there is something to choose, in a small window until
        somebody looks for it."""
        acts = choice is not None and choice.do == "act"
        return bool(self.told) and (not acts or (self.small and not self.moved))

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


def traces(scene: "Scene", log: Sequence["LogLine"], drawing: Drawing) -> dict[tuple[str, int], Seat]:
    """What others touched since the reader's last turn, by whom; the latest counts."""
    lines = since_mine(scene, log)
    return {thing: panels.sign_of(scene, line) for line in lines for thing in drawing.touched(line.args)}


def shared(scene: "Scene") -> bool:
    """Whether several people sit at this keyboard."""
    return scene.origin == "" and sum(place.mine for place in scene.places) > 1


def things_of(choice: Choice | None) -> frozenset[tuple[str, int]]:
    """What a choice mentions."""
    return choice.mentions if choice else frozenset()


def choice_line(choice: Choice, digits: int, width: int) -> Text:
    """A numbered line, its later lines set in."""
    number = styled(f"{choice.number:>{digits}} ", "quiet")
    ours = choice.do not in ("act", INSPECT)
    lines = wrapped(f"▸ {choice.label}" if ours else choice.label, width - digits - 3, 4)
    return joined(number, styled(f"\n{' ' * (digits + 1)}".join(lines), "bold" if ours else ""))


def keys_line(app: "Fogline", keys: Sequence[tuple[str, str]], width: int) -> Text:
    """The footer: keys and what they do. The last two stay; what has no room before them is told by the help page."""
    named = [(app.tell_help(key), app.say(f"key-{does}")) for key, does in keys]
    parts = [joined(styled(key, "bold"), styled(f" {does}", "quiet")) for key, does in named]
    while len(parts) > KEPT and sum(part.cell_len + 2 for part in parts) > width:
        del parts[-KEPT - 1]
    return joined(" ", Text("  ").join(parts))
