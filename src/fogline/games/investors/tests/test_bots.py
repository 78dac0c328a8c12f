"""The greedy mind: sensible in every question."""

from typing import Any

import pytest

from fogline.bots.random import Random
from fogline.core.dealer import Dealer
from fogline.games.investors.bots import Greedy
from fogline.games.investors.box import EMPTY
from fogline.games.investors.fog import view
from fogline.games.investors.options import Options
from fogline.games.investors.rules import turn
from fogline.games.investors.rules.setup import setup
from fogline.games.investors.rules.streets import reached
from fogline.games.investors.scoring import result
from fogline.games.investors.state import State
from fogline.games.investors.tests.table import BLUE, BOX, GREEN, RED, YELLOW, Table, kept, with_card
from fogline.games.investors.worth import Board

IO, MR, VH = "chip industry office", "chip market recreation", "chip villa housing"


def says(t: Table, seat: int | None = None, seed: int = 1) -> str:
    seat = turn.waiting(t.state)[0] if seat is None else seat
    words: str = BOX.actions[Greedy().choose(view(t.state, seat), turn.legal(t.state, seat), Dealer(seed))].words
    return words


def play(minds: list[Any], options: Options, seed: int) -> State:
    dealer, dice = Dealer(seed), Dealer(seed + 1000)
    s = setup(BOX, len(minds), options, dealer)
    for _ in range(5000):
        if not turn.waiting(s):
            return s
        seat = turn.waiting(s)[0]
        legal = turn.legal(s, seat)
        seen = view(s, seat) if minds[seat].needs_view else None
        turn.apply(s, seat, minds[seat].choose(seen, legal, dice), dealer)
    raise AssertionError("the game does not end")


def test_it_beats_chance() -> None:
    wins = 0
    for seed in range(8):
        me = seed % 4
        minds = [Greedy() if seat == me else Random() for seat in range(4)]
        wins += result(play(minds, Options(negotiation=seed % 2 == 0), seed)).places[me] == 1
    assert wins >= 6


def test_games_among_themselves_reach_the_last_year() -> None:
    for seed, options in ((1, Options()), (2, Options(negotiation=True, bonuses=3))):
        s = play([Greedy() for _ in range(4)], options, seed)
        found = result(s)
        assert found.ended_by == "last-year"
        assert max(found.scores) >= 16


def test_it_rebuilds_when_it_can() -> None:
    t = kept("villa influence 3", rods={YELLOW: ["a1 north", "a1 west"]})
    t.influence(9, 0, 0, 0)
    assert says(t) in ("lay a1 b1", "lay a1 a2")


def test_it_bids_more_for_what_decides_a_district() -> None:
    done = [
        (BOX.tile_names[t], BLUE) for t, district in enumerate(kept("office influence 1").state.layout) if district != 6
    ]
    for given, least, most in (({"rods": {YELLOW: ["a3 west"]}}, 6, 9), ({"rebuilt": done}, 0, 1)):
        people = influence_cards(kept("office influence 1", **given), 40)
        assert least <= sum(people) / len(people) <= most


def influence_cards(t: Table, seeds: int) -> list[int]:
    """What it plays from one and the same view, by different dice."""
    return [int(says(t, YELLOW, seed).split()[1]) for seed in range(seeds)]


def test_nobody_can_tell_which_influence_card_it_plays() -> None:
    """The same view does not always bid the same; the same view and the same dice do."""
    t = kept("office influence 1", rods={YELLOW: ["a3 west"]})
    people = influence_cards(t, 40)
    assert people == influence_cards(t, 40)
    assert len(set(people)) >= 3
    assert max(people.count(person) for person in people) <= 25


def test_nobody_can_tell_how_much_it_seals() -> None:
    """As with influence cards; what can be told is only the most that it may pay."""
    sums = [sealed(seed) for seed in range(12)]
    assert sums == [sealed(seed) for seed in range(12)]
    assert len(set(sums)) >= 4


def sealed(seed: int) -> int:
    """What it seals for a villa that it can rebuild, by these dice."""
    t = kept("option chips 3", 3, rods={YELLOW: ["a1 north", "a1 west"]})
    t.each(VH, VH, VH)
    total = 0
    while (words := says(t, YELLOW, seed + total)) != "seal":
        t.play(words, YELLOW)
        total += int(words.split()[1])
    return total


def test_it_raises_cheaply_and_keeps_small_checks() -> None:
    t = kept("villa checks 1", rods={BLUE: ["a1 north", "a1 west"]})
    t.bid("40")
    assert says(t, BLUE) == "add 50"
    t.play("add 50")
    assert says(t, BLUE) == "call"


def test_it_passes_when_it_costs_too_much() -> None:
    t = kept("villa checks 1")
    t.bid("100 90 80 70")
    assert says(t) == "pass"


def test_it_pays_the_smallest_check_for_a_chip_alone() -> None:
    t = kept("option chips 3")
    t.each(VH, MR, MR, MR)
    assert says(t, YELLOW) == "pay 10"


def test_it_never_seals_more_than_can_be_needed() -> None:
    t = kept("option chips 3", 3, hands={BLUE: "20", RED: ""}, rods={YELLOW: ["a1 north", "a1 west"]})
    t.each(VH, VH, VH)
    total = 0
    while (words := says(t, YELLOW)) != "seal":
        t.play(words, YELLOW)
        total += int(words.split()[1])
    assert 0 < total <= 30


def test_it_does_not_draw_when_it_must_lose() -> None:
    t = with_card("bonus", hands=dict.fromkeys(range(4), "10 10 20 20"))
    t.play("take checks")
    for _ in range(3):
        t.play("take influence")
    assert says(t) == "draw"
    t.play("draw", chance="$90")
    assert says(t) == "stop", "the bank has no check below 30"


def test_it_removes_only_rods_that_decide_nothing() -> None:
    rods = {YELLOW: ["a1 north", "a1 west", "a1 b1", "d3 d4"]}
    t = with_card("removal", rods=rods, rebuilt=[("a1", YELLOW)])
    removed = []
    while (words := says(t)).startswith("rod"):
        removed.append(words)
        t.play(words)
    assert removed == ["rod a1 west", "rod a1 north"]
    assert words == "take influence"


def test_it_removes_no_rods_when_the_game_ends_with_them() -> None:
    """11.2: they break ties."""
    rods = {YELLOW: ["a1 north", "a1 west", "a1 b1"]}
    t = with_card("removal", rods=rods, rebuilt=[("a1", YELLOW)])
    t.state.played = [t.state.card] * BOX.years
    assert says(t) == "leave"


def test_a_rod_that_moves_round_a_tile_is_no_gain_there() -> None:
    """A tile beside both streets has as many rods as before: only the tiles beyond them change."""
    t = with_card("move influence", rods={YELLOW: ["a1 north", "d3 d4"]})
    board = Board(view(t.state, YELLOW), YELLOW)
    for street, owner in enumerate(t.state.rods):
        for to in reached(t.state, street) if owner == YELLOW else []:
            after = kept_board(t, street, to)
            changes = sum(now - was for now, was in zip(after.now, board.now, strict=True))
            assert board.both(street, EMPTY, to, YELLOW) == pytest.approx(changes)


def kept_board(t: Table, street: int, to: int) -> Board:
    """The board once a rod of Yellow's has moved, valued anew."""
    seen = view(t.state, YELLOW)
    seen.rods[street], seen.rods[to] = EMPTY, YELLOW
    return Board(seen, YELLOW)


def test_it_leaves_a_card_that_only_harms() -> None:
    t = with_card("exchange influence", rods={YELLOW: ["d3 d4", "c4 d4"], BLUE: ["a5 south"]})
    t.influence(7, 0, 0, 0)
    assert says(t) == "leave"


def test_it_negotiates() -> None:
    """Yellow can rebuild with a villa; Blue and Red have little use for one."""
    rods = {
        YELLOW: ["a1 north", "a1 west"],
        BLUE: ["g1 north"],
        RED: ["g1 east", "c5 south"],
        GREEN: ["b1 b2", "b2 c2"],
    }
    t = kept("option chips 3", options=Options(negotiation=True), rods=rods, hands={BLUE: "10 20", RED: "20 30"})
    t.each(VH, VH, VH, IO)
    assert says(t).startswith("give")
    while t.state.turn == YELLOW:
        t.play(says(t))
    assert says(t, BLUE) == "accept"
    t.play("accept")
    assert says(t, RED) == "accept"
    t.play("accept")
    assert t.state.won[2] == YELLOW
