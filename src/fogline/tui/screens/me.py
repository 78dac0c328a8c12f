"""Who one is at a server: a link to another device, a code to write down, and coming with one of them."""

import re
from typing import TYPE_CHECKING

from fogline.tui.doors.base import Refused
from fogline.tui.doors.remote import RemoteDoor
from fogline.tui.screens.ask import Choose, Prompt

if TYPE_CHECKING:
    from fogline.tui.app import Fogline

WAYS = ("link", "code", "arrive", "forget")


def ask(app: "Fogline", door: RemoteDoor) -> None:
    """What there is to do about it."""
    answers = [(way, app.say(f"me-{way}")) for way in WAYS]

    def answered(way: str | None) -> None:
        if way in ("link", "code"):
            app.run_worker(tell(app, door, way))
        elif way == "arrive":
            app.push_screen(Prompt(app.say("me-secret")), lambda secret: come(app, door, secret))
        elif way == "forget":
            choice = [("no", app.say("not-now")), ("yes", app.say("go-on"))]
            app.push_screen(Choose(app.say("me-forget"), app.say("me-forget-asked"), choice), sure)

    def sure(answer: str | None) -> None:
        if answer == "yes":
            app.run_worker(forget(app, door))

    app.push_screen(Choose(app.say("me-title"), door.name, answers), answered)


async def tell(app: "Fogline", door: RemoteDoor, way: str) -> None:
    """A link or a code, shown until the reader has had enough of it."""
    try:
        found = await door.wire.post(f"/api/me/{way}", app.lang)
    except Refused as refused:
        app.tell(str(refused))
    else:
        app.push_screen(Choose(app.say(f"me-{way}-told"), found[way], [("back", app.say("key-back"))]))


def come(app: "Fogline", door: RemoteDoor, secret: str | None) -> None:
    """Somebody has a link or a code: say whose it is before it is used."""
    if not secret:
        return
    linked = re.search(r"#link=([\w-]+)", secret)
    said = {"link": linked[1]} if linked else {"code": secret}

    async def look() -> None:
        try:
            found = await door.wire.post("/api/me/look", app.lang, **said)
        except Refused as refused:
            app.tell(str(refused))
            return
        text = app.say("me-arrive-asked", name=found["name"] or app.say("talk-guest"), n=found["tables"])
        choice = [("no", app.say("not-now")), ("yes", app.say("go-on"))]
        app.push_screen(Choose(app.say("me-arrive"), text, choice), answered)

    async def arrive() -> None:
        try:
            await door.wire.post("/api/me/arrive", app.lang, **said)
        except Refused as refused:
            app.tell(str(refused))

    def answered(answer: str | None) -> None:
        if answer == "yes":
            app.run_worker(arrive())

    app.run_worker(look())


async def forget(app: "Fogline", door: RemoteDoor) -> None:
    try:
        await door.wire.post("/api/me/forget", app.lang, sure=True)
    except Refused as refused:
        app.tell(str(refused))
    else:
        app.tell(app.say("me-forgotten"), "information")
