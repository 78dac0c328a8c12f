"""The box of a game that has no box.toml: what its players can say, and nothing to edit."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from fogline.core.errors import BoxError
from fogline.core.protocols import AnyAction
from fogline.core.reason import because
from fogline.core.record import digest


class PlainBox:
    """A table of actions, with its fingerprint. A file of the reader's own is refused: there is nothing to change."""

    def __init__(self, game: str, actions: Sequence[AnyAction], file: Path | None = None) -> None:
        if file is not None:
            raise BoxError("box-faults", faults=(because("box-none", game=game),), file=file.name)
        self.data: dict[str, Any] = {"box": {"game": game}}
        self.actions: Sequence[AnyAction] = tuple(actions)
        self.ids = {action.words: number for number, action in enumerate(self.actions)}
        self.hash = digest({**self.data, "actions": list(self.ids)})
