"""How the server is opened: by ./play with nothing or with its options, and which one serves."""

import shutil
import subprocess
from pathlib import Path

import pytest

from fogline.cli import serve
from fogline.cli.mistake import Mistake
from tests.cli.conftest import Fogline

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(shutil.which("sh") is None, reason="./play is a shell script")
@pytest.mark.parametrize(
    ("given", "handed_on"),
    [
        ([], ["serve", "--open"]),
        (["--port", "9000"], ["serve", "--open", "--port", "9000"]),
        (["--host=0.0.0.0", "--data", "a b"], ["serve", "--open", "--host=0.0.0.0", "--data", "a b"]),
        (["--help"], ["--help"]),
        (["play", "skyline", "--port"], ["play", "skyline", "--port"]),
    ],
)
def test_play_opens_the_browser_unless_a_command_is_named(
    given: list[str], handed_on: list[str], tmp_path: Path
) -> None:
    shutil.copy(ROOT / "play", tmp_path)
    for name, text in (("tools/setup.sh", ""), (".venv/bin/fogline", '#!/bin/sh\nprintf "%s\\n" "$@"\n')):
        file = tmp_path / name
        file.parent.mkdir(parents=True)
        file.write_text(text)
        file.chmod(0o755)
    done = subprocess.run([tmp_path / "play", *given], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.splitlines() == handed_on


def test_for_this_machine_alone_the_server_that_runs_will_do(fogline: Fogline, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    def show(address: str, say: object) -> int:
        opened.append(address)
        return 0

    def busy(host: str, port: int) -> int:
        raise Mistake("cannot-listen", host=host, port=port, problem="it is taken", code=1)

    monkeypatch.setattr(serve, "serves", lambda address: True)
    monkeypatch.setattr(serve, "show", show)
    monkeypatch.setattr(serve, "free", busy)
    assert fogline("serve", "--open", "--port", 9000).code == 0
    assert opened == ["http://127.0.0.1:9000"]
    # Friends could not reach that one: whoever names another host must be told that the port is taken.
    said = fogline("serve", "--open", "--port", 9000, "--host", "0.0.0.0", "--lang", "en")
    assert said.code == 1
    assert "0.0.0.0, port 9000" in said.err
    assert opened == ["http://127.0.0.1:9000"]
