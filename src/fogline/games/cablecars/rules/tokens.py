"""Chapter 5: tourist tokens."""

from mypy_extensions import i64

from fogline.core.choices import Choices
from fogline.core.dealer import Dealer
from fogline.core.reason import Reason, because
from fogline.games.cablecars import actions as a
from fogline.games.cablecars import events as e
from fogline.games.cablecars.questions import CHOOSING_TOKEN
from fogline.games.cablecars.rules import end
from fogline.games.cablecars.rules.stacks import can_take, stack_at
from fogline.games.cablecars.state import State
from fogline.parts.bits import BIT, size


def arrive(s: State, seat: i64, dealer: Dealer) -> None:
    """5.1: a token at an end just linked is taken, wanted or not. 5.2: where both ends offer one, one is chosen."""
    end_a: i64 = s.box.end_a[s.pending]
    end_b: i64 = s.box.end_b[s.pending]
    at_a, at_b = can_take(s, seat, end_a), can_take(s, seat, end_b)
    if at_a and at_b:
        s.asks = CHOOSING_TOKEN
        return
    if at_a:
        collect(s, seat, end_a, dealer)
    elif at_b:
        collect(s, seat, end_b, dealer)
    s.pending = -1
    end.finish_turn(s, seat, dealer)


def legal(s: State, out: Choices) -> None:
    out.offer(s.box.first[a.TOKEN], BIT[s.box.end_a[s.pending]] | BIT[s.box.end_b[s.pending]])


def explain(s: State, spot: int) -> list[Reason]:
    if spot in (s.box.end_a[s.pending], s.box.end_b[s.pending]):
        return []
    return [because("token-elsewhere", "5.2", location=spot)]


def choose(s: State, seat: i64, spot: i64, dealer: Dealer) -> None:
    collect(s, seat, spot, dealer)
    s.pending = -1
    end.finish_turn(s, seat, dealer)


def collect(s: State, seat: i64, spot: i64, dealer: Dealer) -> None:
    """5.4: the token goes in front of the player, for all to see."""
    symbol = stack_at(s, spot)
    s.left, s.tokens = s.left[:], s.tokens[:]  # copies may share the others
    s.left[symbol] -= 1
    s.tokens[seat] |= BIT[symbol]
    dealer.say(e.TOKEN_TAKEN, seat, symbol, spot, size(s.tokens[seat]))
