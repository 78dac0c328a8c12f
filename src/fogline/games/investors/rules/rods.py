"""Chapter 9: the action cards that let somebody lay, move, exchange or replace rods."""

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.core.ids import Seat
from fogline.core.reason import Reason, because
from fogline.games.investors import actions as a
from fogline.games.investors import events as e
from fogline.games.investors import questions as q
from fogline.games.investors.box import EMPTY, EXCHANGE, MOVE, REPLACE, TWO_RODS, WHITE
from fogline.games.investors.rules import investing, majority
from fogline.games.investors.state import State


def useful(s: State) -> bool:
    """8.5: whether the action card in use lets anybody do anything."""
    kind: i64 = s.box.card_kind[s.card]
    if kind == REPLACE:
        return any([owner != EMPTY and owner != WHITE for owner in s.rods])
    if kind == MOVE:
        return any([can_move(s, street) for street in range(s.box.streets)])
    if kind == EXCHANGE:
        return len({owner for owner in s.rods if owner != EMPTY and owner != WHITE}) > 1
    return EMPTY in s.rods


def go_on(s: State, dealer: Dealer) -> None:
    """8.4: the winner may use the card; 8.6: one who cannot has paid for nothing."""
    if not s.queue:
        s.asks = q.CARD_DONE
        return
    s.turn = s.queue.pop(0)
    kind: i64 = s.box.card_kind[s.card]
    if kind == REPLACE and not any([can_replace(s, s.turn, street) for street in range(s.box.streets)]):
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


def coloured(s: State, street: i64) -> bool:
    """Whether a player's rod lies there."""
    return s.rods[street] != EMPTY and s.rods[street] != WHITE


def can_move(s: State, street: i64) -> bool:
    """9.3: the next street in some direction must be empty."""
    return coloured(s, street) and any([s.rods[way[0]] == EMPTY for way in s.box.slides[street]])


def can_replace(s: State, seat: Seat, street: i64) -> bool:
    """9.6: another player's rod."""
    return coloured(s, street) and s.rods[street] != seat


def together(s: State, street: i64) -> bool:
    """9.1: whether a street lies at a district where the first of two rods was laid."""
    tiles = (s.box.side_a[s.first_rod], s.box.side_b[s.first_rod])
    one, two = s.box.side_a[street], s.box.side_b[street]
    return (one >= 0 and one in tiles) or (two >= 0 and two in tiles)


def reached(s: State) -> list[int]:
    """9.3: where the chosen rod can go: one or two streets on in a straight line, none of them taken."""
    found: list[int] = []
    for way in s.box.slides[s.pending]:
        for street in way:
            if s.rods[street] != EMPTY:
                break
            found.append(street)
    found.sort()
    return found


def ask_second(s: State) -> None:
    """9.2: the second rod is asked for where there is a rod for it and a street."""
    room = any([s.rods[street] == EMPTY and together(s, street) for street in range(s.box.streets)])
    rod = s.stock[s.turn] > 0 or any([investing.can_lift(s, s.turn, street) for street in range(s.box.streets)])
    s.asks = q.SECOND_ROD if room and rod else q.CARD_DONE


def legal(s: State, seat: Seat, out: list[int]) -> None:
    """What the winner can do with the card. 8.6: or leave it unused, or its rest."""
    lay = s.box.first[a.LAY]
    rod = s.box.first[a.ROD]
    asks: i64 = s.asks
    if asks == q.MOVE_TO:
        out.extend([lay + street for street in reached(s)])
        return
    for street in range(s.box.streets):
        if asks == q.TWO_RODS or asks == q.ANY_STREET:
            if s.rods[street] == EMPTY:
                out.append(lay + street)
        elif asks == q.SECOND_ROD:
            if s.rods[street] == EMPTY and together(s, street):
                out.append(lay + street)
        elif asks == q.MOVE:
            if can_move(s, street):
                out.append(rod + street)
        elif asks == q.EXCHANGE:
            if coloured(s, street):
                out.append(rod + street)
        elif asks == q.EXCHANGE_WITH:
            if coloured(s, street) and s.rods[street] != s.rods[s.pending]:
                out.append(rod + street)
        elif can_replace(s, seat, street):
            out.append(rod + street)
    if asks != q.EXCHANGE_WITH:
        out.append(s.box.first[a.LEAVE])


def explain_lay(s: State, street: int) -> list[Reason]:
    reasons = investing.explain_empty(s, street)
    if s.asks == q.SECOND_ROD and not together(s, street):
        reasons.append(because("not-together", "9.1"))
    if s.asks == q.MOVE_TO and not reasons and street not in reached(s):
        reasons.append(because("too-far", "9.3"))
    return reasons


def explain_rod(s: State, seat: Seat, street: int) -> list[Reason]:
    """9.4, 9.5, 9.6: which rods can be chosen."""
    if s.rods[street] == EMPTY:
        return [because("no-rod", "9.4")]
    if s.rods[street] == WHITE:
        return [because("white-rod", "6.4")]
    if s.asks == q.MOVE and not can_move(s, street):
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
    majority.settle(s, seat, [to], dealer)
    s.asks = q.CARD_DONE


def exchange(s: State, seat: Seat, street: i64, to: i64, dealer: Dealer) -> None:
    """9.4: two rods of different players change places."""
    owner, other = s.rods[street], s.rods[to]
    s.rods[street] = other
    s.rods[to] = owner
    s.pending = -1
    dealer.say(e.EXCHANGED, seat, owner, street, other, to)
    majority.settle(s, seat, [street, to], dealer)
    s.asks = q.CARD_DONE


def leave(s: State, seat: Seat, dealer: Dealer) -> None:
    """8.6: the card may be left unused, or only one of two rods laid."""
    dealer.say(e.LEFT_UNUSED, seat)
    s.asks = q.CARD_DONE
