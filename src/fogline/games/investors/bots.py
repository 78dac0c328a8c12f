"""A greedy mind: it values streets by the districts they decide, and bids what they are worth."""

from collections.abc import Sequence
from typing import final

from fogline.core.dealer import Dealer
from fogline.core.ids import ActionId
from fogline.games.investors import actions as a
from fogline.games.investors import questions as q
from fogline.games.investors.bids import mix
from fogline.games.investors.box import (
    ANY_STREET,
    BY_INFLUENCE,
    CHECKS,
    CHIPS,
    EMPTY,
    FIRST_CHIP,
    MOVE,
    OPTION,
    PEOPLE,
    REPLACE,
    TWO_RODS,
)
from fogline.games.investors.habits import USUAL, Habits
from fogline.games.investors.payments import cheapest, could_pay, money, next_check
from fogline.games.investors.rules import contests, streets
from fogline.games.investors.rules.reckoning import count, highest, worth
from fogline.games.investors.view import View
from fogline.games.investors.worth import Board, Boards


class Greedy:
    needs_view = True
    idle: tuple[int, ...] = (a.PASS, a.LEAVE)
    """Verbs of doing nothing: a careless mind looks again before it does that."""

    def __init__(self, habits: Habits = USUAL) -> None:
        self.boards = Boards(habits)

    def choose(self, view: View, legal: Sequence[ActionId], dealer: Dealer) -> ActionId:
        return Thought(view, legal, dealer, self.boards).choose()


def sum_of(numbers: list[float]) -> float:
    total: float = 0.0
    for number in numbers:
        total += number
    return total


def best_of(numbers: list[float], default: float = 0.0) -> float:
    return max(numbers) if numbers else default


@final
class Thought:
    """One decision: everything is reckoned from the view."""

    def __init__(self, view: View, legal: Sequence[ActionId], dealer: Dealer, boards: Boards) -> None:
        self.v = view
        self.habits: Habits = boards.habits
        self.legal = legal
        self.dealer = dealer
        self.me = view.seat
        self.first = view.box.first
        self.boards = boards
        self.board = boards.of(view, view.seat)
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
        if asks in (q.PRICE, q.RAISE, q.DECK):
            return self.price() if asks == q.PRICE else self.meet() if asks == q.RAISE else self.deck()
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
            gains = sorted([self.board.claim(street) for street in self.empty_streets()], reverse=True)
            return sum_of(gains[: 2 if kind == TWO_RODS else 1])
        if kind == REPLACE:
            return best_of([self.board.change(street, self.me) for street in self.rival_rods()])
        usual: float = self.habits.move if kind == MOVE else self.habits.exchange
        return usual if self.board.time == 1.0 else min(usual, self.best_shift(kind))

    def best_shift(self, kind: int) -> float:
        """What moving or exchanging rods would do for me at best."""
        v = self.v
        if kind == MOVE:
            rods = [street for street in range(v.box.streets) if streets.coloured(v, street)]
            return best_of([self.moved(rod, to) for rod in rods for to in streets.reached(v, rod)])
        mine = [street for street in range(v.box.streets) if v.rods[street] == self.me]
        return best_of([self.exchanged(street, other) for street in mine for other in self.rival_rods()])

    def empty_streets(self) -> list[int]:
        return [street for street, owner in enumerate(self.v.rods) if owner == EMPTY]

    def rival_rods(self) -> list[int]:
        return [street for street in range(self.v.box.streets) if streets.can_replace(self.v, self.me, street)]

    def cap(self) -> float:
        """The most I would pay in checks: means left spread over the years left; money is worth nothing in the end."""
        mine = money(self.v)
        price = mine / (self.habits.checks_pace * self.years_left + 1.0)
        most = mine / max(1.0, self.habits.checks_share * self.years_left)
        return min(max(self.right(), 0.0) * price, most)

    # -- bidding -------------------------------------------------------------------------------------------------

    def likes_call(self) -> bool:
        """Whether the call is at least as good for me, beside the best of the others, as the deck on average."""
        v = self.v
        if not any([n > 0 for n in v.calls]):
            return True
        rivals = [self.boards.of(v, seat) for seat in range(v.seats) if seat != self.me]
        edges = [0.0 if FIRST_CHIP <= picture < OPTION else self.edge(picture, rivals) for picture in range(OPTION + 1)]
        mine = money(v)
        hope: float = 0.0
        for call, n in enumerate(v.calls):
            if n:
                hope += self.good(call, edges, mine) * float(n)
        return self.good(v.call, edges, mine) >= hope / float(sum(v.calls)) - 0.1

    def edge(self, picture: int, rivals: list[Board]) -> float:
        """What such a picture opens to me, beside the best of the others."""
        return self.board.best(picture) - self.habits.rivals_call * best_of([board.best(picture) for board in rivals])

    def good(self, call: int, edges: list[float], mine: int) -> float:
        box = self.v.box
        means = int(self.v.influence[self.me]) / 30 if box.call_bidding[call] == BY_INFLUENCE else mine / 580
        return edges[box.call_picture[call]] * min(means + 0.2, 1.0) * (1.0 + 0.15 * int(box.call_rights[call]))

    def influence_card(self) -> ActionId:
        """A card by chance, as often as it is worth playing: who can be foreseen is tied or outbid."""
        v = self.v
        mine = int(v.influence[self.me])
        most = min(mine, PEOPLE - 1)
        rights = 1 if v.card >= 0 else int(v.box.call_rights[v.call])
        price = mine / (self.habits.influence_pace * self.years_left + 1.0)
        worth = round(max(self.right(), 0.0) * price)
        return self.first[a.PLAY] + self.dealer.pick_from(mix(v.seats, rights, worth, most))

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
        if self.first[a.CALL] in self.legal:
            return self.first[a.CALL]
        high = int(highest(v))
        mine = int(v.shown[self.me] + worth(v, v.laid, self.me))
        begun = self.first[a.PASS] not in self.legal
        cap = self.cap()
        opening = self.habits.opening * cap if high == 0 else 0.0
        most = money(v) if begun else cap - mine
        raise_by = cheapest(v, max(high - mine, opening - mine), most)
        return self.first[a.ADD] + raise_by if raise_by >= 0 else self.legal[-1]

    def seal(self) -> ActionId:
        """Alone: the smallest check. Contested: about what it is worth, in large checks."""
        v = self.v
        if self.first[a.SEAL] not in self.legal:
            return self.legal[0]
        laid = int(worth(v, v.laid, self.me))
        rivals = [seat for seat, chip in enumerate(v.chips) if seat != self.me and chip == v.chips[self.me]]
        enough = max([0, *[could_pay(v, seat) for seat in rivals]]) + int(v.box.values[0])
        wish = min(self.cap() * (100.0 * self.habits.sealed + float(self.dealer.below(40))) / 100, enough) - laid
        fitting = [action for action in self.legal[:-1] if int(v.box.values[action - self.first[a.ADD]]) <= wish]
        return fitting[-1] if fitting else self.first[a.SEAL]

    # -- negotiating ---------------------------------------------------------------------------------------------

    def offer(self) -> ActionId:
        """To each of the others one check near a third of what the right is worth, if it is worth much."""
        v = self.v
        if self.first[a.PROPOSE] in self.legal:
            return self.first[a.PROPOSE]
        others = int(contests.showing(v, v.contest)) - 1
        wish = self.cap() / (others + 1)
        if self.first[a.LEAVE] in self.legal and (wish < int(v.box.values[1]) or not self.has_about(wish, others)):
            return self.first[a.LEAVE]
        gifts = [action for action in self.legal if action >= self.first[a.GIVE]]
        bare = [g for g in gifts if count(v.laid, (g - self.first[a.GIVE]) // CHECKS) == 0] or gifts
        return min(bare, key=lambda g: abs(int(v.box.values[(g - self.first[a.GIVE]) % CHECKS]) - wish))

    def has_about(self, wish: float, others: int) -> bool:
        """Whether there is a check for each of them that is not much more than I wish to pay."""
        fitting = [n for n, value in zip(self.v.hand, self.v.box.values, strict=True) if int(value) <= 1.3 * wish]
        return sum(fitting) >= others

    def answer(self) -> ActionId:
        """Money for nothing is good, unless the right is worth much more to me."""
        gift = int(self.v.shown[self.me])
        if gift >= self.habits.accepted * self.cap():
            return self.first[a.ACCEPT]
        counters = [action for action in self.legal if self.v.box.verb[action] == a.COUNTER]
        return self.at_least(counters, self.habits.accepted * self.cap()) if counters else self.first[a.REFUSE]

    def price(self) -> ActionId:
        """A little more than I would accept in the end; none where the right is worth more than can be named."""
        prices = [action for action in self.legal if self.v.box.verb[action] == a.PRICE]
        return self.at_least(prices, self.habits.asked * self.cap())

    def at_least(self, prices: list[int], wish: float) -> ActionId:
        """The lowest of these prices that is as much as I wish; else no price, or no deal."""
        for action in prices:
            if self.v.box.prices[action - self.first[self.v.box.verb[action]]] >= wish:
                return action
        return self.legal[-1] if self.v.asks == q.PRICE else self.first[a.REFUSE]

    def meet(self) -> ActionId:
        """Add the smallest check that will do, as long as all that I give stays below what the right is worth."""
        v = self.v
        if self.first[a.PROPOSE] in self.legal:
            return self.first[a.PROPOSE]
        given = sum([int(v.shown[seat] + worth(v, v.laid, seat)) for seat in range(v.seats)])
        mine = int(v.shown[v.countering] + worth(v, v.laid, v.countering))
        lack = int(v.price[v.countering]) - mine
        gifts = [action for action in self.legal if action != self.first[a.LEAVE]]
        if self.first[a.LEAVE] in self.legal and (not gifts or given + lack > self.habits.given * self.cap()):
            return self.first[a.LEAVE]
        enough = [gift for gift in gifts if v.box.values[(gift - self.first[a.GIVE]) % CHECKS] >= lack]
        return enough[0] if enough else gifts[-1]

    # -- the deck ------------------------------------------------------------------------------------------------

    def deck(self) -> ActionId:
        """Bonuses until a quarter of the cards are some, as the rulebook advises; else any card."""
        v = self.v
        bonuses = sum([n for n, is_bonus in zip(v.cards, v.box.is_bonus, strict=True) if is_bonus])
        wanted = 4 * bonuses < v.box.years
        cards = [card - self.first[a.PUT] for card in self.legal]
        fitting = [card for card in cards if v.box.is_bonus[card] == wanted] or cards
        return self.first[a.PUT] + fitting[self.dealer.below(len(fitting))]

    # -- bonuses -------------------------------------------------------------------------------------------------

    def wants_checks(self, influence: int, limit: int) -> bool:
        """Whichever I am shorter of, unless the bank is poor."""
        v = self.v
        if v.bank_size < 3:
            return False
        poor_in_influence = (influence / (v.influence[self.me] + 4)) * self.habits.short_of_influence
        poor_in_checks = 0.7 * limit / (money(self.v) + 80)
        return poor_in_checks > poor_in_influence

    def bonus(self) -> ActionId:
        card = self.v.card
        return self.take(self.v.box.card_influence[card], self.v.box.card_checks[card])

    def take(self, influence: int, limit: int) -> ActionId:
        """Checks where I want them and may have them (10.7)."""
        checks = self.first[a.TAKE_CHECKS]
        return checks if checks in self.legal and self.wants_checks(influence, limit) else self.first[a.TAKE_INFLUENCE]

    def removal(self) -> ActionId:
        """Give up the rods that decide nothing any more; in the last year none, because they break ties (11.2)."""
        v = self.v
        if len(v.played) >= v.box.years:
            return self.first[a.LEAVE] if self.first[a.LEAVE] in self.legal else self.first[a.TAKE_INFLUENCE]
        rods = [action for action in self.legal if v.box.verb[action] == a.ROD]
        for action in rods:
            if self.board.change(action - self.first[a.ROD], EMPTY) >= -0.05:
                return action
        if v.lifted == 0:
            return self.first[a.LEAVE]
        return self.take(v.box.card_influence[v.card] * v.lifted, v.box.card_checks[v.card] * v.lifted)

    def draw(self) -> ActionId:
        """Go on while the next check can be expected to add more than it risks."""
        return self.first[a.DRAW if next_check(self.v) > 0.0 else a.STOP]

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
            return best_of([self.moved(street, to) for to in streets.reached(v, street)], -1.0)
        if asks == q.MOVE_TO:
            return self.moved(v.pending, street)
        if asks == q.EXCHANGE:
            return best_of([self.exchanged(street, other) for other in self.partners(street)], -1.0)
        if asks == q.EXCHANGE_WITH:
            return self.exchanged(v.pending, street)
        return self.board.claim(street) if v.rods[street] == EMPTY else self.board.change(street, self.me)

    def moved(self, street: int, to: int) -> float:
        return self.board.both(street, EMPTY, to, self.v.rods[street])

    def exchanged(self, street: int, other: int) -> float:
        rods = self.v.rods
        return self.board.both(street, rods[other], other, rods[street])

    def partners(self, street: int) -> list[int]:
        """Rods to exchange with one of mine; exchanges among others are not looked at."""
        return self.rival_rods() if self.v.rods[street] == self.me else []
