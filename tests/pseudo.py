"""A made-up language: every sentence of the catalogues in brackets and with an accent on each letter.

Whatever is met in plain letters while it is spoken was written outside the catalogues.
"""

import re
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

from babel.messages.pofile import read_po, write_po

from fogline.core.registry import games
from fogline.parts.toml import shipped
from tools.catalogues import main

FORMS = "nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2)"
"""Other ones than English has: one, two, many."""
ACCENTS = str.maketrans("abcdefghijklmnopqrstuvwxyz", "àƀćđéƒĝĥîĵķĺɱńöƥɋŕšťûṽŵẋýž")
PLACES = re.compile(r"(\{.*?\})")
PLAIN = re.compile(r"[A-Za-z]{3,}")
"""What no sentence of this language holds."""


def said(text: str) -> str:
    """The text as the language says it; what fills its places is said elsewhere. Signs and single letters stay."""
    if not re.search(r"[A-Za-z]{2}", PLACES.sub("", text)):
        return text
    parts = [part if PLACES.fullmatch(part) else part.lower().translate(ACCENTS) for part in PLACES.split(text)]
    return f"⟦{''.join(parts)}⟧"


def make(shelf: Path, lang: str) -> None:
    """A folder with this language: catalogues for all rooms, rulebooks for all games."""
    folder = shelf / lang
    folder.mkdir(parents=True)
    with redirect_stdout(StringIO()):  # nothing is translated yet, and it says so
        main(["--locale", str(shelf)])
    for file in folder.glob("*.po"):
        with file.open("rb") as opened:
            catalog = read_po(opened)
        catalog.mime_headers = [("Plural-Forms", FORMS), ("Content-Type", "text/plain; charset=utf-8")]
        for message in catalog:
            if message.id and isinstance(message.id, str):
                message.string = said(message.id)
            elif message.id:
                one, many = message.id
                message.string = (said(one), said(f"{many} (2)"), said(many))
        with file.open("wb") as opened:
            write_po(opened, catalog)
    for game in games().values():
        rules = shipped(game.box.__module__).with_name("README.md").read_text(encoding="utf-8")
        (folder / f"{game.name}.md").write_text(rules.lower().translate(ACCENTS), encoding="utf-8")


def plain(text: str, known: set[str]) -> list[str]:
    """The words of a text that are not of this language, but for names that everybody knows."""
    return [word for word in PLAIN.findall(text) if word.lower() not in known]
