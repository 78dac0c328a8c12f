"""A lesson by lines of text: what it says, what is asked for, and why something else is not it."""

from typing import Any

from fogline.bots.base import make
from fogline.bots.levels import OPPONENT
from fogline.core.dealer import Dealer
from fogline.core.game import AnyGame
from fogline.core.ids import ActionId, Seat
from fogline.core.lesson import Lesson
from fogline.learn import guide
from fogline.learn.deals import dealer
from fogline.table.people import BOT_NAMES
from fogline.table.rulebook import page_for
from fogline.tui.menu import meant
from fogline.tui.paper import Paper
from fogline.tui.plain import Table
from fogline.tui.solved import Solved
from fogline.tui.text.learn import LEARN

SHOW = ("show", "muestra", "mostrar")


class LessonTable(Table):
    """A plain table at which a lesson is played."""

    def __init__(
        self, game: AnyGame, lesson: Lesson, lang: str, paper: Paper, dice: Dealer, kept: Solved | None = None
    ) -> None:
        self.lesson = lesson
        self.learnt = kept
        """Where it is kept that the lesson is done, if anywhere."""
        match = guide.begin(game, lesson)
        others = [seat for seat in range(match.seats) if seat != lesson.learner]
        minds = {seat: make(game, lesson.bot or OPPONENT) for seat in others}
        names = ["" if seat == lesson.learner else BOT_NAMES[seat] for seat in range(match.seats)]
        super().__init__(match, minds, names, lang, paper, dice, page_for(game, lang))
        self.told = -1
        """How many turns there were when the lesson spoke last."""

    def word(self, key: str, **values: Any) -> str:
        return self.voice.tell(LEARN[key], values)

    def greet(self) -> None:
        lessons = self.match.game.lessons
        title = self.speaker.tell(self.lesson.title)
        self.paper.tell(self.word("lesson-n", n=lessons.index(self.lesson) + 1, of=len(lessons), title=title))
        self.paper.tell(self.word("lesson-show"))

    def go_on(self) -> bool:
        while (seat := guide.seat_at(self.lesson, self.match)) is not None:
            if seat == self.lesson.learner:
                self.turn(seat)
            else:
                self.do(guide.right(self.lesson, self.match)[0], seat)
        self.tell_news(self.lesson.learner)
        self.tell_done()
        return super().go_on() if self.lesson.bot else True

    def do(self, action: ActionId, seat: Seat) -> None:
        """Chance answers as it does in every lesson of this name."""
        deal = guide.deal_of(self.match.game, self.lesson)
        self.match = self.match.branch(dealer(deal, len(self.match.turns) + 1))
        super().do(action, seat)

    def ask(self, seat: Seat, everything: bool = False) -> None:
        self.teach()
        super().ask(seat, everything)

    def teach(self) -> None:
        """What is told before a step, once, and what it asks for."""
        step = guide.step_at(self.lesson, self.match)
        if step is None:
            return
        if self.told != len(self.match.turns):
            self.told = len(self.match.turns)
            for text in (guide.well(self.lesson, self.match), *step.say):
                self.tell_paragraph(text)
        self.tell_paragraph(self.word("lesson-task", task=self.speaker.tell(step.task)))

    def tell_paragraph(self, text: str) -> None:
        if text:
            self.paper.write()
            self.paper.tell(self.speaker.tell(text))

    def tell_done(self) -> None:
        """What is said once all that was asked for is done."""
        if self.learnt is not None:
            self.learnt.learnt(self.match.game.name, self.lesson.name)
        self.tell_paragraph(guide.well(self.lesson, self.match))
        self.tell_paragraph(self.lesson.end)
        lessons = self.match.game.lessons
        later = lessons[lessons.index(self.lesson) + 1 :]
        game = self.match.game.name
        if not self.lesson.bot:
            self.paper.write()
            self.paper.tell(self.word("lesson-next", game=game, name=later[0].name) if later else "")

    def finish(self) -> None:
        super().finish()
        self.paper.tell(self.word("lesson-over", game=self.match.game.name))

    def choose(self, seat: Seat, said: str) -> bool:
        """Do what was said where it is what the lesson asks for, else tell why not."""
        if said.strip().lower() in SHOW and guide.step_at(self.lesson, self.match):
            self.do(guide.right(self.lesson, self.match)[0], seat)
            return True
        hits = meant(self.entries(seat), said)
        why = guide.against(self.lesson, self.match, hits[0].action) if len(hits) == 1 else ""
        if why:
            self.paper.tell(self.speaker.tell(why))
            return False
        return super().choose(seat, said)
