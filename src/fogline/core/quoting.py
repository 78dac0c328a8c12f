"""Somebody's own text or value, made fit to stand in a sentence."""

import unicodedata
from typing import Any, Final

LONGEST: Final = 60
"""Characters of somebody's own text that a sentence repeats."""


def short(value: Any) -> str:
    """The text itself, cut where it is long."""
    text = str(value)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def shown(value: Any) -> str:
    """A value as Python writes it, cut where it is long."""
    try:
        return short(repr(value))
    except (ValueError, RecursionError):  # numbers with thousands of digits, lists within lists within lists
        return type(value).__name__


def told(value: Any) -> str:
    """Any value as a sentence can print it."""
    try:
        return harmless(str(value))
    except ValueError:  # a number with thousands of digits
        return shown(value)


def is_control(character: str) -> bool:
    """Whether a character would do something to a terminal instead of being seen."""
    return character not in "\t\n" and unicodedata.category(character) in ("Cc", "Cs")


def harmless(text: str) -> str:
    """The text with a mark in place of each control character."""
    return text if text.isprintable() else "".join("�" if is_control(c) else c for c in text)
