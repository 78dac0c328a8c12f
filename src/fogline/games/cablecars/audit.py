"""What must be true of every state: each component somewhere, once, and the open question one that can be asked."""

from typing import Final

from fogline.core.reason import Reason, because
from fogline.games.cablecars.box import CARDS, FERRY
from fogline.games.cablecars.questions import CHOOSING_TOKEN, KEEPING, OPENING, OVER, PAYING, PLACING, SECOND_CARD
from fogline.games.cablecars.rules import cards, market, memory, notes, payment, placing, stacks, tracks
from fogline.games.cablecars.state import State
from fogline.parts.bits import BIT, members

SCENARIO: Final = frozenset({"both-tracks", "both-tracks-two", "token-count", "red-spot-empty"})
"""What only the past of a game rules out. Whoever sets a scenario may have it: it is played on all the same."""


def audit(s: State) -> tuple[Reason, ...]:
    """All that is wrong with a state; empty when it can be."""
    chapters = (audit_cards, audit_memory, audit_tracks, audit_tickets, audit_tokens, audit_question)
    return tuple([reason for chapter in chapters for reason in chapter(s)])


def audit_cards(s: State) -> list[Reason]:
    found: list[Reason] = []
    for card in range(CARDS):
        there = [s.deck[card], s.market[card], s.discards[card]]
        there += [s.hands[seat * CARDS + card] for seat in range(s.seats)]
        if min(there) < 0:
            found.append(because("negative-cards", card=card))
        if sum(there) != s.box.cards[card]:
            found.append(because("card-count", "1.3", card=card, have=sum(there), need=s.box.cards[card]))
    if any(known < 0 or known > held for known, held in zip(s.seen, s.hands, strict=True)):
        found.append(because("seen-too-many"))
    up, below = sum(s.market), sum(s.deck)
    if up > s.box.market_size or (up < s.box.market_size and below):
        found.append(because("market-size", "3.1", have=up, need=s.box.market_size))
    if below == 0 and sum(s.discards) > 0:
        found.append(because("deck-not-refilled", "3.6"))
    if market.overdue(s):
        found.append(because("not-swept", "3.4", ferries=s.market[FERRY]))
    return found


def audit_memory(s: State) -> list[Reason]:
    """Whether the hands are what was seen being taken and drawn unseen, and whoever paid had what they paid with."""
    decks = memory.by_deck(s)
    for deck in decks:
        for card in range(CARDS):
            if sum(deck[card::CARDS]) > s.box.cards[card]:
                return [because("drawn-too-many", "1.3", card=card)]
    for seat in range(s.seats):
        if not hand_fits(s, seat, [deck[seat * CARDS : (seat + 1) * CARDS] for deck in decks]):
            return [because("hand-misremembered", player=seat)]
    return []


def hand_fits(s: State, seat: int, drawn: list[list[int]]) -> bool:
    """Whether cards drawn by a seat, deck by deck, could pay what it paid at each time, and leave what it holds."""
    spent = [0] * CARDS
    before = (0, 0)
    for paid in s.decks.paid:
        if notes.seat_of(paid) != seat:
            continue
        deck, draws = notes.deck_of(paid), notes.draws_of(paid)
        spent[notes.card_of(paid)] += 1
        earlier = [sum(row[card] for row in drawn[:deck]) for card in range(CARDS)]
        short = [max(0, n - had) for n, had in zip(spent, earlier, strict=True)]
        if (deck, draws) < before or draws > sum(drawn[deck]) or sum(short) > draws:
            return False
        if any(n > had for n, had in zip(short, drawn[deck], strict=True)):
            return False
        before = (deck, draws)
    hidden = [sum(row[card] for row in drawn) - spent[card] for card in range(CARDS)]
    held, seen = (row[seat * CARDS : (seat + 1) * CARDS] for row in (s.hands, s.seen))
    return [n + known for n, known in zip(hidden, seen, strict=True)] == list(held)


def audit_tracks(s: State) -> list[Reason]:
    found: list[Reason] = []
    box = s.box
    for track, twin in enumerate(box.twin):
        owners = [seat for seat in range(s.seats) if s.claimed[seat] & BIT[track]]
        twins = [seat for seat in range(s.seats) if twin >= 0 and s.claimed[seat] & BIT[twin]]
        if len(owners) > 1:
            found.append(because("track-twice", "4.1", track=track))
        elif owners and owners == twins:
            found.append(because("both-tracks", "4.7", player=owners[0], track=track))
        elif owners and twins and s.seats == 2:
            found.append(because("both-tracks-two", "4.8", track=track))
    for seat in range(s.seats):
        built = members(s.claimed[seat])
        if s.cars[seat] != box.cars_each - sum(box.spaces[t] for t in built) or s.cars[seat] < 0:
            found.append(because("car-count", "4.6", player=seat, cars=box.cars_each))
        if s.points[seat] != sum(box.route_points[box.spaces[t]] for t in built):
            found.append(because("point-count", "4.9", player=seat))
    return found


def audit_tickets(s: State) -> list[Reason]:
    everywhere = [t for mask in (*s.tickets, s.bag) for t in members(mask)]
    everywhere += [*s.returned, *[t for t in s.offered if t >= 0]]
    found = [because("ticket-twice", "6.1", ticket=t) for t in sorted(set(everywhere)) if everywhere.count(t) > 1]
    lost = [t for t in members(s.box.all_tickets) if t not in everywhere]
    found += [because("ticket-missing", "6.1", ticket=t) for t in lost]
    for seat in range(s.seats):
        strange = s.knows[seat] & ~may_know(s, seat)
        found += [because("ticket-misremembered", "6.2", player=seat, ticket=t) for t in members(strange)]
    return found


def may_know(s: State, seat: int) -> int:
    """The tickets a seat may have returned: they lie under the deck, or others have drawn them once it was used up."""
    under = sum(BIT[t] for t, by in zip(s.returned, s.returned_by, strict=True) if by == seat)
    others = [other for other in range(s.seats) if other != seat and s.bag == 0]
    offered = [t for other in others for t in s.offered[2 * other : 2 * other + 2] if t >= 0]
    for mask in [s.tickets[other] for other in others] + [BIT[t] for t in offered]:
        under |= mask
    return under


def audit_tokens(s: State) -> list[Reason]:
    found: list[Reason] = []
    stood = [spot for spot in s.place if spot >= 0]
    if len(set(stood)) != len(stood):
        found.append(because("two-stacks", "1.6"))
    for symbol, spot in enumerate(s.place):
        sizes = s.box.stack if spot in s.box.red_spots else s.box.placed_stack
        there = s.left[symbol] + sum(1 for mask in s.tokens if mask & BIT[symbol])
        if s.left[symbol] < 0 or there != sizes[str(s.seats)]:
            found.append(because("token-count", "1.2", symbol=symbol, have=there, need=sizes[str(s.seats)]))
    for spot in s.box.red_spots:
        if spot not in stood:
            found.append(because("red-spot-empty", "1.2", location=spot))
    return found


def audit_question(s: State) -> list[Reason]:
    """Whether what is asked fits what lies on the table."""
    if not offer_fits(s):
        return [because("offer-misplaced", "6.1")]
    if not stacks_fit(s):
        return [because("stacks-misplaced", "1.6")]
    if (s.pending >= 0) != (s.asks in (PAYING, CHOOSING_TOKEN)) or (s.asks == PAYING and not may_claim(s)):
        return [because("claim-misplaced", "4.1")]
    if s.asks == PAYING and not payment.ways(s.box, s.hands, s.turn * CARDS, s.pending):
        return [because("payment-misplaced", "4.2")]
    if s.asks == CHOOSING_TOKEN:
        ends = (s.box.end_a[s.pending], s.box.end_b[s.pending])
        if not (s.claimed[s.turn] & BIT[s.pending] and all(stacks.can_take(s, s.turn, spot) for spot in ends)):
            return [because("token-misplaced", "5.2")]
    if s.asks == SECOND_CARD and cards.legal(s) == 0:
        return [because("deck-empty", "3.8")]
    if not -1 <= s.last_turns <= s.seats or (s.last_turns == 0 and s.asks != OVER):
        return [because("last-turns", "7.2", turns=s.last_turns)]
    return []


def offer_fits(s: State) -> bool:
    """Two tickets for each who chooses, and sealed choices only while somebody has not chosen."""
    offered = [list(s.offered[2 * seat : 2 * seat + 2]) for seat in range(s.seats)]
    choosing = [seat for seat, pair in enumerate(offered) if pair != [-1, -1]]
    wanted = list(range(s.seats)) if s.asks == OPENING else [s.turn] if s.asks == KEEPING else []
    if choosing != wanted or any(-1 in offered[seat] for seat in wanted):
        return False
    return min(s.kept) < 0 if s.asks == OPENING else max(s.kept) < 0


def stacks_fit(s: State) -> bool:
    """In the opening all stacks for players are aside, later only while the right player places them."""
    aside = len(placing.stacks_aside(s))
    placed = len(s.place) - len(s.box.red_spots) - aside
    if s.asks == OPENING:
        return placed == 0
    if s.asks != PLACING:
        return aside == 0
    placers = placed if s.seats > 2 else 0
    return aside > 0 and s.turn == (s.first - 1 - placers) % s.seats


def may_claim(s: State) -> bool:
    """Whether the track being paid for is open and not too long for the player's cars."""
    return tracks.claimable(s, s.turn) & BIT[s.pending] != 0
