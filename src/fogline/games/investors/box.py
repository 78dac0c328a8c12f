"""The box: what box.toml holds, as typed tables that the rules can read fast."""

from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import i64

from fogline.core.rows import vec
from fogline.games.investors import actions as a
from fogline.games.investors.box_check import faults
from fogline.parts.toml import checked, fingerprint, shipped

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
CHIP_OF: Final[vec[i64]] = vec[i64]([2, 2, 1, 1, 0, 0])
"""The chip that shows each district."""

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
ROUND: Final = 4
"""Every tile lies between so many streets, one at each side."""
STEPS: Final = 2
"""So far a rod can slide in each direction, of which there are as many as sides."""


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
        self.districts: vec[i64] = vec[i64]([data["districts"][name] for name in DISTRICTS])
        self.prestige: vec[i64] = vec[i64]([data["prestige"].get(name, 0) for name in DISTRICTS])
        self.rods_each: int = data["player"]["rods"]
        self.influence_start: int = data["player"]["influence"]
        self.influence_most: int = data["player"]["influence_most"]
        self.values: vec[i64] = vec[i64](data["checks"]["values"])
        self.copies: list[int] = data["checks"]["copies"]
        dealt: list[int] = self.copies * SEATS
        self.purses: vec[i64] = vec[i64](dealt)
        """Seat after seat, the checks that everybody begins with."""
        self.prices: list[int] = sums_of_two(data["checks"]["values"])
        """12.7: the sums that can be named as a price: whatever one or two checks can make."""
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
        one: list[int] = []
        two: list[int] = []
        for y in range(high):
            for x in range(wide + 1):
                one.append(y * wide + x - 1 if x > 0 else -1)
                two.append(y * wide + x if x < wide else -1)
        self.upright: int = len(one)
        """How many streets run north to south."""
        for y in range(high + 1):
            for x in range(wide):
                one.append((y - 1) * wide + x if y > 0 else -1)
                two.append(y * wide + x if y < high else -1)
        self.streets: int = len(one)
        self.side_a: vec[i64] = vec[i64](one)
        self.side_b: vec[i64] = vec[i64](two)
        """The tiles west and east, or north and south, of each street; -1 is off the board."""
        around: list[int] = []
        for tile in range(self.tiles):
            around += self._round(tile % wide, tile // wide)
        self.around: vec[i64] = vec[i64](around)
        """``around[tile * ROUND + side]``: the four streets of each tile: north, west, east, south."""
        self.edge: list[int] = [i for i in range(self.streets) if self.side_a[i] < 0 or self.side_b[i] < 0]
        slides: list[int] = []
        for street in range(self.streets):
            slides += self._slides(street)
        self.slides: vec[i64] = vec[i64](slides)
        """``slides[(street * ROUND + side) * STEPS]``: where the rod on a street can go in each direction: the next
        street, then the one after; -1 where the board ends."""
        self.street_names: list[str] = [self._street_name(street) for street in range(self.streets)]

    def _round(self, x: int, y: int) -> list[int]:
        west = y * (self.columns + 1) + x
        north = self.upright + y * self.columns + x
        return [north, west, west + 1, north + self.columns]

    def streets_round(self, tile: int) -> list[int]:
        """The four streets of a tile: north, west, east, south."""
        return list(self.around[tile * ROUND : (tile + 1) * ROUND])

    def _slides(self, street: int) -> list[int]:
        first = 0 if street < self.upright else self.upright
        wide = self.columns + 1 if street < self.upright else self.columns
        high = self.rows if street < self.upright else self.rows + 1
        x, y = (street - first) % wide, (street - first) // wide
        found: list[int] = []
        for dx, dy in ((0, -1), (-1, 0), (1, 0), (0, 1)):
            for n in range(1, STEPS + 1):
                u, v = x + n * dx, y + n * dy
                found.append(first + v * wide + u if 0 <= u < wide and 0 <= v < high else -1)
        return found

    def _street_name(self, street: int) -> str:
        """The two tiles it runs between, or its tile and the side of the board."""
        one, two = self.side_a[street], self.side_b[street]
        if one >= 0 and two >= 0:
            return f"{self.tile_names[one]} {self.tile_names[two]}"
        tile = max(one, two)
        return f"{self.tile_names[tile]} {SIDES[self.streets_round(tile).index(street)]}"

    def _print_calls(self, calls: list[dict[str, Any]]) -> None:
        self.call_picture: vec[i64] = vec[i64]([PICTURES.index(card["picture"]) for card in calls])
        self.call_bidding: vec[i64] = vec[i64]([BIDDINGS.index(card["bidding"]) for card in calls])
        self.call_rights: vec[i64] = vec[i64]([card["rights"] for card in calls])
        self.call_copies: vec[i64] = vec[i64]([card["copies"] for card in calls])
        self.call_names: list[str] = [f"{card['picture']} {card['bidding']} {card['rights']}" for card in calls]

    def _print_cards(self, cards: list[dict[str, Any]]) -> None:
        self.card_kind: vec[i64] = vec[i64]([CARD_KINDS.index(card["kind"]) for card in cards])
        self.card_bidding: vec[i64] = vec[i64](
            [BIDDINGS.index(card["bidding"]) if "bidding" in card else NO_BIDDING for card in cards]
        )
        self.card_district: vec[i64] = vec[i64](
            [DISTRICTS.index(card["district"]) if "district" in card else -1 for card in cards]
        )
        self.card_points: vec[i64] = vec[i64]([card.get("points", 0) for card in cards])
        self.card_influence: vec[i64] = vec[i64]([card.get("influence", 0) for card in cards])
        self.card_checks: vec[i64] = vec[i64]([card.get("checks", 0) for card in cards])
        self.card_copies: vec[i64] = vec[i64]([card["copies"] for card in cards])
        self.card_names: list[str] = [
            " ".join([card[part] for part in ("kind", "bidding", "district") if part in card]) for card in cards
        ]
        self.is_bonus: list[bool] = [kind in (BONUS, REMOVAL) for kind in self.card_kind]

    def _list_actions(self) -> None:
        """The table of all actions."""
        checks, streets = range(CHECKS), range(self.streets)
        said: dict[int, list[Any]] = {
            a.KEEP: [a.KeepCall("keep")],
            a.REJECT: [a.RejectCall("reject")],
            a.PLAY: [a.PlayInfluence(n, f"influence {n}") for n in range(PEOPLE)],
            a.CHIP: [a.PlayChip(c, f"chip {DISTRICTS[x]} {DISTRICTS[y]}") for c, (x, y) in enumerate(CHIPS)],
            a.ADD: [a.AddCheck(c, f"add {self.values[c]}") for c in checks],
            a.CALL: [a.CallBid("call")],
            a.PASS: [a.Pass("pass")],
            a.SEAL: [a.SealBid("seal")],
            a.PAY: [a.PayCheck(c, f"pay {self.values[c]}") for c in checks],
            a.LAY: [a.Lay(i, f"lay {self.street_names[i]}") for i in streets],
            a.ROD: [a.ChooseRod(i, f"rod {self.street_names[i]}") for i in streets],
            a.LEAVE: [a.Leave("leave")],
            a.TAKE_INFLUENCE: [a.TakeInfluence("take influence")],
            a.TAKE_CHECKS: [a.TakeChecks("take checks")],
            a.DRAW: [a.DrawCheck("draw")],
            a.STOP: [a.Stop("stop")],
            a.ACCEPT: [a.Accept("accept")],
            a.REFUSE: [a.Refuse("refuse")],
            a.PROPOSE: [a.Propose("propose")],
            a.GIVE: [a.Give(c, i, f"give {self.values[c]} to {i + 1}") for i in range(SEATS) for c in checks],
            a.PRICE: [a.NamePrice(price, f"price {price}") for price in self.prices],
            a.NO_PRICE: [a.NamePriceNot("no price")],
            a.COUNTER: [a.Counter(price, f"counter {price}") for price in self.prices],
            a.PUT: [a.PutCard(card, f"put {name}") for card, name in enumerate(self.card_names)],
        }
        self.actions: list[Any] = [action for actions in said.values() for action in actions]
        self.verb: vec[i64] = vec[i64]([verb for verb, actions in said.items() for _ in actions])
        self.first: vec[i64] = vec[i64]([list(self.verb).index(verb) for verb in said])
        """The number of the first action of each verb."""
        self.ids: dict[str, int] = {action.words: i for i, action in enumerate(self.actions)}


def sums_of_two(values: list[int]) -> list[int]:
    """What one of these or two can make."""
    return sorted({*values, *[one + two for one in values for two in values]})


def open_box(path: Path | None = None) -> Box:
    """The box that ships, or the reader's own, checked; BoxError lists all that is wrong with it."""
    return Box(checked(path or shipped(__name__), faults))
