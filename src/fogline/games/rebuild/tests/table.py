"""A table set for a test in a few words, with chance by script."""

from pathlib import Path
from typing import Any

from fogline.core.dealer import Dealer
from fogline.core.event import Event, named
from fogline.core.result import Line
from fogline.games.rebuild.audit import audit
from fogline.games.rebuild.box import COLOURS, SERVICES, Box, open_box
from fogline.games.rebuild.events import KINDS
from fogline.games.rebuild.options import Options
from fogline.games.rebuild.position import read
from fogline.games.rebuild.rules import committee as the_committee
from fogline.games.rebuild.rules import turn
from fogline.games.rebuild.rules.setup import setup
from fogline.games.rebuild.scoring import result
from fogline.games.rebuild.state import State
from fogline.parts.bits import members

BOX = open_box()
TINY = open_box(Path(__file__).parent / "boxes" / "tiny.toml")
Why = tuple[str, str, dict[str, Any]]


def permit(code: str) -> str:
    """A permit's name from its short form: Y5.2 is the second yellow 5."""
    if code.startswith("grant"):
        return code
    plot = f"{COLOURS['YGRB'.index(code[0])]}-{code[1]}-"
    return [name for name in BOX.permits if name.startswith(plot)][int(code[3]) - 1]


def permits(codes: str) -> list[str]:
    return [permit(code) for code in codes.split()]


class Table:
    """A state and what may be done with it by words. After every action the components are counted."""

    def __init__(self, state: State) -> None:
        self.state = state
        assert audit(state) == ()

    @property
    def waiting(self) -> tuple[int, ...]:
        return turn.waiting(self.state)

    def legal(self) -> list[str]:
        """What whoever is asked may do, in words."""
        return [self.state.box.actions[i].words for i in turn.legal(self.state, self.waiting[0])]

    def why(self, words: str) -> list[Why]:
        """Why not: (key, rule, figures)."""
        reasons = turn.explain(self.state, self.waiting[0], self.state.box.ids[words])
        return [(reason.key, reason.rule, dict(reason.args)) for reason in reasons]

    def play(self, words: str, *chance: str | int) -> list[Event]:
        """Do it while chance answers so; it must be legal, and every answer must have been asked for."""
        s = self.state
        assert words in self.legal(), f"{words!r} is not among {self.legal()}"
        dealer = Dealer(script=self.script(*chance))
        turn.apply(s, self.waiting[0], s.box.ids[words], dealer)
        assert dealer.unused() == 0, f"{dealer.unused()} answers too many"
        assert audit(s) == ()
        return [named(KINDS, said) for said in dealer.said]

    def script(self, *chance: str | int) -> list[int]:
        """Chance's answers: cards by name, drawn one after the other from their decks; or plain numbers."""
        deck, bag = members(self.state.deck), members(self.state.bag)
        answers: list[int] = []
        for card in chance:
            if isinstance(card, int):
                answers.append(card)
            elif card in BOX.objectives:
                answers.append(bag.index(BOX.objectives.index(card)))
                bag.pop(answers[-1])
            else:
                answers.append(deck.index(BOX.permits.index(permit(card))))
                deck.pop(answers[-1])
        return answers

    def lines(self, seat: int = 0) -> list[Line]:
        """The story of a seat's score, as if the game were over."""
        return list(result(self.state).breakdown[seat])

    def points(self, objective: str, seat: int = 0) -> int:
        """What one objective, common or personal, brings a seat."""
        number = BOX.objectives.index(objective)
        found = [line.points for line in self.lines(seat) if line.args.get("objective") == number]
        assert len(found) == 1
        return found[0]


HIDDEN = ("buildings", "pairs", "rivals", "corners")
"""The hidden objective each seat has unless a test says otherwise."""


ROW = ("colours", "rubble", "services", "apart", "lighting", "hydrant", "blue")
"""The row of objectives is made of these unless a test says otherwise."""


def area(data: dict[str, Any], hidden: str, laid: list[str]) -> dict[str, Any]:
    """What lies before a player, by short names. Whoever built where rubble lay has taken it."""
    rubble = {*data.get("cleared", "").split(), *[name for name in data.get("built", "").split() if name in laid]}
    objectives = data.get("objectives", hidden).split()
    cards = data.get("cards", {})
    return {
        "space": data.get("space", 0),
        "money": data.get("money", 0),
        "stock": data.get("stock", 1),
        "permits": permits(data.get("permits", "")),
        "objectives": objectives + data.get("seen", "").split(),
        "seen": data.get("seen", "").split(),
        "buildings": data.get("built", "").split(),
        "rubble": len(rubble),
        "development": list(data.get("development", (0, 0))),
        "urbanism": {name: n for name, n in cards.items() if name in SERVICES},
        "parks": data.get("parks", []),
    }


def table(*areas: dict[str, Any], committee: dict[str, Any] | None = None, **given: Any) -> Table:
    """A table with an area for each player, by default about to move to the first action card of 1907.

    ``stop`` is the action card (0: year board), ``moved`` how many have moved there; areas give ``space``, ``money``,
    ``stock``, ``permits``, hidden ``objectives``, ``seen`` ones, ``built``, ``cleared`` rubble, ``development``
    as column and row, ``cards`` and ``parks``.
    """
    seats = len(areas)
    cards = given.get("cards", range(1, {1: 4, 2: 4, 3: 6, 4: 8}[seats] + 1))
    sides = given.get("sides", "a" * len(cards))
    laid = [
        BOX.spaces[number]
        for card, side in zip(cards, sides, strict=True)
        for number in members(BOX.card_rubble[card - 1]["ab".index(side)])
    ]
    players = [area(data, HIDDEN[seat], laid) for seat, data in enumerate(areas)]
    theirs = area({"stock": 8 - len((committee or {}).get("built", "").split()), **(committee or {})}, "", laid)
    everybody = [*players, theirs] if seats == 1 else players
    gone = [n for data in (*areas, committee or {}) for key in ("built", "cleared") for n in data.get(key, "").split()]
    row = [None if code == "-" else permit(code) for code in given.get("row", "R1.1 R2.2 R3.2").split()]
    common = given.get("common", "most-yellow most-green most-red").split()
    held = [*common, *given.get("gone", "").split(), *[name for one in everybody for name in one["objectives"]]]
    free = " ".join([name for name in ROW if name not in held][:3])
    shown = [None if name == "-" else name for name in given.get("shown", free).split()]
    discards = permits(given.get("discards", ""))
    used = [*row, *discards, *[name for one in everybody for name in one["permits"]]]
    data: dict[str, Any] = {
        "asks": given.get("asks", "moving"),
        "first": 0,
        "year": given.get("year", 1907),
        "stop": given.get("stop", 1),
        "order": given.get("order", [0, "committee"] if seats == 1 else list(range(seats))),
        "at": given.get("moved", 0),
        "map": [{"card": card, "side": side} for card, side in zip(cards, sides, strict=True)],
        "ring": given.get("ring", [1, 2, 3, 4, 5, 6]),
        "rubble": [name for name in laid if name not in gone],
        "common": common,
        "permit_row": row,
        "permit_deck": [name for name in BOX.permits if name not in used and not (seats == 1 and "grant" in name)],
        "discards": discards,
        "objective_row": shown,
        "objective_deck": [name for name in BOX.objectives[: BOX.best_builder] if name not in (*shown, *held)],
        "players": players,
        **({"committee": theirs} if seats == 1 else {}),
        "best_builder": given.get("best"),
        "site": None,
        "used": [],
        "grant": False,
        "ended_by": given.get("ended_by", ""),
    }
    return Table(read(BOX, seats, Options("random", given.get("mode", "normal")), data))


def card(code: str) -> int:
    """A permit's number from its short form."""
    return BOX.permits.index(permit(code))


def act(t: Table, human: int, *chance: str) -> list[Event]:
    """The Committee's turn alone, after the player has moved to a space without doing anything there."""
    s = t.state
    s.spots[0], s.at = human, 1
    dealer = Dealer(script=t.script(*chance))
    the_committee.turn(s, dealer)
    assert dealer.unused() == 0
    return [named(KINDS, said) for said in dealer.said]


def opening(seats: int, seed: int = 1, sides: str = "random", mode: str = "normal", box: Box = BOX) -> Table:
    """A new game."""
    return Table(setup(box, seats, Options(sides, mode), Dealer(seed)))


def keys(events: list[Event]) -> list[str]:
    return [event.key for event in events]


def told(events: list[Event], key: str) -> list[dict[str, int | None]]:
    """The figures of all events of a kind."""
    return [dict(event.args) for event in events if event.key == key]


def space(name: str) -> int:
    return BOX.spaces.index(name)


def spaces(mask: int) -> list[str]:
    return [BOX.spaces[number] for number in members(mask)]
