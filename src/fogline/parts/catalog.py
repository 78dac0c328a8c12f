"""Translations from .po files, read as they are: there is no build output to go stale."""

from functools import cache
from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from pathlib import Path
from typing import Final

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from fogline.core.errors import SetupError

LANGUAGES: Final = ("en", "es")
HOUSE: Final = Path(__file__).parents[1] / "locale"
"""The house's own catalogues: errors and what the rooms say."""


@cache
def translations(folder: Path, lang: str) -> NullTranslations:
    """A folder's translations to a language, with the house's behind them. English is the source and needs none."""
    if lang not in LANGUAGES:
        raise SetupError("unknown-language", value=lang, known=", ".join(LANGUAGES))
    if lang == "en":
        return NullTranslations()
    compiled = BytesIO()
    with (folder / f"{lang}.po").open("rb") as file:
        write_mo(compiled, read_po(file, locale=lang))
    compiled.seek(0)
    found = GNUTranslations(compiled)
    if folder != HOUSE:
        found.add_fallback(translations(HOUSE, lang))
    return found
