"""The same deal again: what was dealt at a finished table, at another one; friends play it too by its link."""

from typing import TYPE_CHECKING, Any

from fogline.tui.screens.ask import house

if TYPE_CHECKING:
    from textual.screen import Screen

    from fogline.table.scene_types import Scene
    from fogline.tui.doors.base import Sitting

    Base = Screen[None]
else:
    Base = object


class Dealing(Base):
    """The part of the table screen that deals once more. It expects the screen's own fields."""

    if TYPE_CHECKING:
        sitting: Sitting | None
        scene: Scene | None

        async def politely(self, work: Any) -> Any: ...
        def go_elsewhere(self, table: str | None) -> None: ...

    def action_same_deal(self) -> None:
        if self.sitting is not None and self.scene is not None:
            mine = next(place.name for place in self.scene.places if place.mine)
            self.run_worker(self.deal_again(self.sitting, mine))

    async def deal_again(self, sitting: "Sitting", name: str) -> None:
        found = await self.politely(sitting.same_deal(name))
        if found is None:
            return
        table, link = found
        if link:
            house(self).tell(house(self).say("deal-link", link=link), "information")
        self.go_elsewhere(table)
