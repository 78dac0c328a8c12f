"""The variants that the rulebook prints."""

from dataclasses import dataclass

from fogline.core.game import choice


@dataclass(frozen=True)
class Options:
    sides: str = choice("random", "chosen")
    """1.2: whether chance or the starting player decides which side of a plot card is up."""
    committee: str = choice("normal", "hard")
    """9.1: how hard the Committee of Fifty plays; only for solo games."""
