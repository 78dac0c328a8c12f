"""The box: what box.toml holds, as typed tables that the rules can read fast."""

from pathlib import Path
from typing import Any, Final, final

from fogline.core.errors import BoxError
from fogline.games.rebuild import actions as a
from fogline.games.rebuild import plots
from fogline.games.rebuild.check import faults
from fogline.parts.bits import BIT, MOST, Listing
from fogline.parts.toml import fingerprint, read, shipped

COLOURS: Final = plots.COLOURS
SERVICES: Final = ("lighting", "cable car", "hydrant", "park")
"""The types of urbanism cards."""
TYPES: Final = 4
LIGHTING: Final = 0
CABLE_CAR: Final = 1
PARK: Final = 3
PLACES: Final = ("left", "centre", "right")
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
        self.buildings: int = data["players"]["buildings"]
        self.most_permits: int = data["players"]["permits"]
        costs = data["costs"]
        self.step: int = costs["step"]
        self.urban: int = costs["urban"]
        self.clear: int = costs["clear"]
        self.site: int = costs["site"]
        self.bottom: int = costs["money"]
        self.money_point: int = costs["point"]
        self.columns: dict[int, int] = {entry["players"]: entry["columns"] for entry in data["map"]}
        self.slots: dict[int, int] = {entry["players"]: entry["columns"] * entry["rows"] for entry in data["map"]}
        """By players: how many plot cards form the map."""
        self.earnings: list[int] = data["year_board"]["earnings"]
        self.only: list[tuple[int, ...]] = [(seat,) for seat in range(EVERYBODY)]
        """Each seat alone, ready to be returned by ``waiting``."""
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
        self.space_card: list[int] = [card for card, _ in drawn]
        self.space_x: list[int] = [cell.x for _, cell in drawn]
        self.space_y: list[int] = [cell.y for _, cell in drawn]
        self.space_colour: list[int] = [cell.colour for _, cell in drawn]
        self.space_number: list[int] = [cell.number for _, cell in drawn]
        self.card_width: int = max(plots.size(picture)[0] for picture in pictures)
        self.card_height: int = max(plots.size(picture)[1] for picture in pictures)
        self.neighbours: list[int] = [
            sum(BIT[j] for j, (there, other) in enumerate(drawn) if there == card and cell.touches(other))
            for card, cell in drawn
        ]
        cards = range(len(pictures))
        self.card_spaces: list[int] = [
            sum(BIT[i] for i, c in enumerate(self.space_card) if c == card) for card in cards
        ]
        self.card_rubble: list[list[int]] = [
            [sum(BIT[i] for i, (c, cell) in enumerate(drawn) if c == card and cell.rubble[side]) for side in (0, 1)]
            for card in cards
        ]
        self.corners: int = sum(BIT[i] for i, (_, cell) in enumerate(drawn) if self._bent(i, cell))
        """8.5: spaces with a neighbour beside and one above or below."""
        self._name_spaces()

    def _bent(self, space: int, cell: plots.Cell) -> bool:
        near = [i for i in range(len(self.space_x)) if self.neighbours[space] & BIT[i]]
        beside = [i for i in near if self.space_y[i] == cell.y]
        return 0 < len(beside) < len(near)

    def _name_spaces(self) -> None:
        """The spaces by colour and by number, where a building grant's is any; and as notation writes them."""
        self.of_colour: list[int] = [sum(BIT[i] for i, c in enumerate(self.space_colour) if c == k) for k in range(4)]
        everywhere = sum(BIT[i] for i in range(len(self.space_card)))
        self.of_colour.append(everywhere)
        self.of_number: list[int] = [sum(BIT[i] for i, n in enumerate(self.space_number) if n == k) for k in range(10)]
        self.of_number[0] = everywhere
        self.spaces: list[str] = []
        """The spaces as notation writes them: yellow-5a."""
        for colour, number in zip(self.space_colour, self.space_number, strict=True):
            plot = f"{COLOURS[colour]}-{number}"
            self.spaces.append(plot + "abcdefghi"[len([s for s in self.spaces if s[:-1] == plot])])

    def _print_permits(self, table: dict[str, Any]) -> None:
        """The regular permits, then the building grants, which fit any colour or number and show no icons."""
        regular, grants = table["regular"], table["grants"]
        self.permit_colour: list[int] = [COLOURS.index(entry[0]) for entry in regular] + [ANY] * grants
        self.permit_number: list[int] = [entry[1] for entry in regular] + [0] * grants
        icons = [sum(BIT[SERVICES.index(icon)] for icon in entry[2:]) for entry in regular]
        self.permit_icons: list[int] = icons + [0] * grants
        self.all_permits: int = sum(BIT[i] for i in range(len(regular) + grants))
        self.grants: int = sum(BIT[i] for i in range(len(regular), len(regular) + grants))
        self.permits: list[str] = []
        """The permits as notation writes them: yellow-5-lighting-hydrant."""
        names = ["-".join(map(str, entry)).replace(" ", "-") for entry in regular] + ["grant"] * grants
        for nth, name in enumerate(names):
            copies = names[:nth].count(name)
            self.permits.append(f"{name}-{copies + 1}" if copies else name)

    def _print_actions(self, cards: list[dict[str, Any]]) -> None:
        """``deeds[side][card]``: what each space offers; side 0 is for one and two players, 1 for three and four."""
        self.deeds: list[list[list[int]]] = []
        self.paid: list[list[list[int]]] = []
        """The same for what earnings pay, 0 elsewhere."""
        for side in ("solo_and_two", "three_and_four"):
            printed = [[words.split() for words in card[side]] for card in cards]
            self.deeds.append([[a.DEEDS.index(words[0]) for words in spaces] for spaces in printed])
            self.paid.append([[int(words[1]) if len(words) > 1 else 0 for words in spaces] for spaces in printed])
        self.always: list[list[int]] = [[self._always(deeds) for deeds in side] for side in self.deeds]
        """By side and card: the moves that need nothing, as a mask of their actions."""
        self.within: list[list[list[list[int]]]] = [
            [[[self._within(deeds, at, steps) for steps in range(SPOTS)] for at in range(len(deeds))] for deeds in side]
            for side in self.deeds
        ]
        """By side, card, an action's space and steps that can be paid: the moves to do that action."""
        self.untaken: list[int] = [
            sum(BIT[go(spot, deed)] for spot in range(SPOTS) if not taken & BIT[spot] for deed in range(len(a.DEEDS)))
            for taken in range(BIT[SPOTS])
        ]
        """By spaces where pawns stand: the moves to all others."""

    def _always(self, deeds: list[int]) -> int:
        """2.3: the money of every space; 2.5: passing on its own space only."""
        return sum(BIT[go(spot, a.PASS if deed == a.PASS else a.MONEY)] for spot, deed in enumerate(deeds))

    def _within(self, deeds: list[int], at: int, steps: int) -> int:
        """2.4: the moves that carry out the action of a space from at most so many steps away."""
        near = [spot for spot, deed in enumerate(deeds) if abs(spot - at) <= steps and deed != a.PASS]
        return 0 if deeds[at] == a.PASS else sum(BIT[go(spot, deeds[at])] for spot in near)

    def _print_objectives(self, table: dict[str, Any]) -> None:
        """The green ones, the purple ones, and last Best Builder."""
        printed = [*table["green"], *table["purple"], {"kind": "best builder", "points": table["best_builder"]}]
        self.objective_kind: list[str] = [entry["kind"] for entry in printed]
        self.objective_points: list[int] = [entry.get("points", 0) for entry in printed]
        self.objective_two: list[int] = [entry.get("two", entry.get("points", 0)) for entry in printed]
        """Points with two players and solo."""
        self.objective_of: list[int] = [
            COLOURS.index(entry["colour"]) if "colour" in entry else SERVICES.index(entry.get("service", SERVICES[0]))
            for entry in printed
        ]
        """Its colour or its type of urbanism card."""
        self.objectives: list[str] = [objective_words(entry) for entry in printed]
        """The objectives as notation writes them: most-yellow."""
        green = len(table["green"])
        self.best_builder: int = len(printed) - 1
        self.purple: int = sum(BIT[i] for i in range(green, self.best_builder))
        self.all_objectives: int = sum(BIT[i] for i in range(self.best_builder))
        """All that can be signed: not Best Builder."""
        self.most_points: dict[int, list[int]] = {int(n): points for n, points in table["most"].items()}

    def _print_urbanism(self, table: dict[str, Any]) -> None:
        self.lighting_points: list[int] = [0, *table["lighting"]["points"]]
        self.park_points: list[int] = table["park"]["points"]
        self.service_points: list[int] = [0, table["cable_car"]["points"], table["hydrant"]["points"], 0]
        self.service_counts: list[int] = [
            table["lighting"]["count"],
            table["cable_car"]["count"],
            table["hydrant"]["count"],
            len(self.park_points),
        ]
        self.cable_cost: int = table["cable_car"]["cost"]

    def _print_development(self, table: dict[str, Any]) -> None:
        """The board from the bottom up, so that a token's space is ``row * wide + column``."""
        self.wide: int = len(table["columns"])
        self.high: int = len(table["rows"])
        self.green_column: list[int] = table["columns"]
        self.orange_row: list[int] = table["rows"][::-1]
        self.board: list[int] = [points for row in table["points"][::-1] for points in row]
        self.corner_money: int = table["corner"]

    def _print_years(self, years: list[dict[str, Any]]) -> None:
        self.years: list[int] = [entry["year"] for entry in years]
        self.year_cost: list[int] = [entry["cost"] for entry in years]
        self.last_year: int = len(years) - 1
        self.benefits: list[list[int]] = []
        """By year, from left to right: its benefits as deeds."""
        self.benefit_money: list[list[int]] = []
        for entry in years:
            printed = [read_benefit(words) for words in entry["benefits"]]
            self.benefits.append([deed for deed, _ in printed])
            self.benefit_money.append([money for _, money in printed])

    def _print_committee(self, table: dict[str, Any]) -> None:
        """Places are 0 left, 1 centre, 2 right. Lists of two: normal and hard."""
        modes = [table["normal"], table["hard"]]
        self.committee_start: int = self.earnings.index(table["start"])
        self.committee_permits: int = table["permits"]
        self.committee_objective: int = table["objective"]
        self.aid: list[list[int]] = [[0, *[PLACES.index(place) for place in mode["aid"]]] for mode in modes]
        """By number of the permit."""
        self.arrows: list[list[int]] = [[PLACES.index(mode["arrows"][place]) for place in PLACES] for mode in modes]
        self.blocked: list[int] = [self.earnings.index(mode["blocked"]) for mode in modes]
        self.committee_point: list[int] = [mode["point"] for mode in modes]

    def _list_actions(self) -> None:
        """The table of all actions."""
        self.actions: list[Any] = []
        self.verb: list[int] = []
        self.first: list[int] = []
        """The number of the first action of each verb."""
        spaces = [name.replace("-", " ")[:-1] + " " + name[-1] for name in self.spaces]
        permits = [name.replace("-", " ") for name in self.permits]
        signable = [name.replace("-", " ") for name in self.objectives[: self.best_builder]]
        deeds = range(len(a.DEEDS))
        self._add([a.Go(i, deed, f"go {i + 1} {a.DEEDS[deed]}") for i in range(SPOTS) for deed in deeds])
        self._add([a.Earn(i, f"earn {money}") for i, money in enumerate(self.earnings)])
        self._add([a.Benefit(k, f"benefit {w}") for k, w in zip(a.BENEFITS, a.BENEFIT_WORDS, strict=True)])
        self._add([a.TakePermit(i, f"take {name}") for i, name in enumerate(permits)])
        self._add([a.DrawPermit("draw permit")])
        self._add([a.Sign(i, f"sign {name}") for i, name in enumerate(signable)])
        self._add([a.DrawObjective("draw objective")])
        self._add([a.Site(i, f"build {name}") for i, name in enumerate(spaces)])
        self._add([a.Use(i, f"use {name}") for i, name in enumerate(permits)])
        self._add([a.Enough("enough")])
        self._add([a.Reward(i, f"reward {name}") for i, name in enumerate(SERVICES)])
        self._add([a.NoReward("reward none")])
        self._add([a.ClearUp(i, f"clear {name}") for i, name in enumerate(spaces)])
        self._add([a.Side(i, f"side {name}") for i, name in enumerate("ab")])
        self.ids: dict[str, int] = {action.words: i for i, action in enumerate(self.actions)}
        self.numbers: Listing = Listing(list(range(MOST)))
        """The members of any set."""
        self.goes: Listing = Listing([go(spot, deed) for spot in range(SPOTS) for deed in deeds])
        self.sites: Listing = Listing([self.first[a.SITE] + i for i in range(len(spaces))])
        self.clears: Listing = Listing([self.first[a.CLEAR] + i for i in range(len(spaces))])
        self.uses: Listing = Listing([self.first[a.USE] + i for i in range(len(permits))])

    def _add(self, actions: list[Any]) -> None:
        self.verb.extend([len(self.first)] * len(actions))
        self.first.append(len(self.actions))
        self.actions.extend(actions)


def objective_words(entry: dict[str, Any]) -> str:
    """An objective's name: its type of urbanism card, or its kind with its colour."""
    words: str = entry.get("service", entry["kind"])
    if "colour" in entry:
        words = words.replace("colour", entry["colour"])
    return words.replace(" ", "-")


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
    file = path or shipped(__name__)
    data = read(file)
    wrong = faults(data)
    if wrong:
        raise BoxError("box-faults", faults=tuple(wrong), file=file.name)
    return Box(data)
