"""Speakers that remember what they have said: the same sentence is asked for at every scene."""

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any, Final

from fogline.core.event import Event
from fogline.core.ids import ActionId
from fogline.core.protocols import AnyBox
from fogline.core.reason import Reason
from fogline.core.registry import find_game
from fogline.core.result import Line
from fogline.core.text import Category, Plural, Sentence, Speaker, Words
from fogline.table.codec import plain
from fogline.table.scene_types import Option, Share, Story

MOST: Final = 5000
"""Sentences remembered by one speaker."""
MOST_OPTIONS: Final = 500
MOST_SPEAKERS: Final = 500


class CachedSpeaker(Speaker):
    """A Speaker for one table in one language. What it says depends on its data only, so it may be remembered."""

    def __init__(self, lang: str, words: Words, box: AnyBox | None, players: Sequence[str]) -> None:
        super().__init__(lang, words, box, players)
        self._said: dict[Any, str] = {}
        self._options: dict[ActionId, Option] = {}
        self._stories: dict[Any, Story] = {}
        self._shares: dict[Any, Share] = {}

    def _remember(self, key: Any, text: str) -> str:
        if len(self._said) >= MOST:
            self._said.clear()
        self._said[key] = text
        return text

    def tell(self, sentence: Sentence, args: Mapping[str, Any] | None = None) -> str:
        if args or isinstance(sentence, Plural):
            return super().tell(sentence, args)
        key = (2, sentence)
        return self._said.get(key) or self._remember(key, super().tell(sentence))

    def event(self, event: Event) -> str:
        key = (event.key, *event.args.values())
        return self._said.get(key) or self._remember(key, super().event(event))

    def action(self, action: Any) -> str:
        # By its words: an action's own hash may leave some of its fields out.
        key = ("", action.words)
        return self._said.get(key) or self._remember(key, super().action(action))

    def reason(self, reason: Reason) -> str:
        if reason.args:
            return super().reason(reason)
        key = (3, reason.key, reason.rule)
        return self._said.get(key) or self._remember(key, super().reason(reason))

    def option(self, action: ActionId) -> Option:
        """An action as somebody may choose it. It is shared by all scenes: copy it to change it."""
        if action not in self._options:
            if len(self._options) >= MOST_OPTIONS:
                self._options.clear()
            assert self.box is not None
            value = self.box.actions[action]
            args = {f.name: plain(getattr(value, f.name)) for f in fields(value) if f.name != "words"}
            kind, label = type(value).__name__, self.action(value)
            self._options[action] = Option(id=action, words=value.words, label=label, kind=kind, args=args)
        return self._options[action]

    def options(self, actions: Sequence[ActionId]) -> list[Option]:
        """The same of several actions, most of which could be chosen before."""
        try:
            return [*map(self._options.__getitem__, actions)]
        except KeyError:
            return [self.option(action) for action in actions]

    def story(self, line: Line) -> Story:
        """One number of a score; shared like an option."""
        try:
            key = (line.key, line.points, line.rule, *line.args.values())
            found = self._stories.get(key)
        except TypeError:
            return self._new_story(line)
        if found is None:
            if len(self._stories) >= MOST:
                self._stories.clear()
            found = self._stories[key] = self._new_story(line)
        return found

    def share(self, category: Category, units: int, certain: bool, unknown: bool) -> Share:
        """What a category brings; shared like an option."""
        key = (category.name, units, certain, unknown)
        if key not in self._shares:
            if len(self._shares) >= MOST:
                self._shares.clear()
            label, points = self.tell(category.name), self.points(units)
            self._shares[key] = Share(label=label, points=points, units=units, certain=certain, unknown=unknown)
        return self._shares[key]

    def _new_story(self, line: Line) -> Story:
        points, text = self.points(line.points), self.line(line)
        return Story(key=line.key, points=points, units=line.points, rule=line.rule, text=text)


_speakers: OrderedDict[tuple[str, str, tuple[str, ...], str], CachedSpeaker] = OrderedDict()


def speaker_for(game: str, box: AnyBox | None, players: tuple[str, ...], lang: str) -> CachedSpeaker:
    """Who tells things at a table of this game, with this box and these people."""
    key = (game, box.hash if box else "", players, lang)
    if key not in _speakers:
        _speakers[key] = CachedSpeaker(lang, find_game(game).words, box, players)
        if len(_speakers) > MOST_SPEAKERS:
            _speakers.popitem(last=False)
    _speakers.move_to_end(key)
    return _speakers[key]
