"""How the terminal looks: the house's colours, and styles of games turned into Rich's."""

from functools import cache
from typing import Final

from rich.style import Style
from rich.text import Text
from textual.theme import Theme

from fogline.core.canvas import Run

DARK: Final = Theme(
    name="fogline",
    primary="#E4604F",
    secondary="#74D6EB",
    accent="#E4604F",
    foreground="#E8EEF2",
    background="#0E151B",
    surface="#16212A",
    panel="#1E2A33",
    success="#67C795",
    warning="#F2B84B",
    error="#F0897A",
    dark=True,
)

INKS: Final = {
    "quiet": "#9FB2BF",
    "accent": "#F0705F",
    "good": "#67C795",
    "bad": "#F0897A",
    "line": "#4A606D",
    "bay": "#6FA9C4",
    "land": "#8FA08F",
}
"""The words of core.canvas.INKS on fog by night."""
MARKED: Final = Style(bold=True, reverse=True)


@cache
def style_of(written: str) -> Style:
    """A style as a sheet writes it."""
    return Style.parse(" ".join(INKS.get(word, word) for word in written.split()))


def styled(text: str, written: str = "") -> Text:
    return Text(text, style=style_of(written))


def joined(*parts: Text | str) -> Text:
    """Texts one after the other."""
    whole = Text()
    for part in parts:
        whole.append_text(part if isinstance(part, Text) else Text(part))
    return whole


def is_about(run: Run, marked: frozenset[tuple[str, int]]) -> bool:
    return run.about is not None and run.about in marked
