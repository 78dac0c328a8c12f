"""What one seat may know of a game, a careful player's memory included."""

from dataclasses import dataclass

from fogline.games.rebuild.box import Box


@dataclass(frozen=True)
class View:
    """One seat's sight of the table. Lists by player are as in State: seats first, the Committee at its own number."""

    box: Box
    seats: int
    seat: int
    """Whose view this is, or NOBODY."""
    hard: int
    first: int
    players: list[int]
    waiting: tuple[int, ...]
    layout: list[int]
    sides: list[int]
    ring: list[int]
    common: int
    year: int
    stop: int
    order: list[int]
    at: int
    asks: int
    spots: list[int]
    money: list[int]
    stock: list[int]
    pool: list[int]
    permits: list[int]
    committee_row: list[int]
    permit_row: list[int]
    deck: int
    """The permits of the deck, which everybody can work out; their order nobody knows."""
    discards: int
    objective_row: list[int]
    bag_size: int
    held: list[int]
    """The personal objectives that I know each player to hold: all of mine, of others what was taken from the row.
    When the game is over, everybody's."""
    held_counts: list[int]
    seen: list[int]
    """The objectives that everybody saw each player take."""
    built: list[int]
    vacant: int
    rubble: int
    tokens: list[int]
    cleared: list[int]
    urbanism: list[int]
    parks: list[int]
    best: int
    site: int
    used: int
    grant: bool
    ended_by: int
