"""Chapter 2: the round, from drawing a call-for-bids card to discarding it."""

from typing import final

from mypy_extensions import i64

from fogline.core.choices import Choices
from fogline.core.counts import some, total
from fogline.core.dealer import Dealer
from fogline.core.ids import NOBODY, Seat
from fogline.games.investors import actions as a
from fogline.games.investors import events as e
from fogline.games.investors import questions as q
from fogline.games.investors.rules import end, streets
from fogline.games.investors.rules.chapter import Chapter
from fogline.games.investors.state import State


def open_round(s: State, dealer: Dealer) -> None:
    """2.1: the start player draws a card and may reject it (2.2)."""
    if not any_means(s):
        end.over(s, q.NO_MEANS, dealer)  # 11.4
    elif first_useful(s) < 0:
        end.over(s, q.NO_STREET, dealer)  # 11.3
    elif not end.count_round(s, dealer):
        end.over(s, q.STANDSTILL, dealer)  # 11.6
    else:
        draw(s, dealer)
        s.asks = q.CALL
        s.turn = s.start


def any_means(s: State) -> bool:
    """11.4: somebody has influence or a check to bid."""
    return some(s.influence) or some(s.hands)


def playable(s: State, call: i64) -> bool:
    """2.5: a card is of use only while there is an empty street for it."""
    return streets.first_empty(s, s.box.call_picture[call]) >= 0


def first_useful(s: State) -> i64:
    """11.3: a card that can still be used, in the deck or among the discards; or -1."""
    for call in range(len(s.calls)):
        if s.calls[call] + s.discards[call] > 0 and playable(s, call):
            return call
    return -1


def draw(s: State, dealer: Dealer) -> None:
    """The next card of use. 2.5: others are put aside without counting as rejected."""
    while True:
        shuffle_if_empty(s, dealer)
        call: i64 = dealer.pick_from(s.calls)
        s.calls[call] -= 1
        if playable(s, call):
            s.call = call
            dealer.say(e.CALL_DRAWN, s.start, call)
            return
        s.discards[call] += 1
        dealer.say(e.CALL_USELESS, call)


def shuffle_if_empty(s: State, dealer: Dealer) -> None:
    """2.4: when the deck is used up the discards are shuffled into a new one."""
    if some(s.calls):
        return
    dealer.say(e.CALLS_SHUFFLED, total(s.discards))
    for call in range(len(s.calls)):
        s.calls[call] = s.discards[call]
        s.discards[call] = 0


def keep(s: State, seat: Seat, dealer: Dealer) -> None:
    dealer.say(e.CALL_KEPT, seat, s.call)
    s.asks = q.OPEN_BIDDING


def reject(s: State, seat: Seat, dealer: Dealer) -> None:
    """2.2: the card is discarded and the next one must be used.

    2.4: it is not shuffled in before that one is drawn, unless no other card is of use.
    """
    rejected = s.call
    dealer.say(e.CALL_REJECTED, seat, rejected)
    alone = first_useful(s) < 0
    if alone:
        s.discards[rejected] += 1
    draw(s, dealer)
    if not alone:
        s.discards[rejected] += 1
    s.asks = q.OPEN_BIDDING


def close_round(s: State) -> None:
    """2.3: the card is discarded, and the player to the left is the next start player."""
    s.discards[s.call] += 1
    s.call = -1
    s.start = (s.start + 1) % s.seats
    for seat in range(s.seats):
        s.chips[seat] = NOBODY
    for chip in range(len(s.won)):
        s.won[chip] = NOBODY
    s.asks = q.OPEN_ROUND


@final
class Call(Chapter):
    """2.2: the start player keeps the card or rejects it."""

    def legal(self, s: State, seat: i64, out: Choices) -> None:
        out.add(s.box.first[a.KEEP])
        out.add(s.box.first[a.REJECT])

    def play(self, s: State, seat: i64, verb: i64, nth: i64, dealer: Dealer) -> None:
        if verb == a.KEEP:
            keep(s, seat, dealer)
        else:
            reject(s, seat, dealer)
