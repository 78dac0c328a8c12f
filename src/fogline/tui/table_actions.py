"""What a person does at the table screen: choices, words, keys."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from textual.widgets import Input, OptionList

from fogline.table.messages import Whys
from fogline.tui.choices import (
    AGREE,
    CONFIRM,
    PASS_ON,
    SUBSTITUTE,
    UNDO,
    Choice,
    absent_seat,
    following,
    narrowed,
)
from fogline.tui.commands import command
from fogline.tui.doors.base import Refused
from fogline.tui.inspector import INSPECT
from fogline.tui.orders import begins_like
from fogline.tui.screens.advice import act, confirm, hint
from fogline.tui.screens.ask import Choose, Prompt, house
from fogline.tui.screens.day import compare
from fogline.tui.screens.paper import AGAIN, HelpPage, LogPage, ScorePage, WhyPage

if TYPE_CHECKING:
    from textual.screen import Screen

    from fogline.table.scene_types import Scene
    from fogline.tui.doors.base import Sitting
    from fogline.tui.pace import Pace

    Base = Screen[None]
else:
    Base = object


class TableActions(Base):
    """The hands of the table screen. It expects the screen's own fields."""

    if TYPE_CHECKING:
        sitting: Sitting | None
        scene: Scene | None
        pace: Pace
        open_choices: list[Choice]
        shown_choices: list[Choice]
        busy: bool
        asking: bool
        doubted: str

        def action_ask(self) -> None: ...
        def ask_about(self, words: str) -> None: ...
        async def tell_of(self, thing: tuple[str, int]) -> None: ...
        def draw_curtain(self, scene: Scene, seat: int) -> None: ...
        def list_choices(self) -> None: ...
        async def open_sitting(self) -> None: ...
        async def close_sitting(self) -> None: ...

    # -- choosing ------------------------------------------------------------------------------------------------

    def perform(self, choice: Choice) -> None:
        """Do what a line of the list says."""
        if self.busy or self.sitting is None or self.scene is None:
            return
        if choice.do == "act":
            self.start(act(self, choice.action))
        elif choice.do in (CONFIRM, UNDO, AGREE, "back", "start", "fill"):
            self.start(confirm(self) if choice.do == CONFIRM else self.tell_table(choice.do))
        elif choice.do == SUBSTITUTE:
            self.start(self.tell_table(SUBSTITUTE, absent=absent_seat(self.scene)))
        elif choice.do in ("yes", "no"):
            self.start(self.tell_table("answer", yes=choice.do == "yes"))
        elif choice.do == INSPECT:
            self.run_worker(self.tell_of(*choice.mentions))
        elif choice.do == PASS_ON:
            seat = following(self.scene)
            if seat is not None:
                self.draw_curtain(self.scene, seat)
        else:
            getattr(self, f"action_{choice.do}")()

    def start(self, work: Any) -> None:
        # Whoever acts has read enough of what the others did.
        self.pace.skip()
        self.busy = True
        self.run_worker(work)

    async def act(self, action: int) -> None:
        assert self.sitting is not None
        assert self.scene is not None
        await self.politely(self.sitting.act(self.scene.at, action))

    async def tell_table(self, do: str, **more: Any) -> None:
        if self.sitting is not None:
            await self.politely(self.sitting.say(do, **more))

    async def politely(self, work: Any) -> Any:
        """Do something that may be refused; the refusal is told."""
        try:
            return await work
        except Refused as refused:
            house(self).tell(str(refused))
            return None
        finally:
            self.busy = False

    # -- words ---------------------------------------------------------------------------------------------------

    def said(self, text: str) -> None:
        """A line was typed: a command, a choice, or something that cannot be done now."""
        words = self.query_one("#words", Input)
        fitting = narrowed(self.open_choices, text) if text.strip() else self.shown_choices
        given = command(text) if len(fitting) != 1 else None
        if not fitting and not given and self.scene and self.scene.order and begins_like(text, self.scene.order.like):
            given = ("order", text)
        if given:
            words.value = ""
            self.query_one("#actions").focus()
            self.obey(*given)
        elif len(fitting) == 1 or not text.strip():
            words.value = ""
            self.query_one("#actions").focus()
            if fitting:
                self.perform(fitting[0])
        elif fitting:
            place = self.query_one("#actions", OptionList).highlighted or 0
            if place:
                words.value = ""
                self.query_one("#actions").focus()
                self.perform(fitting[place])
            else:
                self.query_one("#actions").focus()
        else:
            self.app.push_screen(WhyPage(self.why_answers, text))

    def obey(self, name: str, rest: str) -> None:
        """A command of the plain game."""
        if name == "why":
            self.app.push_screen(WhyPage(self.why_answers, rest))
        elif name == "what":
            self.ask_about(rest)
        elif name == "save":
            self.run_worker(self.save(rest))
        elif name in ("order", "withdraw"):
            self.start(self.tell_table("order", order=rest))
        elif name in ("undo", "score", "log", "hint"):
            getattr(self, f"action_{name}")()
        elif name == "log-all":
            self.action_log()
        elif name in ("help", "rules"):
            self.action_help()
        elif name == "quit":
            self.action_lobby()
        else:
            self.list_choices()

    async def save(self, file: str) -> None:
        if self.sitting is None:
            return
        text = await self.politely(self.sitting.record())
        if text is None:
            return
        try:
            with Path(file).expanduser().open("x", encoding="utf-8") as out:
                out.write(text)
        except (OSError, RuntimeError) as problem:
            house(self).tell(house(self).say("no-file", file=file, problem=getattr(problem, "strerror", problem)))
        else:
            house(self).tell(house(self).say("saved", file=file), "information")

    # -- keys ----------------------------------------------------------------------------------------------------

    def action_now(self, name: str) -> None:
        """Do something at the table as it is now, not as it was when others moved."""
        self.pace.skip()
        getattr(self, f"action_{name}")()

    def action_skip(self) -> None:
        self.pace.skip()

    def action_step(self) -> None:
        self.pace.step()

    def action_go_on(self) -> None:
        """Space: to the present where turns wait, else to the line of words."""
        if self.pace.left:
            self.pace.skip()
        else:
            self.action_words()

    def action_speed(self, faster: int) -> None:
        app = house(self)
        app.preferences.change_speed(faster)
        app.tell(app.say("speed", speed=app.say(f"speed-{app.preferences.speed}")), "information")
        if not app.preferences.share:
            self.pace.skip()

    def action_words(self) -> None:
        self.query_one("#words", Input).focus()

    def action_whole(self) -> None:
        if self.asking:
            self.action_ask()
        self.query_one("#words", Input).value = ""
        self.query_one("#actions").focus()
        self.list_choices()

    def action_confirm(self) -> None:
        if self.scene is not None and self.scene.confirm != "no" and not self.busy:
            self.start(confirm(self))

    def action_undo(self) -> None:
        """Take back what can be taken back; where others must agree, ask them; else say why not."""
        scene = self.scene
        if scene is None or self.busy:
            return
        if scene.undo.can == "no":
            house(self).tell(scene.undo.why)
        elif scene.undo.can == "ask":
            self.start(self.tell_table("ask"))
            house(self).tell(house(self).say("asked"), "information")
        else:
            self.start(self.tell_table(UNDO))

    def action_why(self) -> None:
        self.app.push_screen(WhyPage(self.why_answers, self.query_one("#words", Input).value))

    async def why_answers(self, like: str) -> Any:
        assert self.sitting is not None
        return await self.politely(self.sitting.why(like)) or Whys(actions=[], alike=[])

    async def why_thing(self, sort: str, number: int) -> None:
        """Why nothing can be done with what was clicked."""
        if self.sitting is None or self.scene is None or not self.scene.question:
            return
        found = await self.politely(self.sitting.why("", f"{sort}:{number}"))
        blocked = [why for why in found.actions if why.reasons] if found else []
        if blocked:
            house(self).tell(f"{blocked[0].label}: {' '.join(blocked[0].reasons)}")

    def action_log(self) -> None:
        if self.scene is not None:
            self.app.push_screen(LogPage(self.scene, self.pace.log, self.pace.can_watch_again), self.leave_log)

    def leave_log(self, turn: int | None) -> None:
        """From the log to one of its moments, or to the others' turns once more."""
        if turn == AGAIN:
            self.pace.again()
        else:
            self.look_back(turn)

    def action_score(self) -> None:
        if self.scene is not None:
            self.app.push_screen(ScorePage(self.scene))

    def action_help(self) -> None:
        if self.scene is not None:
            self.app.push_screen(HelpPage(self.scene.game, self.scene.title))

    def action_replay(self) -> None:
        if self.scene is not None:
            self.look_back(max(0, self.scene.turns - 1) if self.scene.status != "over" else 0)

    def look_back(self, turn: int | None) -> None:
        """The table as it was after a turn."""
        from fogline.tui.screens.replay import Replay

        if turn is not None and self.sitting is not None and self.scene is not None and self.scene.view is not None:
            self.app.push_screen(Replay(self.sitting, self.scene, turn), self.go_elsewhere)

    def go_elsewhere(self, table: str | None) -> None:
        """Leave this table for another one of ours."""
        if table:
            app = house(self)
            app.pop_screen()
            app.open_table(table)

    def action_fork(self) -> None:
        say = house(self).say
        answers = [("yes", say("go-on")), ("no", say("not-now"))]

        def answered(answer: str | None) -> None:
            if answer == "yes":
                self.run_worker(self.made("fork"))

        self.app.push_screen(Choose(say("fork-title"), say("fork"), answers), answered)

    def action_resign(self) -> None:
        scene, say = self.scene, house(self).say
        mine = [p for p in scene.places if p.mine and p.seat == scene.seat and not p.resigned] if scene else []
        if scene is None or scene.status != "playing" or not mine:
            house(self).tell(say("resign-no"))
            return
        answers = [("no", say("not-now")), ("yes", say("go-on"))]

        def answered(answer: str | None) -> None:
            if answer == "yes":
                self.start(self.tell_table("resign"))

        self.app.push_screen(Choose(say("resign-title"), say("resign"), answers), answered)

    def action_rematch(self) -> None:
        self.run_worker(self.made("rematch"))

    async def made(self, what: str) -> None:
        """Go to a table that comes out of this one."""
        if self.sitting is not None:
            work = self.sitting.fork(None) if what == "fork" else self.sitting.rematch()
            self.go_elsewhere(await self.politely(work))

    def action_compare(self) -> None:
        self.run_worker(compare(self))

    def action_hint(self) -> None:
        self.run_worker(hint(self))

    def action_join(self) -> None:
        app = house(self)

        async def sit_down(name: str) -> None:
            assert self.scene is not None
            await self.politely(app.door.join(self.scene.table, name, app.lang))
            # A server knows a guest from the moment of connecting on: connect again as who we are now.
            await self.close_sitting()
            await self.open_sitting()

        def named(name: str | None) -> None:
            if name:
                self.run_worker(sit_down(name))

        app.push_screen(Prompt(app.say("name")), named)

    def action_lobby(self) -> None:
        """Back to the lobby: the table is kept as it is."""
        self.app.pop_screen()
