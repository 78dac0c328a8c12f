"""What is this? Anything on the table in words: what it is, what it would do now or why not, the rules behind it."""

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, ClassVar, Final

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.widgets import Input

from fogline.core.canvas import Drawing
from fogline.table.rulebook import rulebook
from fogline.table.scene_types import Option
from fogline.table.settings import OFF
from fogline.tui.choices import Choice, Say, named
from fogline.tui.doors.base import Refused
from fogline.tui.look import joined, styled
from fogline.tui.screens.ask import house
from fogline.tui.screens.paper import Page

if TYPE_CHECKING:
    from textual.screen import Screen

    from fogline.table.scene_types import Scene
    from fogline.tui.doors.base import Sitting
    from fogline.tui.pace import Pace

    Base = Screen[None]
else:
    Base = object

INSPECT: Final = "inspect"
LEGEND: Final = "legend"
NUMBER: Final = re.compile(r"\[(\d+\.\d+)\]")
MOST: Final = 6
"""Actions and reasons that are listed."""


def things(drawing: Drawing, say: Say) -> list[Choice]:
    """All that can be asked about: the signs, then whatever is drawn, page after page."""
    drawn = dict.fromkeys(thing for page in drawing.pages for thing in page.sheet.things())
    names = [(thing, told[0]) for thing in drawn if (told := drawing.tell(*thing))]
    found = [Choice(n, INSPECT, name, mentions=frozenset({thing})) for n, (thing, name) in enumerate(names, 2)]
    return [Choice(1, LEGEND, say("legend")), *found]


class Inspected(Page):
    """One thing: what it is, then what can be done with it now, or why nothing can; then the rules that were named."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("i,enter", "dismiss", show=False)]

    def __init__(self, game: str, told: Sequence[str], options: Sequence[Option], reasons: Sequence[str]) -> None:
        super().__init__()
        self.game, self.told, self.options, self.reasons = game, told, options, reasons

    def heading(self) -> str:
        return self.told[0]

    def words(self) -> Text:
        say = house(self).say
        lines = [styled(sentence) for sentence in self.told[1:]]
        if self.options:
            lines += [Text(""), styled(say("it-would"), "bold accent")]
            for option in self.options[:MOST]:
                lines.append(joined(styled("✓ ", "good"), styled(option.label, "bold")))
                lines += [styled(f"  {sentence}", "quiet") for sentence in option.effect or ()]
        elif self.reasons:
            lines += [Text(""), styled(say("why-not-now"), "bold accent")]
            lines += [joined(styled("✗ ", "bad"), styled(reason)) for reason in self.reasons[:MOST]]
        quoted = list(self.quoted())
        return Text("\n").join([*lines, Text(""), *quoted] if quoted else lines)

    def quoted(self) -> Iterator[Text]:
        """The rules whose numbers were told, in the order in which they were."""
        app = house(self)
        told = " ".join([*self.told, *(() if self.options else self.reasons[:MOST])])
        texts = {rule.number: rule.text for part in rulebook(self.game, app.lang).chapters for rule in part.rules}
        for number in dict.fromkeys(NUMBER.findall(told)):
            if number in texts:
                yield styled(f"{number} {re.sub(r'[*`]', '', texts[number])}", "quiet")


class Legend(Page):
    """What every sign of this game means."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("i,enter", "dismiss", show=False)]
    title_key = "legend"

    def __init__(self, drawing: Drawing) -> None:
        super().__init__()
        self.drawing = drawing

    def words(self) -> Text:
        say = house(self).say
        wide = max((len(sign) for sign, _, _ in self.drawing.legend), default=0) + 2
        rows = [
            joined(styled(sign, style), " " * (wide - len(sign)), styled(meaning))
            for sign, style, meaning in self.drawing.legend
        ]
        return Text("\n").join([*rows, Text(""), styled(say("legend-marks"), "quiet")])


class Asking(Base):
    """A table screen that can be asked what something is. It expects the screen's own fields."""

    if TYPE_CHECKING:
        sitting: Sitting | None
        scene: Scene | None
        drawing: Drawing
        pace: Pace
        asking: bool

        def redraw(self, typed: bool) -> None: ...

    def action_ask(self) -> None:
        """What is this? The list is of things now, until it is asked no more."""
        self.asking = not self.asking
        self.pace.pause(self.asking)
        self.redraw(typed=False)
        self.query_one("#actions").focus()

    def ask_about(self, words: str) -> None:
        """What was typed after 'what': the things that it fits."""
        if not self.asking:
            self.action_ask()
        self.query_one("#words", Input).value = words

    def action_legend(self) -> None:
        self.app.push_screen(Legend(self.drawing))

    async def tell_of(self, thing: tuple[str, int]) -> None:
        """All that there is to say of a thing: what it would do now, or why nothing can be done with it."""
        scene, told = self.scene, self.drawing.tell(*thing)
        if scene is None or self.sitting is None or not told:
            return
        reasons: list[str] = []
        options = [option for option in scene.legal if thing in named(option.args)]
        with suppress(Refused):
            if options and scene.assist != OFF:
                options = [option for option in await self.sitting.effects() if thing in named(option.args)]
            elif scene.question and not options:
                found = await self.sitting.why("", f"{thing[0]}:{thing[1]}")
                reasons = [entry[0].text for entry in found.alike]
        self.app.push_screen(Inspected(scene.game, told, options, reasons))
