"""Who sits where: chairs with people, bots or nobody on them."""

import hashlib
import secrets
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, NamedTuple

from fogline.core.game import AnyGame
from fogline.core.ids import Seat
from fogline.table.settings import USUAL_BOT, check_bot
from fogline.table.values import bare

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"

BOT_NAMES: Final = ("Anza", "Balboa", "Cabrillo", "Irving", "Judah", "Kirkham", "Lawton", "Moraga")
"""Avenues of the city's foggy west, in their order; no board of ours shows them."""


@dataclass(frozen=True)
class Who:
    """Somebody at the door: a guest's identity, and the seat token shown, if any."""

    guest: str = ""
    token: str = ""

    @cached_property
    def key(self) -> str:
        """Who they are in what is kept: where a token is shown it alone counts, and only its hash is known."""
        return hash_token(self.token) if self.token else self.guest


LEFT: Final = "left"
OUT_OF_TIME: Final = "out-of-time"
RESIGNED: Final = "resigned"
ABSENT: Final = "absent"
BACK: Final = "back"
GIVEN: Final = "given"
BY_PERSON: Final = (BACK, GIVEN)
"""Why a person plays from then on; for every other reason a bot does."""


class Handover(NamedTuple):
    """When a bot began to play for a person, or the person was back: the log and the turns from there on say so."""

    turn: int
    """The first turn from then on, as turns are told."""
    why: str
    """LEFT, OUT_OF_TIME, RESIGNED or ABSENT: a bot plays on; BACK: the person does; GIVEN: another person does."""


@bare
@dataclass(frozen=True)
class Chair:
    """One place at a table."""

    kind: str = OPEN
    name: str = ""
    guest: str = ""
    """The identity of the person who sits here."""
    token_hash: str = ""
    """The token itself is known to its holder only."""
    bot: str = ""
    """The mind that plays here, or that keeps the seat while its person is away."""
    away: bool = False
    """The person has left; the bot plays until they come back."""
    time_left: float | None = None
    """Seconds in the bank, where the table has clocks."""
    pause_left: float | None = None
    """Seconds for which the clock may still stand still when the line is lost; None until there has been a line."""
    handovers: tuple[Handover, ...] = ()
    """The oldest first; of those before one turn only the last counts, and that the seat was given to somebody."""
    former: tuple[str, ...] = ()
    """Who held it before it was given to somebody else, by their keys: they are told so."""
    salt: str = ""
    """What its person gives to the table's luck, where that can be checked."""

    def __post_init__(self) -> None:
        if isinstance(self.handovers, list):  # as they come back from where they are kept
            object.__setattr__(self, "handovers", tuple(Handover(*handover) for handover in self.handovers))
            object.__setattr__(self, "former", tuple(self.former))

    @property
    def played_by_bot(self) -> bool:
        return self.kind == BOT or (self.kind == PERSON and self.away)

    @property
    def without_clock(self) -> "Chair":
        """The chair as far as others notice that it changes."""
        running = self.time_left is not None or self.pause_left is not None
        return replace(self, time_left=None, pause_left=None) if running else self

    @property
    def resigned(self) -> bool:
        return bool(self.handovers) and self.handovers[-1].why == RESIGNED

    def bot_made(self, turn: int) -> bool:
        """Whether a bot made this turn of a person's seat."""
        latest = next((handover.why for handover in reversed(self.handovers) if handover.turn <= turn), BACK)
        return latest not in BY_PERSON

    def handed(self, turn: int, why: str) -> "Chair":
        """The chair in other hands from this turn on; who leaves and is back before it is made was never away."""
        before = tuple(one for one in self.handovers if one.turn < turn or one.why == GIVEN)
        known = before[-1].why if before else BACK
        now = () if why == BACK and known in BY_PERSON else (Handover(turn, why),)
        return replace(self, away=why not in BY_PERSON, bot=self.bot or USUAL_BOT, handovers=(*before, *now))

    def taken_back(self, turns: int) -> "Chair":
        """The chair where only so many turns are left: who played later plays from there on."""
        kept = tuple(handover for handover in self.handovers if handover.turn <= turns)
        later = self.handovers[len(kept) :]
        return replace(self, handovers=kept).handed(turns + 1, later[-1].why) if later else self

    @property
    def holder(self) -> str:
        """Who holds it: seats with the same holder are one person's."""
        return self.guest or self.token_hash

    def belongs_to(self, who: Who) -> bool:
        if self.kind != PERSON:
            return False
        if who.token:
            return secrets.compare_digest(self.token_hash, who.key)
        return bool(who.guest) and secrets.compare_digest(self.guest, who.guest)


def new_token() -> str:
    """A seat token: nobody guesses 192 bits."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """A table's address: short enough to read out, too long to guess."""
    letters = "abcdefghjkmnpqrstuvwxyz23456789"
    # Drawn once: to ask the system twelve times takes twenty times as long.
    rest, found = secrets.randbelow(len(letters) ** 12), ""
    for _ in range(12):
        rest, letter = divmod(rest, len(letters))
        found += letters[letter]
    return found


def hash_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def person(name: str, guest: str, token: str) -> Chair:
    return Chair(PERSON, name, guest, hash_token(token))


def bot_chair(game: AnyGame, bot: str, seat: Seat) -> Chair:
    """A chair for a mind, with a name that is the same in every language."""
    bot = bot or USUAL_BOT
    check_bot(game, bot)
    return Chair(BOT, BOT_NAMES[seat % len(BOT_NAMES)], bot=bot)
