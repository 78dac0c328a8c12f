"""What is said about being called when it is one's turn."""

from typing import Annotated

import msgspec
from msgspec import Meta

from fogline.table.calling.wishes import Form
from fogline.table.messages import In

Address = Annotated[str, Meta(max_length=500)]
Clock = Annotated[str, Meta(max_length=5)]


class WishCalls(In, kw_only=True):
    """How you wish to be called; where a webhook is empty, none is."""

    webhook: Address = ""
    form: Form = "json"
    minutes: Annotated[int, Meta(ge=1, le=1440)] = 3
    quiet_from: Clock = ""
    quiet_to: Clock = ""
    zone: Annotated[str, Meta(max_length=60)] = "UTC"


class Mailbox(In, kw_only=True):
    """An e-mail address; empty: none any more."""

    address: Annotated[str, Meta(max_length=254)]


class MailCode(In, kw_only=True):
    code: Annotated[str, Meta(max_length=40)]


class Calls(msgspec.Struct, kw_only=True):
    """How the reader is called."""

    possible: bool
    """Whether anybody is called at this server."""
    by_mail: bool
    """Whether it sends e-mail."""
    webhook: str
    form: Form
    mail: str
    """The address that was confirmed."""
    mail_asked: str
    """An address to which a code was sent that has not come back yet."""
    minutes: int
    quiet_from: str
    quiet_to: str
    zone: str
    problems: dict[str, str]
    """Why the last call was given up, by way (``webhook``, ``mail``), in words."""


class Tried(msgspec.Struct, kw_only=True):
    sent: list[str]
    """The ways by which a call got through."""
    problems: dict[str, str]
