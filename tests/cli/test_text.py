"""Every sentence of the command line and of the plain game is spoken in Spanish, with the same blanks to fill."""

import re
from pathlib import Path

import pytest

import fogline.cli.text as cli_text
import fogline.tui.text as tui_text
from fogline.core.text import Plural, Sentence
from fogline.parts.catalog import translations

SPOKEN: list[tuple[str, Sentence]] = [
    *((cli_text.__file__, sentence) for sentence in cli_text.HELP.values()),
    *((cli_text.__file__, sentence) for sentence in cli_text.SAYS.values()),
    *((cli_text.__file__, sentence) for sentence in cli_text.MISTAKES.values()),
    *((tui_text.__file__, sentence) for sentence in tui_text.SAYS.values()),
]
SAME_IN_BOTH = {"bot", "bots"}


def blanks(text: str) -> set[str]:
    return set(re.findall(r"{[^}]*}", text))


def needs_words(text: str) -> bool:
    """Whether there is anything to translate: not so where only blanks and marks stand."""
    return bool(re.search(r"[a-z]", re.sub(r"{[^}]*}", "", text))) and text not in SAME_IN_BOTH


@pytest.mark.parametrize(("file", "sentence"), SPOKEN, ids=lambda value: "" if isinstance(value, str) else "plural")
def test_it_is_spoken_in_spanish(file: str, sentence: Sentence) -> None:
    spanish = translations(Path(file).parent, "es")
    if isinstance(sentence, Plural):
        pairs = [
            (s, spanish.ngettext(sentence.one, sentence.many, n)) for n, s in ((1, sentence.one), (2, sentence.many))
        ]
    else:
        pairs = [(sentence, spanish.gettext(sentence))]
    for english, told in pairs:
        assert blanks(told) == blanks(english)
        assert told != english or not needs_words(english)
