"""What must be true of every state: each component somewhere, once, and the open question one that can be asked."""

from typing import Final

from fogline.core.ids import NOBODY
from fogline.core.reason import Reason, because
from fogline.games.investors import questions as q
from fogline.games.investors.audit_question import fits
from fogline.games.investors.box import CHECKS, EXTRA, PARK, TYPES, WHITE
from fogline.games.investors.rules import contests, majority, setup, streets
from fogline.games.investors.state import State

SCENARIO: Final = frozenset({"parks-misplaced", "not-rebuilt"})
"""What only the past of a game rules out. Whoever sets a scenario may have it: it is played on all the same."""


def audit(s: State) -> tuple[Reason, ...]:
    """All that is wrong with a state; empty when it can be."""
    found = [*audit_city(s), *audit_rods(s), *audit_decks(s), *audit_checks(s)]
    # Whether a question can be asked is only to be told of a table that can be played on.
    return tuple(found) if any(fault.key not in SCENARIO for fault in found) else (*found, *audit_question(s))


def audit_city(s: State) -> list[Reason]:
    found: list[Reason] = []
    tiles = list(s.layout)
    for district, n in enumerate(s.box.districts):
        if tiles.count(district) != n:
            found.append(because("tile-count", "1.2", district=district, have=tiles.count(district), need=n))
    if not setup.parks_fit(s.box, s.layout):
        found.append(because("parks-misplaced", "1.3"))
    for seat in range(s.seats):
        built = [tile for tile, by in enumerate(s.builder) if by == seat]
        points = sum(s.box.prestige[s.layout[tile]] + s.extra[tile] for tile in built)
        if points != s.prestige[seat]:
            found.append(because("prestige-count", "7.4", player=seat))
    for tile, by in enumerate(s.builder):
        if by != NOBODY and s.layout[tile] == PARK:
            found.append(because("park-rebuilt", "7.1", tile=tile))
        if by == NOBODY and s.layout[tile] != PARK and majority.holder(s, tile) != NOBODY:
            found.append(because("not-rebuilt", "7.3", tile=tile, player=majority.holder(s, tile)))
    return found


def audit_rods(s: State) -> list[Reason]:
    found: list[Reason] = []
    for street, owner in enumerate(s.rods):
        park = any(t >= 0 and s.layout[t] == PARK for t in (s.box.side_a[street], s.box.side_b[street]))
        if park != (owner == WHITE):
            found.append(because("white-misplaced", "1.4", street=street))
        if owner >= s.seats and owner != WHITE:
            found.append(because("rod-of-nobody", "1.5", street=street))
    for seat in range(s.seats):
        have = s.stock[seat] + int(streets.laid(s, seat))
        if s.stock[seat] < 0 or have != s.box.rods_each:
            found.append(because("rod-count", "1.5", player=seat, have=have, need=s.box.rods_each))
        if not 0 <= s.influence[seat] <= max(s.box.influence_most, s.box.influence_start):
            found.append(because("influence-range", "10.4", player=seat, influence=s.influence[seat]))
    return found


def audit_decks(s: State) -> list[Reason]:
    found: list[Reason] = []
    for call, need in enumerate(s.box.call_copies):
        have = s.calls[call] + s.discards[call] + (s.call == call)
        if have != need or s.calls[call] < 0 or s.discards[call] < 0:
            found.append(because("call-count", "1.7", call=call, have=have, need=need))
    for card, need in enumerate(s.box.card_copies):
        have = s.cards[card] + s.aside[card] + s.played.count(card)
        if have != need or s.cards[card] < 0 or s.aside[card] < 0:
            found.append(because("card-count", "1.7", card=card, have=have, need=need))
    if len(s.played) > s.box.years or (s.card >= 0 and s.played[-1:] != [s.card]):
        found.append(because("card-not-played", "8.2"))
    left = s.box.years - len(s.played)
    if any(s.aside) and s.asks != q.DECK and sum(s.cards) != left:
        found.append(because("deck-size", "12.10", have=sum(s.cards), need=left))
    bonuses = sum(n for n, is_bonus in zip(s.cards, s.box.is_bonus, strict=True) if is_bonus)
    others = sum(s.cards) - bonuses
    if s.bonuses_left > min(left, bonuses) or (s.bonuses_left >= 0 and left - s.bonuses_left > others):
        found.append(because("too-many-bonuses", "12.5"))
    for district in range(TYPES):
        out = [c for c in s.played if s.box.card_kind[c] == EXTRA and s.box.card_district[c] == district]
        paid = [t for t in range(s.box.tiles) if s.layout[t] == district and s.extra[t]]
        if s.promised[district] < 0 or s.promised[district] + len(paid) > len(out):
            found.append(because("extra-count", "8.7", district=district))
    return found + audit_extras(s)


def audit_extras(s: State) -> list[Reason]:
    """8.7: extra prestige is what a card that was played for this district pays."""
    paying = {(s.box.card_district[c], s.box.card_points[c]) for c in s.played if s.box.card_kind[c] == EXTRA}
    odd = [tile for tile, extra in enumerate(s.extra) if extra and (s.layout[tile], extra) not in paying]
    return [because("extra-count", "8.7", district=s.layout[tile]) for tile in odd]


def audit_checks(s: State) -> list[Reason]:
    """Every check is somewhere once, and everybody's reckoning of them holds."""
    found: list[Reason] = []
    for check, copies in enumerate(s.box.copies):
        slots = range(check, s.seats * CHECKS, CHECKS)
        there = [s.bank[check], *(where[i] for where in (s.hands, s.laid, s.front) for i in slots)]
        if min(there) < 0 or sum(there) != copies * s.seats:
            found.append(because("check-count", "1.5", check=check, have=sum(there), need=copies * s.seats))
    for seat in range(s.seats):
        for check in range(CHECKS):
            unseen = sum(1 for by, c in zip(s.paid_by, s.paid, strict=True) if (by, c) == (seat, check))
            here = s.hands[seat * CHECKS + check] + laid_count(s, seat, check) + unseen
            if s.pool[seat * CHECKS + check] != here:
                found.append(because("pool-wrong", "5.4", player=seat, check=check))
    return found + audit_memory(s)


def laid_count(s: State, seat: int, check: int) -> int:
    """How many checks of a value a seat has laid unseen: an offer lies at the places of the others."""
    if contests.offering(s):
        return sum(list(s.laid)[check::CHECKS]) if seat == s.turn else 0
    return s.laid[seat * CHECKS + check]


def audit_memory(s: State) -> list[Reason]:
    """5.4: what is remembered of unseen payments is true."""
    sizes = (len(s.paid), len(s.most) // CHECKS, len(s.least) // CHECKS)
    if any(size != len(s.paid_by) for size in sizes):
        return [because("memory-wrong", "5.4")]
    spent = [0] * (s.seats * CHECKS)
    so_far = [0] * (s.seats * CHECKS)
    for nth, (payer, check) in enumerate(zip(s.paid_by, s.paid, strict=True)):
        spent[payer * CHECKS + check] += 1
        for value in range(CHECKS):
            slot, most = payer * CHECKS + value, s.most[nth * CHECKS + value]
            # More unseen payments can only be more of a value, and never more than the payer ever had of it.
            fits = max(spent[slot], so_far[slot]) <= most <= s.pool[slot]
            if not fits or sum(spent[value::CHECKS]) < s.least[nth * CHECKS + value]:
                return [because("memory-wrong", "5.4")]
            so_far[slot] = most
    return []


def audit_question(s: State) -> list[Reason]:
    """Whether what is asked fits what lies on the table."""
    return [] if fits(s) else [because("question-misplaced", "2.1")]
