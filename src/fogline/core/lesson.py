"""What a lesson is: a moment of a real game, moves of one's own that are asked for, and words.

Lessons are data of a game (``Game.lessons``), each sentence marked for the catalogues. The rules play them; whoever
guides through them (``learn/guide.py``) knows no game.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from fogline.core.ids import Seat


@dataclass(frozen=True)
class Step:
    """One action: the learner's, or one that somebody else makes by the script."""

    do: tuple[str, ...]
    """What is right, as words of actions; ``*`` stands for any. The first one that is legal is what is shown."""
    task: str = ""
    """What the learner is asked to do."""
    say: tuple[str, ...] = ()
    """What is told before that."""
    well: str = ""
    """What is told once it is done."""
    no: str = ""
    """Why any other legal action is not what is asked for."""
    wrong: Mapping[str, str] = field(default_factory=dict)
    """The same of actions with these words, before ``no``."""
    seat: Seat | None = None
    """Who does it; None: the learner."""


@dataclass(frozen=True)
class Lesson:
    """One idea, from a moment on that is the same for everybody."""

    name: str
    title: str
    about: str
    """What one will know afterwards, in a sentence."""
    steps: tuple[Step, ...]
    end: str
    """What is told when all is done."""
    seats: int = 2
    seed: int = 1
    """Whence all chance comes, whatever the learner tries in between."""
    learner: Seat = 0
    before: tuple[str, ...] = ()
    """What has been done before the lesson begins, from the start of a game on."""
    state: Mapping[str, Any] = field(default_factory=dict)
    """What is different on the table after that, by the names of a position."""
    bot: str = ""
    """Who plays the others from the last step on, to the end of the game; nobody: the lesson ends there."""


def you(task: str, *do: str, **more: Any) -> Step:
    """A step of the learner: ``you(N_("Draw a card."), "draw *", no=N_("…"))``."""
    return Step(do, task, **more)


def they(seat: Seat, do: str) -> Step:
    """A step that somebody else makes."""
    return Step((do,), seat=seat)
