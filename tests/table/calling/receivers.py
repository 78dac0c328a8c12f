"""Who receives calls in tests: a webhook and a mail server, small ones on loopback."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import Message


@dataclass
class Hook:
    """A server that takes whatever is posted and answers what it is told to."""

    answers: list[bytes] = field(default_factory=list)
    """What it says next, one for each request; then 204."""
    got: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)
    """The first line, the headers and the body of each request."""
    url: str = ""

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:-2])}
            body = await reader.readexactly(int(headers.get("content-length", "0")))
            self.got.append((head[0], headers, body))
            answer = self.answers.pop(0) if self.answers else b"HTTP/1.1 204 Fine\r\n\r\n"
            if answer:
                writer.write(answer)
                await writer.drain()
            else:
                await reader.read()  # says nothing until the other one goes
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def hook(*answers: bytes) -> AsyncIterator[Hook]:
    made = Hook(list(answers))
    server = await asyncio.start_server(made.meet, "127.0.0.1", 0)
    made.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield made


@dataclass
class Mails:
    """A mail server that takes everything."""

    got: list[tuple[str, Message]] = field(default_factory=list)
    """To whom, and what."""
    logins: list[str] = field(default_factory=list)
    port: int = 0
    refuses: bool = False

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        to = ""
        writer.write(b"220 here\r\n")
        while line := await reader.readline():
            said = line.decode().strip()
            verb = said.upper()[:4]
            if verb == "EHLO":
                answer = b"250-here\r\n250 AUTH PLAIN\r\n"
            elif verb == "AUTH":
                self.logins.append(said)
                answer = b"235 fine\r\n"
            elif verb == "RCPT":
                to = said.partition("<")[2].partition(">")[0]
                answer = b"550 no\r\n" if self.refuses else b"250 fine\r\n"
            elif verb == "DATA":
                writer.write(b"354 go on\r\n")
                data = await reader.readuntil(b"\r\n.\r\n")
                self.got.append((to, message_from_bytes(data[:-5])))
                answer = b"250 fine\r\n"
            elif verb == "QUIT":
                answer = b"221 bye\r\n"
            else:
                answer = b"250 fine\r\n"
            writer.write(answer)
            if verb == "QUIT":
                break
        writer.close()


@asynccontextmanager
async def mails() -> AsyncIterator[Mails]:
    made = Mails()
    server = await asyncio.start_server(made.meet, "127.0.0.1", 0)
    made.port = server.sockets[0].getsockname()[1]
    async with server:
        yield made


def text_of(mail: Message) -> str:
    payload = mail.get_payload(decode=True)
    assert isinstance(payload, bytes)
    return payload.decode()
