"""What a seat can work out of the cards that others drew unseen: what is certain, and how it may have been.

What was drawn from a deck is known when it is used up (``memory``). So what others drew is what was drawn from each
deck less what one drew oneself, and whoever paid with such a card had drawn it till then.
"""

from typing import Final, final

from mypy_extensions import i64

from fogline.core.counts import some, total
from fogline.core.dealer import Dealer
from fogline.core.rows import vec
from fogline.games.cablecars.box import CARDS
from fogline.games.cablecars.rules import notes
from fogline.games.cablecars.view import View

PATIENCE: Final = 500
"""How often it is tried to say from which decks the cards came that were paid. Once is nearly always enough."""
SHARE: Final = 4096
"""Shares are whole numbers of this part."""


@final
class Unseen:
    """What others drew unseen, deck by deck, being dealt to them anew."""

    def __init__(self, v: View) -> None:
        self.v: View = v
        self.pools: vec[i64] = v.pools[:]
        """What is left of each deck."""
        self.due: vec[i64] = v.draws[:]
        """By deck and seat, how many cards are still to be dealt."""
        self.drawn: vec[i64] = vec[i64]([0] * (len(v.draws) * CARDS))
        """What was dealt, as a state has it."""
        for slot in range(len(v.my_draws)):
            mine: i64 = v.my_draws[slot]
            if mine > 0:
                place = slot // CARDS * v.seats + v.seat
                self.pools[slot] -= mine
                self.due[place] -= mine
                self.drawn[place * CARDS + slot % CARDS] = mine

    def give(self, deck: i64, seat: i64, card: i64) -> None:
        self.pools[deck * CARDS + card] -= 1
        self.due[deck * self.v.seats + seat] -= 1
        self.drawn[(deck * self.v.seats + seat) * CARDS + card] += 1

    def settle(self) -> None:
        """What was paid and can have come from one deck only, came from there."""
        for paid in self.v.paid:
            if notes.seat_of(paid) != self.v.seat:
                shares = self.shares(paid)
                decks = [deck for deck in range(len(shares)) if shares[deck] > 0]
                if len(decks) == 1:
                    self.give(decks[0], notes.seat_of(paid), notes.card_of(paid))

    def spend(self, dealer: Dealer) -> bool:
        """All that was paid came from some deck; or else this way of dealing leads nowhere."""
        for paid in self.v.paid:
            if notes.seat_of(paid) != self.v.seat:
                shares = self.shares(paid)
                if not some(shares):
                    return False
                self.give(dealer.pick_from(shares), notes.seat_of(paid), notes.card_of(paid))
        return True

    def shares(self, paid: i64) -> vec[i64]:
        """By deck, how likely a card that was paid came from there: as many as its player may have had of it."""
        seats = self.v.seats
        seat, card, last = notes.seat_of(paid), notes.card_of(paid), notes.deck_of(paid)
        found = vec[i64]([0] * (last + 1))
        for deck in range(last + 1):
            room: i64 = self.due[deck * seats + seat]
            if deck == last:
                room -= self.v.draws[deck * seats + seat] - notes.draws_of(paid)
            there: i64 = self.pools[deck * CARDS + card]
            if room > 0 and there > 0:
                found[deck] = 1 + SHARE * room * there // total(self.pools[deck * CARDS : (deck + 1) * CARDS])
        return found

    def deal(self, dealer: Dealer) -> None:
        """All the rest, deck by deck, each deal alike."""
        seats = self.v.seats
        for place in range(len(self.due)):
            if self.due[place] == 0:
                continue
            first = place // seats * CARDS
            pool = self.pools[first : first + CARDS]
            for _ in range(self.due[place]):
                card = dealer.pick_from(pool)
                pool[card] -= 1
                self.pools[first + card] -= 1
                self.drawn[place * CARDS + card] += 1
            self.due[place] = 0


def deal(v: View, dealer: Dealer) -> Unseen:
    """What others drew unseen, as it can have been.

    Cards that were paid come from decks by chance, each as likely as the player may have drawn it there; the rest is
    dealt with every deal alike.
    """
    for _ in range(PATIENCE):
        unseen = Unseen(v)
        if unseen.spend(dealer):
            break
    unseen.deal(dealer)
    return unseen


def hands_known(v: View) -> vec[i64]:
    """Seat after seat, the cards that this seat knows to be there.

    They are its own; those that everybody knows of; and of a deck as many of a kind as all others cannot have drawn.
    What was paid since may be these.
    """
    hands = v.seen[:]
    unseen = Unseen(v)
    unseen.settle()
    for seat in range(v.seats):
        sure = surely_drawn(unseen, seat)
        for card in range(CARDS):
            if seat == v.seat:
                hands[seat * CARDS + card] = v.hand[card]
            elif sure[card] > 0:
                hands[seat * CARDS + card] += sure[card]
    return hands


def surely_drawn(unseen: Unseen, seat: i64) -> vec[i64]:
    """The cards that only this seat can have drawn unseen, less what it paid with cards of whichever deck."""
    v = unseen.v
    found = vec[i64]([0] * CARDS)
    for deck in range(len(v.pools) // CARDS):
        elsewhere: i64 = v.deck_size if (deck + 1) * CARDS == len(v.pools) else 0
        for other in range(v.seats):
            if other != seat:
                elsewhere += unseen.due[deck * v.seats + other]
        for card in range(CARDS):
            sure = unseen.pools[deck * CARDS + card] - elsewhere
            found[card] += unseen.drawn[(deck * v.seats + seat) * CARDS + card] + (sure if sure > 0 else 0)
    for paid in v.paid:
        if notes.seat_of(paid) == seat:
            found[notes.card_of(paid)] -= 1
    return found


def deck_may_hold(v: View) -> vec[i64]:
    """The cards of which the deck is made, with those among them that others may have drawn from it unseen."""
    last: i64 = len(v.pools) - CARDS
    left = v.pools[last:]
    for card in range(CARDS):
        left[card] -= v.my_draws[last + card]
    return left
