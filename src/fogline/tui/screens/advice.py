"""Advice on the full screen: what a bot would do, for whoever asks, or before a turn that seems to lose much."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from fogline.table.settings import FULL
from fogline.tui.choices import CONFIRM
from fogline.tui.screens.ask import Choose, house

if TYPE_CHECKING:
    from fogline.tui.table_actions import TableActions


async def hint(screen: "TableActions") -> None:
    """A bot's advice, where the table gives it."""
    if screen.sitting is not None and (found := await screen.politely(screen.sitting.hint())):
        house(screen).tell(house(screen).say("hint", label=found[1]), "information")


async def confirm(screen: "TableActions") -> None:
    """Confirm a turn; who wishes so is asked first, once for each turn."""
    await after_thought(screen, lambda: screen.tell_table(CONFIRM))


async def act(screen: "TableActions", action: int) -> None:
    """Do something; where chance answers it and nobody can take it back, it is asked about as a turn is."""
    if advised(screen) and screen.sitting is not None:
        found = await screen.politely(screen.sitting.effects()) or []
        if any(option.id == action and option.uncertain for option in found):
            screen.busy = True
            await after_thought(screen, lambda: screen.act(action), action)
            return
    await screen.act(action)


async def after_thought(screen: "TableActions", go: Callable[[], Awaitable[None]], action: int | None = None) -> None:
    against = await doubts(screen, action)
    if not against:
        await go()
        return

    def answered(answer: str | None) -> None:
        if answer == "yes":
            screen.start(go())

    app = house(screen)
    answers = [("no", app.say("sure-no")), ("yes", app.say("sure-yes"))]
    app.push_screen(Choose(app.say("sure-title"), against, answers), answered)


def advised(screen: "TableActions") -> bool:
    """Whether there is still something to ask about at this moment."""
    scene = screen.scene
    return house(screen).careful and scene is not None and scene.assist == FULL and screen.doubted != scene.at


async def doubts(screen: "TableActions", action: int | None) -> str:
    """What is to be said against the turn; nothing where nobody asks, or nobody knows better."""
    if not advised(screen) or screen.scene is None or screen.sitting is None:
        return ""
    screen.doubted = screen.scene.at
    return str(await screen.politely(screen.sitting.sure(action)) or "")
