"""Chapter 6: destination tickets, and the opening choice of rule 1.4."""

from mypy_extensions import i64

from fogline.core.choices import Choices
from fogline.core.counts import grown
from fogline.core.dealer import Dealer
from fogline.core.reason import Reason, because
from fogline.games.cablecars import actions as a
from fogline.games.cablecars import events as e
from fogline.games.cablecars.questions import KEEPING
from fogline.games.cablecars.rules import end, placing
from fogline.games.cablecars.state import State
from fogline.parts.bits import BIT, nth, size


def deck_size(s: State) -> i64:
    return size(s.bag) + len(s.returned)


def draw_top(s: State, dealer: Dealer) -> i64:
    """The top ticket: one that nobody has seen while there are any, then 6.2: the returned ones in their order."""
    if s.bag != 0:
        ticket = nth(s.bag, dealer.below(size(s.bag)))
        s.bag &= ~BIT[ticket]
        return ticket
    dealer.show()
    top = s.returned[0]
    s.returned, s.returned_by = s.returned[1:], s.returned_by[1:]
    return top


def draw_unseen(s: State, count: i64, dealer: Dealer) -> i64:
    """So many of the tickets that nobody has seen, one after the other, as a mask."""
    bag, left = s.bag, size(s.bag)
    for _ in range(count):
        bag &= ~BIT[nth(bag, dealer.below(left))]
        left -= 1
    drawn = s.bag & ~bag
    s.bag = bag
    return drawn


def offer(s: State, seat: i64, dealer: Dealer) -> None:
    """Two tickets to choose from."""
    s.offered[2 * seat] = draw_top(s, dealer)
    s.offered[2 * seat + 1] = draw_top(s, dealer)
    s.knows[seat] &= ~(BIT[s.offered[2 * seat]] | BIT[s.offered[2 * seat + 1]])
    dealer.say(e.OFFERED, seat, s.offered[2 * seat], s.offered[2 * seat + 1])


def explain_draw(s: State) -> list[Reason]:
    """6.4: there must be a ticket to draw."""
    return [] if deck_size(s) > 0 else [because("no-tickets", "6.4")]


def draw(s: State, seat: i64, dealer: Dealer) -> None:
    """6.1: draw two and choose. 6.3: the last one of the deck is kept without a choice."""
    if deck_size(s) == 1:
        last = draw_top(s, dealer)
        s.tickets[seat] |= BIT[last]
        s.knows[seat] &= ~BIT[last]
        dealer.say(e.KEPT_LAST, seat, last)
        end.finish_turn(s, seat, dealer)
    else:
        offer(s, seat, dealer)
        s.asks = KEEPING


def legal(s: State, seat: i64, out: Choices) -> None:
    """6.1: one of the two, or both."""
    out.add(s.box.first[a.KEEP_BOTH])
    out.add(s.box.first[a.KEEP] + s.offered[2 * seat])
    out.add(s.box.first[a.KEEP] + s.offered[2 * seat + 1])


def explain_keep(s: State, seat: i64, ticket: int) -> list[Reason]:
    if ticket in (s.offered[2 * seat], s.offered[2 * seat + 1]):
        return []
    return [because("ticket-not-offered", "6.1", ticket=ticket)]


def keep(s: State, seat: i64, action: i64, dealer: Dealer) -> None:
    """Carry out a choice. 6.2: what is not kept goes under the deck; 6.5: only its player knows which it was.

    6.6, 6.7: what is kept is kept for good, however many tickets that makes.
    """
    first, second = s.offered[2 * seat], s.offered[2 * seat + 1]
    s.offered[2 * seat] = s.offered[2 * seat + 1] = -1
    if action == s.box.first[a.KEEP_BOTH]:
        s.tickets[seat] |= BIT[first] | BIT[second]
        dealer.say(e.KEPT_BOTH, seat, first, second)
        return
    kept: i64 = action - s.box.first[a.KEEP]
    back: i64 = first + second - kept
    s.tickets[seat] |= BIT[kept]
    s.returned, s.returned_by = grown(s.returned, back), grown(s.returned_by, seat)
    if s.bag == 0:  # else nobody had seen them
        for other in range(s.seats):  # who had returned one of the two cannot tell which of them was kept
            s.knows[other] &= ~(BIT[first] | BIT[second])
    s.knows[seat] |= BIT[back]
    dealer.say(e.KEPT_ONE, seat, kept, back)


def choose_opening(s: State, seat: i64, action: i64, dealer: Dealer) -> None:
    """1.4: choices are sealed until all have chosen, then carried out in turn order."""
    s.kept = s.kept[:]
    s.kept[seat] = action
    dealer.say(e.CHOSE, seat)
    if min(s.kept) < 0:
        return
    dealer.show()
    for i in range(s.seats):
        chooser = (s.first + i) % s.seats
        keep(s, chooser, s.kept[chooser], dealer)
        s.kept[chooser] = -1
    placing.begin(s)


def choose(s: State, seat: i64, action: i64, dealer: Dealer) -> None:
    keep(s, seat, action, dealer)
    end.finish_turn(s, seat, dealer)
