"""The languages that Fogline speaks, and their translations: .po files, read as they are, so none goes stale."""

import os
from functools import cache
from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from pathlib import Path
from typing import Final

from babel import Locale, UnknownLocaleError
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from fogline.core.errors import SetupError

SOURCE: Final = "en"
"""The language of the sources."""
HOUSE: Final = "house"
"""The room whose sentences every other room may say: errors and what all have in common."""
SHELVES: Final = (
    Path(__file__).parents[1] / "locale",
    *map(Path, filter(None, os.environ.get("FOGLINE_LOCALE", "").split(os.pathsep))),
)
"""Where languages lie: each is a folder with a catalogue for each room and a rulebook for each game."""
LANGUAGES: Final = (
    SOURCE,
    *sorted({file.parent.name for shelf in SHELVES for file in shelf.glob(f"*/{HOUSE}.po")} - {SOURCE}),
)


def language_name(lang: str) -> str:
    """What a language is called by those who speak it; its code where nobody knows."""
    try:
        name = Locale.parse(lang).get_display_name(lang) or lang
    except (UnknownLocaleError, ValueError):
        return lang
    return name[:1].upper() + name[1:]


def in_language(lang: str, file: str, *more: Path) -> Path | None:
    """A file of a language's folder, wherever that lies. A game from elsewhere brings a shelf of its own."""
    return next((there for shelf in (*SHELVES, *more) if (there := shelf / lang / file).is_file()), None)


@cache
def translations(room: str, lang: str, *more: Path) -> NullTranslations:
    """A room's translations to a language, with the house's behind them. English is the source and needs none."""
    if lang not in LANGUAGES:
        raise SetupError("unknown-language", value=lang, known=", ".join(LANGUAGES))
    found = NullTranslations()
    file = in_language(lang, f"{room}.po", *more)
    if file:
        compiled = BytesIO()
        with file.open("rb") as opened:
            write_mo(compiled, read_po(opened))
        compiled.seek(0)
        found = GNUTranslations(compiled)
    if room != HOUSE:
        found.add_fallback(translations(HOUSE, lang))
    return found
