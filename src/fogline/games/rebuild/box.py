"""The box: what box.toml holds, as typed tables that the rules can read fast."""

from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import i64

from fogline.core.rows import vec
from fogline.games.rebuild import actions as a
from fogline.games.rebuild import plots
from fogline.games.rebuild.box_check import faults
from fogline.games.rebuild.kinds import KINDS
from fogline.parts.bits import BIT, MOST, Listing
from fogline.parts.toml import checked, fingerprint, shipped

COLOURS: Final = plots.COLOURS
SERVICES: Final = ("lighting", "cable car", "hydrant", "park")
"""The types of urbanism cards."""
TYPES: Final = 4
LIGHTING: Final = 0
CABLE_CAR: Final = 1
PARK: Final = 3
PLACES: Final = ("left", "centre", "right")
SIDES: Final = ("solo_and_two", "three_and_four")
"""The faces of an action card."""
ROW: Final = 3
"""Cards in a row of permits or objectives."""
SPOTS: Final = 5
"""The most spaces an action card can have."""
ANY: Final = 4
"""The colour of a building grant."""
COMMITTEE: Final = 4
"""The number of the Committee of Fifty among the players: it has no seat, so it comes after all that can be one."""
EVERYBODY: Final = 5
"""How long a list by player is."""


@final
class Box:
    """The components of one match. Spaces, permits, objectives and cards are numbers in the file's order."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data: dict[str, Any] = data
        """The file as it is, for names and sources."""
        self.hash: str = fingerprint(data)
        self.buildings: i64 = data["players"]["buildings"]
        self.most_permits: i64 = data["players"]["permits"]
        costs = data["costs"]
        self.step: i64 = costs["step"]
        self.urban: i64 = costs["urban"]
        self.clear: i64 = costs["clear"]
        self.site: i64 = costs["site"]
        self.bottom: i64 = costs["money"]
        self.money_point: i64 = costs["point"]
        self.columns: dict[int, int] = {entry["players"]: entry["columns"] for entry in data["map"]}
        self.slots: dict[int, int] = {entry["players"]: entry["columns"] * entry["rows"] for entry in data["map"]}
        """By players: how many plot cards form the map."""
        self.earnings: vec[i64] = vec[i64](data["year_board"]["earnings"])
        self.only: list[tuple[int, ...]] = [(seat,) for seat in range(EVERYBODY)]
        """Each seat alone, ready to be returned by ``waiting``."""
        players = [[], [0, COMMITTEE], *[list(range(seats)) for seats in range(2, EVERYBODY)]]
        self.players: list[vec[i64]] = [vec[i64](who) for who in players]
        """By seats: who plays."""
        buildings = [[self.buildings] * seats + [0] * (EVERYBODY - seats) for seats in range(EVERYBODY)]
        self.pooled: list[vec[i64]] = [vec[i64](pool) for pool in buildings]
        """By seats: the buildings of each player in the common pool when a game begins."""
        self.ready: list[vec[i64]] = [vec[i64]([0] * EVERYBODY) for _ in range(EVERYBODY)]
        """By seats: those in front of each player then."""
        self.ready[1][COMMITTEE] = self.buildings  # 9.2
        self._lay_plots([entry["spaces"] for entry in data["plot_card"]])
        self._print_permits(data["permits"])
        self._print_actions(data["action_card"])
        self._print_objectives(data["objectives"])
        self._print_urbanism(data["urbanism"])
        self._print_development(data["development"])
        self._print_years(data["year"])
        self._print_committee(data["committee"])
        self._list_actions()

    def _lay_plots(self, pictures: list[str]) -> None:
        """Every space of every plot card, and what lies next to it in its plot (8.2)."""
        drawn = [(card, cell) for card, picture in enumerate(pictures) for cell in plots.cells(picture)]
        self.space_card: vec[i64] = vec[i64]([card for card, _ in drawn])
        self.space_x: vec[i64] = vec[i64]([cell.x for _, cell in drawn])
        self.space_y: vec[i64] = vec[i64]([cell.y for _, cell in drawn])
        self.space_colour: vec[i64] = vec[i64]([cell.colour for _, cell in drawn])
        self.space_number: vec[i64] = vec[i64]([cell.number for _, cell in drawn])
        self.card_width: int = max(plots.size(picture)[0] for picture in pictures)
        self.card_height: int = max(plots.size(picture)[1] for picture in pictures)
        near = [mask_of([there == card and cell.touches(other) for there, other in drawn]) for card, cell in drawn]
        self.neighbours: vec[i64] = vec[i64](near)
        cards = range(len(pictures))
        self.card_spaces: vec[i64] = vec[i64]([mask_of([there == card for there, _ in drawn]) for card in cards])
        self.card_rubble: list[list[int]] = [
            [mask_of([there == card and cell.rubble[side] for there, cell in drawn]) for side in (0, 1)]
            for card in cards
        ]
        bent = [self._bent(space, cell) for space, (_, cell) in enumerate(drawn)]
        self.corners: i64 = mask_of(bent)
        """8.5: spaces with a neighbour beside and one above or below."""
        shapes = [(cell.colour, cell.number, bent[space]) for space, (_, cell) in enumerate(drawn)]
        self.alike: vec[i64] = vec[i64]([mask_of([other == shape for other in shapes]) for shape in shapes])
        """By space: those of the same colour and number that are corners if it is one."""
        self._name_spaces()

    def _bent(self, space: int, cell: plots.Cell) -> bool:
        near = [i for i in range(len(self.space_x)) if self.neighbours[space] & BIT[i]]
        beside = [i for i in near if self.space_y[i] == cell.y]
        return 0 < len(beside) < len(near)

    def _name_spaces(self) -> None:
        """The spaces by colour and by number, where a building grant's is any; and as notation writes them."""
        self.of_colour: vec[i64] = vec[i64](
            [mask_of([k in (colour, ANY) for colour in self.space_colour]) for k in range(ANY + 1)]
        )
        self.of_number: vec[i64] = vec[i64](
            [mask_of([k in (number, 0) for number in self.space_number]) for k in range(10)]
        )
        self.spaces: list[str] = []
        """The spaces as notation writes them: yellow-5a."""
        for colour, number in zip(self.space_colour, self.space_number, strict=True):
            plot = f"{COLOURS[colour]}-{number}"
            self.spaces.append(plot + "abcdefghi"[len([s for s in self.spaces if s[:-1] == plot])])

    def _print_permits(self, table: dict[str, Any]) -> None:
        """The regular permits, then the building grants, which fit any colour or number and show no icons."""
        regular, grants = table["regular"], table["grants"]
        self.permit_colour: vec[i64] = vec[i64]([COLOURS.index(entry[0]) for entry in regular] + [ANY] * grants)
        self.permit_number: vec[i64] = vec[i64]([entry[1] for entry in regular] + [0] * grants)
        icons = [mask_of([service in entry[2:] for service in SERVICES]) for entry in regular]
        self.permit_icons: vec[i64] = vec[i64](icons + [0] * grants)
        self.all_permits: i64 = mask_of([True] * len(self.permit_icons))
        self.grants: i64 = mask_of([number == 0 for number in self.permit_number])
        spaces = range(len(self.space_card))
        colours = [mask_of([self.of_colour[k] & BIT[space] != 0 for k in self.permit_colour]) for space in spaces]
        numbers = [mask_of([self.of_number[k] & BIT[space] != 0 for k in self.permit_number]) for space in spaces]
        self.colour_at: vec[i64] = vec[i64](colours)
        """By space: the permits that have its colour, building grants among them."""
        self.number_at: vec[i64] = vec[i64](numbers)
        self.permits: list[str] = []
        """The permits as notation writes them: yellow-5-lighting-hydrant."""
        names = ["-".join(map(str, entry)).replace(" ", "-") for entry in regular] + ["grant"] * grants
        for nth, name in enumerate(names):
            copies = names[:nth].count(name)
            self.permits.append(f"{name}-{copies + 1}" if copies else name)

    def _print_actions(self, cards: list[dict[str, Any]]) -> None:
        """Every face of a card: those for one and two players, then those for three and four."""
        self.action_cards: i64 = len(cards)
        printed = [[words.split() for words in card[side]] for side in SIDES for card in cards]
        self.deeds: list[list[int]] = [[a.DEEDS.index(words[0]) for words in spaces] for spaces in printed]
        """By face: what each space offers."""
        self.paid: list[list[int]] = [[int(words[1]) if words[1:] else 0 for words in spaces] for spaces in printed]
        """The same for what earnings pay, 0 elsewhere."""
        self.pays: vec[i64] = vec[i64]([sum(paid) for paid in self.paid])
        """By face: what its earnings pay."""
        builds = [a.BUILD in deeds or a.GRANT in deeds for deeds in self.deeds]
        self.for_building: vec[i64] = vec[i64]([int(there) for there in builds])
        """By face: 1 where there is something to build by, else 0."""
        self.always: vec[i64] = vec[i64]([self._always(deeds) for deeds in self.deeds])
        """By face: the moves that need nothing, as a mask of their actions."""
        widest = [deeds + [a.PASS] * (SPOTS - len(deeds)) for deeds in self.deeds]
        self.deed: vec[i64] = vec[i64]([deed for deeds in widest for deed in deeds])
        """``deed[face * SPOTS + spot]``: what a space offers; nothing but passing where there is none."""
        where = [deeds.index(deed) if deed in deeds else -1 for deeds in self.deeds for deed in range(a.ALL_DEEDS)]
        self.where: vec[i64] = vec[i64](where)
        """``where[face * ALL_DEEDS + deed]``: the space that offers it, or -1."""
        self.within: vec[i64] = vec[i64](
            [self._within(deeds, at, steps) for deeds in widest for at in range(SPOTS) for steps in range(SPOTS)]
        )
        """By what ``deed`` goes by, and steps that can be paid: the moves to do the action of a space."""
        self.untaken: vec[i64] = vec[i64]([self._beside(taken) for taken in range(BIT[SPOTS])])
        """By spaces where pawns stand: the moves to all others."""

    def _always(self, deeds: list[int]) -> int:
        """2.3: the money of every space; 2.5: passing on its own space only."""
        return sum(BIT[go(spot, a.PASS if deed == a.PASS else a.MONEY)] for spot, deed in enumerate(deeds))

    def _within(self, deeds: list[int], at: int, steps: int) -> int:
        """2.4: the moves that carry out the action of a space from at most so many steps away."""
        near = [spot for spot, deed in enumerate(deeds) if abs(spot - at) <= steps and deed != a.PASS]
        return 0 if deeds[at] == a.PASS else sum(BIT[go(spot, deeds[at])] for spot in near)

    def _beside(self, taken: int) -> int:
        """2.2: the moves to spaces where nobody stands."""
        free = [spot for spot in range(SPOTS) if not taken & BIT[spot]]
        return sum(BIT[go(spot, deed)] for spot in free for deed in range(len(a.DEEDS)))

    def _print_objectives(self, table: dict[str, Any]) -> None:
        """The green ones, the purple ones, and last Best Builder."""
        printed = [*table["green"], *table["purple"], {"kind": "best builder", "points": table["best_builder"]}]
        self.objective_kind: vec[i64] = vec[i64]([KINDS.index(entry["kind"]) for entry in printed])
        self.objective_points: vec[i64] = vec[i64]([entry.get("points", 0) for entry in printed])
        two = [entry.get("two", entry.get("points", 0)) for entry in printed]
        self.objective_two: vec[i64] = vec[i64](two)
        """Points with two players and solo."""
        self.objective_of: vec[i64] = vec[i64]([objective_of(entry) for entry in printed])
        """Its colour or its type of urbanism card."""
        self.objectives: list[str] = [objective_words(entry) for entry in printed]
        """The objectives as notation writes them: most-yellow."""
        green = len(table["green"])
        self.best_builder: i64 = len(printed) - 1
        self.purple: i64 = sum(BIT[i] for i in range(green, len(printed) - 1))
        self.all_objectives: i64 = sum(BIT[i] for i in range(len(printed) - 1))
        """All that can be signed: not Best Builder."""
        self.most_points: dict[int, list[int]] = {int(n): points for n, points in table["most"].items()}

    def _print_urbanism(self, table: dict[str, Any]) -> None:
        lighting, cable_car, hydrant, park = [table[name] for name in ("lighting", "cable_car", "hydrant", "park")]
        self.lighting_points: vec[i64] = vec[i64]([0] + lighting["points"])
        self.park_points: vec[i64] = vec[i64](park["points"])
        self.service_points: vec[i64] = vec[i64]([0, cable_car["points"], hydrant["points"], 0])
        counts = [lighting["count"], cable_car["count"], hydrant["count"], len(park["points"])]
        self.service_counts: vec[i64] = vec[i64](counts)
        self.cable_cost: i64 = cable_car["cost"]

    def _print_development(self, table: dict[str, Any]) -> None:
        """The board from the bottom up, so that a token's space is ``row * wide + column``."""
        self.wide: i64 = len(table["columns"])
        self.high: i64 = len(table["rows"])
        self.green_column: list[int] = table["columns"]
        self.orange_row: list[int] = table["rows"][::-1]
        self.board: vec[i64] = vec[i64]([points for row in table["points"][::-1] for points in row])
        self.corner_money: i64 = table["corner"]
        spaces = range(len(self.board))
        wide, top = len(table["columns"]), len(table["rows"]) - 1
        up = [space + wide if space // wide < top else min(space + 1, len(spaces) - 1) for space in spaces]
        self.above: vec[i64] = vec[i64](up)
        """By space: where a step up leads (5.2)."""
        right = [space + 1 if (space + 1) % wide else min(space + wide, len(spaces) - 1) for space in spaces]
        self.right_of: vec[i64] = vec[i64](right)

    def _print_years(self, years: list[dict[str, Any]]) -> None:
        self.years: list[int] = [entry["year"] for entry in years]
        self.year_cost: vec[i64] = vec[i64]([entry["cost"] for entry in years])
        self.last_year: i64 = len(years) - 1
        self.benefits: list[list[int]] = []
        """By year, from left to right: its benefits as deeds."""
        self.benefit_money: list[list[int]] = []
        for entry in years:
            printed = [read_benefit(words) for words in entry["benefits"]]
            self.benefits.append([deed for deed, _ in printed])
            self.benefit_money.append([money for _, money in printed])
        self.offers: vec[i64] = vec[i64]([mask_of([deed in deeds for deed in a.BENEFITS]) for deeds in self.benefits])
        """By year: those that may have to be chosen among, as a mask of their actions."""

    def _print_committee(self, table: dict[str, Any]) -> None:
        """Places are 0 left, 1 centre, 2 right. Lists of two: normal and hard."""
        modes = [table["normal"], table["hard"]]
        earnings = list(self.earnings)
        self.committee_start: i64 = earnings.index(table["start"])
        self.committee_permits: i64 = table["permits"]
        self.committee_objective: i64 = table["objective"]
        self.aid: list[list[int]] = [[0, *[PLACES.index(place) for place in mode["aid"]]] for mode in modes]
        """By number of the permit."""
        self.arrows: list[list[int]] = [[PLACES.index(mode["arrows"][place]) for place in PLACES] for mode in modes]
        self.blocked: list[int] = [earnings.index(mode["blocked"]) for mode in modes]
        self.committee_point: list[int] = [mode["point"] for mode in modes]

    def _list_actions(self) -> None:
        """The table of all actions."""
        spaces = [name.replace("-", " ")[:-1] + " " + name[-1] for name in self.spaces]
        permits = [name.replace("-", " ") for name in self.permits]
        signable = [name.replace("-", " ") for name in self.objectives[: self.best_builder]]
        deeds = range(len(a.DEEDS))
        by_verb: list[list[Any]] = [
            [a.Go(i, deed, f"go {i + 1} {a.DEEDS[deed]}") for i in range(SPOTS) for deed in deeds],
            [a.Earn(i, f"earn {money}") for i, money in enumerate(self.earnings)],
            [a.Benefit(k, f"benefit {w}") for k, w in zip(a.BENEFITS, a.BENEFIT_WORDS, strict=True)],
            [a.TakePermit(i, f"take {name}") for i, name in enumerate(permits)],
            [a.DrawPermit("draw permit")],
            [a.Sign(i, f"sign {name}") for i, name in enumerate(signable)],
            [a.DrawObjective("draw objective")],
            [a.Site(i, f"build {name}") for i, name in enumerate(spaces)],
            [a.Use(i, f"use {name}") for i, name in enumerate(permits)],
            [a.Enough("enough")],
            [a.Reward(i, f"reward {name}") for i, name in enumerate(SERVICES)],
            [a.NoReward("reward none")],
            [a.ClearUp(i, f"clear {name}") for i, name in enumerate(spaces)],
            [a.Side(i, f"side {name}") for i, name in enumerate("ab")],
        ]
        self.actions: list[Any] = [action for actions in by_verb for action in actions]
        self.ids: dict[str, int] = {action.words: i for i, action in enumerate(self.actions)}
        self.verb: vec[i64] = vec[i64]([verb for verb, actions in enumerate(by_verb) for _ in actions])
        self.first: vec[i64] = vec[i64]([sum(map(len, by_verb[:verb])) for verb in range(len(by_verb))])
        """The number of the first action of each verb."""
        self.numbers: Listing = Listing(list(range(MOST)))
        """The members of any set."""


def mask_of(members: list[bool]) -> int:
    """The set of the places where it is true."""
    return sum([BIT[i] for i, there in enumerate(members) if there])


def objective_words(entry: dict[str, Any]) -> str:
    """An objective's name: its type of urbanism card, or its kind with its colour."""
    words: str = entry.get("service", entry["kind"])
    if "colour" in entry:
        words = words.replace("colour", entry["colour"])
    return words.replace(" ", "-")


def objective_of(entry: dict[str, Any]) -> int:
    """The number of its colour, or of its type of urbanism card; 0 for those that have neither."""
    return COLOURS.index(entry["colour"]) if "colour" in entry else SERVICES.index(entry.get("service", SERVICES[0]))


def go(spot: int, deed: int) -> int:
    """The number of the action that moves to a space and does this."""
    return spot * len(a.DEEDS) + deed


def read_benefit(words: str) -> tuple[int, int]:
    """A benefit as box.toml writes it: which deed, and how much money."""
    if words == "building and permit":
        return a.OPENING, 0
    if words.endswith(" per building"):
        return a.PER_BUILDING, int(words.split()[0])
    if words.startswith("money "):
        return a.MONEY, int(words.split()[1])
    return a.DEEDS.index(words), 0


def open_box(path: Path | None = None) -> Box:
    """The box that ships, or the reader's own, checked; BoxError lists all that is wrong with it."""
    return Box(checked(path or shipped(__name__), faults))
