"""Pages over the table: why not, the log, the scores, help and rules."""

from collections.abc import Awaitable, Callable, Sequence
from typing import ClassVar

from rich.markdown import Markdown
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from fogline.core.canvas import wrapped
from fogline.core.registry import find_game
from fogline.parts.catalog import SOURCE
from fogline.table.messages import Whys
from fogline.table.rulebook import page, page_for, shown
from fogline.table.scene_types import LogLine, Scene, WhyTold
from fogline.tui.commands import NAMED
from fogline.tui.doors.base import MOST_WHYS
from fogline.tui.look import joined, style_of, styled
from fogline.tui.menu import example
from fogline.tui.pace import last_turn, since_mine
from fogline.tui.panels import Paragraph, glyph, paragraphs
from fogline.tui.screens.ask import house, stands
from fogline.tui.sums import sums
from fogline.tui.text.full import HELP

WIDEST = 122
"""Columns of a window from which on a page grows no wider."""
MOST_LINES = 20
"""Of one story."""
AGAIN = -1
"""Instead of a turn of the log: those since the reader's last one, once more."""


class Page(ModalScreen[int | None]):
    """A page that Esc, q or its own key closes."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "dismiss", show=False)]
    title_key = ""

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet-of-paper") as paper:
            paper.border_title = self.heading()
            paper.border_subtitle = f"Esc {house(self).say('key-back')}"
            yield from self.content()

    def heading(self) -> str:
        return house(self).say(self.title_key)

    def content(self) -> ComposeResult:
        with VerticalScroll():
            yield Static(self.words())

    def words(self) -> Text:
        return Text("")

    async def on_mount(self) -> None:
        await self.begin()

    async def begin(self) -> None:
        """What there is to do once it is put up. The keys go to its first part that takes any."""


class ScorePage(Page):
    """Everybody's points with the story of each number."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("s", "dismiss", show=False)]
    title_key = "score"

    def __init__(self, scene: Scene) -> None:
        super().__init__()
        self.scene = scene

    def words(self) -> Text:
        say, scene = house(self).say, self.scene
        lines = [styled(scene.outcome.text + " " + scene.outcome.winner_text, "bold good")] if scene.outcome else []
        if all(score.shares for score in scene.scores):
            lines += [sums(scene, say, self.room)]
        for score in scene.scores:
            sign = score.seat if score.seat >= 0 else len(scene.places)
            key = "place" if scene.outcome else "score-now"
            head = say(key, place=score.place, name=score.name, total=score.points, certain=score.certain)
            lines += [Text(""), joined(glyph(sign), " ", styled(head, "bold"))]
            stories = [story for story in score.stories if story.units or scene.outcome]
            wide = max((len(story.points) for story in stories), default=0)
            for story in stories:
                points = f"{'+' if story.units > 0 else ''}{story.points}" if story.units else ""
                before = styled(f"  {points:>{wide + 1}}  ", "good" if story.units > 0 else "bad")
                lines.append(hanging(before, story.text, f"[{story.rule}]" if story.rule else "", self.room))
            if not stories and not scene.outcome:
                lines.append(styled(f"    {say('no-stories')}", "quiet"))
        return Text("\n").join([*lines, *self.luck()])

    @property
    def room(self) -> int:
        """Columns for words."""
        return min(self.app.size.width, WIDEST) * 9 // 10 - 6

    def luck(self) -> list[Text]:
        """What can be known of the luck, where it can be checked."""
        say, luck, places = house(self).say, self.scene.luck, self.scene.places
        if luck is None:
            return []
        given = [(places[seat].name, salt) for seat, salt in enumerate(luck.salts)]
        salts = [say("luck-salt" if salt else "luck-salt-none", name=name, salt=salt) for name, salt in given]
        told = [say("luck-promised", commitment=luck.commitment), *salts, say("luck-link", link=luck.link)]
        return [Text(""), *(styled(line, "quiet") for line in (*told, say("luck-verify")))]


def hanging(head: Text, text: str, rule: str, width: int) -> Text:
    """A text on as many lines as it needs, those after the first as far in as it begins; its rule at the end."""
    begins = head.cell_len
    folded = wrapped(f"{text} {rule}", max(1, width - begins), MOST_LINES)
    body = styled(f"\n{' ' * begins}".join(folded))
    if rule and body.plain.endswith(rule):
        body.stylize(style_of("quiet"), len(body) - len(rule))
    return joined(head, body)


class LogPage(Page):
    """All that happened; Enter shows the table as it was after that turn, a lets others' turns be watched again."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("l", "dismiss", show=False),
        Binding("a", "again", show=False),
    ]
    title_key = "log"

    def __init__(self, scene: Scene, log: Sequence[LogLine], again: bool) -> None:
        super().__init__()
        mine = last_turn(scene, log)
        since = {line.turn for line in since_mine(scene, log)} if mine else set()
        self.again = again
        self.told = paragraphs(scene, log)
        self.since = next((n for n, told in enumerate(self.told) if told.turn in since and told.sign != scene.seat), -1)
        """The first paragraph that is new since the reader's last turn."""

    def content(self) -> ComposeResult:
        say = house(self).say
        hints = [say("log-hint"), *([say("log-again")] if self.again else [])]
        yield Static(styled(" ".join(hints), "quiet"))
        yield OptionList(*[Option(self.line(n, told)) for n, told in enumerate(self.told)])

    def line(self, place: int, told: Paragraph) -> Text:
        say = house(self).say
        if not told.turn:
            return joined(styled(f"{say('log-setup')}: ", "bold quiet"), styled(told.text))
        head = styled(f"── {say('since')} ──\n", "bold accent") if place == self.since else ""
        return joined(head, styled(f"{told.turn:>3} ", "quiet"), glyph(told.sign), " ", styled(told.told(say)))

    async def begin(self) -> None:
        for lines in self.query(OptionList):
            lines.highlighted = len(self.told) - 1 if self.told else None

    def action_again(self) -> None:
        if self.again:
            self.dismiss(AGAIN)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.dismiss(self.told[event.option_index].turn)


class WhyPage(Page):
    """What cannot be done now, and why: narrowed by words."""

    title_key = "why"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", show=False, priority=True)]

    def __init__(self, ask: Callable[[str], Awaitable[Whys]], like: str) -> None:
        super().__init__()
        self.ask, self.like = ask, like

    def content(self) -> ComposeResult:
        yield Input(self.like, select_on_focus=False)
        with VerticalScroll():
            yield Static(id="whys")

    async def begin(self) -> None:
        await self.answer(self.like)

    async def on_input_changed(self, event: Input.Changed) -> None:
        await self.answer(event.value)

    async def answer(self, like: str) -> None:
        say = house(self).say
        found = await self.ask(like)
        if not stands(self, "Input", "#whys") or like != self.query_one(Input).value:
            return
        actions, labels = found.actions, {why.id: why.label for why in found.actions}
        lines = [self.against(entry, labels) for entry in found.alike]
        lines += [self.possible(why.label) for why in actions if not why.reasons]
        if not actions:
            lines = [styled(say("why-none"), "quiet")]
        if any(len(entry) > 1 for entry in found.alike) or len(actions) == MOST_WHYS:
            lines.append(styled(say("why-narrow"), "quiet"))
        if actions:
            self.query_one(Input).placeholder = say("why-words", words=example(actions[0], house(self).lang))
        self.query_one("#whys", Static).update(Text("\n").join(lines))

    def against(self, entry: list[WhyTold], labels: dict[int, str]) -> Text:
        """One reason with what it stands in the way of, and how many more there are of its kind."""
        say, first = house(self).say, entry[0]
        names = " · ".join(labels[action] for action in first.actions[:NAMED])
        if len(first.actions) > NAMED:
            names += f" {say('and-more', n=len(first.actions) - NAMED)}"
        others = sum(len(told.actions) for told in entry[1:])
        more = styled(f" {say('why-alike', n=others)}", "accent") if others else ""
        return joined(styled("✗ ", "bad"), styled(names, "bold"), "  ", styled(first.text, "quiet"), more)

    def possible(self, label: str) -> Text:
        return joined(styled("✓ ", "good"), styled(label, "bold"), "  ", styled(house(self).say("why-can"), "good"))


class HelpPage(Page):
    """The keys, then the rules with their numbers."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("question_mark", "dismiss", show=False)]
    title_key = "help"

    def __init__(self, game: str = "", title: str = "") -> None:
        super().__init__()
        self.game, self.game_title = game, title

    def content(self) -> ComposeResult:
        app = house(self)
        with VerticalScroll():
            yield Static(Text(app.tell_help(HELP)))
            if self.game:
                text, lang = rules(self.game, app.lang)
                note = "" if lang == app.lang else f" {app.say('rules-english')}"
                yield Static(styled(f"\n{self.game_title}: {app.say('rules')}{note}\n", "bold accent"))
                yield Static(Markdown(text) if text else Text(app.say("no-rules")))


def rules(game: str, lang: str) -> tuple[str, str]:
    """The page of a game's rules, numbers and all, and the language it is in; no text where there is none."""
    file = page_for(find_game(game), lang)
    if file is None:
        return "", lang
    return shown(file.read_text(encoding="utf-8")), lang if file == page(find_game(game), lang) else SOURCE
