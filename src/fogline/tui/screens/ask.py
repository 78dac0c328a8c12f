"""Small screens: a question with answers, a question with a line to type, the curtain, a window too small."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen, Screen
from textual.widget import Widget
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from fogline.core.canvas import wrapped

if TYPE_CHECKING:
    from fogline.tui.app import Fogline


def house(screen: Screen[Any]) -> "Fogline":
    """The app, by its own type."""
    from fogline.tui.app import Fogline

    assert isinstance(screen.app, Fogline)
    return screen.app


def stands(screen: Screen[Any], *parts: str) -> bool:
    """Whether these parts of a screen can be written on: news may come while it is put up or taken down."""
    if not screen.is_attached:
        return False
    # One walk for all of them: this is asked at every news, and a query for each part cost more than the drawing.
    there = {name for part in screen.walk_children() for name in (f"#{part.id}", type(part).__name__)}
    return there.issuperset(parts)


class Choose(ModalScreen[str | None]):
    """A question with a few answers; Esc gives none."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss", "")]

    def __init__(self, title: str, text: str, answers: Sequence[tuple[str, str]], name: str | None = None) -> None:
        super().__init__(name=name)
        self.head, self.text, self.answers = title, text, answers

    def compose(self) -> ComposeResult:
        with Vertical(classes="small-paper"):
            yield Static(Text(self.head, style="bold"))
            yield Static(Text(self.text))
            yield OptionList(*[Option(Text(f" {label}"), id=key) for key, label in self.answers])

    def on_mount(self) -> None:
        for listed in self.query(OptionList):
            listed.highlighted = 0

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.dismiss(event.option.id)


class Prompt(ModalScreen[str | None]):
    """A question with a line to type; Esc gives none."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss", "")]

    def __init__(self, title: str, value: str = "") -> None:
        super().__init__()
        self.head, self.value = title, value

    def compose(self) -> ComposeResult:
        with Vertical(classes="small-paper"):
            yield Static(Text(self.head, style="bold"))
            yield Input(self.value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        self.dismiss(event.value.strip())


class Notice(Widget):
    """Words that are made whenever they are drawn: in whatever size and language, from the first moment on."""

    def __init__(self, words: Callable[[], Text]) -> None:
        super().__init__()
        self.words = words

    def render(self) -> Text:
        return self.words()


class Placard(Screen[bool]):
    """A page with nothing but a few words in the middle."""

    def compose(self) -> ComposeResult:
        yield Notice(self.words)

    def words(self) -> Text:
        raise NotImplementedError

    def retell(self) -> None:
        self.query(Notice).refresh()


class Curtain(Placard):
    """Between two people at one keyboard: nothing of the table is seen until the next one is ready."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter", "dismiss(True)", "")]

    def __init__(self, name: str) -> None:
        super().__init__(classes="curtain")
        self.player = name

    def words(self) -> Text:
        say = house(self).say
        head = say("curtain-title", name=self.player)
        return Text(f"{head}\n\n{say('curtain', name=self.player)}", style="bold", justify="center")

    def on_click(self) -> None:
        self.dismiss(True)


class TooSmall(Placard):
    """Instead of a table that nobody could read: all that there is to say, or as much as there is room for."""

    def __init__(self, wide: int, high: int) -> None:
        super().__init__(classes="plain-page")
        self.wide, self.high = wide, high

    def words(self) -> Text:
        width, height = self.app.size
        values = {"wide": self.wide, "high": self.high, "width": width, "height": height}
        told = house(self).say("too-small", **values)
        lines = [line for part in told.split("\n") for line in wrapped(part, width, height) or [""]]
        if len(lines) > height:
            told = house(self).say("too-small-short", **values)
        return Text(told, justify="center")
