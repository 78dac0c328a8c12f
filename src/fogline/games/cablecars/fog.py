"""The fog: the only door from State to View, and back to a state that a seat could be in."""

from typing import Final

from fogline.core.dealer import Dealer
from fogline.core.ids import Seat
from fogline.games.cablecars import actions as a
from fogline.games.cablecars.box import CARDS
from fogline.games.cablecars.questions import OPENING, OVER, PAYING, TURN
from fogline.games.cablecars.rules import market
from fogline.games.cablecars.rules.turn import waiting
from fogline.games.cablecars.state import State
from fogline.games.cablecars.view import View, hands_known, unseen
from fogline.parts.bits import BIT, members, size

PATIENCE: Final = 500
"""How often cards are dealt anew when they contradict a market that was not swept; it almost never is."""


def view(s: State, seat: Seat) -> View:
    """What this seat may know: the open table, and what is listed here. What is in neither, nobody sees."""
    v = View(s.box, s.seats, s)
    mine = 0 <= seat < s.seats
    # A claim is heard of when it is paid: that somebody could pay for a track, and might not, is theirs to know.
    aside = s.asks == PAYING and seat != s.turn
    v.seat = seat
    v.asks = TURN if aside else s.asks
    v.pending = -1 if aside else s.pending
    v.waiting = waiting(s)
    v.deck_size = sum(s.deck)
    v.hand = s.hands[seat * CARDS : (seat + 1) * CARDS] if mine else [0] * CARDS
    v.hand_sizes = [sum(s.hands[i * CARDS : (i + 1) * CARDS]) for i in range(s.seats)]
    v.my_tickets = s.tickets[seat] if mine else 0
    v.ticket_counts = [int(size(mask)) for mask in s.tickets]
    v.tickets_shown = s.tickets[:] if s.asks == OVER else []
    v.bag_size = int(size(s.bag))
    v.returned = [t if by == seat else -1 for t, by in zip(s.returned, s.returned_by, strict=True)]
    v.offered = [t for t in s.offered[2 * seat : 2 * seat + 2] if t >= 0] if mine else []
    v.offered_to = [sum([t >= 0 for t in s.offered[2 * i : 2 * i + 2]]) for i in range(s.seats)]
    v.my_choice = s.kept[seat] if mine else -1
    v.chosen = [choice >= 0 for choice in s.kept]
    return v


def imagine(v: View, dealer: Dealer) -> State:
    """A state that looks like this to its seat: what it cannot see is dealt anew, all deals being alike."""
    s = State(v.box, v.seats, v)
    s.asks = v.asks
    s.pending = v.pending
    for _ in range(PATIENCE):
        imagine_cards(v, s, dealer)
        # Too many ferries that were not swept (3.5) tell how few other cards the deck can hold.
        if not market.overdue(s):
            break
    imagine_tickets(v, s, dealer)
    if v.asks == OPENING:
        imagine_choices(v, s, dealer)
    return s


def imagine_cards(v: View, s: State, dealer: Dealer) -> None:
    """Everybody's hands and the deck. Cards that were seen being taken stay where they are known to be."""
    s.hands = hands_known(v)
    s.deck = unseen(v, s.hands)
    for seat in range(v.seats):
        for _ in range(v.hand_sizes[seat] - sum(s.hands[seat * CARDS : (seat + 1) * CARDS])):
            card = dealer.pick(s.deck)
            s.deck[card] -= 1
            s.hands[seat * CARDS + card] += 1


def imagine_tickets(v: View, s: State, dealer: Dealer) -> None:
    """Tickets for every place whose ticket this seat does not know; what is left is the unseen deck."""
    unseen = v.box.all_tickets & ~v.my_tickets
    for ticket in v.offered + [t for t in v.returned if t >= 0]:
        unseen &= ~BIT[ticket]
    pool = members(unseen)

    for seat in range(v.seats):
        if v.tickets_shown:
            s.tickets[seat] = v.tickets_shown[seat]
        elif seat == v.seat:
            s.tickets[seat] = v.my_tickets
        else:
            for _ in range(v.ticket_counts[seat]):
                s.tickets[seat] |= BIT[deal(pool, dealer)]
        for n in range(v.offered_to[seat]):
            s.offered[2 * seat + n] = v.offered[n] if seat == v.seat else deal(pool, dealer)
    if v.tickets_shown:
        pool = [t for t in pool if not any([mask & BIT[t] for mask in v.tickets_shown])]
    s.returned = [t if t >= 0 else deal(pool, dealer) for t in v.returned]
    s.bag = sum([BIT[t] for t in pool])


def deal(pool: list[int], dealer: Dealer) -> int:
    """One of the pool, taken out."""
    return pool.pop(dealer.below(len(pool)))


def imagine_choices(v: View, s: State, dealer: Dealer) -> None:
    """Sealed opening choices: mine as I made it, the others' any of the three."""
    for seat in range(v.seats):
        if seat == v.seat:
            s.kept[seat] = v.my_choice
        elif v.chosen[seat]:
            which = dealer.below(3)
            keep = v.box.first[a.KEEP]
            both = v.box.first[a.KEEP_BOTH]
            s.kept[seat] = both if which == 2 else keep + s.offered[2 * seat + which]
