"""fogline store copy and fogline serve --store: a club moves to PostgreSQL, and everybody finds their tables there."""

from pathlib import Path

import httpx
import pytest

from fogline.table.folder import SERVER, Folder
from fogline.table.store.sqlite import SqliteStore
from tests.cli.conftest import Fogline
from tests.table.store.postgresql import Cluster
from tests.table.store.updates import new
from tests.web.process import start, stop
from tests.web.serving import GAMES, chairs, seats_for

GAME = GAMES[0]


def test_a_club_moves_and_everybody_finds_their_tables(fogline: Fogline, tmp_path: Path, postgresql: Cluster) -> None:
    folder, address = tmp_path / "club", postgresql.fresh()
    process, url = start(folder)
    with httpx.Client(base_url=url, trust_env=False, verify=False, timeout=60) as client:
        wanted = {"game": GAME, "chairs": chairs("p" * seats_for(GAME)), "start": True}
        table = client.post("/api/tables", json=wanted).json()["table"]
        cookies = client.cookies
        busy = fogline("store", "copy", str(folder), address)
        assert (busy.code, busy.out) == (1, ""), "a server has it"
    stop(process)
    moved = fogline("store", "copy", str(folder), address)
    assert (moved.code, moved.err) == (0, "")
    assert "Tables: 1;" in moved.out
    process, url = start(tmp_path / "unused", "--store", address)
    with httpx.Client(base_url=url, trust_env=False, verify=False, timeout=60, cookies=cookies) as client:
        client.get("/api/tables")
        busy = fogline("store", "copy", address, str(tmp_path / "back"))
        assert (busy.code, busy.out) == (1, ""), "a server has it"
        assert "end them first" in busy.err
        assert [card["table"] for card in client.get("/api/tables").json()["tables"]] == [table]
        scene = client.get(f"/api/tables/{table}/scene").json()
        act = {"at": scene["at"], "action": scene["legal"][0]["id"], "seat": scene["seat"]}
        assert client.post(f"/api/tables/{table}/act", json=act).status_code == 200
    stop(process)
    assert not (tmp_path / "unused").exists(), "a database needs no folder"


@pytest.mark.parametrize(("lang", "words"), [("en", "has tables already"), ("es", "ya tiene mesas")])
def test_tables_are_never_written_over(fogline: Fogline, tmp_path: Path, lang: str, words: str) -> None:
    for name in ("one", "other"):
        store = SqliteStore(tmp_path / name / "fogline.db")
        store.write(new(name)).result(60)
        store.close()
    said = fogline("store", "copy", str(tmp_path / "one"), str(tmp_path / "other"), "--lang", lang)
    assert said.code == 1
    assert words in said.err


def test_what_cannot_be_done_is_said_in_a_sentence(fogline: Fogline, tmp_path: Path, postgresql: Cluster) -> None:
    nowhere = f"postgresql://ana:sesame@/nowhere?host={postgresql.folder}"
    for words in (("store", "copy", str(tmp_path / "no"), str(tmp_path / "to")), ("serve", "--store", "nonsense")):
        assert fogline(*words).code == 2
    assert not (tmp_path / "no").exists()
    for words in (("store", "copy", nowhere, str(tmp_path / "to")), ("serve", "--store", nowhere)):
        said = fogline(*words)
        assert (said.code, said.out) == (1, "")
        assert "cannot be reached" in said.err
        assert "sesame" not in said.err
    said = fogline("serve", "--store", "postgresql://ana:sesame@[::1/club")
    assert (said.code, said.out) == (1, "")
    assert "cannot be understood" in said.err
    assert "sesame" not in said.err
    SqliteStore(tmp_path / "mine" / "fogline.db").close()
    held = Folder(tmp_path / "mine", SERVER)
    assert fogline("store", "copy", str(tmp_path / "mine"), str(tmp_path / "to")).code == 1
    held.close()
