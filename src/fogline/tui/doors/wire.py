"""Plain requests to a server, with the guest's cookie kept in the data folder."""

import asyncio
import json
import os
import re
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable
from http.client import HTTPException
from pathlib import Path
from typing import Any, Final

from fogline.table.folder import make_private
from fogline.tui.doors.base import Refused
from fogline.tui.text import speaker
from fogline.tui.text.full import FULL

PATIENCE: Final = 15.0
"""Seconds in which a server must answer."""
COOKIE: Final = "fogline"
"""How the name of a server's cookie begins; each server's has a name of its own."""
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")


class Wire:
    """One server by its address."""

    def __init__(self, url: str, folder: Path) -> None:
        parts = urllib.parse.urlsplit(url if "://" in url else f"http://{url}")
        self.url = f"{parts.scheme}://{parts.netloc}{parted(parts.path)[0]}"
        self.host = parts.hostname or ""
        self._file = folder / "servers.json"
        self.cookie = self._kept().get(self.url, "")
        # A proxy does not know this machine's own addresses.
        proxies = urllib.request.ProxyHandler({}) if self.nearby else urllib.request.ProxyHandler()
        self._opener = urllib.request.build_opener(proxies)

    @property
    def nearby(self) -> bool:
        return self.host in LOOPBACK

    @property
    def socket_url(self) -> str:
        return "ws" + self.url.removeprefix("http")

    @property
    def headers(self) -> dict[str, str]:
        # What an older Fogline kept is the value alone.
        named = self.cookie if "=" in self.cookie else f"{COOKIE}={self.cookie}"
        return {"Cookie": named} if self.cookie else {}

    # -- asking --------------------------------------------------------------------------------------------------

    async def get(self, path: str, lang: str, **query: Any) -> Any:
        given = {name: str(value).lower() if isinstance(value, bool) else value for name, value in query.items()}
        return await self._ask(f"{path}?{urllib.parse.urlencode({**given, 'lang': lang})}", None, lang)

    async def text(self, path: str, lang: str, **query: Any) -> str:
        """An answer that is no JSON."""
        data = await self._ask(f"{path}?{urllib.parse.urlencode({**query, 'lang': lang})}", None, lang, bytes)
        return str(data, "utf-8-sig")

    async def post(self, path: str, lang: str, **body: Any) -> Any:
        return await self._ask(f"{path}?lang={lang}", json.dumps(body).encode(), lang)

    async def _ask(self, path: str, body: bytes | None, lang: str, read: Callable[[bytes], Any] = json.loads) -> Any:
        headers = {**self.headers, "Content-Type": "application/json", "Accept-Language": lang}
        request = urllib.request.Request(self.url + path, body, headers)
        return await asyncio.to_thread(self._send, request, lang, read)

    def _send(self, request: urllib.request.Request, lang: str, read: Callable[[bytes], Any]) -> Any:
        try:
            with self._opener.open(request, timeout=PATIENCE) as answer:
                self._remember(answer.headers.get_all("Set-Cookie") or [])
                return read(answer.read())
        except urllib.error.HTTPError as error:
            raise Refused(refusal(error)) from None
        except (OSError, HTTPException, ValueError) as problem:
            reason = getattr(problem, "reason", None) or problem
            values = {"url": self.url, "problem": getattr(reason, "strerror", None) or reason}
            raise Refused(speaker(lang).tell(FULL["server-lost"], values)) from None

    # -- who we are ----------------------------------------------------------------------------------------------

    def _kept(self) -> dict[str, str]:
        try:
            found = json.loads(self._file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}

    def _remember(self, given: list[str]) -> None:
        """Keep the cookie, readable by its owner only: whoever has it is this guest."""
        for header in given:
            cookie = header.partition(";")[0].strip().removesuffix("=")
            if cookie.startswith(COOKIE) and cookie != self.cookie:
                self.cookie = cookie
                text = json.dumps({**self._kept(), self.url: cookie})
                make_private(self._file.parent)
                part = self._file.with_suffix(".part")
                with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as out:
                    out.write(text)
                os.replace(part, self._file)


def parted(path: str) -> tuple[str, str]:
    """Where a server lives at its site, and the table whose address it is, if it is one's."""
    found = re.fullmatch(r"(.*?)(?:/(?:(?:table|replay|api/tables)/([^/]*)|deal/[^/]*).*)?", path.rstrip("/"))
    assert found is not None
    return found[1], found[2] or ""


def deal_in(path: str) -> str:
    """The deal whose address it is, if it is one's."""
    found = re.search(r"/deal/([^/]+)/?$", path)
    return found[1] if found else ""


def refusal(error: urllib.error.HTTPError) -> str:
    """The sentence of a refusal; the status where the server speaks another language than ours."""
    try:
        told = json.loads(error.read())["error"]
        return " ".join([told["text"], *[reason for reason in told["reasons"] if reason not in told["text"]]])
    except (ValueError, KeyError, TypeError, OSError):
        return f"{error.code} {error.reason}"
