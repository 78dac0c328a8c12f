"""The box: what box.toml holds, as typed tables that the rules can read fast."""

from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import i64

from fogline.core.rows import vec
from fogline.games.cablecars import actions as a
from fogline.games.cablecars.box_check import faults
from fogline.parts.bits import BIT
from fogline.parts.toml import checked, fingerprint, shipped

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
        self.cards: vec[i64] = vec[i64]([data["cards"][colour] for colour in COLOURS])
        self.cars_each: i64 = data["cars"]["each"]
        self.last_round_at: i64 = data["cars"]["last_round_at"]
        self.market_size: i64 = data["market"]["size"]
        self.ferries_swept: i64 = data["market"]["ferries_swept"]
        self.opening_hand: i64 = data["market"]["opening_hand"]
        self.symbols: list[str] = data["tokens"]["symbols"]
        self.token_points: vec[i64] = vec[i64](data["tokens"]["points"])
        self.stack: dict[str, int] = data["tokens"]["stack"]
        self.placed_stack: dict[str, int] = data["tokens"]["placed_stack"]
        self.route_points: vec[i64] = vec[i64](data["route_points"]["points"])
        self.locations: list[str] = [spot["name"] for spot in data["location"]]
        self.places: list[str] = [spot["id"] for spot in data["location"]]
        """The locations as notation writes them."""
        self.all_spots: i64 = sum([BIT[i] for i in range(len(self.places))])
        self.red_spots: vec[i64] = vec[i64]([i for i, spot in enumerate(data["location"]) if spot.get("red_spot")])
        self._lay_tracks(data["route"])
        self._print_tickets(data["ticket"])
        self.only: list[tuple[int, ...]] = [(seat,) for seat in range(8)]
        """Each seat alone, ready to be returned by ``waiting``."""
        self._tabulate_payments()
        self._list_actions()

    def _lay_tracks(self, routes: list[dict[str, Any]]) -> None:
        """A double route is two tracks, twins of each other."""
        tracks: list[tuple[int, int, str, dict[str, Any]]] = []
        for number, route in enumerate(routes):
            first = len(tracks)
            for side, colour in enumerate(route["colours"]):
                twin = first + 1 - side if len(route["colours"]) == 2 else -1
                tracks.append((number, twin, colour, route))
        self.end_a: vec[i64] = vec[i64]([self.places.index(route["ends"][0]) for _, _, _, route in tracks])
        self.end_b: vec[i64] = vec[i64]([self.places.index(route["ends"][1]) for _, _, _, route in tracks])
        self.spaces: vec[i64] = vec[i64]([route["spaces"] for _, _, _, route in tracks])
        self.colour: vec[i64] = vec[i64]([GRAY if c == "gray" else COLOURS.index(c) for _, _, c, _ in tracks])
        self.ferries: vec[i64] = vec[i64]([route.get("ferries", 0) for _, _, _, route in tracks])
        self.twin: vec[i64] = vec[i64]([twin for _, twin, _, _ in tracks])
        self.route_of: vec[i64] = vec[i64]([number for number, _, _, _ in tracks])
        """Which [[route]] of the file a track belongs to."""
        lengths = list(self.spaces)
        self.longest: i64 = max(lengths)
        self.all_tracks: i64 = sum([BIT[t] for t in range(len(lengths))])
        self.within_cars: vec[i64] = vec[i64](
            [sum([BIT[t] for t, n in enumerate(lengths) if n <= cars]) for cars in range(self.cars_each + 1)]
        )
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
        self.ticket_a: vec[i64] = vec[i64]([self.places.index(ticket["ends"][0]) for ticket in tickets])
        self.ticket_b: vec[i64] = vec[i64]([self.places.index(ticket["ends"][1]) for ticket in tickets])
        self.ticket_points: vec[i64] = vec[i64]([ticket["points"] for ticket in tickets])
        self.all_tickets: i64 = sum([BIT[t] for t in range(len(tickets))])

    def _tabulate_payments(self) -> None:
        """``payable[(ferry cards * SUITS + colour) * most_cards + cards of it]``: the tracks that such a hand can pay,
        cars aside."""
        self.most_cards: i64 = max(list(self.cards)) + 1
        self.payable: vec[i64] = vec[i64](
            [
                self._payable(colour, have, wild)
                for wild in range(self.cards[FERRY] + 1)
                for colour in range(SUITS)
                for have in range(self.most_cards)
            ]
        )

    def _payable(self, colour: int, have: int, wild: int) -> int:
        fits = [t for t, c in enumerate(self.colour) if c in (colour, GRAY) and self._pays(t, have, wild)]
        return sum([BIT[t] for t in fits])

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
        tickets, tracks, spots = range(len(self.ticket_a)), range(len(self.spaces)), range(len(self.places))
        by_verb: list[list[Any]] = [
            [a.TakeCard(c, f"take {COLOURS[c]}") for c in range(CARDS)],
            [a.DrawCard("draw")],
            [a.DrawTickets("tickets")],
            [a.Pass("pass")],
            [a.KeepBoth("keep both")],
            [a.KeepTicket(t, f"keep {self.ticket_words(t)}") for t in tickets],
            [a.Claim(t, f"claim {self.track_words(t)}") for t in tracks],
            self._payments(),
            [a.TakeToken(spot, f"token {self.places[spot]}") for spot in spots],
            [
                a.PlaceStack(symbol, spot, f"place {self.symbols[symbol].replace(' ', '-')} {self.places[spot]}")
                for symbol in range(len(self.symbols))
                for spot in spots
            ],
        ]
        self.actions: list[Any] = [action for actions in by_verb for action in actions]
        self.ids: dict[str, int] = {action.words: i for i, action in enumerate(self.actions)}
        self.verb: vec[i64] = vec[i64]([verb for verb, actions in enumerate(by_verb) for _ in actions])
        self.first: vec[i64] = vec[i64]([sum(map(len, by_verb[:verb])) for verb in range(len(by_verb))])
        """The number of the first action of each verb."""

    def _payments(self) -> list[Any]:
        """Every set of cards that can pay for some track, fewest ferry cards first."""
        longest = int(self.longest)
        payments: list[Any] = []
        for ferries in range(longest + 1):
            for colour in range(CARDS):
                for cards in range(1, longest - ferries + 1) if colour < SUITS else range(1 if ferries else 0):
                    words = [f"{cards} {COLOURS[colour]}"] * (cards > 0) + [f"{ferries} ferry"] * (ferries > 0)
                    payments.append(a.Pay(cards, colour, ferries, len(payments), "pay " + " ".join(words)))
        self.pay_cards: vec[i64] = vec[i64]([pay.cards for pay in payments])
        self.pay_colour: vec[i64] = vec[i64]([pay.colour for pay in payments])
        self.pay_ferries: vec[i64] = vec[i64]([pay.ferries for pay in payments])
        numbers = {(pay.ferries, pay.colour, pay.cards): pay.payment for pay in payments}
        self._numbers: vec[i64] = vec[i64](
            [
                numbers.get((ferries, colour, cards), -1)
                for ferries in range(longest + 1)
                for colour in range(CARDS)
                for cards in range(longest + 1)
            ]
        )
        return payments

    def payment(self, ferries: i64, colour: i64, cards: i64) -> i64:
        """The number of the payment with so many ferry cards and so many of a colour."""
        return self._numbers[(ferries * CARDS + colour) * (self.longest + 1) + cards]

    def ticket_words(self, ticket: int) -> str:
        return f"{self.places[self.ticket_a[ticket]]} {self.places[self.ticket_b[ticket]]}"


def open_box(path: Path | None = None) -> Box:
    """The box that ships, or the reader's own, checked; BoxError lists all that is wrong with it."""
    return Box(checked(path or shipped(__name__), faults))
