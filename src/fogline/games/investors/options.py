"""The variants printed in the rulebook."""

from dataclasses import dataclass

from fogline.core.game import choice


@dataclass(frozen=True)
class Options:
    """Chapter 12."""

    negotiation: bool | str = choice(False, True, "prices")
    """12.1: whether contestants for an option chip may come to terms; 12.7: or even name prices."""
    bonuses: int | str = choice("shuffled", 3, 4, "chosen")
    """12.5: how many bonuses the players put among the twelve action cards; else all eighteen are shuffled.
    12.10: or the players choose the twelve, card by card."""
