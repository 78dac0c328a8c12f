"""The deal of the day over HTTP: a table, its end, the comparison; nothing of it before."""

from pathlib import Path
from typing import Any

import httpx

from fogline.core.dealer import Dealer
from fogline.learn.day import COMPARED
from tests.web.doorstep import served
from tests.web.serving import Site, get, post

DATE = "2026-11-17"


def test_a_deal_is_played_and_compared(tmp_path: Path) -> None:
    async def work(here: Site, client: httpx.AsyncClient, stack: Any) -> None:
        before = await get(client, "/api/days/rebuild", alone=True, lang="es")
        assert before["days"][0]["date"] == before["today"]
        assert (before["seats"], before["solo"]) == (1, True)
        made = await post(client, "/api/days", game="rebuild", date=DATE, alone=True, name="Ana")
        table = f"/api/tables/{made['table']}"
        early = await client.get(f"{table}/day")
        assert (early.status_code, early.json()["error"]["key"]) == (403, "no-day")
        dice, shown = Dealer(5), await get(client, f"{table}/scene")
        assert shown["day"] == DATE
        while shown["status"] != "over":
            if shown["confirm"] == "now":
                await post(client, f"{table}/confirm")
            else:
                option = shown["legal"][int(dice.below(len(shown["legal"])))]
                await post(client, f"{table}/act", action=option["id"], confirm=True)
            shown = await get(client, f"{table}/scene")
        found = await get(client, f"{table}/day", lang="es")
        assert (found["date"], found["others"], found["better"]) == (DATE, 0, 0)
        assert [bot["level"] for bot in found["bots"]] == list(COMPARED)
        assert DATE in found["share"]
        mine = next(day for day in (await get(client, "/api/days/rebuild", alone=True))["days"] if day["date"] == DATE)
        assert (mine["points"], mine["place"]) == (found["points"], found["place"])
        async with here.client() as other:
            assert (await other.get(f"{table}/day")).status_code == 403
            theirs = (await get(other, "/api/days/rebuild", alone=True))["days"]
            assert not any(day["points"] for day in theirs)

    served(tmp_path, work)
