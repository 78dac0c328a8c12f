"""The full-screen game driven by keys alone."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from textual.pilot import Pilot
from textual.screen import Screen

from fogline.core.dealer import Dealer
from fogline.core.registry import games
from fogline.tui.app import Fogline
from fogline.tui.doors.base import Door, Plan
from fogline.tui.doors.local import LocalDoor
from fogline.tui.preferences import Preferences
from fogline.tui.screens.ask import Curtain
from fogline.tui.screens.table import TableScreen
from tests.boxes import brief_box

AT_ONCE = Preferences(speed="once")
"""Who tests does not wait for what others do."""
SMALLEST = (80, 24)
ROOMY = (100, 30)
"""From here on nothing needs panes."""
MOST = 30_000
"""Looks at the screen in which a game of a small box must have ended; most of them only wait on a busy machine."""


def plan(game: str, people: int = 1, seats: int | None = None, box: str | None = None, **more: Any) -> Plan:
    """A table of people at this keyboard and bots that choose by chance."""
    seats = seats if seats is not None else max(2, games()[game].seats[0])
    names = ["Ana", "Beto", "Carla", "Dora", "Eva"]
    chairs = [("person", names[n], "") for n in range(people)] + [("bot", "", "random")] * (seats - people)
    return Plan(game, chairs, box=brief_box(game) if box is None else box, **more)


def opening(wish: Plan, lang: str) -> Callable[[Door], Awaitable[str]]:
    async def make(door: Door) -> str:
        return await door.create(wish, lang)

    return make


def app(folder: Path, lang: str = "en", wish: Plan | None = None, speed: str = "once") -> Fogline:
    return Fogline(LocalDoor(folder), lang, opening(wish, lang) if wish else None, preferences=Preferences(speed=speed))


def run(work: Callable[[], Awaitable[Any]], seconds: float = 800) -> Any:
    return asyncio.run(asyncio.wait_for(work(), seconds))


async def until(pilot: Pilot[int], true: Callable[[], Any], seconds: float = 120) -> None:
    """Let the screen go on until this is so."""
    for _ in range(int(seconds / 0.02)):
        if true():
            return
        await pilot.pause(0.02)
    raise AssertionError(f"it does not come to that; the screen is {pilot.app.screen}")


def table(pilot: Pilot[int]) -> TableScreen | None:
    screen = pilot.app.screen
    return screen if isinstance(screen, TableScreen) and screen.scene is not None else None


async def at_table(pilot: Pilot[int]) -> TableScreen:
    """The table screen, once it shows something that can be chosen."""
    await until(pilot, lambda: (now := table(pilot)) and now.open_choices)
    found = table(pilot)
    assert found is not None
    return found


def words_of(pilot: Pilot[int]) -> str:
    """All that stands on the screen."""
    return "\n".join(strip.text for strip in pilot.app.screen._compositor.render_strips())


async def turned_to(pilot: Pilot[int], kind: type[Screen[Any]]) -> None:
    """Wait until a screen of this kind is shown."""
    await until(pilot, lambda: isinstance(pilot.app.screen, kind))


async def reads(pilot: Pilot[int], text: str) -> None:
    """Wait until this stands on the screen, on however many lines."""
    await until(pilot, lambda: text in " ".join(words_of(pilot).replace("│", " ").split()))


async def play(pilot: Pilot[int], dice: Dealer, look: Callable[[TableScreen], None] | None = None) -> TableScreen:
    """A whole game by keys: numbers and Enter, curtains on the way."""
    done = ""
    for _ in range(MOST):
        screen = pilot.app.screen
        if isinstance(screen, Curtain):
            await pilot.press("enter")
            continue
        now = table(pilot)
        if now is None or now.busy or now.scene is None:
            await pilot.pause(0.005)
            continue
        if now.scene.status == "over":
            return now
        moment = f"{now.scene.at} {now.scene.seat}"
        if not now.open_choices or moment == done:
            await pilot.pause(0.005)
            continue
        if look:
            look(now)
        done = moment if now.open_choices[0].do != "pass-on" else ""
        legal = [choice for choice in now.open_choices if choice.do == "act"]
        if len(legal) > 3 and dice.below(4) == 0:
            await pilot.press(*str(legal[dice.below(len(legal))].number), "enter")
        else:
            await pilot.press(*["down"] * dice.below(min(3, len(legal) or 1)), "enter")
    raise AssertionError("the game does not end")


async def drafted(pilot: Pilot[int]) -> TableScreen:
    """The table screen with a turn that is done and not confirmed."""
    now = await at_table(pilot)
    for _ in range(3000):
        if now.scene and now.scene.confirm == "now":
            return now
        if now.open_choices and not now.busy:
            await pilot.press("enter")
        await pilot.pause(0.02)
    raise AssertionError("every turn confirms itself")
