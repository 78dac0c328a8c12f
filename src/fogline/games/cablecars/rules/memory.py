"""What can be remembered of cards drawn unseen: from which deck they came, and which of them were paid with.

Nobody sees what others draw. But once it is known what a deck holds, or that it holds nothing more, everybody knows
what was drawn unseen from it, though not who drew which. So unseen cards are kept deck by deck, and what was paid with
them in its order: a card that is paid was drawn before, from one of the decks that its player had drawn from. What was
drawn from the present deck needs no account: it is what a hand holds beside all that.
"""

from mypy_extensions import i64

from fogline.core.counts import joined, total
from fogline.core.rows import INTERPRETED, vec
from fogline.games.cablecars.box import CARDS
from fogline.games.cablecars.decks import Decks, another
from fogline.games.cablecars.rules import notes
from fogline.games.cablecars.state import State


def used_up(s: State) -> i64:
    """How many decks were used up."""
    return len(s.decks.pools) // CARDS


def drawn(s: State) -> vec[i64]:
    """By seat and card, what was drawn unseen from the present deck."""
    return less(less(s.hands, s.seen), s.decks.carried)


def less(row: vec[i64], other: vec[i64]) -> vec[i64]:
    found = row[:]
    for slot in range(len(found)):
        found[slot] -= other[slot]
    return found


def by_deck(s: State) -> list[list[int]]:
    """Deck after deck, the present one last, what was drawn unseen from it by seat and card."""
    found = joined(s.decks.drawn, drawn(s))
    width = s.seats * CARDS
    return [list(found[at : at + width]) for at in range(0, len(found), width)]


def draws(s: State, seat: i64) -> i64:
    """How many cards a seat drew unseen from the present deck."""
    carried = s.decks.carried
    n: i64 = 0
    for slot in range(seat * CARDS, (seat + 1) * CARDS):
        n += s.hands[slot] - s.seen[slot] - carried[slot]
    return n


def paid(s: State, seat: i64, card: i64, n: i64) -> None:
    """So many cards of a kind were paid beside those that the seat was known to hold: it drew them unseen."""
    deck = used_up(s)
    if deck == 0:  # from the only deck there was
        return
    s.decks = another(s.decks)
    s.decks.carried = s.decks.carried[:]
    s.decks.carried[seat * CARDS + card] -= n
    s.decks.paid = joined(s.decks.paid, vec[i64]([notes.note(deck, draws(s, seat), seat, card)] * n))


def drawn_but(s: State, card: i64) -> i64:
    """How many cards but those of one kind were drawn unseen from the present deck."""
    here = drawn(s)
    n: i64 = total(here)
    for seat in range(s.seats):
        n -= here[seat * CARDS + card]
    return n


def close(s: State) -> bool:
    """Everybody knows what the deck holds now, and so what was drawn from it. Whether anything was."""
    hidden = less(s.hands, s.seen)
    here = less(hidden, s.decks.carried)
    each = by_seat(here)
    drawers: i64 = 0
    only: i64 = -1
    for seat in range(s.seats):
        if each[seat] > 0:
            only = seat
            drawers += 1
    deck = used_up(s)
    if deck > 0 and drawers == 1 and not notes.has_paid_since(s.decks.paid, only, deck):
        for card in range(CARDS):  # nobody else drew from it: this is known to be theirs, as if it had been seen
            s.seen[only * CARDS + card] += here[only * CARDS + card]
    elif deck == 0 or drawers > 0:
        s.decks = with_one_more(s.decks, here, each)
        s.decks.carried = hidden
    return drawers > 0


def with_one_more(decks: Decks, drawn: vec[i64], each: vec[i64]) -> Decks:
    """These decks and another, from which this was drawn, so many cards by each seat. What is carried is not told."""
    found = another(decks)
    found.drawn = joined(decks.drawn, drawn)
    found.draws = joined(decks.draws, each)
    found.pools = joined(decks.pools, by_card(drawn))
    return found


def both(some: vec[i64], others: vec[i64]) -> vec[i64]:
    found = some[:]
    for slot in range(len(found)):
        found[slot] += others[slot]
    return found


def by_seat(drawn: vec[i64]) -> vec[i64]:
    """How many each seat drew."""
    seats: i64 = len(drawn) // CARDS
    found = vec[i64]([0] * seats)
    for seat in range(seats):
        n: i64 = 0
        for slot in range(seat * CARDS, (seat + 1) * CARDS):
            n += drawn[slot]
        found[seat] = n
    return found


def by_card(drawn: vec[i64]) -> vec[i64]:
    """How many of each card all seats drew together."""
    found = drawn[:CARDS]
    for at in range(CARDS, len(drawn), CARDS):
        for card in range(CARDS):
            found[card] += drawn[at + card]
    return found


if INTERPRETED:
    from operator import add, sub

    def less(row: vec[i64], other: vec[i64]) -> vec[i64]:
        return list(map(sub, row, other))

    def drawn(s: State) -> vec[i64]:
        return list(map(sub, map(sub, s.hands, s.seen), s.decks.carried))

    def draws(s: State, seat: i64) -> i64:
        at, end = seat * CARDS, (seat + 1) * CARDS
        return sum(s.hands[at:end]) - sum(s.seen[at:end]) - sum(s.decks.carried[at:end])

    def both(some: vec[i64], others: vec[i64]) -> vec[i64]:
        return list(map(add, some, others))

    def by_seat(drawn: vec[i64]) -> vec[i64]:
        return list(map(sum, zip(*[iter(drawn)] * CARDS, strict=True)))

    def by_card(drawn: vec[i64]) -> vec[i64]:
        return [sum(drawn[card::CARDS]) for card in range(CARDS)]
