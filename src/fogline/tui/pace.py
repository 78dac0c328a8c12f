"""In which order and for how long what others do is shown: no turn is left out, none runs into the next."""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final, Protocol

from fogline.core.ids import NOBODY
from fogline.table.scene_types import LogLine, Scene

SPEEDS: Final = {"slow": 1.7, "normal": 1.0, "fast": 0.4, "once": 0.0}
"""How much of its reading time a turn gets."""
USUAL: Final = "normal"
GLANCE: Final = 0.9
"""Seconds to find the place on the table."""
LETTER: Final = 0.028
"""Seconds for each letter of what is told."""
LONGEST: Final = 6.0
PATIENCE: Final = 30.0
"""Seconds after which turns that wait are shown faster …"""
QUICKEST: Final = 0.3
"""… but never faster than this share of their reading time."""


def is_automa(line: LogLine) -> bool:
    """Whether this is told of the opponent that the rules play, who moves within the turns of people."""
    return line.turn > 0 and line.by == NOBODY


def is_others(scene: Scene, line: LogLine) -> bool:
    """Whether this tells what somebody else did than who sits here."""
    return bool(line.text) and (is_automa(line) or (line.by >= 0 and not scene.places[line.by].mine))


def last_turn(scene: Scene, log: Sequence[LogLine]) -> int:
    """The turn in which the reader moved last, 0 before they ever did; who looks on has just seen the one before."""
    if scene.seat == NOBODY:
        return max(0, scene.turns - 1)
    return max((line.turn for line in log if line.by == scene.seat), default=0)


def since_mine(scene: Scene, log: Sequence[LogLine]) -> list[LogLine]:
    """What others did since the reader's last turn."""
    since = last_turn(scene, log)
    return [line for line in log if line.turn >= since and line.turn > 0 and is_others(scene, line)]


def turns_in(lines: Sequence[LogLine]) -> int:
    """How many turns these are as players count them: all that one does until another moves."""
    return len(list(groupby(line.by for line in lines)))


@dataclass(frozen=True)
class Frame:
    """A turn of somebody else, or whatever else is new, as it is shown."""

    scene: Scene
    log: Sequence[LogLine]
    """What is new with it."""
    told: Sequence[LogLine]
    """What of that is to be read before the next one."""
    first: bool = True
    """Whether it begins what its scene tells; others go on with it."""

    @property
    def time(self) -> float:
        """Seconds to read it at the usual speed."""
        letters = sum(len(line.text) for line in self.told)
        return min(LONGEST, GLANCE + LETTER * letters) if letters else 0.0


def frames(scene: Scene, since: int) -> Iterator[Frame]:
    """A scene turn by turn, the rules' own opponent step by step. What was told up to ``since`` is not read again."""
    parts: list[tuple[list[LogLine], list[LogLine]]] = [([], [])]
    for line in scene.log:
        log, told = parts[-1]
        if line.turn > since and is_others(scene, line):
            if told and (told[-1].turn != line.turn or told[-1].by != line.by or is_automa(line)):
                log, told = [], []
                parts.append((log, told))
            told.append(line)
        log.append(line)
    for place, (log, told) in enumerate(parts):
        yield Frame(scene, log, told, place == 0)


class Alarm(Protocol):
    """What rings once, unless it is stopped."""

    def stop(self) -> None: ...


class Pace:
    """Shows scenes one after the other. Whoever does not want to wait skips to the present."""

    def __init__(
        self,
        show: Callable[[Frame], None],
        later: Callable[[float, Callable[[], None]], Alarm],
        speed: Callable[[], float],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """``show``: what to do with a frame; ``speed``: the share of its reading time that a turn gets."""
        self._show, self._later, self._speed, self._clock = show, later, speed, clock
        self.log: list[LogLine] = []
        """All that was told up to the frame that is shown."""
        self.latest: Scene | None = None
        """The present, which may wait to be shown."""
        self._waiting: list[Frame] = []
        self._since: list[Frame] = []
        """What others did since my last turn, to be watched again."""
        self._alarm: Alarm | None = None
        self._until = 0.0
        """When the frame that is shown has been read."""
        self._heard = 0
        """The last turn that came."""
        self._paused = False

    @property
    def left(self) -> int:
        """How many turns wait to be shown."""
        return turns_in([line for frame in self._waiting for line in frame.told])

    @property
    def can_watch_again(self) -> bool:
        return bool(self._since)

    def add(self, scene: Scene) -> None:
        """Something new. What happened before one came is not watched."""
        begins = self.latest is None
        self._waiting += [Frame(scene, scene.log, [])] if begins else frames(scene, min(self._heard, scene.turns))
        self.latest, self._heard = scene, scene.turns
        self._go_on()

    def step(self) -> None:
        """The next turn at once, however little of this one was read."""
        self._stop_alarm()
        self._until = 0.0
        self._go_on()

    def skip(self) -> None:
        """Straight to the present."""
        self._stop_alarm()
        self._until = 0.0
        if self._waiting:
            *passed, last = self._waiting
            self._waiting = []
            for frame in passed:
                self._take_in(frame)
            self._put(last, 0.0)

    def again(self) -> None:
        """Everything since my last turn once more; what comes meanwhile waits behind it."""
        self.skip()
        if self._since and self.latest is not None:
            now = [] if self._since[-1].scene is self.latest else [Frame(self.latest, self.latest.log, [])]
            self._waiting, self._since = [*self._since, *now], []
            self._go_on()

    def forget(self) -> None:
        """Other eyes or another language: everything begins anew."""
        self._stop_alarm()
        self.log, self.latest, self._waiting, self._since, self._until = [], None, [], [], 0.0

    def pause(self, paused: bool) -> None:
        """Whoever looks at something else misses no turn."""
        self._paused = paused
        self._go_on()

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.stop()
            self._alarm = None

    def _ring(self) -> None:
        self._alarm = None
        self._go_on()

    def _go_on(self) -> None:
        while self._waiting and self._alarm is None:
            if self._paused and self._waiting[0].told and self._speed():
                return
            left = self._until - self._clock()
            if left > 0:
                self._alarm = self._later(left, self._ring)
                return
            hurry = self._hurry()
            self._put(self._waiting.pop(0), hurry)

    def _hurry(self) -> float:
        """The share of its reading time that each turn gets, so that a long wait does not become longer."""
        speed = self._speed()
        total = speed * sum(frame.time for frame in self._waiting)
        return speed * (max(QUICKEST, PATIENCE / total) if total > PATIENCE else 1.0)

    def _put(self, frame: Frame, share: float) -> None:
        self._until = self._clock() + frame.time * share
        self._take_in(frame)
        self._show(frame)

    def _take_in(self, frame: Frame) -> None:
        if frame.first:
            self.log = [line for line in self.log if line.turn < frame.scene.log_from]
        self.log += frame.log
        places = frame.scene.places
        if any(line.by >= 0 and places[line.by].mine for line in frame.log):
            self._since = []
        if frame.told:
            self._since.append(frame)
