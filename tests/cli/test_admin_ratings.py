"""fogline admin ratings: what everybody sees, worked out from the first table on, by whoever runs the club."""

import json
from pathlib import Path

from fogline.table import stored_table
from fogline.table.ratings import HIDDEN
from fogline.table.store import open_store
from tests.cli.conftest import Fogline
from tests.table.test_ratings import GAME, finished


def test_ratings_are_worked_out_beside_those_who_serve(fogline: Fogline, tmp_path: Path) -> None:
    store = open_store(tmp_path / "fogline.db")
    for n, kinds in enumerate(("pp", "ppb"), 1):
        store.write(stored_table.update(None, finished(kinds, n), float(n))).result(60)
    where = ("--data", str(tmp_path))
    found = json.loads(fogline("admin", "ratings", GAME, "--json", *where).out)
    assert {one["name"] for one in found} == {"P0", "P1", "by chance"}
    assert [one["games"] for one in found if not one["bot"]] == [2, 2]
    assert found == sorted(found, key=lambda one: -(one["rating"] - one["give"]))
    lines = fogline("admin", "ratings", GAME, *where).out
    assert all(str(one["rating"]) in lines for one in found)
    assert "guest-0" not in lines + json.dumps(found), "nobody's identity"
    store.note("guest-0", HIDDEN, "", "1").result(60)
    store.close()
    assert "P0" not in fogline("admin", "ratings", GAME, "--lang", "es", *where).out
    refused = fogline("admin", "ratings", "chess", *where)
    assert (refused.code, refused.out) == (2, "")
