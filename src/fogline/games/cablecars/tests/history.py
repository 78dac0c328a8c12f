"""What players could write down of the cards from what they are told, and whether a world agrees with it.

This is worked out from the events of a game alone: no memory of the rules or of a View is asked.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from fogline.core.dealer import Dealer
from fogline.core.event import Event, named
from fogline.games.cablecars.box import CARDS, FERRY, Box
from fogline.games.cablecars.events import KINDS
from fogline.games.cablecars.rules import turn
from fogline.games.cablecars.rules.memory import by_deck
from fogline.games.cablecars.rules.setup import setup
from fogline.games.cablecars.state import State

Bag = list[int]


def none() -> Bag:
    return [0] * CARDS


def add(one: Bag, other: Iterable[int], times: int = 1) -> Bag:
    return [a + times * b for a, b in zip(one, other, strict=True)]


@dataclass
class Deck:
    """One deck from when it was known what it holds until that was known again."""

    held: Bag
    turned_up: Bag = field(default_factory=none)
    left: Bag = field(default_factory=none)
    drawn: list[Bag] = field(default_factory=list)
    """By seat, what it drew unseen: for that seat's eyes only, but for how many they are."""


@dataclass
class Payment:
    """What one player had paid, had been seen taking, and had drawn from the present deck, after a payment."""

    seat: int
    deck: int
    draws: int
    spent: Bag
    taken: Bag


class History:
    """A game as it is told."""

    def __init__(self, box: Box, seats: int) -> None:
        self.box, self.seats = box, seats
        self.decks = [self.new_deck(list(box.cards))]
        self.market, self.discards = none(), none()
        self.taken = [none() for _ in range(seats)]
        self.spent = [none() for _ in range(seats)]
        self.payments: list[Payment] = []
        self.reshuffles = 0

    def new_deck(self, held: Bag) -> Deck:
        return Deck(held, drawn=[none() for _ in range(self.seats)])

    def hear(self, events: Iterable[Event]) -> None:
        shown = none()
        for event in events:
            told = {name: n for name, n in event.args.items() if n is not None}
            if event.key == "hand-dealt":
                for card in (told["first"], told["second"]):
                    self.decks[-1].drawn[told["seat"]][card] += 1
            elif event.key == "drew":
                self.decks[-1].drawn[told["seat"]][told["card"]] += 1
            elif event.key == "revealed":
                self.market[told["card"]] += 1
                self.decks[-1].turned_up[told["card"]] += 1
            elif event.key == "took":
                self.market[told["card"]] -= 1
                self.taken[told["seat"]][told["card"]] += 1
            elif event.key == "swept":
                self.discards, self.market = add(self.discards, self.market), none()
            elif event.key == "paid":
                self.pay(told["seat"], told["payment"])
            elif event.key == "reshuffled":
                self.decks.append(self.new_deck(self.discards))
                self.discards = none()
                self.reshuffles += 1
            elif event.key == "deck-shown":
                shown[told["card"]] = told["count"]
        if any(shown):
            self.decks[-1].left = shown
            self.decks.append(self.new_deck(shown))

    def pay(self, seat: int, payment: int) -> None:
        cost = none()
        cost[self.box.pay_colour[payment]] += self.box.pay_cards[payment]
        cost[FERRY] += self.box.pay_ferries[payment]
        self.discards = add(self.discards, cost)
        self.spent[seat] = add(self.spent[seat], cost)
        draws = sum(self.decks[-1].drawn[seat])
        deck = len(self.decks) - 1
        self.payments.append(Payment(seat, deck, draws, list(self.spent[seat]), list(self.taken[seat])))

    # -- a world and the history ---------------------------------------------------------------------------------

    def contradicts(self, world: State, seat: int) -> str:
        """What a seat has seen that could not have been in this world, which says who drew what; or nothing."""
        drawn = self.drawn_in(world)
        for number, deck in enumerate(self.decks):
            rows = drawn[number]
            left = list(world.deck) if deck is self.decks[-1] else deck.left
            whole = add(deck.turned_up, left)
            for row in rows:
                whole = add(whole, row)
            if whole != deck.held:
                return f"deck {number} held {deck.held}, not {whole}"
            if [sum(row) for row in rows] != [sum(row) for row in deck.drawn]:
                return f"deck {number}: {deck.drawn} were drawn, not {rows}"
            if seat >= 0 and rows[seat] != deck.drawn[seat]:
                return f"deck {number}: I drew {deck.drawn[seat]}, not {rows[seat]}"
        for other in range(self.seats):
            hand = add(self.taken[other], self.spent[other], -1)
            for rows in drawn:
                hand = add(hand, rows[other])
            if hand != list(world.hands[other * CARDS : (other + 1) * CARDS]):
                return f"player {other} does not hold {hand}"
            if not self.could_pay(other, [rows[other] for rows in drawn]):
                return f"player {other} could not have paid"
        return ""

    def could_pay(self, seat: int, drawn: list[Bag]) -> bool:
        """Whether a player always had what was paid: what was not seen being taken was drawn till then."""
        wanted = [none() for _ in drawn]
        for payment in self.payments:
            if payment.seat == seat:
                rest = add(payment.spent, payment.taken, -1)
                for row in drawn[: payment.deck]:
                    rest = add(rest, row, -1)
                mine = wanted[payment.deck]
                mine[:] = [max(0, n, before) for n, before in zip(rest, mine, strict=True)]
                if sum(mine) > payment.draws or any(n > m for n, m in zip(mine, drawn[payment.deck], strict=True)):
                    return False
        return True

    def drawn_in(self, world: State) -> list[list[Bag]]:
        """Deck by deck and seat by seat, what was drawn unseen in a world.

        A world keeps no account of what follows from what all have seen: of decks from which nobody drew, or only one
        player; of what was paid before the first reshuffle.
        """
        told = by_deck(world)
        found: list[list[Bag]] = []
        for number, deck in enumerate(self.decks):
            if number == 0:
                rows = self.with_paid_at_first(rows_of(told.pop(0)))
            elif deck is not self.decks[-1] and sum(any(row) for row in deck.drawn) <= 1:
                rest = add(add(deck.held, deck.turned_up, -1), deck.left, -1)
                rows = [rest if any(row) else none() for row in deck.drawn]
                if len(told) > 1 and rows == rows_of(told[0]):
                    told.pop(0)
            else:
                rows = rows_of(told.pop(0))
            found.append(rows)
        assert not told
        return found

    def with_paid_at_first(self, rows: list[Bag]) -> list[Bag]:
        owed = [none() for _ in rows]
        for payment in self.payments:
            if payment.deck == 0:
                short = add(payment.spent, payment.taken, -1)
                mine = owed[payment.seat]
                mine[:] = [max(a, b) for a, b in zip(short, mine, strict=True)]
        return [add(row, more) for row, more in zip(rows, owed, strict=True)]


def rows_of(numbers: Iterable[int]) -> list[Bag]:
    whole = list(numbers)
    return [whole[at : at + CARDS] for at in range(0, len(whole), CARDS)]


def told_game(seats: int, seed: int, box: Box) -> Iterator[tuple[State, list[Event], History]]:
    """A game played by chance: every moment but the last, what was told since the one before it, and all till then."""
    dealer, dice = Dealer(seed), Dealer(seed + 1)
    state, history = setup(box, seats, None, dealer), History(box, seats)
    while turn.waiting(state):
        told = [named(KINDS, said) for said in dealer.take()[1]]
        history.hear(told)
        yield state, told, history
        seat = turn.waiting(state)[0]
        legal = turn.legal(state, seat)
        turn.apply(state, seat, legal[dice.below(len(legal))], dealer)
