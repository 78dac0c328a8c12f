"""Speakers that remember what they have said: the same sentence is asked for at every scene."""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final

from fogline.core.event import Event
from fogline.core.registry import find_game
from fogline.core.result import Line
from fogline.core.text import Speaker, Words

MOST: Final = 5000
"""Sentences remembered by one voice."""
MOST_VOICES: Final = 500


class Voice(Speaker):
    """A Speaker for one table in one language. What it says depends on its data only, so it may be remembered."""

    def __init__(self, lang: str, words: Words, box: Any, players: Sequence[str]) -> None:
        super().__init__(lang, words, box, players)
        self._said: dict[Any, str] = {}

    def _remember(self, key: Any, text: str) -> str:
        if len(self._said) >= MOST:
            self._said.clear()
        self._said[key] = text
        return text

    def event(self, event: Event) -> str:
        key = (event.key, *event.args.values())
        return self._said.get(key) or self._remember(key, super().event(event))

    def action(self, action: Any) -> str:
        # By its words: an action's own hash may leave some of its fields out.
        key = ("", action.words)
        return self._said.get(key) or self._remember(key, super().action(action))

    def line(self, line: Line) -> str:
        try:
            key = (0, line.key, *line.args.values())
            return self._said.get(key) or self._remember(key, super().line(line))
        except TypeError:
            return super().line(line)


_voices: OrderedDict[tuple[str, str, tuple[str, ...], str], Voice] = OrderedDict()


def voice_for(game: str, box: Any, players: tuple[str, ...], lang: str) -> Voice:
    """Who tells things at a table of this game, with this box and these people."""
    key = (game, box.hash if box else "", players, lang)
    if key not in _voices:
        _voices[key] = Voice(lang, find_game(game).words, box, players)
        if len(_voices) > MOST_VOICES:
            _voices.popitem(last=False)
    _voices.move_to_end(key)
    return _voices[key]
