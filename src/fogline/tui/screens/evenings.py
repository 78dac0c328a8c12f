"""Evenings of a server, in a terminal: one's own, making one, taking part by a link, and where everybody stands."""

import re
from typing import TYPE_CHECKING, Any

from rich.text import Text

from fogline.tui.doors.base import Refused
from fogline.tui.doors.remote import RemoteDoor
from fogline.tui.look import styled
from fogline.tui.screens.ask import Choose, Prompt
from fogline.tui.screens.new_evening import NewEvening
from fogline.tui.screens.ratings import LinesPage

if TYPE_CHECKING:
    from fogline.tui.app import Fogline

LINK = re.compile(r"(?:.*/evening/)?([a-z0-9]{4,24})/?")


def ask(app: "Fogline", door: RemoteDoor) -> None:
    app.run_worker(choose(app, door))


async def choose(app: "Fogline", door: RemoteDoor) -> None:
    """Which evening, one more by its link, or one of one's own."""
    try:
        found = (await door.wire.get("/api/evenings", app.lang))["evenings"]
    except Refused as refused:
        app.tell(str(refused))
        return
    answers = [(one["evening"], f"{one['title'] or one['game_title']} · {status(app, one)}") for one in found]

    def answered(name: str | None) -> None:
        if name == "join":
            app.push_screen(Prompt(app.say("evening-ask")), lambda link: come(app, door, link))
        elif name == "new":
            app.push_screen(NewEvening(door), lambda made: made and app.run_worker(show(app, door, made)))
        elif name:
            app.run_worker(open_one(app, door, name))

    ways = [("join", app.say("evening-join")), ("new", app.say("evening-new"))]
    app.push_screen(Choose(app.say("evenings"), door.name, [*answers, *ways]), answered)


async def open_one(app: "Fogline", door: RemoteDoor, name: str) -> None:
    """An evening; whoever made it is asked what is to become of it."""
    try:
        found = await door.wire.get(f"/api/evenings/{name}", app.lang)
    except Refused as refused:
        app.tell(str(refused))
        return
    if not found["host"] or found["status"] == "over":
        await show(app, door, name)
        return
    step = "begin" if found["status"] == "gathering" else "end"

    async def go_on(answer: str) -> None:
        if answer == step:
            try:
                await door.wire.post(f"/api/evenings/{name}/{step}", app.lang)
            except Refused as refused:
                app.tell(str(refused))
        await show(app, door, name)

    ways = [("look", app.say("evening-look")), (step, app.say(f"evening-{step}"))]
    page = Choose(heading(app, found), ", ".join(found["people"]), ways)
    app.push_screen(page, lambda answer: answer and app.run_worker(go_on(answer)))


def status(app: "Fogline", one: dict[str, Any]) -> str:
    return app.say(f"evening-{one['status']}")


def come(app: "Fogline", door: RemoteDoor, link: str | None) -> None:
    """Take part in the evening that a link is of, under a name."""
    found = LINK.fullmatch((link or "").strip())
    if found is None:
        return

    async def join(name: str) -> None:
        try:
            await door.wire.post(f"/api/evenings/{found[1]}/join", app.lang, name=name)
        except Refused as refused:
            app.tell(str(refused))
        await show(app, door, found[1])

    app.push_screen(Prompt(app.say("name")), lambda name: name and app.run_worker(join(name)))


async def show(app: "Fogline", door: RemoteDoor, name: str) -> None:
    try:
        found = await door.wire.get(f"/api/evenings/{name}", app.lang)
    except Refused as refused:
        app.tell(str(refused))
    else:
        told = lines(app, found, f"{door.name}/evening/{name}")
        app.push_screen(LinesPage(heading(app, found), told))


def heading(app: "Fogline", found: dict[str, Any]) -> str:
    return f"{found['title']} · {status(app, found)}"


def lines(app: "Fogline", found: dict[str, Any], link: str) -> list[Text]:
    """Who takes part, who stands where, and where everybody sits, round by round."""
    told = [styled(", ".join(found["people"]), "quiet")]
    if found["status"] == "gathering":
        told += [Text(""), Text(app.say("evening-host")), Text(app.say("evening-link", link=link))]
    if found["next"]:
        told.append(styled(app.say("evening-yours"), "bold good"))
    if found["standings"]:
        told += [Text(""), styled(app.say("evening-standings"), "bold")]
    for one in found["standings"]:
        compared = "" if one["compared"] is None else app.say("evening-compared", share=one["compared"] / 100)
        beaten = app.say("evening-beaten", beaten=f"{one['beaten']:g}", opponents=one["opponents"])
        told.append(Text(f"{one['place']:>3}  {one['name']}  {beaten}  {compared}".rstrip()))
    for n, round in enumerate(found["rounds"], 1):
        told += [Text(""), styled(app.say("evening-round", n=n), "bold")]
        for board in round["boards"]:
            names = [f"{name} {points}".strip() for name, points in zip(board["names"], padded(board), strict=True)]
            told.append(Text(f"  {app.say('evening-board-' + board['status'])}: {' · '.join(names)}"))
    return told


def padded(board: dict[str, Any]) -> list[str]:
    return board["points"] or [""] * len(board["names"])
