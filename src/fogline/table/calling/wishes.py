"""How somebody wishes to be called, and what they may wish."""

import re
from datetime import UTC, datetime, timedelta, tzinfo
from typing import Final, Literal
from urllib.parse import SplitResult, urlsplit
from zoneinfo import ZoneInfo

import msgspec

from fogline.table.refusal import Refusal
from fogline.table.store.base import Store

CALL: Final = "call"
"""The kind of note that says how somebody wishes to be called; it has this one name."""
WISHES: Final = "wishes"
WEBHOOK: Final = "webhook"
MAIL: Final = "mail"

Form = Literal["json", "slack", "discord", "ntfy"]
CLOCK: Final = re.compile(r"([01]\d|2[0-3]):[0-5]\d")
SEEN: Final = re.compile(r"[!-~]{1,500}")
"""An address of the web as it travels: no space, no control sign, nothing beyond ASCII."""
MAILBOX: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{1,63}")
MOST_MAILBOX: Final = 254
LEAST_PORT: Final = 1024
"""Ports below it are other services' than the web's: nobody is to be talked to there."""
WEB_PORTS: Final = (80, 443)


class Wishes(msgspec.Struct, frozen=True, kw_only=True):
    webhook: str = ""
    form: Form = "json"
    mail: str = ""
    """An address that its owner has confirmed."""
    minutes: int = 3
    """How long it has been one's turn, and one has been away."""
    quiet_from: str = ""
    """When nobody is called, ``22:00``; empty: at no time."""
    quiet_to: str = ""
    zone: str = "UTC"
    """Whose clock that is: ``Europe/Madrid``."""
    lang: str = "en"
    since: int = 0
    """When this was first wished, in seconds since 1970: no turn from before is called for."""

    @property
    def ways(self) -> tuple[str, ...]:
        return tuple(way for way, there in ((WEBHOOK, self.webhook), (MAIL, self.mail)) if there)


def read(store: Store, who: str) -> Wishes | None:
    kept = store.notes(who, CALL).get(WISHES)
    return None if kept is None else msgspec.json.decode(kept, type=Wishes)


def check(wishes: Wishes) -> None:
    """A refusal where something is wished that cannot be."""
    if wishes.webhook:
        split(wishes.webhook)
    if wishes.mail:
        check_mailbox(wishes.mail)
    quiet = (wishes.quiet_from, wishes.quiet_to)
    if any(quiet) and not all(CLOCK.fullmatch(each) for each in quiet):
        raise Refusal("call-hours")
    zone_of(wishes.zone)


def check_mailbox(address: str) -> None:
    if len(address) > MOST_MAILBOX or not MAILBOX.fullmatch(address):
        raise Refusal("call-mailbox")


def split(address: str) -> SplitResult:
    """The parts of a webhook's address, where it is one of the web's."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise Refusal("call-address") from None
    usual = port is None or port in WEB_PORTS or port >= LEAST_PORT
    plain = parts.scheme in ("http", "https") and parts.hostname and parts.username is None and parts.password is None
    if not (SEEN.fullmatch(address) and plain and usual):
        raise Refusal("call-address")
    return parts


def zone_of(name: str) -> tzinfo:
    try:
        return UTC if name == "UTC" else ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # no such zone, or no name of one
        raise Refusal("call-zone") from None


def quiet_until(wishes: Wishes, now: float) -> int | None:
    """When somebody may be called again, where that is not now; in seconds since 1970."""
    if not wishes.quiet_from or wishes.quiet_from == wishes.quiet_to:
        return None
    here = datetime.fromtimestamp(now, zone_of(wishes.zone))
    time, begin, end = here.strftime("%H:%M"), wishes.quiet_from, wishes.quiet_to
    quiet = begin <= time < end if begin < end else time >= begin or time < end
    if not quiet:
        return None
    day = here + timedelta(days=1) if time >= end else here
    hour, minute = map(int, end.split(":"))
    return int(day.replace(hour=hour, minute=minute, second=0, microsecond=0).timestamp())
