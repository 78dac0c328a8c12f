"""Chapter 3, the cards on the table: deck, discards and the face-up market."""

from mypy_extensions import i64

from fogline.core.counts import some, total
from fogline.core.dealer import Dealer
from fogline.games.cablecars import events as e
from fogline.games.cablecars.box import CARDS, FERRY
from fogline.games.cablecars.rules import memory
from fogline.games.cablecars.state import State


def draw_top(s: State, dealer: Dealer) -> i64:
    """The top card of the deck. Who draws tells of it, then renews the deck."""
    card = dealer.pick_from(s.deck)
    s.deck[card] -= 1
    return card


def renew(s: State, dealer: Dealer) -> None:
    """3.6: an empty deck is replaced by the discards at once, or as soon as there are any. It is for whoever calls to
    see that the deck is empty."""
    cards = total(s.discards)
    if cards > 0:
        memory.close(s)
        s.deck, s.discards = s.discards, s.deck
        dealer.say(e.RESHUFFLED, cards)


def fill(s: State, dealer: Dealer) -> None:
    """3.1, 3.7: gaps are filled as soon as there are cards; then there may be too many ferries."""
    if not some(s.deck):
        renew(s, dealer)
    flip(s, dealer)
    if s.market[FERRY] >= s.box.ferries_swept:
        sweep(s, dealer)


def sweep(s: State, dealer: Dealer) -> None:
    """3.4: too many ferries are swept, again and again."""
    while must_sweep(s):
        dealer.say(e.SWEPT, total(s.market))
        for card in range(CARDS):
            s.discards[card] += s.market[card]
            s.market[card] = 0
        flip(s, dealer)
    if must_look(s):
        look(s, dealer)


def flip(s: State, dealer: Dealer) -> None:
    size: i64 = s.box.market_size
    up = total(s.market)
    while up < size and some(s.deck):
        card = draw_top(s, dealer)
        s.market[card] += 1
        up += 1
        dealer.say(e.REVEALED, card)
        if not some(s.deck):
            renew(s, dealer)


def too_many_ferries(s: State) -> bool:
    """3.4: three face-up ferries are too many. 3.5: unless fewer than five cards lie there."""
    return s.market[FERRY] >= s.box.ferries_swept and total(s.market) >= s.box.market_size


def must_sweep(s: State) -> bool:
    return too_many_ferries(s) and can_end(s)


def can_end(s: State) -> bool:
    """3.5: whether a sweep can bring a better market.

    It cannot where too few other cards are outside the hands. Nor where the deck is just one more market of too many
    ferries and there are no discards to mix it with: the two would take turns for ever.
    """
    if others(s) < others_needed(s):
        return False
    deck_alone = total(s.deck) == s.box.market_size and not some(s.discards)
    return not (deck_alone and s.deck[FERRY] >= s.box.ferries_swept)


def others(s: State) -> i64:
    """How many cards other than ferries are outside the hands."""
    ferries = s.market[FERRY] + s.deck[FERRY] + s.discards[FERRY]
    return total(s.market) + total(s.deck) + total(s.discards) - ferries


def others_needed(s: State) -> i64:
    return s.box.market_size - s.box.ferries_swept + 1


def must_look(s: State) -> bool:
    """3.5: whether it takes a look through the deck to see that a sweep could never end.

    It takes none where too few other cards would be outside the hands even if all cards drawn unseen were ferries.
    """
    if not too_many_ferries(s) or can_end(s) or not some(s.deck):
        return False
    return others(s) + memory.drawn_but(s, FERRY) >= others_needed(s)


def look(s: State, dealer: Dealer) -> None:
    """Everybody sees what the deck holds, unless that is known; then it is shuffled."""
    if memory.close(s):
        for card in range(CARDS):
            if s.deck[card] > 0:
                dealer.say(e.DECK_SHOWN, card, s.deck[card])


def overdue(s: State) -> bool:
    """Whether a sweep that 3.4 asks for was not made.

    By rules of before, one that had been skipped was not made up for when cards were drawn unseen. Only then is the
    deck smaller than a market with no discards. Such positions open, and it is made at once when anybody draws or pays.
    """
    return must_sweep(s) and (total(s.deck) >= s.box.market_size or some(s.discards))
