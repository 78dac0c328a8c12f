"""A mistake of the person at the keyboard, as a sentence of the command line."""

from typing import Any


class Mistake(Exception):
    """Ends the command with one sentence on standard error."""

    def __init__(self, key: str, /, code: int = 2, hint: str = "", **values: Any) -> None:
        super().__init__(key, values)
        self.key = key
        """Which sentence of ``text.MISTAKES``."""
        self.code = code
        """2 for usage and bad input, 1 for what failed."""
        self.hint = hint
        """The command whose help tells more."""
        self.values = values
