"""Every sentence of the command line and of the plain game is spoken in Spanish, with the same blanks to fill."""

import re

import pytest

import fogline.cli.text as cli_text
import fogline.tui.text as tui_text
from fogline.core.text import Sentence, Speaker
from fogline.parts.catalog import translations

SPOKEN: list[tuple[str, Sentence]] = [
    *(("cli", sentence) for sentence in cli_text.HELP.values()),
    *(("cli", sentence) for sentence in cli_text.SAYS.values()),
    *(("cli", sentence) for sentence in cli_text.MISTAKES.values()),
    *(("tui", sentence) for sentence in tui_text.SAYS.values()),
]
SAME_IN_BOTH = {"bot", "bots"}


def blanks(text: str) -> set[str]:
    return set(re.findall(r"{[^}]*}", text))


def needs_words(text: str) -> bool:
    """Whether there is anything to translate: not so where only blanks and marks stand."""
    return bool(re.search(r"[a-z]", re.sub(r"{[^}]*}", "", text))) and text not in SAME_IN_BOTH


@pytest.mark.parametrize(("room", "sentence"), SPOKEN, ids=lambda value: "" if isinstance(value, str) else "plural")
def test_it_is_spoken_in_spanish(room: str, sentence: Sentence) -> None:
    spoken = [Speaker(lang, translations=translations(room, lang)).forms(sentence, (1, 2)) for lang in ("en", "es")]
    for english, told in zip(*([one] if isinstance(one, str) else one for one in spoken), strict=True):
        assert blanks(told) == blanks(english)
        assert told != english or not needs_words(english)
