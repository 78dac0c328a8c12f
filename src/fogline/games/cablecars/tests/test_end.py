"""Chapter 7, the end of the game."""

from pathlib import Path

import pytest

from fogline.core.dealer import Dealer
from fogline.core.match import Match
from fogline.core.record import loads
from fogline.games.cablecars import GAME
from fogline.games.cablecars.scoring import result
from fogline.games.cablecars.tests.table import TINY, keys, random_game, table

FOURTEEN = ["golden-gate-bridge lincoln-park", "presidio fort-mason", "lincoln-park japanese-garden"]
FOURTEEN += ["lincoln-park sunset", "castro painted-ladies"]
"""Routes of 14 spaces."""
SIXTEEN = [*FOURTEEN, "pacific-heights fort-mason"]
OTHER_SIXTEEN = [
    "presidio pacific-heights",
    "presidio japanese-garden",
    "sunset twin-peaks",
    "pacific-heights chinatown",
    "civic-center mission-district",
    "haight-ashbury twin-peaks",
]
ALL_CARDS = "6 blue 6 green 6 black 6 purple 6 red 6 orange 8 ferry"


def test_7_1_two_cars_left_begin_the_last_round() -> None:
    t = table(3, hands={0: "2 blue"}, routes={0: SIXTEEN})
    assert t.state.cars[0] == 4
    events = t.claim("claim painted-ladies pacific-heights")
    assert events[-1].key == "last-round"
    assert events[-1].args == {"seat": 0, "cars": 2}
    assert t.now["last_turns"] == 3


def test_7_1_three_cars_do_not() -> None:
    t = table(3, hands={0: "1 blue"}, routes={0: SIXTEEN})
    events = t.claim("claim fort-mason lombard-street")
    assert t.state.cars[0] == 3
    assert "last-round" not in keys(events)
    assert t.now["last_turns"] is None


def test_7_1_fewer_than_two_do() -> None:
    t = table(3, hands={0: "3 red"}, routes={0: SIXTEEN})
    t.claim("claim pacific-heights chinatown")
    assert t.state.cars[0] == 1
    assert t.now["last_turns"] == 3


def test_7_1_the_token_is_chosen_before_the_last_round_begins() -> None:
    t = table(3, hands={0: "3 blue"}, routes={0: SIXTEEN})
    events = t.claim("claim the-embarcadero potrero-hill")
    assert "last-round" not in keys(events)
    assert keys(t.play("token potrero-hill")) == ["token-taken", "last-round"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_7_2_everybody_has_one_last_turn_the_one_who_began_it_too(seats: int) -> None:
    t = table(seats, turn=1, hands={1: "2 blue"}, routes={1: SIXTEEN})
    t.claim("claim painted-ladies pacific-heights")
    turns: list[int] = []
    while not t.over and len(turns) < 10:
        turns.append(t.state.turn)
        t.play("draw", chance="orange" if len(turns) % 2 else "purple")
        t.play("draw", chance="green" if len(turns) % 2 else "black")
    assert turns == [(2 + i) % seats for i in range(seats)]
    assert turns[-1] == 1
    assert result(t.state).ended_by == "last-round"


def test_7_2_the_last_turn_ends_the_game() -> None:
    t = table(3, last_turns=1, turn=0, hands={0: "1 blue"}, routes={0: [*SIXTEEN, "painted-ladies pacific-heights"]})
    events = t.claim("claim fort-mason lombard-street")
    assert events[-1].key == "ended"
    assert t.over
    assert t.legal(1) == []
    assert t.why("draw", 1) == [("game-over", "", {})]


def test_7_3_a_second_player_with_two_cars_brings_no_extra_turns() -> None:
    first = {0: [*SIXTEEN, "painted-ladies pacific-heights"], 1: OTHER_SIXTEEN}
    t = table(3, turn=1, last_turns=3, hands={1: "2 purple"}, routes=first)
    assert list(t.state.cars[:2]) == [2, 4]
    events = t.claim("claim chinatown civic-center purple")
    assert t.state.cars[1] == 2
    assert "last-round" not in keys(events)
    assert t.now["last_turns"] == 2


def test_7_4_passing_alone_does_not_end_the_game_while_somebody_can_act() -> None:
    t = table(3, hands={2: ALL_CARDS}, market="", deck="", discards="", unseen=[])
    t.play("pass")
    t.play("pass")
    assert not t.over
    assert t.state.passes == 2
    assert all(words.startswith("claim") for words in t.legal())


def test_7_4_a_full_round_of_forced_passes_ends_the_game() -> None:
    """All cards are in hands, no ticket is left, and the cars that are left fit no open track."""
    t = table(2, TINY, hands={0: "2 black 2 orange"}, market="", deck="", discards="", unseen=[], **TINY_END)
    assert t.legal() == ["pass"]
    t.play("pass")
    assert t.legal() == ["pass"]
    events = t.play("pass")
    assert keys(events) == ["passed", "ended"]
    assert t.over
    assert result(t.state).ended_by == "everybody-passed"


TINY_END = {
    "routes": {
        0: ["tower island purple", "garden mill", "harbour market-hall blue"],
        1: ["mill island", "market-hall tower gray a"],
    }
}
"""One car left to each, and no open track of one space."""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_7_4_random_games_of_the_tiny_box_end_both_ways(seats: int) -> None:
    endings = {list(random_game(seats, seed, TINY))[-1].ended_by for seed in range(60)}
    assert endings == {1, 2}


def random_match(seed: int) -> Match:
    """A game for two with the tiny box, chance and both players by dice."""
    match = Match.new(GAME, 2, seed, box=TINY)
    dice = Dealer(seed)
    for _ in range(200):
        if match.over:
            break
        actions = match.legal_ids()
        match.play(actions[dice.below(len(actions))])
    return match


def test_7_4_the_kept_record_is_such_a_game() -> None:
    """``records/everybody-passed.json`` is ``random_match(0)``, the first that ended so. To write it again when the
    rules or the tiny box have changed, look for a seed whose game ends so and write ``random_match(seed).record()``."""
    text = (Path(__file__).parent / "records" / "everybody-passed.json").read_text(encoding="utf-8")
    assert loads(text) == random_match(0).record()
    again = Match.replay(loads(text), TINY)
    assert again.result is not None
    assert again.result.ended_by == "everybody-passed"
    assert [turn.action for turn in again.turns[-2:]] == ["pass", "pass"]
