"""Which door an address leads to: by its words, not by trying one pattern after the other."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from starlette.routing import Route, WebSocketRoute
from starlette.types import Scope

AnyRoute = Route | WebSocketRoute
SOCKET: Final = "websocket"
"""In the place of a method: who comes by one asks for nothing else."""


@dataclass
class Post:
    """A place on the way: the words that lead on, and the doors that are here."""

    ways: dict[str, "Post"] = field(default_factory=dict)
    anywhere: "Post | None" = None
    """Where any other word leads: a table's or a game's name."""
    doors: dict[str, tuple[AnyRoute, tuple[str, ...]]] = field(default_factory=dict)
    """By method: the door, and what the words of no meaning on the way to it are called."""


class Signposts:
    """The ways to all doors but those that take whole paths. Who finds none here may still be let in otherwise."""

    def __init__(self, routes: Iterable[AnyRoute]) -> None:
        self._first = Post()
        for route in routes:
            if ":path}" not in route.path:
                self._set(route)

    def _set(self, route: AnyRoute) -> None:
        post, names = self._first, []
        for word in route.path[1:].split("/"):
            if word.startswith("{"):
                names.append(word.strip("{}"))
                post.anywhere = post.anywhere or Post()
                post = post.anywhere
            else:
                post = post.ways.setdefault(word, Post())
        for method in (SOCKET,) if isinstance(route, WebSocketRoute) else sorted(route.methods or ()):
            post.doors.setdefault(method, (route, tuple(names)))

    def find(self, scope: Scope) -> tuple[AnyRoute, dict[str, str]] | None:
        """The door at an address, and the words on the way to it by their names."""
        post, words = self._first, []
        for word in scope["path"][1:].split("/"):
            way = post.ways.get(word)
            if way is None:
                way = post.anywhere
                if way is None or not word:
                    return None
                words.append(word)
            post = way
        found = post.doors.get(scope["method"] if scope["type"] == "http" else SOCKET)
        return None if found is None else (found[0], dict(zip(found[1], words, strict=True)))
