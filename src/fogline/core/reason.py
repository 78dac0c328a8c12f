"""Why something cannot be done, as data."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Reason:
    """A reason a person can be told: its key, the number of the rule it comes from, and the figures."""

    key: str
    rule: str = ""
    args: Mapping[str, Any] = field(default_factory=dict)


def because(key: str, rule: str = "", **args: Any) -> Reason:
    """A Reason written as a sentence: ``because("too-few-cars", "C.4", need=5, have=4)``."""
    return Reason(key, rule, args)
