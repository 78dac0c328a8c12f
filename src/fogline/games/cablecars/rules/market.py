"""Chapter 3, the cards on the table: deck, discards and the face-up market."""

from mypy_extensions import i64

from fogline.core.counts import some, total
from fogline.core.dealer import Dealer
from fogline.games.cablecars import events as e
from fogline.games.cablecars.box import CARDS, FERRY
from fogline.games.cablecars.state import State


def draw_top(s: State, dealer: Dealer) -> i64:
    """The top card of the deck. Who draws tells of it, then renews the deck."""
    card = dealer.pick(s.deck)
    s.deck[card] -= 1
    return card


def renew(s: State, dealer: Dealer) -> None:
    """3.6: an empty deck is replaced by the discards at once, or as soon as there are any."""
    if some(s.deck):
        return
    cards = total(s.discards)
    if cards > 0:
        s.deck, s.discards = s.discards, s.deck
        dealer.say(e.RESHUFFLED, cards)


def fill(s: State, dealer: Dealer) -> None:
    """3.1, 3.7: gaps are filled as soon as there are cards; then 3.4: too many ferries are swept, again and again."""
    renew(s, dealer)
    flip(s, dealer)
    while must_sweep(s):
        dealer.say(e.SWEPT, total(s.market))
        for card in range(CARDS):
            s.discards[card] += s.market[card]
            s.market[card] = 0
        flip(s, dealer)


def flip(s: State, dealer: Dealer) -> None:
    size: i64 = s.box.market_size
    up = total(s.market)
    while up < size and some(s.deck):
        card = draw_top(s, dealer)
        s.market[card] += 1
        up += 1
        dealer.say(e.REVEALED, card)
        renew(s, dealer)


def must_sweep(s: State) -> bool:
    """3.4: three face-up ferries are too many. 3.5: unless fewer than five lie there, or sweeping could never end."""
    if s.market[FERRY] < s.box.ferries_swept or total(s.market) < s.box.market_size:
        return False
    return can_end(s)


def can_end(s: State) -> bool:
    """3.5: whether a sweep can bring a better market.

    It cannot where too few other cards are outside the hands. Nor where the deck is just one more market of too many
    ferries and there are no discards to mix it with: the two would take turns for ever.
    """
    size: i64 = s.box.market_size
    allowed: i64 = s.box.ferries_swept - 1
    others: i64 = total(s.market) + total(s.deck) + total(s.discards)
    others -= s.market[FERRY] + s.deck[FERRY] + s.discards[FERRY]
    if others < size - allowed:
        return False
    return not (s.deck[FERRY] > allowed and total(s.deck) == size and not some(s.discards))


def overdue(s: State) -> bool:
    """Whether a sweep that 3.4 asks for was not made.

    3.5: one that was skipped is not made up for when cards are drawn unseen. Only then is the deck smaller than a
    market with no discards, so there it may have been skipped.
    """
    return must_sweep(s) and (total(s.deck) >= s.box.market_size or some(s.discards))
