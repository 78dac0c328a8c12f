"""Chapter 12: the variant in which contestants for a chip may come to terms.

It always ends: each contestant may make one offer, and each of the others answers it once. Where prices are named
(``bargaining``), each contestant may answer one offer for a chip with a price.
"""

from typing import final

from mypy_extensions import i64

from fogline.core.choices import Choices
from fogline.core.counts import some
from fogline.core.dealer import Dealer
from fogline.core.ids import NOBODY, Seat
from fogline.core.reason import Reason, because
from fogline.games.investors import actions as a
from fogline.games.investors import events as e
from fogline.games.investors import questions as q
from fogline.games.investors.box import CHECKS, CHIPS
from fogline.games.investors.rules import checks, contests, reckoning
from fogline.games.investors.rules.chapter import Chapter
from fogline.games.investors.state import State


def go_on(s: State) -> None:
    """12.1: chip by chip, from the start player on, each contestant who could pay all others may make one offer.

    12.7: where prices are named, every contestant has named one before.
    """
    while True:
        if s.queue and s.won[s.contest] == NOBODY:
            unnamed = [seat for seat in contests.contestants(s, s.contest) if s.said[seat] == q.NOT_YET]
            if s.bargaining and unnamed:
                s.turn = unnamed[0]
                s.asks = q.PRICE
            else:
                s.turn = s.queue.pop(0)
                s.asks = q.OFFER
            return
        begin_contest(s)
        if s.contest == len(CHIPS):
            s.contest = -1
            s.asks = q.OPEN_SEALING
            return


def begin_contest(s: State) -> None:
    """The next chip: nobody has named a price for it, and who has a check for every other one may make an offer."""
    s.queue.clear()
    for seat in range(s.seats):
        s.said[seat] = q.NOT_YET
        s.price[seat] = 0
    s.contest += 1
    players = contests.contestants(s, s.contest)
    if len(players) > 1:
        s.queue.extend([seat for seat in players if reckoning.count(s.hands, seat) >= len(players) - 1])


def without(s: State) -> i64:
    """How many of the other contestants get nothing yet by the offer that is being put together."""
    n: i64 = 0
    for seat in range(s.seats):
        if seat != s.turn and s.chips[seat] == s.contest and reckoning.count(s.laid, seat) == 0:
            n += 1
    return n


def began(s: State) -> bool:
    return some(s.laid)


def legal_offer(s: State, seat: Seat, out: Choices) -> None:
    """12.2: checks for each of the others, at least one for everybody; or no offer."""
    if not began(s):
        out.add(s.box.first[a.LEAVE])
    bare: i64 = without(s)
    if bare == 0:
        out.add(s.box.first[a.PROPOSE])
    spare: i64 = reckoning.count(s.hands, seat) - bare
    for player in range(s.seats):
        if player == seat or s.chips[player] != s.contest:
            continue
        if spare > 0 or reckoning.count(s.laid, player) == 0:
            out.offer(s.box.first[a.GIVE] + player * CHECKS, reckoning.kinds(s.hands, seat))


def explain_give(s: State, seat: Seat, player: int, check: int) -> list[Reason]:
    if player == seat or player >= s.seats or s.chips[player] != s.contest:
        return [because("not-a-contestant", "12.2", player=player, chip=s.contest)]
    if s.hands[seat * CHECKS + check] == 0:
        return [because("no-such-check", "4.2", check=check)]
    bare = int(without(s))
    if reckoning.count(s.laid, player) > 0 and reckoning.count(s.hands, seat) <= bare:
        return [because("keep-for-others", "12.2", others=bare)]
    return []


def explain_propose(s: State) -> list[Reason]:
    bare = int(without(s))
    return [because("nothing-for-some", "12.2", others=bare)] if bare else []


def explain_leave(s: State) -> list[Reason]:
    return [because("offer-begun", "12.2")] if began(s) else []


def give(s: State, seat: Seat, player: Seat, check: i64) -> None:
    """A check more for one of the others; they see it when the offer is made."""
    checks.lay(s, seat, check, player)


def no_offer(s: State, seat: Seat, dealer: Dealer) -> None:
    dealer.say(e.NO_OFFER, seat)
    s.asks = q.NEGOTIATE


def propose(s: State, seat: Seat, dealer: Dealer) -> None:
    """12.2: the offer is laid out for all to see, and the others answer it one after another."""
    dealer.show()
    s.proposer = seat
    for i in range(1, s.seats):
        player = (seat + i) % s.seats
        if s.chips[player] == s.contest:
            given = reckoning.packed(s.laid, player)
            checks.show(s, seat, player)
            dealer.say(e.OFFERED, seat, player, s.shown[player], given)
    ask_after(s, seat, dealer)


def ask_after(s: State, seat: Seat, dealer: Dealer) -> None:
    """The next to answer after this seat; when it comes round to the proposer, all have accepted.

    12.8: who is given the price they named accepts, without being asked.
    """
    while True:
        seat = (seat + 1) % s.seats
        if seat == s.proposer:
            agree(s, dealer)
            return
        if s.chips[seat] == s.contest:
            if s.price[seat] == 0 or s.shown[seat] < s.price[seat]:
                s.asks = q.ANSWER
                s.turn = seat
                return
            dealer.say(e.PRICE_MET, seat, s.price[seat])


def agree(s: State, dealer: Dealer) -> None:
    """12.3: what was agreed is done: the checks change hands, and the proposer has the right."""
    for player in range(s.seats):
        checks.hand_over(s, player, player)
    s.won[s.contest] = s.proposer
    dealer.say(e.AGREED, s.proposer, s.contest)
    close(s)


def accept(s: State, seat: Seat, dealer: Dealer) -> None:
    dealer.say(e.ACCEPTED, seat)
    ask_after(s, seat, dealer)


def refuse(s: State, seat: Seat, dealer: Dealer) -> None:
    """12.4: one refusal ends the offer. When nobody is left to make one, the chip is bid for as usual."""
    dealer.say(e.REFUSED, seat)
    take_back(s)


def take_back(s: State) -> None:
    """The offer is off, and its checks come back to who made it."""
    for player in range(s.seats):
        checks.hand_over(s, player, s.proposer)
    close(s)


def close(s: State) -> None:
    s.proposer = NOBODY
    s.asks = q.NEGOTIATE


@final
class Offer(Chapter):
    """12.1: one contestant makes an offer to the others, or none."""

    def legal(self, s: State, seat: i64, out: Choices) -> None:
        legal_offer(s, seat, out)

    def play(self, s: State, seat: i64, verb: i64, nth: i64, dealer: Dealer) -> None:
        if verb == a.GIVE:
            give(s, seat, nth // CHECKS, nth % CHECKS)
        elif verb == a.PROPOSE:
            propose(s, seat, dealer)
        else:
            no_offer(s, seat, dealer)
