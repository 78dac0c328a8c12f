"""What the table screen shows: the drawing, the panels beside it, the list of choices and what they would do."""

from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option as Line

from fogline.core.canvas import Canvas, Drawing, wrapped
from fogline.core.registry import find_game
from fogline.table.voice import voice_for
from fogline.tui import panels
from fogline.tui.choices import Choice, choices, following, narrowed
from fogline.tui.doors.base import Refused
from fogline.tui.look import joined, styled
from fogline.tui.screens.ask import house, stands
from fogline.tui.sheet import Sheet

if TYPE_CHECKING:
    from textual.screen import Screen

    from fogline.table.picture import LogLine, Option, Scene
    from fogline.tui.doors.base import Sitting

    Base = Screen[None]
else:
    Base = object

KEYS: Final = (
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
PARTS: Final = ("#title", "#status", "#sheet", "#players", "#news", "#actions", "#preview", "#words", "#keys")
"""They come and go one after the other."""
BIG: Final = 130
"""From this width on the column beside the drawing is wider."""
TALL: Final = 36
"""From this height on there is more room for what an action would do."""
LONG: Final = 9
"""Lines for what it means that the rules have changed: nobody needs room for actions then."""
PAUSE: Final = 0.12
"""Seconds that a mark rests before its effect is asked for."""


class Showing(Base):
    """The face of the table screen. It expects the screen's own fields."""

    if TYPE_CHECKING:
        sitting: Sitting | None
        scene: Scene | None
        log_lines: list[LogLine]
        open_choices: list[Choice]
        shown_choices: list[Choice]
        effects: dict[int, Option]
        box: Any
        is_lost: bool

    def redraw(self, typed: bool) -> None:
        """The whole screen; what somebody has typed stays when nothing changed under it."""
        scene, say = self.scene, house(self).say
        if scene is None or not self.stands:
            return
        self.set_class(self.size.width >= BIG, "wide")
        self.set_class(shared(scene), "hotseat")
        self.set_class(scene.origin == "fork", "fork")
        self.write("title", panels.title(scene, say, self.mode(scene), self.size.width, self.where(scene)))
        status = panels.status(scene, self.size.width, say("lost") if self.is_lost else "")
        self.write("status", status, len(status.plain.splitlines()))
        drawing = self.drawing(scene)
        self.query_one(Sheet).show(drawing.sheet)
        self.show_side(scene, drawing)
        if not typed:
            self.query_one("#words", Input).value = ""
        self.open_choices = choices(scene, say, following(scene))
        self.list_choices()
        self.write("keys", keys_line(say, KEYS))
        self.query_one("#words", Input).placeholder = self.placeholder()

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

    def show_side(self, scene: "Scene", drawing: Drawing) -> None:
        """Players, what happened, and the room that is left for actions and their effect."""
        say = house(self).say
        players = panels.players(scene, drawing.facts, say, self.side)
        high = len(players.plain.splitlines())
        self.write("players", players, high)
        room = min(14, self.size.height - 4 - high - 9 - self.preview_lines)
        news = panels.news(scene, self.log_lines, say, self.side, room)
        self.write("news", news, room + 1 if room >= 3 else 0)

    @property
    def side(self) -> int:
        return 44 if self.size.width >= BIG else 36

    @property
    def preview_lines(self) -> int:
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
        example = next((choice.words for choice in self.open_choices if choice.words), "")
        say = house(self).say
        return say("words", words=example) if example else say("words-none")

    def drawing(self, scene: "Scene") -> Drawing:
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
        lines = [Line(choice_line(choice, digits, self.side)) for choice in shown]
        if not lines:
            told = say("no-fit") if self.open_choices else say("waiting")
            lines = [Line(styled(told, "quiet"), disabled=True)]
        actions.set_options(lines)
        n, total = len(shown), len(self.open_choices)
        actions.border_title = say("narrowed", n=n, total=total) if n < total else say("actions")
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
        self.query_one(Sheet).mark(choice.mentions if choice else frozenset())
        option = self.effects.get(choice.action) if choice and choice.do == "act" else None
        text = panels.preview(scene, option, house(self).say, self.side, self.preview_lines)
        self.write("preview", text, self.preview_lines + 1)
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


def shared(scene: "Scene") -> bool:
    """Whether several people sit at this keyboard."""
    return scene.origin == "" and sum(place.mine for place in scene.places) > 1


def choice_line(choice: Choice, digits: int, width: int) -> Text:
    """A numbered line, its later lines set in."""
    number = styled(f"{choice.number:>{digits}} ", "quiet")
    ours = choice.do != "act"
    lines = wrapped(f"▸ {choice.label}" if ours else choice.label, width - digits - 3, 4)
    return joined(number, styled(f"\n{' ' * (digits + 1)}".join(lines), "bold" if ours else ""))


def keys_line(say: Any, keys: tuple[tuple[str, str], ...]) -> Text:
    """The footer: keys and what they do."""
    parts = [joined(styled(key, "bold"), styled(f" {say('key-' + name)}", "quiet")) for key, name in keys]
    return joined(" ", Text("  ").join(parts))
