"""fogline compile: whoever waits for it is told that it goes on, and which packages are meant."""

import re
import time
from typing import Any

import pytest

from fogline.cli.compile import guest, waited_for
from fogline.cli.text import speaker
from fogline.core.errors import SetupError


def test_who_waits_is_told_that_it_goes_on(capsys: Any) -> None:
    told, until = "", time.monotonic() + 60
    with waited_for(speaker("en"), breath=0.001):
        while not re.search(r"after \d+ s\n", told) and time.monotonic() < until:
            told += capsys.readouterr().out
    assert re.search(r"after \d+ s\n", told)
    capsys.readouterr()
    assert capsys.readouterr().out == "", "nothing is told once it is done"


def test_a_game_of_ours_is_no_guest_and_one_that_is_not_there_is_named() -> None:
    assert guest("skyline") == []
    with pytest.raises(SetupError, match="chess"):
        guest("chess")
