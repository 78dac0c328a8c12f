"""Who sits where: chairs with people, bots or nobody on them."""

import hashlib
import secrets
from dataclasses import dataclass
from typing import Final

from fogline.core.ids import Seat
from fogline.core.match import AnyGame
from fogline.table.settings import USUAL_BOT, check_bot

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

    @property
    def key(self) -> str:
        """Who they are in what is kept: where a token is shown it alone counts, and only its hash is known."""
        return hash_token(self.token) if self.token else self.guest


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

    @property
    def played_by_bot(self) -> bool:
        return self.kind == BOT or (self.kind == PERSON and self.away)

    @property
    def holder(self) -> str:
        """Who holds it: seats with the same holder are one person's."""
        return self.guest or self.token_hash

    def belongs_to(self, who: Who) -> bool:
        if self.kind != PERSON:
            return False
        if who.token:
            return secrets.compare_digest(self.token_hash, hash_token(who.token))
        return bool(who.guest) and secrets.compare_digest(self.guest, who.guest)


def new_token() -> str:
    """A seat token: nobody guesses 192 bits."""
    return secrets.token_urlsafe(24)


def hash_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def person(name: str, guest: str, token: str) -> Chair:
    return Chair(PERSON, name, guest, hash_token(token))


def bot_chair(game: AnyGame, bot: str, seat: Seat) -> Chair:
    """A chair for a mind, with a name that is the same in every language."""
    bot = bot or USUAL_BOT
    check_bot(game, bot)
    return Chair(BOT, BOT_NAMES[seat % len(BOT_NAMES)], bot=bot)
