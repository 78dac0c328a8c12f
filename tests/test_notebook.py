"""The notebook runs cell by cell, and what a notebook would draw is a drawing."""

import ast
import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

NOTEBOOKS = sorted((Path(__file__).parents[1] / "examples").glob("*.ipynb"))


def run(notebook: Path) -> list[str]:
    """What each cell of code shows: the value of its last line, drawn or written as Jupyter does."""
    cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    names: dict[str, Any] = {}
    shown: list[str] = []
    for cell in cells:
        if cell["cell_type"] == "code":
            tree = ast.parse("".join(cell["source"]))
            last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
            exec(compile(tree, notebook.name, "exec"), names)
            wanted = ast.Expression(last.value) if isinstance(last, ast.Expr) else None
            value: Any = eval(compile(wanted, notebook.name, "eval"), names) if wanted else None
            shown.append(value._repr_html_() if hasattr(value, "_repr_html_") else repr(value))
    return shown


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda file: file.stem)
def test_every_cell_runs_and_its_pictures_are_pictures(notebook: Path) -> None:
    shown = run(notebook)
    pictures = [told for told in shown if "<svg" in told]
    assert len(set(pictures)) >= 3
    for picture in pictures:
        drawing = picture[picture.index("<svg") : picture.rindex("</svg>") + 6]
        assert len(list(ElementTree.fromstring(drawing).iter())) > 50


def test_there_is_one_without_what_it_printed() -> None:
    """What a run printed is not kept: it would go stale."""
    assert NOTEBOOKS
    for notebook in NOTEBOOKS:
        assert not [cell for cell in json.loads(notebook.read_text(encoding="utf-8"))["cells"] if cell.get("outputs")]
