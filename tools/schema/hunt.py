"""Starts a server with tables of every game on it and lets schemathesis hunt for answers of 500 or more."""

import json
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path
from typing import Any

from fogline.core.registry import games
from fogline.web.load import Ground


def make_table(base: str, game: str, seats: int) -> Any:
    """A table that random requests can reach: its address and the token of the first seat."""
    chairs = [{"kind": "person", "name": "Ana"}, *[{"kind": "bot", "bot": "random"}] * (seats - 1)]
    body = json.dumps({"game": game, "chairs": chairs, "start": True, "assist": "full"}).encode()
    request = urllib.request.Request(f"{base}/api/tables", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def hunt(schemathesis: str, base: str, game: str, made: Any, more: list[str]) -> int:
    """All doors with this table in the path, by somebody who holds a seat there."""
    settings = f'[parameters]\n"path.table" = "{made["table"]}"\n"path.game" = "{game}"\n'
    with tempfile.TemporaryDirectory() as folder:
        config = Path(folder) / "schemathesis.toml"
        config.write_text(settings, encoding="utf-8")
        command = [schemathesis, "--config-file", str(config), "run", f"{base}/api/openapi.json", *more]
        command += ["--checks", "not_a_server_error", "--continue-on-failure", "--request-timeout", "20"]
        command += ["--header", f"Authorization: Bearer {made['tokens'][0]}", "--exclude-path-regex", "stream$"]
        # In that folder: schemathesis leaves its memory where it runs.
        return subprocess.run(command, cwd=folder, check=False).returncode


def main(program: str, *more: str) -> int:
    schemathesis = str(Path(program).absolute())
    with tempfile.TemporaryDirectory() as folder:
        server, base = Ground(Path(folder)).start()
        try:
            codes = [
                hunt(schemathesis, base, game.name, make_table(base, game.name, max(2, game.seats[0])), list(more))
                for game in games().values()
            ]
        finally:
            server.terminate()
            server.wait()
    return max(codes)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
