"""Chapter 4, contracts: taking them, returning them together, and the token that returns them (8.8)."""

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.core.ids import Seat
from fogline.core.reason import Reason, because
from fogline.games.skyline import actions as a
from fogline.games.skyline import events as e
from fogline.games.skyline.state import State


def take(s: State, seat: Seat, column: i64, dealer: Dealer) -> None:
    """4.3: one contract, however many cards; there are always enough."""
    s.contracts[seat] += 1
    dealer.say(e.FINALIZED, seat, column, len(s.tray), s.contracts[seat])
    return_together(s, dealer)


def return_together(s: State, dealer: Dealer) -> None:
    """4.4: when nobody is without a contract, everybody returns one. Somebody had none before, so once is enough."""
    for held in s.contracts:
        if held == 0:
            return
    for seat in range(s.seats):
        s.contracts[seat] -= 1
    dealer.say(e.ALL_RETURN)


def can_return(s: State, seat: Seat) -> bool:
    return s.contract_tokens[seat] > 0 and s.contracts[seat] > 0


def legal(s: State, seat: Seat, out: list[int]) -> None:
    """8.8: at any question of one's own turn, one contract or as many as the token allows."""
    if s.contract_tokens[seat] > 0:
        for n in range(min(s.contracts[seat], s.box.returned)):
            out.append(s.box.first[a.RETURN] + n)


def explain(s: State, seat: Seat, contracts: int) -> list[Reason]:
    if s.contract_tokens[seat] == 0:
        return [because("no-contract-token", "8.8")]
    if contracts > s.contracts[seat]:
        return [because("too-few-contracts", "8.8", contracts=contracts, have=s.contracts[seat])]
    return []


def spend(s: State, seat: Seat, contracts: i64, dealer: Dealer) -> None:
    """8.8: the contracts are returned, the token leaves the game."""
    s.contracts[seat] -= contracts
    s.contract_tokens[seat] -= 1
    s.contract_tokens_used += 1
    dealer.say(e.RETURNED, seat, contracts, s.contracts[seat])
