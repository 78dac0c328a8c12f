"""A mind that is another program: it reads one line of JSON for each question and answers with one line.

The question is ``{"game", "seat", "view", "legal"}``: the fields of the seat's View by name, and the words of each
legal action. The answer is the words of one of them, or its place in the list, as JSON or plainly. A program that
answers nothing sensible in time is not asked again in this game; the game's own quick mind goes on in its stead.
"""

import contextlib
import json
import subprocess
import sys
import weakref
from collections.abc import Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final

from fogline.bots.levels import guide
from fogline.bots.plain import plain
from fogline.core.dealer import Dealer
from fogline.core.errors import SetupError
from fogline.core.game import Game
from fogline.core.ids import ActionId

DEADLINE: Final = 5.0
"""Seconds for an answer."""


class Program:
    needs_view = True

    def __init__(self, game: Game[Any, Any, Any], path: Path, deadline: float = DEADLINE) -> None:
        self.game = game
        self.deadline = deadline
        self.stand_in = guide(game)
        self.failed = ""
        """Why it is not asked any more; empty while all is well."""
        command = [sys.executable, str(path)] if path.suffix == ".py" else [str(path.resolve())]
        try:
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        except OSError as problem:
            raise SetupError("bot-program", file=path, problem=problem.strerror) from None
        self._answers: SimpleQueue[str] = SimpleQueue()
        Thread(target=_listen, args=(self._process.stdout, self._answers), daemon=True).start()
        self.close = weakref.finalize(self, _end, self._process)

    def choose(self, view: Any, legal: Sequence[ActionId], dealer: Dealer) -> ActionId:
        if not self.failed:
            words = [view.box.actions[action].words for action in legal]
            place = self._place(self._ask(question(self.game.name, view, words)), words)
            if place is not None:
                return legal[place]
            self.failed = self.failed or "no legal action was named"
            self.close()
        choice: ActionId = self.stand_in.choose(view, legal, dealer)
        return choice

    def _ask(self, line: str) -> str:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
            return self._answers.get(timeout=self.deadline)
        except OSError:
            self.failed = "it has ended"
        except Empty:
            self.failed = f"no answer within {self.deadline:g} s"
        return ""

    def _place(self, answer: str, words: list[str]) -> int | None:
        """Which of the legal actions an answer means."""
        text = answer.strip()
        try:
            meant = json.loads(text)
        except ValueError:
            meant = text
        if isinstance(meant, int) and not isinstance(meant, bool) and 0 <= meant < len(words):
            return meant
        return words.index(meant) if meant in words else None


def question(game: str, view: Any, words: list[str]) -> str:
    """What the program is told: nothing but the view and what may be done."""
    return json.dumps({"game": game, "seat": view.seat, "view": plain(view), "legal": words})


def _listen(lines: Any, answers: "SimpleQueue[str]") -> None:
    for line in lines:
        answers.put(line)
    answers.put("")  # it has ended: nobody need wait for more


def _end(process: "subprocess.Popen[str]") -> None:
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with contextlib.suppress(OSError):
                pipe.close()
