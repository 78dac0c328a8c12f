"""fogline new-game: writes a small complete game in a package of its own, to be changed into another."""

import re
from argparse import Namespace
from importlib.resources import files
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path

from fogline.cli.mistake import Mistake
from fogline.cli.parser import Parser
from fogline.cli.text import SAYS
from fogline.core.registry import broken_games, games
from fogline.core.text import Speaker


def add(parser: Parser) -> None:
    parser.option("name", key="new-name", metavar="NAME")
    parser.option("--title", metavar="TITLE")


def run(args: Namespace, say: Speaker) -> int:
    name = args.name
    check(name)
    title = title_of(name) if args.title is None else args.title
    if not re.fullmatch(r"[^\W_][^\"\\{}\n]*", title.strip()):
        raise Mistake("not-a-title", title=title)
    folder = Path(name)
    try:
        folder.mkdir()
        for file, text in written(name, title.strip()).items():
            (folder / file).parent.mkdir(parents=True, exist_ok=True)
            (folder / file).write_text(text, encoding="utf-8")
    except FileExistsError:
        raise Mistake("exists", file=name) from None
    except OSError as problem:
        raise Mistake("unwritable", file=name, problem=problem.strerror, code=1) from None
    print(say.tell(SAYS["new-game"], {"name": name, "title": title.strip()}))
    return 0


def check(name: str) -> None:
    """It becomes a package that Python imports beside all others: none of them may have its name."""
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,30}", name) or iskeyword(name):
        raise Mistake("not-a-package-name", name=name)
    if name in games() or name in broken_games() or find_spec(name) is not None:
        raise Mistake("package-taken", name=name)


def title_of(name: str) -> str:
    return name.replace("_", " ").strip().title()


def written(name: str, title: str) -> dict[str, str]:
    """The files of the example by their place, with its name and title filled in."""
    found: dict[str, str] = {}
    for entry in sorted((files("fogline.cli") / "example").iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".txt"):
            file = entry.name.removesuffix(".txt")
            text = entry.read_text(encoding="utf-8").format(name=name, title=title)
            found[place_of(file, name)] = text
    return found


def place_of(file: str, name: str) -> str:
    """Tests and what is said of the project lie beside the package."""
    if file.startswith("test_"):
        return f"tests/{file}"
    return file if file == "pyproject.toml" else f"src/{name}/{file}"
