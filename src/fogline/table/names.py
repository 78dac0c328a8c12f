"""Names at a table, and lines of talk: visible, on one line, of bounded height, and told apart."""

import unicodedata
from collections.abc import Iterable, Iterator
from typing import Final

from fogline.table.refusal import Refusal

LONGEST_NAME: Final = 24
LONGEST_LINE: Final = 200
MOST_MARKS: Final = 3
"""Marks above or below one letter: some scripts need three, nobody needs a tower."""

BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that show nothing."""
UNSEEN: Final = frozenset("\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f") | {
    chr(code) for start, end in ((0xFE00, 0xFE0F), (0xE0100, 0xE01EF)) for code in range(start, end + 1)
}
"""Marks that show nothing: selectors of a letter's shape, say."""

LATIN: Final = str.maketrans("АВЕЅІЈКМНОРСТУХаеѕіјорсухΑΒΕΖΗΙΚΜΝΟΡΤΥΧο", "ABESIJKMHOPCTYXaesijopcyxABEZHIKMNOPTYXo")
"""Cyrillic and Greek letters that look like Latin ones."""


def clean_name(name: str) -> str:
    """A name as a table shows it, or a Refusal where nothing of it can be seen or it is too long."""
    tidy = on_one_line(name)
    if not tidy or len(tidy) > LONGEST_NAME:
        raise Refusal("bad-name", most=LONGEST_NAME)
    return tidy


def clean_line(text: str) -> str:
    """A line of talk as it is shown, held to the same as names."""
    tidy = on_one_line(text)
    if not tidy or len(tidy) > LONGEST_LINE:
        raise Refusal("bad-line", most=LONGEST_LINE)
    return tidy


def on_one_line(text: str) -> str:
    """What can be seen of a text."""
    return " ".join("".join(visible(unicodedata.normalize("NFC", text))).split())


def visible(text: str) -> Iterable[str]:
    """The characters of a text that show something, spaces for the others; marks only as far as a letter bears them."""
    return text if text.isascii() and text.isprintable() else _visible(text)


def _visible(text: str) -> Iterator[str]:
    room = 0
    for character in text:
        kind = unicodedata.category(character)
        if kind in ("Mn", "Me"):
            if room > 0 and character not in UNSEEN:
                room -= 1
                yield character
        elif kind[0] in "CZ" or character in BLANK:
            room = 0
            yield " "
        else:
            room = MOST_MARKS
            yield character


def look(name: str) -> str:
    """What somebody sees who reads a name in passing: two names with the same look are mistaken for each other."""
    if name.isascii():
        return name.casefold()
    parts = unicodedata.normalize("NFKD", name.translate(LATIN))
    letters = "".join(c for c in parts if unicodedata.category(c) not in ("Mn", "Me"))
    return unicodedata.normalize("NFKC", letters.casefold())


def looks_like(name: str, others: Iterable[str]) -> bool:
    return look(name) in {look(other) for other in others if other}


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number where somebody else has one that looks the same."""
    others = tuple(others)
    found, number = name, 1
    while looks_like(found, others):
        number += 1
        ending = f" {number}"
        found = name[: LONGEST_NAME - len(ending)].rstrip() + ending
    return found
