"""The box: what box.toml holds, as typed tables that the rules can read fast."""

from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import i64

from fogline.core.rows import vec
from fogline.games.skyline import actions as a
from fogline.games.skyline.box_check import BONUSES, SYMBOLS, faults
from fogline.parts.bits import BIT
from fogline.parts.toml import checked, fingerprint, shipped

DISTRICTS: Final = 5
WIDTH: Final = 5
"""The most spaces of a district; a space's number is ``district * WIDTH + place``."""
SPACES: Final = 25
BLACK: Final = 5
"""The colour of cards that go to any district."""
EVERYWHERE: Final = 0b11111
"""All districts, as a mask."""
EMPTY: Final = -1
"""A space without a card."""

# Symbols of a card, as bits.
TRACKS: Final = 1
DEPOT: Final = 2
SQUARE: Final = 4
FOUNDATION: Final = 8
SEASIDE: Final = 16
BONUS: Final = 32

# Bonuses.
PLUS_TWO: Final = 0
VALUE_CARD: Final = 1
DEPOT_CARD: Final = 2
POINTS_TOKEN: Final = 3
CONTRACT_TOKEN: Final = 4
TRACKS_TOKEN: Final = 5
BONUS_KINDS: Final = 6

LEFT_EDGE: Final = 0b00001_00001_00001_00001_00001
RIGHT_EDGE: Final = 0b10000_10000_10000_10000_10000
BOARD: Final = 0b11111_11111_11111_11111_11111


def beside(spaces: i64) -> i64:
    """5.5: the spaces that share a side with these, as masks."""
    right: i64 = (spaces & ~RIGHT_EDGE) << 1
    left: i64 = (spaces & ~LEFT_EDGE) >> 1
    return (right | left | (spaces << WIDTH) | (spaces >> WIDTH)) & BOARD


@final
class Box:
    """The components of one match. Cards are kinds in the file's order, then the two bonus cards."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data: dict[str, Any] = data
        """The file as it is, for sources."""
        self.hash: str = fingerprint(data)
        self.spaces: i64 = data["board"]["spaces"]
        """How many spaces a district has."""
        lowest = (DISTRICTS - 1) * WIDTH - 1
        self.depots: i64 = sum(BIT[lowest + place] for place in data["board"]["depots"])
        """1.1: the spaces that touch a printed depot, as a mask."""
        self.columns: i64 = data["projects"]["columns"]
        self.all_columns: i64 = BIT[self.columns] - 1
        self.tokens: vec[i64] = vec[i64]([data["foundations"]["tokens"].get(str(n), 0) for n in range(5)])
        """1.4: foundation tokens by players."""
        self.stack: i64 = data["foundations"]["stack"]
        self._read_values(data)
        self._print_cards(data["deck"]["cards"])
        self._lay_out_board()
        self.only: list[tuple[int, ...]] = [(seat,) for seat in range(4)]
        """Each seat alone, ready to be returned by ``waiting``."""
        self._list_actions()

    def _read_values(self, data: dict[str, Any]) -> None:
        values, points = data["values"], data["points"]
        self.tower_need: i64 = values["skyscraper"]
        self.square_value: i64 = values["square"]
        self.plus: i64 = values["plus"]
        self.returned: i64 = values["returned"]
        self.tower_points: i64 = points["skyscraper"]
        self.medal_points: i64 = points["medal"]
        self.finished_points: i64 = points["finished"]
        self.token_points: i64 = points["token"]
        self.district_advantage: list[list[int]] = [data["advantage"]["district"].get(str(n), []) for n in range(5)]
        """1.3: by players, in halves, for the first, the second and so on."""
        self.car_advantage: list[list[int]] = [data["advantage"]["cable_cars"].get(str(n), []) for n in range(5)]
        self.bonus_copies: i64 = data["bonuses"]["copies"]
        self.colours: list[str] = [district["colour"] for district in data["district"]]
        self.bonus_of: vec[i64] = vec[i64]([BONUSES.index(district["bonus"]) for district in data["district"]])
        """Each district's own bonus."""

    def _print_cards(self, cards: list[dict[str, Any]]) -> None:
        colours = [*self.colours, "black"]
        self.kinds: i64 = len(cards)
        """How many kinds of project card there are."""
        self.copies: vec[i64] = vec[i64]([card["copies"] for card in cards])
        self.colour: vec[i64] = vec[i64]([colours.index(card["colour"]) for card in cards] + [BLACK, BLACK])
        self.value: vec[i64] = vec[i64]([card["value"] for card in cards] + [self.data["values"]["card"], 0])
        symbols = [sum(BIT[SYMBOLS.index(s)] for s in card["symbols"]) for card in cards] + [0, DEPOT]
        self.symbols: vec[i64] = vec[i64](symbols)
        self.goes_to: vec[i64] = vec[i64]([EVERYWHERE if colour == BLACK else BIT[colour] for colour in self.colour])
        """5.1, 5.4, 8.5, 8.6: the districts that each card may go to, as masks."""
        self.value_card: i64 = self.kinds
        self.depot_card: i64 = self.kinds + 1
        self.bonus_card: vec[i64] = vec[i64]([-1, self.value_card, self.depot_card, -1, -1, -1])
        """The card that each bonus is, or -1 where it is a token."""
        self.cards: list[str] = [card_words(card) for card in cards] + ["bonus value", "bonus depot"]
        """Cards as notation writes them."""

    def _lay_out_board(self) -> None:
        on_board = range(SPACES)
        near = [
            [n for n in on_board if beside(BIT[space]) & BIT[n]] if space % WIDTH < self.spaces else []
            for space in on_board
        ]
        self.neighbours: vec[i64] = vec[i64]([n for spaces in near for n in spaces])
        """The spaces beside each space, one space after the other,"""
        self.neighbours_from: vec[i64] = vec[i64]([sum(map(len, near[:space])) for space in range(SPACES + 1)])
        """and where those of each begin."""
        self.places: list[str] = [f"{self.colours[space // WIDTH]} {space % WIDTH + 1}" for space in on_board]
        """Spaces as notation writes them."""
        filled = [sum(BIT[d * WIDTH + place] for place in range(n)) for d in range(DISTRICTS) for n in range(WIDTH + 1)]
        self.filled: vec[i64] = vec[i64](filled)
        """``filled[district * (WIDTH + 1) + cards]``: the spaces that so many cards of a district lie on, as a mask."""

    def _list_actions(self) -> None:
        """The table of all actions, few enough for numbers that Python keeps ready-made."""
        columns = range(self.columns)
        by_verb: list[list[Any]] = [
            [a.DrawProject("draw")],
            [a.PlaceProject(c, f"place {c + 1}") for c in columns],
            [a.Finalize(c, f"finalize {c + 1}") for c in columns],
            [a.Build(card, f"build {self.cards[card]}") for card in range(self.kinds)],
            [a.Done("done")],
            [a.InDistrict(d, f"district {self.colours[d]}") for d in range(DISTRICTS)],
            [a.TakeBonus(b, f"take {name}") for b, name in enumerate(BONUSES)],
            [a.OnCard(space, f"on {self.places[space]}") for space in range(SPACES)],
            [a.ReturnContracts(n, f"return {n}") for n in range(1, self.returned + 1)],
        ]
        self.actions: list[Any] = [action for actions in by_verb for action in actions]
        self.ids: dict[str, int] = {action.words: i for i, action in enumerate(self.actions)}
        self.verb: vec[i64] = vec[i64]([verb for verb, actions in enumerate(by_verb) for _ in actions])
        self.first: vec[i64] = vec[i64]([sum(map(len, by_verb[:verb])) for verb in range(len(by_verb))])
        """The number of the first action of each verb."""


def card_words(card: dict[str, Any]) -> str:
    """A card by what is printed on it: colour, value, symbols."""
    return " ".join([card["colour"], str(card["value"]), *sorted(card["symbols"], key=SYMBOLS.index)])


def open_box(path: Path | None = None) -> Box:
    """The box that ships, or the reader's own, checked; BoxError lists all that is wrong with it."""
    return Box(checked(path or shipped(__name__), faults))
