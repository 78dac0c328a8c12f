"""Keeps the Spanish catalogues in step with the sentences in the sources.

    python tools/catalogues.py           brings every es.po up to date; translations are kept
    python tools/catalogues.py --check   changes nothing; exits 1 and says what is wrong if anything is

A folder called ``text`` has a catalogue of its own, for all sentences of the folder it lies in. What no such folder
speaks for is the house's and goes to ``locale``; what the house says already, no other catalogue repeats.
"""

import argparse
import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from string import Formatter

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_file
from babel.messages.pofile import read_po, write_po

PACKAGE = Path(__file__).resolve().parents[1] / "src" / "fogline"
LANG = "es"
HOUSE = Path("locale", f"{LANG}.po")
KEYWORDS = {"N_": None, "Plural": (1, 2)}
# No dates, tools, places or lines: nothing that changes when no sentence does.
HEADER = f"""\
# Spanish for the sentences of the same room. Brought up to date by tools/catalogues.py.
msgid ""
msgstr ""
"Language: {LANG}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

"""


def rooms(package: Path) -> dict[Path, list[Path]]:
    """Each catalogue with the sources it speaks for, in a fixed order."""
    speaks_for = {folder.parent: folder / f"{LANG}.po" for folder in sorted(package.rglob("text")) if folder.is_dir()}
    found: dict[Path, list[Path]] = {}
    for source in sorted(package.rglob("*.py")):
        if "tests" not in source.relative_to(package).parts:
            nearest = next((speaks_for[folder] for folder in source.parents if folder in speaks_for), None)
            found.setdefault(nearest or package / HOUSE, []).append(source)
    return found


def sentences(sources: list[Path]) -> Catalog:
    """All messages that the sources mark, in the order in which they stand there."""
    catalog = Catalog(locale=LANG)
    for source in sources:
        for _, message, _, _ in extract_from_file("python", source, keywords=KEYWORDS):
            catalog.add(message)
    return catalog


def renewed(file: Path, sources: list[Path]) -> Catalog:
    """What the catalogue should hold: the sources' messages with the translations there are."""
    catalog = sentences(sources)
    if file.exists():
        with file.open("rb") as old:
            known = read_po(old, locale=LANG)
        for message in catalog:
            translated = known.get(message.id)
            if message.id and translated:
                message.string = translated.string
                message.flags |= translated.flags & {"fuzzy"}
                message.user_comments = translated.user_comments
    return catalog


def written(catalog: Catalog) -> str:
    """The catalogue as its file should be."""
    out = BytesIO()
    write_po(out, catalog, width=120, no_location=True, omit_header=True, ignore_obsolete=True)
    return HEADER + out.getvalue().decode().strip() + "\n"


def placeholders(text: str) -> set[tuple[str, str]]:
    return {(name, spec or "") for _, name, spec, _ in Formatter().parse(text) if name is not None}


def problems(catalog: Catalog) -> Iterator[str]:
    """What is wrong with the translations, message by message."""
    for message in catalog:
        if message.id:
            yield from problems_of(message)


def problems_of(message: Message) -> Iterator[str]:
    ids = message.id if isinstance(message.id, (list, tuple)) else (message.id,)
    strings = message.string if isinstance(message.string, (list, tuple)) else (message.string,)
    name = ids[0].splitlines()[0]
    if message.fuzzy:
        yield f"fuzzy: {name}"
    if not all(strings) or len(strings) != len(ids):
        yield f"not translated: {name}"
        return
    for source, text in zip(ids, strings, strict=True):
        if text and placeholders(source) != placeholders(text):
            yield f"other placeholders: {name}"


def main(arguments: list[str], package: Path = PACKAGE) -> int:
    parser = argparse.ArgumentParser(description="Bring the Spanish catalogues up to date.")
    parser.add_argument("--check", action="store_true", help="change nothing; exit 1 if anything is amiss")
    check: bool = parser.parse_args(arguments).check
    amiss = 0
    found = rooms(package)
    house = sentences(found.get(package / HOUSE, []))
    for file, sources in found.items():
        catalog = renewed(file, sources)
        if file != package / HOUSE:
            for message in house:
                catalog.delete(message.id)
        if not len(catalog):
            continue
        wrong = list(problems(catalog))
        text = written(catalog)
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            if check:
                wrong.insert(0, "out of date: run python tools/catalogues.py")
            else:
                file.parent.mkdir(exist_ok=True)
                file.write_text(text, encoding="utf-8")
        for problem in wrong:
            print(f"{file.relative_to(package)}: {problem}")
        amiss += len(wrong)
    return 1 if amiss else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
