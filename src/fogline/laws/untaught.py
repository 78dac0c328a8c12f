"""Nets that have learned nothing: weights by chance, for laws and for comparing the two builds."""

from pathlib import Path
from typing import Any

from fogline.bots import weights
from fogline.core.dealer import Dealer
from fogline.core.game import AnyGame

HIDDEN, MIDDLE = 12, 8


def untaught(game: AnyGame, box: Any, seats: int, seed: int = 1) -> tuple[dict[str, Any], list[int]]:
    """The header and the weights of such a net."""
    dice = Dealer(seed, quiet=True)
    columns: list[list[int]] = []
    for nth, (_, bits) in enumerate(weights.layout(game, box, seats)):
        usual = int(dice.below(1 << min(bits, 30))) if bits else 0
        columns.append([bits, usual, 0, 0] if bits else [0, nth % 3 - 1, 5, nth % 6])
    outputs = 3 if seats > 2 else 2
    rows = sum(bits or most for bits, _, most, _ in columns)
    count = HIDDEN * (1 + rows) + MIDDLE * (1 + HIDDEN) + outputs * (1 + MIDDLE)
    header = {"hidden": HIDDEN, "middle": MIDDLE, "scale": 7.5, "columns": columns, "outputs": outputs}
    numbers = [int(dice.below(601)) - 300 for _ in range(count)]
    return {**weights.about(game, box, seats), **header}, numbers


def write(game: AnyGame, box: Any, seats: int, folder: Path, other: dict[str, Any] | None = None) -> Path:
    """Such a net in a file where it is looked for; ``other`` are entries of its header that are wrong."""
    header, numbers = untaught(game, box, seats)
    file = folder / f"{game.name}-{seats}.net"
    weights.write(file, {**header, **(other or {})}, numbers)
    return file
