"""A stranger's box is opened in a process of its own first: one that takes too long or too much harms nobody."""

import asyncio
import resource
import sys
from asyncio.subprocess import DEVNULL, PIPE
from hashlib import sha256
from typing import Final

from fogline.core.errors import FoglineError
from fogline.core.match import Match
from fogline.core.registry import find_game
from fogline.table.refusal import Refusal
from fogline.table.settings import Settings, box_of

COMMAND: Final = (sys.executable, "-m", "fogline.table.box_trial")
SECONDS: Final = 10
"""Of a processor, not by the clock: a busy machine is no fault of the box."""
PATIENCE: Final = 120.0
"""By the clock, whatever happens."""
MEMORY: Final = 2**30
ACTIONS: Final = 20_000
"""No printed game of ours has a tenth as many."""
HEAVY: Final = 3
KNOWN: Final = 200
_light: dict[bytes, None] = {}
"""Fingerprints of the last boxes that were not too much: the next table with one of them need not wait."""


async def try_box(game: str, text: str) -> None:
    """Refuse a box that is too much for this table; what else is wrong with it is told when it is opened."""
    if not text:
        return
    # What is no game's name is not handed to a process.
    find_game(game)
    tried = sha256(f"{game}\n{text}".encode()).digest()
    if tried in _light:
        return
    process = await asyncio.create_subprocess_exec(*COMMAND, game, stdin=PIPE, stdout=DEVNULL, stderr=DEVNULL)
    try:
        await asyncio.wait_for(process.communicate(text.encode()), PATIENCE)
    except TimeoutError:
        raise Refusal("box-heavy") from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode:
        raise Refusal("box-heavy")
    if len(_light) >= KNOWN:
        del _light[next(iter(_light))]
    _light[tried] = None


def main(game_name: str, text: str) -> int:
    """Open the box, set a table with it for the most that can play, and look at it once."""
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    try:
        game = find_game(game_name)
        box = box_of(Settings(game_name, box=text))
        match = Match.new(game, game.seats[-1], 1, {}, box)
        for seat in match.waiting:
            match.legal_ids(seat)
            match.view(seat)
    except FoglineError:
        return 0
    return HEAVY if len(box.actions) > ACTIONS else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.stdin.read()))
