"""The full-screen game: one door, one language at a time, screens on top of each other."""

import asyncio
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, ClassVar, Final

from textual.app import App
from textual.binding import Binding, BindingType
from textual.events import Resize
from textual.geometry import Size

from fogline.core.match import AnyGame
from fogline.parts.catalog import LANGUAGES
from fogline.tui.doors.base import Door, Refused
from fogline.tui.look import DARK
from fogline.tui.screens.ask import Choose, TooSmall
from fogline.tui.text import speaker
from fogline.tui.text.full import FULL

WIDE: Final = 100
HIGH: Final = 30
"""The smallest window in which every game can be read."""

Opening = Callable[[Door], Awaitable[str]]
"""What to do first: the table to open."""


class Fogline(App[int]):
    """The game in a terminal."""

    CSS_PATH = "styles.tcss"
    TITLE = "Fogline"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave", priority=True, show=False),
        Binding("ctrl+q", "go", priority=True, show=False),
    ]

    def __init__(self, door: Door, lang: str, opening: Opening | None = None, game: AnyGame | None = None) -> None:
        super().__init__()
        self.door = door
        self.lang = lang
        self.opening = opening
        self.game = game
        """The game whose form is opened first."""

    def say(self, key: str, **values: Any) -> str:
        return speaker(self.lang).tell(FULL[key], values)

    def tell_help(self, text: str) -> str:
        return speaker(self.lang).tell(text)

    # -- beginning and end ---------------------------------------------------------------------------------------

    async def on_mount(self) -> None:
        from fogline.tui.screens.lobby import Lobby

        self.register_theme(DARK)
        self.theme = DARK.name
        for name in ("SIGTERM", "SIGHUP"):
            # Some systems have no such signal or hear none in a loop, and only the main thread may listen.
            with suppress(AttributeError, NotImplementedError, ValueError, RuntimeError):
                asyncio.get_running_loop().add_signal_handler(getattr(signal, name), self.action_go)
        lobby = Lobby()
        await self.push_screen(lobby)
        # What opens after the window was measured must not hide that it is too small.
        self.set_interval(0.5, self._cover)
        if self.game:
            lobby.ask(self.game)
        if self.opening:
            try:
                self.open_table(await self.opening(self.door))
            except Refused as refused:
                self.tell(str(refused))

    def open_table(self, table: str) -> None:
        """Sit down."""
        from fogline.tui.screens.table import TableScreen

        self.push_screen(TableScreen(table))

    async def action_leave(self) -> None:
        """Ask before leaving, once."""
        if isinstance(self.screen, Choose) and self.screen.name == "leave":
            return
        text = self.say("leave-remote" if self.door.name else "leave")
        answers = [("yes", self.say("yes")), ("no", self.say("no"))]

        def answered(answer: str | None) -> None:
            if answer == "yes":
                self.action_go()

        self.push_screen(Choose(self.say("leave-title"), text, answers, name="leave"), answered)

    def action_go(self) -> None:
        """Leave. There is nothing to save: every step has been kept when it was answered."""
        self.exit(0)

    async def on_unmount(self) -> None:
        for screen in self.screen_stack:
            close = getattr(screen, "close_sitting", None)
            if close:
                await close()
        await self.door.close()

    # -- for every screen ----------------------------------------------------------------------------------------

    def tell(self, text: str, severity: Any = "warning") -> None:
        """A sentence that goes away by itself."""
        self.notify(text, severity=severity, timeout=8, markup=False)

    def action_language(self) -> None:
        """The other language, at once and everywhere."""
        self.lang = LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)]
        for screen in self.screen_stack:
            retell = getattr(screen, "retell", None)
            if retell:
                retell()

    def on_resize(self, event: Resize) -> None:
        self._cover(event.size)

    def _cover(self, size: Size | None = None) -> None:
        """A window too small gets a page that says so, over whatever was opened meanwhile; a larger one, its table."""
        now = size or self.size
        small = now.width < WIDE or now.height < HIGH
        cover = self.screen if isinstance(self.screen, TooSmall) else None
        if small and cover:
            if size:
                cover.retell()
        elif small and self.screen.name != "leave":
            self.push_screen(TooSmall(WIDE, HIGH))
        elif cover and not small:
            self.pop_screen()
