"""A game from the little that only its author can know; all that a small game is written with is found here."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from fogline.core.bag import drawn
from fogline.core.dealer import Dealer
from fogline.core.event import Kind, kind
from fogline.core.game import AnyGame, Game
from fogline.core.ids import ActionId, Seat
from fogline.core.plain_box import PlainBox
from fogline.core.protocols import AnyAction, Mind
from fogline.core.reason import Reason, because
from fogline.core.result import Line, Result, ranking
from fogline.core.text import N_, About, Category, Plural, Speaker, Words
from fogline.core.why_not import not_asked
from fogline.parts.catalog import translations
from fogline.parts.declared import Declared, View
from fogline.parts.positions import take, written
from fogline.parts.shown import shown
from fogline.parts.spelling import Counts, Each, Flag, Many, Named, Once, OrNone, Some, Whole
from fogline.parts.toml import home

__all__ = [
    "N_",
    "About",
    "Category",
    "Counts",
    "Dealer",
    "Each",
    "Flag",
    "Line",
    "Many",
    "Named",
    "Once",
    "OrNone",
    "PlainBox",
    "Plural",
    "Reason",
    "Result",
    "Some",
    "Speaker",
    "View",
    "Whole",
    "Words",
    "because",
    "drawn",
    "kind",
    "ranking",
    "small_game",
]


def small_game(
    name: str,
    state: type[Any],
    *,
    seats: range,
    actions: Sequence[AnyAction],
    setup: Callable[[Any, Dealer], None],
    waiting: Callable[[Any], tuple[Seat, ...]],
    why_not: Callable[[Any, Seat, ActionId], Sequence[Reason]],
    apply: Callable[[Any, Seat, ActionId, Dealer], None],
    result: Callable[[Any], Result],
    imagine: Callable[[Any, Dealer], None],
    audit: Callable[[Any], Sequence[Reason]],
    kinds: Sequence[Kind],
    words: Words,
    minds: Mapping[str, Callable[[], Mind[Any]]],
    **more: Any,
) -> AnyGame:
    """A whole Game. What it makes by itself, and whatever else a Game has, can be given as well.

    ``setup`` deals on a bare table. ``why_not`` is asked about seats that can speak, and what it has nothing against is
    legal. ``result`` is asked of views too, for the score so far. ``imagine`` is given what a seat knows, and puts
    something that could be there wherever it finds HIDDEN.
    """
    declared = Declared(state)

    def box(file: Path | None) -> PlainBox:
        return PlainBox(name, actions, file)

    def begin(box: Any, seats: int, options: Any, dealer: Dealer) -> Any:
        s = declared.bare(box, seats, options)
        setup(s, dealer)
        return s

    def explain(s: Any, seat: Seat, action: ActionId) -> tuple[Reason, ...]:
        return not_asked(waiting(s), seat) or tuple(why_not(s, seat, action))

    def legal(s: Any, seat: Seat) -> list[ActionId]:
        if seat not in waiting(s):
            return []
        return [action for action in range(len(actions)) if not why_not(s, seat, action)]

    def restore(box: Any, seats: int, options: Any, data: Any) -> Any:
        s = declared.bare(box, seats, options)
        take(declared.entries(seats), s, data)
        return s

    def imagined(v: View, dealer: Dealer) -> Any:
        s = declared.imagined(v)
        imagine(s, dealer)
        return s

    # Where a game's rules, boards and catalogues lie is found through these two.
    box.__module__ = begin.__module__ = state.__module__
    made: dict[str, Any] = {
        "rules_version": 1,
        "box": box,
        "setup": begin,
        "explain": explain,
        "legal": legal,
        "score": result,
        "question": lambda v: next(iter(words.questions)),
        "copy": declared.copy,
        "view": lambda s, seat: declared.view(s, seat, waiting(s)),
        "imagine": imagined,
        "position": lambda s: written(declared.entries(s.seats), s),
        "restore": restore,
        "audit": lambda s: tuple(audit(s)),
        "show": lambda v, say: shown(declared, v, say),
        "endings": tuple(words.endings),
        "public": declared.open,
        "secret": declared.hidden,
        "words": worded(name, words, state.__module__),
    }
    rest = {"seats": seats, "waiting": waiting, "apply": apply, "result": result, "kinds": kinds, "minds": minds}
    return Game(name=name, **{**made, **rest, **more})


def worded(name: str, words: Words, module: str) -> Words:
    """Its translations lie beside it; where nothing else is said, a line of a score is summed up by itself."""
    plain = {key: text for key, text in words.lines.items() if isinstance(text, str) and "{" not in text}
    alone = tuple(Category(text, (key,)) for key, text in plain.items())
    return replace(
        words,
        categories=words.categories or alone,
        translations=lambda lang: translations(name, lang, home(module) / "locale"),
    )
