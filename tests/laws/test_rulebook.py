"""Laws of the rulebook: every numbered rule stands in code and has a test named after it."""

import re
from itertools import pairwise

from fogline.core.game import AnyGame
from fogline.parts.catalog import LANGUAGES
from fogline.table.rulebook import page, rulebook
from tests.laws.cases import folder


def numbered(game: AnyGame) -> list[str]:
    text = (folder(game) / "README.md").read_text(encoding="utf-8")
    return re.findall(r"^- \*\*(\d+\.\d+)\*\*", text, re.M)


def test_the_rules_in_other_languages_have_the_same_numbers(game: AnyGame) -> None:
    english = rulebook(game.name, "en")
    assert [rule.number for chapter in english.chapters for rule in chapter.rules] == numbered(game)
    for lang in LANGUAGES:
        other = rulebook(game.name, lang)
        assert other.lang == (lang if page(game, lang) else "en")
        assert [(chapter.number, [rule.number for rule in chapter.rules]) for chapter in other.chapters] == [
            (chapter.number, [rule.number for rule in chapter.rules]) for chapter in english.chapters
        ]


def test_rules_are_numbered_without_gaps(game: AnyGame) -> None:
    numbers = [tuple(map(int, rule.split("."))) for rule in numbered(game)]
    assert len(numbers) > 20
    for (chapter, rule), (next_chapter, next_rule) in pairwise(numbers):
        assert (next_chapter, next_rule) in ((chapter, rule + 1), (chapter + 1, 1))


def test_every_rule_is_cited_by_code(game: AnyGame) -> None:
    sources = [file.read_text(encoding="utf-8") for file in folder(game).rglob("*.py") if "tests" not in file.parts]
    cited = set(re.findall(r"(?<![\d.])\d+\.\d+(?![\d.]*\d)", "\n".join(sources)))
    assert not [rule for rule in numbered(game) if rule not in cited]


def test_every_rule_has_a_test_named_after_it(game: AnyGame) -> None:
    tests = "\n".join(file.read_text(encoding="utf-8") for file in (folder(game) / "tests").glob("test_*.py"))
    tested = {f"{chapter}.{rule}" for chapter, rule in re.findall(r"def test_(\d+)_(\d+)_", tests)}
    assert not [rule for rule in numbered(game) if rule not in tested]
    assert not sorted(tested - set(numbered(game))), "a test named after no rule"


def test_every_reason_cites_a_rule_that_is_there(game: AnyGame) -> None:
    sources = "\n".join(file.read_text(encoding="utf-8") for file in (folder(game) / "rules").glob("*.py"))
    cited = set(re.findall(r'because\(\s*"[a-z-]+",\s*"([\d.]+)"', sources))
    assert cited
    assert cited <= set(numbered(game))
