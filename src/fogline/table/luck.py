"""Luck that can be checked: what is promised of it, what follows from it, and the chain of what happened.

When a table is made the server draws a secret and publishes its fingerprint. Then people give salts. The seed follows
from all of them at the start, and what chance answers in each line of the log from the seed and the line's number: so
nobody chose it, a restart changes nothing, and what is taken back is dealt anew. The secret is told when all is over.

Each revision adds a link to a chain: a fingerprint of the link before it and of what everybody may know of the
revision. What is hidden is not in it at all.
"""

import hashlib
import hmac
import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fogline.core.dealer import Dealer
from fogline.core.event import Told
from fogline.core.game import AnyGame
from fogline.core.ids import NOBODY
from fogline.core.match import Match
from fogline.table.log import QUIET, RULES, Count, Line, Mark

if TYPE_CHECKING:
    from fogline.core.record import Record

BITS: Final = 24
"""Hexadecimal digits of a Dealer's seed: 96 bits."""


UNBEGUN: Final = Mark("", "")


class Drawn(NamedTuple):
    """What a record says of one line of the log; a quiet one has neither ``public`` nor ``link``."""

    seat: int
    action: str
    chance: list[int]
    keep: int
    public: str
    link: str


@dataclass(frozen=True)
class Luck:
    """The luck of one table."""

    secret: str = field(repr=False)
    """64 hexadecimal digits; nobody is told before the end."""
    salts: tuple[str, ...] = ()
    """By seat, as they were at the start; empty where nobody gave one."""
    first: Mark = UNBEGUN
    """The link that the chain begins with."""

    @staticmethod
    def drawn() -> "Luck":
        """For a new table."""
        return Luck(secrets.token_hex(32))

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    @property
    def seed(self) -> str:
        return seed_of(self.secret, self.salts)

    def dealer(self, line: int) -> Dealer:
        """Who deals in this line of the log; line 0 is the set-up."""
        return Dealer(self.number(line))

    def number(self, line: int) -> int:
        """The seed of the one who does."""
        return number(self.seed, line)

    def begun(self, match: Match) -> "Luck":
        """The same with the beginning of its chain."""
        public = opening(self.commitment, self.salts, match.record(), match.game, match.told()[0])
        return replace(self, first=Mark(public, link("", public)))

    def linked(self, before: Sequence[Line], lines: Sequence[Line], game: AnyGame, known: Count) -> tuple[Line, ...]:
        """These lines, which follow on others, with their links."""
        last = next((line.mark.link for line in reversed(before) if line.mark), self.first.link)
        log, found = tuple(before), []
        for line in lines:
            log = (*log, line)
            known = Count(log, known)
            public = told_to_all(line, game, known)
            if public:
                last = link(last, public)
                line = line._replace(mark=Mark(public, last))
            found.append(line)
        return tuple(found)


# -- the arithmetic: docs/luck.md says it for those who check it with other tools -----------------------------------


def commitment(secret: str) -> str:
    return hashlib.sha256(f"fogline luck {secret}".encode()).hexdigest()


def seed_of(secret: str, salts: Sequence[str]) -> str:
    return hmac.new(secret.encode(), canonical(list(salts)).encode(), hashlib.sha256).hexdigest()


def number(seed: str, line: int) -> int:
    """The seed of the Dealer who deals in this line."""
    return int(hmac.new(seed.encode(), str(line).encode(), hashlib.sha256).hexdigest()[:BITS], 16)


def link(before: str, public: str) -> str:
    return hashlib.sha256(f"{before}\n{public}".encode()).hexdigest()


def canonical(data: Any) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


# -- what is public ------------------------------------------------------------------------------------------------


def opening(promised: str, salts: Sequence[str], record: "Record", game: AnyGame, told: Told) -> str:
    """What everybody knows when a game begins."""
    return canonical(
        {
            "commitment": promised,
            "salts": list(salts),
            "game": record.game,
            "rules": record.rules,
            "box": record.box,
            "seats": record.seats,
            "options": dict(record.options),
            "events": events(game, told),
        }
    )


def told_to_all(line: Line, game: AnyGame, count: Count) -> str:
    """What everybody may know of a line, the last of those counted; nothing of a quiet one."""
    if line.keep == QUIET:
        return ""
    if line.keep == RULES:
        return canonical({"rules": json.loads(line.action)["rules"], "turn": count.turns})
    if line.keep >= 0:
        return canonical({"back": count.turns, "seat": line.seat})
    told = events(game, line.told or Told())
    # Whose turn it was is told with what happened in it, or not at all.
    return canonical({"turn": count.turns, "seat": line.seat if told else NOBODY, "events": told})


def events(game: AnyGame, told: Told) -> list[Any]:
    """What happened, as somebody hears it who has no seat."""
    heard = (game.hide(event, NOBODY) for event in told.events)
    return [[event.key, dict(event.args)] for event in heard]
