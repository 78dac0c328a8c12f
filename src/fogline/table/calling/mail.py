"""E-mail by the server that whoever runs the house has named; where none is named, nothing is sent."""

import smtplib
import ssl
from dataclasses import dataclass, field
from email.message import EmailMessage
from typing import Final, Literal

from fogline.table.calling.threads import apart
from fogline.table.calling.webhook import Undelivered

SECONDS: Final = 20.0
"""For each step of the conversation with the mail server."""

Security = Literal["starttls", "tls", "none"]


@dataclass(frozen=True)
class Post:
    """The mail server."""

    host: str = ""
    port: int = 587
    user: str = ""
    password: str = field(default="", repr=False)
    sender: str = ""
    security: Security = "starttls"

    @property
    def open(self) -> bool:
        return bool(self.host and self.sender)


async def send(post: Post, message: EmailMessage) -> None:
    """Hand it over; ``Undelivered`` where the mail server does not take it."""
    try:
        await apart(lambda: handed(post, message))
    except (OSError, smtplib.SMTPException, ValueError):
        raise Undelivered("unsent") from None


def handed(post: Post, message: EmailMessage) -> None:
    trust = ssl.create_default_context() if post.security != "none" else None
    if post.security == "tls":
        server: smtplib.SMTP = smtplib.SMTP_SSL(post.host, post.port, timeout=SECONDS, context=trust)
    else:
        server = smtplib.SMTP(post.host, post.port, timeout=SECONDS)
    with server:
        if post.security == "starttls":
            server.starttls(context=trust)
        if post.user:
            server.login(post.user, post.password)
        server.send_message(message)
