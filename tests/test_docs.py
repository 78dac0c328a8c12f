"""The documentation holds: links lead somewhere, examples run, commands are understood."""

import asyncio
import doctest
import fnmatch
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from shutil import which

import pytest

from fogline.cli.commands import build
from fogline.cli.text import speaker
from tests.web.serving import site

ROOT = Path(__file__).parents[1]
OURS = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "CODE_OF_CONDUCT.md")
PAGES = [*(ROOT / name for name in OURS), *sorted((ROOT / "docs").glob("*.md"))]
RULES = [*ROOT.glob("src/fogline/games/*/README.md"), *ROOT.glob("src/fogline/locale/*/*.md")]
EACH = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")


def without_code(text: str) -> str:
    return re.sub(r"`[^`\n]*`", "", BLOCK.sub("", text))


def anchors(page: Path) -> set[str]:
    """What a link can point to on a page: its headings as forges and MkDocs make names of them."""
    headings = re.findall(r"^#+ (.+)$", BLOCK.sub("", page.read_text(encoding="utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES + RULES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in LINK.findall(without_code(page.read_text(encoding="utf-8"))):
        if re.match(r"[a-z]+:", link):
            continue
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        assert target.is_relative_to(ROOT), link
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


def test_every_page_can_be_found() -> None:
    links = {
        (page.parent / link).resolve() for page in PAGES for link in LINK.findall(page.read_text(encoding="utf-8"))
    }
    assert not [page.name for page in PAGES if page.parent.name == "docs" and page not in links]


def named_files() -> list[str]:
    """The files and folders in the table "Where is …", each as a pattern; `lab/{race,mine}.py` are two."""
    table = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## Where is …")[2].partition("\n## ")[0]
    spans = re.findall(r"`([^`\s]*(?:\.(?:py|js|css|po|md|toml)|/))`", table)
    patterns = [re.sub(r"<\w+>", "*", span).rstrip("/") for span in spans]
    several = [re.fullmatch(r"(.*)\{(.*)\}(.*)", pattern) for pattern in patterns]
    whole = [pattern for pattern, found in zip(patterns, several, strict=True) if found is None]
    return whole + [found[1] + part + found[3] for found in several if found for part in found[2].split(",")]


def test_where_something_is_there_it_is() -> None:
    """Each is somewhere below the sources, or at the top of the repository."""
    patterns = named_files()
    assert len(patterns) > 80
    there = [path.as_posix() for place in (ROOT / "src", ROOT / "tools") for path in place.rglob("*")]
    there += [path.as_posix() for path in ROOT.glob("docs/*.md")]
    assert not [pattern for pattern in patterns if not fnmatch.filter(there, f"*/{pattern}")]


@EACH
def test_examples_in_python_run(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS).failed == 0
    for language, code in BLOCK.findall(text):
        if language != "python" or code.startswith(">>>"):
            continue
        done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=500)
        assert done.returncode == 0, done.stderr


def commands(page: Path) -> list[str]:
    """What a page tells people to type after ``fogline``, without what it says of it."""
    lines = [line for language, code in BLOCK.findall(page.read_text(encoding="utf-8")) for line in code.splitlines()]
    found = [line.removeprefix("fogline ") for line in lines if re.match(r"fogline [a-z]", line)]
    return [re.split(r"  +| #| &$", line)[0] for line in found]


def test_there_are_commands_to_look_at() -> None:
    assert sum(len(commands(page)) for page in PAGES) > 25


@EACH
def test_commands_are_understood(page: Path) -> None:
    parser = build(speaker("en"))
    for command in commands(page):
        assert parser.parse_args(shlex.split(command)).run


@pytest.mark.skipif(not which("curl") or not which("bash"), reason="needs bash and curl")
def test_the_protocol_in_five_minutes(tmp_path: Path) -> None:
    """Each line as it is printed, at a server of our own."""
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    script = "\n".join(code for language, code in BLOCK.findall(text) if language == "sh")

    async def typed() -> list[str]:
        async with site(tmp_path / "data") as there:
            ours = script.replace("127.0.0.1:1906", f"127.0.0.1:{there.port}").replace("curl ", "curl -w '\\n' ")
            bash = await asyncio.create_subprocess_exec(
                "bash", "-eu", "-c", ours, cwd=tmp_path, stdout=asyncio.subprocess.PIPE
            )
            said, _ = await asyncio.wait_for(bash.communicate(), 200)
            assert bash.returncode == 0
            return [line for line in said.decode().splitlines() if line.strip()]

    made, scene, kept, why, plain, other, joined, started = map(json.loads, asyncio.run(typed()))
    assert (made["seats"], scene["at"], scene["legal"][0]["words"]) == ([0], "0.0", "keep both")
    assert float(kept["at"]) >= 1
    assert why["actions"][0]["words"] == "draw"
    assert any("Ana" in line for line in plain["lines"])
    assert (other["seats"], joined["seats"], started["at"]) == ([0], [1], "0.0")
