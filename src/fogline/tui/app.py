"""The full-screen game: one door, one language at a time, screens on top of each other."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, ClassVar, Final

from textual.app import App
from textual.await_complete import AwaitComplete
from textual.binding import Binding, BindingType
from textual.screen import Screen

from fogline.core.game import AnyGame
from fogline.parts.catalog import LANGUAGES
from fogline.table.settings import BASIC
from fogline.tui.doors.base import Door, Refused
from fogline.tui.look import DARK
from fogline.tui.preferences import Preferences
from fogline.tui.screens.ask import Choose, TooSmall
from fogline.tui.text import speaker
from fogline.tui.text.full import FULL

WIDE: Final = 80
HIGH: Final = 24
"""The smallest window in which every game can be played: what a terminal opens with."""

LEAVE: Final = "leave"
"""The name of the question whether to leave; it is asked in a window of any size."""

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

    def __init__(
        self,
        door: Door,
        lang: str,
        opening: Opening | None = None,
        game: AnyGame | None = None,
        preferences: Preferences | None = None,
        assist: str = BASIC,
    ) -> None:
        super().__init__()
        self.door = door
        self.lang = lang
        self.preferences = preferences or Preferences()
        self.assist = assist
        """How much a new table helps, until somebody chooses otherwise."""
        self.careful = False
        """Whether whoever sits here is asked before a turn that seems to lose much, where a table gives advice."""
        self.opening = opening
        self.game = game
        """The game whose form is opened first."""
        self.failure: Exception | None = None
        """What nobody had foreseen, and what ended the game."""
        self._ear: asyncio.AbstractEventLoop | None = None

    def say(self, key: str, **values: Any) -> str:
        return speaker(self.lang).tell(FULL[key], values)

    def tell_help(self, text: str) -> str:
        return speaker(self.lang).tell(text)

    # -- beginning and end ---------------------------------------------------------------------------------------

    async def on_mount(self) -> None:
        from fogline.tui.screens.lobby import Lobby

        self._ear = asyncio.get_running_loop()
        self.register_theme(DARK)
        self.theme = DARK.name
        # What opens after the window was measured must not hide that it is too small.
        self.screen_change_signal.subscribe(self, self._cover)
        lobby = Lobby()
        await self.push_screen(lobby)
        if self.game:
            lobby.ask(self.game)
        if self.opening:
            # Not here: whoever leaves meanwhile need not wait for it.
            self.run_worker(self._open_first(self.opening))

    async def _open_first(self, opening: Opening) -> None:
        try:
            self.open_table(await opening(self.door))
        except Refused as refused:
            self.tell(str(refused))

    def open_table(self, table: str) -> None:
        """Sit down."""
        from fogline.tui.screens.table import TableScreen

        self.push_screen(TableScreen(table))

    async def action_leave(self) -> None:
        """Ask before leaving, once."""
        if self.screen.name == LEAVE:
            return
        text = self.say("leave-remote" if self.door.name else "leave")
        answers = [("yes", self.say("yes")), ("no", self.say("no"))]

        def answered(answer: str | None) -> None:
            if answer == "yes":
                self.action_go()

        self.push_screen(Choose(self.say("leave-title"), text, answers, name=LEAVE), answered)

    def action_go(self) -> None:
        """Leave. There is nothing to save: every step has been kept when it was answered."""
        self.exit(0)

    def go_soon(self) -> None:
        """Leave as soon as there is time for it: for other threads."""
        if self._ear is not None:
            self._ear.call_soon_threadsafe(self.action_go)

    def _handle_exception(self, error: Exception) -> None:
        """Something nobody had foreseen: the game ends, and whoever began it tells of it in a sentence."""
        self.failure = self.failure or error
        super()._handle_exception(error)
        self._exit_renderables.clear()

    async def on_unmount(self) -> None:
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

    # -- windows of any size -------------------------------------------------------------------------------------

    def on_resize(self) -> None:
        # Afterwards: the size is taken in by a handler of its own.
        self.call_later(self._cover)

    def _cover(self, _: object = None) -> None:
        """A window too small gets a page that says so, over whatever was opened meanwhile; a larger one, its table."""
        if not self.screen_stack:
            return  # all is being put away
        small = self.size.width < WIDE or self.size.height < HIGH
        covered = isinstance(self.screen, TooSmall)
        if small and not covered and self.screen.name != LEAVE:
            super().push_screen(TooSmall(WIDE, HIGH))
        elif covered and not small:
            super().pop_screen()

    @property
    def top(self) -> Screen[Any] | None:
        """The screen that people look at, or would if their window were larger."""
        return next((screen for screen in reversed(self.screen_stack) if not isinstance(screen, TooSmall)), None)

    # The page that a small window shows is no screen to come from or to go back to: it is lifted, and comes by itself.

    def push_screen(self, *screen: Any, **more: Any) -> Any:
        self._uncover()
        return super().push_screen(*screen, **more)

    def pop_screen(self) -> AwaitComplete:
        self._uncover()
        return super().pop_screen()

    def _uncover(self) -> None:
        if self.screen_stack and isinstance(self.screen, TooSmall):
            super().pop_screen()
