"""Somebody is forgotten also at tables of games that are not installed any more."""

import json
from pathlib import Path

from msgspec.structs import replace

from fogline.core.dealer import Dealer
from fogline.table import stored_table
from fogline.table.myself import GUEST, forget
from fogline.table.store import open_store
from fogline.table.store.base import Update
from tests.boxes import brief_box
from tests.table.sitting import guest, lobby, play, run, table

GAME = "skyline"


def test_a_table_that_nobody_can_open_forgets_too(tmp_path: Path) -> None:
    over = play(table(GAME, "pp", box=brief_box(GAME)), Dealer(1))
    store = open_store(tmp_path / "fogline.db")
    update = stored_table.update(None, over, 1.0)
    store.write(update).result(60)
    row = store.table(over.id)
    assert row is not None
    gone = json.loads(row.seating)
    gone["settings"]["game"] = "long-gone"
    store.write(replace(Update(over.id, 2), seating=json.dumps(gone))).result(60)
    store.close()

    async def work() -> None:
        here = lobby(tmp_path)
        assert await forget(here, guest(0)) == 1
        kept = here.store.table(over.id)
        assert kept is not None
        assert "guest-0" not in kept.seating
        chairs = json.loads(kept.seating)["chairs"]
        assert [(chair["name"], chair["guest"]) for chair in chairs] == [(GUEST, ""), ("P1", "guest-1")]
        assert here.store.places_of("guest-0") == []
        assert here.store.places_of("guest-1") == [over.id]
        assert json.loads(kept.seating)["host"] == "guest-1"
        await here.close()

    run(work)
