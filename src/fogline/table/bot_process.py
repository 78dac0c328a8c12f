"""A process that thinks: reads questions on standard input, writes answers on standard output."""

import json
import os
import pickle
import signal
import struct
import sys
from collections.abc import Callable
from functools import cache
from typing import Any, BinaryIO, NamedTuple

from fogline.bots.base import Mind, make
from fogline.bots.thinker import Thinker
from fogline.core.dealer import Dealer
from fogline.core.registry import find_game, games
from fogline.table.packed_views import unpack_view
from fogline.table.settings import Settings, box_of

LENGTH = struct.Struct("!I")
LONGEST = 1000
"""Characters of an answer."""


class Question(NamedTuple):
    """What is asked of a mind."""

    game: str
    box: str
    mind: str
    view: bytes
    legal: list[int]
    seed: int
    seconds: int
    """How long the process lives without finishing, whatever happens to whoever asked."""
    reasons: bool = False
    """Whether what the choice was compared with is wanted too."""
    also: tuple[int, ...] = ()
    """Actions that somebody asks about: they are compared in any case."""


@cache
def usual(game: str, mind: str) -> Mind[Any]:
    return make(find_game(game), mind)


def think(question: Question, find_mind: Callable[[str, str], Mind[Any]]) -> Any:
    mind = find_mind(question.game, question.mind)
    box = lambda: box_of(Settings(question.game, box=question.box))  # noqa: E731
    view = unpack_view(question.view, box)
    dealer = Dealer(question.seed)
    if question.reasons and isinstance(mind, Thinker):
        thought = mind.think(view, question.legal, dealer, question.also)
        compared = [(o.action, o.games, o.wins, o.margin, o.error) for o in thought.options]
        return thought.action, compared, thought.without, thought.sure
    choice = mind.choose(view, question.legal, dealer)
    return (choice, [], "") if question.reasons else choice


def read(stream: BinaryIO) -> bytes | None:
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    return stream.read(LENGTH.unpack(head)[0])


def main(find_mind: Callable[[str, str], Mind[Any]] = usual) -> None:
    """Answer until the input ends. A mind that prints does not disturb: its output goes to standard error."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    # Ctrl-C is for the server, which then closes our input.
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def tell(answer: bytes) -> None:
        try:
            answers.write(LENGTH.pack(len(answer)) + answer)
            answers.flush()
        except BrokenPipeError:
            # Whoever asked is gone, perhaps killed: there is nobody to complain to, not even when this ends.
            os._exit(0)

    # Ready, once the games are imported.
    games()
    tell(b"")
    while (data := read(sys.stdin.buffer)) is not None:
        question = Question(*pickle.loads(data))
        signal.alarm(question.seconds)
        try:
            answer = json.dumps(think(question, find_mind))
        except Exception as problem:
            answer = f"{type(problem).__name__}: {problem}"
        signal.alarm(0)
        tell(answer[:LONGEST].encode())


if __name__ == "__main__":
    main()
