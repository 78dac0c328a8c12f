"""The fog: the only door from State to View, and back to a state that a seat could be in."""

from typing import Final

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.core.ids import Seat
from fogline.games.investors import questions as q
from fogline.games.investors.box import CHECKS, CHIPS, PEOPLE
from fogline.games.investors.rules import checks, chips, sealed
from fogline.games.investors.rules.turn import waiting
from fogline.games.investors.state import State
from fogline.games.investors.view import View

TRIES: Final = 40
"""How often unseen payments are dealt anew before they are looked for one by one."""


def view(s: State, seat: Seat) -> View:
    """What this seat may know. What is not listed here, nobody sees."""
    mine = 0 <= seat < s.seats
    return View(
        box=s.box,
        seats=s.seats,
        seat=seat,
        negotiation=s.negotiation,
        layout=s.layout,
        reach=s.reach,
        start=s.start,
        turn=s.turn,
        asks=s.asks,
        waiting=waiting(s),
        calls=s.calls.copy(),
        discards=s.discards.copy(),
        call=s.call,
        cards=s.cards.copy(),
        bonuses_left=s.bonuses_left,
        played=s.played.copy(),
        card=s.card,
        promised=s.promised.copy(),
        rods=s.rods.copy(),
        stock=s.stock.copy(),
        influence=s.influence.copy(),
        prestige=s.prestige.copy(),
        builder=s.builder.copy(),
        built_year=s.built_year.copy(),
        extra=s.extra.copy(),
        rebuilt=s.rebuilt,
        hand=s.hands[seat * CHECKS : (seat + 1) * CHECKS] if mine else [0] * CHECKS,
        laid=laid_by(s, seat),
        held=[int(checks.count(s.pool, i)) - s.paid_by.count(i) for i in range(s.seats)],
        front=s.front.copy(),
        bank_size=int(checks.in_bank(s)),
        pool=s.pool.copy(),
        paid_by=s.paid_by.copy(),
        paid=[check if by == seat else -1 for check, by in zip(s.paid, s.paid_by, strict=True)],
        most=s.most.copy(),
        least=s.least.copy(),
        my_choice=s.chosen[seat] if mine else -1,
        said=s.said.copy(),
        chips=s.chips.copy(),
        won=s.won.copy(),
        queue=s.queue.copy(),
        contest=s.contest,
        proposer=s.proposer,
        pending=s.pending,
        first_rod=s.first_rod,
        limits=s.limits.copy(),
        lifted=s.lifted,
        idle=s.idle,
        ended_by=s.ended_by,
    )


def laid_by(s: State, seat: Seat) -> list[int]:
    """The checks this seat has laid unseen: an offer at the places of the others, else at its own."""
    if s.asks == q.OFFER and seat == s.turn:
        return s.laid.copy()
    found = [0] * len(s.laid)
    if s.asks != q.OFFER and 0 <= seat < s.seats:
        found[seat * CHECKS : (seat + 1) * CHECKS] = s.laid[seat * CHECKS : (seat + 1) * CHECKS]
    return found


def imagine(v: View, dealer: Dealer) -> State:
    """A state that looks like this to its seat: what it cannot see is dealt anew."""
    paid = imagine_paid(v, dealer)
    s = State(
        box=v.box,
        seats=v.seats,
        negotiation=v.negotiation,
        layout=v.layout,
        reach=v.reach,
        start=v.start,
        turn=v.turn,
        asks=v.asks,
        calls=v.calls.copy(),
        discards=v.discards.copy(),
        call=v.call,
        cards=v.cards.copy(),
        bonuses_left=v.bonuses_left,
        played=v.played.copy(),
        card=v.card,
        promised=v.promised.copy(),
        rods=v.rods.copy(),
        stock=v.stock.copy(),
        influence=v.influence.copy(),
        prestige=v.prestige.copy(),
        builder=v.builder.copy(),
        built_year=v.built_year.copy(),
        extra=v.extra.copy(),
        rebuilt=v.rebuilt,
        hands=v.pool.copy(),
        laid=v.laid.copy(),
        front=v.front.copy(),
        bank=[0] * CHECKS,
        pool=v.pool.copy(),
        paid_by=v.paid_by.copy(),
        paid=paid,
        most=v.most.copy(),
        least=v.least.copy(),
        chosen=[-1] * v.seats,
        said=v.said.copy(),
        chips=v.chips.copy(),
        won=v.won.copy(),
        queue=v.queue.copy(),
        contest=v.contest,
        proposer=v.proposer,
        pending=v.pending,
        first_rod=v.first_rod,
        limits=v.limits.copy(),
        lifted=v.lifted,
        idle=v.idle,
        ended_by=v.ended_by,
    )
    deal_checks(v, s)
    imagine_choices(v, s, dealer)
    return s


def deal_checks(v: View, s: State) -> None:
    """Hands and bank follow from what was paid unseen; mine I know."""
    for check in range(CHECKS):
        s.bank[check] = checks.known_in_bank(s, check)
    for nth in range(len(s.paid)):
        s.hands[s.paid_by[nth] * CHECKS + s.paid[nth]] -= 1
        s.bank[s.paid[nth]] += 1
    if v.seat >= 0:
        s.hands[v.seat * CHECKS : (v.seat + 1) * CHECKS] = v.hand


def imagine_paid(v: View, dealer: Dealer) -> list[int]:
    """The checks that were paid unseen: any that their payers can have paid, if that agrees with what the bank gave."""
    if -1 not in v.paid:
        return v.paid.copy()
    for _ in range(TRIES):
        paid = v.paid.copy()
        spent = [0] * (v.seats * CHECKS)
        for nth in range(len(paid)):
            if paid[nth] < 0:
                paid[nth] = dealer.pick(can_be(v, nth, spent))
            spent[v.paid_by[nth] * CHECKS + paid[nth]] += 1
        if agrees(v, paid):
            return paid
    paid = v.paid.copy()
    found = search(v, paid, 0, [0] * (v.seats * CHECKS), dealer)
    assert found, "what was paid unseen is always one of the possibilities"
    return paid


def can_be(v: View, nth: int, spent: list[int]) -> list[int]:
    """How many checks of each value its payer can have paid as the n-th, having spent these before."""
    payer = v.paid_by[nth] * CHECKS
    return [max(v.most[nth * CHECKS + check] - spent[payer + check], 0) for check in range(CHECKS)]


def agrees(v: View, paid: list[int]) -> bool:
    """Whether the bank could give what it gave."""
    total = [0] * CHECKS
    for nth in range(len(paid)):
        total[paid[nth]] += 1
        for check in range(CHECKS):
            if total[check] < v.least[nth * CHECKS + check]:
                return False
    return True


def search(v: View, paid: list[int], nth: int, spent: list[int], dealer: Dealer) -> bool:
    """Fill in the payments from the n-th on, trying values in a random order, until the bank's gifts are explained."""
    if nth == len(paid):
        return True
    mine = v.paid[nth]
    bag = can_be(v, nth, spent) if mine < 0 else [0] * CHECKS
    while True:
        if mine >= 0:
            check = mine
        elif any([n > 0 for n in bag]):
            check = int(dealer.pick(bag))
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


def still_possible(v: View, nth: int, spent: list[int]) -> bool:
    """Whether the payments after the n-th are enough for what the bank gave later."""
    total = [sum([spent[seat * CHECKS + check] for seat in range(v.seats)]) for check in range(CHECKS)]
    for later in range(nth, len(v.paid)):
        if later > nth and v.paid[later] >= 0:
            total[v.paid[later]] += 1
        free = v.paid[nth + 1 : later + 1].count(-1)
        missing = 0
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
                playable = [chip for chip in range(len(CHIPS)) if chips.has_street(s, chip)]
                s.chosen[seat] = playable[dealer.below(len(playable))]
            elif v.asks == q.SEAL and s.won[s.chips[seat]] < 0:
                imagine_sealed(s, seat, dealer)


def imagine_sealed(s: State, seat: Seat, dealer: Dealer) -> None:
    """A check to pay, or some checks for a sealed bid."""
    held: i64 = checks.count(s.hands, seat)
    if held == 0:
        return
    if sealed.alone(s, seat):
        s.chosen[seat] = dealer.pick(s.hands[seat * CHECKS : (seat + 1) * CHECKS])
        return
    for _ in range(dealer.below(min(held, s.box.sealed_most) + 1)):
        checks.lay(s, seat, dealer.pick(s.hands[seat * CHECKS : (seat + 1) * CHECKS]), seat)
