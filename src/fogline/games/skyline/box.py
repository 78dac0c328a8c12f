"""The box: what box.toml holds, as typed tables that the rules can read fast."""

from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import i64

from fogline.core.errors import BoxError
from fogline.games.skyline import actions as a
from fogline.games.skyline.check import BONUSES, SYMBOLS, faults
from fogline.parts.bits import BIT
from fogline.parts.toml import fingerprint, read, shipped

DISTRICTS: Final = 5
WIDTH: Final = 5
"""The most spaces of a district; a space's number is ``district * WIDTH + place``."""
SPACES: Final = 25
BLACK: Final = 5
"""The colour of cards that go to any district."""
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
        self.spaces: int = data["board"]["spaces"]
        """How many spaces a district has."""
        lowest = (DISTRICTS - 1) * WIDTH - 1
        self.depots: int = sum(BIT[lowest + place] for place in data["board"]["depots"])
        """1.1: the spaces that touch a printed depot, as a mask."""
        self.columns: int = data["projects"]["columns"]
        self.tokens: list[int] = [data["foundations"]["tokens"].get(str(n), 0) for n in range(5)]
        """1.4: foundation tokens by players."""
        self.stack: int = data["foundations"]["stack"]
        self._read_values(data)
        self._print_cards(data["deck"]["cards"])
        self._lay_out_board()
        self.only: list[tuple[int, ...]] = [(seat,) for seat in range(4)]
        """Each seat alone, ready to be returned by ``waiting``."""
        self._list_actions()

    def _read_values(self, data: dict[str, Any]) -> None:
        values, points = data["values"], data["points"]
        self.tower_need: int = values["skyscraper"]
        self.square_value: int = values["square"]
        self.plus: int = values["plus"]
        self.returned: int = values["returned"]
        self.tower_points: int = points["skyscraper"]
        self.medal_points: int = points["medal"]
        self.finished_points: int = points["finished"]
        self.token_points: int = points["token"]
        self.district_advantage: list[list[int]] = [data["advantage"]["district"].get(str(n), []) for n in range(5)]
        """1.3: by players, in halves, for the first, the second and so on."""
        self.car_advantage: list[list[int]] = [data["advantage"]["cable_cars"].get(str(n), []) for n in range(5)]
        self.bonus_copies: int = data["bonuses"]["copies"]
        self.colours: list[str] = [district["colour"] for district in data["district"]]
        self.bonus_of: list[int] = [BONUSES.index(district["bonus"]) for district in data["district"]]
        """Each district's own bonus."""

    def _print_cards(self, cards: list[dict[str, Any]]) -> None:
        colours = [*self.colours, "black"]
        self.kinds: int = len(cards)
        """How many kinds of project card there are."""
        self.copies: list[int] = [card["copies"] for card in cards]
        self.colour: list[int] = [colours.index(card["colour"]) for card in cards] + [BLACK, BLACK]
        self.value: list[int] = [card["value"] for card in cards] + [self.data["values"]["card"], 0]
        self.symbols: list[int] = [sum(BIT[SYMBOLS.index(s)] for s in card["symbols"]) for card in cards] + [0, DEPOT]
        self.value_card: int = self.kinds
        self.depot_card: int = self.kinds + 1
        self.cards: list[str] = [card_words(card) for card in cards] + ["bonus value", "bonus depot"]
        """Cards as notation writes them."""

    def _lay_out_board(self) -> None:
        on_board = range(SPACES)
        self.neighbours: list[list[int]] = [
            [n for n in on_board if beside(BIT[space]) & BIT[n]] if space % WIDTH < self.spaces else []
            for space in on_board
        ]
        self.places: list[str] = [f"{self.colours[space // WIDTH]} {space % WIDTH + 1}" for space in on_board]
        """Spaces as notation writes them."""
        self.filled: list[list[int]] = [
            [sum(BIT[district * WIDTH + place] for place in range(n)) for n in range(WIDTH + 1)]
            for district in range(DISTRICTS)
        ]
        """By district and number of cards: the spaces they lie on, as a mask."""

    def _list_actions(self) -> None:
        """The table of all actions, few enough for numbers that Python keeps ready-made."""
        self.actions: list[Any] = []
        self.verb: list[int] = []
        self.first: list[int] = []
        """The number of the first action of each verb."""
        columns = range(self.columns)
        self._add(a.DRAW, [a.DrawProject("draw")])
        self._add(a.PLACE, [a.PlaceProject(c, f"place {c + 1}") for c in columns])
        self._add(a.FINALIZE, [a.Finalize(c, f"finalize {c + 1}") for c in columns])
        self._add(a.BUILD, [a.Build(card, f"build {self.cards[card]}") for card in range(self.kinds)])
        self._add(a.DONE, [a.Done("done")])
        self._add(a.ROW, [a.InDistrict(d, f"district {self.colours[d]}") for d in range(DISTRICTS)])
        self._add(a.BONUS, [a.TakeBonus(b, f"take {name}") for b, name in enumerate(BONUSES)])
        self._add(a.CARD, [a.OnCard(space, f"on {self.places[space]}") for space in range(SPACES)])
        self._add(a.RETURN, [a.ReturnContracts(n, f"return {n}") for n in range(1, self.returned + 1)])
        self.ids: dict[str, int] = {action.words: i for i, action in enumerate(self.actions)}

    def _add(self, verb: int, actions: list[Any]) -> None:
        self.first.append(len(self.actions))
        self.actions.extend(actions)
        self.verb.extend([verb] * len(actions))


def card_words(card: dict[str, Any]) -> str:
    """A card by what is printed on it: colour, value, symbols."""
    return " ".join([card["colour"], str(card["value"]), *sorted(card["symbols"], key=SYMBOLS.index)])


def open_box(path: Path | None = None) -> Box:
    """The box that ships, or the reader's own, checked; BoxError lists all that is wrong with it."""
    file = path or shipped(__name__)
    data = read(file)
    wrong = faults(data)
    if wrong:
        raise BoxError("box-faults", faults=tuple(wrong), file=file.name)
    return Box(data)
