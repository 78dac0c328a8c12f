"""Guests: an identity without an account, in a cookie that only this house can sign."""

import hashlib
import hmac
import secrets
from collections.abc import Mapping
from typing import Final

COOKIE: Final = "fogline"
"""The name of every cookie begins so; until cookies had names of their own, it was the whole of it."""
YEAR: Final = 365 * 24 * 3600


class Guests:
    """Makes and knows guests. The key is kept in the store, so guests outlive a restart."""

    def __init__(self, key: str, path: str = "/") -> None:
        self._key = key.encode()
        self._path = path
        """Where it is shown: at another path of the same site it is nobody's business."""
        # Cookies are a host's, not a port's: two houses on one host must not call theirs the same.
        self.cookie_name = f"{COOKIE}_{hashlib.sha256(b'cookie' + self._key).hexdigest()[:12]}"

    def _sign(self, guest: str) -> str:
        return hmac.digest(self._key, guest.encode(), "sha256").hex()

    def fresh(self) -> str:
        return secrets.token_urlsafe(16)

    def cookie(self, guest: str, secure: bool) -> str:
        """The header that gives a guest their cookie."""
        flags = "; Secure" if secure else ""
        lasts = f"Path={self._path}; Max-Age={YEAR}; HttpOnly; SameSite=Lax{flags}"
        return f"{self.cookie_name}={guest}.{self._sign(guest)}; {lasts}"

    def gone(self) -> str:
        """The header that takes the cookie away."""
        return f"{self.cookie_name}=; Path={self._path}; Max-Age=0; HttpOnly; SameSite=Lax"

    def known(self, value: str) -> str:
        """The guest of a cookie's value; nobody if it was not signed here."""
        guest, _, signature = value.partition(".")
        if not guest:
            return ""
        good = hmac.compare_digest(signature.encode(), self._sign(guest).encode())
        return guest if good else ""

    def shown(self, cookies: Mapping[str, str]) -> tuple[str, bool]:
        """The guest whom these cookies name, and whether they were known by the old name only."""
        guest = self.known(cookies.get(self.cookie_name, ""))
        if guest:
            return guest, False
        guest = self.known(cookies.get(COOKIE, ""))
        return guest, bool(guest)
