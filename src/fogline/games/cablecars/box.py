"""The box: what box.toml holds, as typed tables that the rules can read fast."""

from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import i64

from fogline.core.errors import BoxError
from fogline.core.rows import vec
from fogline.games.cablecars import actions as a
from fogline.games.cablecars.check import faults
from fogline.parts.bits import BIT
from fogline.parts.toml import fingerprint, read, shipped

COLOURS: Final = ("blue", "green", "black", "purple", "red", "orange", "ferry")
"""The suits of transportation cards in their fixed order."""
SUITS: Final = 6
"""How many of them are colours of routes."""
FERRY: Final = 6
"""The wild card."""
CARDS: Final = 7
"""How many kinds of card there are."""
GRAY: Final = 7
"""The colour of a route that takes any one colour."""


@final
class Box:
    """The components of one match. Tracks, locations, tickets and symbols are numbers in the file's order."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data: dict[str, Any] = data
        """The file as it is, for names, places on the map and sources."""
        self.hash: str = fingerprint(data)
        self.cards: list[int] = [data["cards"][colour] for colour in COLOURS]
        self.cars_each: int = data["cars"]["each"]
        self.last_round_at: int = data["cars"]["last_round_at"]
        self.market_size: int = data["market"]["size"]
        self.ferries_swept: int = data["market"]["ferries_swept"]
        self.opening_hand: int = data["market"]["opening_hand"]
        self.symbols: list[str] = data["tokens"]["symbols"]
        self.token_points: list[int] = data["tokens"]["points"]
        self.stack: dict[str, int] = data["tokens"]["stack"]
        self.placed_stack: dict[str, int] = data["tokens"]["placed_stack"]
        self.route_points: list[int] = data["route_points"]["points"]
        self.locations: list[str] = [spot["name"] for spot in data["location"]]
        self.places: list[str] = [spot["id"] for spot in data["location"]]
        """The locations as notation writes them."""
        self.all_spots: int = sum([BIT[i] for i in range(len(self.places))])
        self.red_spots: list[int] = [i for i, spot in enumerate(data["location"]) if spot.get("red_spot")]
        self._lay_tracks(data["route"])
        self._print_tickets(data["ticket"])
        self.only: list[tuple[int, ...]] = [(seat,) for seat in range(8)]
        """Each seat alone, ready to be returned by ``waiting``."""
        self._tabulate_payments()
        self._list_actions()

    def _lay_tracks(self, routes: list[dict[str, Any]]) -> None:
        """A double route is two tracks, twins of each other."""
        self.end_a: list[int] = []
        self.end_b: list[int] = []
        self.spaces: list[int] = []
        self.colour: list[int] = []
        self.ferries: list[int] = []
        self.twin: list[int] = []
        self.route_of: list[int] = []
        """Which [[route]] of the file a track belongs to."""
        for number, route in enumerate(routes):
            first = len(self.spaces)
            double = len(route["colours"]) == 2
            for side, colour in enumerate(route["colours"]):
                self.end_a.append(self.places.index(route["ends"][0]))
                self.end_b.append(self.places.index(route["ends"][1]))
                self.spaces.append(route["spaces"])
                self.colour.append(GRAY if colour == "gray" else COLOURS.index(colour))
                self.ferries.append(route.get("ferries", 0))
                self.twin.append(first + 1 - side if double else -1)
                self.route_of.append(number)
        self.longest: int = max(self.spaces)
        self.all_tracks: int = sum(BIT[t] for t in range(len(self.spaces)))
        self.within_cars: list[int] = [
            sum(BIT[t] for t, n in enumerate(self.spaces) if n <= cars) for cars in range(self.cars_each + 1)
        ]
        """By cable cars left: the tracks that are not too long."""
        self._draw_roads()

    def _draw_roads(self) -> None:
        """The tracks that leave a location are ``road_track[road_from[spot]]`` up to those of the next location."""
        leaving = [
            [t for t in range(len(self.spaces)) if spot in (self.end_a[t], self.end_b[t])]
            for spot in range(len(self.places))
        ]
        self.road_from: vec[i64] = vec[i64]([sum(map(len, leaving[:spot])) for spot in range(len(leaving) + 1)])
        self.road_track: vec[i64] = vec[i64]([track for tracks in leaving for track in tracks])
        self.road_to: vec[i64] = vec[i64](
            [self.end_a[t] + self.end_b[t] - spot for spot, tracks in enumerate(leaving) for t in tracks]
        )
        """Where each of them leads."""

    def _print_tickets(self, tickets: list[dict[str, Any]]) -> None:
        self.ticket_a: list[int] = [self.places.index(ticket["ends"][0]) for ticket in tickets]
        self.ticket_b: list[int] = [self.places.index(ticket["ends"][1]) for ticket in tickets]
        self.ticket_points: list[int] = [ticket["points"] for ticket in tickets]
        self.all_tickets: int = sum(BIT[t] for t in range(len(tickets)))

    def _tabulate_payments(self) -> None:
        """``payable[ferry cards][colour][cards of it]``: the tracks that such a hand can pay, cars aside."""
        self.payable: list[list[list[int]]] = []
        for wild in range(self.cards[FERRY] + 1):
            self.payable.append([self._payable(colour, wild) for colour in range(SUITS)])

    def _payable(self, colour: int, wild: int) -> list[int]:
        takes = [t for t, c in enumerate(self.colour) if c in (colour, GRAY)]
        return [sum([BIT[t] for t in takes if self._pays(t, have, wild)]) for have in range(self.cards[colour] + 1)]

    def _pays(self, track: int, have: int, wild: int) -> bool:
        """Whether so many cards of a fitting colour and so many ferry cards pay for a track."""
        coloured = min(have, self.spaces[track] - self.ferries[track])
        return self.spaces[track] - coloured <= wild

    def track_words(self, track: int) -> str:
        """A track as notation writes it: its ends, and on a double route its colour, lettered if both are alike."""
        words = f"{self.places[self.end_a[track]]} {self.places[self.end_b[track]]}"
        twin = self.twin[track]
        if twin < 0:
            return words
        colour = "gray" if self.colour[track] == GRAY else COLOURS[self.colour[track]]
        letter = "" if self.colour[track] != self.colour[twin] else " a" if track < twin else " b"
        return f"{words} {colour}{letter}"

    def _list_actions(self) -> None:
        """The table of all actions. The commonest have the smallest numbers, which Python keeps ready-made."""
        self.actions: list[Any] = []
        self.verb: list[int] = []
        self.first: list[int] = []
        """The number of the first action of each verb."""
        tickets, tracks, spots = range(len(self.ticket_a)), range(len(self.spaces)), range(len(self.places))
        self._add(a.TAKE, [a.TakeCard(c, f"take {COLOURS[c]}") for c in range(CARDS)])
        self._add(a.DRAW, [a.DrawCard("draw")])
        self._add(a.TICKETS, [a.DrawTickets("tickets")])
        self._add(a.PASS, [a.Pass("pass")])
        self._add(a.KEEP_BOTH, [a.KeepBoth("keep both")])
        self._add(a.KEEP, [a.KeepTicket(t, f"keep {self.ticket_words(t)}") for t in tickets])
        self._add(a.CLAIM, [a.Claim(t, f"claim {self.track_words(t)}") for t in tracks])
        self._add(a.PAY, self._payments())
        self._add(a.TOKEN, [a.TakeToken(spot, f"token {self.places[spot]}") for spot in spots])
        self._add(
            a.PLACE,
            [
                a.PlaceStack(symbol, spot, f"place {self.symbols[symbol].replace(' ', '-')} {self.places[spot]}")
                for symbol in range(len(self.symbols))
                for spot in spots
            ],
        )
        self.ids: dict[str, int] = {action.words: i for i, action in enumerate(self.actions)}

    def _add(self, verb: int, actions: list[Any]) -> None:
        self.first.append(len(self.actions))
        self.actions.extend(actions)
        self.verb.extend([verb] * len(actions))

    def _payments(self) -> list[Any]:
        """Every set of cards that can pay for some track, fewest ferry cards first."""
        self.pay_cards: list[int] = []
        self.pay_colour: list[int] = []
        self.pay_ferries: list[int] = []
        self.payment: list[list[list[int]]] = [
            [[-1] * (self.longest + 1) for _ in range(CARDS)] for _ in range(self.longest + 1)
        ]
        """``payment[ferry cards][colour][cards of it]``: the number of that payment."""
        payments: list[Any] = []
        for ferries in range(self.longest + 1):
            for colour in range(CARDS):
                for cards in range(1, self.longest - ferries + 1) if colour < SUITS else range(1 if ferries else 0):
                    self.payment[ferries][colour][cards] = len(payments)
                    self.pay_cards.append(cards)
                    self.pay_colour.append(colour)
                    self.pay_ferries.append(ferries)
                    words = [f"{cards} {COLOURS[colour]}"] * (cards > 0) + [f"{ferries} ferry"] * (ferries > 0)
                    payments.append(a.Pay(cards, colour, ferries, len(payments), "pay " + " ".join(words)))
        return payments

    def ticket_words(self, ticket: int) -> str:
        return f"{self.places[self.ticket_a[ticket]]} {self.places[self.ticket_b[ticket]]}"


def open_box(path: Path | None = None) -> Box:
    """The box that ships, or the reader's own, checked; BoxError lists all that is wrong with it."""
    file = path or shipped(__name__)
    data = read(file)
    wrong = faults(data)
    if wrong:
        raise BoxError("box-faults", faults=tuple(wrong), file=file.name)
    return Box(data)
