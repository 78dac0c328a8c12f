"""Talk at a table: what was said, a line to say something, phrases by their numbers."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Input, Static

from fogline.table.scene_types import SaidLine, Scene
from fogline.table.text import speaker
from fogline.table.text.talk import PHRASES, REACTIONS
from fogline.tui.look import joined, styled
from fogline.tui.panels import glyph
from fogline.tui.screens.ask import house, stands
from fogline.tui.screens.paper import Page

if TYPE_CHECKING:
    from fogline.tui.screens.table import TableScreen

NUMBERED = [*[(key, False) for key in PHRASES], *[(key, True) for key in REACTIONS]]
"""What is said by its number: phrases, then reactions to the last turn."""


def with_news(lines: Sequence[SaidLine], scene: Scene) -> list[SaidLine]:
    """What was said, with the news of a scene."""
    known = {line.id: line for line in lines} | {line.id: line for line in scene.talk}
    return sorted(known.values(), key=lambda line: line.at)


def fresh(lines: Sequence[SaidLine], scene: Scene) -> list[SaidLine]:
    """What others have said that the reader has not heard yet."""
    known, mine = {line.id for line in lines}, {place.seat for place in scene.places if place.mine}
    return [line for line in scene.talk if line.id not in known and line.seat not in mine and line.text]


class TalkPage(Page):
    """All that was said; a line, a number or a command at its foot."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", show=False)]
    title_key = "talk"

    def __init__(self, table: "TableScreen") -> None:
        super().__init__()
        self.table = table

    def content(self) -> ComposeResult:
        with VerticalScroll():
            yield Static(self.words(), id="said")
        yield Static(styled(self.phrases(), "quiet"))
        yield Input(placeholder=house(self).say("talk-how"))

    async def begin(self) -> None:
        self.query_one(Input).focus()
        self.retell()

    def phrases(self) -> str:
        tell = speaker(house(self).lang).tell
        told = [tell((REACTIONS if reacts else PHRASES)[key]) for key, reacts in NUMBERED]
        return "  ".join(f"{n} {text}" for n, text in enumerate(told, 1))

    def words(self) -> Text:
        say = house(self).say
        lines = [self.line(line) for line in self.table.talk]
        return Text("\n").join(lines) if lines else styled(say("talk-nothing"), "quiet")

    def line(self, line: SaidLine) -> Text:
        say = house(self).say
        sign = glyph(line.seat) if line.seat >= 0 else styled("·", "quiet")
        if line.muted:
            return joined(sign, " ", styled(say("talk-muted", name=line.name), "quiet"))
        words = line.text if line.turn is None else say("talk-reaction", turn=line.turn, text=line.text or "–")
        return joined(sign, " ", styled(f"{line.name}: ", "bold"), styled(words))

    def retell(self) -> None:
        """What there is to read by now."""
        if stands(self, "#said"):
            self.query_one("#said", Static).update(self.words())
            self.query_one(VerticalScroll).scroll_end(animate=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        text, event.input.value = event.value.strip(), ""
        if text:
            self.run_worker(self.speak(text))

    async def speak(self, text: str) -> None:
        """A number is a phrase, a slash a command, and everything else a line."""
        table, scene = self.table, self.table.scene
        assert scene is not None
        name, _, whom = text[1:].partition(" ")
        who = {"name": house(self).say("talk-guest")}
        if text.isdecimal() and 1 <= int(text) <= len(NUMBERED):
            key, reacts = NUMBERED[int(text) - 1]
            await table.tell_table("say", phrase=key, **who, **({"turn": scene.turns} if reacts else {}))
        elif text in ("/off", "/on"):
            await table.tell_table("hush", off=text == "/off")
        elif text.startswith("/") and name in ("mute", "hear"):
            found = [line.id for line in table.talk if line.name.casefold() == whom.strip().casefold()]
            await table.tell_table("mute", line=found[-1] if found else whom[:16], on=name == "mute")
        elif text == "/quiet":
            table.talk_told = not table.talk_told
            house(self).tell(house(self).say("talk-told" if table.talk_told else "talk-untold"), "information")
        else:
            await table.tell_table("say", text=text[:1000], **who)
