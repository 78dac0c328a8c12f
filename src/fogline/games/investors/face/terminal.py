"""The table as a terminal draws it: the city, the call, the years, the bids, my checks."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from fogline.core.canvas import CHIPS, GLYPHS, Canvas, Drawing, Page, cut, length, touching
from fogline.core.text import Speaker, saying
from fogline.core.view_json import numbers
from fogline.games.investors import questions as q
from fogline.games.investors.box import CHIPS as BOX_CHIPS
from fogline.games.investors.box import Box
from fogline.games.investors.face.plain import CHOSEN_BY, deck, reckoning, row
from fogline.games.investors.face.terminal_board import TILE, Board
from fogline.games.investors.face.told import legend as signs
from fogline.games.investors.face.told import told
from fogline.games.investors.rules.reckoning import worth
from fogline.games.investors.text.table import DRAWN, LETTERS, TABLE
from fogline.games.investors.view import View

CHECK = "#111111 on #BFD8B8"
CARD = "#111111 on #D9C7A8"
TOUCHED = touching(street="street", other="street", to="street", tile="tile")
BELOW = 9
"""Lines that the board must leave for the rest on the same sheet."""
say = saying(TABLE | DRAWN)


def draw(data: Mapping[str, Any], box: Box, speaker: Speaker, width: int, height: int) -> Drawing:
    """Everything this seat sees on so many columns and lines."""
    view = View(**numbers(data), box=box)
    standing = [facts(view, speaker, seat) for seat in range(view.seats)]
    guide = (TOUCHED, partial(told, view, speaker), signs(speaker, TILE))
    lines = 3 if height >= 36 else 2 if 2 + box.rows * 3 + BELOW <= height else 1
    board = Board(view, speaker, width, lines)
    sheet = Canvas(width, height)
    sheet.paste(board.drawn(), 0, 0)
    if board.height + BELOW <= height:
        rest(sheet, view, speaker, years(sheet, view, board.height))
        return Drawing([Page("", sheet)], standing, *guide)
    called(sheet, view, speaker, board.height, height - board.height)
    more = Canvas(width, height)
    rest(more, view, speaker, years(more, view, 0))
    pages = [Page(say(speaker, "page-city"), sheet), Page(say(speaker, "page-bids"), more)]
    return Drawing(pages, standing, *guide)


def rest(sheet: Canvas, view: View, speaker: Speaker, y: int) -> None:
    """What the round is about, what lies open and what is mine; then what is worth knowing, as far as there is room."""
    y = called(sheet, view, speaker, y, 2)
    bids(sheet, view, y)
    y = mine(sheet, view, speaker, y + 1)
    remembered(sheet, view, speaker, legend(sheet, speaker, y))


def facts(view: View, speaker: Speaker, seat: int) -> str:
    """What matters of a player: influence, rods, checks; an open bid or a price takes the room of the influence."""
    counts = {"influence": view.influence[seat], "stock": view.stock[seat], "held": view.held[seat]}
    told, beside = say(speaker, "facts", **counts), say(speaker, "facts-beside-bid", **counts)
    shown = row(view.front, seat)
    if view.price[seat]:
        told = f"{say(speaker, 'leaves-for', price=view.price[seat])} {beside}"
    elif any(shown):
        told = f"{say(speaker, 'bids', total=view.shown[seat])} {beside}"
    elif view.asks == q.BID and view.said[seat] == q.DONE:
        told = f"{speaker.tell(TABLE['passed'])}; {beside}"
    if view.chips[seat] >= 0:
        told += " " + "/".join(speaker.tell(LETTERS[district]) for district in BOX_CHIPS[view.chips[seat]])
    return told


def years(sheet: Canvas, view: View, y: int) -> int:
    """The year track: what is past, now, and to come; the game ends with its last year."""
    x = 0
    now = len(view.played) - (view.card >= 0)
    for nth in range(view.box.years):
        year = view.box.first_year + nth
        text = str(year) if nth in (0, view.box.years - 1, now) else f"{year % 100:02}"
        if nth < now:
            x = sheet.put(x, y, f"{text}✓", "quiet") + 1
        else:
            x = sheet.put(x, y, f"▸{text}" if nth == now else text, "bold accent" if nth == now else "") + 1
    return y + 1


def called(sheet: Canvas, view: View, speaker: Speaker, y: int, most: int) -> int:
    """What the round is about: who starts, the call, the action card, prestige that waits."""
    x = sheet.put(0, y, GLYPHS[view.start], CHIPS[view.start]) + 1
    told = [say(speaker, "starts", player=view.start)]
    told += [say(speaker, "call", call=view.call)] if view.call >= 0 else []
    told += [say(speaker, "card", card=view.card)] if view.card >= 0 else []
    told += [say(speaker, "promised", district=d) for d, n in enumerate(view.promised) if n]
    told += [deck(view, speaker)] if view.asks == q.DECK else []
    return sheet.fold(x, y, " ".join(told), most, "bold")


def bids(sheet: Canvas, view: View, y: int) -> None:
    """Checks that lie face up, by seat, and the bank at the right."""
    x = 0
    for seat in range(view.seats):
        shown = [view.box.values[i] for i, n in enumerate(row(view.front, seat)) for _ in range(n)]
        if shown:
            x = sheet.put(x, y, GLYPHS[seat], CHIPS[seat])
            x = sheet.put(x, y, f" {'+'.join(map(str, shown))}={sum(shown)} ", CHECK) + 1


def mine(sheet: Canvas, view: View, speaker: Speaker, y: int) -> int:
    """My checks as slips, what I have laid unseen, what I have chosen; the bank."""
    if view.seat < 0:
        sheet.put(0, y, cut(say(speaker, "bank", count=view.bank_size), sheet.width), "quiet")
        return y + 1
    x = sheet.put(0, y, say(speaker, "checks"), "bold") + 1
    for check, n in enumerate(view.hand):
        text = f"{view.box.values[check]}" + (f"×{n}" if n > 1 else "")
        x = sheet.put(x, y, text, CHECK if n else "quiet strike", ("check", check)) + 1
    total = f"={worth(view, view.hand, 0)}"
    sheet.put(x, y, total, "bold")
    bank = say(speaker, "bank-short", count=view.bank_size)
    if x + length(total) + length(bank) < sheet.width:
        sheet.right(sheet.width, y, bank, "quiet")
    y = influence(sheet, view, speaker, y + 1)
    for seat in range(view.seats):
        laid = row(view.laid, seat)
        if any(laid):
            named = " ".join(str(view.box.values[i]) for i, n in enumerate(laid) for _ in range(n))
            key = "laid" if seat == view.seat else "meant"
            told = speaker.tell(TABLE[key], {"player": seat, "list": named, "total": worth(view, view.laid, seat)})
            sheet.put(0, y, cut(told, sheet.width), "accent")
            y += 1
    if view.my_choice >= 0:
        action = view.box.actions[view.box.first[CHOSEN_BY[view.asks]] + view.my_choice]
        sheet.put(0, y, cut(speaker.tell(TABLE["chosen"], {"choice": speaker.action(action)}), sheet.width), "accent")
        y += 1
    return y


def influence(sheet: Canvas, view: View, speaker: Speaker, y: int) -> int:
    """My influence cards; those above my influence are struck out."""
    x = sheet.put(0, y, say(speaker, "influence"), "bold") + 1
    for person in range(len(view.box.people)):
        reach = person <= view.influence[view.seat]
        x = sheet.put(x, y, f" {person} ", CARD if reach else "quiet strike", ("person", person)) + 1
    return y + 1


def legend(sheet: Canvas, speaker: Speaker, y: int) -> int:
    """What letters and signs mean, on the lines that are left."""
    for text in (speaker.tell(TABLE["decks"]), speaker.tell(TABLE["legend"]), say(speaker, "signs")):
        y = sheet.fold(0, y, text, 2, "quiet")
    return y


def remembered(sheet: Canvas, view: View, speaker: Speaker, y: int) -> None:
    """What a careful player knows of the others' checks, where there is room."""
    for seat in range(view.seats):
        if seat != view.seat and y + 1 < sheet.height:
            told = " ".join(part.strip() for part in reckoning(view, speaker, seat))
            x = sheet.put(0, y, GLYPHS[seat], CHIPS[seat]) + 1
            y = sheet.fold(x, y, told, 2, "quiet")
