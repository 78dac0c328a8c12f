"""The true state of a game: counts and small numbers. The future, which is the deck's order, is not in it."""

from typing import Final, final

from fogline.games.skyline.box import DISTRICTS, Box
from fogline.games.skyline.city import City, empty_city
from fogline.games.skyline.questions import NOT_ENDED, TURN

PUBLIC: Final = frozenset(
    (
        *("box", "seats", "first", "turn", "asks", "deck", "drawn", "columns", "tray", "boxed", "foundations"),
        *("contracts", "cities", "bonuses", "points_tokens", "contract_tokens", "contract_tokens_used"),
        *("medal", "finished", "pending", "ended_by"),
    )
)
SECRET: Final[frozenset[str]] = frozenset()


@final
class State:
    """One moment of a game. Rules change it; everybody else gets Views or copies."""

    def __init__(
        self,
        box: Box,
        seats: int,
        first: int,
        turn: int,
        asks: int,
        deck: list[int],
        drawn: int,
        columns: list[list[int]],
        tray: list[int],
        boxed: list[int],
        foundations: int,
        contracts: list[int],
        cities: list[City],
        bonuses: list[int],
        points_tokens: list[int],
        contract_tokens: list[int],
        contract_tokens_used: int,
        medal: int,
        finished: list[int],
        pending: int,
        ended_by: int,
    ) -> None:
        self.box: Box = box
        self.seats: int = seats
        self.first: int = first
        """The seat that began."""
        self.turn: int = turn
        """The seat whose turn it is; when the game is over, the seat that ended it."""
        self.asks: int = asks
        """What is asked now."""
        self.deck: list[int] = deck
        """The project deck as counts: what comes next is decided when it comes."""
        self.drawn: int = drawn
        """The card drawn and not yet placed, or -1."""
        self.columns: list[list[int]] = columns
        """The cards below the project board, in the order they came."""
        self.tray: list[int] = tray
        """The cards taken and not yet placed, sorted."""
        self.boxed: list[int] = boxed
        """The cards that went back to the box, as counts."""
        self.foundations: int = foundations
        """Foundation tokens left on the project board."""
        self.contracts: list[int] = contracts
        self.cities: list[City] = cities
        self.bonuses: list[int] = bonuses
        """How many are left of each bonus."""
        self.points_tokens: list[int] = points_tokens
        self.contract_tokens: list[int] = contract_tokens
        self.contract_tokens_used: int = contract_tokens_used
        self.medal: int = medal
        """Who has the master builder's medal, or -1."""
        self.finished: list[int] = finished
        """Who has each district's completion token, or -1."""
        self.pending: int = pending
        """What the open question is about, or -1: a black card, the district of a bonus, or a bonus card."""
        self.ended_by: int = ended_by

    def copy(self) -> "State":
        return State(
            self.box,
            self.seats,
            self.first,
            self.turn,
            self.asks,
            self.deck.copy(),
            self.drawn,
            [column.copy() for column in self.columns],
            self.tray.copy(),
            self.boxed.copy(),
            self.foundations,
            self.contracts.copy(),
            self.cities.copy(),
            self.bonuses.copy(),
            self.points_tokens.copy(),
            self.contract_tokens.copy(),
            self.contract_tokens_used,
            self.medal,
            self.finished.copy(),
            self.pending,
            self.ended_by,
        )


def copy(s: State) -> State:
    """Another state with the same content that shares nothing that changes."""
    return s.copy()


def blank(box: Box, seats: int) -> State:
    """1.2, 1.4, 1.5: the table before the first turn: all cards in the deck, all tokens in their places."""
    return State(
        box,
        seats,
        0,
        0,
        TURN,
        box.copies.copy(),
        -1,
        [[] for _ in range(box.columns)],
        [],
        [0] * box.kinds,
        box.tokens[seats],
        [0] * seats,
        [empty_city() for _ in range(seats)],
        [box.bonus_copies] * 6,
        [0] * seats,
        [0] * seats,
        0,
        -1,
        [-1] * DISTRICTS,
        -1,
        NOT_ENDED,
    )
