"""Who sits at a table, and who may speak for which seat."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, Self

from fogline.core.ids import Seat
from fogline.table.names import told_apart
from fogline.table.people import PERSON, Chair, Who
from fogline.table.refusal import Refusal
from fogline.table.settings import FULL, Settings
from fogline.table.values import altered, bare, once

MOST_KNOWN: Final = 200


class Sitters:
    """Who sits on some chairs of a table that was made so, and what follows from it."""

    def __init__(self, settings: Settings, chairs: tuple[Chair, ...]) -> None:
        self.settings, self.chairs = settings, chairs
        self.names = tuple(chair.name for chair in chairs)
        self.handed_over = any(chair.handovers for chair in chairs)
        """Whether other hands have ever played for one of them."""
        self.people = frozenset(chair.holder for chair in chairs if chair.kind == PERSON)
        held = [chair.holder for chair in chairs if chair.kind == PERSON and chair.holder]
        self.one_each = len(held) == len(set(held))
        """Whether nobody holds two chairs."""
        self.alone = len(self.people) == 1
        made = settings.counts and settings.assist != FULL
        self.counts = made and len(chairs) > 1 and self.one_each
        self.undo_is_free = self.alone and not self.counts and not settings.final
        others = not self.alone or any(chair.kind != PERSON for chair in chairs)
        self.needs_confirm = others and not settings.lesson
        self.bots = any(chair.played_by_bot for chair in chairs)
        """Whether a bot plays on any of them."""
        self._seats: dict[Who, tuple[Seat, ...]] = {}
        self._told: dict[Any, Any] = {}

    def seats_of(self, who: Who) -> tuple[Seat, ...]:
        """Whoever looks at a table is looked up once; strangers may be many, and are forgotten again."""
        found = self._seats.get(who)
        if found is None:
            found = tuple([seat for seat, chair in enumerate(self.chairs) if chair.belongs_to(who)])
            if len(self._seats) >= MOST_KNOWN:
                self._seats.clear()
            self._seats[who] = found
        return found

    def remembered(self, seen: Any, make: Callable[[], Any]) -> Any:
        """What these chairs look like where this is seen of them, or is told of them; it is made once."""
        found = self._told.get(seen)
        if found is None:
            if len(self._told) >= MOST_KNOWN:
                self._told.clear()
            found = self._told[seen] = make()
        return found


@bare
@dataclass(frozen=True)
class Seating:
    """A table but for its match."""

    id: str
    settings: Settings
    chairs: tuple[Chair, ...]
    host: str
    """The identity of who made it; they alone arrange chairs and start."""
    known: list["Sitters"] = field(default_factory=list, compare=False, repr=False, kw_only=True)
    """Who sits on these chairs, looked up once: most changes of a table leave everybody where they are."""

    @once
    def sitters(self) -> "Sitters":
        known = self.known[0] if self.known else None
        if known is None or known.chairs is not self.chairs or known.settings is not self.settings:
            self.known[:] = [known := Sitters(self.settings, self.chairs)]
        return known

    @property
    def names(self) -> tuple[str, ...]:
        return self.sitters.names

    def seats_of(self, who: Who) -> tuple[Seat, ...]:
        return self.sitters.seats_of(who)

    def seat_of(self, who: Who, seat: Seat | None) -> Seat:
        """The seat that somebody may speak for: the one they name, or the only one they hold."""
        mine = self.seats_of(who)
        if seat is None:
            if len(mine) == 1:
                return mine[0]
            raise Refusal("which-seat" if mine else "seat-given" if self.was_given(who) else "no-seat")
        if seat not in mine:
            raise Refusal("seat-given" if self.was_given(who) else "not-your-seat")
        return seat

    def was_given(self, who: Who) -> bool:
        """Whether a seat of theirs is somebody else's by now."""
        return any(who.key in chair.former for chair in self.chairs)

    @property
    def people(self) -> frozenset[str]:
        """The different people who sit here."""
        return self.sitters.people

    @property
    def undo_is_free(self) -> bool:
        """One person alone, with bots or holding every seat, may take back anything; not where the table counts, nor
        in a deal that others play too."""
        return self.sitters.undo_is_free

    @property
    def counts(self) -> bool:
        """Whether it counts for the ratings as it is seated now: it was made so, there is no advice of a bot's, and at
        least two minds sit at it, each on one chair. What was not dealt here is never made so."""
        return self.sitters.counts

    @property
    def alone(self) -> bool:
        """One person plays, perhaps on several chairs, and otherwise bots do."""
        return self.sitters.alone

    @property
    def hotseat(self) -> bool:
        """One person holds several seats, and nobody else any: one device is passed around."""
        return self.alone and sum(chair.kind == PERSON for chair in self.chairs) > 1

    @property
    def needs_confirm(self) -> bool:
        """A turn is confirmed where somebody else waits for its end; one person who holds every seat need not, nor who
        follows a lesson."""
        return self.sitters.needs_confirm

    def chair_at(self, seat: Seat) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Refusal("unknown-seat", seat=seat)
        return self.chairs[seat]

    def seated(self, seat: Seat, chair: Chair) -> Self:
        chairs = tuple(chair if n == seat else other for n, other in enumerate(self.chairs))
        return altered(self, chairs=chairs)

    def names_beside(self, seat: Seat) -> list[str]:
        return [chair.name for other, chair in enumerate(self.chairs) if other != seat]

    def sit(self, seat: Seat, chair: Chair) -> Self:
        """Somebody on this chair, under a name that is told apart from every other here."""
        return self.seated(seat, altered(chair, name=told_apart(chair.name, self.names_beside(seat))))

    def check_host(self, who: Who) -> None:
        guests = {who.guest} if not who.token else {self.chairs[seat].guest for seat in self.seats_of(who)}
        if not self.host or self.host not in guests:
            raise Refusal("not-host")
