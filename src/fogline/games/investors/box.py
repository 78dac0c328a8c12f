"""The box: what box.toml holds, as typed tables that the rules can read fast."""

from pathlib import Path
from typing import Any, Final, final

from fogline.core.errors import BoxError
from fogline.games.investors import actions as a
from fogline.games.investors.check import faults
from fogline.parts.toml import fingerprint, read, shipped

DISTRICTS: Final = (
    "villa",
    "housing",
    "market",
    "recreation",
    "office",
    "industry",
    "park",
    "bank",
    "town_hall",
)
"""The kinds of tile in their fixed order."""
TYPES: Final = 6
"""How many of them a call-for-bids card can show."""
PARK: Final = 6
BANK: Final = 7
TOWN_HALL: Final = 8

CHIPS: Final = ((5, 4), (2, 3), (0, 1))
"""The two districts on each option chip, in the order in which they invest."""

PICTURES: Final = (*DISTRICTS[:TYPES], "edge", "chip-1", "chip-2", "chip-3", "option")
"""What says where a rod may go: a district, the board edge, one of the three chips, or any chip."""
EDGE: Final = 6
FIRST_CHIP: Final = 7
OPTION: Final = 10

BIDDINGS: Final = ("influence", "checks", "chips")
BY_INFLUENCE: Final = 0
BY_CHECKS: Final = 1
BY_CHIPS: Final = 2
NO_BIDDING: Final = -1

CARD_KINDS: Final = ("extra", "two-rods", "move", "exchange", "any-street", "replace", "bonus", "removal")
"""What an action card lets somebody do."""
EXTRA: Final = 0
TWO_RODS: Final = 1
MOVE: Final = 2
EXCHANGE: Final = 3
ANY_STREET: Final = 4
REPLACE: Final = 5
BONUS: Final = 6
REMOVAL: Final = 7

CHECKS: Final = 10
"""How many values of check there are."""
PEOPLE: Final = 10
"""How many influence cards everybody has, worth 0 to 9."""
SEATS: Final = 5
EMPTY: Final = -1
"""No rod lies on a street."""
WHITE: Final = 5
"""The owner of the neutral rods."""
SIDES: Final = ("north", "west", "east", "south")


@final
class Box:
    """The components of one match. Tiles count row by row; streets first those that run north to south."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data: dict[str, Any] = data
        """The file as it is, for names and sources."""
        self.hash: str = fingerprint(data)
        self.columns: int = data["board"]["columns"]
        self.rows: int = data["board"]["rows"]
        self.tiles: int = self.columns * self.rows
        self.hall_tile: int = data["board"]["town_hall"][1] * self.columns + data["board"]["town_hall"][0]
        self.districts: list[int] = [data["districts"][name] for name in DISTRICTS]
        self.prestige: list[int] = [data["prestige"].get(name, 0) for name in DISTRICTS]
        self.rods_each: int = data["player"]["rods"]
        self.influence_start: int = data["player"]["influence"]
        self.influence_most: int = data["player"]["influence_most"]
        self.values: list[int] = data["checks"]["values"]
        self.copies: list[int] = data["checks"]["copies"]
        self.sealed_most: int = data["checks"]["sealed_most"]
        self.people: list[str] = data["influence"]["people"]
        self.first_year: int = data["years"]["first"]
        self.years: int = data["years"]["count"]
        self.only: list[tuple[int, ...]] = [(seat,) for seat in range(8)]
        """Each seat alone, ready to be returned by ``waiting``."""
        self._draw_board()
        self._print_calls(data["call"])
        self._print_cards(data["action"])
        self._list_actions()

    def _draw_board(self) -> None:
        """1.1: which tiles each street runs between, and where a rod on it can slide."""
        wide, high = self.columns, self.rows
        self.tile_names: list[str] = [f"{'abcdefghi'[t % wide]}{t // wide + 1}" for t in range(self.tiles)]
        self.side_a: list[int] = []
        self.side_b: list[int] = []
        """The tiles west and east, or north and south, of each street; -1 is off the board."""
        for y in range(high):
            for x in range(wide + 1):
                self.side_a.append(y * wide + x - 1 if x > 0 else -1)
                self.side_b.append(y * wide + x if x < wide else -1)
        self.upright: int = len(self.side_a)
        """How many streets run north to south."""
        for y in range(high + 1):
            for x in range(wide):
                self.side_a.append((y - 1) * wide + x if y > 0 else -1)
                self.side_b.append(y * wide + x if y < high else -1)
        self.streets: int = len(self.side_a)
        self.around: list[list[int]] = [self._round(t % wide, t // wide) for t in range(self.tiles)]
        """The four streets of each tile: north, west, east, south."""
        self.edge: list[int] = [i for i in range(self.streets) if self.side_a[i] < 0 or self.side_b[i] < 0]
        self.slides: list[list[list[int]]] = [self._slides(street) for street in range(self.streets)]
        """For each street the ways its rod can move: in each direction the next street and the one after."""
        self.street_names: list[str] = [self._street_name(street) for street in range(self.streets)]

    def _round(self, x: int, y: int) -> list[int]:
        west = y * (self.columns + 1) + x
        north = self.upright + y * self.columns + x
        return [north, west, west + 1, north + self.columns]

    def _slides(self, street: int) -> list[list[int]]:
        first = 0 if street < self.upright else self.upright
        wide = self.columns + 1 if street < self.upright else self.columns
        high = self.rows if street < self.upright else self.rows + 1
        x, y = (street - first) % wide, (street - first) // wide
        ways: list[list[int]] = []
        for dx, dy in ((0, -1), (-1, 0), (1, 0), (0, 1)):
            there = [(x + n * dx, y + n * dy) for n in (1, 2)]
            way = [first + v * wide + u for u, v in there if 0 <= u < wide and 0 <= v < high]
            if way:
                ways.append(way)
        return ways

    def _street_name(self, street: int) -> str:
        """The two tiles it runs between, or its tile and the side of the board."""
        one, two = self.side_a[street], self.side_b[street]
        if one >= 0 and two >= 0:
            return f"{self.tile_names[one]} {self.tile_names[two]}"
        tile = max(one, two)
        return f"{self.tile_names[tile]} {SIDES[self.around[tile].index(street)]}"

    def _print_calls(self, calls: list[dict[str, Any]]) -> None:
        self.call_picture: list[int] = [PICTURES.index(card["picture"]) for card in calls]
        self.call_bidding: list[int] = [BIDDINGS.index(card["bidding"]) for card in calls]
        self.call_rights: list[int] = [card["rights"] for card in calls]
        self.call_copies: list[int] = [card["copies"] for card in calls]

    def _print_cards(self, cards: list[dict[str, Any]]) -> None:
        self.card_kind: list[int] = [CARD_KINDS.index(card["kind"]) for card in cards]
        self.card_bidding: list[int] = [
            BIDDINGS.index(card["bidding"]) if "bidding" in card else NO_BIDDING for card in cards
        ]
        self.card_district: list[int] = [
            DISTRICTS.index(card["district"]) if "district" in card else -1 for card in cards
        ]
        self.card_points: list[int] = [card.get("points", 0) for card in cards]
        self.card_influence: list[int] = [card.get("influence", 0) for card in cards]
        self.card_checks: list[int] = [card.get("checks", 0) for card in cards]
        self.card_copies: list[int] = [card["copies"] for card in cards]
        self.is_bonus: list[bool] = [kind in (BONUS, REMOVAL) for kind in self.card_kind]

    def _list_actions(self) -> None:
        """The table of all actions."""
        self.actions: list[Any] = []
        self.verb: list[int] = []
        self.first: list[int] = []
        """The number of the first action of each verb."""
        checks, streets = range(CHECKS), range(self.streets)
        self._add(a.KEEP, [a.KeepCall("keep")])
        self._add(a.REJECT, [a.RejectCall("reject")])
        self._add(a.PLAY, [a.PlayInfluence(n, f"influence {n}") for n in range(PEOPLE)])
        self._add(a.CHIP, [a.PlayChip(c, f"chip {DISTRICTS[x]} {DISTRICTS[y]}") for c, (x, y) in enumerate(CHIPS)])
        self._add(a.ADD, [a.AddCheck(c, f"add {self.values[c]}") for c in checks])
        self._add(a.CALL, [a.CallBid("call")])
        self._add(a.PASS, [a.Pass("pass")])
        self._add(a.SEAL, [a.SealBid("seal")])
        self._add(a.PAY, [a.PayCheck(c, f"pay {self.values[c]}") for c in checks])
        self._add(a.LAY, [a.Lay(i, f"lay {self.street_names[i]}") for i in streets])
        self._add(a.ROD, [a.ChooseRod(i, f"rod {self.street_names[i]}") for i in streets])
        self._add(a.LEAVE, [a.Leave("leave")])
        self._add(a.TAKE_INFLUENCE, [a.TakeInfluence("take influence")])
        self._add(a.TAKE_CHECKS, [a.TakeChecks("take checks")])
        self._add(a.DRAW, [a.DrawCheck("draw")])
        self._add(a.STOP, [a.Stop("stop")])
        self._add(a.ACCEPT, [a.Accept("accept")])
        self._add(a.REFUSE, [a.Refuse("refuse")])
        self._add(a.PROPOSE, [a.Propose("propose")])
        self._add(a.GIVE, [a.Give(c, i, f"give {self.values[c]} to {i + 1}") for i in range(SEATS) for c in checks])
        self.ids: dict[str, int] = {action.words: i for i, action in enumerate(self.actions)}

    def _add(self, verb: int, actions: list[Any]) -> None:
        self.first.append(len(self.actions))
        self.actions.extend(actions)
        self.verb.extend([verb] * len(actions))


def open_box(path: Path | None = None) -> Box:
    """The box that ships, or the reader's own, checked; BoxError lists all that is wrong with it."""
    file = path or shipped(__name__)
    data = read(file)
    wrong = faults(data)
    if wrong:
        raise BoxError("box-faults", faults=tuple(wrong), file=file.name)
    return Box(data)
