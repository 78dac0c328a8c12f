"""Laws of the rulebook: every numbered rule stands in code and has a test named after it."""

import re
from itertools import pairwise

from fogline.core.game import AnyGame
from fogline.laws.home import folder, sources, tests
from fogline.parts.catalog import LANGUAGES
from fogline.table.rulebook import page, rulebook


def numbered(game: AnyGame) -> list[str]:
    file = folder(game) / "README.md"
    assert file.is_file(), f"the rules are missing: write them to {file}, each as a line `- **1.1** …` under `## 1 …`"
    return re.findall(r"^- \*\*(\d+\.\d+)\*\*", file.read_text(encoding="utf-8"), re.M)


def test_the_rules_in_other_languages_have_the_same_numbers(game: AnyGame) -> None:
    """Players can read every numbered rule, and each translation has the same chapters and rules.

    A rule is a line `- **1.2** text` under a heading `## 1 Title`. Without a translation English is shown.
    """
    english = rulebook(game.name, "en")
    shown = [rule.number for chapter in english.chapters for rule in chapter.rules]
    assert shown == numbered(game), f"players are shown {shown}: is each under its `## N Title`?"
    for lang in LANGUAGES:
        other = rulebook(game.name, lang)
        assert other.lang == (lang if page(game, lang) else "en")
        assert [(chapter.number, [rule.number for rule in chapter.rules]) for chapter in other.chapters] == [
            (chapter.number, [rule.number for rule in chapter.rules]) for chapter in english.chapters
        ], f"the rules in {lang!r} have other numbers than in English"


def test_rules_are_numbered_without_gaps(game: AnyGame) -> None:
    """Rules are numbered 1.1, 1.2 …, 2.1 … without gaps."""
    numbers = [tuple(map(int, rule.split("."))) for rule in numbered(game)]
    assert numbers, f"{folder(game) / 'README.md'} has no numbered rule: `- **1.1** …`"
    for (chapter, rule), (next_chapter, next_rule) in pairwise(numbers):
        follows = (next_chapter, next_rule) in ((chapter, rule + 1), (chapter + 1, 1))
        assert follows, f"after {chapter}.{rule} comes {next_chapter}.{next_rule}"


def test_every_rule_is_cited_by_code(game: AnyGame) -> None:
    """Each rule's number stands in the sources, where the rule is kept: in a comment, a docstring or a reason."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in sources(game))
    cited = set(re.findall(r"(?<![\d.])\d+\.\d+(?![\d.]*\d)", text))
    missing = [rule for rule in numbered(game) if rule not in cited]
    assert not missing, f"no source names rule {', '.join(missing)}: where is it kept?"


def test_every_rule_has_a_test_named_after_it(game: AnyGame) -> None:
    """Rule 3.4 has a test called ``test_3_4_…``, in the package's ``tests`` or in those beside it."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in tests(game))
    tested = {f"{chapter}.{rule}" for chapter, rule in re.findall(r"def test_(\d+)_(\d+)_", text)}
    missing = [rule for rule in numbered(game) if rule not in tested]
    assert not missing, f"no test is named after rule {', '.join(missing)}"
    strange = sorted(tested - set(numbered(game)))
    assert not strange, f"tests are named after rules that are not there: {', '.join(strange)}"


def test_every_reason_cites_a_rule_that_is_there(game: AnyGame) -> None:
    """Each reason for which something is not legal cites a rule, so that a player can look it up.

    ``because("too-few-cars", "4.6", …)``.
    """
    text = "\n".join(file.read_text(encoding="utf-8") for file in sources(game))
    cited = set(re.findall(r'because\(\s*"[a-z-]+",\s*"([\d.]+)"', text))
    assert cited, 'no reason cites a rule: because("key", "1.2")'
    strange = sorted(cited - set(numbered(game)))
    assert not strange, f"reasons cite rules that are not there: {', '.join(strange)}"
