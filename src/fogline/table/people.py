"""Who sits where: chairs with people, bots or nobody on them."""

import hashlib
import secrets
import unicodedata
from dataclasses import dataclass
from typing import Final

from fogline.table.refusal import Refusal

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"

LONGEST_NAME: Final = 24


@dataclass(frozen=True)
class Who:
    """Somebody at the door: a guest's identity, and the seat token shown, if any."""

    guest: str = ""
    token: str = ""


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


def clean_name(name: str) -> str:
    """A name as a table shows it: one line of printable characters, not too long."""
    text = unicodedata.normalize("NFC", name)
    kept = "".join(c if unicodedata.category(c)[0] not in "CZ" else " " for c in text)
    tidy = " ".join(kept.split())
    if not tidy or len(tidy) > LONGEST_NAME:
        raise Refusal("bad-name", most=LONGEST_NAME)
    return tidy
