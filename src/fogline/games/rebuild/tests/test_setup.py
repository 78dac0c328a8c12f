"""Chapter 1: setting up the table."""

import pytest

from fogline.core.dealer import Dealer
from fogline.core.event import named
from fogline.games.rebuild.events import KINDS
from fogline.games.rebuild.options import Options
from fogline.games.rebuild.rules.setup import setup
from fogline.games.rebuild.tests.table import BOX, opening, told
from fogline.parts.bits import members, size

PLAYERS = (1, 2, 3, 4)


@pytest.mark.parametrize(("players", "cards"), [(1, 4), (2, 4), (3, 6), (4, 8)])
def test_1_1_the_map_has_as_many_plot_cards_as_the_players_ask_for(players: int, cards: int) -> None:
    seen = set()
    for seed in range(8):
        s = opening(players, seed).state
        assert len(s.layout) == len(set(s.layout)) == cards
        assert s.vacant == sum(BOX.card_spaces[card] for card in s.layout)
        seen.add(tuple(s.layout))
    assert len(seen) > 1


def test_1_2_chance_decides_the_sides() -> None:
    sides = {side for seed in range(4) for side in opening(2, seed).state.sides}
    assert sides == {0, 1}


def test_1_2_or_the_starting_player_chooses_them_card_by_card() -> None:
    t = opening(2, 5, sides="chosen")
    assert list(t.state.sides) == [-1] * 4
    assert t.waiting == (t.state.first,)
    for side in ("a", "b", "b"):
        assert t.legal() == ["side a", "side b"]
        t.play(f"side {side}")
    assert list(t.state.sides) == [0, 1, 1, -1]
    assert t.why("earn 4") == [("choose-side", "1.2", {})]
    t.play("side a")
    assert list(t.state.sides) == [0, 1, 1, 0]
    assert "earn 4" in t.legal()


def test_1_3_rubble_lies_where_the_sides_mark_it() -> None:
    t = opening(4, 2, sides="chosen")
    for _ in range(8):
        t.play("side b")
    assert t.state.rubble == sum(BOX.card_rubble[card][1] for card in range(8))
    assert size(t.state.rubble) == 18, "all rubble tokens of the box"


@pytest.mark.parametrize("players", PLAYERS)
def test_1_4_action_cards_lie_in_random_order_with_the_side_for_the_players(players: int) -> None:
    rings = {tuple(opening(players, seed).state.ring) for seed in range(5)}
    assert len(rings) > 1
    assert all(sorted(ring) == [0, 1, 2, 3, 4, 5] for ring in rings)
    dealer = Dealer(1)
    setup(BOX, players, Options(), dealer)
    laid = told([named(KINDS, said) for said in dealer.said], "action-laid")
    assert len(laid) == 6
    assert all((int(str(event["action_card"])) >= 6) == (players > 2) for event in laid)


def test_1_5_tokens_start_at_minus_seven_and_all_urbanism_cards_are_left() -> None:
    s = opening(3).state
    assert [BOX.board[s.tokens[seat]] for seat in range(3)] == [-7, -7, -7]
    assert sum(s.urbanism) == 0
    assert list(BOX.service_counts) == [5, 4, 4, 4]


@pytest.mark.parametrize("players", PLAYERS)
def test_1_6_three_purple_objectives_are_for_everybody(players: int) -> None:
    s = opening(players).state
    assert size(s.common) == 3
    assert not s.common & ~BOX.purple
    assert min(s.objective_row) >= 0
    assert size(s.bag) == 24 - 3 - 3 - players


def test_1_7_three_permits_form_a_row() -> None:
    s = opening(4, sides="chosen").state
    assert min(s.permit_row) >= 0
    assert size(s.deck) == 42 - 3


@pytest.mark.parametrize("players", PLAYERS)
def test_1_8_buildings_are_in_the_pool_and_everybody_has_a_hidden_objective(players: int) -> None:
    s = opening(players, sides="chosen").state
    assert list(s.pool[:players]) == [8] * players
    assert [len(members(s.held[seat])) for seat in range(players)] == [1] * players
    assert list(s.seen) == [0] * 5


def test_1_9_a_random_player_starts() -> None:
    assert {opening(3, seed).state.first for seed in range(20)} == {0, 1, 2}
    t = opening(3, 4)
    assert t.waiting == (t.state.first,)
