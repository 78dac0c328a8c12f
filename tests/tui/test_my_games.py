"""My games in the terminal: found, counted, saved; of this machine and of a server."""

import csv
import io
from pathlib import Path

from fogline.core.dealer import Dealer
from fogline.tui.app import Fogline
from fogline.tui.doors.remote import RemoteDoor
from fogline.tui.screens.ask import Prompt
from fogline.tui.screens.my_games import GamesPage, meant
from fogline.tui.screens.ratings import LinesPage
from tests.boxes import brief_box
from tests.tui.screens import AT_ONCE, SMALLEST, reads, run, turned_to, until
from tests.web.serving import play_by_http, site, table_of

GAME = "skyline"


def test_what_is_typed_is_a_game_a_result_or_a_name() -> None:
    assert (meant("skyline won Eva", "en").game, meant("skyline won Eva", "en").result) == (GAME, "won")
    assert meant("skyline won Eva", "en").other == "Eva"
    assert meant("perdidas", "es").result == "lost"
    assert meant("", "en") == meant("   ", "en")


def test_games_are_found_counted_and_saved(tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path / "server") as there:
            door = RemoteDoor(there.url, tmp_path / "me")
            async with there.client() as first:
                made = await table_of(first, GAME, "pb", box=brief_box(GAME))
                await play_by_http(first, made["table"], made["tokens"][0], Dealer(1))
                (name, value), *_ = first.cookies.items()
                door.wire.cookie = f"{name}={value}"
            async with Fogline(door, "en", preferences=AT_ONCE).run_test(size=SMALLEST) as pilot:
                await reads(pilot, "My games")

                async def chosen(way: str) -> None:
                    listed = pilot.app.screen.query_one("OptionList")
                    listed.highlighted = listed.get_option_index(way)  # type: ignore[attr-defined]
                    await pilot.press("enter")

                await chosen("games")
                await turned_to(pilot, GamesPage)
                await reads(pilot, "1 game")
                await chosen("numbers")
                await turned_to(pilot, LinesPage)
                await reads(pilot, "Against bots")
                await reads(pilot, "of 1 ")
                await pilot.press("escape")
                await turned_to(pilot, GamesPage)
                await chosen("save")
                await turned_to(pilot, Prompt)
                file = tmp_path / "games.csv"
                pilot.app.screen.query_one("Input").value = str(file)  # type: ignore[attr-defined]
                await pilot.press("enter")
                await until(pilot, lambda: file.exists() and file.read_bytes())
                rows = list(csv.DictReader(io.StringIO(file.read_bytes().decode("utf-8-sig"))))
                assert [row["table"] for row in rows] == [made["table"]]
                await turned_to(pilot, GamesPage)
                await chosen("find")
                await turned_to(pilot, Prompt)
                pilot.app.screen.query_one("Input").value = "nobody"  # type: ignore[attr-defined]
                await pilot.press("enter")
                await reads(pilot, "0 games")

    run(work)
