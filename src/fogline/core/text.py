"""Sentences from data: a Speaker tells events, actions, reasons, scores and errors in one language."""

import re
import string
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import lru_cache
from gettext import NullTranslations
from typing import Any, Final, Protocol

from fogline.core.errors import FoglineError
from fogline.core.event import Event
from fogline.core.ids import NOBODY
from fogline.core.protocols import AnyAction, AnyBox
from fogline.core.quoting import told
from fogline.core.reason import Reason
from fogline.core.result import Line
from fogline.core.sentences import ERRORS, HOUSE, N_, REASONS


@dataclass(frozen=True)
class Plural:
    """A sentence in two forms; ``by`` names the number that decides."""

    one: str
    many: str
    by: str


@dataclass(frozen=True)
class Context:
    """A text that means different things in different places: ``where`` tells them apart for who translates it."""

    where: str
    text: str


__all__ = [
    "N_",
    "About",
    "Aim",
    "Category",
    "Context",
    "Namer",
    "OptionWords",
    "Plural",
    "Sentence",
    "Speaker",
    "Words",
    "plain_english",
]

MANY = 2
"""A number of things for which every language we speak uses the plural."""
Sentence = str | Plural | Context
Namer = Callable[[Any, Any, "Speaker"], str]
"""The name of a thing: (box, its number, the speaker)."""
Aim = tuple[str, Mapping[str, Any]]
"""What an action is good for: a key of ``Words.aims`` and what its sentence names."""


@dataclass(frozen=True)
class About:
    """What is said of a game before it is opened, and whose game it is."""

    blurb: str = ""
    """One sentence: what you do in it."""
    minutes: str = ""
    """How long the physical game takes, as its box or its reviewers say."""
    title: str = ""
    """The physical game's own title."""
    designer: str = ""
    publisher: str = ""
    suits: str = ""
    """For whom it is, in a few words."""
    year: int = 0
    """When it first came out."""


@dataclass(frozen=True)
class OptionWords:
    """A printed variant in words."""

    label: str
    help: str
    choices: Mapping[Any, str]
    """By the option's value."""


@dataclass(frozen=True)
class Category:
    """Lines of a score that stand together in its table."""

    name: str
    lines: tuple[str, ...]
    """The keys of these lines."""
    certain: bool = True
    """Whether nothing can change them any more; else they tell how it would be if the game ended now."""
    secret: bool = False
    """Whether others cannot count them before the end."""


@dataclass(frozen=True)
class Words:
    """All that a game can say. A placeholder ``{card}`` or ``{first:card}`` names its sort, as a format does."""

    title: str
    events: Mapping[str, Sentence]
    """By event key; ``key/hidden`` is said to those who may not know all of it."""
    actions: Mapping[str, Sentence]
    """By the name of the action's class."""
    reasons: Mapping[str, Sentence]
    lines: Mapping[str, Sentence]
    """The story of each line of a score."""
    endings: Mapping[str, str]
    """By Result.ended_by."""
    questions: Mapping[str, str]
    """What is asked of a seat, by the key that ``Game.question`` gives."""
    categories: tuple[Category, ...] = ()
    """What the lines of a score are summed up as, in the order of its table; each line belongs to one."""
    names: Mapping[str, Namer] = field(default_factory=dict)
    """By sort: how the numbers of the rules are called."""
    counts: Mapping[str, Callable[[Any], int]] = field(default_factory=dict)
    """By sort: how many things of it there are in a box, so that all of them can be named at once."""
    unit: int = 1
    """How many units of a score make one printed point: 2 where the rules count halves."""
    automa: str = ""
    """What the opponent is called that the rules themselves play, where there is one."""
    about: About = About()
    options: Mapping[str, OptionWords] = field(default_factory=dict)
    """By the name of the option."""
    aims: Mapping[str, Sentence] = field(default_factory=dict)
    """What an action is good for, by the keys that ``Game.aim`` gives."""
    board: Mapping[str, Sentence] = field(default_factory=dict)
    """What the drawn board says, by the keys that it uses."""
    themes: Mapping[str, Sentence] = field(default_factory=dict)
    """What puzzles are about, by the name of the class of their best action."""
    translations: Callable[[str], NullTranslations] = lambda lang: NullTranslations()

    def certain(self, lines: Sequence[Line]) -> int:
        """What of a score nothing can change any more."""
        keys = {key for category in self.categories if category.certain for key in category.lines}
        return sum(line.points for line in lines if line.key in keys)


FORMS: Final = {"tenths": ".1f", "percent": ".0%"}
"""Sorts of measured numbers, and how they are written."""


@lru_cache(maxsize=4096)
def placeholders(text: str) -> tuple[tuple[str, str | None, str], ...]:
    """A sentence in parts: words, then the name of a placeholder, where one follows, and the sort of its value."""
    parts = string.Formatter().parse(text)
    return tuple((words, field, sort or field or "") for words, field, sort, _ in parts)


class Speaker:
    """Speaks one game's data in one language, to people who know the seats by ``players``' names."""

    def __init__(
        self,
        lang: str,
        words: Words | None = None,
        box: AnyBox | None = None,
        players: Sequence[str] = (),
        translations: NullTranslations | None = None,
    ) -> None:
        self.lang = lang
        self.words = words
        self.box = box
        self.players = players
        self._translations = words.translations(lang) if words else (translations or NullTranslations())

    def tell(self, sentence: Sentence, args: Mapping[str, Any] | None = None) -> str:
        """The sentence in this language with its placeholders filled."""
        args = args or {}
        text = self._translated(sentence, args[sentence.by] if isinstance(sentence, Plural) else 0)
        return "".join(
            [
                words if field is None else words + self.name(sort, args[field])
                for words, field, sort in placeholders(text)
            ]
        )

    def _translated(self, sentence: Sentence, number: Any) -> str:
        """The sentence in this language, for so many of what decides its form."""
        if isinstance(sentence, Plural):
            return self._translations.ngettext(sentence.one, sentence.many, int(number))
        if isinstance(sentence, Context):
            return self._translations.pgettext(sentence.where, sentence.text)
        return self._translations.gettext(sentence) if sentence else ""

    def forms(self, sentence: Sentence, numbers: Sequence[int]) -> str | list[str]:
        """The sentence as it stands in the catalogue; of a plural the form for each of these numbers."""
        if isinstance(sentence, Plural):
            return [self._translated(sentence, number) for number in numbers]
        return self._translated(sentence, 0)

    def gist(self, sentence: Sentence) -> str:
        """The sentence in general: an ellipsis stands for whatever it would name."""
        text = self._translated(sentence, MANY)
        text = "".join(words + ("…" if field is not None else "") for words, field, _ in placeholders(text))
        # "Claim …: …" says no more than "Claim …", and "draws a card: …." no more than "draws a card".
        return re.sub(r":\s*…$", "", re.sub(r"…(?:[\s:,;×÷]*…)+", "…", text).rstrip("."))

    def name(self, sort: str, value: Any) -> str:
        """What a thing is called: by the game's names, else by the value itself."""
        if isinstance(value, Reason):
            return self.reason(value)
        if isinstance(value, FoglineError):
            return self.error(value)
        if self.words and sort in self.words.names:
            return self.words.names[sort](self.box, value, self)
        if sort in ("seat", "player"):
            return self.player(value)
        if sort == "points":
            return self.points(value).replace("-", "\N{MINUS SIGN}")  # a line may break at a hyphen
        if sort in FORMS:
            return self.number(value, FORMS[sort])
        if sort in ("where", "kind", "lesson"):
            return self._translations.gettext(value)
        return told(value)

    def player(self, seat: int) -> str:
        """The name of who sits there."""
        if seat == NOBODY:
            return self.tell(HOUSE["nobody"])
        if seat < len(self.players) and self.players[seat]:
            return self.players[seat]
        return self.tell(HOUSE["player"], {"n": seat + 1})

    def points(self, units: int) -> str:
        """A score as it is printed, halves included."""
        unit = self.words.unit if self.words else 1
        whole, rest = divmod(abs(units), unit)
        text = f"{whole or ''}½" if rest else str(whole)
        return f"-{text}" if units < 0 else text

    def number(self, value: float, form: str) -> str:
        """A measured number by Python's ``form``, with this language's comma and percent sign."""
        signs = {".": self.tell(HOUSE["decimal"]), ",": self.tell(HOUSE["thousands"]), "%": self.tell(HOUSE["percent"])}
        return "".join(signs.get(sign, sign) for sign in f"{value:{form}}")

    def event(self, event: Event) -> str:
        """What happened. An empty sentence means that it needs no words (a longer one tells it)."""
        assert self.words is not None
        key = event.key
        if event.hidden and key + "/hidden" in self.words.events:
            key += "/hidden"
        return self.tell(self.words.events[key], event.args)

    def action(self, action: AnyAction) -> str:
        """The action as a button says it."""
        assert self.words is not None
        args = {f.name: getattr(action, f.name) for f in fields(action)}
        return self.tell(self.words.actions[type(action).__name__], args)

    def reason(self, reason: Reason) -> str:
        """Why not, with the rule's number behind it."""
        table = self.words.reasons if self.words else {}
        sentence = table.get(reason.key) or REASONS[reason.key]
        return self.tell(sentence, reason.args) + (f" [{reason.rule}]" if reason.rule else "")

    def aim(self, aim: Aim | None) -> str:
        """What an action is good for; nothing where there is nothing to tell."""
        assert self.words is not None
        return self.tell(self.words.aims[aim[0]], aim[1]) if aim else ""

    def line(self, line: Line) -> str:
        """What a line of a score is for."""
        assert self.words is not None
        return self.tell(self.words.lines[line.key], line.args)

    def ending(self, ended_by: str) -> str:
        """What ended the game; a rule that there is no longer has no words."""
        assert self.words is not None
        return self.tell(self.words.endings.get(ended_by, ""))

    def question(self, key: str) -> str:
        """What is asked of a seat."""
        assert self.words is not None
        return self.tell(self.words.questions[key])

    def error(self, error: FoglineError) -> str:
        """The sentence for a mistake, with its reasons."""
        values = dict(error.values)
        if error.reasons:
            values["why"] = " ".join(self.reason(r) for r in error.reasons)
        text = self.tell(ERRORS[error.key], values)
        return "\n  - ".join([text, *map(self.reason, error.faults)])


def plain_english(error: FoglineError) -> str:
    """What ``str(error)`` says."""
    speaker: Speaker = error.speaker or Speaker("en")
    return speaker.error(error)


class Say(Protocol):
    """Tells a sentence of a table by its key."""

    def __call__(self, speaker: Speaker, key: str, **args: Any) -> str: ...


def saying(table: Mapping[str, Sentence]) -> Say:
    """How a face says what stands in this table."""

    def say(speaker: Speaker, key: str, **args: Any) -> str:
        return speaker.tell(table[key], args)

    return say
