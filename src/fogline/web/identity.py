"""Guests: an identity without an account, in a cookie that only this house can sign."""

import hashlib
import hmac
import secrets
from typing import Final

COOKIE: Final = "fogline"
YEAR: Final = 365 * 24 * 3600


class Guests:
    """Makes and knows guests. The key is kept in the store, so guests outlive a restart."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def _sign(self, guest: str) -> str:
        return hmac.new(self._key, guest.encode(), hashlib.sha256).hexdigest()

    def fresh(self) -> str:
        return secrets.token_urlsafe(16)

    def cookie(self, guest: str, secure: bool) -> str:
        """The header that gives a guest their cookie."""
        flags = "; Secure" if secure else ""
        return f"{COOKIE}={guest}.{self._sign(guest)}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{flags}"

    def known(self, value: str) -> str:
        """The guest of a cookie's value; nobody if it was not signed here."""
        guest, _, signature = value.partition(".")
        good = hmac.compare_digest(signature.encode(), self._sign(guest).encode())
        return guest if good and guest else ""
