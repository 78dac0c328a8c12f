"""Chapter 4, paying: which cards pay for a track."""

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.core.ids import Seat
from fogline.core.reason import Reason, because
from fogline.games.cablecars import actions as a
from fogline.games.cablecars import events as e
from fogline.games.cablecars.box import CARDS, FERRY, GRAY, SUITS
from fogline.games.cablecars.state import State


def affordable(s: State, seat: Seat) -> i64:
    """The tracks that this seat's cards can pay for, as a mask."""
    hand: i64 = seat * CARDS
    payable = s.box.payable[s.hands[hand + FERRY]]
    found: i64 = 0
    colour: i64 = 0
    while colour < SUITS:
        found |= payable[colour][s.hands[hand + colour]]
        colour += 1
    return found


def ways(s: State, seat: Seat, track: i64) -> list[int]:
    """The payments this seat can make for a track, fewest ferry cards first.

    4.2: cards of the track's colour, one for each space; 4.3: gray takes any one colour; 4.4: ferry cards stand in
    for any card; 4.5: each ferry symbol needs a ferry card.
    """
    box = s.box
    hand: i64 = seat * CARDS
    spaces: i64 = box.spaces[track]
    wanted: i64 = box.colour[track]
    wild: i64 = s.hands[hand + FERRY]
    found: list[int] = []
    ferries: i64 = box.ferries[track]
    while ferries < spaces and ferries <= wild:
        for colour in range(SUITS):
            if (wanted == colour or wanted == GRAY) and s.hands[hand + colour] >= spaces - ferries:
                found.append(box.pay_id[ferries][colour][spaces - ferries])
        ferries += 1
    if wild >= spaces:
        found.append(box.pay_id[spaces][FERRY][0])
    return found


def explain_pay(s: State, seat: Seat, cards: int, colour: int, ferries: int) -> list[Reason]:
    """Why this set of cards does not pay for the pending track."""
    box = s.box
    track = s.pending
    if cards + ferries != box.spaces[track]:
        return [because("wrong-number", "4.2", spaces=box.spaces[track], cards=cards + ferries)]
    reasons: list[Reason] = []
    if cards and box.colour[track] not in (colour, GRAY):
        reasons.append(because("wrong-colour", "4.2", colour=box.colour[track]))
    if ferries < box.ferries[track]:
        reasons.append(because("needs-ferry-card", "4.5", need=box.ferries[track]))
    hand = seat * CARDS
    if cards > s.hands[hand + colour]:
        reasons.append(because("too-few-of", "4.2", card=colour, need=cards, have=s.hands[hand + colour]))
    if ferries > s.hands[hand + FERRY]:
        reasons.append(because("too-few-of", "4.4", card=FERRY, need=ferries, have=s.hands[hand + FERRY]))
    return reasons


def explain_cost(s: State, seat: Seat, track: int) -> list[Reason]:
    """Why this seat cannot pay for a track at all: what it needs, and the best it has."""
    if ways(s, seat, track):
        return []
    hand = seat * CARDS
    box = s.box
    wanted = box.colour[track]
    suits = range(SUITS) if wanted == GRAY else range(wanted, wanted + 1)
    best = max(suits, key=lambda colour: s.hands[hand + colour])
    wild = s.hands[hand + FERRY]
    if wild < box.ferries[track]:
        return [because("needs-ferry-card", "4.5", need=box.ferries[track])]
    key = "cannot-pay-gray" if wanted == GRAY else "cannot-pay"
    rule = "4.3" if wanted == GRAY else "4.2"
    return [because(key, rule, spaces=box.spaces[track], card=best, have=s.hands[hand + best], wild=wild)]


def pay(s: State, seat: Seat, action: i64, dealer: Dealer) -> None:
    """4.10: the cards paid are discarded for all to see."""
    box = s.box
    way: i64 = action - box.first[a.PAY]
    spend(s, seat, box.pay_colour[way], box.pay_cards[way])
    spend(s, seat, FERRY, box.pay_ferries[way])
    dealer.say(e.PAID, seat, way)


def spend(s: State, seat: Seat, card: i64, n: i64) -> None:
    """Cards leave the hand; those seen being taken count as spent first, because nobody can tell them apart."""
    slot: i64 = seat * CARDS + card
    s.hands[slot] -= n
    known: i64 = s.seen[slot]
    s.seen[slot] = known - n if known > n else 0
    s.discards[card] += n
