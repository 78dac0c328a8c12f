"""fogline new-game: writes a small complete game in a package of its own, to be changed into another."""

import re
from argparse import Namespace
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path

from fogline.cli.mistake import Mistake
from fogline.cli.parser import Parser
from fogline.cli.text import SAYS
from fogline.core.registry import broken_games, games
from fogline.core.text import Speaker

IN_THE_PROJECT = ("pyproject.toml", "tests")
"""What lies beside the package; everything else lies in it."""


def add(parser: Parser) -> None:
    parser.option("name", key="new-name", metavar="NAME")


def run(args: Namespace, say: Speaker) -> int:
    name = args.name
    check(name)
    folder = Path(name)
    try:
        folder.mkdir()
        for file, text in written(name).items():
            (folder / file).parent.mkdir(parents=True, exist_ok=True)
            (folder / file).write_text(text, encoding="utf-8")
    except FileExistsError:
        raise Mistake("exists", file=name) from None
    except OSError as problem:
        raise Mistake("unwritable", file=name, problem=problem.strerror, code=1) from None
    print(say.tell(SAYS["new-game"], {"name": name, "title": title_of(name)}))
    return 0


def check(name: str) -> None:
    """It becomes a package that Python imports beside all others: none of them may have its name."""
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,30}", name) or iskeyword(name):
        raise Mistake("not-a-package-name", name=name)
    if name in games() or name in broken_games() or find_spec(name) is not None:
        raise Mistake("package-taken", name=name)


def title_of(name: str) -> str:
    return name.replace("_", " ").strip().title()


def written(name: str) -> dict[str, str]:
    """The files of the example by their place, with its name filled in."""
    found: dict[str, str] = {}

    def collect(folder: Traversable, place: str) -> None:
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if entry.is_dir():
                collect(entry, f"{place}{entry.name}/")
            elif entry.name.endswith(".txt"):
                file = place + entry.name.removesuffix(".txt")
                top = file if file.split("/")[0] in IN_THE_PROJECT else f"src/{name}/{file}"
                found[top] = entry.read_text(encoding="utf-8").format(name=name, title=title_of(name))

    collect(files("fogline.cli") / "example", "")
    return found
