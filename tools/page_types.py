"""Writes what the page is sent as types for TypeScript: scenes, and each game's views.

    python tools/page_types.py           brings tools/page/scenes.d.ts up to date
    python tools/page_types.py --check   changes nothing; exits 1 if it is not

``tsc`` reads it when ./check looks at the page; ``Fogline.Scene`` and ``Fogline.SkylineView`` are known in every file.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1] / "src" / "fogline"
FILE = Path(__file__).parent / "page" / "scenes.d.ts"
SCENES = PACKAGE / "table" / "scene_types.py"
PLAIN = {"int": "number", "i64": "number", "float": "number", "str": "string", "bool": "boolean", "None": "null"}
ROWS = ("list", "tuple", "vec", "set", "frozenset", "Sequence")
UNSENT = ("box",)


def type_of(said: ast.expr, prefix: str, known: set[str]) -> str:
    """What a Python annotation is as JSON. Numbers too large for JavaScript come as text, in masks only."""
    match said:
        case ast.Constant(None):
            return "null"
        case ast.Constant(str(name)):
            return type_of(ast.parse(name, mode="eval").body, prefix, known)
        case ast.Name(name):
            return PLAIN.get(name) or (prefix + name if name in known else "any[]" if name in ROWS else "any")
        case ast.BinOp(left, ast.BitOr(), right):
            return f"{type_of(left, prefix, known)} | {type_of(right, prefix, known)}"
        case ast.Subscript(ast.Name(name), inner) if name in ROWS:
            of = inner.elts[0] if isinstance(inner, ast.Tuple) else inner
            return f"({type_of(of, prefix, known)})[]"
        case ast.Subscript(ast.Name("dict" | "Mapping"), ast.Tuple([_, value])):
            return f"Record<string, {type_of(value, prefix, known)}>"
    return "any"


def classes(file: Path) -> dict[str, ast.ClassDef]:
    found = ast.parse(file.read_text(encoding="utf-8")).body
    return {node.name: node for node in found if isinstance(node, ast.ClassDef)}


def fields(node: ast.ClassDef) -> Iterator[tuple[str, ast.expr]]:
    """What a class declares: in its body, or one by one when it is made."""
    for entry in node.body:
        if isinstance(entry, ast.AnnAssign) and isinstance(entry.target, ast.Name):
            yield entry.target.id, entry.annotation
        if isinstance(entry, ast.FunctionDef) and entry.name == "__init__":
            for step in ast.walk(entry):
                if isinstance(step, ast.AnnAssign) and isinstance(step.target, ast.Attribute):
                    yield step.target.attr, step.annotation


def interface(name: str, nodes: list[ast.ClassDef], prefix: str, known: set[str]) -> Iterator[str]:
    yield f"  interface {prefix}{name} {{"
    told = dict(field for node in nodes for field in fields(node))
    for field, said in told.items():
        if field not in UNSENT:
            yield f"    {field}: {type_of(said, prefix, known)};"
    yield "  }"


def scenes() -> Iterator[str]:
    found = classes(SCENES)
    for name, node in found.items():
        yield from interface(name, [node], "", set(found))


def views(game: Path) -> Iterator[str]:
    """A game's View with all that it stands on and is made of."""
    prefix = game.name.capitalize()
    found = {name: node for file in sorted(game.glob("*.py")) for name, node in classes(file).items()}
    view = found["View"]
    base = [found[each.id] for each in view.bases if isinstance(each, ast.Name) and each.id in found]
    wanted, told = ["View"], set[str]()
    while wanted:
        name = wanted.pop(0)
        told.add(name)
        nodes = [*base, view] if name == "View" else [found[name]]
        yield from interface(name, nodes, prefix, set(found))
        said = [
            part for node in nodes for field, said in fields(node) if field not in UNSENT for part in ast.walk(said)
        ]
        wanted += sorted({p.id for p in said if isinstance(p, ast.Name) and p.id in found} - told - set(wanted))


def written() -> str:
    lines = ["// Written by tools/page_types.py from the Python sources: do not edit.", "declare namespace Fogline {"]
    lines += scenes()
    for view in sorted(PACKAGE.glob("games/*/view.py")):
        lines += views(view.parent)
    return "\n".join([*lines, "}", ""])


def main(arguments: list[str]) -> int:
    if "--check" in arguments:
        fresh = FILE.is_file() and FILE.read_text(encoding="utf-8") == written()
        print("" if fresh else f"{FILE.name} is out of date: run python tools/page_types.py", end="" if fresh else "\n")
        return 0 if fresh else 1
    FILE.write_text(written(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
