"""What must be true of every state: each component somewhere, once, and the open question one that can be asked."""

from typing import Final

from fogline.core.fields import names
from fogline.core.reason import Reason, because
from fogline.games.skyline.box import BLACK, DEPOT, DISTRICTS, EMPTY, TRACKS, TRACKS_TOKEN, WIDTH, Box
from fogline.games.skyline.box import BONUS as BONUS_SYMBOL
from fogline.games.skyline.city import City, is_full, with_cards
from fogline.games.skyline.questions import (
    BONUS,
    BONUS_ROW,
    BOOST,
    BUILDING,
    COLUMN,
    FULL_CITY,
    LAY,
    NOT_ENDED,
    OVER,
    ROW,
    TURN,
)
from fogline.games.skyline.rules.bonuses import token_in_hand
from fogline.games.skyline.rules.columns import returnable
from fogline.games.skyline.rules.spaces import available, some_fits, targets, with_room
from fogline.games.skyline.rules.supply import bonuses_out, cards_out, foundations_out
from fogline.games.skyline.state import State
from fogline.parts.bits import members, size

SCENARIO: Final = frozenset(
    {"contracts-not-returned", "bonus-unearned", "bonus-not-yours", "finished-misplaced", "medal-misplaced"}
)
"""What only the past of a game rules out. Whoever sets a scenario may have it: it is played on all the same."""


def audit(s: State) -> tuple[Reason, ...]:
    """All that is wrong with a state; empty when it can be."""
    wrong = [fault for seat, city in enumerate(s.cities) for fault in audit_city(s.box, seat, city)]
    if wrong:
        return tuple(wrong)
    return (*audit_cards(s), *audit_tokens(s), *audit_awards(s), *audit_question(s))


def audit_city(box: Box, seat: int, city: City) -> list[Reason]:
    """Cards in districts of their colour without gaps, and everything that follows from them as it must be."""
    rows: list[list[int]] = []
    for district in range(DISTRICTS):
        row = list(city.cards[district * WIDTH : (district + 1) * WIDTH])
        cards = [card for card in row if card != EMPTY]
        rows.append(cards)
        if row[: len(cards)] != cards or len(cards) > box.spaces:
            return [because("city-gaps", "5.2", player=seat, district=district)]
        stray = [card for card in cards if box.colour[card] not in (district, BLACK)]
        if stray:
            return [because("wrong-district", "5.1", player=seat, card=stray[0], district=district)]
    on_cards = [*city.boosts, *members(city.laid)]
    if any(city.cards[space] == EMPTY for space in on_cards):
        return [because("token-on-nothing", "8.4", player=seat)]
    if all_of(with_cards(box, rows, city.boosts, members(city.laid))) != all_of(city):
        return [because("city-unsettled", "5.6", player=seat)]
    return []


def all_of(city: City) -> list[object]:
    """What a city holds, what follows from its cards included."""
    return [getattr(city, name) for name in names(city)]


def audit_cards(s: State) -> list[Reason]:
    """1.5: 87 project cards; 1.4: a foundation token on each foundation card that was placed."""
    found: list[Reason] = []
    out = cards_out(s)
    for card in range(s.box.kinds):
        there = s.deck[card] + out[card] + (s.drawn == card)
        if s.deck[card] < 0 or s.boxed[card] < 0 or there != s.box.copies[card]:
            found.append(
                because("card-count", "1.5", card=card, have=there - min(s.deck[card], 0), need=s.box.copies[card])
            )
    placed = foundations_out(s, out)
    if s.foundations < 0 or s.foundations + placed != s.box.tokens[s.seats]:
        found.append(because("foundation-count", "1.4", have=placed, need=s.box.tokens[s.seats]))
    if s.tray != sorted(s.tray):
        found.append(because("tray-order"))
    return found


def audit_tokens(s: State) -> list[Reason]:
    """1.2: so many of each bonus; 4.4: somebody without a contract."""
    out = bonuses_out(s, cards_out(s))
    found: list[Reason] = []
    for bonus, left in enumerate(s.bonuses):
        if left < 0 or left + out[bonus] != s.box.bonus_copies:
            found.append(because("bonus-count", "1.2", bonus=bonus, have=out[bonus], need=s.box.bonus_copies))
    if min(*s.points_tokens, *s.contract_tokens, *s.contracts, s.contract_tokens_used) < 0:
        found.append(because("negative-tokens"))
    if min(s.contracts) > 0:
        found.append(because("contracts-not-returned", "4.4"))
    granted = sum(len(granted_to(s, seat)) for seat in range(s.seats))
    if sum(out) > granted:
        found.append(because("bonus-unearned", "8.1", have=sum(out), granted=granted))
    return found + [reason for seat in range(s.seats) for reason in audit_bonuses(s, seat)]


def granted_to(s: State, seat: int) -> list[int]:
    """8.1: the districts whose bonus a player has taken; one that is being chosen is not taken yet."""
    open_one = s.pending if s.asks == BONUS and seat == s.turn else -1
    return [n for n, symbols in enumerate(s.cities[seat].bonuses) if symbols >= 2 and n != open_one]


def audit_bonuses(s: State, seat: int) -> list[Reason]:
    """8.1: what a player has was earned in that player's own districts, or taken as tracks instead; 8.9: on bare cards.

    Contract tokens that were used are not told apart by player, so a player may have earned more than is seen here.
    """
    city = s.cities[seat]
    asked = s.asks if seat == s.turn else -1
    cards = list(city.cards)
    arriving = s.pending if asked == BONUS_ROW else EMPTY
    held = [
        len(city.boosts) + (asked == BOOST),
        cards.count(s.box.value_card) + (arriving == s.box.value_card),
        cards.count(s.box.depot_card) + (arriving == s.box.depot_card),
        s.points_tokens[seat],
        s.contract_tokens[seat],
        int(size(city.laid)) + (asked == LAY),
    ]
    earned = [s.box.bonus_of[district] for district in granted_to(s, seat)]
    own = all(held[bonus] <= earned.count(bonus) for bonus in s.box.bonus_of)
    found = [] if own and sum(held) <= len(earned) else [because("bonus-not-yours", "8.1", player=seat)]
    covered = [space for space in members(city.laid) if s.box.symbols[city.cards[space]] & (TRACKS | DEPOT)]
    return found + [because("tracks-twice", "8.9", player=seat) for _ in covered[:1]]


def audit_awards(s: State) -> list[Reason]:
    """5.7: completion tokens; 7.4, 7.5: the medal."""
    found: list[Reason] = []
    for district, owner in enumerate(s.finished):
        full = [seat for seat, city in enumerate(s.cities) if city.built[district] == s.box.spaces]
        if (owner < 0 and full) or (owner >= 0 and owner not in full):
            found.append(because("finished-misplaced", "5.7", district=district))
    towers = [int(size(city.towers)) for city in s.cities]
    if s.medal >= 0 and (towers[s.medal] == 0 or towers[s.medal] < max(towers)):
        found.append(because("medal-misplaced", "7.5"))
    if s.medal < 0 and max(towers) > 0:
        found.append(because("medal-misplaced", "7.4"))
    return found


def audit_question(s: State) -> list[Reason]:
    """Whether what is asked fits what lies on the table."""
    city = s.cities[s.turn]
    if (s.drawn >= 0) != (s.asks == COLUMN):
        return [because("drawn-misplaced", "3.1")]
    if s.tray and s.asks in (TURN, COLUMN, OVER):
        return [because("tray-misplaced", "4.6")]
    if (s.pending >= 0) != (s.asks in (ROW, BONUS, BONUS_ROW)):
        return [because("pending-misplaced")]
    if not question_fits(s, city):
        return [because("question-misplaced")]
    full = [seat for seat, other in enumerate(s.cities) if is_full(other)]
    settling = s.asks in (BONUS, BOOST, LAY) and full == [s.turn]
    if s.ended_by == NOT_ENDED and (s.foundations == 0 or (full and not settling)):
        return [because("should-be-over", "9.1" if s.foundations == 0 else "9.2")]
    if s.ended_by != NOT_ENDED and (full != [s.turn] if s.ended_by == FULL_CITY else s.foundations > 0):
        return [because("not-over-yet", "9.2" if s.ended_by == FULL_CITY else "9.1")]
    return []


def question_fits(s: State, city: City) -> bool:
    """A question with less than two answers is not asked."""
    box, pending = s.box, s.pending
    if s.asks == BUILDING:
        return some_fits(box, city, s.tray) or returnable(s, s.turn) > 0
    if s.asks == ROW:
        return box.colour[pending] == BLACK and pending < box.kinds and size(with_room(city)) > 1
    if s.asks == BONUS_ROW:
        return pending in (box.value_card, box.depot_card) and size(with_room(city)) > 1
    if s.asks == BONUS:
        both = available(s, s.turn, box.bonus_of[pending]) and available(s, s.turn, TRACKS_TOKEN)
        # 8.1: the second symbol has just been built, so it is the last card of its row.
        last = city.cards[pending * WIDTH + city.built[pending] - 1]
        return both and city.bonuses[pending] == 2 and bool(box.symbols[last] & BONUS_SYMBOL)
    if s.asks in (BOOST, LAY):
        return size(targets(box, city, token_in_hand(s))) > 1
    return True
