"""A form of lines: left and right change one, Enter on the last sends it."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from fogline.core.canvas import length
from fogline.core.text import N_
from fogline.tui.look import joined, styled
from fogline.tui.screens.ask import house, stands
from fogline.tui.table_drawing import keys_line

KEYS = (("← →", "change"), (N_("Enter"), "open"), ("e", "lang"), ("Esc", "back"))
SEND = "start"
"""The line that sends it."""


class Form(Screen[str | None]):
    """What it is of, what stands in its lines and what changes them is up to each; it gives what was made."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "change(-1)", show=False),
        Binding("right,space", "change(1)", show=False),
        Binding("e", "app.language", show=False),
        Binding("escape,q", "dismiss", show=False),
    ]

    def heading(self) -> Text:
        raise NotImplementedError

    def values(self) -> list[tuple[str, str, str]]:
        """Each line: its key, what it is called, what is chosen."""
        raise NotImplementedError

    def sends(self) -> str:
        """What the last line says."""
        raise NotImplementedError

    def change(self, key: str, step: int) -> None:
        """The next value of a line, round and round."""
        raise NotImplementedError

    def typed(self, key: str) -> bool:
        """Whether Enter on a line asks for words."""
        return False

    async def send(self) -> None:
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        yield Static(id="banner")
        yield OptionList(id="form")
        yield Static(id="keys", classes="keys")

    def on_mount(self) -> None:
        self.retell()
        for form in self.query(OptionList):
            form.highlighted = form.option_count - 1

    def retell(self) -> None:
        if not stands(self, "#banner", "#form", "#keys"):
            return
        self.query_one("#banner", Static).update(self.heading())
        form = self.query_one("#form", OptionList)
        place = form.highlighted
        form.set_options([Option(line, id=key) for key, line in self.lines()])
        form.highlighted = min(place, form.option_count - 1) if place is not None else None
        self.query_one("#keys", Static).update(keys_line(house(self), KEYS, self.size.width))

    def lines(self) -> list[tuple[str, Text]]:
        found = self.values()
        wide = max(length(label) for _, label, _ in found)
        lines = [(key, self.line(label.ljust(wide), value)) for key, label, value in found]
        return [*lines, (SEND, styled(f"  ▶ {self.sends()}", "bold"))]

    def line(self, label: str, value: str) -> Text:
        return joined(
            styled(f"  {label}", "quiet"), styled("  ‹ ", "line"), styled(value, "bold"), styled(" ›", "line")
        )

    def action_change(self, step: int) -> None:
        listed = self.query_one("#form", OptionList)
        if listed.highlighted is None:
            return
        self.change(listed.get_option_at_index(listed.highlighted).id or "", step)
        self.retell()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        key = event.option.id or ""
        if key == SEND:
            self.run_worker(self.send())
        elif not self.typed(key):
            self.action_change(1)
