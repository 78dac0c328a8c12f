"""The same deal again in a terminal: at tables of this machine, at a server, and by the link that a friend sent."""

from argparse import Namespace
from pathlib import Path

from textual.pilot import Pilot

from fogline.cli.screen import first
from fogline.core.dealer import Dealer
from fogline.core.match import Match
from fogline.core.text import Speaker
from fogline.table.scene_types import Scene
from fogline.tui.app import Fogline
from fogline.tui.doors.local import LocalDoor
from fogline.tui.doors.remote import RemoteDoor
from fogline.tui.doors.wire import deal_in, parted
from tests.boxes import brief_box
from tests.tui.screens import AT_ONCE, SMALLEST, app, at_table, plan, play, reads, run, table, until
from tests.web.serving import play_by_http, post, site

GAME = "cablecars"


def shown(pilot: Pilot[int]) -> Scene:
    """What the table screen shows; who looks while it changes is shown what was."""
    now = table(pilot)
    assert now is not None
    assert now.scene is not None
    return now.scene


def test_what_was_dealt_on_this_machine_is_dealt_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with app(tmp_path, wish=plan(GAME)).run_test(size=SMALLEST) as pilot:
            await at_table(pilot)
            end = await play(pilot, Dealer(2))
            assert end.scene is not None
            before = end.scene.table
            await reads(pilot, "Play the same deal again")
            end.action_same_deal()
            await until(pilot, lambda: table(pilot) is not None and shown(pilot).table != before)
            door = pilot.app.door  # type: ignore[attr-defined]
            assert isinstance(door, LocalDoor)
            again = door.lobby.room(shown(pilot).table).table
            matches = [match for name in (before, again.id) if (match := door.lobby.room(name).table.begun().match)]
            one, other = [Match.replay(match.record(), match.box, turns=0).position()["state"] for match in matches]
            assert one == other
            assert [chair.bot for chair in again.chairs] == ["", "random"]

    run(work)


def test_a_friends_link_opens_a_table_in_a_terminal(tmp_path: Path) -> None:
    assert parted("/fogline/deal/abc") == ("/fogline", "")
    assert (deal_in("/fogline/deal/abc/"), deal_in("/table/abc")) == ("abc", "")

    async def work() -> None:
        async with site(tmp_path / "server") as there, there.client() as ana:
            chairs = [{"kind": "person", "name": "Ana"}, {"kind": "bot", "bot": "random"}]
            made = await post(ana, "/api/tables", game=GAME, chairs=chairs, start=True, box=brief_box(GAME))
            await play_by_http(ana, made["table"], "", Dealer(1))
            shared = await post(ana, f"/api/tables/{made['table']}/deal")
            link = f"{there.url}/deal/{shared['deal']}"
            args = Namespace(server=link, seed=None, load=None, game=None, name=["Leo"], seats=None, bots=None)
            door = RemoteDoor(link, tmp_path / "me")
            async with Fogline(door, "en", first(args, Speaker("en")), preferences=AT_ONCE).run_test(
                size=SMALLEST
            ) as pilot:
                await at_table(pilot)
                seen = shown(pilot)
                assert (seen.places[0].name, seen.seat, seen.table == made["table"]) == ("Leo", 0, False)

    run(work)
