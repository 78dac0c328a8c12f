"""A greedy mind: it values streets by the districts they decide, and bids what they are worth."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from fogline.core.dealer import Dealer
from fogline.core.ids import ActionId
from fogline.games.investors import actions as a
from fogline.games.investors import questions as q
from fogline.games.investors.box import (
    ANY_STREET,
    BY_INFLUENCE,
    CHECKS,
    CHIPS,
    EMPTY,
    EXCHANGE,
    FIRST_CHIP,
    MOVE,
    OPTION,
    PEOPLE,
    REPLACE,
    TWO_RODS,
    WHITE,
)
from fogline.games.investors.view import View
from fogline.games.investors.worth import Board

SMALL: Final = 2
"""The checks below this number are the small change worth keeping."""
SMALL_COST: Final = 6
"""What a small check seems to cost above its value, in thousands."""
INFLUENCE_PACE: Final = 0.5
CHECKS_PACE: Final = 0.6
"""How many points of prestige a year one's means must last for."""
CHECKS_SHARE: Final = 0.3
"""Years ahead times this: into how many parts I divide my checks, at most one of which goes into one bid."""
SPREAD: Final = 2
"""How far below what I would play an influence card may lie: equal cards win nothing."""
CARD_WORTH: Final = {MOVE: 2.5, EXCHANGE: 3.0}
"""What a card that shifts rods is usually worth, in prestige."""


class Greedy:
    needs_view = True

    def choose(self, view: View, legal: Sequence[ActionId], dealer: Dealer) -> ActionId:
        return Thought(view, legal, dealer).choose()


class Thought:
    """One decision: everything is reckoned from the view."""

    def __init__(self, view: View, legal: Sequence[ActionId], dealer: Dealer) -> None:
        self.v = view
        self.legal = legal
        self.dealer = dealer
        self.me = view.seat
        self.first = view.box.first
        self.board = Board(view, view.seat)
        self.years_left = view.box.years - len(view.played) + (view.card >= 0)

    def choose(self) -> ActionId:
        asks = self.v.asks
        if asks == q.CALL:
            return self.first[a.KEEP if self.likes_call() else a.REJECT]
        if asks == q.INFLUENCE:
            return self.influence_card()
        if asks == q.CHIP:
            return self.chip()
        if asks in (q.BID, q.SEAL):
            return self.bid() if asks == q.BID else self.seal()
        if asks in (q.OFFER, q.ANSWER):
            return self.offer() if asks == q.OFFER else self.answer()
        if asks in (q.BONUS, q.REMOVAL):
            return self.bonus() if asks == q.BONUS else self.removal()
        return self.draw() if asks == q.DRAW else self.street()

    # -- what a right is worth -----------------------------------------------------------------------------------

    def right(self) -> float:
        """What the right that is bid for is worth to me, in prestige."""
        v = self.v
        if v.card >= 0:
            return self.card_right(v.box.card_kind[v.card])
        picture = v.box.call_picture[v.call]
        if picture == OPTION:
            picture = FIRST_CHIP + max(v.chips[self.me], 0)
        return self.board.best(picture)

    def card_right(self, kind: int) -> float:
        """What an action card would do for me."""
        if kind in (TWO_RODS, ANY_STREET):
            gains = sorted((self.board.change(i, self.me) for i in self.empty_streets()), reverse=True)
            return sum(gains[: 2 if kind == TWO_RODS else 1])
        if kind == REPLACE:
            return max((self.board.change(i, self.me) for i in self.rival_rods()), default=0.0)
        return CARD_WORTH[kind]

    def empty_streets(self) -> list[int]:
        return [street for street, owner in enumerate(self.v.rods) if owner == EMPTY]

    def rival_rods(self) -> list[int]:
        return [street for street, owner in enumerate(self.v.rods) if owner not in (EMPTY, WHITE, self.me)]

    def money(self) -> int:
        """All my checks, wherever they lie."""
        mine = slice(self.me * CHECKS, (self.me + 1) * CHECKS)
        counts = [sum(n) for n in zip(self.v.hand, self.v.laid[mine], self.v.front[mine], strict=True)]
        return self.total(counts)

    def total(self, counts: Sequence[int]) -> int:
        return sum(n * value for n, value in zip(counts, self.v.box.values, strict=True))

    def cap(self) -> float:
        """The most I would pay in checks: means left spread over the years left; money is worth nothing in the end."""
        money = self.money()
        price = money / (CHECKS_PACE * self.years_left + 1.0)
        most = money / max(1.0, CHECKS_SHARE * self.years_left)
        return min(max(self.right(), 0.0) * price, most)

    # -- bidding -------------------------------------------------------------------------------------------------

    def likes_call(self) -> bool:
        """Whether the call is at least as good for me, beside the best of the others, as the deck on average."""
        v = self.v
        rivals = [Board(v, seat) for seat in range(v.seats) if seat != self.me]

        def good(call: int) -> float:
            picture, rights = v.box.call_picture[call], v.box.call_rights[call]
            theirs = max(board.best(picture) for board in rivals)
            means = v.influence[self.me] / 30 if v.box.call_bidding[call] == BY_INFLUENCE else self.money() / 580
            return (self.board.best(picture) - 0.5 * theirs) * min(means + 0.2, 1.0) * (1.0 + 0.15 * rights)

        left = [call for call, n in enumerate(v.calls) if n]
        if not left:
            return True
        average = sum(good(call) * v.calls[call] for call in left) / sum(v.calls)
        return good(v.call) >= average - 0.1

    def influence_card(self) -> ActionId:
        """As high as the right is worth, lower where there are many rights, never the same way twice."""
        v = self.v
        most = min(v.influence[self.me], PEOPLE - 1)
        rights = 1 if v.card >= 0 else v.box.call_rights[v.call]
        price = v.influence[self.me] / (INFLUENCE_PACE * self.years_left + 1.0)
        share = max(1.0 - (rights - 1) / v.seats, 0.15)
        wish = max(self.right(), 0.0) * price * share
        person = min(round(wish), most)
        person += self.dealer.below(SPREAD + 1) - (SPREAD if person >= SPREAD else 0)
        return self.first[a.PLAY] + max(0, min(person, most))

    def chip(self) -> ActionId:
        """Mostly the chip with the best street, sometimes another: a chip played alone is cheap."""
        weights = [0] * len(CHIPS)
        for action in self.legal:
            chip = action - self.first[a.CHIP]
            weights[chip] = 1 + round(10 * max(self.board.best(FIRST_CHIP + chip), 0.0) ** 2)
        return self.first[a.CHIP] + self.dealer.pick(weights)

    def bid(self) -> ActionId:
        """The cheapest raise within what it is worth to me, small checks counted dear; else pass."""
        v = self.v
        rows = [v.front[seat * CHECKS : (seat + 1) * CHECKS] for seat in range(v.seats)]
        high = max(self.total(row) for row in rows)
        mine = self.total(rows[self.me]) + self.total(v.laid[self.me * CHECKS : (self.me + 1) * CHECKS])
        if self.first[a.CALL] in self.legal:
            return self.first[a.CALL]
        begun = self.first[a.PASS] not in self.legal
        opening = 0.4 * self.cap() if high == 0 else 0.0
        raise_by = self.cheapest(max(high - mine, opening - mine), self.money() if begun else self.cap() - mine)
        if raise_by is not None:
            return self.first[a.ADD] + raise_by[-1]
        return self.legal[-1]

    def cheapest(self, above: float, most: float) -> tuple[int, ...] | None:
        """A few checks that make more than this and no more than that, dearest first; None if there are none."""
        hand = [check for check, n in enumerate(self.v.hand) for _ in range(min(n, 2))]
        values = self.v.box.values
        best: tuple[float, tuple[int, ...]] | None = None
        for size in (1, 2, 3):
            for checks in combinations(hand, size):
                total = sum(values[check] for check in checks)
                if above < total <= most:
                    cost = total + SMALL_COST * sum(check < SMALL for check in checks) + 2 * size
                    if best is None or cost < best[0]:
                        best = (cost, checks)
        return best[1] if best else None

    def seal(self) -> ActionId:
        """Alone: the smallest check. Contested: about what it is worth, in large checks."""
        v = self.v
        if self.first[a.SEAL] not in self.legal:
            return self.legal[0]
        laid = self.total(v.laid[self.me * CHECKS : (self.me + 1) * CHECKS])
        rivals = [seat for seat, chip in enumerate(v.chips) if seat != self.me and chip == v.chips[self.me]]
        enough = max((self.could_pay(seat) for seat in rivals), default=0) + v.box.values[0]
        wish = min(self.cap() * (60 + int(self.dealer.below(40))) / 100, enough) - laid
        fitting = [action for action in self.legal[:-1] if v.box.values[action - self.first[a.ADD]] <= wish]
        return fitting[-1] if fitting else self.first[a.SEAL]

    def could_pay(self, seat: int) -> int:
        """The most a rival can seal: its five largest checks, as far as anybody can tell."""
        pool = self.v.pool[seat * CHECKS : (seat + 1) * CHECKS]
        values = [self.v.box.values[check] for check, n in enumerate(pool) for _ in range(n)]
        return sum(values[-min(self.v.box.sealed_most, self.v.held[seat]) :]) if self.v.held[seat] else 0

    # -- negotiating ---------------------------------------------------------------------------------------------

    def offer(self) -> ActionId:
        """To each of the others one check near a third of what the right is worth, if it is worth much."""
        v = self.v
        if self.first[a.PROPOSE] in self.legal:
            return self.first[a.PROPOSE]
        others = v.chips.count(v.contest) - 1
        wish = self.cap() / (others + 1)
        if self.first[a.LEAVE] in self.legal and (wish < v.box.values[1] or not self.has_about(wish, others)):
            return self.first[a.LEAVE]
        gifts = [action for action in self.legal if action >= self.first[a.GIVE]]
        bare = [g for g in gifts if not any(self.laid_for((g - self.first[a.GIVE]) // CHECKS))] or gifts
        return min(bare, key=lambda g: abs(v.box.values[(g - self.first[a.GIVE]) % CHECKS] - wish))

    def laid_for(self, seat: int) -> list[int]:
        return self.v.laid[seat * CHECKS : (seat + 1) * CHECKS]

    def has_about(self, wish: float, others: int) -> bool:
        """Whether there is a check for each of them that is not much more than I wish to pay."""
        fitting = [n for n, value in zip(self.v.hand, self.v.box.values, strict=True) if value <= 1.3 * wish]
        return sum(fitting) >= others

    def answer(self) -> ActionId:
        """Money for nothing is good, unless the right is worth much more to me."""
        gift = self.total(self.v.front[self.me * CHECKS : (self.me + 1) * CHECKS])
        return self.first[a.ACCEPT if gift >= 0.4 * self.cap() else a.REFUSE]

    # -- bonuses -------------------------------------------------------------------------------------------------

    def wants_checks(self, influence: int, limit: int) -> bool:
        """Whichever I am shorter of, unless the bank is poor."""
        v = self.v
        if v.bank_size < 3:
            return False
        poor_in_influence = (influence / (v.influence[self.me] + 4)) * 1.4
        poor_in_checks = 0.7 * limit / (self.money() + 80)
        return poor_in_checks > poor_in_influence

    def bonus(self) -> ActionId:
        card = self.v.card
        wants = self.wants_checks(self.v.box.card_influence[card], self.v.box.card_checks[card])
        take = self.first[a.TAKE_CHECKS if wants else a.TAKE_INFLUENCE]
        return take if take in self.legal else self.legal[0]

    def removal(self) -> ActionId:
        """Give up the rods that decide nothing any more."""
        v = self.v
        rods = [action for action in self.legal if v.box.verb[action] == a.ROD]
        for action in rods:
            if self.board.change(action - self.first[a.ROD], EMPTY) >= -0.05:
                return action
        if v.lifted == 0:
            return self.first[a.LEAVE]
        each = (v.box.card_influence[v.card] * v.lifted, v.box.card_checks[v.card] * v.lifted)
        take = self.first[a.TAKE_CHECKS if self.wants_checks(*each) else a.TAKE_INFLUENCE]
        return take if take in self.legal else self.first[a.TAKE_INFLUENCE]

    def draw(self) -> ActionId:
        """Go on while the next check can be expected to add more than it risks."""
        v = self.v
        have = self.total(v.front[self.me * CHECKS : (self.me + 1) * CHECKS])
        room = v.limits[self.me] - have
        bank = self.bank()
        gain = sum(n * value for n, value in zip(bank, v.box.values, strict=True) if value <= room)
        risk = have * sum(n for n, value in zip(bank, v.box.values, strict=True) if value > room)
        return self.first[a.DRAW if gain > risk else a.STOP]

    def bank(self) -> list[float]:
        """What the bank holds: the checks seen going in, and for each unseen one a share of what it can be."""
        v = self.v
        held = [
            float(max(0, copies * v.seats - sum(v.pool[check::CHECKS]) - sum(v.front[check::CHECKS])))
            for check, copies in enumerate(v.box.copies)
        ]
        for nth, check in enumerate(v.paid):
            if check >= 0:
                held[check] += 1
                continue
            can = v.most[nth * CHECKS : (nth + 1) * CHECKS]
            for value, n in enumerate(can):
                held[value] += n / max(sum(can), 1)
        return held

    # -- rods ----------------------------------------------------------------------------------------------------

    def street(self) -> ActionId:
        """The street or rod that changes most for me; nothing where all changes are for the worse."""
        leave = self.first[a.LEAVE]
        streets = [action for action in self.legal if action != leave]
        best = max(streets, key=self.change)
        return leave if leave in self.legal and self.change(best) <= 0.0 else best

    def change(self, action: ActionId) -> float:
        v, asks = self.v, self.v.asks
        street = action - self.first[v.box.verb[action]]
        if asks == q.LIFT:
            return self.board.change(street, EMPTY)
        if asks == q.MOVE:
            return self.board.change(street, EMPTY) + max(self.moved(street, to) for to in self.reached(street))
        if asks == q.MOVE_TO:
            return self.moved(v.pending, street)
        if asks == q.EXCHANGE:
            return max((self.exchanged(street, other) for other in self.partners(street)), default=-1.0)
        if asks == q.EXCHANGE_WITH:
            return self.exchanged(v.pending, street)
        return self.board.change(street, self.me)

    def moved(self, street: int, to: int) -> float:
        return self.board.change(to, self.v.rods[street])

    def reached(self, street: int) -> list[int]:
        """Where a rod can go, as rule 9.3 has it."""
        found: list[int] = []
        for way in self.v.box.slides[street]:
            for to in way:
                if self.v.rods[to] != EMPTY:
                    break
                found.append(to)
        return found

    def exchanged(self, street: int, other: int) -> float:
        rods = self.v.rods
        return self.board.change(street, rods[other]) + self.board.change(other, rods[street])

    def partners(self, street: int) -> list[int]:
        """Rods to exchange with one of mine; exchanges among others are not looked at."""
        return self.rival_rods() if self.v.rods[street] == self.me else []
