"""Whether the open question can be asked with what lies on the table: for positions that somebody has edited."""

from typing import Final

from fogline.core.ids import NOBODY
from fogline.games.investors import questions as q
from fogline.games.investors import talks
from fogline.games.investors.box import (
    ANY_STREET,
    BONUS,
    BY_CHECKS,
    BY_CHIPS,
    BY_INFLUENCE,
    CHECKS,
    EMPTY,
    EXCHANGE,
    MOVE,
    REMOVAL,
    REPLACE,
    TWO_RODS,
)
from fogline.games.investors.rules import calls, checks, contests, end, reckoning, rods, streets
from fogline.games.investors.state import State

KEEPS: Final[dict[int, str]] = {
    q.CALL: "",
    q.INFLUENCE: "said chosen",
    q.BID: "said laid front",
    q.CHIP: "said chosen",
    q.SEAL: "said chosen laid",
    q.PRICE: "said price queue contest",
    q.OFFER: "said price laid queue contest",
    q.ANSWER: "said price front queue contest proposer",
    q.RAISE: "said price front laid queue contest proposer countering",
    q.INVEST: "queue rebuilt",
    q.LIFT: "queue rebuilt pending first_rod",
    q.SECOND_ROD: "rebuilt first_rod",
    q.MOVE_TO: "pending",
    q.EXCHANGE_WITH: "pending",
    q.BONUS: "said limits",
    q.REMOVAL: "said limits lifted",
    q.DRAW: "said limits front",
}
"""What each question keeps in mind; all else is at rest."""

USES: Final[dict[int, int]] = {
    q.TWO_RODS: TWO_RODS,
    q.SECOND_ROD: TWO_RODS,
    q.MOVE: MOVE,
    q.MOVE_TO: MOVE,
    q.EXCHANGE: EXCHANGE,
    q.EXCHANGE_WITH: EXCHANGE,
    q.ANY_STREET: ANY_STREET,
    q.REPLACE: REPLACE,
    q.BONUS: BONUS,
    q.REMOVAL: REMOVAL,
}
"""The kind of action card that asks a question."""


def fits(s: State) -> bool:
    if s.asks == q.OVER:
        return ending_fits(s)
    if s.asks == q.DECK:
        return deck_fits(s)
    in_play = s.ended_by == q.NOT_ENDED and s.call >= 0 and len(s.played) - (s.card >= 0) < s.box.years
    return in_play and at_rest(s) and chips_fit(s) and card_fits(s) and question_fits(s)


def ending_fits(s: State) -> bool:
    """11.1: after the last card. 11.3, 11.4, 11.6: else between two rounds, when nobody could or would go on."""
    if s.ended_by == q.LAST_YEAR or len(s.played) == s.box.years:
        return s.ended_by == q.LAST_YEAR and len(s.played) == s.box.years
    if s.call >= 0 or s.card >= 0 or not at_rest(s):
        return False
    if not calls.any_means(s):
        return s.ended_by == q.NO_MEANS
    if calls.first_useful(s) < 0:
        return s.ended_by == q.NO_STREET
    return s.ended_by == q.STANDSTILL and s.idle == end.STANDSTILL


def deck_fits(s: State) -> bool:
    """12.10: before the first round, whose card it is follows from how many there are."""
    begun = s.call >= 0 or s.played or s.ended_by != q.NOT_ENDED or any(chip >= 0 for chip in s.chips)
    put = sum(s.cards)
    return not begun and at_rest(s) and put < s.box.years and s.turn == (s.start + put) % s.seats


def at_rest(s: State) -> bool:
    """Nothing lies about that the question does not need."""
    kept = KEEPS.get(s.asks, "").split()
    rest = {
        "said": all(said == q.NOT_YET for said in s.said),
        "chosen": all(choice < 0 for choice in s.chosen),
        "laid": not any(s.laid),
        "front": not any(s.front),
        "queue": not s.queue,
        "contest": s.contest < 0,
        "proposer": s.proposer < 0,
        "price": not any(s.price),
        "countering": s.countering < 0,
        "pending": s.pending < 0,
        "first_rod": s.first_rod < 0,
        "limits": not any(s.limits),
        "lifted": s.lifted == 0,
        "rebuilt": s.rebuilt == 0,
    }
    just_built = sum(by != NOBODY and year == len(s.played) for by, year in zip(s.builder, s.built_year, strict=True))
    return s.rebuilt <= just_built and all(quiet for name, quiet in rest.items() if name not in kept)


def chips_fit(s: State) -> bool:
    """Chips lie open in rounds with a question mark, once all have chosen; each right belongs to who has shown it."""
    shown = s.box.call_bidding[s.call] == BY_CHIPS and (s.card >= 0 or s.asks not in (q.CALL, q.CHIP))
    if any((chip >= 0) != shown for chip in s.chips):
        return False
    return all(seat == NOBODY or s.chips[seat] == chip for chip, seat in enumerate(s.won))


def card_fits(s: State) -> bool:
    """The question is one of the action card in use, or one of the call where there is none."""
    kind = s.box.card_kind[s.card] if s.card >= 0 else -1
    if s.asks in USES:
        return kind == USES[s.asks]
    if s.asks == q.DRAW:
        return kind in (BONUS, REMOVAL)
    bidding = s.box.card_bidding[s.card] if s.card >= 0 else s.box.call_bidding[s.call]
    if s.asks in (q.INFLUENCE, q.BID):
        usable = rods.useful(s) if s.card >= 0 else calls.playable(s, s.call)
        return usable and bidding == (BY_INFLUENCE if s.asks == q.INFLUENCE else BY_CHECKS)
    if s.asks == q.LIFT:
        return kind in (-1, TWO_RODS, ANY_STREET, REPLACE)
    return kind == -1 and (s.asks in (q.CALL, q.INVEST) or bidding == BY_CHIPS)


def question_fits(s: State) -> bool:
    if s.asks == q.CALL:
        rights = all(seat == NOBODY for seat in s.won)
        return s.turn == s.start and calls.playable(s, s.call) and calls.any_means(s) and rights
    if s.asks == q.INFLUENCE:
        return choices_fit(s, [s.influence[seat] > 0 for seat in range(s.seats)], [p + 1 for p in s.influence])
    if s.asks == q.CHIP:
        open_chips = [chip for chip in range(3) if contests.has_street(s, chip)]
        known = all(choice < 0 or choice in open_chips for choice in s.chosen)
        return known and len(open_chips) > 1 and choices_fit(s, [True] * s.seats, [3] * s.seats)
    if s.asks == q.BID:
        return bid_fits(s)
    if s.asks == q.SEAL:
        return sealing_fits(s)
    if s.asks in (q.PRICE, q.OFFER, q.ANSWER, q.RAISE):
        return talks.fits(s)
    if s.asks in (q.INVEST, q.LIFT):
        return investing_fits(s)
    if s.asks in (q.BONUS, q.REMOVAL, q.DRAW):
        return bonus_fits(s)
    return card_use_fits(s)


def choices_fit(s: State, asked: list[bool], below: list[int]) -> bool:
    """Who has chosen has a choice lying there, who is still asked has none, and somebody is."""
    for seat in range(s.seats):
        done = s.said[seat] == q.DONE
        if s.said[seat] not in (q.NOT_YET, q.DONE) or done != (0 <= s.chosen[seat] < below[seat]):
            return False
        if not asked[seat] and not done:
            return False
    return q.NOT_YET in s.said


def bid_fits(s: State) -> bool:
    """Only those still in have checks on the table, only the seat asked has laid any, and it can make use of them."""
    left = [seat for seat in range(s.seats) if s.said[seat] == q.NOT_YET]
    if any(s.said[seat] not in (q.NOT_YET, q.DONE) for seat in range(s.seats)) or s.turn not in left:
        return False
    if any(reckoning.count(s.front, seat) for seat in range(s.seats) if seat not in left):
        return False
    if any(reckoning.count(s.laid, seat) for seat in range(s.seats) if seat != s.turn):
        return False
    if len(left) == 1 and reckoning.count(s.front, s.turn):
        return False
    mine = sum(reckoning.worth(s, where, s.turn) for where in (s.hands, s.laid, s.front))
    return reckoning.count(s.laid, s.turn) == 0 or mine > reckoning.highest(s)


def sealing_fits(s: State) -> bool:
    for seat in range(s.seats):
        laid, held = reckoning.count(s.laid, seat), reckoning.count(s.hands, seat)
        asked = s.said[seat] == q.NOT_YET
        settled = s.won[s.chips[seat]] != NOBODY
        alone = contests.alone(s, seat)
        if s.said[seat] not in (q.NOT_YET, q.DONE) or laid > s.box.sealed_most or (laid and (alone or settled)):
            return False
        if asked and (settled or laid + held == 0):
            return False
        if (s.chosen[seat] >= 0) != (alone and not settled and not asked and held > 0):
            return False
        if s.chosen[seat] >= 0 and s.hands[seat * CHECKS + s.chosen[seat]] == 0:
            return False
    return q.NOT_YET in s.said and talks.deals_only(s)


def investing_fits(s: State) -> bool:
    """Investors have their rights, and the rod that is laid has a street to go to."""
    coming = s.queue[1:] if s.asks == q.INVEST else s.queue
    by_chips = s.box.call_bidding[s.call] == BY_CHIPS
    if len({s.turn, *coming}) != len(coming) + 1 or (s.card >= 0 and s.queue):
        return False
    if s.card < 0 and by_chips and any(s.won[s.chips[seat]] != seat for seat in (s.turn, *coming)):
        return False
    if s.card < 0 and not by_chips and len(coming) >= s.box.call_rights[s.call]:
        return False
    if s.asks == q.INVEST:
        return s.queue[:1] == [s.turn] and any(s.rods[i] == EMPTY for i in s.reach[streets.picture(s, s.turn)])
    return lifting_fits(s)


def lifting_fits(s: State) -> bool:
    if s.pending < 0 or s.stock[s.turn] > 0:
        return False
    replacing = s.card >= 0 and s.box.card_kind[s.card] == REPLACE
    there = streets.can_replace(s, s.turn, s.pending) if replacing else s.rods[s.pending] == EMPTY
    if s.card < 0:
        there = there and s.pending in s.reach[streets.picture(s, s.turn)]
    if s.first_rod >= 0:
        two = s.card >= 0 and s.box.card_kind[s.card] == TWO_RODS and s.rods[s.first_rod] == s.turn
        there = there and two and streets.together(s, s.pending)
    elif s.card >= 0:
        there = there and s.rebuilt == 0
    return there and any(streets.can_lift(s, s.turn, i) for i in range(s.box.streets))


def bonus_fits(s: State) -> bool:
    drawing = s.asks == q.DRAW
    known = (q.DONE, q.DRAWING, q.STOPPED, q.BUST) if drawing else (q.NOT_YET, q.DONE, q.DRAWING)
    each = s.box.card_checks[s.card]
    for seat in range(s.seats):
        total, limit = s.shown[seat], s.limits[seat]
        if s.said[seat] not in known or (limit > 0) != (s.said[seat] >= q.DRAWING) or limit % each:
            return False
        if (s.said[seat] < q.DRAWING and total) or (s.said[seat] == q.BUST) != (total > limit):
            return False
    if s.asks == q.REMOVAL and not (0 <= s.lifted <= s.stock[s.turn] and (s.lifted or s.turn in s.rods)):
        return False
    if s.said[s.turn] != (q.DRAWING if drawing else q.NOT_YET):
        return False
    return checks.in_bank(s) > 0 or s.asks == q.REMOVAL


def card_use_fits(s: State) -> bool:
    if s.asks == q.SECOND_ROD:
        if s.first_rod < 0 or s.rods[s.first_rod] != s.turn:
            return False
        room = any(s.rods[i] == EMPTY and streets.together(s, i) for i in range(s.box.streets))
        return room and (s.stock[s.turn] > 0 or any(streets.can_lift(s, s.turn, i) for i in range(s.box.streets)))
    if s.asks == q.MOVE_TO:
        return s.pending >= 0 and streets.can_move(s, s.pending)
    if s.asks == q.EXCHANGE_WITH:
        return s.pending >= 0 and streets.coloured(s, s.pending) and rods.useful(s)
    return rods.useful(s)
