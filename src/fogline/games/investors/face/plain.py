"""The table as plain lines of text, for a terminal or a screen reader."""

from textwrap import wrap
from typing import Any, Final

from fogline.core.text import Speaker
from fogline.games.investors import actions as a
from fogline.games.investors import questions as q
from fogline.games.investors.box import CHECKS, EMPTY, FIRST_CHIP, OPTION, PARK, WHITE
from fogline.games.investors.text.table import TABLE
from fogline.games.investors.view import View

WIDTH: Final = 100
GLYPHS: Final = "VHMROI*BT"
"""A letter for each district, the same in every language."""
CHOSEN_BY: Final = {q.INFLUENCE: a.PLAY, q.CHIP: a.CHIP, q.SEAL: a.PAY}


def show(view: View, speaker: Speaker) -> str:
    """What this seat sees: no colours, no cursor, nothing wider than a page."""
    lines = heading(view, speaker) + board(view)
    lines += [line for key in ("rods", "legend") for line in fold(say(speaker, key))]
    lines += bank(view, speaker)
    for seat in range(view.seats):
        lines += player(view, speaker, seat)
    return "\n".join(lines + mine(view, speaker))


def say(speaker: Speaker, key: str, **args: Any) -> str:
    return speaker.tell(TABLE[key], args)


def fold(text: str, indent: int = 2) -> list[str]:
    return wrap(text, WIDTH, subsequent_indent=" " * indent, break_on_hyphens=False)


def heading(view: View, speaker: Speaker) -> list[str]:
    box = view.box
    year = box.first_year + min(len(view.played) - (view.card >= 0), box.years - 1)
    ask = say(speaker, "over")
    if view.waiting:
        ask = say(speaker, "waiting", players=", ".join(map(speaker.player, view.waiting)))
    lines = fold(say(speaker, "heading", year=year, player=view.start, ask=ask))
    told = [say(speaker, "call", call=view.call)] if view.call >= 0 else []
    told += [say(speaker, "card", card=view.card)] if view.card >= 0 else []
    told += [say(speaker, "promised", district=d) for d, n in enumerate(view.promised) if n]
    return lines + (fold(" ".join(told)) if told else [])


def opened(view: View) -> list[int]:
    """The streets that the call opens: to the investor, or to whoever wins the bidding."""
    if view.call < 0 or view.card >= 0:
        return []
    picture = view.box.call_picture[view.call]
    if picture != OPTION:
        return view.reach[picture]
    seat = view.turn if view.asks == q.INVEST else view.seat
    return view.reach[FIRST_CHIP + view.chips[seat]] if seat >= 0 and view.chips[seat] >= 0 else []


def board(view: View) -> list[str]:
    """Tiles between their streets, columns by letter and rows by number."""
    box = view.box
    open_now = opened(view)

    def rod(street: int) -> str:
        owner = view.rods[street]
        return "#" if owner == WHITE else str(owner + 1) if owner != EMPTY else "+" if street in open_now else "."

    lines = ["   " + "".join(f"   {'ABCDEFGHI'[x]}   " for x in range(box.columns))]
    for y in range(box.rows + 1):
        across = box.upright + y * box.columns
        lines.append("   " + "".join(f"   {rod(across + x)}   " for x in range(box.columns)))
        if y < box.rows:
            first = y * (box.columns + 1)
            cells = [rod(first + x) + f" {tile(view, y * box.columns + x):^4} " for x in range(box.columns)]
            lines.append(f"{y + 1:>2} " + "".join(cells) + rod(first + box.columns))
    return [line.rstrip() for line in lines]


def tile(view: View, number: int) -> str:
    glyph = GLYPHS[view.layout[number]]
    if view.layout[number] == PARK:
        return "**"
    return f"[{glyph}{view.builder[number] + 1}]" if view.builder[number] >= 0 else glyph


def listed(view: View, speaker: Speaker, counts: list[int]) -> str:
    """Checks in thousands, the smallest first; many of one value are counted."""
    values = [f"{n}×{view.box.values[i]}" if n > 2 else f"{view.box.values[i]} " * n for i, n in enumerate(counts) if n]
    return " ".join(map(str.strip, values)) or say(speaker, "nothing")


def worth(view: View, counts: list[int]) -> int:
    return sum(n * value for n, value in zip(counts, view.box.values, strict=True))


def row(counts: list[int], seat: int) -> list[int]:
    return counts[seat * CHECKS : (seat + 1) * CHECKS]


def bank(view: View, speaker: Speaker) -> list[str]:
    """How many checks it has, and which everybody saw going in."""
    seen = [
        max(0, copies * view.seats - sum(view.pool[check::CHECKS]) - sum(view.front[check::CHECKS]))
        for check, copies in enumerate(view.box.copies)
    ]
    key = "bank-seen" if any(seen) else "bank"
    told = say(speaker, key, count=view.bank_size, list=listed(view, speaker, seen))
    return fold(f"{told} {say(speaker, 'decks')}")


def player(view: View, speaker: Speaker, seat: int) -> list[str]:
    """One player: what lies open, then what everybody can work out about the checks."""
    name = say(speaker, "you", player=seat) if seat == view.seat else speaker.player(seat)
    board = view.rods.count(seat)
    told = [
        say(
            speaker,
            "player",
            prestige=view.prestige[seat],
            influence=view.influence[seat],
            stock=view.stock[seat],
            board=board,
        )
    ]
    if view.chips[seat] >= 0:
        told.append(say(speaker, "chip", chip=view.chips[seat]))
    if any(row(view.front, seat)):
        shown = row(view.front, seat)
        told.append(say(speaker, "front", list=listed(view, speaker, shown), total=worth(view, shown)))
    if view.asks == q.BID and view.said[seat] == q.DONE:
        told.append(say(speaker, "passed"))
    mark = ">" if seat in view.waiting else " "
    lines = fold(f"{mark}{seat + 1} {name}: {'; '.join(told)}", 4)
    return lines if seat == view.seat else lines + reckoning(view, speaker, seat)


def reckoning(view: View, speaker: Speaker, seat: int) -> list[str]:
    """What a careful player remembers: all but so many of these, and what was shown since the last unseen payment."""
    pool = row(view.pool, seat)
    unseen = view.paid_by.count(seat)
    if not unseen:
        return fold("    " + say(speaker, "has", list=listed(view, speaker, pool)), 6)
    text = say(speaker, "all-but", unseen=unseen, list=listed(view, speaker, pool))
    last = len(view.paid_by) - 1 - view.paid_by[::-1].index(seat)
    sure = [max(n - most, n - unseen, 0) for n, most in zip(pool, row(view.most, last), strict=True)]
    if any(sure):
        text += "; " + say(speaker, "surely", list=listed(view, speaker, sure))
    return fold("    " + text, 6)


def mine(view: View, speaker: Speaker) -> list[str]:
    """My hand, what I have laid unseen, what I have chosen."""
    if view.seat < 0:
        return []
    lines = fold(say(speaker, "hand", list=listed(view, speaker, view.hand), total=worth(view, view.hand)))
    for seat in range(view.seats):
        laid = row(view.laid, seat)
        if any(laid):
            key = "laid" if seat == view.seat else "meant"
            lines += fold(say(speaker, key, player=seat, list=listed(view, speaker, laid), total=worth(view, laid)))
    if view.my_choice >= 0:
        action = view.box.actions[view.box.first[CHOSEN_BY[view.asks]] + view.my_choice]
        lines += fold(say(speaker, "chosen", choice=speaker.action(action)))
    return lines
