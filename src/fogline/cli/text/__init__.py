"""What the command line says, in English; es.po says it in Spanish."""

from pathlib import Path

from fogline.cli.text.help import HELP
from fogline.cli.text.sentences import MISTAKES, SAYS
from fogline.core.text import Speaker
from fogline.parts.catalog import translations

__all__ = ["HELP", "MISTAKES", "SAYS", "speaker"]


def speaker(lang: str) -> Speaker:
    """Who says it in this language."""
    return Speaker(lang, translations=translations(Path(__file__).parent, lang))
