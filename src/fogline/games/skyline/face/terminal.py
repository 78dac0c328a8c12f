"""The table as a terminal draws it: project columns, my city, the other cities small, what is left."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, Final

from fogline.core.canvas import CHIPS, GLYPHS, Canvas, Drawing, Page, cut, length
from fogline.core.text import Speaker, saying
from fogline.core.view_json import numbers
from fogline.games.skyline.box import BLACK, BONUS, DEPOT, DISTRICTS, EMPTY, SQUARE, TRACKS, WIDTH, Box
from fogline.games.skyline.city import City
from fogline.games.skyline.face.plain import SUPERSCRIPT, rank_in, signs, stacks
from fogline.games.skyline.face.told import legend as all_signs
from fogline.games.skyline.face.told import theirs, told
from fogline.games.skyline.questions import BONUS_ROW, ROW
from fogline.games.skyline.rules.columns import fewest
from fogline.games.skyline.scoring import contests
from fogline.games.skyline.text.face import DRAWN, FACE, LETTERS, SHORT_BONUSES
from fogline.games.skyline.text.names import symbol_names
from fogline.games.skyline.view import View
from fogline.parts.bits import BIT, size

STYLES: Final = {
    "blue": "#FFFFFF on #1B4484",
    "gray": "#111111 on #9CA1AB",
    "orange": "#111111 on #D9772B",
    "yellow": "#111111 on #F7E93B",
    "green": "#111111 on #3AD9BE",
    "black": "#FFFFFF on #3B3B3B",
}
COLUMN: Final = 14
"""How wide a project column is."""
CELL: Final = (6, 10)
"""How wide a space of my city is, at least and at most."""
SMALL: Final = (20, 26)
"""How wide another player's city is, at least and at most."""
WHOLE: Final = 22
"""From this height on all cities have room on one sheet."""
TALL: Final = 31
"""From this height on my city's cards have two lines."""
say = saying(DRAWN)


def draw(data: Mapping[str, Any], box: Box, speaker: Speaker, width: int, height: int) -> Drawing:
    """Everything this seat sees on so many columns and lines."""
    fields = numbers(data)
    fields["cities"] = [City(**city) for city in fields["cities"]]
    view = View(**fields, box=box)
    standing = [facts(view, speaker, seat) for seat in range(view.seats)]
    letters = [(letter(box, district, speaker), style(box, district)) for district in range(DISTRICTS + 1)]
    guide = (touched, partial(told, view, speaker), all_signs(speaker, letters))
    sheet = Canvas(width, height)
    lines = 2 if height >= TALL else 1
    cards = max(3, min(8, height - 22 - DISTRICTS * (lines - 1)))
    y = projects(sheet, view, speaker, cards)
    y = tray(sheet, view, speaker, y, width)
    y = my_city(sheet, view, speaker, y, lines)
    if height >= WHOLE:
        legend(sheet, speaker, others(sheet, view, speaker, y), view)
        return Drawing([Page("", sheet)], standing, *guide)
    rest = Canvas(width, height)
    legend(rest, speaker, others(rest, view, speaker, 0), view)
    pages = [Page(say(speaker, "page-mine"), sheet), Page(say(speaker, "page-others"), rest)]
    return Drawing(pages, standing, *guide)


def touched(args: Mapping[str, int | None]) -> Iterator[tuple[str, int]]:
    """Where something took place: at a column, or in somebody's city."""
    column, seat, space = (args.get(name) for name in ("column", "seat", "space"))
    if column is not None:
        yield "column", column
    if seat is not None and space is not None:
        yield theirs(seat), space


def colour(box: Box, district: int) -> str:
    return "black" if district == BLACK else box.colours[district]


def letter(box: Box, district: int, speaker: Speaker) -> str:
    """Each district's letter in the reader's language."""
    named = colour(box, district)
    return speaker.tell(LETTERS[named]) if named in LETTERS else named[0].upper()


def style(box: Box, district: int) -> str:
    return STYLES.get(colour(box, district), "reverse")


def facts(view: View, speaker: Speaker, seat: int) -> str:
    """What matters of a player: contracts, cable cars, skyscrapers, spaces to fill."""
    city = view.cities[seat]
    counts = {"contracts": view.contracts[seat], "cars": int(size(city.cars)), "towers": int(size(city.towers))}
    return say(speaker, "facts", spaces=view.box.spaces * DISTRICTS - sum(city.built), **counts)


# -- what belongs to nobody yet ----------------------------------------------------------------------------------


def projects(sheet: Canvas, view: View, speaker: Speaker, cards: int) -> int:
    """The project columns with what they ask of me, the deck, the clock of foundations; the next line."""
    for column, held in enumerate(view.columns):
        x, about = column * COLUMN, ("column", column)
        sheet.frame(x, 0, COLUMN - 1, cards + 2, speaker.name("column", column))
        shown = held if len(held) <= cards else held[: cards - 1]
        for line, card in enumerate(shown, 1):
            card_chip(sheet, speaker, x + 1, line, view.box, card, COLUMN - 3, about)
        if len(held) > len(shown):
            sheet.put(x + 1, cards, say(speaker, "more", n=len(held) - len(shown)), "quiet", about)
        foot = say(speaker, "cards", n=len(held))
        ready = view.seat >= 0 and len(held) >= fewest(view, view.seat)
        if view.seat >= 0 and held and not ready:
            foot = say(speaker, "needs", n=int(fewest(view, view.seat)))
        sheet.put(x + 1, cards + 1, cut(f" {foot} ", COLUMN - 3), "good" if ready else "quiet", about)
        for line in range(cards + 2):
            sheet.mark(x, line, COLUMN - 1 if line in (0, cards + 1) else 1, about=about)
    bank(sheet, view, speaker, len(view.columns) * COLUMN + 1)
    return cards + 2


def card_chip(
    sheet: Canvas, speaker: Speaker, x: int, y: int, box: Box, card: int, width: int, about: tuple[str, int]
) -> int:
    """A card that is in no city, as a strip of its colour: letter, value, signs."""
    worth = signs(box.value[card], box.symbols[card], False, False)
    text = f" {letter(box, box.colour[card], speaker)} {worth} "
    return sheet.put(x, y, text.ljust(width), style(box, box.colour[card]), about)


def bank(sheet: Canvas, view: View, speaker: Speaker, x: int) -> None:
    """The deck, the foundations that are the clock, the bonuses left."""
    room = sheet.width - x
    sheet.put(x, 0, cut(say(speaker, "deck", n=sum(view.deck)), room), "bold")
    sheet.put(x, 1, cut(say(speaker, "clock", n=view.foundations), room), "bold")
    sheet.put(x, 2, cut(stacks(view), room), "accent" if view.foundations <= 2 else "")
    tracks = f"{speaker.tell(SHORT_BONUSES[-1])} ×{view.bonuses[-1]}"
    sheet.put(x, 3, cut(tracks, room), "quiet", ("bonus", len(view.bonuses) - 1))
    if view.medal >= 0:
        sign = sheet.put(x, 4, GLYPHS[view.medal], CHIPS[view.medal])
        sheet.put(sign + 1, 4, cut(speaker.tell(FACE["medal"]), room - 2))


def tray(sheet: Canvas, view: View, speaker: Speaker, y: int, width: int) -> int:
    """The card I have drawn, or those I have taken and not built yet."""
    in_hand = view.tray + ([view.pending] if view.asks in (ROW, BONUS_ROW) and view.pending >= 0 else [])
    cards = [view.drawn] if view.drawn >= 0 else in_hand
    if not cards:
        return y
    x = sheet.put(0, y, say(speaker, "drawn" if view.drawn >= 0 else "tray"), "bold accent") + 1
    for card in cards:
        worth = signs(view.box.value[card], view.box.symbols[card], False, False)
        text = f" {letter(view.box, view.box.colour[card], speaker)} {worth} "
        if x + length(text) > width:
            break
        x = sheet.put(x, y, text, f"bold {style(view.box, view.box.colour[card])}", ("card", card)) + 1
    return y + 1


# -- cities ------------------------------------------------------------------------------------------------------


def my_city(sheet: Canvas, view: View, speaker: Speaker, y: int, lines: int) -> int:
    """My city, or the first one for who looks on: each district with its worth, rank, bonus and finish."""
    seat, box = max(view.seat, 0), view.box
    left = 4 + box.spaces * (cell_width(sheet) + 1)
    name = say(speaker, "my-city") if view.seat >= 0 else speaker.player(seat)
    sheet.put(0, y, name, "bold")
    sheet.put(left, y, cut(say(speaker, "columns"), sheet.width - left), "quiet")
    ranked = contests(view)
    for district in range(DISTRICTS):
        row, about = y + 1 + district * lines, ("district", district)
        sheet.put(0, row, f" {letter(box, district, speaker)} ", f"bold {style(box, district)}", about)
        for place in range(box.spaces):
            cell(sheet, view, speaker, seat, district * WIDTH + place, row, lines)
        worth = ranked[district].figures[seat][0]
        rank = rank_in(view, ranked[district], seat)
        x = sheet.put(left, row, f"{worth:>3}", "bold")
        x = sheet.put(x + 1, row, f"{speaker.name('rank', rank) if rank else '–':<4}", "good" if rank == 1 else "")
        bonus = box.bonus_of[district]
        left_over = f"×{view.bonuses[bonus]}"
        room = sheet.width - x - 4 - length(left_over)
        named = [speaker.tell(SHORT_BONUSES[bonus]), say(speaker, "contracts")]
        short = named[0] if length(named[0]) <= room else named[1]
        sheet.put(x + 1, row, cut(short, room) + left_over, "quiet", ("bonus", bonus))
        owner = view.finished[district]
        sheet.put(sheet.width - 2, row, GLYPHS[owner] if owner >= 0 else "·", CHIPS[owner] if owner >= 0 else "quiet")
    below = y + 1 + DISTRICTS * lines
    for place in range(box.spaces):
        if box.depots & BIT[(DISTRICTS - 1) * WIDTH + place]:
            sheet.put(4 + place * (cell_width(sheet) + 1) + 2, below, "@", "bold")
    return below + 1


def cell_width(sheet: Canvas) -> int:
    """As wide as the sheet allows beside what is told of each district."""
    return max(CELL[0], min(CELL[1], (sheet.width - 26) // WIDTH - 1))


def cell(sheet: Canvas, view: View, speaker: Speaker, seat: int, space: int, y: int, lines: int) -> None:
    """One space of a city: a card in its colour, or an empty frame in the district's."""
    city, box = view.cities[seat], view.box
    district, place = divmod(space, WIDTH)
    wide = cell_width(sheet)
    x = 4 + place * (wide + 1)
    card = city.cards[space]
    if card == EMPTY:
        for line in range(lines):
            sheet.put(x, y + line, ("·" if line == 0 else "").center(wide), "quiet", ("district", district))
        return
    where = style(box, box.colour[card])
    for line, text in enumerate((f" {worn(view, seat, space)}", describe(view, speaker, seat, space))[:lines]):
        sheet.put(x, y + line, cut(text, wide).ljust(wide), where, ("space", space))


def worn(view: View, seat: int, space: int) -> str:
    """A built card in a few signs."""
    city, card = view.cities[seat], view.cities[seat].cards[space]
    symbols = view.box.symbols[card] | (TRACKS if city.laid & BIT[space] else 0)
    return signs(city.values[space], symbols, bool(city.cars & BIT[space]), bool(city.towers & BIT[space]))


def describe(view: View, speaker: Speaker, seat: int, space: int) -> str:
    """The most telling symbol of a built card in a word."""
    symbols = view.box.symbols[view.cities[seat].cards[space]] & ~BONUS
    for symbol in (SQUARE, DEPOT):
        if symbols & symbol:
            symbols = symbol
    names = symbol_names(symbols, speaker)
    return f" {names[-1]}" if names else ""


def others(sheet: Canvas, view: View, speaker: Speaker, y: int) -> int:
    """The other cities, as many beside each other as there is room for."""
    seats = [(max(view.seat, 0) + n) % view.seats for n in range(1, view.seats)]
    wide = max(SMALL[0], min(SMALL[1], sheet.width // max(1, len(seats))))
    for nth, seat in enumerate(seats):
        small_city(sheet, view, speaker, seat, nth * wide, y, wide)
    return y + 1 + DISTRICTS if seats else y


def small_city(sheet: Canvas, view: View, speaker: Speaker, seat: int, x: int, y: int, wide: int) -> None:
    """One other city: its cards in two signs each, its districts' worth and rank."""
    ranked = contests(view)
    signs_of = (wide - 5) // view.box.spaces - 1
    sign = sheet.put(x, y, GLYPHS[seat], CHIPS[seat])
    sheet.put(sign + 1, y, cut(speaker.player(seat), wide - 3), "bold")
    for district in range(DISTRICTS):
        line = y + 1 + district
        sheet.put(x, line, letter(view.box, district, speaker), style(view.box, district))
        for place in range(view.box.spaces):
            space = district * WIDTH + place
            card = view.cities[seat].cards[space]
            text = "·" if card == EMPTY else worn(view, seat, space)[:signs_of]
            look = "quiet" if card == EMPTY else style(view.box, view.box.colour[card])
            sheet.put(x + 2 + place * (signs_of + 1), line, text.ljust(signs_of), look, (theirs(seat), space))
        rank = rank_in(view, ranked[district], seat)
        total = f"{ranked[district].figures[seat][0]}{SUPERSCRIPT[rank] if rank else ' '}"
        sheet.right(x + wide - 1, line, total, "bold")


def legend(sheet: Canvas, speaker: Speaker, y: int, view: View) -> None:
    """What letters and signs mean, on what lines are left."""
    districts = [f"{letter(view.box, d, speaker)} {speaker.name('district', d)}" for d in range(DISTRICTS)]
    y = sheet.fold(0, y, "  ".join(districts), 1, "quiet")
    y = sheet.fold(0, y, speaker.tell(FACE["legend"]), 2, "quiet")
    if "reconstructed" in [card["source"] for card in view.box.data["deck"]["cards"]]:
        sheet.fold(0, y, speaker.tell(FACE["reconstructed"]), 2, "quiet")
