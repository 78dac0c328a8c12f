"""Chapter 11, the end."""

from fogline.games.investors import questions as q
from fogline.games.investors.fog import view
from fogline.games.investors.scoring import result, score
from fogline.games.investors.tests.table import BLUE, BOX, GREEN, RED, YELLOW, kept, table, told
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
