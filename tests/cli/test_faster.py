"""A build made while people play: told of once, and left behind with the server."""

import signal
import subprocess
import sys

import pytest

from fogline.cli import faster
from fogline.cli.text import speaker

READY = {"en": "The compiled build is ready", "es": "La versión compilada está lista"}


def process(code: str) -> "subprocess.Popen[bytes]":
    return subprocess.Popen([sys.executable, "-c", code], start_new_session=True)


@pytest.mark.parametrize("lang", READY)
def test_a_line_tells_that_it_is_ready(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    faster.tell(process(""), speaker(lang))
    told = capsys.readouterr().out
    assert told.startswith(READY[lang])
    assert told.count("\n") == 1


def test_nothing_is_said_where_it_could_not_be_made(capsys: pytest.CaptureFixture[str]) -> None:
    faster.tell(process("raise SystemExit(1)"), speaker("en"))
    assert capsys.readouterr().out == ""


def test_it_ends_with_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    making = process("import time; time.sleep(600)")
    monkeypatch.setattr(faster, "in_background", lambda: making)
    with faster.faster_soon(speaker("en")):
        assert making.poll() is None
    assert making.wait(60) == -signal.SIGTERM


def test_where_there_is_none_to_make_all_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faster, "in_background", lambda: None)
    with faster.faster_soon(speaker("en")):
        pass
