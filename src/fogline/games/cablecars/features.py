"""What a net is told of a view: the open table with me first, my hand, and what my tickets still lack."""

from typing import Final

from mypy_extensions import i64

from fogline.bots.sheet import Sheet
from fogline.core.counts import total
from fogline.core.rows import vec
from fogline.games.cablecars.box import CARDS, GRAY, SUITS
from fogline.games.cablecars.paths import cars_needed, cheapest
from fogline.games.cablecars.rules.stacks import offering
from fogline.games.cablecars.rules.tracks import claimable
from fogline.games.cablecars.view import View
from fogline.parts.bits import BIT, members, nth, size

FAR: Final = 30
"""More cable cars than anybody has: a ticket that no way leads to."""


def features(v: View, sheet: Sheet) -> None:
    """The same entries for every view of one box and so many seats."""
    symbols, tickets = len(v.box.symbols), len(v.box.ticket_a)
    sheet.number("turn", seen_from(v, v.turn))
    sheet.number("first", seen_from(v, v.first))
    sheet.number("asks", v.asks)
    sheet.number("deck", v.deck_size // 2)
    sheet.number("bag", v.bag_size)
    sheet.number("last-turns", v.last_turns)
    sheet.number("pending", 1 if v.pending >= 0 else 0)
    sheet.numbers("market", v.market, 0, CARDS)
    sheet.numbers("hand", v.hand, 0, CARDS)
    sheet.mask("tickets", v.my_tickets, tickets)
    offered: i64 = 0
    for ticket in v.offered:
        offered |= BIT[ticket]
    sheet.mask("offered", offered, tickets)
    sheet.numbers("left", v.left, 0, symbols)
    for symbol in range(symbols):
        sheet.mask("place", BIT[v.place[symbol]] if v.place[symbol] >= 0 else 0, len(v.box.places))
    for turn in range(v.seats):
        tell_seat(v, (v.seat + turn) % v.seats, sheet)
    tell_tickets(v, sheet)
    tell_tracks(v, sheet)


def seen_from(v: View, seat: i64) -> i64:
    """0 for nobody, 1 for me, 2 for the next and so on."""
    return 0 if seat < 0 else 1 + (seat - v.seat + v.seats) % v.seats


def tell_seat(v: View, seat: i64, sheet: Sheet) -> None:
    sheet.numbers("seen", v.seen, seat * CARDS, CARDS)
    sheet.number("hand-size", v.hand_sizes[seat])
    sheet.number("cars", v.cars[seat])
    sheet.number("points", open_points(v, seat))
    sheet.number("ticket-count", v.ticket_counts[seat])
    sheet.number("choosing-from", v.offered_to[seat])
    sheet.mask("claimed", v.claimed[seat], len(v.box.spaces))
    sheet.mask("tokens", v.tokens[seat], len(v.box.symbols))


def open_points(v: View, seat: i64) -> i64:
    """8.1 and 8.3: what everybody can count."""
    return v.points[seat] + v.box.token_points[size(v.tokens[seat])]


def tell_tickets(v: View, sheet: Sheet) -> None:
    """What my tickets bring as they stand, what they still may, and how many cable cars and cards that takes."""
    box = v.box
    prices = cars_needed(v, v.seat)
    done: i64 = 0
    live: i64 = 0
    lost: i64 = 0
    farthest: i64 = 0
    wanted: i64 = 0
    for ticket in members(v.my_tickets):
        way = cheapest(box, prices, box.ticket_a[ticket], box.ticket_b[ticket])
        if way is not None and way[0] == 0.0:
            done += box.ticket_points[ticket]
        elif way is None or way[0] > float(v.cars[v.seat]):
            lost += box.ticket_points[ticket]
        else:
            live += box.ticket_points[ticket]
            farthest = max(farthest, int(way[0]))
            for track in way[1]:
                if prices[track] > 0.0:
                    wanted |= BIT[track]
    cars: i64 = cars_of(v, wanted)
    turns: i64 = time_left(v)
    needed: i64 = size(wanted) + max(0, cars - total(v.hand) + 1) // 2
    for value in (done, lost, live, farthest, cars, cards_missing(v, wanted), needed, turns, turns - needed):
        sheet.number("tickets-reckoned", value)
    sheet.number("cars-to-spare", v.cars[v.seat] - cars)
    best: i64 = -100
    for seat in range(v.seats):
        if seat != v.seat:
            best = max(best, open_points(v, seat))
    lead: i64 = open_points(v, v.seat) - best
    for value in (lead, lead + done - lost - live, lead + done - lost + live):
        sheet.number("lead", value)


def cars_of(v: View, tracks: i64) -> i64:
    found: i64 = 0
    while tracks != 0:
        found += v.box.spaces[nth(tracks, 0)]
        tracks &= tracks - 1
    return found


def cards_missing(v: View, tracks: i64) -> i64:
    """How many cards these tracks take beside my hand, gray ones paid with what the others leave."""
    box = v.box
    need = vec[i64]([0] * (GRAY + 1))
    while tracks != 0:
        track: i64 = nth(tracks, 0)
        need[box.colour[track]] += box.spaces[track]
        tracks &= tracks - 1
    missing: i64 = 0
    spare: i64 = 0
    for suit in range(CARDS):
        rest: i64 = v.hand[suit] - (need[suit] if suit < SUITS else 0)
        missing += max(0, -rest)
        spare += max(0, rest)
    return missing + max(0, need[GRAY] - spare)


def time_left(v: View) -> i64:
    """About how many turns are left before one of the others ends the game."""
    if v.last_turns >= 0:
        return 1
    least: i64 = FAR
    for seat in range(v.seats):
        if seat != v.seat:
            cars: i64 = max(0, v.cars[seat] - v.box.last_round_at)
            least = min(least, (cars + 2) // 3 + max(0, cars - v.hand_sizes[seat]) // 2)
    return least + 1


def tell_tracks(v: View, sheet: Sheet) -> None:
    """The best that I could claim at once, and whether a token is to be had by it."""
    box = v.box
    most: i64 = 0
    for suit in range(SUITS):
        most = max(most, v.hand[suit])
    best: i64 = 0
    ready: i64 = 0
    with_token: i64 = 0
    spots: i64 = offering(v, v.seat)
    for track in members(claimable(v, v.seat)):
        have: i64 = most if box.colour[track] == GRAY else v.hand[box.colour[track]]
        if have + v.hand[CARDS - 1] >= box.spaces[track]:
            ready += 1
            best = max(best, box.route_points[box.spaces[track]])
            if spots & (BIT[box.end_a[track]] | BIT[box.end_b[track]]) != 0:
                with_token += 1
    sheet.number("best-track", best)
    sheet.number("tracks-ready", ready)
    sheet.number("tokens-ready", with_token)
    sheet.number("hand-total", total(v.hand))
    sheet.number("open-tracks", size(claimable(v, v.seat)))
