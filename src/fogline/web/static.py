"""The page: files that are served as they lie there, and the addresses that open it."""

import gzip
import hashlib
import re
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from fogline.core.registry import find_game, games
from fogline.parts.catalog import LANGUAGES
from fogline.parts.toml import home
from fogline.web import installed, words
from fogline.web.bundle import bundle

KINDS: Final = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}
"""What may be asked for, by how its name ends: nothing else in these folders is served."""

ADDRESSES: Final = (
    "/",
    "/new/{game}",
    "/table/{table}",
    "/table/{table}/text",
    "/replay/{table}",
    "/rules/{game}",
    "/learn/{game}",
    "/puzzles/{game}",
    "/day/{game}",
    "/analysis/{table}",
    "/deal/{deal}",
    "/import",
    "/help",
    "/me",
    "/games",
    "/ratings",
    "/evenings",
    "/evening/{evening}",
)
"""Every address a person can keep or send; the page itself finds out what to show there."""


MARKED: Final = re.compile(rb"""(?<=["`])/(?:page|face)/""")
"""How files of the page name each other. With the page's mark in these names a browser may keep them for good."""
WORDS: Final = "words/"
MANIFEST: Final = "manifest.webmanifest"
OFFLINE: Final = "offline.html"
WITHOUT: Final = re.compile(r"offline/(\w+)\.html")
"""What is shown without a server, in a language."""
WORKER: Final = "service-worker.js"
APP: Final = "/page/app.js"
"""The module with which every screen begins."""
FOR_GOOD: Final = "public, max-age=31536000, immutable"


@dataclass(frozen=True)
class Leaf:
    """A file as it is sent."""

    body: bytes
    squeezed: bytes
    kind: str
    tag: str


def made(body: bytes, suffix: str) -> Leaf:
    return Leaf(body, gzip.compress(body, 9, mtime=0), KINDS[suffix], f'"{hashlib.sha256(body).hexdigest()[:20]}"')


class Shelf:
    """Reads a file once, and again when it was changed."""

    def __init__(self, prefix: str = "", languages: tuple[str, ...] = LANGUAGES) -> None:
        self._prefix = prefix.encode()
        """The path at which the page lives at its site."""
        self._languages = languages
        self._books: dict[str, Leaf] = {}
        self._leaves: dict[tuple[Path, str], tuple[float, Leaf]] = {}
        self._page = Path(str(files("fogline.web") / "page"))
        self._mark = ((0, 0.0), "")

    def mark(self) -> str:
        """The fingerprint of all files of the page and the games' faces, as they are now."""
        folders = [self._page, *[self._home(game) for game in games()]]
        found = sorted(file for folder in folders for file in folder.rglob("*") if file.suffix in KINDS)
        state = len(found), max(file.stat().st_mtime for file in found)
        if self._mark[0] != state:
            told = hashlib.sha256(b"".join(hashlib.sha256(file.read_bytes()).digest() for file in found))
            for book in (*words.modules(self._languages).values(), *self._installed("", "").values()):
                told.update(book)
            self._mark = state, f"@{told.hexdigest()[:12]}"
        return self._mark[1]

    def page(self, path: str) -> Path:
        return self._inside(self._page, path)

    def face(self, game: str, path: str) -> Path:
        """A game's own drawings lie with the game; for those that it does not bring there is the plain face."""
        if game not in games():
            raise HTTPException(404)
        try:
            return self._inside(self._home(game), path)
        except HTTPException:
            return self._inside(self._page / "plain", path)

    def _home(self, game: str) -> Path:
        return home(find_game(game).box.__module__) / "face" / "web"

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

    def leaf(self, file: Path, mark: str = "") -> Leaf:
        """The file as it is sent; under a mark a module brings what it stands on, and names others with the same."""
        changed = file.stat().st_mtime
        known = self._leaves.get((file, mark))
        if known is None or known[0] != changed:
            inside = mark.encode() + b"/" if mark else b""
            alone = file.suffix != ".js" or file.name == WORKER
            plain = file.read_bytes() if alone or not mark else self._bundle(file)
            body = plain if file.suffix == ".png" else self._named(plain, inside)
            known = (changed, made(body, file.suffix))
            self._leaves = {key: kept for key, kept in self._leaves.items() if key[1] in ("", mark)}
            self._leaves[file, mark] = known
        return known[1]

    def _named(self, text: bytes, inside: bytes) -> bytes:
        """A file that names others as they are found here."""
        return MARKED.sub(lambda name: self._prefix + name[0] + inside, text)

    def _installed(self, prefix: str, files: str) -> dict[str, bytes]:
        """What belongs to an installed page and is no file, by its name."""
        template = self.page(OFFLINE).read_text(encoding="utf-8")
        pages = {f"offline/{lang}.html": installed.offline(template, lang) for lang in self._languages}
        return {MANIFEST: installed.manifest(prefix, files, self._languages[0]), **pages}

    def spoken(self, name: str) -> Leaf:
        """A book of words, which is no file."""
        books = words.modules(self._languages)
        if name not in books:
            raise HTTPException(404)
        if name not in self._books:
            self._books[name] = made(books[name], ".js")
        return self._books[name]

    def _bundle(self, file: Path) -> bytes:
        """A module with all that it stands on, but for the kit, which the page's first module has brought."""
        kit = [self._address(module) for module in sorted((self._page.resolve() / "kit").glob("*.js"))]
        path = self._address(file)
        return bundle(path, self._text, kit, first=path == APP).encode()

    def _address(self, file: Path) -> str:
        """What the page calls a file."""
        homes = {"/page": self._page} | {f"/face/{game}": self._home(game) for game in games()}
        name, home = next((name, home) for name, home in homes.items() if file.is_relative_to(home.resolve()))
        return f"{name}/{file.relative_to(home.resolve()).as_posix()}"

    def _text(self, path: str) -> str:
        """The module at an address."""
        _, kind, rest = path.split("/", 2)
        if kind == "page" and rest.startswith(WORDS):
            return words.modules(self._languages)[rest.removeprefix(WORDS)].decode()
        return (self.page(rest) if kind == "page" else self.face(*rest.split("/", 1))).read_text(encoding="utf-8")

    def answer(self, request: Request, file: Path, mark: str = "", lasts: bool = False, status: int = 200) -> Response:
        return self.send(request, self.leaf(file, mark), lasts, status)

    def send(self, request: Request, leaf: Leaf, lasts: bool, status: int = 200) -> Response:
        """What was asked for, or that the browser has it already."""
        keep = FOR_GOOD if lasts else "no-cache"
        headers = {"ETag": leaf.tag, "Cache-Control": keep, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == leaf.tag and status == 200:
            return Response(status_code=304, headers=headers)
        squeeze = "gzip" in request.headers.get("accept-encoding", "") and len(leaf.squeezed) < len(leaf.body)
        if squeeze:
            headers["Content-Encoding"] = "gzip"
        return Response(leaf.squeezed if squeeze else leaf.body, status, headers, leaf.kind)

    # -- doors ---------------------------------------------------------------------------------------------------

    async def index(self, request: Request) -> Response:
        """The page itself is asked for each time; whatever it names may be kept."""
        return self.answer(request, self.page("index.html"), self.mark())

    async def nowhere(self, request: Request) -> Response:
        """An address that there is not: for a person a page, which says so."""
        return self.answer(request, self.page("index.html"), self.mark(), status=404)

    async def page_file(self, request: Request) -> Response:
        path, mark, lasts = self._unmarked(request.path_params["path"])
        if path.startswith(WORDS):
            return self.send(request, self.spoken(path.removeprefix(WORDS)), lasts)
        if path == MANIFEST or WITHOUT.fullmatch(path):
            return self._send_installed(request, path, mark, lasts)
        return self.answer(request, self.page(path), mark, lasts)

    def _send_installed(self, request: Request, path: str, mark: str, lasts: bool) -> Response:
        prefix, inside = self._prefix.decode(), f"{mark}/" if mark else ""
        found = self._installed(prefix, f"{prefix}/page/{inside}").get(path)
        if found is None:
            raise HTTPException(404)
        suffix = Path(path).suffix
        body = found if suffix == ".webmanifest" else self._named(found, inside.encode())
        return self.send(request, made(body, suffix), lasts)

    async def worker(self, request: Request) -> Response:
        """The service worker: asked for each time, and another one with every change of the page."""
        return self.answer(request, self.page(WORKER), self.mark())

    async def face_file(self, request: Request) -> Response:
        path, mark, lasts = self._unmarked(f"{request.path_params['game']}/{request.path_params['path']}")
        game, _, rest = path.partition("/")
        return self.answer(request, self.face(game, rest), mark, lasts)

    def _unmarked(self, path: str) -> tuple[str, str, bool]:
        """A file's path without the mark before it, the mark, and whether it is today's: else nothing is kept for
        good."""
        if not path.startswith("@"):
            return path, "", False
        mark, _, rest = path.partition("/")
        today = self.mark()
        return rest, today, mark == today


def for_people(request: Request) -> bool:
    """Whether a person looks for a page here, not a program for an answer or a page for its files."""
    inside = request.scope["path"].startswith(("/api/", "/page/", "/face/"))
    return not inside and "text/html" in request.headers.get("accept", "")
