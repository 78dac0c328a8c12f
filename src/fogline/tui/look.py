"""How the terminal looks: the house's colours, and styles of games turned into Rich's."""

from functools import cache
from typing import Final

from rich.style import Style
from rich.text import Text
from textual.theme import Theme

from fogline.core.canvas import CHIPS
from fogline.core.svg import INKS

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


@cache
def traced(style: Style, seat: int) -> Style:
    """How something looks that a seat has touched lately: underlined, on the seat's colour where it has none."""
    return style_of(CHIPS[seat % len(CHIPS)]) + style + Style(bold=True, underline=True)
