"""What a table answers when something cannot be done there."""

from typing import Any


class Refusal(Exception):
    """A mistake that a person or a program at the door can mend; ``key`` names its sentence in ``text.REFUSALS``."""

    def __init__(self, key: str, /, **values: Any) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values
