"""A game's numbered rules as data, read from the page that lies beside it in each language."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from fogline.core.game import AnyGame
from fogline.core.registry import find_game
from fogline.parts.catalog import SOURCE, in_language
from fogline.parts.toml import home as home_of

CHAPTER: Final = re.compile(r"^(\d+) (.+)$")
RULE: Final = re.compile(r"^- \*\*(\d+\.\d+)\*\* (.+)$")
ITEM: Final = re.compile(r"^(?:-|\d+\.) (.+)$")
HIDDEN: Final = "<!-- Players are not shown what follows. -->"
RULER: Final = re.compile(r"^\|[-:| ]+\|$")


@dataclass(frozen=True)
class Rule:
    number: str
    text: str


@dataclass(frozen=True)
class Chapter:
    number: str
    title: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Note:
    """What stands around the rules: rulings, what is reconstructed, credits."""

    title: str
    paragraphs: tuple[str, ...]


@dataclass(frozen=True)
class Rulebook:
    """A game's rules in our own words; bold, italic and code are marked as in Markdown."""

    lang: str
    """Which language they are in: English where there are none in the reader's."""
    intro: str
    chapters: tuple[Chapter, ...]
    notes: tuple[Note, ...]


def page(game: AnyGame, lang: str) -> Path | None:
    """Where a game's rules are in this language, if they are there."""
    home = home_of(game.box.__module__)
    return home / "README.md" if lang == SOURCE else in_language(lang, f"{game.name}.md", home / "locale")


def page_for(game: AnyGame, lang: str) -> Path | None:
    """The rules in this language, else in English, where there are any."""
    return next((file for one in (lang, SOURCE) if (file := page(game, one)) and file.is_file()), None)


@cache
def rulebook(game_name: str, lang: str) -> Rulebook:
    """The rules of a game in this language, or in English."""
    file = page(find_game(game_name), lang)
    if not file or not file.is_file():
        return rulebook(game_name, SOURCE) if lang != SOURCE else read("", lang)
    return read(file.read_text(encoding="utf-8"), lang)


def shown(text: str) -> str:
    """What of a page of rules is for players: what follows is for who reads the code."""
    return text.partition(HIDDEN)[0].rstrip() + "\n"


def read(text: str, lang: str) -> Rulebook:
    """A page of rules taken apart: an introduction, numbered chapters, notes."""
    opening, *sections = re.split(r"^## ", shown(text), flags=re.MULTILINE)
    chapters: list[Chapter] = []
    notes: list[Note] = []
    for section in sections:
        title, _, body = section.partition("\n")
        numbered = CHAPTER.match(title.strip())
        if numbered:
            chapters.append(Chapter(numbered[1], numbered[2], tuple(rules(body))))
        else:
            notes.append(Note(title.strip(), tuple(paragraphs(body))))
    intro = opening.partition("\n")[2]
    return Rulebook(lang, "\n\n".join(paragraphs(intro)), tuple(chapters), tuple(notes))


def rules(body: str) -> Iterator[Rule]:
    for block in blocks(body):
        found = RULE.match(block)
        if found:
            yield Rule(found[1], found[2])


def paragraphs(body: str) -> Iterator[str]:
    """Each paragraph, list item and row of a table as one line of text."""
    heads: list[str] = []
    for block in blocks(body):
        if RULER.match(block):
            continue
        if not block.startswith("|"):
            heads = []
            item = ITEM.match(block)
            yield item[1] if item else block
            continue
        cells = [cell.strip() for cell in block.strip("|").split("|")]
        if heads:
            yield " · ".join(f"**{head}** {cell}" for head, cell in zip(heads, cells, strict=False))
        heads = heads or cells


def blocks(body: str) -> Iterator[str]:
    """The lines of a page, with those that go on with the one before joined to it."""
    block = ""
    for line in body.splitlines():
        begins = not line.strip() or line.startswith("|") or ITEM.match(line)
        if begins and block:
            yield block
            block = ""
        block = f"{block} {line.strip()}".strip()
    if block:
        yield block
