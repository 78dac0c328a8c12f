"""What a net is told of a view: the open table with me first, my checks, and how near each district is to whom."""

from typing import Final

from mypy_extensions import i64

from fogline.bots.sheet import Sheet
from fogline.core.counts import total
from fogline.core.rows import vec
from fogline.games.investors.box import BANK, CHECKS, CHIPS, EMPTY, ROUND, TYPES, WHITE
from fogline.games.investors.rules.majority import FIRST, prize, rods_of, rods_round
from fogline.games.investors.view import View
from fogline.parts.bits import BIT

NEAR: Final = 3
"""Districts are counted that so many rods less one decide, or fewer."""


def features(v: View, sheet: Sheet) -> None:
    """The same entries for every view of one box and so many seats."""
    sheet.number("negotiation", 1 if v.negotiation else 0)
    sheet.number("bargaining", 1 if v.bargaining else 0)
    sheet.number("asks", v.asks)
    sheet.number("asked", seen_from(v, v.waiting[0] if v.waiting else -1))
    sheet.number("start", seen_from(v, v.start))
    sheet.number("turn", seen_from(v, v.turn))
    sheet.mask("call", BIT[v.call] if v.call >= 0 else 0, len(v.box.call_copies))
    sheet.mask("card", BIT[v.card] if v.card >= 0 else 0, len(v.box.card_copies))
    sheet.number("years", len(v.played))
    sheet.number("rebuilt", v.rebuilt)
    sheet.number("calls", total(v.calls))
    sheet.numbers("cards", v.cards, 0, len(v.box.card_copies))
    sheet.numbers("promised", v.promised, 0, TYPES)
    sheet.number("bank", v.bank_size)
    sheet.number("contest", v.contest)
    sheet.number("proposer", seen_from(v, v.proposer))
    sheet.number("pending", 1 if v.pending >= 0 else 0)
    sheet.number("my-choice", v.my_choice)
    sheet.numbers("hand", v.hand, 0, CHECKS)
    sheet.number("purse", worth(v, v.hand))
    sheet.number("laid", worth(v, v.laid[v.seat * CHECKS : (v.seat + 1) * CHECKS]))
    for chip in range(len(CHIPS)):
        sheet.number("won", seen_from(v, v.won[chip]))
    for turn in range(v.seats):
        tell_seat(v, (v.seat + turn) % v.seats, sheet)
    tell_districts(v, sheet)


def seen_from(v: View, seat: i64) -> i64:
    """0 for nobody, 1 for me, 2 for the next and so on."""
    return 0 if seat < 0 else 1 + (seat - v.seat + v.seats) % v.seats


def worth(v: View, checks: vec[i64]) -> i64:
    """What these checks are worth together, in tens of thousands."""
    total: i64 = 0
    for check in range(CHECKS):
        total += checks[check] * v.box.values[check]
    return total // 10


def tell_seat(v: View, seat: i64, sheet: Sheet) -> None:
    sheet.number("stock", v.stock[seat])
    sheet.number("influence", v.influence[seat])
    sheet.number("prestige", v.prestige[seat])
    sheet.number("checks", v.held[seat])
    sheet.number("shown", v.shown[seat] // 10)
    sheet.number("pool", worth(v, v.pool[seat * CHECKS : (seat + 1) * CHECKS]))
    sheet.number("chip", v.chips[seat])
    sheet.number("said", v.said[seat])
    sheet.number("limit", v.limits[seat] // 10)


def tell_districts(v: View, sheet: Sheet) -> None:
    """By seat: the prestige of the districts that so many rods would decide for it; and my lead with each of them."""
    near = vec[i64]([0] * (v.seats * NEAR))
    for tile in range(len(v.layout)):
        points: i64 = prize(v, tile)
        if points > 0:
            count_tile(v, tile, points, near)
    for turn in range(v.seats):
        sheet.numbers("near", near, ((v.seat + turn) % v.seats) * NEAR, NEAR)
    lead: i64 = 1000
    hope: i64 = 1000
    mine: i64 = v.seat * NEAR
    for seat in range(v.seats):
        if seat != v.seat:
            ahead: i64 = v.prestige[v.seat] - v.prestige[seat]
            lead = min(lead, ahead)
            its: i64 = seat * NEAR
            hope = min(hope, ahead + near[mine] - near[its] + (near[mine + 1] - near[its + 1]) // 2)
    sheet.number("lead", lead)
    sheet.number("hoped-lead", hope)


def count_tile(v: View, tile: i64, points: i64, near: vec[i64]) -> None:
    """Add what a district gives to whoever is near to deciding it."""
    there: i64 = rods_round(v, tile)
    empty: i64 = rods_of(there, EMPTY)
    white: i64 = rods_of(there, WHITE)
    special: bool = v.layout[tile] >= BANK
    for seat in range(v.seats):
        mine: i64 = (there >> (4 * (seat + FIRST))) & 15
        if mine == 0 and special:
            continue
        more: i64 = ROUND - white - mine
        if not special:
            ahead: i64 = rival_rods(v, there, seat) + empty - mine
            more = ahead // 2 + 1 if ahead >= 0 else 0
        if more <= empty and more < NEAR:
            near[seat * NEAR + more] += points


def rival_rods(v: View, there: i64, seat: i64) -> i64:
    """The most rods that one of the others has round a tile."""
    most: i64 = 0
    for other in range(v.seats):
        if other != seat:
            most = max(most, rods_of(there, other))
    return most
