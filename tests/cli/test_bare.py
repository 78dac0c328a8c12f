"""A bare ``fogline``, as ``uvx fogline`` calls it."""

import sys
from argparse import Namespace

import pytest

from fogline.cli import serve
from fogline.core.text import Speaker
from tests.cli.conftest import Fogline


def test_at_a_terminal_it_opens_the_lobby(fogline: Fogline, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Namespace] = []

    def run(args: Namespace, say: Speaker) -> int:
        asked.append(args)
        return 0

    monkeypatch.setattr(serve, "run", run)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    assert fogline().code == 0
    assert [(args.open, args.host, args.port) for args in asked] == [(True, None, None)]


def test_for_a_program_it_tells_what_there_is(fogline: Fogline) -> None:
    said = fogline("--lang", "es")
    assert said.code == 0
    assert "la sala en el navegador" in said.out
