"""Chapter 2, the round."""

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.core.rows import vec
from fogline.games.investors import questions as q
from fogline.games.investors.rules import calls
from fogline.games.investors.tests.table import BLUE, BOX, YELLOW, kept, table, told


def test_2_1_the_card_tells_how_to_bid() -> None:
    for call, asks in (("villa influence 3", q.INFLUENCE), ("villa checks 1", q.BID), ("option chips 3", q.CHIP)):
        assert kept(call).asks == asks


def test_2_2_the_start_player_may_reject_once() -> None:
    t = table(call="villa checks 1", start=BLUE)
    assert t.legal() == ["keep", "reject"]
    assert t.why("keep", YELLOW) == [("not-your-moment", "", {"seat": YELLOW})]
    t.play("reject", chance="edge influence 5")
    assert t.asks == q.INFLUENCE
    assert sum(t.state.discards) == 1
    assert t.keys("reject") == ["play-influence"]


def test_2_3_the_card_is_discarded_and_the_start_player_moves_on() -> None:
    t = kept("villa influence 3", start=3)
    events = t.influence(2, 2, 2, 2, chance="office checks 1")
    assert [e.key for e in events][-2:] == ["nobody-won", "call-drawn"]
    assert (t.state.start, t.state.turn, t.asks) == (0, 0, q.CALL)
    assert BOX.data["call"][list(t.state.discards).index(1)]["picture"] == "villa"


def test_2_4_the_discards_become_the_new_deck() -> None:
    everything = {f"{c['picture']} {c['bidding']} {c['rights']}": c["copies"] for c in BOX.data["call"]}
    del everything["villa influence 3"]
    t = table(discards=everything)
    assert sum(t.state.calls) == 0
    events = t.play("reject", chance="villa checks 1")
    assert told(events, "calls-shuffled") == [{"cards": 35}]
    assert sum(t.state.calls) == 34
    assert [c["picture"] for c, n in zip(BOX.data["call"], t.state.discards, strict=True) if n] == ["villa"]


def test_2_4_a_rejected_card_comes_back_where_no_other_is_of_use() -> None:
    s = table(call="edge influence 5").state
    s.calls, s.discards = vec[i64]([0] * len(s.calls)), vec[i64]([0] * len(s.discards))
    rejected = s.call
    calls.reject(s, s.start, Dealer(1))
    assert s.call == rejected
    assert sum(s.calls) + sum(s.discards) == 0


FREE_EDGE = [BOX.street_names[street] for street in BOX.edge if BOX.street_names[street][:2] not in ("a4", "g5")]
"""The edge streets without white rods: 21."""
THIRDS = {seat: FREE_EDGE[seat * 7 : seat * 7 + 7] for seat in range(3)}


def test_2_5_a_call_without_an_empty_street_is_put_aside() -> None:
    t = table(rods=THIRDS)
    events = t.play("reject", chance="edge influence 5, edge checks 1, office influence 1")
    assert len(told(events, "call-useless")) == 2
    assert t.asks == q.INFLUENCE
    assert sum(t.state.discards) == 3


def test_2_6_no_more_rights_than_streets() -> None:
    rods = {seat: [street for street in streets if street != "f5 south"] for seat, streets in THIRDS.items()}
    t = kept("edge influence 5", rods=rods)
    events = t.influence(5, 4, 3, 2, chance="villa checks 1")
    assert [won["seat"] for won in told(events, "influence-paid")] == [YELLOW]
    assert t.rod("f5 south") == YELLOW, "the only street left is taken without asking"
