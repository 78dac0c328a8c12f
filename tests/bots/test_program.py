"""A program as a bot: whatever it does, nobody waits longer than the deadline, and why it failed is known."""

import os
import time
from pathlib import Path
from typing import Any

import pytest

from fogline.bots.base import make
from fogline.bots.program import Program
from fogline.bots.search import Search
from fogline.bots.settings import Calls, Settings
from fogline.core.dealer import Dealer
from fogline.core.errors import SetupError
from fogline.core.registry import games

GAME = next(iter(games().values()))
BOX = GAME.box(None)
STATE = GAME.setup(BOX, GAME.seats[0], GAME.read_options({}), Dealer(5))
SEAT = GAME.waiting(STATE)[0]
VIEW, LEGAL = GAME.view(STATE, SEAT), GAME.legal(STATE, SEAT)


def script(folder: Path, text: str) -> Path:
    file = folder / "program"
    file.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    file.chmod(0o755)
    return file


@pytest.mark.parametrize(
    ("text", "key", "values"),
    [
        ("exit 3", "bot-ended", {"code": 3}),
        ("read line; exit 4", "bot-ended", {"code": 4}),
        ("read line; kill -9 $$", "bot-ended", {"code": -9}),
        ("sleep 1000", "bot-silent", {"seconds": "2"}),
        ("read line; echo xyzzy", "bot-nonsense", {"answer": "'xyzzy'"}),
        ("read line; echo", "bot-nonsense", {"answer": "''"}),
        ("read line; printf '\\377\\n'", "bot-nonsense", {"answer": "'�'"}),
        ("read line; head -c 100000 /dev/zero | tr '\\0' '['; echo", "bot-nonsense", None),
    ],
)
def test_why_a_program_failed_is_known(text: str, key: str, values: Any, tmp_path: Path) -> None:
    """/bin/false, too, was said to have answered nonsense."""
    mind = Program(GAME, script(tmp_path, text), deadline=2.0 if key == "bot-silent" else 60.0)
    assert mind.choose(VIEW, LEGAL, Dealer(1)) in LEGAL
    assert mind.failed is not None
    assert mind.failed.key == key
    if values is not None:
        assert mind.failed.args == values


def test_a_program_that_answers_without_reading_holds_nobody_up(tmp_path: Path) -> None:
    """Its input fills up: to write to it would wait for ever. Its output is read no faster than it is asked."""
    mind = Program(GAME, script(tmp_path, "yes 0"), deadline=2.0)
    for _ in range(2000):
        mind.choose(VIEW, LEGAL, Dealer(1))
        if mind.failed:
            break
    assert mind.failed is not None
    assert mind.failed.key == "bot-silent"


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    mind = Program(GAME, script(tmp_path, f"sleep 1000 & echo $! > {tmp_path / 'child'}\nread line; echo 0; wait"))
    assert mind.choose(VIEW, LEGAL, Dealer(1)) == LEGAL[0]
    child = int((tmp_path / "child").read_text())
    mind.close()
    begin = time.monotonic()
    while running(child):
        assert time.monotonic() - begin < 60
        time.sleep(0.01)


def running(process: int) -> bool:
    try:
        os.kill(process, 0)
        # One that nobody has waited for is still listed.
        return Path(f"/proc/{process}/stat").read_text().split()[2] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


@pytest.mark.parametrize("spec", ["search:iters=0", "expert:iters=0:seconds=0"])
def test_a_search_without_an_end_is_refused(spec: str) -> None:
    """It searched for ever."""
    with pytest.raises(SetupError) as refused:
        make(GAME, spec)
    assert refused.value.key == "search-without-end"


def test_a_guide_that_fails_with_all_actions_before_it_is_not_covered_up() -> None:
    def fails(view: object, legal: list[int], dealer: Dealer) -> int:
        raise KeyError(len(legal))

    calls = Calls(GAME.rules, GAME.waiting, GAME.result, GAME.view, GAME.imagine, fails)
    search = Search(calls, Settings(2, 1.0, 0.25, 30, 0.3), VIEW, SEAT, GAME.seats[0], len(BOX.actions))
    with pytest.raises(KeyError):
        search.line_up(LEGAL, 2, Dealer(1))
