"""What the opponent of the rules does, one step at a time."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.timer import Timer
from textual.widgets import Static

from fogline.core.ids import NOBODY
from fogline.table.picture import LogLine, Scene
from fogline.tui.look import joined, styled
from fogline.tui.screens.ask import house, stands

PACE = 1.2
"""Seconds between two steps when they go by themselves."""


def automa_steps(scene: Scene, log: Sequence[LogLine], since: int) -> list[str]:
    """What the rules' own player did after turn ``since``: the sentences that are not about somebody who sits here."""
    if since < 0 or all(score.seat != NOBODY for score in scene.scores):
        return []
    seats = range(len(scene.places))
    return [line.text for line in log if line.turn > since and line.text and line.args.get("seat") not in seats]


class Steps(ModalScreen[None]):
    """The steps so far; Enter shows the next one, a lets them go by themselves, Esc skips."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space,down", "next", show=False),
        Binding("a", "auto", show=False),
        Binding("escape,q", "dismiss", show=False),
    ]

    def __init__(self, title: str, steps: Sequence[str]) -> None:
        super().__init__()
        self.head, self.steps = title, steps
        self.seen = 1
        self.timer: Timer | None = None

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet-of-paper") as paper:
            paper.border_title = self.head
            with VerticalScroll(can_focus=False):
                yield Static(self.words(), id="steps")
            yield Static(self.keys())

    def words(self) -> Text:
        lines = []
        for number, step in enumerate(self.steps[: self.seen], 1):
            latest = number == self.seen
            mark = styled(f"{number:>3} ", "bold accent" if latest else "quiet")
            lines.append(joined(mark, styled(step, "bold" if latest else "")))
        if self.seen >= len(self.steps):
            lines += [Text(""), styled(house(self).say("steps-end"), "quiet")]
        return Text("\n").join(lines)

    def keys(self) -> Text:
        say = house(self).say
        return styled(f"Enter {say('key-next')}   a {say('key-auto')}   Esc {say('key-skip')}", "quiet")

    def action_next(self) -> None:
        if self.seen >= len(self.steps):
            self.dismiss()
            return
        if not stands(self, "#steps", "VerticalScroll"):
            return
        self.seen += 1
        self.query_one("#steps", Static).update(self.words())
        self.query_one(VerticalScroll).scroll_end(animate=False)
        if self.seen >= len(self.steps) and self.timer:
            self.timer.stop()

    def action_auto(self) -> None:
        if self.timer is None:
            self.timer = self.set_interval(PACE, self.action_next)

    def on_click(self) -> None:
        self.action_next()
