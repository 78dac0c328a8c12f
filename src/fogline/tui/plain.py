"""The plain game: lines of text, for people who type, for pipes and for tests."""

import errno
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from fogline.bots.base import Mind
from fogline.core.dealer import Dealer
from fogline.core.errors import AmbiguousAction, FoglineError
from fogline.core.ids import NOBODY, ActionId, Seat
from fogline.core.match import Match
from fogline.core.notation import tokens
from fogline.core.quoting import is_control, short
from fogline.parts.catalog import LANGUAGES
from fogline.table.orders import standing_orders
from fogline.tui import orders, tell
from fogline.tui.commands import DO, Left, command, give_reasons, interrupted, put_by
from fogline.tui.doubts import surely
from fogline.tui.menu import LINES, Entry, example, lay_out, meant, number_in
from fogline.tui.paper import Paper
from fogline.tui.signals import HANG_UP, Gone, Signals, code_of
from fogline.tui.text import SAYS, speaker


class Table:
    """A match with people and minds around it. Each person sees and hears only what their seat may."""

    def __init__(
        self,
        match: Match,
        minds: Mapping[Seat, Mind[Any]],
        names: Sequence[str],
        lang: str,
        paper: Paper,
        dice: Dealer,
        rules: Path | None = None,
        folder: Path | None = None,
        adviser: Mind[Any] | None = None,
    ) -> None:
        self.match = match
        self.minds = minds
        self.paper = paper
        self.dice = dice
        self.rules = rules
        self.folder = folder
        """Where the game is kept when whoever played is gone."""
        self.adviser = adviser
        """Who gives a hint; None where nobody does."""
        self.careful = False
        """Whether whoever plays is asked before something that seems to lose much."""
        self.signals = Signals()
        self.opened = len(match.turns)
        """How many turns it had when these people sat down."""
        self.voice = speaker(lang)
        self.speaker = match.speaker(lang, names)
        self.others = [match.speaker(other, names) for other in LANGUAGES if other != lang]
        self.people = [seat for seat in range(match.seats) if seat not in minds]
        self.facing: Seat | None = None
        """Who looks at the screen."""
        self.heard = [last_turn(match, seat) for seat in range(match.seats)]
        """By seat: the first turn it has not been told of."""
        self.shown = ""
        """The view as it was last shown to the one who looks."""
        self.steps: list[str] = []
        """What is left of a line with several steps."""
        self.failed: set[Seat] = set()
        """Whose program has failed, which is told once."""
        self.orders: dict[Seat, str] = {}
        """By seat: what answers for it."""

    def say(self, key: str, **values: Any) -> str:
        return self.voice.tell(SAYS[key], values)

    def read(self, prompt: str) -> str:
        """One line that somebody meant: arrow keys on a pipe and their like are refused."""
        while any(map(is_control, line := self.paper.read(prompt))):
            self.paper.tell(self.say("control"))
        return line

    # -- the game ------------------------------------------------------------------------------------------------

    def play(self) -> int:
        """Play until the end, or until somebody leaves; the exit code."""
        with self.signals:
            try:
                self.greet()
                while not self.go_on():
                    interrupted(self)
            except Left:
                return 0
            except Gone as gone:
                put_by(self)
                return gone.code
            except EOFError:
                self.paper.tell(self.say("eof"))
                if self.paper.typed:
                    put_by(self)
                return 1
            except OSError as problem:
                if problem.errno != errno.EIO:
                    raise
                put_by(self)
                return code_of(HANG_UP)
            return 0

    def go_on(self) -> bool:
        """Play to the end; not where somebody presses Ctrl-C."""
        try:
            while self.match.waiting:
                seat = self.match.waiting[0]
                self.orders = standing_orders(self.match, self.orders)
                if seat in self.minds:
                    self.let_mind_play(seat)
                elif seat in self.orders:
                    orders.follow(self, seat)
                else:
                    self.turn(seat)
            self.finish()
        except KeyboardInterrupt:
            if self.paper.typed and self.played:
                return False
            raise
        return True

    @property
    def played(self) -> bool:
        """Whether any of these people has done something that could be lost."""
        return any(turn.seat in self.people for turn in self.match.turns[self.opened :])

    def do(self, action: ActionId, seat: Seat) -> None:
        """An action as a whole: nothing interrupts it."""
        with self.signals.held():
            self.match.play(action, seat)

    def greet(self) -> None:
        players = ", ".join(self.speaker.player(seat) for seat in range(self.match.seats))
        title = self.speaker.tell(self.match.game.words.title)
        self.paper.tell(self.say("title", title=title, players=players))
        self.paper.tell(self.say("how"))
        if self.match.game.show_map is not None:
            self.paper.tell(self.say("map-how"))

    def let_mind_play(self, seat: Seat) -> None:
        mind = self.minds[seat]
        view = self.match.view(seat) if mind.needs_view else None
        choice = mind.choose(view, self.match.legal_ids(seat), self.dice)
        why = getattr(mind, "failed", None)
        if why and seat not in self.failed:
            self.failed.add(seat)
            name, reason = self.speaker.player(seat), self.speaker.reason(why)
            self.paper.tell(self.say("bot-failed", name=name, why=reason))
        self.do(choice, seat)

    def turn(self, seat: Seat) -> None:
        """Show a person what is new and what is asked, and listen until something was done."""
        ahead: list[str] = []
        if self.facing != seat:
            self.drop_steps()
            ahead = self.change_places(seat)
        if self.tell_news(seat):
            self.drop_steps()
        if not self.steps:
            self.show(seat, again=False)
            self.ask(seat)
            self.steps = ahead
        while not self.listen(seat):
            pass

    def change_places(self, seat: Seat) -> list[str]:
        """Between two people at one device nothing stays on the screen. What was typed ahead is returned."""
        ahead: list[str] = []
        if len(self.people) > 1:
            if self.facing is not None:
                self.tell_news(self.facing)
                self.read(self.say("hide"))
            self.paper.clear()
            self.paper.tell(self.say("curtain", name=self.speaker.player(seat)))
            ahead = split(self.read(self.say("curtain-prompt")))
            self.paper.clear()
        self.facing = seat
        self.shown = ""
        return ahead

    def tell_news(self, seat: Seat) -> bool:
        """What happened since this seat was last told; whether anybody else did something."""
        since = self.heard[seat]
        if since == 0:
            self.tell_setup(seat)
        news = list(tell.happened(self.match, self.speaker, seat, max(since, 1)))
        others = any(turn.seat != seat for turn in self.match.turns[max(since, 1) - 1 :])
        if news and others:
            self.paper.write()
            self.paper.tell(self.say("since" if since else "so-far"))
        for _, told in news:
            self.paper.tell(told, "  - " if others else "")
        self.heard[seat] = len(self.match.turns) + 1
        return others

    def tell_setup(self, seat: Seat) -> None:
        """Of the set-up only what this seat alone was told: the rest can be seen on the table."""
        self.paper.write()
        self.paper.tell(self.say("setup"))
        for event in tell.private(self.match, seat):
            self.paper.tell(self.speaker.event(event), "  - ")

    def show(self, seat: Seat, again: bool = True) -> None:
        """The table as this seat sees it; not ``again`` when nothing has changed."""
        picture = self.match.game.show(self.match.view(seat), self.speaker)
        if picture and (again or picture != self.shown):
            self.paper.write()
            self.paper.write(picture.rstrip("\n"))
        self.shown = picture

    def ask(self, seat: Seat, everything: bool = False) -> None:
        """The question and what can be answered."""
        self.paper.write()
        self.paper.tell(self.speaker.question(self.match.game.question(self.match.view(seat))))
        self.offer(self.entries(seat), everything)
        if like := orders.like(self, seat):
            self.paper.tell(self.say("order-how", like=like))

    def offer(self, entries: Sequence[Entry], everything: bool = False) -> None:
        """Actions with their numbers, shortened where they are very many."""
        lines, left_out = lay_out(entries, self.paper.width, None if everything else LINES)
        for line in lines:
            self.paper.write(line)
        if left_out:
            self.paper.tell(self.say("left-out", n=left_out, words=example(entries[-1], self.speaker.lang)), "  ")

    # -- what a person says --------------------------------------------------------------------------------------

    def listen(self, seat: Seat) -> bool:
        """Hear one step and do it; whether the question has changed."""
        if not self.steps:
            self.steps = split(self.read(self.say("prompt", name=self.speaker.player(seat))))
            if not self.steps:
                return False
        said = self.steps.pop(0)
        given = command(said)
        if given:
            return self.follow(seat, *given)
        ordered = orders.begins_like(said, orders.like(self, seat))
        done = orders.leave(self, seat, said) if ordered else self.choose(seat, said)
        if not done:
            self.drop_steps()
        return done

    def follow(self, seat: Seat, name: str, rest: str) -> bool:
        """Do what a command says; whether the question has changed."""
        return bool(DO[name](self, seat, rest))

    def choose(self, seat: Seat, said: str) -> bool:
        """Do the action that was said; where it is not clear or not possible, tell."""
        entries = self.entries(seat)
        hits = meant(entries, said)
        if len(hits) == 1:
            return surely(self, seat, hits[0].action)
        if hits:
            self.paper.tell(self.say("several"))
            self.offer(hits)
        else:
            self.unknown(seat, said)
        return False

    def unknown(self, seat: Seat, said: str) -> None:
        """Tell what is wrong with a number or with words that fit nothing on the list."""
        if number_in(said) is not None:
            self.paper.tell(self.say("no-number", number=short(said), most=len(self.match.legal_ids(seat))))
            return
        if not any(word.isalpha() for word in tokens(said)):
            self.paper.tell(self.say("not-understood", said=short(said)))
            return
        try:
            action = self.match.find(said, seat, self.speaker)
        except AmbiguousAction:
            self.paper.tell(self.say("none-now", said=short(said)))
        except FoglineError:
            self.paper.tell(self.say("not-understood", said=short(said)))
        else:
            give_reasons(self, seat, [action])

    def entries(self, seat: Seat) -> list[Entry]:
        """The list of what this seat can do now."""
        return self.listed(self.match.legal_ids(seat))

    def every_entry(self) -> list[Entry]:
        """Every action there is."""
        return self.listed(range(len(self.match.box.actions)))

    def listed(self, ids: Sequence[ActionId]) -> list[Entry]:
        entries = []
        for number, action in enumerate(ids, 1):
            value = self.match.box.actions[action]
            label = self.speaker.action(value)
            labels = (label, *(other.action(value) for other in self.others))
            entries.append(Entry(number, action, type(value).__name__, value.words, label, labels))
        return entries

    def drop_steps(self) -> None:
        """Steps that were meant for another moment are not done, and it is said."""
        if self.steps:
            self.paper.tell(self.say("steps-dropped", steps="; ".join(self.steps)))
        self.steps = []

    def forget(self) -> None:
        """After something was taken back, nobody has heard of it."""
        self.heard = [min(heard, len(self.match.turns) + 1) for heard in self.heard]

    # -- the end -------------------------------------------------------------------------------------------------

    def finish(self) -> None:
        """Tell the result to everybody, then let them look back."""
        reader = self.people[0] if len(self.people) == 1 else NOBODY
        listeners = self.people if self.facing is None else [self.facing]
        since = max((self.heard[seat] for seat in listeners), default=0)
        self.paper.write()
        for _, told in tell.happened(self.match, self.speaker, reader, since):
            self.paper.tell(told, "  - ")
        result = self.match.result
        assert result is not None
        self.paper.write()
        for line in tell.ending(result, self.speaker, self.voice):
            self.paper.write(line)
        self.paper.write()
        self.look_back(reader)

    def look_back(self, reader: Seat) -> None:
        self.paper.tell(self.say("after"))
        try:
            while line := self.read("> ").strip():
                given = command(line)
                if given and given[0] == "quit":
                    break
                if given and given[0] in ("save", "score", "log", "log-all", "rules"):
                    DO[given[0]](self, reader, given[1])
                else:
                    self.paper.tell(self.say("after"))
        except EOFError:
            return  # the game is over: nothing is lost


def split(line: str) -> list[str]:
    """The steps of a line."""
    return [step.strip() for step in line.split(";") if step.strip()]


def last_turn(match: Match, seat: Seat) -> int:
    """The turn after a seat's latest one, from which on it is told what happened; 0 where it has had none."""
    return max((number + 1 for number, turn in enumerate(match.turns, 1) if turn.seat == seat), default=0)
