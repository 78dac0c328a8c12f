"""Looking back together in a terminal: follow whoever leads a review, lead it, take it over."""

import secrets
from typing import Any

from textual.screen import Screen

from fogline.table.scene_types import Reviewing, Scene
from fogline.tui.doors.base import Refused, Sitting
from fogline.tui.screens.ask import house


class Reviews(Screen[str | None]):
    """The part of a replay that is about others who look back too."""

    sitting: Sitting
    now: Scene
    turn: int
    eyes: int
    review: Reviewing | None
    follows = False

    async def look(self) -> None: ...

    def begin_review(self, review: Reviewing | None) -> None:
        self.tag = f"tui-{secrets.token_hex(6)}"
        self.review = review

    @property
    def leads(self) -> bool:
        return self.review is not None and self.review.tag == self.tag

    async def reviewed(self, review: Reviewing | None) -> None:
        """Whoever leads is elsewhere now, or somebody else leads, or nobody does."""
        if review == self.review:
            return
        self.review = review
        self.follows = self.follows and review is not None and not self.leads
        if review is not None and self.follows:
            self.turn, self.eyes = review.turn, review.eyes
        await self.look()

    def told_review(self) -> str:
        """Who leads, and what the reader does; nothing where nobody does."""
        say = house(self).say
        if self.review is None:
            return ""
        if self.leads:
            return say("review-you")
        key = "review-following" if self.follows else "review-leads"
        return say(key, name=self.review.name, turn=self.review.turn)

    async def action_review(self) -> None:
        """Begin to lead where nobody does; end it where the reader does; else follow or look round."""
        if self.leads:
            await self.tell("unlead")
        elif self.review is None:
            await self.show_others()
        else:
            self.follows = not self.follows
            if self.follows:
                self.turn, self.eyes = self.review.turn, self.review.eyes
            await self.look()

    async def action_take(self) -> None:
        if self.review is not None and not self.leads:
            await self.show_others(take=True)

    async def show_others(self, take: bool = False) -> None:
        """Where the reader looks, who leads."""
        blind = self.review is not None and self.review.blind
        where = {"turn": self.turn, "eyes": self.eyes, "tag": self.tag, "blind": blind, "take": take}
        await self.tell("lead", **where, name=house(self).say("talk-guest"))

    async def moved(self) -> None:
        """The reader has gone somewhere by themself."""
        self.follows = False
        if self.leads:
            await self.show_others()

    async def tell(self, do: str, **more: Any) -> None:
        try:
            await self.sitting.say(do, **more)
        except Refused as refused:
            house(self).tell(str(refused))
