"""Chapter 4, contracts: taking them, returning them together, and the token that returns them (8.8)."""

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.core.reason import Reason, because
from fogline.games.skyline import events as e
from fogline.games.skyline.rules.columns import all_hold_one
from fogline.games.skyline.state import State


def take(s: State, seat: i64, column: i64, dealer: Dealer) -> None:
    """4.3: one contract, however many cards; there are always enough."""
    s.contracts[seat] += 1
    dealer.say(e.FINALIZED, seat, column, len(s.tray), s.contracts[seat])
    return_together(s, dealer)


def return_together(s: State, dealer: Dealer) -> None:
    """4.4: when nobody is without a contract, everybody returns one. Somebody had none before, so once is enough."""
    if all_hold_one(s):
        for seat in range(s.seats):
            s.contracts[seat] -= 1
        dealer.say(e.ALL_RETURN)


def explain(s: State, seat: i64, contracts: int) -> list[Reason]:
    if s.contract_tokens[seat] == 0:
        return [because("no-contract-token", "8.8")]
    if contracts > s.contracts[seat]:
        return [because("too-few-contracts", "8.8", contracts=contracts, have=s.contracts[seat])]
    return []


def spend(s: State, seat: i64, contracts: i64, dealer: Dealer) -> None:
    """8.8: the contracts are returned, the token leaves the game."""
    s.contracts[seat] -= contracts
    s.contract_tokens[seat] -= 1
    s.contract_tokens_used += 1
    dealer.say(e.RETURNED, seat, contracts, s.contracts[seat])
