"""Orders in the terminal: typed in the plain game and on the full screen, here and at a server."""

from dataclasses import replace
from pathlib import Path

import pytest
from textual.pilot import Pilot

from fogline.core.dealer import Dealer
from fogline.tui.app import Fogline
from fogline.tui.doors.remote import RemoteDoor
from fogline.tui.plain import Table
from fogline.tui.screens.paper import HelpPage, WhyPage
from tests.table.auctions import GAME, auction
from tests.tui.conftest import Pages, lines
from tests.tui.screens import AT_ONCE, ROOMY, app, plan, run, table, until, words_of
from tests.web.serving import chairs, post, site

NEXT = ("", "")
"""Hides the screen from the next person, who lifts the curtain."""


def plain(lang: str, *said: str) -> Pages:
    """What stands on the paper when three people say this in an auction."""
    paper = Pages(lines(["", *said, "quit", ""]))
    match = auction().playing().match
    assert Table(match, {}, ["Ana", "Luis", "Mar"], lang, paper, Dealer(1)).play() == 0
    return paper


@pytest.mark.parametrize(
    ("lang", "order", "left", "raised"),
    [
        ("en", "raise up to 120 keep 10 20", "Raises for you up to $120,000, keeping 10, 20.", "Ana bids $70,000"),
        ("es", "sube hasta 120 guarda 10 20", "Sube por ti hasta 120.000 $, guardando 10, 20.", "Ana puja 70.000 $"),
    ],
)
def test_the_plain_game_raises_for_whoever_left_an_order(lang: str, order: str, left: str, raised: str) -> None:
    paper = plain(lang, order, *NEXT, "add 50; call", *NEXT, "pass", *NEXT)
    assert order in paper.screens[2], "it is told how to leave one"
    assert left in paper.all
    assert raised in paper.screens[-1]
    assert left not in "".join(paper.screens[3:]), "and nobody else reads it"


def test_the_plain_game_tells_why_not() -> None:
    paper = plain("en", "raise up to 5", "raise", "raise up to 90 keep 7", "withdraw", "add 10", "raise up to 90")
    told = " ".join(paper.all.split())
    assert "no checks that you leave for it make such a sum up to $5,000. [4.3]" in told
    assert "An order is said like this: raise up to 120 keep 10 20." in told
    assert "There is no check of $7,000. [1.5]" in told
    assert "You have left no order that stands." in told


def test_what_is_taken_back_takes_the_orders_along() -> None:
    paper = plain("en", "raise up to 40", *NEXT, "add 10", "undo", "add 50; call", *NEXT, "pass", *NEXT)
    assert "Ana's turn" in paper.screens[-2] + paper.screens[-1], "nothing answers for Ana any more"


def test_the_help_tells_of_it() -> None:
    assert "an order        is left where a game takes one" in plain("en", "help").all
    assert "una orden          se deja donde un juego la admite" in plain("es", "ayuda").all


# -- full screen -------------------------------------------------------------------------------------------------


async def type_in(pilot: Pilot[int], text: str) -> None:
    await pilot.press("slash", *["space" if letter == " " else letter for letter in text], "enter")


def test_the_full_screen_takes_an_order_here(tmp_path: Path) -> None:
    async def work() -> None:
        wish = plan(GAME, 3, 3, box="", match=auction().playing().match)
        async with app(tmp_path, "en", wish).run_test(size=ROOMY) as pilot:
            await until(pilot, lambda: words_of(pilot).count("press Enter"))
            await pilot.press("enter")
            await until(pilot, lambda: (now := table(pilot)) and now.open_choices)
            now = table(pilot)
            assert now is not None
            await until(pilot, lambda: "raise up to 120 keep 10 20" in " ".join(words_of(pilot).split()))
            await type_in(pilot, "raise up to 5")
            await until(pilot, lambda: not now.busy)
            assert now.scene is not None
            assert now.scene.order is not None
            assert now.scene.order.words == ""
            await type_in(pilot, "raise up to 120 keep 10 20")
            await until(pilot, lambda: any(line.key == "called" for line in now.log_lines))
            assert now.scene.order.words == "raise up to 120 keep 10 20"
            await pilot.press("question_mark")
            await until(pilot, lambda: isinstance(pilot.app.screen, HelpPage))
            await pilot.press("pagedown")
            await until(pilot, lambda: "withdraw" in words_of(pilot))

    run(work)


def test_an_order_at_a_server_is_seen_followed_and_withdrawn(tmp_path: Path) -> None:
    async def work() -> None:
        async with site(tmp_path / "server") as there, there.client() as browser:
            made = await post(browser, "/api/tables", game=GAME, chairs=chairs("ooo"))
            base = f"/api/tables/{made['table']}"
            door = RemoteDoor(there.url, tmp_path / "me")
            await door.join(made["table"], "Ana", "es")
            tokens = ["", *[(await post(browser, f"{base}/join", name=name))["tokens"][0] for name in ("Beto", "Eva")]]
            room = there.context.lobby.room(made["table"])
            await room.change(lambda now: replace(now, flow=auction(first=1).flow))

            async def here(_: object) -> str:
                return str(made["table"])

            async with Fogline(door, "es", here, preferences=AT_ONCE).run_test(size=ROOMY) as pilot:
                await until(pilot, lambda: (now := table(pilot)) and now.scene and now.scene.order)
                now = table(pilot)
                assert now is not None
                await type_in(pilot, "sube hasta 120 guarda 10 20")
                await until(pilot, lambda: "Sube por ti hasta 120.000 $" in " ".join(words_of(pilot).split()))
                for token, words in ((tokens[1], ("add 50", "call")), (tokens[2], ("pass",))):
                    for action in words:
                        await post(browser, f"{base}/act", token, action=action, confirm=True)
                await until(pilot, lambda: any("60.000 $" in line.text for line in now.log_lines))
                await type_in(pilot, "retirar")
                await until(pilot, lambda: now.scene and now.scene.order and not now.scene.order.words)
                assert room.table.playing().orders == {}
                await type_in(pilot, "quizás otra cosa")
                await until(pilot, lambda: isinstance(pilot.app.screen, WhyPage))

    run(work)
