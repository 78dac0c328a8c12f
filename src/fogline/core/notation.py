"""Finding an action by what a person says: its value, its number, its words or enough of them."""

import re
import unicodedata
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from fogline.core.errors import AmbiguousAction, UnknownAction
from fogline.core.ids import ActionId
from fogline.core.protocols import AnyAction
from fogline.core.quoting import short

A = TypeVar("A", bound=AnyAction)


def tokens(text: str) -> list[str]:
    """The words of a text in any script, without case, accents and marks."""
    bare = "".join(c for c in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(c))
    return re.findall(r"[^\W\d_]+|\d+", unicodedata.normalize("NFC", bare))


def spelled(text: str) -> str:
    """The words of a text with their accents, for telling those apart that read alike without."""
    return " ".join(re.findall(r"[^\W_]+", unicodedata.normalize("NFC", text.casefold())))


def fits(said: Sequence[str], words: Sequence[str]) -> bool:
    """Whether each word said begins a word of its own among these."""
    left = list(words)
    for token in said:
        # The whole word first, so that "red" is not spent on "redwood" when both are there.
        hit = next((w for w in left if w == token), None) or next((w for w in left if w.startswith(token)), None)
        if hit is None:
            return False
        left.remove(hit)
    return True


def find(
    actions: Sequence[A], legal: Sequence[ActionId], said: Any, label: Callable[[A], str] | None = None
) -> ActionId:
    """The number of the action that was meant; legal ones are preferred. ``label`` adds the reader's own language."""
    if isinstance(said, int) and not isinstance(said, bool):
        if not 0 <= said < len(actions):
            raise UnknownAction("unknown-number", number=said)
        return said
    if not isinstance(said, str):
        try:
            return list(actions).index(said)
        except ValueError:
            raise UnknownAction("unknown-action", words=short(said)) from None
    return _by_words(actions, legal, said, label)


def _by_words(actions: Sequence[A], legal: Sequence[ActionId], said: str, label: Callable[[A], str] | None) -> ActionId:
    want = tokens(said)
    everything = range(len(actions))
    exact = [i for i in everything if tokens(actions[i].words) == want]
    if len(exact) > 1:
        exact = [i for i in exact if spelled(actions[i].words) == spelled(said)] or exact
    if len(exact) == 1:
        return exact[0]
    if exact:
        raise several(actions, exact, said)
    for among in (legal, everything):
        if not want:
            break
        hits = [i for i in among if fits(want, tokens(actions[i].words))]
        if not hits and label is not None:
            hits = [i for i in among if fits(want, tokens(label(actions[i])))]
        if len(hits) == 1:
            return hits[0]
        if hits:
            raise several(actions, hits, said)
    raise UnknownAction("unknown-action", words=short(said))


def several(actions: Sequence[A], hits: Sequence[ActionId], said: str) -> AmbiguousAction:
    """These words fit all of these."""
    examples = "; ".join(actions[i].words for i in hits[:4]) + ("; …" if len(hits) > 4 else "")
    return AmbiguousAction("ambiguous-action", words=short(said), examples=examples)
