"""The variants that the rulebook prints."""

from dataclasses import dataclass

from fogline.core.game import choice


@dataclass(frozen=True)
class Options:
    sides: str = choice("random", "chosen")
    """1.2: whether chance or the starting player decides which side of a plot card is up."""
    committee: str = choice("normal", "hard")
    """9.1: how hard the Committee of Fifty plays; only for solo games."""

    def hard(self, seats: int) -> int:
        """9.1: 1 when the Committee plays hard, else 0; only who plays alone meets it."""
        return int(seats == 1 and self.committee == "hard")
