"""Chapter 12: naming prices, the longer form of coming to terms about a chip."""

from typing import final

from mypy_extensions import i64

from fogline.core.choices import Choices
from fogline.core.dealer import Dealer
from fogline.core.ids import NOBODY, Seat
from fogline.core.reason import Reason, because
from fogline.games.investors import actions as a
from fogline.games.investors import events as e
from fogline.games.investors import questions as q
from fogline.games.investors.box import CHECKS
from fogline.games.investors.rules import checks, negotiation, reckoning
from fogline.games.investors.rules.chapter import Chapter
from fogline.games.investors.state import State


def legal_price(s: State, out: Choices) -> None:
    """12.7: any sum that one or two checks can make, or none."""
    for nth in range(len(s.box.prices)):
        out.add(s.box.first[a.PRICE] + nth)
    out.add(s.box.first[a.NO_PRICE])


def name(s: State, seat: Seat, price: i64, dealer: Dealer) -> None:
    """12.7: openly; 0 promises nothing."""
    s.price[seat] = price
    s.said[seat] = q.DONE
    if price > 0:
        dealer.say(e.PRICE_NAMED, seat, price)
    else:
        dealer.say(e.NO_PRICE, seat)
    s.asks = q.NEGOTIATE


def legal_counter(s: State, seat: Seat, out: Choices) -> None:
    """12.9: a price above what is offered, once for each chip."""
    if s.bargaining and s.said[seat] != q.COUNTERED:
        offered: i64 = s.shown[seat]
        for nth in range(len(s.box.prices)):
            if s.box.prices[nth] > offered:
                out.add(s.box.first[a.COUNTER] + nth)


def explain_counter(s: State, seat: Seat, price: int) -> list[Reason]:
    if not s.bargaining:
        return [because("no-prices", "12.7")]
    if s.said[seat] == q.COUNTERED:
        return [because("countered-before", "12.9")]
    offered = int(s.shown[seat])
    return [] if price > offered else [because("counter-too-low", "12.9", offered=offered)]


def counter(s: State, seat: Seat, price: i64, dealer: Dealer) -> None:
    """12.9: who made the offer is asked to meet the price."""
    s.price[seat] = price
    s.said[seat] = q.COUNTERED
    s.countering = seat
    dealer.say(e.COUNTERED, seat, price)
    s.turn = s.proposer
    s.asks = q.RAISE


def lacking(s: State) -> i64:
    """How much of the price is still missing, checks that are laid but not shown counted."""
    given: i64 = s.shown[s.countering] + reckoning.worth(s, s.laid, s.countering)
    return s.price[s.countering] - given


def legal_raise(s: State, seat: Seat, out: Choices) -> None:
    """12.9: checks more until the price is met, as far as the hand can meet it; or the offer is withdrawn."""
    if reckoning.count(s.laid, s.countering) == 0:
        out.add(s.box.first[a.LEAVE])
    lack: i64 = lacking(s)
    if lack <= 0:
        out.add(s.box.first[a.PROPOSE])
    elif reckoning.worth(s, s.hands, seat) >= lack:
        out.offer(s.box.first[a.GIVE] + s.countering * CHECKS, reckoning.kinds(s.hands, seat))


def explain_raise(s: State, seat: Seat, player: int, check: int) -> list[Reason]:
    if player != s.countering:
        return [because("other-named-price", "12.9", player=s.countering)]
    lack, hand = int(lacking(s)), int(reckoning.worth(s, s.hands, seat))
    if lack <= 0:
        return [because("price-is-met", "12.9")]
    if hand < lack:
        return [because("price-too-high", "12.9", lack=lack, hand=hand)]
    return [] if s.hands[seat * CHECKS + check] > 0 else [because("no-such-check", "4.2", check=check)]


def explain_meet(s: State) -> list[Reason]:
    lack = int(lacking(s))
    return [because("price-not-met", "12.9", lack=lack)] if lack > 0 else []


def explain_withdraw(s: State) -> list[Reason]:
    return [because("offer-begun", "12.2")] if reckoning.count(s.laid, s.countering) > 0 else []


def meet(s: State, seat: Seat, dealer: Dealer) -> None:
    """12.9: the checks added are laid out, and who named the price has accepted (12.8)."""
    player = s.countering
    dealer.show()
    given = reckoning.packed(s.laid, player)
    checks.show(s, seat, player)
    dealer.say(e.OFFERED, seat, player, s.shown[player], given)
    dealer.say(e.PRICE_MET, player, s.price[player])
    s.countering = NOBODY
    negotiation.ask_after(s, player, dealer)


def withdraw(s: State, seat: Seat, dealer: Dealer) -> None:
    """12.9: rather than meet the price, the offer is taken back."""
    dealer.say(e.WITHDRAWN, seat)
    s.countering = NOBODY
    negotiation.take_back(s)


@final
class Answer(Chapter):
    """12.2: one of the others accepts or refuses; 12.9: or names a price."""

    def legal(self, s: State, seat: i64, out: Choices) -> None:
        out.add(s.box.first[a.ACCEPT])
        out.add(s.box.first[a.REFUSE])
        legal_counter(s, seat, out)

    def play(self, s: State, seat: i64, verb: i64, nth: i64, dealer: Dealer) -> None:
        if verb == a.ACCEPT:
            negotiation.accept(s, seat, dealer)
        elif verb == a.REFUSE:
            negotiation.refuse(s, seat, dealer)
        else:
            counter(s, seat, s.box.prices[nth], dealer)


@final
class Price(Chapter):
    """12.7: one contestant names a price, or none."""

    def legal(self, s: State, seat: i64, out: Choices) -> None:
        legal_price(s, out)

    def play(self, s: State, seat: i64, verb: i64, nth: i64, dealer: Dealer) -> None:
        name(s, seat, s.box.prices[nth] if verb == a.PRICE else 0, dealer)


@final
class Raise(Chapter):
    """12.9: who made the offer meets the price, or withdraws."""

    def legal(self, s: State, seat: i64, out: Choices) -> None:
        legal_raise(s, seat, out)

    def play(self, s: State, seat: i64, verb: i64, nth: i64, dealer: Dealer) -> None:
        if verb == a.GIVE:
            negotiation.give(s, seat, nth // CHECKS, nth % CHECKS)
        elif verb == a.PROPOSE:
            meet(s, seat, dealer)
        else:
            withdraw(s, seat, dealer)
