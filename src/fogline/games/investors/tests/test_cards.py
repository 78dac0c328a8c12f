"""Chapter 8, action cards."""

from fogline.games.investors import questions as q
from fogline.games.investors.rules.turn import waiting
from fogline.games.investors.tests.table import BLUE, BOX, GREEN, RED, YELLOW, kept, table, told, with_card

PLAIN = ["bonus", "bonus", "bonus", "bonus", "removal", "removal", "any-street checks", "any-street influence"]
"""Action cards that have been played without leaving a trace."""


def test_8_1_one_card_after_all_have_invested_if_anything_was_rebuilt() -> None:
    t = kept("villa influence 3", rods={YELLOW: ["a1 north", "a1 west"], BLUE: ["g1 north", "g1 east"]})
    t.influence(9, 8, 0, 0)
    t.play("lay a1 b1")
    assert t.state.played == []
    t.play("lay f1 g1", chance="move influence")
    assert len(t.state.played) == 1
    assert t.asks == q.INFLUENCE


def test_8_1_none_if_nothing_was() -> None:
    t = kept("villa influence 3")
    t.influence(9, 0, 0, 0)
    t.play("lay a1 b1", chance="office checks 1")
    assert (t.state.played, t.asks) == ([], q.CALL)


def test_8_2_each_card_takes_the_next_year() -> None:
    t = kept("villa influence 3", rods={YELLOW: ["a1 north", "a1 west"]}, played=PLAIN[:3])
    t.influence(9, 0, 0, 0)
    events = t.play("lay a1 b1", chance="extra housing, villa checks 1")
    assert told(events, "card-drawn")[0]["year"] == 1910


def test_8_3_a_card_that_rebuilds_brings_another() -> None:
    t = with_card("any-street influence", rods={RED: ["d3 d4", "c4 d4"]})
    t.influence(0, 0, 5, 0)
    events = t.play("lay d4 e4", chance="extra villa, villa checks 1")
    assert [BOX.card_kind[c["card"]] for c in told(events, "card-drawn")] == [0]
    assert len(t.state.played) == 2
    assert t.asks == q.CALL


def test_8_4_all_bid_for_one_right_as_the_card_says() -> None:
    t = with_card("any-street influence")
    assert waiting(t.state) == (0, 1, 2, 3)
    t.influence(6, 6, 3, 1)
    assert (t.asks, t.state.turn, t.state.queue) == (q.ANY_STREET, RED, [])
    assert t.state.influence[RED] == 27
    t = with_card("any-street checks", start=BLUE)
    assert (t.asks, t.state.turn) == (q.BID, BLUE), "the start player opens"


def test_8_4_if_nobody_wins_the_card_is_spent() -> None:
    t = with_card("any-street influence")
    t.influence(4, 4, 4, 4, chance="villa checks 1")
    assert (len(t.state.played), t.asks, t.state.card) == (1, q.CALL, -1)


def test_8_5_a_card_nobody_could_use_is_spent_without_bidding() -> None:
    t = kept("villa influence 4", rods={GREEN: ["g1 north", "g1 east"]})
    t.influence(0, 0, 0, 1)
    events = t.play("lay f1 g1", chance="exchange influence, villa checks 1")
    assert told(events, "card-useless") == [{}]
    assert t.asks == q.CALL


def test_8_6_the_winner_may_leave_it() -> None:
    t = with_card("any-street influence")
    t.influence(0, 0, 5, 0)
    events = t.play("leave", chance="villa checks 1")
    assert told(events, "left-unused") == [{"seat": RED}]
    assert t.state.influence[RED] == 25


def test_8_6_who_cannot_use_it_has_paid_for_nothing() -> None:
    t = with_card("replace influence")
    events = t.influence(0, 0, 0, 5, chance="villa checks 1")
    assert told(events, "left-unused") == [{"seat": GREEN}]
    assert t.state.influence[GREEN] == 30 - 1 - 5


def test_8_7_example_the_next_villa_gives_seven() -> None:
    t = with_card("extra villa, villa influence 3", rods={RED: ["a1 north", "a1 west"]})
    assert t.state.promised[0] == 1
    t.play("keep")
    t.influence(0, 0, 5, 0)
    events = t.play("lay a1 b1", chance="extra housing, villa checks 1")
    assert told(events, "extra-paid") == [{"seat": RED, "district": 0, "points": 3}]
    assert t.state.prestige[RED] == 7
    assert list(t.state.promised[:2]) == [0, 1], "the card for villas is turned over, the one for housing waits"


def test_8_7_only_once() -> None:
    t = table(
        played=["extra villa"],
        promised={"villa": 1},
        rods={RED: ["a1 north", "a1 west", "b2 c2", "b2 b3", "a2 west", "a2 a3"]},
    )
    t.play("keep")
    t.influence(0, 0, 5, 0)
    t.play("lay a1 b1", chance="bonus, villa influence 4")
    t.play("keep")
    t.influence(0, 0, 5, 0)
    t.play("lay b1 b2", chance="bonus, villa checks 1")
    assert t.state.prestige[RED] == 7 + 4


def test_8_8_no_effect_when_none_is_left() -> None:
    villas = [(tile, BLUE) for tile in ("a1", "g1", "b2", "c4", "c5")]
    t = kept("office influence 1", rebuilt=villas, rods={YELLOW: ["a3 west"]})
    t.influence(9, 0, 0, 0)
    events = t.play("lay a3 b3", chance="extra villa, villa checks 1")
    assert told(events, "extra-void") == [{"district": 0}]
    assert t.state.promised[0] == 0


def test_8_8_no_effect_in_the_last_year() -> None:
    played = [*PLAIN, "move checks", "move influence", "extra housing"]
    t = kept("villa influence 3", rods={YELLOW: ["a1 north", "a1 west"]}, played=played, promised={"housing": 1})
    t.influence(9, 0, 0, 0)
    events = t.play("lay a1 b1", chance="extra villa")
    assert told(events, "extra-void") == [{"district": 0}]
    assert (t.asks, t.state.ended_by) == (q.OVER, q.LAST_YEAR)
