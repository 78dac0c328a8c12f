"""The city for a terminal: tiles between their streets, every street with its rod."""

from typing import Final

from fogline.core.canvas import CHIPS, GLYPHS, Canvas
from fogline.core.text import Speaker
from fogline.games.investors.box import EMPTY, PARK, WHITE
from fogline.games.investors.face.plain import opened
from fogline.games.investors.text.table import LETTERS
from fogline.games.investors.view import View

TILE: Final = (
    "#FFFFFF on #B3141A",
    "#111111 on #FFE14D",
    "#FFFFFF on #06837F",
    "#111111 on #B0DBD0",
    "#FFFFFF on #1D4FA8",
    "#FFFFFF on #6B4A3A",
    "#111111 on #8FBF8F",
    "#111111 on #E5B45A",
    "#111111 on #E5B45A",
)
"""By kind of district."""
WHITE_ROD: Final = "#111111 on #D8D8D8"


class Board:
    """The board in the making. A tile takes ``pitch`` columns with its western street, ``lines`` lines of its own."""

    def __init__(self, view: View, speaker: Speaker, width: int, lines: int) -> None:
        self.view, self.box = view, view.box
        self.lines = lines
        self.letters = [speaker.tell(letter) for letter in LETTERS]
        self.pitch = max(6, min(10, (width - 4) // self.box.columns))
        self.open = frozenset(opened(view))
        self.height = 2 + self.box.rows * (lines + 1)
        self.sheet = Canvas(width, self.height)

    def drawn(self) -> Canvas:
        for x in range(self.box.columns):
            self.sheet.put(3 + x * self.pitch + self.pitch // 2, 0, "ABCDEFGHI"[x], "quiet")
        for y in range(self.box.rows + 1):
            self.across(y)
            if y < self.box.rows:
                self.row(y)
        return self.sheet

    def top(self, y: int) -> int:
        """The line of the streets north of a row of tiles."""
        return 1 + y * (self.lines + 1)

    def across(self, y: int) -> None:
        """A line of streets that run west to east."""
        for x in range(self.box.columns):
            street = self.box.upright + y * self.box.columns + x
            left, wide = 3 + x * self.pitch, self.pitch - 1
            self.sheet.put(left, self.top(y), "+", "line")
            text, style = self.rod(street, "─", wide)
            self.sheet.put(left + 1, self.top(y), text, style, ("street", street))
        self.sheet.put(3 + self.box.columns * self.pitch, self.top(y), "+", "line")

    def row(self, y: int) -> None:
        """A row of tiles with the streets that run north to south."""
        top = self.top(y) + 1
        self.sheet.put(0, top, str(y + 1).rjust(2), "quiet")
        for x in range(self.box.columns + 1):
            street = y * (self.box.columns + 1) + x
            text, style = self.rod(street, "│", 1)
            for line in range(self.lines):
                self.sheet.put(3 + x * self.pitch, top + line, text, style, ("street", street))
            if x < self.box.columns:
                self.tile(y * self.box.columns + x, 4 + x * self.pitch, top)

    def rod(self, street: int, empty: str, wide: int) -> tuple[str, str]:
        """What lies on a street: whose rod, none, or none yet where the call opens it."""
        owner = self.view.rods[street]
        if owner == WHITE:
            return "▒" * wide, WHITE_ROD
        if owner != EMPTY:
            return GLYPHS[owner].center(wide, "━"), CHIPS[owner]
        if street in self.open:
            return "○".center(wide, "┄"), "bold accent"
        return empty * wide, "line"

    def tile(self, tile: int, x: int, y: int) -> None:
        """A tile: its letter and prestige, then its builder or how many of its streets each seat has."""
        wide, kind, about = self.pitch - 1, self.view.layout[tile], ("tile", tile)
        builder = self.view.builder[tile]
        worth = "" if kind == PARK else f" {self.box.prestige[kind]}"
        head = f"{'♣' if kind == PARK else self.letters[kind]}{worth}"
        full = builder >= 0 or kind == PARK
        if self.lines == 1:
            head += f" {GLYPHS[builder]}" if builder >= 0 else ""
        if full:
            self.sheet.put(x, y, head.center(wide), f"bold {TILE[kind]}", about)
        else:
            self.sheet.put(x + (wide - len(head) - 2) // 2, y, f" {head} ", TILE[kind], about)
        if self.lines > 1 and builder >= 0:
            self.sheet.put(x, y + 1, GLYPHS[builder].center(wide), CHIPS[builder], about)
        elif self.lines > 1 and kind != PARK:
            self.tally(tile, x, y + 1, wide)
        elif self.lines > 1:
            self.sheet.put(x, y + 1, " " * wide, TILE[kind], about)

    def tally(self, tile: int, x: int, y: int, wide: int) -> None:
        """How the streets round a tile are shared out."""
        owners = [self.view.rods[street] for street in self.box.streets_round(tile)]
        counts = [(owners.count(seat), seat) for seat in range(self.view.seats) if seat in owners]
        text = "".join(f"{GLYPHS[seat]}{count}" for count, seat in sorted(counts, key=lambda c: (-c[0], c[1])))
        self.sheet.put(x + max(0, (wide - len(text)) // 2), y, text, "bold")
