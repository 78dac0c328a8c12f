"""The panels beside the drawing, as styled text: players, what happened, what an action would do."""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import NamedTuple

from rich.text import Text

from fogline.core.canvas import CHIPS, GLYPHS, cut, length, wrapped
from fogline.core.ids import NOBODY, Seat
from fogline.table.scene_types import LogLine, Option, Scene, Score
from fogline.table.text import SAYS, speaker
from fogline.tui.choices import asked_to_agree, name_of
from fogline.tui.look import joined, styled
from fogline.tui.pace import is_automa, since_mine, turns_in

Say = Callable[..., str]


def title(scene: Scene, log: Sequence[LogLine], say: Say, mode: str, width: int, where: str) -> Text:
    """The first line: which game, which turn as players count them, what kind of table."""
    left = joined(styled(" Fogline ", "bold accent"), styled(scene.title, "bold"))
    turns = turns_in([line for line in log if line.turn])
    left.append_text(styled(f"  {say('turn', n=turns)}" if turns else "", "quiet"))
    if mode:
        left.append_text(styled(f"  {mode} ", "bold reverse" if mode.isupper() or ":" in mode else "bold quiet"))
    right = cut(where, max(0, width - left.cell_len - 2))
    return joined(left, " " * max(1, width - left.cell_len - length(right) - 1), styled(right, "quiet"))


def status(scene: Scene, width: int, instead: str = "") -> Text:
    """Whose turn it is and what is asked, on one line or two."""
    if scene.outcome:
        return joined(" ", styled(f"{scene.outcome.text} {scene.outcome.winner_text}", "bold good"))
    mine = bool(scene.question) or scene.confirm == "now" or asked_to_agree(scene)
    mark = styled(" ▶ ", "bold reverse accent") if mine else styled(" · ", "quiet")
    prefix = speaker(scene.lang).tell(SAYS["your-turn"])
    asked = scene.sentence.removeprefix(prefix).strip() or scene.sentence
    lines = wrapped(instead or asked, width - 5, 2)
    return joined(mark, " ", styled("\n    ".join(lines), "bold" if mine else ""))


def players(scene: Scene, facts: Sequence[str], say: Say, width: int) -> Text:
    """Each seat: sign, name, points, and what matters of it."""
    lines: list[Text] = []
    for place in scene.places:
        score = next((score for score in scene.scores if score.seat == place.seat), None)
        marks = [say("you")] if place.seat == scene.seat else []
        marks += [say("bot-keeps")] if place.away else []
        if place.kind == "person" and not place.here and not place.mine and not place.away:
            marks.append(say("gone"))
        name = name_of(scene, place.seat) if place.kind != "open" else say("open-chair")
        lines.append(player_line(place.seat, name, ", ".join(marks), score, place.waited, width))
        if place.seat < len(facts) and facts[place.seat]:
            lines.append(styled("  " + cut(facts[place.seat], width - 2), "quiet"))
        if place.time_left is not None:
            lines.append(styled(f"   {int(place.time_left) // 60}:{int(place.time_left) % 60:02}", "quiet"))
    for score in scene.scores:
        if score.seat == NOBODY:
            lines.append(player_line(len(scene.places), score.name, "", score, False, width))
            if len(facts) > len(scene.places):
                lines.append(styled("  " + cut(facts[-1], width - 2), "quiet"))
    return Text("\n").join(lines)


def player_line(seat: Seat, name: str, marks: str, score: Score | None, waited: bool, width: int) -> Text:
    points = score.certain if score else ""
    tail = f" ({marks})" if marks else ""
    room = width - 4 - length(points) - length(tail)
    sign = styled(GLYPHS[seat % len(GLYPHS)], CHIPS[seat % len(CHIPS)])
    before = styled("▶", "bold accent") if waited else Text(" ")
    head = joined(before, sign, " ", styled(cut(name, room), "bold"), styled(tail, "quiet"))
    return joined(head, " " * max(1, width - head.cell_len - length(points)), styled(points, "bold"))


def sign_of(scene: Scene, line: LogLine) -> int:
    """Whose sign stands before a line: the seat's, or that of the opponent in the rules, who has the one after them."""
    return len(scene.places) if is_automa(line) else line.by


def glyph(sign: int) -> Text:
    return styled(GLYPHS[sign % len(GLYPHS)], CHIPS[sign % len(CHIPS)])


class Paragraph(NamedTuple):
    """A turn as it is told."""

    turn: int
    sign: int
    text: str
    bot: bool
    """Whether a bot played for somebody."""

    def told(self, say: Say) -> str:
        return f"[{say('by-bot')}] {self.text}" if self.bot else self.text


def paragraphs(scene: Scene, log: Sequence[LogLine], steps: bool = True) -> list[Paragraph]:
    """The log step by step, or all that somebody did in a row together. What happened to somebody else before a step
    has its number too."""

    def together(line: LogLine) -> tuple[int, int, bool]:
        return line.turn if steps else 0, sign_of(scene, line), line.bot

    found = []
    for (_, sign, bot), lines in groupby(filter(lambda line: line.text, log), key=together):
        first, *rest = lines
        found.append(Paragraph(first.turn, sign, " ".join([first.text, *[line.text for line in rest]]), bot))
    return found


def news(scene: Scene, log: Sequence[LogLine], say: Say, width: int, height: int) -> Text:
    """What others did since the reader's last turn, else what happened lately: the latest at the bottom, as much of it
    as there is room for."""
    new = since_mine(scene, log)
    told = paragraphs(scene, new, steps=False) or [part for part in paragraphs(scene, log, steps=False) if part.turn]
    head = styled(say("since-n", n=turns_in(new)) if new else say("latest"), "bold quiet")
    lines: list[Text] = []
    for paragraph in reversed(told):
        block = folded(paragraph, say, width, 3 if lines else height - 1)
        if len(lines) + len(block) > height - 1:
            break
        lines = block + lines
    return Text("\n").join([head, *lines]) if lines else Text("")


def folded(paragraph: Paragraph, say: Say, width: int, most: int) -> list[Text]:
    """A turn on a few lines, its sign before them."""
    first, *rest = wrapped(paragraph.told(say), width - 2, most) or [""]
    return [joined(glyph(paragraph.sign), " ", styled(first)), *[styled("  " + line) for line in rest]]


def told(scene: Scene, lines: Sequence[LogLine], since: int, say: Say, width: int, height: int) -> Text:
    """The turn of somebody else that is shown now, and how many there were since the reader's last one."""
    head = [styled(say("since-n", n=since), "bold quiet")] if since > 1 else []
    parts = paragraphs(scene, lines, steps=False)
    shown = [line for part in parts for line in folded(part, say, width, height - len(head))]
    return Text("\n").join([*head, *shown][:height])


def preview(scene: Scene, option: Option | None, say: Say, width: int, height: int) -> Text:
    """What the marked action would surely do."""
    lines: list[Text] = []
    if scene.draft:
        done = scene.confirm == "now"  # what is confirmed is told, and whole if there is room
        told = [line.text for line in scene.draft_log if line.text] if done else []
        steps = " ".join(told) or " · ".join(scene.draft)
        lines += [styled(line, "accent") for line in wrapped(say("draft", steps=steps), width, height if done else 2)]
    if scene.order and scene.order.words:
        lines += [styled(line, "accent") for line in wrapped(say("order", label=scene.order.label), width, 3)]
    if option is not None and option.effect is not None:
        effect = " ".join(option.effect)
        if option.uncertain:
            effect = f"{effect} … {say('uncertain')}." if effect else say("no-effect")
        if effect:
            lines.append(styled(say("effect"), "bold quiet"))
            lines += [styled(line) for line in wrapped(effect, width, max(1, height - len(lines)))]
    if scene.rules:
        lines += [styled(line, "quiet") for line in wrapped(scene.rules.text, width, height)]
    if scene.order and not scene.order.words:
        lines += [styled(line, "quiet") for line in wrapped(say("order-how", like=scene.order.like), width, 3)]
    return Text("\n").join(lines[:height])
