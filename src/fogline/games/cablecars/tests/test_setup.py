"""Chapter 1, setting up."""

import pytest

from fogline.core.dealer import Dealer
from fogline.core.event import named
from fogline.games.cablecars.audit import audit
from fogline.games.cablecars.box import CARDS, FERRY
from fogline.games.cablecars.events import KINDS
from fogline.games.cablecars.rules.setup import setup
from fogline.games.cablecars.tests.table import BOX, TINY, Table, keys, opening, script, table
from fogline.parts.bits import members, size

SEATS = (2, 3, 4)
RED = ("alcatraz", "golden-gate-bridge", "potrero-hill", "sunset", "the-embarcadero")
SYMBOLS_IN_ORDER = "0 1 2 3 4"
"""Chance puts the first five symbols on the red spots in their order."""


def stacks(t: Table) -> dict[str, int]:
    """How many tokens stand where."""
    return {stack["at"]: stack["left"] for stack in t.now["stacks"] if stack["at"]}


def choose_all(t: Table, words: str = "keep both") -> None:
    for seat in range(t.state.seats):
        t.play(words, seat)


@pytest.mark.parametrize("seats", SEATS)
def test_1_1_everybody_has_twenty_cars_and_no_points(seats: int) -> None:
    t = opening(seats)
    assert list(t.state.cars) == [20] * seats
    assert list(t.state.points) == [0] * seats


@pytest.mark.parametrize(("seats", "tokens"), [(2, 2), (3, 2), (4, 3)])
def test_1_2_a_stack_on_each_red_spot(seats: int, tokens: int) -> None:
    t = opening(seats)
    assert stacks(t) == dict.fromkeys(RED, tokens)
    assert len([stack for stack in t.now["stacks"] if stack["at"] is None]) == 2


def test_1_2_chance_says_which_symbol_stands_where() -> None:
    where = {opening(3, seed).now["stacks"][0]["at"] for seed in range(40)}
    assert where == {*RED, None}


@pytest.mark.parametrize("seats", SEATS)
def test_1_3_two_cards_each_and_five_face_up(seats: int) -> None:
    t = opening(seats)
    assert [sum(hand.values()) for hand in t.now["hands"]] == [2] * seats
    assert sum(t.state.market) == 5
    assert sum(t.state.deck) == 44 - 5 - 2 * seats
    assert sum(t.state.discards) == 0
    assert sum(t.state.seen) == 0, "nobody saw the cards that were dealt"


def deal(cards: str) -> tuple[Table, list[str]]:
    """A table for two whose cards come like this, and the kinds of events."""
    chance = script(f"{SYMBOLS_IN_ORDER} {cards} 0 0 0 0 0")
    dealer = Dealer(script=chance)
    state = setup(BOX, 2, None, dealer)
    assert dealer.unused() == 0
    return Table(state), keys([named(KINDS, said) for said in dealer.said])


def test_1_3_three_ferries_face_up_are_swept_at_once() -> None:
    hands = "blue blue red red"
    t, events = deal(f"{hands} ferry green ferry green ferry  black black green orange ferry")
    assert t.now["market"] == {"black": 2, "green": 1, "orange": 1, "ferry": 1}
    assert t.now["discards"] == {"ferry": 3, "green": 2}
    assert events.count("swept") == 1


def test_1_3_a_second_market_of_ferries_is_swept_too() -> None:
    hands = "blue blue red red"
    t, events = deal(f"{hands} ferry green ferry green ferry  ferry ferry ferry ferry black  red red red red blue")
    assert t.now["market"] == {"red": 4, "blue": 1}
    assert t.now["discards"] == {"ferry": 7, "green": 2, "black": 1}
    assert events.count("swept") == 2


def test_1_3_two_ferries_face_up_stay() -> None:
    t, events = deal("ferry ferry ferry red  ferry green ferry green black")
    assert t.now["market"] == {"ferry": 2, "green": 2, "black": 1}
    assert "swept" not in events


@pytest.mark.parametrize("seats", SEATS)
def test_1_4_each_is_offered_two_tickets_and_keeps_one_or_both(seats: int) -> None:
    t = opening(seats)
    assert size(t.state.bag) == 24 - 2 * seats
    for seat in range(seats):
        first, second = t.now["offered"][seat]
        assert t.legal(seat) == ["keep both", f"keep {first}", f"keep {second}"]


def test_1_4_a_ticket_that_was_not_offered_cannot_be_kept() -> None:
    t = opening(3)
    ticket = members(t.state.bag)[0]
    words = BOX.ticket_words(ticket)
    assert t.why(f"keep {words}", 0) == [("ticket-not-offered", "6.1", {"ticket": ticket})]


def test_1_4_choices_are_sealed_then_carried_out_in_turn_order() -> None:
    t = opening(4, seed=4)
    first = t.state.first
    assert first != 0, "the seed should not let seat 0 begin"
    other = {seat: pair[1] for seat, pair in enumerate(t.now["offered"])}
    for seat in (2, 0, 3):
        assert keys(t.play(f"keep {t.now['offered'][seat][0]}", seat)) == ["chose"]
        assert t.now["tickets"] == [[], [], [], []]
    assert t.why("keep both", 0) == [("not-your-moment", "", {"seat": 0})]
    last = t.play("keep both", 1)
    order = [(first + i) % 4 for i in range(4)]
    assert [event.args["seat"] for event in last[1:]] == order
    assert t.now["returned_tickets"] == [{"ticket": other[seat], "by": seat} for seat in order if seat != 1]
    assert [len(tickets) for tickets in t.now["tickets"]] == [1, 2, 1, 1]


def test_1_4_nothing_else_happens_before_the_choice() -> None:
    t = opening(2)
    for words in ("draw", "tickets", "pass", "claim twin-peaks castro", "place flower castro"):
        assert t.why(words, 1) == [("choose-opening-tickets", "1.4", {})]


def test_1_5_chance_says_who_begins() -> None:
    for seats in SEATS:
        assert {opening(seats, seed).state.first for seed in range(40)} == set(range(seats))


@pytest.mark.parametrize("seats", [3, 4])
def test_1_6_the_last_two_players_place_a_stack_each(seats: int) -> None:
    t = opening(seats, seed=3)
    first = t.state.first
    choose_all(t)
    aside = [stack["symbol"].replace(" ", "-") for stack in t.now["stacks"] if stack["at"] is None]
    assert t.state.turn == (first - 1) % seats
    assert len(t.legal()) == 2 * (20 - 5), "either stack on any location without one"
    t.play(f"place {aside[1]} castro")
    assert t.state.turn == (first - 2) % seats
    assert len(t.legal()) == 20 - 6
    t.play(f"place {aside[0]} pier-39")
    assert t.state.turn == first
    assert t.now["asks"] == "turn"
    assert sorted(stacks(t).values()) == [BOX.stack[str(seats)]] * 7


def test_1_6_no_second_stack_on_a_location_and_no_stack_twice() -> None:
    stack_left = {"flower": None, "painted house": None}
    t = table(3, asks="placing", turn=2, stacks=stack_left)
    red = BOX.places.index("sunset")
    assert t.why("place flower sunset") == [("location-has-stack", "1.6", {"location": red})]
    bridge = t.state.place[0]
    assert t.why("place bridge castro") == [("stack-placed", "1.6", {"symbol": 0, "location": bridge})]
    assert t.why("draw") == [("place-stack-first", "1.6", {})]
    t.play("place flower castro")
    castro = BOX.places.index("castro")
    assert t.why("place painted-house castro") == [("location-has-stack", "1.6", {"location": castro})]


def test_1_6_the_first_players_of_four_place_nothing() -> None:
    t = table(4, asks="placing", turn=3, stacks={"flower": None, "painted house": None})
    assert t.why("place flower castro", 0) == [("not-your-moment", "", {"seat": 0})]
    t.play("place flower castro", 3)
    t.play("place painted-house chinatown", 2)
    assert t.state.turn == 0


def test_1_7_with_two_players_the_second_places_two_single_tokens() -> None:
    t = opening(2, seed=3)
    first = t.state.first
    choose_all(t)
    aside = [stack["symbol"].replace(" ", "-") for stack in t.now["stacks"] if stack["at"] is None]
    assert t.state.turn == 1 - first
    t.play(f"place {aside[0]} castro")
    assert t.state.turn == 1 - first
    t.play(f"place {aside[1]} twin-peaks")
    assert t.state.turn == first
    assert sorted(stacks(t).values()) == [1, 1, 2, 2, 2, 2, 2]
    assert stacks(t)["castro"] == stacks(t)["twin-peaks"] == 1


def test_1_6_a_box_with_all_stacks_on_red_spots_has_nothing_to_place() -> None:
    data = {**TINY.data, "location": [{**spot, "red_spot": n < 3} for n, spot in enumerate(TINY.data["location"])]}
    t = Table(setup(type(TINY)(data), 2, None, Dealer(5)))
    choose_all(t)
    assert t.now["asks"] == "turn"
    assert t.state.turn == t.state.first


@pytest.mark.parametrize("seats", SEATS)
def test_the_opening_holds_every_component(seats: int) -> None:
    for seed in range(60):
        state = opening(seats, seed).state
        assert audit(state) == ()
        assert state.market[FERRY] < 3
        assert len(state.hands) == seats * CARDS
