"""The small integers everybody shares: seats and actions."""

from typing import Final, TypeAlias

Seat: TypeAlias = int
NOBODY: Final = -1
"""The seat of a spectator, who sees what the public sees."""

ActionId: TypeAlias = int
"""An action's number in its box's table of actions."""
