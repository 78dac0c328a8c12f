"""The table as plain lines of text, for a terminal or a screen reader."""

from collections.abc import Iterable
from typing import Final

from fogline.core.text import Speaker, saying
from fogline.games.investors import actions as a
from fogline.games.investors import questions as q
from fogline.games.investors.box import CHECKS, EMPTY, FIRST_CHIP, OPTION, PARK, WHITE
from fogline.games.investors.rules.reckoning import known_in_bank, worth
from fogline.games.investors.rules.streets import laid
from fogline.games.investors.text.table import LETTERS, TABLE
from fogline.games.investors.view import View
from fogline.parts.plain_lines import fold

CHOSEN_BY: Final = {q.INFLUENCE: a.PLAY, q.CHIP: a.CHIP, q.SEAL: a.PAY}
say = saying(TABLE)


def show(view: View, speaker: Speaker) -> str:
    """What this seat sees: no colours, no cursor, nothing wider than a page."""
    lines = heading(view, speaker) + board(view, speaker)
    lines += [line for key in ("rods", "legend") for line in fold(say(speaker, key))]
    lines += bank(view, speaker)
    for seat in range(view.seats):
        lines += player(view, speaker, seat)
    return "\n".join(lines + mine(view, speaker))


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
    told += [deck(view, speaker)] if view.asks == q.DECK else []
    return lines + (fold(" ".join(told)) if told else [])


def deck(view: View, speaker: Speaker) -> str:
    """12.10: the action cards chosen so far."""
    if not any(view.cards):
        return say(speaker, "empty-deck")
    named = [f"{n} × {speaker.name('card', card)}" for card, n in enumerate(view.cards) if n]
    return say(speaker, "deck", list=" · ".join(named))


def opened(view: View) -> list[int]:
    """The streets that the call opens: to the investor, or to whoever wins the bidding."""
    if view.call < 0 or view.card >= 0:
        return []
    picture = view.box.call_picture[view.call]
    if picture != OPTION:
        return view.reach[picture]
    seat = view.turn if view.asks == q.INVEST else view.seat
    return view.reach[FIRST_CHIP + view.chips[seat]] if seat >= 0 and view.chips[seat] >= 0 else []


def board(view: View, speaker: Speaker) -> list[str]:
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
            cells = [rod(first + x) + f" {tile(view, speaker, y * box.columns + x):^4} " for x in range(box.columns)]
            lines.append(f"{y + 1:>2} " + "".join(cells) + rod(first + box.columns))
    return [line.rstrip() for line in lines]


def tile(view: View, speaker: Speaker, number: int) -> str:
    glyph = speaker.tell(LETTERS[view.layout[number]])
    if view.layout[number] == PARK:
        return "**"
    return f"[{glyph}{view.builder[number] + 1}]" if view.builder[number] >= 0 else glyph


def listed(view: View, speaker: Speaker, counts: Iterable[int]) -> str:
    """Checks in thousands, the smallest first; many of one value are counted."""
    values = [f"{n}×{view.box.values[i]}" if n > 2 else f"{view.box.values[i]} " * n for i, n in enumerate(counts) if n]
    return " ".join(map(str.strip, values)) or say(speaker, "nothing")


def row(counts: Iterable[int], seat: int) -> list[int]:
    return list(counts)[seat * CHECKS : (seat + 1) * CHECKS]


def bank(view: View, speaker: Speaker) -> list[str]:
    """How many checks it has, and which everybody saw going in."""
    seen = [max(0, known_in_bank(view, check)) for check in range(CHECKS)]
    key = "bank-seen" if any(seen) else "bank"
    told = say(speaker, key, count=view.bank_size, list=listed(view, speaker, seen))
    return fold(f"{told} {say(speaker, 'decks')}")


def player(view: View, speaker: Speaker, seat: int) -> list[str]:
    """One player: what lies open, then what everybody can work out about the checks."""
    name = say(speaker, "you", player=seat) if seat == view.seat else speaker.player(seat)
    board = laid(view, seat)
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
    if view.price[seat]:
        told.append(say(speaker, "price", price=view.price[seat]))
    if any(row(view.front, seat)):
        shown = row(view.front, seat)
        told.append(say(speaker, "front", list=listed(view, speaker, shown), total=view.shown[seat]))
    if view.asks == q.BID and view.said[seat] == q.DONE:
        told.append(say(speaker, "passed"))
    mark = ">" if seat in view.waiting else " "
    lines = fold(f"{mark}{seat + 1} {name}: {'; '.join(told)}", 4)
    return lines if seat == view.seat else lines + reckoning(view, speaker, seat)


def reckoning(view: View, speaker: Speaker, seat: int) -> list[str]:
    """What a careful player remembers: all but so many of these, and what was shown since the last unseen payment."""
    pool = row(view.pool, seat)
    payers = list(view.paid_by)
    unseen = payers.count(seat)
    if not unseen:
        return fold("    " + say(speaker, "has", list=listed(view, speaker, pool)), 6)
    text = say(speaker, "all-but", unseen=unseen, list=listed(view, speaker, pool))
    last = len(payers) - 1 - payers[::-1].index(seat)
    sure = [max(n - most, n - unseen, 0) for n, most in zip(pool, row(view.most, last), strict=True)]
    if any(sure):
        text += "; " + say(speaker, "surely", list=listed(view, speaker, sure))
    return fold("    " + text, 6)


def mine(view: View, speaker: Speaker) -> list[str]:
    """My hand, what I have laid unseen, what I have chosen."""
    if view.seat < 0:
        return []
    lines = fold(say(speaker, "hand", list=listed(view, speaker, view.hand), total=worth(view, view.hand, 0)))
    for seat in range(view.seats):
        laid = row(view.laid, seat)
        if any(laid):
            key = "laid" if seat == view.seat else "meant"
            lines += fold(
                say(speaker, key, player=seat, list=listed(view, speaker, laid), total=worth(view, view.laid, seat))
            )
    if view.my_choice >= 0:
        action = view.box.actions[view.box.first[CHOSEN_BY[view.asks]] + view.my_choice]
        lines += fold(say(speaker, "chosen", choice=speaker.action(action)))
    return lines
