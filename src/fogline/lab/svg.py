"""Small charts as SVG text that stands on its own, in a page or as a file."""

from collections.abc import Sequence
from html import escape
from textwrap import shorten, wrap
from typing import Final

WIDTH: Final = 640
NARROW: Final = 360
"""How wide a chart is drawn for a sheet of paper or a screen, and for a phone: there letters would shrink with it."""
ROW: Final = 26
LEFT: Final = 190
SHORT: Final = 26
"""Names of so many letters fit to the left of their bars."""
RIGHT: Final = 96
TOP: Final = 34
LETTER, LARGE_LETTER, LINE = 6.6, 10.4, 21
"""About how wide a letter is, in a label and in a heading; how tall a line of a heading is."""
FONT: Final = "font-family='system-ui, sans-serif' font-size='13'"
INK: Final = "#22303c"
FAINT: Final = "#c9d3da"
COLOUR: Final = "#1f6f8b"


def chart(title: str, height: float, parts: Sequence[str], width: int = WIDTH) -> str:
    """The frame: a heading that screen readers read too, in as many lines as it needs."""
    lines = wrap(title, int(width / LARGE_LETTER)) or [""]
    above = LINE * (len(lines) - 1)
    box = f"viewBox='0 {-above} {width} {height + above:.0f}'"
    head = f"<svg xmlns='http://www.w3.org/2000/svg' {box} role='img' {FONT} fill='{INK}'>"
    said = [heading(words, 18 - above + LINE * nth) for nth, words in enumerate(lines)]
    return "\n".join([head, f"<title>{escape(title)}</title>", *said, *parts, "</svg>"])


def heading(title: str, y: float) -> str:
    font = "font-family='Iowan Old Style, Palatino, Georgia, serif' font-size='17' font-weight='bold'"
    return f"<text x='0' y='{y:.0f}' {font}>{escape(title)}</text>"


def text(x: float, y: float, what: str, anchor: str = "start", weight: str = "normal") -> str:
    return f"<text x='{x:.1f}' y='{y:.1f}' text-anchor='{anchor}' font-weight='{weight}'>{escape(what)}</text>"


def line(x1: float, y1: float, x2: float, y2: float, colour: str = FAINT, width: float = 1) -> str:
    return f"<line x1='{x1:.1f}' y1='{y1:.1f}' x2='{x2:.1f}' y2='{y2:.1f}' stroke='{colour}' stroke-width='{width}'/>"


Bar = tuple[str, float, str] | tuple[str, float, str, float, float]
"""A name, a value, the value as it is written, and the ends of its interval where it has one."""


def bars(title: str, rows: Sequence[Bar], width: int = WIDTH) -> str:
    """Lying bars from 0 on, each with a whisker where it has an interval; values below 0 go to the left.

    Names stand beside their bars, or above them where one is long or the chart is narrow.
    """
    most = max([abs(value) for row in rows for value in (row[1], *row[3:])] or [0]) or 1
    below = any(row[1] < 0 for row in rows)
    above = 18 if width < WIDTH or any(len(row[0]) > SHORT for row in rows) else 0
    left = 2 if above else LEFT
    space = width - left - max([RIGHT, *(7 * len(row[2]) + 12 for row in rows)])
    zero = left + (space / 2 if below else 0)
    scale = (space / 2 if below else space) / most
    row = ROW + above
    parts = [line(zero, TOP - 6, zero, TOP + row * len(rows))]
    for nth, bar in enumerate(rows):
        name, value, written = shorten(bar[0], int(width / LETTER), placeholder="…"), *bar[1:3]
        y = TOP + row * nth
        start = zero + min(0.0, value * scale)
        parts.append(text(left, y + 12, name) if above else text(left - 8, y + 15, name, "end"))
        y += above
        parts.append(
            f"<rect x='{start:.1f}' y='{y + 3}' width='{abs(value) * scale:.1f}' height='{ROW - 8}' fill='{COLOUR}'/>"
        )
        low, high = bar[3:] or (value, value)
        if low < high:
            parts += whisker(zero + low * scale, zero + high * scale, y + ROW / 2 - 1)
        parts.append(text(zero + max(0.0, value, high) * scale + 6, y + 15, written))
    return chart(title, TOP + row * len(rows) + 8, parts, width)


def whisker(x1: float, x2: float, y: float) -> list[str]:
    """An interval: a line with ends."""
    ends = [line(x, y - 4, x, y + 4, INK, 1.5) for x in (x1, x2)]
    return [line(x1, y, x2, y, INK, 1.5), *ends]


def curve(
    title: str,
    points: Sequence[tuple[float, float, float, float]],
    form: str = ".3g",
    even: bool = False,
    width: int = WIDTH,
) -> str:
    """What a value does over a range: (where, value, from, to), with the interval as a band; ``even``: at equal
    distances, wherever they are."""
    tall, left = 170, 64
    low, high = min(point[2] for point in points), max(point[3] for point in points)
    high = high if high > low else low + 1
    first, last = points[0][0], points[-1][0]
    order = {point[0]: nth for nth, point in enumerate(points)}

    def x(at: float) -> float:
        part = order[at] / max(1, len(points) - 1) if even else (at - first) / ((last - first) or 1)
        return left + part * (width - left - 24)

    def y(value: float) -> float:
        return TOP + 8 + (high - value) / (high - low) * tall

    band = [f"{x(at):.1f},{y(most):.1f}" for at, _, _, most in points]
    band += [f"{x(at):.1f},{y(least):.1f}" for at, _, least, _ in reversed(points)]
    way = " ".join(f"{x(at):.1f},{y(value):.1f}" for at, value, _, _ in points)
    foot = TOP + tall + 8
    parts = [line(left, foot, width - 10, foot), text(left - 8, TOP + 14, f"{high:{form}}", "end")]
    parts += [text(left - 8, foot, f"{low:{form}}", "end")]
    parts += [f"<polygon points='{' '.join(band)}' fill='{COLOUR}' fill-opacity='.18'/>"]
    parts += [f"<polyline points='{way}' fill='none' stroke='{COLOUR}' stroke-width='2.5'/>"]
    for at, value, _, _ in points:
        parts.append(f"<circle cx='{x(at):.1f}' cy='{y(value):.1f}' r='4.5' fill='{COLOUR}'/>")
        parts.append(text(x(at), y(value) - 10, f"{value:{form}}", "middle"))
        parts.append(text(x(at), foot + 18, f"{at:g}", "middle"))
    return chart(title, foot + 26, parts, width)


def columns(title: str, values: Sequence[tuple[float, int]], unit: str = "", width: int = WIDTH) -> str:
    """A histogram of (value, how often), in at most 24 columns."""
    if not values:
        return chart(title, TOP, [], width)
    low, high = min(v for v, _ in values), max(v for v, _ in values)
    count = min(24, max(1, int(high - low) + 1))
    size = (high - low) / count or 1.0
    heights = [0] * count
    for value, often in values:
        heights[min(count - 1, int((value - low) / size))] += often
    tall, bottom = 120, TOP + 120
    wide = (width - 20) / count
    parts = [
        f"<rect x='{10 + nth * wide + 1:.1f}' y='{bottom - n / max(heights) * tall:.1f}' width='{wide - 2:.1f}' "
        f"height='{n / max(heights) * tall:.1f}' fill='{COLOUR}'/>"
        for nth, n in enumerate(heights)
    ]
    parts += [line(10, bottom, width - 10, bottom), text(10, bottom + 18, f"{low:g}{unit}")]
    parts += [text(width - 10, bottom + 18, f"{high:g}{unit}", "end")]
    return chart(title, bottom + 26, parts, width)


def dots(title: str, rows: Sequence[tuple[str, float, float, float]]) -> str:
    """Values with their intervals: (name, value, from, to)."""
    low, high = min(row[2] for row in rows), max(row[3] for row in rows)
    scale = (WIDTH - LEFT - RIGHT) / ((high - low) or 1)

    def at(value: float) -> float:
        return LEFT + (value - low) * scale

    parts: list[str] = []
    for nth, (name, value, least, most) in enumerate(rows):
        y = TOP + ROW * nth + 10
        parts.append(text(LEFT - 14, y + 5, name, "end"))
        parts.append(line(at(least), y, at(most), y, COLOUR, 3))
        parts.append(f"<circle cx='{at(value):.1f}' cy='{y}' r='6' fill='{COLOUR}'/>")
        parts.append(text(at(most) + 8, y + 5, f"{value:+.0f}"))
    return chart(title, TOP + ROW * len(rows) + 8, parts)
