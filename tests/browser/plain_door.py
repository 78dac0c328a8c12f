"""Playing through the plain door, for tests that look at what comes later in a game."""

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from fogline.bots.base import make
from fogline.core.dealer import Dealer
from fogline.core.registry import games
from fogline.core.view_json import numbers

Scene = dict[str, Any]
STEPS = 400
"""More than it takes to come anywhere: a game that never gets there fails instead of hanging."""
PATIENCE = 60
"""Seconds for others to move, on however busy a machine."""


class GameOver(AssertionError):
    """It was over before it came there."""


def asked(page: Page, table: str) -> Scene:
    """The first seat's scene at this address, as soon as it has something to say."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        scene: Scene = page.request.get(f"{table}/scene?seat=0").json()
        if scene["legal"] or scene["confirm"] == "now" or scene["status"] != "playing":
            return scene
        time.sleep(0.02)
    raise AssertionError("nothing is asked any more")


def play_on(page: Page, table: str, there: Callable[[Scene], bool], choose: Callable[[Scene], int]) -> str:
    """The first seat's game at this address, until it is `there`; the moment in which it is."""
    for _ in range(STEPS):
        scene = asked(page, table)
        if scene["status"] != "playing":
            raise GameOver
        if there(scene):
            return str(scene["at"])
        said = {"seat": 0, "at": scene["at"], **({"action": choose(scene)} if scene["legal"] else {})}
        answer = page.request.post(f"{table}/{'act' if scene['legal'] else 'confirm'}", data=said)
        assert answer.ok, answer.text()
    raise AssertionError("never came there")


def quick_mind(name: str, sight: type[Any]) -> Callable[[Scene], int]:
    """Who chooses as the quick mind of a game with its usual box: a hint would be thought about for much longer."""
    game = games()[name]
    box, mind, dice = game.box(None), make(game, "greedy"), Dealer(7)

    def choose(scene: Scene) -> int:
        view = sight(box=box, **numbers(scene["view"]))
        return int(mind.choose(view, [option["id"] for option in scene["legal"]], dice))

    return choose
