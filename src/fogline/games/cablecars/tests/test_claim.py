"""Chapter 4, claiming a route."""

from typing import Any

import pytest

from fogline.games.cablecars import actions as a
from fogline.games.cablecars.box import COLOURS
from fogline.games.cablecars.rules import payment
from fogline.games.cablecars.tests.table import BOX, Table, keys, table

BLACK_THREE = "claim presidio pacific-heights"
"""A black route of three spaces, as in the leaflet's example."""
GRAY_TWO = "claim fort-mason pier-39"
FERRY_THREE = "claim fort-mason alcatraz"
MARKET = "5 orange"
"""Face-up cards that no test here pays with."""
DOUBLE = ("claim castro mission-district green", "claim castro mission-district orange")


def hand(cards: str, seats: int = 3, **rest: Any) -> Table:
    return table(seats, hands={0: cards}, market=MARKET, **rest)


def sets_that_pay(track: str, cards: str) -> list[str]:
    """The payments offered for a track with this hand."""
    s = hand(cards).state
    number = BOX.actions[BOX.ids[track]].track
    return [BOX.actions[BOX.first[a.PAY] + way].words for way in payment.ways(BOX, s.hands, 0, number)]


def claims(t: Table) -> list[str]:
    return [words for words in t.legal() if words.startswith("claim")]


def test_4_1_any_open_route_connected_or_not() -> None:
    t = hand("3 black 2 red", routes={0: ["castro painted-ladies"]})
    assert claims(t) == [
        "claim golden-gate-bridge presidio red",
        "claim golden-gate-bridge lincoln-park",
        "claim presidio pacific-heights",
        "claim presidio japanese-garden",
        "claim japanese-garden sunset black",
        "claim japanese-garden sunset red",
        "claim haight-ashbury castro",
        "claim haight-ashbury painted-ladies gray a",
        "claim haight-ashbury painted-ladies gray b",
        "claim twin-peaks castro",
        "claim twin-peaks mission-district",
        "claim pacific-heights civic-center",
        "claim fort-mason lombard-street",
        "claim fort-mason pier-39",
        "claim lombard-street pier-39 red",
        "claim pier-39 the-embarcadero black",
        "claim chinatown the-embarcadero gray a",
        "claim chinatown the-embarcadero gray b",
        "claim chinatown civic-center black",
        "claim civic-center south-of-market",
        "claim civic-center mission-district",
        "claim south-of-market the-embarcadero red",
        "claim mission-district potrero-hill black",
        "claim the-embarcadero potrero-hill",
    ]


def test_4_1_a_claimed_track_is_closed_to_all() -> None:
    t = hand("3 black", routes={1: ["presidio pacific-heights"]})
    assert BLACK_THREE not in t.legal()
    assert t.why(BLACK_THREE) == [("track-taken", "4.1", {"player": 1})]


def test_4_1_one_claim_a_turn() -> None:
    t = hand("3 black 3 red")
    t.claim(BLACK_THREE)
    assert t.state.turn == 1
    assert t.why("claim civic-center mission-district", 0) == [("not-your-moment", "", {"seat": 0})]


LEAFLET = ["pay 3 black", "pay 2 black 1 ferry", "pay 1 black 2 ferry", "pay 3 ferry"]
"""The sets that the leaflet's example allows for a black route of three spaces."""


def test_4_2_the_printed_example_four_sets_pay_for_three_black_spaces() -> None:
    assert sets_that_pay(BLACK_THREE, "6 black 8 ferry 6 blue 6 red") == LEAFLET


def test_4_2_and_no_other_set_pays() -> None:
    t = hand("6 black 8 ferry 6 blue 6 red")
    t.play(BLACK_THREE)
    pays = [action.words for action in BOX.actions if action.words.startswith("pay ")]
    assert [words for words in pays if not t.why(words)] == sorted(LEAFLET, key=pays.index)
    assert t.legal() == LEAFLET
    assert t.why("pay 3 blue") == [("wrong-colour", "4.2", {"colour": COLOURS.index("black")})]
    assert t.why("pay 2 black") == [("wrong-number", "4.2", {"spaces": 3, "cards": 2})]
    assert t.why("pay 4 black") == [("wrong-number", "4.2", {"spaces": 3, "cards": 4})]
    assert t.why("pay 2 red 1 ferry") == [("wrong-colour", "4.2", {"colour": COLOURS.index("black")})]


@pytest.mark.parametrize(
    ("cards", "pays"),
    [
        ("3 black", "pay 3 black"),
        ("2 black 1 ferry", "pay 2 black 1 ferry"),
        ("1 black 2 ferry", "pay 1 black 2 ferry"),
        ("3 ferry", "pay 3 ferry"),
    ],
)
def test_4_2_each_of_the_four_sets_alone_pays(cards: str, pays: str) -> None:
    t = hand(cards)
    assert sets_that_pay(BLACK_THREE, cards) == [pays]
    t.play(BLACK_THREE)
    assert t.legal() == [pays]
    assert keys(t.play(pays)) == ["paid", "claimed"]
    assert t.now["hands"][0] == {}


@pytest.mark.parametrize(
    ("cards", "have", "wild"), [("2 black", 2, 0), ("6 blue", 0, 0), ("1 black 1 ferry", 1, 1), ("2 ferry", 0, 2)]
)
def test_4_2_too_few_cards(cards: str, have: int, wild: int) -> None:
    figures = {"spaces": 3, "card": COLOURS.index("black"), "have": have, "wild": wild}
    assert hand(cards).why(BLACK_THREE) == [("cannot-pay", "4.2", figures)]


def test_4_2_nothing_else_while_payment_is_asked() -> None:
    t = hand("3 black 1 ferry")
    t.play(BLACK_THREE)
    assert t.now["asks"] == "paying"
    assert t.now["claiming"] == "presidio pacific-heights"
    assert t.why("draw") == [("pay-first", "4.2", {})]
    assert t.state.claimed[0] == 0, "nothing is claimed before it is paid"


def test_4_2_cards_that_one_does_not_have_do_not_pay() -> None:
    t = hand("2 black 2 ferry")
    t.play(BLACK_THREE)
    assert t.legal() == ["pay 2 black 1 ferry", "pay 1 black 2 ferry"]
    assert t.why("pay 3 black") == [("too-few-of", "4.2", {"card": 2, "need": 3, "have": 2})]


def test_4_3_a_gray_route_takes_any_one_colour() -> None:
    pays = ["pay 2 blue", "pay 2 red", "pay 1 blue 1 ferry", "pay 1 green 1 ferry", "pay 1 red 1 ferry", "pay 2 ferry"]
    assert sets_that_pay(GRAY_TWO, "2 blue 1 green 3 red 2 ferry") == pays


def test_4_3_but_not_two_colours() -> None:
    t = hand("1 blue 1 green 1 black 1 purple 1 red")
    best = {"spaces": 2, "card": 0, "have": 1, "wild": 0}
    assert t.why(GRAY_TWO) == [("cannot-pay-gray", "4.3", best)]


def test_4_4_ferry_cards_stand_in_for_any_colour() -> None:
    for colour, track in (("blue", "claim sunset twin-peaks"), ("red", "claim pacific-heights chinatown")):
        assert sets_that_pay(track, f"1 {colour} 3 ferry") == [f"pay 1 {colour} 2 ferry", "pay 3 ferry"]


def test_4_4_more_ferry_cards_than_one_has() -> None:
    t = hand("3 black 1 ferry")
    t.play(BLACK_THREE)
    reasons = t.why("pay 1 black 2 ferry")
    assert reasons == [("too-few-of", "4.4", {"card": 6, "need": 2, "have": 1})]


def test_4_5_a_ferry_symbol_needs_a_ferry_card() -> None:
    assert hand("6 blue").why(FERRY_THREE) == [("needs-ferry-card", "4.5", {"need": 1})]
    assert sets_that_pay(FERRY_THREE, "6 blue 1 ferry") == ["pay 2 blue 1 ferry"]
    t = hand("6 blue 2 ferry")
    t.play(FERRY_THREE)
    assert t.legal() == ["pay 2 blue 1 ferry", "pay 1 blue 2 ferry"]
    assert t.why("pay 3 blue") == [("needs-ferry-card", "4.5", {"need": 1})]


def test_4_5_the_other_spaces_take_one_colour_or_more_ferry_cards() -> None:
    assert sets_that_pay(FERRY_THREE, "1 blue 1 red 1 ferry") == []
    assert sets_that_pay(FERRY_THREE, "1 blue 1 red 2 ferry") == ["pay 1 blue 2 ferry", "pay 1 red 2 ferry"]
    long = "claim golden-gate-bridge fort-mason"
    assert sets_that_pay(long, "4 red 3 ferry") == ["pay 4 red 1 ferry", "pay 3 red 2 ferry", "pay 2 red 3 ferry"]
    assert sets_that_pay(long, "5 ferry") == ["pay 5 ferry"]


def test_4_6_a_car_for_each_space() -> None:
    t = hand("3 black")
    events = t.claim(BLACK_THREE)
    assert t.state.cars[0] == 17
    assert events[1].args["cars"] == 17


NINETEEN = [
    "golden-gate-bridge lincoln-park",
    "presidio fort-mason",
    "presidio japanese-garden",
    "lincoln-park japanese-garden",
    "lincoln-park sunset",
    "sunset twin-peaks",
    "twin-peaks castro",
]
"""Routes of 19 spaces."""


def test_4_6_too_few_cars() -> None:
    t = hand("3 black", routes={0: NINETEEN}, last_turns=2)
    assert t.state.cars[0] == 1
    assert t.why(BLACK_THREE) == [("too-few-cars", "4.6", {"spaces": 3, "cars": 1})]
    assert all(BOX.spaces[BOX.actions[BOX.ids[words]].track] == 1 for words in claims(t))
    assert len(claims(t)) > 0


def test_4_6_all_reasons_are_told_together() -> None:
    t = hand("1 blue", routes={0: NINETEEN, 1: ["presidio pacific-heights"]}, last_turns=2)
    assert [why[0] for why in t.why(BLACK_THREE)] == ["track-taken", "too-few-cars", "cannot-pay"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_4_7_nobody_claims_both_tracks_of_a_double_route(seats: int) -> None:
    t = hand("6 green 6 blue", seats, routes={0: ["castro mission-district orange"]})
    assert DOUBLE[0] not in t.legal()
    assert t.why(DOUBLE[0]) == [("twin-yours", "4.7", {})]


@pytest.mark.parametrize("seats", [3, 4])
def test_4_8_with_three_or_four_the_other_track_is_open_to_others(seats: int) -> None:
    t = hand("6 green", seats, routes={1: ["castro mission-district orange"]})
    assert t.why(DOUBLE[0]) == []
    t.claim(DOUBLE[0])
    assert t.now["routes"][:2] == [["castro mission-district green"], ["castro mission-district orange"]]


def test_4_8_with_two_players_one_track_closes_the_other() -> None:
    t = hand("6 green", 2, routes={1: ["castro mission-district orange"]})
    assert DOUBLE[0] not in t.legal()
    assert t.why(DOUBLE[0]) == [("twin-closed", "4.8", {})]


def test_4_8_closing_happens_with_the_claim() -> None:
    t = table(2, hands={0: "2 green", 1: "2 orange"}, market="5 red")
    t.claim(DOUBLE[0])
    assert t.why(DOUBLE[1]) == [("twin-closed", "4.8", {})]


@pytest.mark.parametrize(
    ("track", "cards", "points"),
    [
        ("claim fort-mason lombard-street", "1 blue", 1),
        (GRAY_TWO, "2 blue", 2),
        (BLACK_THREE, "3 black", 4),
        ("claim golden-gate-bridge fort-mason", "4 blue 1 ferry", 10),
    ],
)
def test_4_9_points_are_scored_at_once(track: str, cards: str, points: int) -> None:
    t = hand(cards)
    events = t.claim(track)
    claimed = next(event for event in events if event.key == "claimed")
    assert claimed.args["points"] == points
    assert list(t.state.points) == [points, 0, 0]


def test_4_10_the_cards_paid_are_discarded() -> None:
    t = hand("3 black 2 ferry")
    t.play(BLACK_THREE)
    t.play("pay 2 black 1 ferry")
    assert t.now["discards"] == {"black": 2, "ferry": 1}
    assert t.now["hands"][0] == {"black": 1, "ferry": 1}


def test_legal_claims_and_ways_to_pay_agree() -> None:
    """The mask of affordable tracks and the list of payments are one rule told twice."""
    for cards in ("", "1 blue", "2 blue 1 ferry", "8 ferry", "3 red 2 black 1 ferry", "6 green 6 purple 4 ferry"):
        s = hand(cards).state
        mask = payment.affordable(BOX, s.hands, 0)
        for track in range(len(BOX.spaces)):
            assert bool(mask >> track & 1) == bool(payment.ways(BOX, s.hands, 0, track)), (cards, track)
