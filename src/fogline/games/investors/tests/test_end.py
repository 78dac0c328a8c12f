"""Chapter 11, the end."""

from typing import Any

import pytest

from fogline.bots.base import make
from fogline.core.dealer import Dealer
from fogline.core.errors import PositionError
from fogline.core.event import Event, named
from fogline.games.investors import GAME
from fogline.games.investors import questions as q
from fogline.games.investors.audit import audit
from fogline.games.investors.events import KINDS
from fogline.games.investors.fog import view
from fogline.games.investors.options import Options
from fogline.games.investors.position import read, write
from fogline.games.investors.rules import turn
from fogline.games.investors.scoring import result, score
from fogline.games.investors.tests.table import BLUE, BOX, GREEN, RED, YELLOW, Table, kept, table, told
from fogline.games.investors.tests.test_cards import PLAIN

ELEVEN = [*PLAIN, "two-rods checks", "move checks", "move influence"]

TWELVE = [*ELEVEN, "exchange checks"]


def test_11_1_the_twelfth_card_ends_the_game_at_once() -> None:
    t = kept("villa influence 3", rods={YELLOW: ["a1 north", "a1 west"]}, played=ELEVEN)
    t.influence(9, 0, 0, 0)
    events = t.play("lay a1 b1", chance="extra housing")
    assert [e.key for e in events][-1] == "ended"
    assert (t.asks, result(t.state).ended_by) == (q.OVER, "last-year")
    assert t.keys("keep", YELLOW) == ["game-over"]


def test_11_1_what_the_last_card_rebuilds_still_scores() -> None:
    rods = {YELLOW: ["a1 north", "a1 west"], RED: ["d3 d4", "c4 d4"]}
    played = [card for card in ELEVEN if card != "any-street influence"] + ["exchange checks"]
    t = kept("villa influence 3", rods=rods, played=played)
    t.influence(9, 0, 0, 0)
    t.play("lay a1 b1", chance="any-street influence")
    t.influence(0, 0, 5, 0)
    t.play("lay d4 e4")
    assert t.asks == q.OVER
    assert result(t.state).scores == (4, 0, 4, 0)


def test_11_2_most_prestige_then_most_rods() -> None:
    rods = {YELLOW: ["b1 north"], BLUE: ["c1 north", "d1 north"]}
    rebuilt = [("e3", RED), ("a1", YELLOW), ("g1", BLUE)]
    found = result(table(asks="over", ended_by="last-year", call=None, played=TWELVE, rods=rods, rebuilt=rebuilt).state)
    assert found.scores == (4, 4, 10, 0)
    assert found.places == (3, 2, 1, 4)
    assert [line.key for line in found.breakdown[YELLOW]] == ["district", "tie-behind"]
    assert [line.key for line in found.breakdown[BLUE]] == ["district", "tie-ahead"]
    assert found.breakdown[BLUE][1].args == {"rods": 2, "best": 1}


def test_11_3_the_game_ends_without_streets() -> None:
    t = kept("edge influence 5", 5, rods=full_city("a1 north"), rebuilt=everything())
    events = t.influence(9, 8, 7, 6, 5)
    assert told(events, "invested")[0]["seat"] == YELLOW
    assert (t.asks, result(t.state).ended_by) == (q.OVER, "no-street")


def full_city(but: str) -> dict[int, list[str]]:
    """Rods of five players on every street but one."""
    white = {i for i, owner in enumerate(table().state.rods) if owner >= 0}
    free = [name for i, name in enumerate(BOX.street_names) if i not in white and name != but]
    return {seat: free[seat::5] for seat in range(5)}


def everything() -> list[tuple[str, int]]:
    return [(BOX.tile_names[t], BLUE) for t, district in enumerate(table().state.layout) if district != 6]


def test_11_4_the_game_ends_when_nobody_can_bid() -> None:
    nothing = dict.fromkeys(range(4), "")
    t = kept("villa influence 3", hands=nothing, influence={0: 0, 1: 0, 2: 0, 3: 3})
    t.play("influence 3")
    t.play("lay a1 b1")
    assert (t.asks, result(t.state).ended_by) == (q.OVER, "no-means")


def test_11_4_but_not_while_anybody_has_a_check() -> None:
    hands = {YELLOW: "", BLUE: "10", RED: "", GREEN: ""}
    t = kept("villa influence 3", hands=hands, influence={0: 0, 1: 0, 2: 0, 3: 3})
    t.play("influence 3")
    t.play("lay a1 b1", chance="villa checks 1")
    assert t.asks == q.CALL


def test_11_5_still_tied_shares_the_place() -> None:
    rebuilt = [("a1", YELLOW), ("g1", BLUE)]
    found = result(table(asks="over", ended_by="last-year", call=None, played=TWELVE, rebuilt=rebuilt).state)
    assert found.places == (1, 1, 3, 3)
    assert [line.key for line in found.breakdown[YELLOW]] == ["district", "tie-shared"]


def test_the_score_so_far_is_public() -> None:
    t = table(rebuilt=[("a1", RED)])
    found = score(view(t.state, YELLOW))
    assert (found.scores, found.ended_by) == ((0, 0, 4, 0), "not-over")


def idle_round(t: Table) -> list[Event]:
    """Everybody does as little as can be until the next round."""
    words = {q.CALL: "keep", q.INFLUENCE: "influence 0", q.BID: "pass", q.CHIP: "chip villa housing", q.SEAL: "seal"}
    told: list[Event] = []
    dealer = Dealer(t.state.idle)
    before = t.state.start
    while t.asks != q.OVER and t.state.start == before:
        seat = turn.waiting(t.state)[0]
        turn.apply(t.state, seat, BOX.ids[words[t.asks]], dealer)
        told += [named(KINDS, said) for said in dealer.take()[1]]
        assert audit(t.state) == ()
    return told


def stuck(**given: Any) -> Table:
    """Nobody has influence, and two players have checks they need not use: what no rule ended before."""
    given = {
        "hands": {YELLOW: "10 20", BLUE: "10 100", RED: "", GREEN: ""},
        "influence": dict.fromkeys(range(4), 0),
        **given,
    }
    return table(call="villa checks 1", **given)


def test_11_6_the_game_ends_at_a_standstill() -> None:
    t = stuck(idle_rounds=1)
    told = [[event.key for event in idle_round(t)] for _ in range(36)]
    assert (t.asks, result(t.state).ended_by) == (q.OVER, "standstill")
    assert told[-1][-1] == "ended"
    assert [n for n, keys in enumerate(told, 1) if "idle" in keys] == [18], "all are told halfway"
    again = read(BOX, 4, Options(), write(t.state))
    assert audit(again) == ()
    assert result(again) == result(t.state)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_11_6_greedy_minds_that_never_bid_come_to_an_end(seats: int) -> None:
    """Four of them once played 1,085 rounds."""
    hands = {seat: "10 20" if seat < 2 else "" for seat in range(seats)}
    s = table(seats, hands=hands, influence=dict.fromkeys(range(seats), 0), call="edge influence 5").state
    dealer, minds = Dealer(3, quiet=True), [make(GAME, "greedy") for _ in range(seats)]
    for _ in range(2000):
        if not (waiting := turn.waiting(s)):
            break
        seat = waiting[0]
        turn.apply(s, seat, minds[seat].choose(view(s, seat), turn.legal(s, seat), dealer), dealer)
    assert turn.waiting(s) == ()


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"call": "villa checks 1"}, ["keep", "add 10", "call", "pass"]),
        ({"call": "villa influence 3", "influence": {0: 1, 1: 0, 2: 0, 3: 0}}, ["keep", "influence 1"]),
    ],
    ids=["a check paid", "influence paid"],
)
def test_11_6_but_not_while_anything_is_paid(given: dict[str, Any], words: list[str]) -> None:
    t = table(idle_rounds=36, hands={YELLOW: "10 20", BLUE: "100", RED: "", GREEN: ""}, **{"influence": {}, **given})
    for said in words:
        t.play(said)
    assert t.state.idle == 0


def test_11_6_a_rod_from_the_stock_counts_and_one_from_the_board_does_not() -> None:
    city = full_city("a1 b1")
    everywhere = [name for name in (*city[0], *city[1]) if "a1" not in name][:15]
    for rods, idle in (({}, 0), ({RED: everywhere}, 7)):
        t = kept("villa influence 3", 4, rods=rods, influence={0: 1, 1: 1, 2: 0, 3: 1}, idle_rounds=7)
        t.influence(1, 1, 1)  # all tied but Red's Fortune Teller, who pays nothing
        t.play("lay a1 b1", chance="" if rods else "villa checks 1")
        if rods:
            t.play(f"rod {everywhere[0]}", chance="villa checks 1")
        assert t.state.idle == idle + 1, "the next round has begun"


def test_11_6_older_positions_tell_no_idle_rounds() -> None:
    assert table().state.idle == 0
    with pytest.raises(PositionError):
        table(idle_rounds=37)
