"""The deal of the day by lines of text: the chance and the bots of everywhere else, and the comparison at the end."""

from typing import Any

from fogline.bots.base import make
from fogline.bots.names import NAMES
from fogline.core.dealer import Dealer
from fogline.core.ids import ActionId, Seat
from fogline.core.match import Match
from fogline.core.registry import find_game
from fogline.core.text import Speaker
from fogline.learn.day import BOT, COMPARED, Day, Outcome, by_bot, dice
from fogline.learn.deals import dealer, number
from fogline.table.day_told import written
from fogline.table.days import Standing, shared
from fogline.table.people import BOT_NAMES
from fogline.table.rulebook import page_for
from fogline.table.text import speaker
from fogline.tui.paper import Paper
from fogline.tui.plain import Table
from fogline.tui.text.day import DAY


class DayTable(Table):
    """A plain table with the deal of a day."""

    def __init__(self, day: Day, lang: str, paper: Paper, name: str = "") -> None:
        self.day = day
        game = find_game(day.game)
        match = Match.new(game, day.seats, number(day.deal, 0))
        minds = {seat: make(game, BOT) for seat in range(1, day.seats)}
        names = [name, *[BOT_NAMES[seat] for seat in range(1, day.seats)]]
        super().__init__(match, minds, names, lang, paper, Dealer(0), page_for(game, lang))

    def word(self, key: str, **values: Any) -> str:
        return self.voice.tell(DAY[key], values)

    def greet(self) -> None:
        super().greet()
        self.paper.tell(self.word("day-begin", date=written(self.day.date, self.speaker.lang)))

    def do(self, action: ActionId, seat: Seat) -> None:
        self.match = self.match.branch(dealer(self.day.deal, len(self.match.turns) + 1))
        super().do(action, seat)

    def let_mind_play(self, seat: Seat) -> None:
        self.dice = Dealer(dice(self.day.deal, seat, len(self.match.turns)))
        super().let_mind_play(seat)

    def follow(self, seat: Seat, name: str, rest: str) -> bool:
        if name == "undo":
            self.paper.tell(self.word("day-no-undo"))
            return False
        return super().follow(seat, name, rest)

    def look_back(self, reader: Seat) -> None:
        self.compare()
        super().look_back(reader)

    def compare(self) -> None:
        """How bots do in the same chair, and a line to send to friends."""
        result = self.match.result
        assert result is not None
        mine = Outcome(result.scores[0], result.places[0])
        bots = {level: by_bot(self.day, level) for level in COMPARED}
        say: Speaker = self.speaker
        self.paper.tell(self.word("day-mine", score=say.points(mine.units), place=mine.place))
        for level, bot in bots.items():
            name = speaker(say.lang).tell(NAMES[level])
            self.paper.tell(self.word("day-bot", name=name, score=say.points(bot.units), place=bot.place))
        self.paper.write()
        self.paper.tell(shared(Standing(self.day, mine, bots, 0, 0), say))
        self.paper.write()
