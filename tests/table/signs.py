"""Minds that wait for a sign: how to start them, what they were asked so far, and the sign. See waiting_mind."""

import sys
from pathlib import Path

from tests.table.sitting import until


class Signs:
    def __init__(self, folder: Path) -> None:
        self.folder = folder / "signs"
        self.folder.mkdir()
        program = Path(__file__).with_name("waiting_mind.py")
        self.command = (sys.executable, "-I", "-S", str(program), str(self.folder))

    def _lines(self) -> list[list[str]]:
        file = self.folder / "asked"
        return [line.split() for line in file.read_text().splitlines()] if file.exists() else []

    @property
    def asked(self) -> list[str]:
        """The minds in the order in which they began to think."""
        return [name for name, _ in self._lines()]

    @property
    def processes(self) -> list[str]:
        return [process for _, process in self._lines()]

    async def begun(self, n: int) -> None:
        """Wait until so many questions were begun."""
        await until(lambda: len(self.asked) >= n)

    def go(self) -> None:
        (self.folder / "go").touch()
