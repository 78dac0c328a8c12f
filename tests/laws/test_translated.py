"""The law on translations: what stands in the catalogue counts, also where it is spelt as in English."""

from dataclasses import replace
from gettext import NullTranslations

import pytest

from fogline.core.registry import games
from fogline.laws import text


class Alike(NullTranslations):
    """A catalogue in which every sentence stands as it is, but for some."""

    def __init__(self, missing: str = "") -> None:
        super().__init__()
        self.missing = missing

    def gettext(self, message: str) -> str:
        return super().gettext(message) if message == self.missing else message

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return msgid1 if n == 1 else msgid2

    def pgettext(self, context: str, message: str) -> str:
        return message


def test_a_right_translation_may_be_spelt_alike_and_a_missing_one_is_named() -> None:
    game = games()["skyline"]
    law = text.test_every_sentence_is_translated_with_its_placeholders
    law(replace(game, words=replace(game.words, translations=lambda lang: Alike())), "es")
    blurb = game.words.about.blurb
    with pytest.raises(AssertionError, match="not translated"):
        law(replace(game, words=replace(game.words, translations=lambda lang: Alike(blurb))), "es")
