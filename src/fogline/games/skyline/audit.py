"""What must be true of every state: each component somewhere, once, and the open question one that can be asked."""

from fogline.core.reason import Reason, because
from fogline.games.skyline.box import BLACK, DEPOT, DISTRICTS, EMPTY, FOUNDATION, TRACKS, TRACKS_TOKEN, WIDTH, Box
from fogline.games.skyline.box import BONUS as BONUS_SYMBOL
from fogline.games.skyline.city import City, is_full, open_districts, with_cards
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
from fogline.games.skyline.rules import bonuses, building, contracts
from fogline.games.skyline.state import State
from fogline.parts.bits import members, size


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
        row = city.cards[district * WIDTH : (district + 1) * WIDTH]
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
    if vars_of(with_cards(box, rows, city.boosts, members(city.laid))) != vars_of(city):
        return [because("city-unsettled", "5.6", player=seat)]
    return []


def vars_of(city: City) -> tuple[object, ...]:
    """All of a city, what follows from its cards included."""
    lists = (city.cards, city.values, city.built, city.bonuses, city.boosts)
    masks = (city.laid, city.rails, city.cars, city.squares, city.lit, city.foundations, city.towers, city.seasides)
    return (lists, masks)


def everywhere(s: State) -> list[int]:
    """The project and bonus cards that have left the deck and the supply, but for the one just drawn."""
    cards = [card for column in s.columns for card in column] + s.tray
    cards += [card for city in s.cities for card in city.cards if card != EMPTY]
    cards += [card for card, n in enumerate(s.boxed) for _ in range(n)]
    return cards + ([s.pending] if s.asks in (ROW, BONUS_ROW) else [])


def audit_cards(s: State) -> list[Reason]:
    """1.5: 87 project cards; 1.4: a foundation token on each foundation card that was placed."""
    found: list[Reason] = []
    cards = everywhere(s)
    for card in range(s.box.kinds):
        there = s.deck[card] + cards.count(card) + (s.drawn == card)
        if s.deck[card] < 0 or s.boxed[card] < 0 or there != s.box.copies[card]:
            found.append(
                because("card-count", "1.5", card=card, have=there - min(s.deck[card], 0), need=s.box.copies[card])
            )
    placed = len([card for card in cards if s.box.symbols[card] & FOUNDATION])
    if s.foundations < 0 or s.foundations + placed != s.box.tokens[s.seats]:
        found.append(because("foundation-count", "1.4", have=placed, need=s.box.tokens[s.seats]))
    if s.tray != sorted(s.tray):
        found.append(because("tray-order"))
    return found


def audit_tokens(s: State) -> list[Reason]:
    """1.2: so many of each bonus; 4.4: somebody without a contract."""
    cards = everywhere(s)
    out = [
        sum(len(city.boosts) for city in s.cities) + (s.asks == BOOST),
        cards.count(s.box.value_card),
        cards.count(s.box.depot_card),
        sum(s.points_tokens),
        sum(s.contract_tokens) + s.contract_tokens_used,
        sum(int(size(city.laid)) for city in s.cities) + (s.asks == LAY),
    ]
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
    arriving = s.pending if asked == BONUS_ROW else EMPTY
    held = [
        len(city.boosts) + (asked == BOOST),
        city.cards.count(s.box.value_card) + (arriving == s.box.value_card),
        city.cards.count(s.box.depot_card) + (arriving == s.box.depot_card),
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
    full = [seat for seat, other in enumerate(s.cities) if is_full(s.box, other)]
    settling = s.asks in (BONUS, BOOST, LAY) and full == [s.turn]
    if s.ended_by == NOT_ENDED and (s.foundations == 0 or (full and not settling)):
        return [because("should-be-over", "9.1" if s.foundations == 0 else "9.2")]
    if s.ended_by != NOT_ENDED and (full != [s.turn] if s.ended_by == FULL_CITY else s.foundations > 0):
        return [because("not-over-yet", "9.2" if s.ended_by == FULL_CITY else "9.1")]
    return []


def question_fits(s: State, city: City) -> bool:
    """A question with less than two answers is not asked."""
    if s.asks == BUILDING:
        return building.can_build_any(s, s.turn) or contracts.can_return(s, s.turn)
    if s.asks == ROW:
        return s.box.colour[s.pending] == BLACK and s.pending < s.box.kinds and len(open_districts(s.box, city)) > 1
    if s.asks == BONUS_ROW:
        return s.pending in (s.box.value_card, s.box.depot_card) and len(open_districts(s.box, city)) > 1
    if s.asks == BONUS:
        own = s.box.bonus_of[s.pending]
        both = bonuses.available(s, s.turn, own) and bonuses.available(s, s.turn, TRACKS_TOKEN)
        # 8.1: the second symbol has just been built, so it is the last card of its row.
        last = city.cards[s.pending * WIDTH + city.built[s.pending] - 1]
        return both and city.bonuses[s.pending] == 2 and bool(s.box.symbols[last] & BONUS_SYMBOL)
    if s.asks in (BOOST, LAY):
        return size(bonuses.targets(s, s.turn, s.asks)) > 1
    return True
