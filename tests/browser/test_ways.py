"""Some steps by keyboard in the games whose whole game the quick check plays by mouse."""

import pytest

from tests.browser.conftest import Visitors
from tests.browser.hands import after, play_listening
from tests.browser.house import Server
from tests.browser.test_shell import sit

SOME = 6


@pytest.mark.parametrize("game", ["investors", "skyline"])
def test_keys_are_enough_and_everything_is_told(server: Server, visitor: Visitors, game: str) -> None:
    page = visitor("es")
    sit(page, server, game)
    assert play_listening(page, after(SOME)) == SOME
