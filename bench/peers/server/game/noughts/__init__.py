"""Noughts and crosses: the smallest game that Fogline's server can be measured with, registered as any other is."""

from .rules import GAME

__all__ = ["GAME"]
