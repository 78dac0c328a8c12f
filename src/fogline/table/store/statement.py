"""What is asked of a store that speaks SQL."""

from collections.abc import Sequence
from typing import Any, NamedTuple

Row = tuple[Any, ...]


class Statement(NamedTuple):
    sql: str
    values: Sequence[Any] = ()
    rows: int | None = None
    """How many rows it must change; any other number is a conflict."""
