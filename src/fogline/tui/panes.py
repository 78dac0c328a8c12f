"""Panes: a large window shows the table with a column beside it, a small one a pane at a time over the choices."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text
from textual.events import Click
from textual.message import Message
from textual.widgets import Static

from fogline.core.canvas import Drawing, Page
from fogline.tui.look import joined, styled
from fogline.tui.screens.ask import house, stands
from fogline.tui.sheet import Sheet

if TYPE_CHECKING:
    from textual.screen import Screen

    Base = Screen[Any]
else:
    Base = object

ROOMY: Final = (100, 30)
"""From this size on everything stands beside each other."""
BIG: Final = 130
"""From this width on the column beside the drawing is wider."""
DOCK: Final = 6
"""Lines for the choices in the smallest window; a higher one gives them some of what it has more."""
LOWEST: Final = 24
TOLD: Final = 32
"""Columns for what an action would do, beside the choices of a small window."""


class Tabs(Static):
    """The names of the panes; a click chooses one."""

    class Chosen(Message):
        """Somebody wants to see this pane."""

        def __init__(self, pane: int) -> None:
            super().__init__()
            self.pane = pane

    def __init__(self) -> None:
        super().__init__(id="tabs")
        self.ends: list[int] = []
        """By pane: the column after its name."""

    def tell(self, names: Sequence[str], chosen: int, lit: Sequence[bool]) -> None:
        """The names; a dot where a pane shows what is marked."""
        text, self.ends = Text(" "), []
        for pane, name in enumerate(names):
            label = f" {name}{'•' if lit[pane] else ''} "
            text.append_text(styled(label, "bold reverse" if pane == chosen else "quiet"))
            self.ends.append(text.cell_len)
        self.update(joined(text, styled("  Tab", "bold")), layout=False)

    def on_click(self, event: Click) -> None:
        for pane, end in enumerate(self.ends):
            if event.x < end:
                self.post_message(self.Chosen(pane))
                return


class Panes(Base):
    """A screen with a drawn table. Its last pane is what is told of players and turns."""

    pane = 0
    drawing = Drawing([])

    @property
    def small(self) -> bool:
        return self.size.width < ROOMY[0] or self.size.height < ROOMY[1]

    @property
    def side(self) -> int:
        """Columns for players and what happened."""
        if self.small:
            return self.size.width - 3
        return 44 if self.size.width >= BIG else 36

    @property
    def dock(self) -> int:
        """Lines for the choices under a pane."""
        return DOCK + max(0, self.size.height - LOWEST) // 3

    def fit_window(self) -> None:
        """Take in how large the window is."""
        self.set_class(self.size.width >= BIG, "wide")
        self.set_class(self.small, "small")
        for dock in self.query("#dock"):
            dock.styles.height = self.dock if self.small else "1fr"

    @property
    def room(self) -> tuple[int, int]:
        """Columns and lines for the drawing, also while another pane hides it."""
        if not self.small:
            size = self.query_one(Sheet).size
            return max(20, size.width), max(10, size.height)
        middle = self.query_one("#middle").size
        return max(20, middle.width - 2), max(10, middle.height - (self.dock if self.query("#dock") else 0))

    @property
    def pages(self) -> Sequence[Page]:
        return self.drawing.pages

    def show_drawing(self, drawing: Drawing) -> None:
        self.drawing = drawing
        self.show_pane()

    def show_pane(self) -> None:
        """The pane that was chosen. Without need for panes everything is shown, and the first page is all."""
        if not stands(self, "#tabs", "#sheet") or not self.pages:
            return
        names = [page.title or house(self).say("pane-table") for page in self.pages]
        names += [house(self).say("pane-told")] if self.small else []
        self.pane %= len(names)
        self.set_class(self.small and self.pane == len(self.pages), "telling")
        tabs, sheet = self.query_one(Tabs), self.query_one(Sheet)
        tabs.display = len(names) > 1
        tabs.tell(names, self.pane, [*(page.sheet.shows(sheet.marked) for page in self.pages), False][: len(names)])
        sheet.show(self.pages[min(self.pane, len(self.pages) - 1)].sheet)

    def turn_to(self, things: frozenset[tuple[str, int]]) -> None:
        """Show a page on which one of these is drawn."""
        shown = [place for place, page in enumerate(self.pages) if page.sheet.shows(things)]
        if shown and self.pane not in shown:
            self.pane = shown[0]

    def action_pane(self, step: int) -> None:
        self.pane += step
        self.show_pane()

    def on_tabs_chosen(self, event: Tabs.Chosen) -> None:
        self.pane = event.pane
        self.show_pane()
