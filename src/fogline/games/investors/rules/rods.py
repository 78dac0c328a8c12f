"""Chapter 9: the action cards that let somebody lay, move, exchange or replace rods."""

from typing import final

from mypy_extensions import i64

from fogline.core.choices import Choices
from fogline.core.dealer import Dealer
from fogline.core.ids import Seat
from fogline.core.reason import Reason, because
from fogline.games.investors import actions as a
from fogline.games.investors import events as e
from fogline.games.investors import questions as q
from fogline.games.investors.box import EMPTY, EXCHANGE, MOVE, REPLACE, TWO_RODS, WHITE
from fogline.games.investors.rules import investing, rebuilding, streets
from fogline.games.investors.rules.chapter import Chapter
from fogline.games.investors.state import State


def useful(s: State) -> bool:
    """8.5: whether the action card in use lets anybody do anything."""
    kind: i64 = s.box.card_kind[s.card]
    if kind == MOVE:
        return streets.some_can_move(s)
    if kind == REPLACE or kind == EXCHANGE:
        return streets.owners(s) > (1 if kind == EXCHANGE else 0)
    return EMPTY in s.rods


def go_on(s: State, dealer: Dealer) -> None:
    """8.4: the winner may use the card; 8.6: one who cannot has paid for nothing."""
    if not s.queue:
        s.asks = q.CARD_DONE
        return
    s.turn = s.queue.pop(0)
    kind: i64 = s.box.card_kind[s.card]
    if kind == REPLACE and streets.owners(s) == (1 if s.turn in s.rods else 0):
        dealer.say(e.LEFT_UNUSED, s.turn)
        s.asks = q.CARD_DONE
    elif kind == TWO_RODS:
        s.asks = q.TWO_RODS
    elif kind == MOVE:
        s.asks = q.MOVE
    elif kind == EXCHANGE:
        s.asks = q.EXCHANGE
    elif kind == REPLACE:
        s.asks = q.REPLACE
    else:
        s.asks = q.ANY_STREET


def ask_second(s: State) -> None:
    """9.2: the second rod is asked for where there is a rod for it and a street."""
    rod = s.stock[s.turn] > 0 or streets.laid(s, s.turn) > 1  # the first of the two lies there as well
    s.asks = q.SECOND_ROD if rod and streets.some_together(s) else q.CARD_DONE


def legal(s: State, seat: Seat, out: Choices) -> None:
    """What the winner can do with the card. 8.6: or leave it unused, or its rest."""
    lay = s.box.first[a.LAY]
    rod = s.box.first[a.ROD]
    asks: i64 = s.asks
    if asks == q.MOVE_TO:
        for street in streets.reached(s, s.pending):
            out.add(lay + street)
        return
    for street in range(s.box.streets):
        if asks == q.TWO_RODS or asks == q.ANY_STREET:
            if s.rods[street] == EMPTY:
                out.add(lay + street)
        elif asks == q.SECOND_ROD:
            if s.rods[street] == EMPTY and streets.together(s, street):
                out.add(lay + street)
        elif asks == q.MOVE:
            if streets.can_move(s, street):
                out.add(rod + street)
        elif asks == q.EXCHANGE:
            if streets.coloured(s, street):
                out.add(rod + street)
        elif asks == q.EXCHANGE_WITH:
            if streets.coloured(s, street) and s.rods[street] != s.rods[s.pending]:
                out.add(rod + street)
        elif streets.can_replace(s, seat, street):
            out.add(rod + street)
    if asks != q.EXCHANGE_WITH:
        out.add(s.box.first[a.LEAVE])


def explain_lay(s: State, street: int) -> list[Reason]:
    reasons = streets.explain_empty(s, street)
    if s.asks == q.SECOND_ROD and not streets.together(s, street):
        reasons.append(because("not-together", "9.1"))
    if s.asks == q.MOVE_TO and not reasons and street not in streets.reached(s, s.pending):
        reasons.append(because("too-far", "9.3"))
    return reasons


def explain_rod(s: State, seat: Seat, street: int) -> list[Reason]:
    """9.4, 9.5, 9.6: which rods can be chosen."""
    if s.rods[street] == EMPTY:
        return [because("no-rod", "9.4")]
    if s.rods[street] == WHITE:
        return [because("white-rod", "6.4")]
    if s.asks == q.MOVE and not streets.can_move(s, street):
        return [because("cannot-move", "9.3")]
    if s.asks == q.EXCHANGE_WITH and s.rods[street] == s.rods[s.pending]:
        return [because("same-owner", "9.4")]
    if s.asks == q.REPLACE and s.rods[street] == seat:
        return [because("own-rod", "9.6")]
    return []


def explain_leave(s: State) -> list[Reason]:
    """A rod in the hand must go somewhere."""
    return [because("rod-chosen", "9.4")] if s.asks in (q.EXCHANGE_WITH, q.MOVE_TO) else []


def lay(s: State, seat: Seat, street: i64, dealer: Dealer) -> None:
    """9.1 and 9.5: a rod is laid; or a chosen one is moved here."""
    if s.asks == q.MOVE_TO:
        move(s, seat, s.pending, street, dealer)
    else:
        investing.bring(s, seat, street, dealer)


def choose(s: State, seat: Seat, street: i64, dealer: Dealer) -> None:
    """A rod is chosen: to be replaced, to be exchanged with the one chosen before, or for the next question."""
    if s.asks == q.REPLACE:
        investing.bring(s, seat, street, dealer)
    elif s.asks == q.EXCHANGE_WITH:
        exchange(s, seat, s.pending, street, dealer)
    else:
        s.pending = street
        s.asks = q.MOVE_TO if s.asks == q.MOVE else q.EXCHANGE_WITH


def move(s: State, seat: Seat, street: i64, to: i64, dealer: Dealer) -> None:
    """9.3: any player's rod moves, whoever won the card."""
    owner = s.rods[street]
    s.rods[street] = EMPTY
    s.rods[to] = owner
    s.pending = -1
    dealer.say(e.MOVED, seat, owner, street, to)
    rebuilding.settle(s, seat, [to], dealer)
    s.asks = q.CARD_DONE


def exchange(s: State, seat: Seat, street: i64, to: i64, dealer: Dealer) -> None:
    """9.4: two rods of different players change places."""
    owner, other = s.rods[street], s.rods[to]
    s.rods[street] = other
    s.rods[to] = owner
    s.pending = -1
    dealer.say(e.EXCHANGED, seat, owner, street, other, to)
    rebuilding.settle(s, seat, [street, to], dealer)
    s.asks = q.CARD_DONE


def leave(s: State, seat: Seat, dealer: Dealer) -> None:
    """8.6: the card may be left unused, or only one of two rods laid."""
    dealer.say(e.LEFT_UNUSED, seat)
    s.asks = q.CARD_DONE


@final
class UseCard(Chapter):
    """8.4: the winner lays, moves, exchanges or replaces rods as the card says."""

    def legal(self, s: State, seat: i64, out: Choices) -> None:
        legal(s, seat, out)

    def play(self, s: State, seat: i64, verb: i64, nth: i64, dealer: Dealer) -> None:
        if verb == a.LAY:
            lay(s, seat, nth, dealer)
        elif verb == a.ROD:
            choose(s, seat, nth, dealer)
        else:
            leave(s, seat, dealer)
