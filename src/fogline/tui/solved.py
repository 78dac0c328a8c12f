"""How somebody at this terminal has done with puzzles and lessons, kept in a file of the data folder."""

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from fogline.core.registry import games
from fogline.learn.solver import Solver, loads
from fogline.table.folder import make_private
from fogline.table.solvers import NAME, Noted, kind
from fogline.table.store.base import Store

FILE: Final = "learnt.json"


class Solved:
    """The file; where it cannot be written to, nothing is remembered and nothing else changes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def _kept(self) -> dict[str, Any]:
        try:
            found = json.loads((self.folder / FILE).read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError):
            return {}
        return found if isinstance(found, dict) else {}

    def _keep(self, sort: str, game: str, value: Any) -> None:
        kept = self._kept()
        known = kept.get(sort)
        kept[sort] = {**(known if isinstance(known, dict) else {}), game: value}
        with suppress(OSError):
            make_private(self.folder)
            part = self.folder / f"{FILE}.part"
            part.write_text(json.dumps(kept) + "\n", encoding="utf-8")
            os.replace(part, self.folder / FILE)

    def _of(self, sort: str, game: str) -> Any:
        known = self._kept().get(sort)
        return known.get(game) if isinstance(known, dict) else None

    def solver(self, game: str, guest: str = "") -> Solver:
        """Whoever sits at this terminal is one person."""
        found = self._of("puzzles", game)
        return loads(found) if isinstance(found, str) else Solver()

    def keep(self, game: str, guest: str, now: Solver) -> None:
        self._keep("puzzles", game, now.dumps())

    def take_over(self, store: Store, guest: str) -> None:
        """Once, what the full screen noted in its store before it shared this file. Where both know of a game it is
        the one of them who has met more of its puzzles."""
        for game in games():
            if NAME not in store.notes(guest, kind(game)):
                continue
            noted = Noted(store).solver(game, guest)
            if noted.tried > self.solver(game).tried:
                self.keep(game, guest, noted)
            if self.solver(game).tried >= noted.tried:  # not where the file could not be written
                store.note(guest, kind(game), NAME, None).result()

    def lessons(self, game: str) -> list[str]:
        """The names of the lessons that are done."""
        found = self._of("lessons", game)
        return [str(name) for name in found] if isinstance(found, list) else []

    def learnt(self, game: str, lesson: str) -> None:
        self._keep("lessons", game, sorted({*self.lessons(game), lesson}))
