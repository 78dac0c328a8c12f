"""Chapter 4, bidding with checks."""

from fogline.games.investors import questions as q
from fogline.games.investors.tests.table import BLUE, FULL, GREEN, RED, YELLOW, kept, told


def test_4_1_the_start_player_opens_and_it_goes_round() -> None:
    t = kept("villa checks 1", start=RED)
    assert t.state.turn == RED
    t.bid("10")
    assert t.state.turn == GREEN
    t.bid("20")
    assert t.state.turn == YELLOW


def test_4_2_bids_are_made_of_checks_in_the_hand_and_stay_on_the_table() -> None:
    t = kept("villa checks 1", hands={YELLOW: "20 100"})
    assert t.legal() == ["add 20", "add 100", "pass"]
    assert t.why("add 50") == [("no-such-check", "4.2", {"check": 4})]
    t.bid("20")
    t.bid("30")
    t.play("pass")
    t.play("pass")
    assert t.legal() == ["add 100", "pass"], "the check on the table is not taken back to be exchanged"


def test_4_3_more_than_the_highest_bid_and_shown_when_called() -> None:
    t = kept("villa checks 1")
    t.bid("50")
    assert t.why("call") == [("add-first", "4.3", {})]
    assert t.play("add 40") == []
    assert t.why("call") == [("bid-too-low", "4.3", {"high": 50, "bid": 40})]
    t.play("add 20")
    assert list(t.state.front[10:20]) == [0] * 10, "nothing is shown before the call"
    events = t.play("call")
    assert told(events, "called") == [{"seat": BLUE, "total": 60, "checks": (1 << 12) + (1 << 4)}]


def test_4_4_who_cannot_raise_must_pass() -> None:
    t = kept("villa checks 1", hands={BLUE: "10 20", GREEN: "30"})
    t.bid("30 40")
    assert t.state.turn == RED, "everybody can see that Blue's 30 are not enough"
    t.bid("80")
    assert t.state.turn == YELLOW, "nor are Green's"


def test_4_4_who_might_be_able_to_raise_is_asked_even_if_not() -> None:
    unseen = [{"by": BLUE, "check": "100", "at_most": {"10": 1, "100": 1}, "at_least": {}}]
    t = kept("villa checks 1", hands={BLUE: "10"}, paid_unseen=unseen)
    t.bid("50")
    assert (t.state.turn, t.legal()) == (BLUE, ["pass"])
    assert t.why("add 10") == [("cannot-raise", "4.4", {"high": 50, "reach": 10})]


def test_4_5_passing_is_final_and_checks_come_back() -> None:
    t = kept("villa checks 1")
    t.bid("10")
    t.bid("20")
    t.bid("30")
    t.bid("40")
    t.play("pass")
    assert t.hand(YELLOW) == FULL
    t.bid("60")
    t.bid("90")
    assert t.state.turn == GREEN
    t.play("pass")
    assert t.state.turn == BLUE, "Yellow has passed and is not asked again"


def test_4_5_checks_that_were_added_must_be_called() -> None:
    t = kept("villa checks 1")
    t.play("add 10")
    assert t.why("pass") == [("checks-added", "4.5", {})]


def test_4_6_nobody_bids() -> None:
    t = kept("villa checks 1")
    for _ in range(3):
        t.play("pass")
    assert t.state.turn == GREEN, "the last one may still bid"
    events = t.play("pass", chance="office checks 1")
    assert told(events, "nobody-won") == [{}]


def test_4_6_the_last_player_wins_with_any_bid() -> None:
    t = kept("villa checks 1")
    for _ in range(3):
        t.play("pass")
    t.bid("10")
    assert (t.asks, t.state.turn, t.bank()) == (q.INVEST, GREEN, "10")


def test_4_7_the_winner_pays_the_bank() -> None:
    t = kept("villa checks 1")
    t.bid("20 90")
    for _ in range(3):
        t.play("pass")
    assert t.bank() == "20 90"
    assert t.hand(YELLOW) == "10 10 20 30 40 50 60 70 80 100"
    assert list(t.state.front) == [0] * 40


def test_4_6_example_red_blue_yellow_green() -> None:
    """Red 20, Blue 30, Yellow 50, Green passes; Red 60, Blue passes, Yellow 80, Red passes."""
    red, blue, yellow, green = range(4)
    t = kept("villa checks 1")
    t.bid("20")
    t.bid("30")
    t.bid("50")
    t.play("pass")
    assert told(t.bid("40"), "called")[0]["total"] == 60
    t.play("pass")
    assert t.hand(blue) == FULL
    assert told(t.bid("30"), "called")[0]["total"] == 80
    events = t.play("pass")
    assert told(events, "outbid-all") == [{"seat": yellow, "total": 80}]
    assert t.bank() == "30 50"
    assert t.hand(red) == t.hand(blue) == t.hand(green) == FULL
    assert (t.asks, t.state.turn) == (q.INVEST, yellow)
