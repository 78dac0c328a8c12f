"""What a reader has chosen for the terminal, kept in the data folder."""

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from fogline.table.folder import make_private
from fogline.tui.pace import SPEEDS, USUAL

FILE: Final = "terminal.json"


class Preferences:
    """The speed at which others' turns are shown. Without a folder it is kept as long as the game runs."""

    def __init__(self, folder: Path | None = None, speed: str = "") -> None:
        self.folder = folder
        self.speed = speed or self._kept()

    def _kept(self) -> str:
        """What was chosen last time; the usual one where there is nothing that can be read."""
        try:
            found = json.loads((self.folder / FILE).read_text(encoding="utf-8"))["speed"] if self.folder else USUAL
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            return USUAL
        return found if found in SPEEDS else USUAL

    @property
    def share(self) -> float:
        """How much of its reading time a turn gets."""
        return SPEEDS[self.speed]

    def change_speed(self, faster: int) -> None:
        """The next speed, slower or faster, and keep it; a folder that cannot be written to changes nothing else."""
        speeds = list(SPEEDS)
        self.speed = speeds[min(len(speeds) - 1, max(0, speeds.index(self.speed) + faster))]
        if self.folder is None:
            return
        with suppress(OSError):
            make_private(self.folder)
            part = self.folder / f"{FILE}.part"
            part.write_text(json.dumps({"speed": self.speed}) + "\n", encoding="utf-8")
            os.replace(part, self.folder / FILE)
