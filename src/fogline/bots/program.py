"""A mind that is another program: it reads one line of JSON for each question and answers with one line.

The question is ``{"game", "seat", "view", "legal"}``: the fields of the seat's View by name, and the words of each
legal action. The answer is the words of one of them, or its place in the list, as JSON or plainly. A program that
answers nothing sensible in time is not asked again; the game's own quick mind goes on in its stead, and ``failed`` says
why, so that whoever counts its games can tell.
"""

import contextlib
import json
import os
import signal
import subprocess
import sys
import weakref
from collections.abc import Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final

from fogline.bots.levels import guide
from fogline.core.dealer import Dealer
from fogline.core.errors import SetupError
from fogline.core.fields import plain
from fogline.core.game import AnyGame
from fogline.core.ids import ActionId
from fogline.core.protocols import AnyView
from fogline.core.quoting import shown
from fogline.core.reason import Reason, because

DEADLINE: Final = 5.0
"""Seconds for an answer."""
LAST_WORDS: Final = 2.0
"""Seconds for a program that has closed its output to end by itself."""


class Program:
    needs_view = True

    def __init__(self, game: AnyGame, path: Path, deadline: float = DEADLINE) -> None:
        self.game = game
        self.deadline = deadline
        self.stand_in = guide(game)
        self.failed: Reason | None = None
        """Why it is not asked any more; None while all is well."""
        command = [sys.executable, str(path)] if path.suffix == ".py" else [str(path.resolve())]
        try:
            # A session of its own, so that what the program starts can be ended with it.
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except OSError as problem:
            raise SetupError("bot-program", file=path, problem=problem.strerror) from None
        self._questions: SimpleQueue[bytes] = SimpleQueue()
        self._answers: SimpleQueue[bytes] = SimpleQueue()
        Thread(target=_talk, args=(self._process, self._questions, self._answers), daemon=True).start()
        self.close = weakref.finalize(self, _end, self._process, self._questions)

    def choose(self, view: AnyView, legal: Sequence[ActionId], dealer: Dealer) -> ActionId:
        if self.failed is None:
            words = [view.box.actions[action].words for action in legal]
            answer = self._ask(question(self.game.name, view, words))
            place = place_of(answer, words)
            if place is not None:
                return legal[place]
            self.failed = self.failed or because("bot-nonsense", answer=shown(answer))
            self.close()
        return self.stand_in.choose(view, legal, dealer)

    def _ask(self, line: str) -> str:
        self._questions.put(line.encode() + b"\n")
        try:
            answer = self._answers.get(timeout=self.deadline)
        except Empty:
            self.failed = because("bot-silent", seconds=f"{self.deadline:g}")
            return ""
        if not answer:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(LAST_WORDS)
            self.failed = because("bot-ended", code=self._process.poll())
        return answer.decode(errors="replace").strip()


def place_of(answer: str, words: list[str]) -> int | None:
    """Which of the legal actions an answer means."""
    try:
        meant = json.loads(answer)
    except (ValueError, RecursionError):
        meant = answer
    if isinstance(meant, int) and not isinstance(meant, bool) and 0 <= meant < len(words):
        return meant
    return words.index(meant) if meant in words else None


def question(game: str, view: AnyView, words: list[str]) -> str:
    """What the program is told: nothing but the view and what may be done."""
    return json.dumps({"game": game, "seat": view.seat, "view": plain(view), "legal": words})


def _talk(process: "subprocess.Popen[bytes]", questions: "SimpleQueue[bytes]", answers: "SimpleQueue[bytes]") -> None:
    """A line out, a line in. In a thread, so that neither a program that does not read nor one that does not write
    holds anybody up, and no more is read than was asked for. An empty answer: the program has ended."""
    assert process.stdin is not None
    assert process.stdout is not None
    while line := questions.get():
        try:
            process.stdin.write(line)
            process.stdin.flush()
            answer = process.stdout.readline()
        except OSError:
            answer = b""
        answers.put(answer)
    for pipe in (process.stdin, process.stdout):
        with contextlib.suppress(OSError):
            pipe.close()


def _end(process: "subprocess.Popen[bytes]", questions: "SimpleQueue[bytes]") -> None:
    with contextlib.suppress(OSError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    questions.put(b"")  # nothing more is asked: the pipes can be closed
