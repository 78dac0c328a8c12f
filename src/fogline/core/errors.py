"""What can go wrong at the door, each a sentence for a person in their language."""

from typing import Any

from fogline.core.reason import Reason


class FoglineError(Exception):
    """A mistake that a person can mend. ``key`` names its sentence and ``values`` fill it."""

    def __init__(
        self, key: str, /, reasons: tuple[Reason, ...] = (), faults: tuple[Reason, ...] = (), **values: Any
    ) -> None:
        super().__init__(key, values)
        self.key = key
        self.reasons = reasons
        """Why, where the sentence asks for it."""
        self.faults = faults
        """All that is wrong, told as a list after the sentence."""
        self.values = values
        self.speaker: Any = None
        """Who can tell the reasons and faults, where they are a game's."""

    def __str__(self) -> str:
        from fogline.core.text import plain_english

        return plain_english(self)


class WrongValue(FoglineError):
    """A value of the wrong kind, or a seat that the table does not have."""


class WrongChance(FoglineError):
    """A script of chance that does not fit the game."""


class UnknownAction(FoglineError):
    """These words, this number or this value name no action of the game."""


class AmbiguousAction(FoglineError):
    """These words fit several actions."""


class IllegalAction(FoglineError):
    """A known action that cannot be done now."""


class NotTheLesson(FoglineError):
    """A legal action that is not what a lesson asks for now."""


class CannotUndo(FoglineError):
    """There is nothing to take back, or an information barrier lies before it."""


class RecordError(FoglineError):
    """A record that cannot be read or does not hold."""


class PositionError(FoglineError):
    """A position that cannot be."""


class BoxError(FoglineError):
    """A box that cannot be played with."""


class SetupError(FoglineError):
    """An unknown game, seat count, option or bot."""
