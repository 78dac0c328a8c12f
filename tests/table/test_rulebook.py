"""A game's rules as players read them: nothing of how Fogline is made."""

import re

import pytest

from fogline.core.registry import find_game, games
from fogline.parts.catalog import LANGUAGES
from fogline.table.rulebook import HIDDEN, page, read, rulebook, shown

OURS = re.compile(
    r"\bViews?\b|\bcode\b|\btests?\b|`imagine`|`Match|\bsim\b|--option"
    r"|\bcódigo\b|\bpruebas\b|[Ll]a vista (contiene|guarda)"
)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_players_read_nothing_of_views_code_or_tests(game: str, lang: str) -> None:
    book = rulebook(game, lang)
    texts = [book.intro, *(rule.text for chapter in book.chapters for rule in chapter.rules)]
    texts += [text for note in book.notes for text in (note.title, *note.paragraphs)]
    assert not [text for text in texts if OURS.search(text)]


@pytest.mark.parametrize("game", games())
def test_what_is_not_for_players_still_stands_in_the_readme(game: str) -> None:
    file = page(find_game(game), "en")
    assert file is not None
    text = file.read_text(encoding="utf-8")
    assert "remembers" in text.partition(HIDDEN)[2]
    assert "remembers" not in shown(text)


def test_the_rest_of_a_page_is_cut_off() -> None:
    book = read(
        f"# Title\n\nIntro.\n\n## 1 One\n- **1.1** A rule.\n\n## Credits\nWe.\n\n{HIDDEN}\n\n## Inside\nNot this.\n",
        "en",
    )
    assert [note.title for note in book.notes] == ["Credits"]
    assert book.chapters[0].rules[0].text == "A rule."
