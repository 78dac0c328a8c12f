"""What the command line says, in English; the catalogues say it in other languages."""

from fogline.cli.text.help import HELP
from fogline.cli.text.sentences import FAULTS, MISTAKES, SAYS
from fogline.core.text import Speaker
from fogline.parts.catalog import translations

__all__ = ["FAULTS", "HELP", "MISTAKES", "SAYS", "speaker"]


def speaker(lang: str) -> Speaker:
    """Who says it in this language."""
    return Speaker(lang, translations=translations("cli", lang))
