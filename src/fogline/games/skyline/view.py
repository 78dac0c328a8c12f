"""What one seat may know of a game: everything but the order of the deck."""

from dataclasses import dataclass

from fogline.games.skyline.box import Box
from fogline.games.skyline.city import City


@dataclass(frozen=True)
class View:
    """One seat's sight of the table; the fields are those of the state. Lists by seat hold everybody's."""

    box: Box
    seats: int
    seat: int
    """Whose view this is, or NOBODY."""
    waiting: tuple[int, ...]
    first: int
    turn: int
    asks: int
    deck: list[int]
    """What the deck still holds, as counts: all other cards were seen."""
    drawn: int
    columns: list[list[int]]
    tray: list[int]
    boxed: list[int]
    foundations: int
    contracts: list[int]
    cities: list[City]
    bonuses: list[int]
    points_tokens: list[int]
    contract_tokens: list[int]
    contract_tokens_used: int
    medal: int
    finished: list[int]
    pending: int
    ended_by: int
