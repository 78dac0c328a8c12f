"""A module of the page with all that it stands on, in one answer: a browser far away asks once, not for each file.

The files stay what they are, modules that import each other by their addresses. In a bundle each becomes a function
that is called once, when the first other module uses it, whichever bundle brought it. What a module awaits, those that
use it await as well; so no two of them may import each other.
"""

import re
from collections.abc import Callable, Sequence
from posixpath import dirname, join, normpath
from typing import Final

Read = Callable[[str], str]
"""The text of the module at an address."""

IMPORT: Final = re.compile(r'^import\s*\{(?P<names>[^}]*)\}\s*from\s*"(?P<path>[^"]+)";', re.MULTILINE)
PASSED_ON: Final = re.compile(r'^export\s*\{(?P<names>[^}]*)\}\s*from\s*"(?P<path>[^"]+)";', re.MULTILINE)
LISTED: Final = re.compile(r"\bexport\s*\{(?P<names>[^}]*)\};?$", re.MULTILINE)
NAMED: Final = re.compile(r"^export (?=(?:const|(?:async )?function|class) (?P<name>[\w$]+))", re.MULTILINE)
DEFAULT: Final = re.compile(r"^export default (?:function (?P<name>\w+))?", re.MULTILINE)

UNKNOWN: Final = re.compile(r"^(?:import|export)\b(?!\().*", re.MULTILINE)

HEAD: Final = """\
const shelf = (globalThis.fogline ??= { known: new Map(), made: new Map() });
const define = (path, make) => shelf.known.has(path) || shelf.known.set(path, make);
const use = (path) => {
  if (!shelf.made.has(path)) shelf.made.set(path, shelf.known.get(path)(use));
  return shelf.made.get(path);
};
"""


def address(base: str, path: str) -> str:
    """Where a module finds what it imports."""
    return normpath(join(dirname(base), path))


def imports(path: str, text: str) -> list[str]:
    """What a module stands on."""
    return [address(path, found["path"]) for form in (IMPORT, PASSED_ON) for found in form.finditer(text)]


def stand_on(paths: Sequence[str], read: Read) -> list[str]:
    """Modules and all that they import, and what those import."""
    found = list(paths)
    for module in found:  # which grows meanwhile
        found += dict.fromkeys(other for other in imports(module, read(module)) if other not in found)
    return found


def bundle(path: str, read: Read, kit: Sequence[str], first: bool = False) -> str:
    """The module at this address and all that it stands on. The ``first`` one on a page brings the whole kit; the
    others leave that out."""
    wanted = stand_on([path, *kit] if first else [path], read)
    there = () if first else stand_on(kit, read)
    defined = [defines(module, read(module)) for module in wanted if module not in there]
    names = exported(path, read(path))
    shown = "".join(f"export const {name} = it.{name};\n" for name in names if name != "default")
    if "default" in names:
        shown += "export default it.default;\n"
    return f"{HEAD}{''.join(defined)}const it = await use('{path}');\n{shown}"


def exported(path: str, text: str) -> dict[str, str]:
    """What a module shows, each with how it is called inside."""
    names = {found["name"]: found["name"] for found in NAMED.finditer(text)}
    for found in DEFAULT.finditer(text):
        names["default"] = found["name"] or "$default"
    for found in PASSED_ON.finditer(text):
        whole = f"(await use('{address(path, found['path'])}'))"
        names |= {told: f"{whole}.{name}" for name, told in pairs(found["names"])}
    for found in LISTED.finditer(text):
        names |= {told: name for name, told in pairs(found["names"])}
    return names


def pairs(names: str) -> list[tuple[str, str]]:
    """``a, b as c`` as names with what they are called from there on."""
    listed = [name.split() for name in names.split(",") if name.strip()]
    return [(name[0], name[-1]) for name in listed]


def defines(path: str, text: str) -> str:
    """The module as a function that is called when it is first used."""
    shown = ", ".join(f"{told}: {name}" for told, name in exported(path, text).items())

    def taken(found: re.Match[str]) -> str:
        names = ", ".join(f"{name}: {told}" for name, told in pairs(found["names"]))
        return f"const {{ {names} }} = await use('{address(path, found['path'])}');"

    def default(found: re.Match[str]) -> str:
        return f"function {found['name']}" if found["name"] else "const $default = "

    body = PASSED_ON.sub("", IMPORT.sub(taken, text))
    body = DEFAULT.sub(default, NAMED.sub("", LISTED.sub("", body)))
    if unknown := UNKNOWN.search(body):
        raise ValueError(f"{path}: {unknown[0]}: bundles know no import or export of this form")
    return f"define('{path}', async (use) => {{\n{body}\nreturn {{ {shown} }};\n}});\n"
