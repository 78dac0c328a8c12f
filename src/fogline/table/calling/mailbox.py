"""Whose an e-mail address is: a code is sent there, and until it is typed here nothing else is."""

import secrets
import time
from asyncio import wrap_future
from typing import Final

import msgspec

from fogline.table.calling import mail, message
from fogline.table.calling.caller import Caller
from fogline.table.calling.webhook import Undelivered
from fogline.table.calling.wishes import Wishes, check_mailbox
from fogline.table.myself import LETTERS, hashed, plain
from fogline.table.people import Who
from fogline.table.refusal import Refusal

MAILBOX: Final = "mailbox"
"""The kind of note that waits for a code; its name is the code's hash."""
HOURS: Final = 24
LENGTH: Final = 10


class Waiting(msgspec.Struct, frozen=True):
    address: str
    until: int


async def ask(caller: Caller, who: Who, address: str, lang: str) -> None:
    """Send a code to an address. One that was sent before is good no longer."""
    caller.check(who)
    if not caller.post.open:
        raise Refusal("call-no-mail")
    check_mailbox(address)
    for key in (hashed(address.lower()), who.guest, ""):
        caller.asking[bool(key)].take(key)
    await forget(caller, who)
    code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
    kept = msgspec.json.encode(Waiting(address, int(time.time()) + HOURS * 3600)).decode()
    await wrap_future(caller.store.note(who.guest, MAILBOX, hashed(code), kept))
    try:
        await mail.send(caller.post, message.asked(code, address, caller.post.sender, caller.home, lang))
    except Undelivered:
        await forget(caller, who)
        raise Refusal("call-unsent") from None


async def confirm(caller: Caller, who: Who, code: str, lang: str) -> None:
    """The code has come back: the address is called from now on."""
    caller.check(who)
    kept = caller.store.notes(who.guest, MAILBOX).get(hashed(plain(code)))
    waiting = None if kept is None else msgspec.json.decode(kept, type=Waiting)
    if waiting is None or waiting.until < time.time():
        raise Refusal("call-code")
    wishes = caller.wishes(who) or Wishes(lang=lang)
    await caller.wish(who, msgspec.structs.replace(wishes, mail=waiting.address))
    await forget(caller, who)


async def forget(caller: Caller, who: Who) -> None:
    """No code is waited for."""
    for name in caller.store.notes(who.guest, MAILBOX):
        await wrap_future(caller.store.note(who.guest, MAILBOX, name, None))


def waited_for(caller: Caller, who: Who) -> str:
    """The address to which a code was sent that has not come back."""
    kept = [msgspec.json.decode(value, type=Waiting) for value in caller.store.notes(who.guest, MAILBOX).values()]
    return next((waiting.address for waiting in kept if waiting.until >= time.time()), "")
