"""Keeps the catalogues of every language in step with the sentences in the sources.

    python tools/catalogues.py                  brings every catalogue up to date; translations are kept
    python tools/catalogues.py --check          changes nothing; exits 1 and says what is wrong if anything is
    python tools/catalogues.py --locale FOLDER  the same for languages that lie elsewhere

A language is a folder in ``locale`` with a catalogue for each room: a folder that has a ``text`` in it speaks for all
sentences below it. What no room speaks for is the house's; what the house says already, no other catalogue repeats.
To begin a language make an empty folder, ``locale/fr``, and run this.
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
HOUSE = "house"
KEYWORDS = {"N_": None, "Plural": (1, 2), "Context": ((1, "c"), 2)}
# No dates, tools, places or lines: nothing that changes when no sentence does.
HEADER = """\
# Brought up to date by tools/catalogues.py.
msgid ""
msgstr ""
"Language: {lang}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: {plural_forms}\\n"

"""


def rooms(package: Path) -> dict[str, list[Path]]:
    """Each room's name with the sources it speaks for, in a fixed order."""
    speaks_for = {folder.parent: folder.parent.name for folder in sorted(package.rglob("text")) if folder.is_dir()}
    found: dict[str, list[Path]] = {HOUSE: []}
    for source in sorted(package.rglob("*.py")):
        if "tests" not in source.relative_to(package).parts:
            nearest = next((speaks_for[folder] for folder in source.parents if folder in speaks_for), HOUSE)
            found.setdefault(nearest, []).append(source)
    return found


def sentences(sources: list[Path]) -> Catalog:
    """All messages that the sources mark, in the order in which they stand there."""
    catalog = Catalog()
    for source in sources:
        for _, message, _, context in extract_from_file("python", source, keywords=KEYWORDS):
            catalog.add(message, context=context)
    return catalog


def renewed(file: Path, lang: str, template: Catalog, house: Catalog) -> Catalog:
    """What the catalogue should hold: the room's messages with the translations there are."""
    known = Catalog(locale=lang)
    if file.exists():
        with file.open("rb") as old:
            known = read_po(old)
    catalog = Catalog(locale=lang)
    catalog.mime_headers = [("Plural-Forms", known.plural_forms)]
    for message in template:
        if message.id and (template is house or not house.get(message.id, message.context)):
            entry = catalog.add(message.id, context=message.context)
            there = known.get(message.id, message.context)
            if there:
                entry.string, entry.user_comments = there.string, there.user_comments
                entry.flags |= there.flags & {"fuzzy"}
    return catalog


def written(lang: str, catalog: Catalog) -> str:
    """The catalogue as its file should be."""
    out = BytesIO()
    write_po(out, catalog, width=120, no_location=True, omit_header=True, ignore_obsolete=True)
    return HEADER.format(lang=lang, plural_forms=catalog.plural_forms) + out.getvalue().decode().strip() + "\n"


def placeholders(text: str) -> set[tuple[str, str]]:
    return {(name, spec or "") for _, name, spec, _ in Formatter().parse(text) if name is not None}


def problems(catalog: Catalog) -> Iterator[str]:
    """What is wrong with the translations, message by message."""
    for message in catalog:
        if message.id:
            yield from problems_of(message, catalog.num_plurals)


def problems_of(message: Message, plurals: int) -> Iterator[str]:
    ids = (message.id,) if isinstance(message.id, str) else tuple(message.id)
    strings = (message.string or "",) if isinstance(message.string, str | None) else tuple(message.string)
    name = ids[0].splitlines()[0]
    if message.fuzzy:
        yield f"fuzzy: {name}"
    if not all(strings) or len(strings) != (plurals if len(ids) > 1 else 1):
        yield f"not translated: {name}"
        return
    for form, text in enumerate(strings):
        if placeholders(ids[min(form, len(ids) - 1)]) != placeholders(text):
            yield f"other placeholders: {name}"


def bring_up_to_date(folder: Path, templates: dict[str, Catalog], check: bool) -> int:
    """Every catalogue of one language; what is wrong is printed and counted."""
    amiss = 0
    for room, template in templates.items():
        file = folder / f"{room}.po"
        catalog = renewed(file, folder.name, template, templates[HOUSE])
        if not len(catalog):
            continue
        wrong = list(problems(catalog))
        text = written(folder.name, catalog)
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            if check:
                wrong.insert(0, "out of date: run python tools/catalogues.py")
            else:
                file.write_text(text, encoding="utf-8")
        for problem in wrong:
            print(f"{folder.name}/{file.name}: {problem}")
        amiss += len(wrong)
    return amiss


def main(arguments: list[str], package: Path = PACKAGE) -> int:
    parser = argparse.ArgumentParser(description="Bring the catalogues up to date.")
    parser.add_argument("--check", action="store_true", help="change nothing; exit 1 if anything is amiss")
    parser.add_argument("--locale", type=Path, default=package / "locale", help="the folder of languages")
    given = parser.parse_args(arguments)
    templates = {room: sentences(sources) for room, sources in rooms(package).items()}
    folders = sorted(folder for folder in given.locale.iterdir() if folder.is_dir())
    return 1 if sum(bring_up_to_date(folder, templates, given.check) for folder in folders) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
