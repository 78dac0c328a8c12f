"""The drawn table as a widget: it shows a sheet of signs, lights what is meant and tells what was clicked."""

from collections.abc import Mapping

from rich.segment import Segment
from textual.events import Click, Resize
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from fogline.core.canvas import Canvas
from fogline.core.ids import Seat
from fogline.tui.look import MARKED, style_of, traced


class Sheet(Widget, can_focus=False):
    """A canvas on the screen."""

    class Meant(Message):
        """Somebody clicked a component."""

        def __init__(self, sort: str, number: int) -> None:
            super().__init__()
            self.sort, self.number = sort, number

    class Room(Message):
        """The sheet has another size now: it wants to be drawn again."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self.canvas = Canvas(1, 1)
        self.marked: frozenset[tuple[str, int]] = frozenset()
        self.traces: Mapping[tuple[str, int], Seat] = {}
        """What others touched lately, by whom."""

    def show(self, canvas: Canvas) -> None:
        self.canvas = canvas
        self._rows = list(canvas.rows())
        self.refresh()

    def mark(self, things: frozenset[tuple[str, int]]) -> None:
        """Light the cells about these."""
        if things != self.marked:
            self.marked = things
            self.refresh()

    def trace(self, things: Mapping[tuple[str, int], Seat]) -> None:
        """Underline the cells about these in the colour of who touched them."""
        if things != self.traces:
            self.traces = things
            self.refresh()

    def render_line(self, y: int) -> Strip:
        base = self.rich_style
        if y >= self.canvas.height:
            return Strip.blank(self.size.width, base)
        segments = []
        for run in self._rows[y]:
            style = style_of(run.style)
            if run.about and run.about in self.traces:
                style = traced(style, self.traces[run.about])
            style = base + style
            segments.append(Segment(run.text, style + MARKED if run.about in self.marked else style))
        return Strip(segments).adjust_cell_length(self.size.width, base)

    def on_mount(self) -> None:
        self.show(self.canvas)

    def on_resize(self, event: Resize) -> None:
        self.post_message(self.Room())

    def on_click(self, event: Click) -> None:
        about = self.canvas.about(event.x, event.y)
        if about:
            self.post_message(self.Meant(*about))
