"""fogline admin: whoever runs a club looks after its tables while it is served, in a folder or in PostgreSQL."""

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from fogline.table.store.sqlite import SqliteStore
from tests.cli.conftest import Fogline
from tests.in_turn import first_of
from tests.web.process import start, stop
from tests.web.serving import GAMES, chairs, seats_for

GAME = GAMES[0]
SEATS = seats_for(GAME)


@pytest.fixture
def where(place: Path | str, tmp_path: Path) -> list[str]:
    """How a server and a command are told where the tables are."""
    return ["--store", place] if isinstance(place, str) else ["--data", str(tmp_path / "club")]


def put(client: httpx.Client, path: str, token: str = "", **body: Any) -> httpx.Response:
    return client.post(path, json=body, headers={"Authorization": f"Bearer {token}"} if token else {})


def soon(true: Callable[[], bool]) -> bool:
    """Another process serves: it takes up what was changed within a moment."""
    until = time.monotonic() + 60
    while not (done := true()) and time.monotonic() < until:
        time.sleep(0.05)
    return done


# What stores promise is tried on every sort by their own laws.
@pytest.mark.parametrize("place", first_of(["sqlite", "postgresql"]), indirect=True)
def test_a_club_is_looked_after_while_it_is_served(fogline: Fogline, tmp_path: Path, where: list[str]) -> None:
    process, url = start(tmp_path / "club", *where)
    with (
        httpx.Client(base_url=url, trust_env=False, verify=False, timeout=60) as ana,
        httpx.Client(base_url=url, trust_env=False, verify=False, timeout=60) as eva,
    ):
        table = put(ana, "/api/tables", game=GAME, chairs=chairs("p" * SEATS), start=True).json()["table"]
        base = f"/api/tables/{table}"
        listed = json.loads(fogline("admin", "tables", "--json", *where).out)
        assert [(one["table"], one["game"], one["status"]) for one in listed] == [(table, GAME, "playing")]
        assert table in fogline("admin", "tables", "--status", "playing", "--game", GAME, *where).out
        assert "0 mesas" in fogline("admin", "tables", "--idle", "3", "--lang", "es", *where).out

        given = json.loads(fogline("admin", "seat", table, 1, "--name", "Eva", "--base", url, "--json", *where).out)
        assert given["link"] == f"{url}/table/{table}#seat={given['token']}"
        assert soon(lambda: put(eva, f"{base}/claim", given["token"]).json().get("seats") == [0])
        assert eva.get(f"{base}/scene", params={"seat": 0}).json()["places"][0]["mine"]
        assert put(ana, f"{base}/leave", seat=0).json()["error"]["key"] == "seat-given"
        shown = fogline("admin", "show", table, *where).out
        assert "Eva" in shown
        assert given["token"] not in shown

        saved = fogline("admin", "backup", tmp_path / "saved.db", *where)
        assert (saved.code, saved.err) == (0, "")
        assert (tmp_path / "saved.db").stat().st_mode & 0o077 == 0, "for its owner only"
        assert (tmp_path / "saved.db").read_bytes()[18:20] == b"\x01\x01", "SQLite needs no other file beside it"
        assert fogline("admin", "backup", tmp_path / "saved.db", *where).code == 2, "nothing is written over"
        assert fogline("admin", "end", table, *where).code == 0
        assert fogline("admin", "end", table, *where).code == 1
        assert soon(lambda: eva.get(f"{base}/scene").json()["status"] == "over")
        assert fogline("admin", "check", *where).code == 0
        assert fogline("admin", "remove", table, *where).code == 0
        assert soon(lambda: eva.get(f"{base}/scene").status_code == 404)
        busy = fogline("admin", "restore", tmp_path / "saved.db", *where)
        assert (busy.code, busy.out) == (1, ""), "it is served"
    stop(process)
    back = fogline("admin", "restore", tmp_path / "saved.db", *where)
    assert (back.code, back.err) == (0, "")
    assert "Everything holds. Tables: 1; played again: 1" in back.out
    assert json.loads(fogline("admin", "show", table, "--json", *where).out)["status"] == "playing", "as it was saved"
    again = fogline("admin", "restore", tmp_path / "saved.db", *where)
    assert (again.code, again.out) == (1, ""), "it is not empty"


def test_each_bad_input_is_told_in_a_sentence(fogline: Fogline, tmp_path: Path) -> None:
    SqliteStore(tmp_path / "fogline.db").close()
    (tmp_path / "text.db").write_text("no database")
    here = ("--data", str(tmp_path))
    for words, code, part in (
        (("tables", "--data", tmp_path / "nowhere"), 1, "There are no tables"),
        (("tables", "--status", "gone", *here), 2, "There is no status 'gone'"),
        (("tables", "--game", "chess", *here), 2, "chess"),
        (("tables", "--idle", "soon", *here), 2, "--idle must be a number of days"),
        (("tables", "--store", "nowhere"), 2, "begins with postgresql://"),
        (("show", "abc", *here), 1, "There is no table 'abc'"),
        (("end", "abc", *here), 1, "There is no table 'abc'"),
        (("remove", "abc", *here), 1, "There is no table 'abc'"),
        (("seat", "abc", "0", *here), 2, "must be at least 1"),
        (("seat", "abc", *here), 2, "Something is missing"),
        (("backup", tmp_path / "no" / "b.db", *here), 2, "There is no folder"),
        (("restore", tmp_path / "no.db", *here), 2, "There is no file"),
        (("restore", tmp_path / "text.db", *here), 2, "no backup of Fogline's"),
        ((), 2, "COMMAND"),
    ):
        said = fogline("admin", *words)
        assert (said.code, said.out) == (code, ""), words
        assert part in said.err, words
    assert not (tmp_path / "nowhere").exists()
    assert not [file.name for file in tmp_path.iterdir() if file.name.startswith(".")], "nothing is left lying around"


def test_a_store_of_another_format_is_left_to_its_own_fogline(fogline: Fogline, tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "fogline.db")
    store.read("PRAGMA user_version = 3")
    store.close()
    said = fogline("admin", "tables", "--data", tmp_path)
    assert (said.code, said.out) == (1, "")
    assert "older format" in said.err
