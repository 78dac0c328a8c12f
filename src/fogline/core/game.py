"""The contract: a game is a value made of functions."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cached_property
from itertools import product
from pathlib import Path
from typing import Any, Generic, TypeAlias, TypeVar

from fogline.core.canvas import Drawing
from fogline.core.dealer import Dealer
from fogline.core.errors import SetupError
from fogline.core.event import Event, Kind, hide
from fogline.core.ids import ActionId, Seat
from fogline.core.lesson import Lesson
from fogline.core.orders import Orders
from fogline.core.protocols import AnyBox, AnyView, Mind
from fogline.core.quoting import short, shown
from fogline.core.reason import Reason
from fogline.core.result import Result
from fogline.core.rules import ByFunctions, Rules
from fogline.core.svg import Picture
from fogline.core.text import Aim, Speaker, Words

B = TypeVar("B", bound=AnyBox)
S = TypeVar("S")
V = TypeVar("V", bound=AnyView)


@dataclass(frozen=True)
class NoOptions:
    """The options of a game whose rulebook prints no variant."""


def choice(default: Any, *others: Any) -> Any:
    """An option's field: its usual value and the other printed ones."""
    return field(default=default, metadata={"choices": (default, *others)})


@dataclass(frozen=True, repr=False)
class Game(Generic[B, S, V]):
    """Everything the house needs to know of a game. Seats are numbers in clockwise order."""

    name: str
    rules_version: int
    """Raised when the same record would no longer mean the same game."""
    seats: range
    box: Callable[[Path | None], B]
    """The box that ships, or the reader's own file, checked."""
    setup: Callable[[B, int, Any, Dealer], S]
    """A new game; the state keeps its box."""
    waiting: Callable[[S], tuple[Seat, ...]]
    """Who is asked: one seat, several at once for sealed choices, or nobody when the game is over."""
    legal: Callable[[S, Seat], list[ActionId]]
    """In fixed order, no duplicates; empty when it is not this seat's moment."""
    explain: Callable[[S, Seat, ActionId], tuple[Reason, ...]]
    """Why not; empty exactly when legal."""
    apply: Callable[[S, Seat, ActionId, Dealer], None]
    """Changes the state; trusts its caller (Match.play checks)."""
    result: Callable[[S], Result]
    """How it ended; asked only when nobody is waited for."""
    score: Callable[[V], Result]
    """The score so far, as far as this view can count it."""
    question: Callable[[V], str]
    """What is asked now, as a key of ``Words.questions``."""
    copy: Callable[[S], S]
    view: Callable[[S, Seat], V]
    """What this seat may know, perfect memory included."""
    imagine: Callable[[V, Dealer], S]
    """A state this seat could be in, drawn fairly."""
    position: Callable[[S], dict[str, Any]]
    """The state as JSON that a person can read and edit."""
    restore: Callable[[B, int, Any, dict[str, Any]], S]
    """The state of such a position for these seats and options, or PositionError."""
    audit: Callable[[S], tuple[Reason, ...]]
    """What is wrong with a state: components that are missing or there twice. Empty when all is well."""
    kinds: Sequence[Kind]
    """The vocabulary of events."""
    words: Words
    minds: Mapping[str, Callable[[], Mind[V]]]
    """This game's own minds by name."""
    show: Callable[[V, Speaker], str]
    """The view as plain lines of text: (view, speaker)."""
    show_map: Callable[[V, Any], str] | None = None
    """What of the table has no room in ``show`` and changes little, for who asks for the map."""
    draw: Callable[[Mapping[str, Any], B, Speaker, int, int], Drawing] | None = None
    """A scene's view as a terminal draws it: (view's data, box, speaker, columns, lines). None: by its words only."""
    picture: Callable[[V, Speaker], Picture] | None = None
    """The view as a picture for notebooks and documents: (view, speaker). None: as a terminal draws it."""
    lessons: tuple[Lesson, ...] = ()
    """How it is learnt by playing, one idea after the other; the last one is a short game."""
    orders: Orders[V] | None = None
    """What a seat may leave with the table, to be done for it when it is asked."""
    options: type[Any] = NoOptions
    """A frozen dataclass with the variants printed in the rulebook, each field made by ``choice``."""
    endings: tuple[str, ...] = ()
    """Every way a game can end, as in Result.ended_by."""
    scenario: frozenset[str] = frozenset()
    """The faults of ``audit``, by key, that only a game's past rules out: a scenario may have them and plays on."""
    wake: Callable[[S, Dealer], None] | None = None
    """What the rules do by themselves in an opened position before anybody is asked, where they may have to."""
    by_rules: Callable[[Event], bool] | None = None
    """Whether an event is the doing of the opponent that the rules play, where there is one."""
    native: Rules[S] | None = None
    """``waiting``, ``legal`` and ``apply`` as native methods, where a game has them."""
    unseal: Callable[[S, Seat], tuple[Seat, ...]] | None = None
    """Where seats choose at the same time: takes back what others than this seat have laid face down, and says whose
    choice was made. They are asked again, so a search lets them choose as they would, where ``imagine`` can only deal
    what they may have chosen."""
    aim: Callable[[V, ActionId], Aim | None] | None = None
    """What an action is good for, by the game's own reckonings and what its seat sees; None where there is nothing to
    tell."""
    features: Callable[[V, Any], None] | None = None
    """Tells a net what it is to know of a view, by writing it on a ``bots.sheet.Sheet``."""
    nets: Path | None = None
    """The folder of this game's nets (``bots/weights.py``)."""
    horizons: Mapping[int, int] = field(default_factory=dict)
    """By seats, after how many changes of the seat to move a net of this game is best asked (docs/minds.md): what a new
    net is made for where nobody says otherwise."""
    puzzles: Path | None = None
    """The folder of this game's puzzles (``learn/puzzles.py``)."""
    masks: Mapping[str, str] = field(default_factory=dict)
    """The view's fields that are sets as masks, each with the sort of what is in them (``Words.counts`` says how many
    there are): what learners are told as bits. ``cities.cars`` is a field of each of the cities."""
    public: frozenset[str] = frozenset()
    """The state's fields that everybody may know."""
    secret: frozenset[str] = frozenset()
    """The state's fields that hold something hidden from somebody."""

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    @cached_property
    def rules(self) -> Rules[S]:
        """The rules as playouts, searches and batches call them."""
        return self.native or ByFunctions(self.waiting, self.legal, self.apply)

    def hide(self, event: Event, seat: Seat) -> Event:
        """The event as this seat may hear it; of most there is nothing to hide."""
        kinds = self._kinds_by_key
        return hide(kinds, event, seat) if kinds[event.key].secret else event

    @cached_property
    def _kinds_by_key(self) -> Mapping[str, Kind]:
        return {k.key: k for k in self.kinds}

    def check_seats(self, seats: int) -> None:
        """A SetupError unless so many can play."""
        if not isinstance(seats, int) or isinstance(seats, bool):
            raise SetupError("not-whole", name="seats", value=shown(seats))
        if seats not in self.seats:
            raise SetupError("wrong-seats", game=self.name, seats=seats, least=self.seats[0], most=self.seats[-1])

    def read_options(self, given: Mapping[str, Any]) -> Any:
        """The options value for names and values as a person writes them."""
        known = {f.name: f.metadata["choices"] for f in fields(self.options)}
        chosen: dict[str, Any] = {}
        for name, value in given.items():
            if name not in known:
                key = "unknown-option" if known else "no-options"
                raise SetupError(key, option=short(name), game=self.name, known=", ".join(known))
            fits = [c for c in known[name] if c == value or str(c).lower() == str(value).lower()]
            if not fits:
                choices = ", ".join(str(c).lower() for c in known[name])
                raise SetupError("wrong-option", option=name, value=short(value), choices=choices)
            chosen[name] = fits[0]
        return self.options(**chosen)

    def variants(self) -> list[Any]:
        """Every combination of the printed options."""
        names = [f.name for f in fields(self.options)]
        choices = [f.metadata["choices"] for f in fields(self.options)]
        return [self.options(**dict(zip(names, combination, strict=True))) for combination in product(*choices)]


AnyGame: TypeAlias = Game[Any, Any, Any]
"""A game of which nothing more is known."""
