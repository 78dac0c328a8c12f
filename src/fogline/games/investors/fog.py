"""The fog: the only door from State to View, and back to a state that a seat could be in."""

from typing import Final

from mypy_extensions import i64

from fogline.core.counts import some
from fogline.core.dealer import Dealer
from fogline.core.ids import Seat
from fogline.core.rows import vec
from fogline.games.investors import questions as q
from fogline.games.investors.box import CHECKS, CHIPS, PEOPLE
from fogline.games.investors.rules import checks, chips, contests, influence, reckoning, sealed
from fogline.games.investors.rules.turn import waiting
from fogline.games.investors.state import State
from fogline.games.investors.view import View

TRIES: Final = 40
"""How often unseen payments are dealt anew before they are looked for one by one."""


def view(s: State, seat: Seat) -> View:
    """What this seat may know: the open table, and what is listed here. What is in neither, nobody sees."""
    v = View(s.box, s.seats, s)
    v.seat = seat
    v.waiting = waiting(s)
    v.bank_size = checks.in_bank(s)
    v.paid = s.paid[:]
    for nth in range(len(s.paid)):
        if s.paid_by[nth] != seat:
            v.paid[nth] = -1
    if 0 <= seat < s.seats:
        v.hand = hand(s, seat)
        show_laid(s, v)
        v.my_choice = s.chosen[seat]
    for other in range(s.seats):
        v.held[other] = reckoning.count(s.pool, other)
    for payer in s.paid_by:
        v.held[payer] -= 1
    return v


def hand(s: State, seat: Seat) -> vec[i64]:
    """A seat's checks as counts."""
    return s.hands[seat * CHECKS : (seat + 1) * CHECKS]


def show_laid(s: State, v: View) -> None:
    """The checks its seat has laid unseen: an offer at the places of the others, else at its own."""
    if not contests.offering(s):
        for slot in range(v.seat * CHECKS, (v.seat + 1) * CHECKS):
            v.laid[slot] = s.laid[slot]
    elif v.seat == s.turn:
        v.laid = s.laid[:]


def imagine(v: View, dealer: Dealer) -> State:
    """A state that looks like this to its seat: what it cannot see is dealt anew."""
    s = State(v.box, v.seats, v)
    s.paid = imagine_paid(v, dealer)
    s.laid = v.laid[:]
    deal_checks(v, s)
    imagine_choices(v, s, dealer)
    return s


def deal_checks(v: View, s: State) -> None:
    """Hands and bank follow from what was paid unseen; mine I know."""
    s.hands = v.pool[:]
    for check in range(CHECKS):
        s.bank[check] = reckoning.known_in_bank(s, check)
    for nth in range(len(s.paid)):
        s.hands[s.paid_by[nth] * CHECKS + s.paid[nth]] -= 1
        s.bank[s.paid[nth]] += 1
    if v.seat >= 0:
        for check in range(CHECKS):
            s.hands[v.seat * CHECKS + check] = v.hand[check]


def imagine_paid(v: View, dealer: Dealer) -> vec[i64]:
    """The checks that were paid unseen: any that their payers can have paid, if that agrees with what the bank gave."""
    if -1 not in v.paid:
        return v.paid[:]
    for _ in range(TRIES):
        paid = v.paid[:]
        spent = vec[i64]([0] * (v.seats * CHECKS))
        for nth in range(len(paid)):
            if paid[nth] < 0:
                paid[nth] = dealer.pick_from(can_be(v, nth, spent))
            spent[v.paid_by[nth] * CHECKS + paid[nth]] += 1
        if agrees(v, paid):
            return paid
    paid = v.paid[:]
    found = search(v, paid, 0, vec[i64]([0] * (v.seats * CHECKS)), dealer)
    assert found, "what was paid unseen is always one of the possibilities"
    return paid


def can_be(v: View, nth: i64, spent: vec[i64]) -> vec[i64]:
    """How many checks of each value its payer can have paid as the n-th, having spent these before."""
    first: i64 = v.paid_by[nth] * CHECKS
    bag = v.most[nth * CHECKS : (nth + 1) * CHECKS]
    for check in range(CHECKS):
        bag[check] = max(bag[check] - spent[first + check], 0)
    return bag


def agrees(v: View, paid: vec[i64]) -> bool:
    """Whether the bank could give what it gave."""
    total = vec[i64]([0] * CHECKS)
    for nth in range(len(paid)):
        total[paid[nth]] += 1
        for check in range(CHECKS):
            if total[check] < v.least[nth * CHECKS + check]:
                return False
    return True


def search(v: View, paid: vec[i64], nth: i64, spent: vec[i64], dealer: Dealer) -> bool:
    """Fill in the payments from the n-th on, trying values in a random order, until the bank's gifts are explained."""
    if nth == len(paid):
        return True
    mine = v.paid[nth]
    bag = can_be(v, nth, spent) if mine < 0 else vec[i64]()
    while True:
        if mine >= 0:
            check = mine
        elif some(bag):
            check = dealer.pick_from(bag)
            bag[check] = 0
        else:
            return False
        paid[nth] = check
        spent[v.paid_by[nth] * CHECKS + check] += 1
        if still_possible(v, nth, spent) and search(v, paid, nth + 1, spent, dealer):
            return True
        spent[v.paid_by[nth] * CHECKS + check] -= 1
        paid[nth] = v.paid[nth]
        if mine >= 0:
            return False


def still_possible(v: View, nth: i64, spent: vec[i64]) -> bool:
    """Whether the payments after the n-th are enough for what the bank gave later."""
    total = vec[i64]([0] * CHECKS)
    for slot in range(len(spent)):
        total[slot % CHECKS] += spent[slot]
    free: i64 = 0
    for later in range(nth, len(v.paid)):
        if later > nth and v.paid[later] >= 0:
            total[v.paid[later]] += 1
        elif later > nth:
            free += 1
        missing: i64 = 0
        for check in range(CHECKS):
            missing += max(v.least[later * CHECKS + check] - total[check], 0)
        if missing > free:
            return False
    return True


def imagine_choices(v: View, s: State, dealer: Dealer) -> None:
    """Sealed choices: mine as I made it, the others' any they could have made."""
    for seat in range(v.seats):
        if seat == v.seat:
            s.chosen[seat] = v.my_choice
        elif v.said[seat] == q.DONE:
            if v.asks == q.INFLUENCE:
                s.chosen[seat] = dealer.below(min(PEOPLE, v.influence[seat] + 1))
            elif v.asks == q.CHIP:
                playable = [chip for chip in range(len(CHIPS)) if contests.has_street(s, chip)]
                s.chosen[seat] = playable[dealer.below(len(playable))]
            elif v.asks == q.SEAL and s.won[s.chips[seat]] < 0:
                imagine_sealed(s, seat, dealer)


def imagine_sealed(s: State, seat: Seat, dealer: Dealer) -> None:
    """A check to pay, or some checks for a sealed bid."""
    held: i64 = reckoning.count(s.hands, seat)
    if held == 0:
        return
    if contests.alone(s, seat):
        s.chosen[seat] = dealer.pick_from(hand(s, seat))
        return
    for _ in range(dealer.below(min(held, s.box.sealed_most) + 1)):
        checks.lay(s, seat, dealer.pick_from(hand(s, seat)), seat)


def unseal(s: State, seat: Seat) -> tuple[Seat, ...]:
    """Influence cards, chips and checks of the others are theirs again, and they are asked as in the beginning. Whose
    choice was sealed already."""
    if s.asks != q.INFLUENCE and s.asks != q.CHIP and s.asks != q.SEAL:
        return ()
    anew: list[int] = []
    for other in range(s.seats):
        if other == seat:
            continue
        said: i64 = s.said[other]
        if s.asks == q.INFLUENCE:
            influence.ask(s, other)
        elif s.asks == q.CHIP:
            chips.ask(s, other)
        else:
            checks.take_up(s, other)
            sealed.ask(s, other)
        if s.said[other] != said:
            anew.append(other)
    return tuple(anew)
