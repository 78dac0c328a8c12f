"""What a game that is over teaches, as a page of lines: course, luck and skill, turning points to be tried again."""

import asyncio
from typing import Final

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from fogline.learn.telling import bars
from fogline.table.analysis_told import AnalysisInfo, DecisionTold, SeatTold
from fogline.tui.doors.base import Refused, Sitting
from fogline.tui.look import styled
from fogline.tui.screens.ask import house
from fogline.tui.screens.paper import Page

PATIENCE: Final = 0.5
"""Seconds between two looks at how far it is."""


class AnalysisPage(Page):
    """Filled as more is known."""

    title_key = "teaches"

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.made = ""
        """The table at which something is tried again, once there is one."""
        self.info: AnalysisInfo | None = None

    def content(self) -> ComposeResult:
        with VerticalScroll():
            yield Static("", id="teaches")
        yield OptionList(id="again")

    async def begin(self) -> None:
        self.run_worker(self.wait())

    async def wait(self) -> None:
        """Look until it is whole, or refused."""
        begin = True
        try:
            while self.info is None or self.info.share < 1:
                self.info = await self.sitting.analysis(begin)
                begin = False
                self.show()
                if self.info.share < 1:
                    await asyncio.sleep(PATIENCE)
        except Refused as refused:
            self.query_one("#teaches", Static).update(Text(str(refused)))

    def show(self) -> None:
        assert self.info is not None
        self.query_one("#teaches", Static).update(Text("\n").join(self.lines(self.info)))
        if self.info.seats:
            points = [one for seat in self.info.seats for one in seat.turning]
            ways = self.query_one("#again", OptionList)
            ways.clear_options()
            ways.add_options([Option(Text(f" {self.label(one)}"), id=f"{one.turn}:{one.seat}") for one in points])

    def label(self, one: DecisionTold) -> str:
        assert self.info is not None
        return house(self).say("teaches-again", turn=one.turn, name=self.info.names[one.seat], label=one.better_label)

    def lines(self, info: AnalysisInfo) -> list[Text]:
        say = house(self).say
        found = [styled(say("teaches-share", share=round(100 * info.share)), "quiet")] if info.share < 1 else []
        for seat, name in enumerate(info.names if info.course else ()):
            found.append(styled(name, "bold"))
            for key, chances in (
                ("teaches-fair", [point.fair[seat] for point in info.course]),
                ("teaches-truth", [point.truth[seat] for point in info.course]),
            ):
                found.append(Text(f"  {say(key)}  {bars(chances)}"))
            found += self.of_seat(info.seats[seat]) if info.seats else []
            found.append(Text(""))
        return found

    def of_seat(self, seat: SeatTold) -> list[Text]:
        say = house(self).say
        found = [Text(f"  {line}") for line in (seat.accuracy_text, seat.balance_text, *seat.strokes)]
        for one in seat.turning:
            found += [Text(""), styled(f"  {say('teaches-at', turn=one.turn)}", "bold")]
            found.append(Text(f"    {say('teaches-played', label=one.played_label)} {one.why_played}".rstrip()))
            found.append(Text(f"    {say('teaches-better', label=one.better_label)} {one.why_better}".rstrip()))
            found.append(Text(f"    {one.cost} {one.sure}"))
        return found

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        turn, _, seat = (event.option.id or "0:0").partition(":")
        self.run_worker(self.again(int(turn), int(seat)))

    async def again(self, turn: int, seat: int) -> None:
        """My seat back, the bots in theirs, what was hidden as it was."""
        try:
            self.made = await self.sitting.again(turn, seat, False)
        except Refused as refused:
            house(self).tell(str(refused))
        else:
            self.dismiss()
