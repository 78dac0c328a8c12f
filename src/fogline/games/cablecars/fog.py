"""The fog: the only door from State to View, and back to a state that a seat could be in."""

from mypy_extensions import i64

from fogline.core.counts import joined, total
from fogline.core.dealer import Dealer
from fogline.core.ids import Seat
from fogline.core.rows import vec
from fogline.games.cablecars import actions as a
from fogline.games.cablecars.box import CARDS
from fogline.games.cablecars.questions import OPENING, OVER, PAYING, TURN
from fogline.games.cablecars.rules import memory, notes, recall
from fogline.games.cablecars.rules.tickets import draw_top, draw_unseen
from fogline.games.cablecars.rules.turn import waiting
from fogline.games.cablecars.state import State
from fogline.games.cablecars.view import View, known_tickets
from fogline.parts.bits import BIT, members, size


def view(s: State, seat: Seat) -> View:
    """What this seat may know: the open table, and what is listed here. What is in neither, nobody sees."""
    v = View(s.box, s.seats, s)
    # A claim is heard of when it is paid: that somebody could pay for a track, and might not, is theirs to know.
    aside = s.asks == PAYING and seat != s.turn
    v.seat = seat
    if aside:
        v.asks = TURN
    else:
        v.asks, v.pending = s.asks, s.pending
    v.waiting = waiting(s)
    v.deck_size = total(s.deck)
    v.hand_sizes = memory.by_seat(s.hands)
    remember(s, v)
    v.bag_size = size(s.bag)
    v.tickets_shown = list(s.tickets) if s.asks == OVER else []
    v.returned = s.returned[:]
    known: i64 = s.knows[seat] if 0 <= seat < s.seats else 0
    for nth in range(len(v.returned)):
        if known & BIT[v.returned[nth]] == 0:
            v.returned[nth] = -1
    v.chosen = [choice >= 0 for choice in s.kept]
    if 0 <= seat < s.seats:
        v.hand = s.hands[seat * CARDS : (seat + 1) * CARDS]
        v.my_tickets = s.tickets[seat]
        v.offered = [t for t in s.offered[2 * seat : 2 * seat + 2] if t >= 0]
        v.my_choice = s.kept[seat]
    for other in range(s.seats):
        offered = on_offer(s, other)
        v.ticket_counts[other] = size(s.tickets[other])
        v.offered_to[other] = size(offered)
        v.tickets_known[other] = s.tickets[other] & known
        v.offers_known[other] = offered & known
    return v


def remember(s: State, v: View) -> None:
    """What everybody can work out of cards drawn unseen, and what this seat drew itself."""
    before, here = s.decks, memory.drawn(s)
    v.paid = before.paid
    v.draws = joined(before.draws, memory.by_seat(here))
    v.pools = joined(before.pools, memory.by_card(joined(here, s.deck)))
    v.my_draws = of_seat(joined(before.drawn, here), s.seats, v.seat)


def of_seat(drawn: vec[i64], seats: i64, seat: i64) -> vec[i64]:
    """Deck after deck, what one seat drew; nothing for a spectator."""
    if seat < 0:
        return vec[i64]([0] * (len(drawn) // seats))
    found = drawn[seat * CARDS : (seat + 1) * CARDS]
    for deck in range(1, len(drawn) // (seats * CARDS)):
        at: i64 = (deck * seats + seat) * CARDS
        found = joined(found, drawn[at : at + CARDS])
    return found


def on_offer(s: State, seat: i64) -> i64:
    """The two tickets a seat is choosing from, as a mask, or none."""
    first: i64 = s.offered[2 * seat]
    if first < 0:
        return 0
    return BIT[first] | BIT[s.offered[2 * seat + 1]]


def imagine(v: View, dealer: Dealer) -> State:
    """A state that looks like this to its seat: what it cannot see is dealt anew, all deals being alike."""
    s = State(v.box, v.seats, v)
    s.asks = v.asks
    s.pending = v.pending
    imagine_cards(v, s, dealer)
    imagine_tickets(v, s, dealer)
    if v.asks == OPENING:
        imagine_choices(v, s, dealer)
    return s


def imagine_cards(v: View, s: State, dealer: Dealer) -> None:
    """The deck and everybody's hands: what is known of them, and what was drawn unseen, dealt as it can have been."""
    dealt = recall.deal(v, dealer)
    last: i64 = len(v.pools) - CARDS
    width = v.seats * CARDS
    s.deck = dealt.pools[last:]
    s.decks.drawn = dealt.drawn[: last * v.seats]
    s.decks.draws = v.draws[: len(v.draws) - v.seats]
    s.decks.pools = v.pools[:last]
    s.decks.paid = v.paid
    for deck in range(last // CARDS):
        at: i64 = deck * width
        s.decks.carried = memory.both(s.decks.carried, s.decks.drawn[at : at + width])
    for paid in v.paid:
        s.decks.carried[notes.seat_of(paid) * CARDS + notes.card_of(paid)] -= 1
    s.hands = memory.both(memory.both(v.seen, s.decks.carried), dealt.drawn[last * v.seats :])


def imagine_tickets(v: View, s: State, dealer: Dealer) -> None:
    """Tickets for every place whose ticket this seat does not know; what is left is the unseen deck."""
    s.bag = v.box.all_tickets & ~known_tickets(v)
    for seat in range(v.seats):
        if v.tickets_shown:
            s.tickets[seat] = v.tickets_shown[seat]
        elif seat == v.seat:
            s.tickets[seat] = v.my_tickets
        else:
            known: i64 = v.tickets_known[seat]
            s.tickets[seat] = known | draw_unseen(s, v.ticket_counts[seat] - size(known), dealer)
        offered = v.offered if seat == v.seat else members(v.offers_known[seat])
        for n in range(v.offered_to[seat]):
            s.offered[2 * seat + n] = offered[n] if n < len(offered) else draw_top(s, dealer)
    s.returned = v.returned[:]
    for nth in range(len(s.returned)):
        if s.returned[nth] < 0:
            s.returned[nth] = draw_top(s, dealer)
        s.knows[s.returned_by[nth]] |= BIT[s.returned[nth]]
    if v.seat >= 0:
        for other in range(v.seats):
            s.knows[v.seat] |= v.tickets_known[other] | v.offers_known[other]


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


def unseal(s: State, seat: Seat) -> tuple[Seat, ...]:
    """1.4: opening choices that others have sealed are open again."""
    if s.asks != OPENING:
        return ()
    anew = [other for other in range(s.seats) if other != seat and s.kept[other] >= 0]
    s.kept = s.kept[:]
    for other in anew:
        s.kept[other] = -1
    return tuple(anew)
