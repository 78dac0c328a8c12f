"""Tables of games and decisions in a folder: CSV always, Parquet beside it where pyarrow is installed."""

import csv
import json
from collections.abc import Sequence
from contextlib import ExitStack
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from fogline.lab.run import DECISION, Part, game_columns

ABOUT = "about.json"
"""The file that tells what the tables are about."""
FILES = ("games.csv", "decisions.csv", "games.parquet", "decisions.parquet")
WHOLE = ("number", "move", "moves", "seat", "choices", "place", "fallbacks")
"""Columns of whole numbers, by how their names begin."""
WORDS = ("ended_by", "bot", "action")
"""Columns of words; all others hold points."""


class Sheet:
    """One table that grows part by part."""

    def __init__(self, folder: Path, name: str, columns: Sequence[str], stack: ExitStack) -> None:
        self.columns = columns
        self.file = stack.enter_context((folder / f"{name}.csv").open("w", newline="", encoding="utf-8"))
        self.csv = csv.writer(self.file, lineterminator="\n")
        self.csv.writerow(columns)
        self.parquet: Any = None
        if find_spec("pyarrow") is not None:
            arrow: Any = import_module("pyarrow")
            self.schema = arrow.schema([(column, kind_of(arrow, column)) for column in columns])
            writer = import_module("pyarrow.parquet").ParquetWriter(folder / f"{name}.parquet", self.schema)
            self.parquet = stack.enter_context(writer)

    def add(self, rows: Sequence[Sequence[Any]]) -> None:
        if not rows:
            return
        self.csv.writerows(rows)
        self.file.flush()
        if self.parquet is not None:
            arrow: Any = import_module("pyarrow")
            by_column = [list(cells) for cells in zip(*rows, strict=True)]
            arrays = [arrow.array(cells, field.type) for cells, field in zip(by_column, self.schema, strict=True)]
            self.parquet.write_table(arrow.Table.from_arrays(arrays, schema=self.schema))


def kind_of(arrow: Any, column: str) -> Any:
    name = column if column in WORDS else column.split("_")[0]
    if name in WORDS:
        return arrow.string()
    return arrow.int32() if name in WHOLE else arrow.float64()


class Tables:
    """The tables of one job, closed properly however the job ends."""

    def __init__(self, folder: Path, seats: int, about: dict[str, Any]) -> None:
        (folder / ABOUT).write_text(json.dumps(about, indent=2) + "\n", encoding="utf-8")
        self.stack = ExitStack()
        self.games = Sheet(folder, "games", game_columns(seats), self.stack)
        self.decisions = Sheet(folder, "decisions", DECISION, self.stack)

    def __enter__(self) -> "Tables":
        return self

    def __exit__(self, *problem: object) -> None:
        self.stack.close()

    def add(self, part: Part) -> None:
        self.games.add(part.games)
        self.decisions.add(part.decisions)
