"""Chapter 3, bidding with influence cards."""

from fogline.games.investors import questions as q
from fogline.games.investors.rules.turn import waiting
from fogline.games.investors.tests.table import BLUE, GREEN, RED, YELLOW, kept, told


def test_3_1_all_choose_in_secret_and_turn_over_together() -> None:
    t = kept("villa influence 3")
    assert waiting(t.state) == (0, 1, 2, 3)
    events = t.play("influence 9", RED)
    assert [(e.key, dict(e.args)) for e in events] == [("chose", {"seat": RED})]
    assert waiting(t.state) == (0, 1, 3)
    assert t.keys("influence 1", RED) == ["not-your-moment"]
    t.play("influence 1", YELLOW)
    t.play("influence 2", BLUE)
    events = t.play("influence 3", GREEN)
    assert [shown["person"] for shown in told(events, "influence-shown")] == [1, 2, 9, 3]


def test_3_2_never_above_ones_influence() -> None:
    t = kept("villa influence 3", influence={YELLOW: 5})
    assert t.legal(YELLOW) == [f"influence {n}" for n in range(6)]
    assert t.why("influence 7", YELLOW) == [("above-influence", "3.2", {"person": 7, "influence": 5})]
    assert len(t.legal(BLUE)) == 10


def test_3_3_without_influence_the_fortune_teller() -> None:
    t = kept("villa influence 3", influence={YELLOW: 0, BLUE: 0, RED: 0})
    assert waiting(t.state) == (GREEN,)
    events = t.play("influence 1")
    assert [shown["person"] for shown in told(events, "influence-shown")] == [0, 0, 0, 1]


def test_3_4_as_many_win_as_there_are_rights() -> None:
    t = kept("market influence 2")
    t.influence(1, 8, 3, 5)
    assert (t.asks, t.state.turn, t.state.queue) == (q.INVEST, BLUE, [BLUE, GREEN])


def test_3_5_tied_players_are_out() -> None:
    t = kept("office influence 1")
    events = t.influence(9, 9, 4, 4, chance="villa checks 1")
    assert len(told(events, "influence-tied")) == 4
    assert told(events, "nobody-won") == [{}]


def test_3_6_only_winners_pay() -> None:
    t = kept("market influence 2")
    t.influence(6, 6, 4, 1)
    assert list(t.state.influence) == [30, 30, 26, 29]


def test_3_7_cards_come_back() -> None:
    t = kept("office influence 1")
    t.influence(9, 9, 0, 0, chance="office influence 2")
    t.play("keep")
    assert "influence 9" in t.legal(YELLOW)


def test_3_5_example_1_a_tie_in_the_middle() -> None:
    """Yellow 7, Blue 5 and Red 5, Green 4, three rights."""
    t = kept("villa influence 3")
    t.influence(7, 5, 5, 4)
    assert t.state.queue == [YELLOW, GREEN]
    assert list(t.state.influence) == [23, 30, 30, 26]


def test_3_5_example_2_a_tie_at_the_top() -> None:
    """Yellow 6 and Blue 6, Red 4, Green 0."""
    t = kept("villa influence 3")
    t.influence(6, 6, 4, 0)
    assert t.state.queue == [RED, GREEN]
    assert list(t.state.influence) == [30, 30, 26, 30]


def test_3_4_example_3_five_rights_for_four_players_on_the_edge() -> None:
    """All four may invest on the board edge: Yellow, Blue, Red, Green."""
    t = kept("edge influence 5")
    t.influence(9, 6, 4, 1)
    assert t.state.queue == [YELLOW, BLUE, RED, GREEN]
    assert all(words.split()[-1] in ("north", "west", "east", "south") for words in t.legal())
