"""The page: files that are served as they lie there, and the addresses that open it."""

import gzip
import hashlib
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from fogline.core.registry import find_game, games

KINDS: Final = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".svg": "image/svg+xml",
}
"""What may be asked for, by how its name ends: nothing else in these folders is served."""

ADDRESSES: Final = (
    "/",
    "/new/{game}",
    "/table/{table}",
    "/table/{table}/text",
    "/replay/{table}",
    "/rules/{game}",
    "/import",
    "/help",
)
"""Every address a person can keep or send; the page itself finds out what to show there."""


@dataclass(frozen=True)
class Leaf:
    """A file as it is sent."""

    body: bytes
    squeezed: bytes
    kind: str
    tag: str


class Shelf:
    """Reads a file once, and again when it was changed."""

    def __init__(self) -> None:
        self._leaves: dict[Path, tuple[float, Leaf]] = {}
        self._page = Path(str(files("fogline.web") / "page"))

    def page(self, path: str) -> Path:
        return self._inside(self._page, path)

    def face(self, game: str, path: str) -> Path:
        """A game's own drawings lie with the game."""
        if game not in games():
            raise HTTPException(404)
        home = Path(str(files(find_game(game).box.__module__.rpartition(".")[0]) / "face" / "web"))
        return self._inside(home, path)

    def _inside(self, folder: Path, path: str) -> Path:
        try:
            file = (folder / path).resolve()
            there = file.is_file()
        except (OSError, ValueError):
            # A name that no disk takes: too long, or with a NUL in it.
            raise HTTPException(404) from None
        if not there or not file.is_relative_to(folder.resolve()) or file.suffix not in KINDS:
            raise HTTPException(404)
        return file

    def leaf(self, file: Path) -> Leaf:
        changed = file.stat().st_mtime
        known = self._leaves.get(file)
        if known is None or known[0] != changed:
            body = file.read_bytes()
            tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
            known = (changed, Leaf(body, gzip.compress(body, 9, mtime=0), KINDS[file.suffix], tag))
            self._leaves[file] = known
        return known[1]

    def answer(self, request: Request, file: Path) -> Response:
        """The file, or that the browser has it already."""
        leaf = self.leaf(file)
        headers = {"ETag": leaf.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == leaf.tag:
            return Response(status_code=304, headers=headers)
        squeeze = "gzip" in request.headers.get("accept-encoding", "") and len(leaf.squeezed) < len(leaf.body)
        if squeeze:
            headers["Content-Encoding"] = "gzip"
        return Response(leaf.squeezed if squeeze else leaf.body, 200, headers, leaf.kind)


SHELF: Final = Shelf()


async def index(request: Request) -> Response:
    return SHELF.answer(request, SHELF.page("index.html"))


async def page_file(request: Request) -> Response:
    return SHELF.answer(request, SHELF.page(request.path_params["path"]))


async def face_file(request: Request) -> Response:
    return SHELF.answer(request, SHELF.face(request.path_params["game"], request.path_params["path"]))
