"""The headers of a request, each found at once: a door asks for ten of them, most of which nobody sends."""

from typing import TypeVar

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

C = TypeVar("C", bound=HTTPConnection)


class ByName(Headers):
    """Starlette's own go through all of them for each question."""

    def __init__(self, connection: HTTPConnection) -> None:
        super().__init__(scope=connection.scope)
        # Of several with one name the first counts.
        self._values = {name.decode("latin-1"): value.decode("latin-1") for name, value in reversed(self._list)}

    def get(self, key: str, default: str | None = None) -> str | None:  # type: ignore[override]
        return self._values.get(key.lower(), default)

    def __getitem__(self, key: str) -> str:
        return self._values[key.lower()]

    def __contains__(self, key: object) -> bool:
        return isinstance(key, str) and key.lower() in self._values

    def getlist(self, key: str) -> list[str]:
        return super().getlist(key) if key in self else []


def named(connection: C) -> C:
    """The same connection, with headers that are found by name."""
    connection._headers = ByName(connection)
    return connection
