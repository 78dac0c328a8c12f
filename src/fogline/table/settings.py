"""What was agreed when a table was made."""

import tempfile
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from fogline.bots.base import minds
from fogline.bots.levels import LEVELS
from fogline.core.arguments import open_box
from fogline.core.errors import SetupError
from fogline.core.game import AnyGame
from fogline.core.protocols import AnyBox
from fogline.core.registry import find_game
from fogline.learn.day import Day, day_of
from fogline.parts.toml import shipped
from fogline.table.values import bare, fields_of, once

OFF: Final = "off"
BASIC: Final = "basic"
FULL: Final = "full"
ASSISTS: Final = (OFF, BASIC, FULL)
"""What the table helps with: rules only; what an action would do; also a bot's advice."""


SHARED: Final = "shared"
"""How the name of a deal begins that was dealt at a table here, and is played again."""


@dataclass(frozen=True)
class Bank:
    """A time bank for each seat, outside the rules."""

    seconds: float
    back: float = 0.0
    """Seconds given back with each turn that is committed."""
    pause_when_gone: bool = True
    """The clock of a person who was there and lost the line stands still for a while: see ``table/clock.py``."""


@bare
@dataclass(frozen=True)
class Settings:
    """Game, printed variants, the reader's own box, help, clocks. Fixed from the start on."""

    game: str
    options: Mapping[str, Any] = field(default_factory=dict)
    box: str = ""
    """The text of the reader's own box; empty for the one that ships."""
    assist: str = BASIC
    watchers: bool = True
    """Whether people without a seat may look on."""
    listed: bool = True
    """Whether the lobby shows the table; a link always leads to it."""
    bank: Bank | None = None
    absence: float | None = 24 * 3600.0
    """Seconds without anything happening after which the others may let a bot play on for whoever is waited for and not
    there; None: never."""
    luck: bool = False
    """Whether its luck can be checked (``table/luck.py``)."""
    counts: bool = False
    """Whether it was made to count for the ratings (``table/counting.py``)."""
    lesson: str = ""
    """The lesson that is played here (``table/lessons.py``)."""
    deal: str = ""
    """The name of the deal, where chance answers as it does to everybody who plays it (``learn/deals.py``)."""

    @property
    def shared(self) -> str:
        """Which deal that others play too it is (``table/same_deal.py``)."""
        sort, _, rest = self.deal.partition(" ")
        return rest.partition(" ")[0] if sort == SHARED else ""

    @once
    def final(self) -> bool:
        """Whether nothing is taken back once it is confirmed: others play the same deal, and chance answers them so."""
        return self.day is not None or bool(self.shared)

    @once
    def spelt(self) -> dict[str, Any]:
        """All of it by its names, as it is kept; nobody changes it."""
        names, take = fields_of(Settings)
        return {**dict(zip(names, take(self.__dict__), strict=True)), "bank": self.bank and asdict(self.bank)}

    @once
    def day(self) -> Day | None:
        """Of which day the deal is, where it is a deal of the day."""
        return day_of(self.deal)


def check(settings: Settings, seats: int) -> None:
    """Refuse what cannot be played: SetupError and BoxError say why."""
    game = find_game(settings.game)
    game.check_seats(seats)
    game.read_options(settings.options)
    box_of(settings)


USUAL_BOT: Final = "strong"
"""Who takes or keeps a seat where nobody was named."""


def check_bot(game: AnyGame, name: str) -> None:
    """A level or one of the game's minds. Programs and searches of any length are not for whoever is at the door."""
    known = [*LEVELS, *minds(game)]
    if name not in known:
        raise SetupError("unknown-bot", bot=name, game=game.name, known=", ".join(known))


def box_of(settings: Settings) -> AnyBox:
    """The box of these settings, opened."""
    return _opened(settings.game, settings.box)


def box_text(settings: Settings) -> str:
    """The box of these settings as its file says it; empty for a game without a box file."""
    return settings.box or _shipped_text(settings.game)


@lru_cache(maxsize=64)
def _shipped_text(game_name: str) -> str:
    """Read once, as the box itself is opened once."""
    file = shipped(find_game(game_name).box.__module__)
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def at_hand(settings: Settings) -> bool:
    """Whether the box of these settings is one that ships and was opened before: nobody waits for it."""
    return not settings.box and settings.game in _unpacked


_unpacked: set[str] = set()


@lru_cache(maxsize=64)
def _opened(game_name: str, text: str) -> AnyBox:
    game = find_game(game_name)
    if not text:
        _unpacked.add(game_name)
        return open_box(game, None)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "box.toml"
        file.write_text(text, encoding="utf-8")
        return open_box(game, file)
