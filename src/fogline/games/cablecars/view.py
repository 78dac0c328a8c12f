"""What one seat may know of a game, a careful player's memory included."""

from dataclasses import dataclass

from fogline.games.cablecars.box import Box


@dataclass(frozen=True)
class View:
    """One seat's sight of the table. Lists by seat hold what is public of everybody; ``-1`` stands for the unknown."""

    box: Box
    seats: int
    seat: int
    """Whose view this is, or NOBODY."""
    first: int
    turn: int
    asks: int
    waiting: tuple[int, ...]
    market: list[int]
    discards: list[int]
    deck_size: int
    hand: list[int]
    """My cards as counts; all zero for a spectator."""
    hand_sizes: list[int]
    seen: list[int]
    """``seen[seat * CARDS + card]``: cards that everybody saw that seat take and that it has not spent since."""
    cars: list[int]
    points: list[int]
    claimed: list[int]
    open_to: list[int]
    my_tickets: int
    ticket_counts: list[int]
    tickets_shown: list[int]
    """When the game is over: everybody's tickets as masks; before that, empty."""
    bag_size: int
    returned: list[int]
    """The tickets known to lie under the deck, in order: mine by number, the others' as -1."""
    returned_by: list[int]
    offered: list[int]
    """The tickets I am choosing from; empty when I am not."""
    offered_to: list[int]
    """How many tickets each seat is choosing from."""
    my_choice: int
    """My sealed opening choice, or -1."""
    chosen: list[bool]
    """Who has made the opening choice while it is sealed."""
    place: list[int]
    left: list[int]
    tokens: list[int]
    pending: int
    last_turns: int
    passes: int
    ended_by: int
