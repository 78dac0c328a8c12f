"""Advice on the full screen: a hint, and "Are you sure?" before a turn that seems to lose much."""

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
    against = await doubts(screen)
    if not against:
        await screen.tell_table(CONFIRM)
        return

    def answered(answer: str | None) -> None:
        if answer == "yes":
            screen.start(screen.tell_table(CONFIRM))

    app = house(screen)
    answers = [("no", app.say("sure-no")), ("yes", app.say("sure-yes"))]
    app.push_screen(Choose(app.say("sure-title"), against, answers), answered)


async def doubts(screen: "TableActions") -> str:
    """What is to be said against the turn; nothing where nobody asks, or nobody knows better."""
    scene = screen.scene
    if not house(screen).careful or scene is None or screen.sitting is None or scene.assist != FULL:
        return ""
    if screen.doubted == scene.at:
        return ""
    screen.doubted = scene.at
    return str(await screen.politely(screen.sitting.sure()) or "")
