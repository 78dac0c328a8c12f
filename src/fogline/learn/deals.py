"""Deals by name: whoever plays a deal of the same name meets the same chance, on every machine.

Each turn has a dealer of its own, so that what chance answers depends on the deal and on how many turns were played
before, and on nothing else: taking back and trying again changes nothing.
"""

from hashlib import sha256

from fogline.core.dealer import Dealer


def number(deal: str, turn: int) -> int:
    """The seed of the one who deals in this turn; turn 0 is the set-up."""
    return int(sha256(f"fogline deal {deal} {turn}".encode()).hexdigest()[:24], 16)


def dealer(deal: str, turn: int) -> Dealer:
    """Who deals in this turn."""
    return Dealer(number(deal, turn))
