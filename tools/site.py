"""Lays the pages of the documentation out for MkDocs, each where it stands in the repository: links work in both."""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import fogline
from fogline.bots.base import make
from fogline.core.registry import find_game

ROOT: Final = Path(__file__).parents[1]
GAMES: Final = ("cablecars", "investors", "rebuild", "skyline")
PAGES: Final[list[Any]] = [
    {"First game": "README.md"},
    {
        "Play": [
            {"In the browser": "docs/browser.md"},
            {"In the terminal": "docs/terminal.md"},
            {"Learning by playing": "docs/learn.md"},
            {"Luck that can be checked": "docs/luck.md"},
        ]
    },
    {"Rules": [{game: f"src/fogline/games/{game}/README.md"} for game in GAMES]},
    {"Reglas": [{game: f"src/fogline/locale/es/{game}.md"} for game in GAMES]},
    {"In Python": "docs/python.md"},
    {
        "Minds and lab": [
            {"Minds and learners": "docs/minds.md"},
            {"The lab": "docs/lab.md"},
            {"Speed": "docs/speed.md"},
        ]
    },
    {"Host": [{"Hosting": "docs/hosting.md"}, {"Protocol": "docs/protocol.md"}]},
    {
        "Build on it": [
            {"Writing a game": "docs/games.md"},
            {"Contributing": "CONTRIBUTING.md"},
            {"Languages": "docs/languages.md"},
            {"Architecture": "ARCHITECTURE.md"},
            {"Soundness": "docs/soundness.md"},
            {"Watching newcomers": "docs/newcomers.md"},
            {"Releasing": "docs/releasing.md"},
            {"Changes": "CHANGELOG.md"},
        ]
    },
    {"API": "api.md"},
]
API: Final = {
    "The front door": ["fogline"],
    "A match": ["fogline.core.match", "fogline.core.seen", "fogline.core.past"],
    "Records and positions": ["fogline.core.record", "fogline.core.record_text", "fogline.core.steps"],
    "What is told": ["fogline.core.event", "fogline.core.reason", "fogline.core.result", "fogline.core.errors"],
    "Words": ["fogline.core.text", "fogline.core.notation"],
    "Writing a game": [
        "fogline.parts.small",
        "fogline.parts.declared",
        "fogline.parts.spelling",
        "fogline.core.game",
        "fogline.core.dealer",
        "fogline.core.protocols",
        "fogline.core.fields",
        "fogline.core.plain_box",
    ],
    "Drawing": ["fogline.core.canvas", "fogline.core.svg", "fogline.core.picture"],
    "Minds": ["fogline.bots.base"],
    "Learners": [f"fogline.lab.adapters.{name}" for name in ("gym", "vector", "aec", "layout", "rewards")],
}


WELL_ON: Final = 60
"""So many decisions into a game there is something to see."""
TABLE: Final = {"en": "The table, some turns into a game", "es": "La mesa, al cabo de unos turnos"}
LISTED: Final = re.compile(r"- |\d+\. ")
AROUND: Final = re.compile(r"- |\d+\. |\s|#|\||```")
"""What a line begins with after which a list goes on, or needs no empty line."""


def tracked() -> list[str]:
    """What of the repository a page may show or link to; of an unpacked source distribution, which git does not know,
    whatever lies where pages lie."""
    if not (ROOT / ".git").exists():
        return sorted(str(file.relative_to(ROOT).as_posix()) for file in unpacked() if file.is_file())
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True)
    return listed.stdout.splitlines()


def unpacked() -> Iterator[Path]:
    yield from ROOT.glob("*")
    for folder in ("bench", "docs", "examples", "src"):
        yield from (ROOT / folder).rglob("*")


def lay_out(pages: Path) -> None:
    """Copies of the pages, their pictures and what they link to, in the same places."""
    shutil.rmtree(pages, ignore_errors=True)
    shown = (".md", ".png", ".jpg", ".svg")
    linked = ("LICENSE", "examples/")
    for name in tracked():
        is_page = name.endswith(shown) and not name.startswith(("tests/", ".github/")) and "/web/" not in name
        if is_page or name.startswith(linked):
            (pages / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, pages / name)
        if is_page and name.endswith(".md"):
            (pages / name).write_text(apart((ROOT / name).read_text(encoding="utf-8")), encoding="utf-8")
    for game in GAMES:
        for lang, page in (("en", f"src/fogline/games/{game}/README.md"), ("es", f"src/fogline/locale/es/{game}.md")):
            illustrate(pages / page, game, lang)
    (pages / "api.md").write_text(reference(), encoding="utf-8")


def illustrate(page: Path, game: str, lang: str) -> None:
    """Puts the table of a game that is well on its way before a rulebook's first chapter, in the book's language."""
    match, dice = fogline.new(game, max(2, find_game(game).seats[0]), seed=1906), fogline.Dealer(7)
    mind = make(match.game, "greedy")
    for _ in range(WELL_ON):
        seat = match.waiting[0]
        match.play(mind.choose(match.view(seat), match.legal_ids(seat), dice), seat)
    picture = page.with_name(f"{game}-{lang}.svg")
    picture.write_text(match.svg(0, lang=lang), encoding="utf-8")
    head, chapter, rest = page.read_text(encoding="utf-8").partition("\n## ")
    page.write_text(f"{head}\n![{TABLE[lang]}]({picture.name})\n{chapter}{rest}", encoding="utf-8")


def apart(text: str) -> str:
    """A page whose lists have an empty line before them: forges see a list without one, MkDocs does not."""
    lines: list[str] = []
    code = False
    for line in text.split("\n"):
        code ^= line.startswith("```")
        before = lines[-1] if lines else ""
        if not code and LISTED.match(line) and before.strip() and not AROUND.match(before):
            lines.append("")
        lines.append(line)
    return "\n".join(lines)


def reference() -> str:
    """The page of what can be called, from the docstrings."""
    parts = ["# API", "Everything that is meant to be built on. `help(fogline)` tells where to begin."]
    for title, modules in API.items():
        parts.append(f"## {title}")
        parts += [f"### `{module}`\n\n::: {module}" for module in modules]
    return "\n\n".join(parts) + "\n"


def settings() -> dict[str, Any]:
    """mkdocs.yml, which may be JSON."""
    api = {
        "show_root_heading": False,
        "show_root_toc_entry": False,
        "heading_level": 4,
        "show_source": False,
        "members_order": "source",
        "show_if_no_docstring": False,
        "docstring_style": "sphinx",
        "separate_signature": True,
        "show_signature_annotations": True,
    }
    return {
        "site_name": "Fogline",
        "site_description": "A table for San Francisco board games",
        "docs_dir": "pages",
        "theme": {
            "name": "material",
            "font": False,  # nothing is fetched from elsewhere
            "features": ["navigation.tabs", "navigation.top", "toc.follow", "content.code.copy"],
            "palette": [
                {"media": "(prefers-color-scheme: light)", "primary": "blue grey", "accent": "red"},
                {"media": "(prefers-color-scheme: dark)", "scheme": "slate", "primary": "blue grey", "accent": "red"},
            ],
        },
        "nav": PAGES,
        "plugins": [
            "search",
            {"mkdocstrings": {"handlers": {"python": {"paths": [str(ROOT / "src")], "options": api}}}},
        ],
        "markdown_extensions": ["tables", "attr_list", {"toc": {"permalink": True}}, "pymdownx.superfences"],
        "validation": {"nav": {"omitted_files": "ignore"}, "links": {"anchors": "warn"}},
    }


def main(made: Path) -> int:
    """Pages and settings, ready for MkDocs."""
    lay_out(made / "pages")
    (made / "mkdocs.yml").write_text(json.dumps(settings(), indent=1), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
