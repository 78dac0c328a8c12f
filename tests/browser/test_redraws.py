"""A table is drawn once for each change: what costs a laptop little costs a phone its battery."""

import json

from playwright.sync_api import CDPSession, WebSocket, expect

from tests.browser.conftest import Visitors
from tests.browser.hands import wait_for_turn
from tests.browser.house import Server, open_table
from tests.browser.plain_door import Scene, play_on


def drawings(line: CDPSession) -> int:
    """How often the board was drawn since this was asked last."""
    found = line.send("Profiler.takePreciseCoverage")["result"]
    named = [one for script in found for one in script["functions"] if one["functionName"] == "Board"]
    return sum(one["ranges"][0]["count"] for one in named)


def first_legal(scene: Scene) -> int:
    return int(scene["legal"][0]["id"])


def test_a_scene_is_drawn_once_and_what_is_pointed_at_is_told_without_drawing(
    server: Server, visitor: Visitors
) -> None:
    page, scenes = visitor(), []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda said: scenes.append(said) if json.loads(said)["is"] == "scene" else None)

    page.on("websocket", listen)
    page.add_init_script("localStorage.setItem('fogline.toured', '[\"investors\"]')")
    table = open_table(page, server.url, "investors", 3)
    page.goto(f"{server.url}/table/{table}")
    wait_for_turn(page)
    line = page.context.new_cdp_session(page)
    line.send("Profiler.enable")
    line.send("Profiler.startPreciseCoverage", {"callCount": True, "detailed": False})
    scenes.clear()
    left = iter(range(4))
    at = play_on(page, f"{server.url}/api/tables/{table}", lambda _: next(left, None) is None, first_legal)
    page.wait_for_selector(f'.table-screen[data-at="{at}"]')
    assert 1 <= drawings(line) <= len(scenes)
    page.locator(".inv-years [data-tell]").first.hover()
    expect(page.locator(".preview-pointed")).to_be_visible()
    assert drawings(line) == 0
