"""A Match: opened, played by words, values or numbers, taken back, shown."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import fogline
from fogline.core.dealer import Dealer
from fogline.core.errors import (
    AmbiguousAction,
    BoxError,
    CannotUndo,
    IllegalAction,
    SetupError,
    UnknownAction,
)
from fogline.core.match import Match
from fogline.core.registry import find_game, games

GAME = "cablecars"


def fresh(seats: int = 2, seed: int = 6) -> Match:
    return Match.new(GAME, seats, seed)


def first_turn(seats: int = 2, seed: int = 6) -> Match:
    """A match at its first turn, by the first legal answers."""
    match = fresh(seats, seed)
    while match.game.question(match.view(match.waiting[0])) != "turn":
        match.play(match.legal_ids()[0])
    return match


def rich(seats: int = 2) -> Match:
    """A match where seat 0 is to move and has five black cards and a ferry."""
    data = first_turn(seats).position()
    state = data["state"]
    deck, hand = state["deck"], state["hands"][0]
    for seat in range(seats):
        for card, n in state["hands"][seat].items():
            deck[card] = deck.get(card, 0) + n
        state["hands"][seat].clear()
    wanted = {"black": min(5, deck["black"]), "ferry": 1}
    for card, n in wanted.items():
        deck[card] -= n
        hand[card] = n
    state["turn"] = 0
    for name in ("drawn_unseen", "paid_unseen"):
        del state[name]  # as if all of it was drawn from one deck
    return Match.at(data, seed=1)


# -- opening -----------------------------------------------------------------------------------------------------


def test_the_front_door() -> None:
    match = fogline.new(GAME, seats=3, seed=1906)
    assert isinstance(match, Match)
    assert match.waiting == (0, 1, 2)
    assert GAME in fogline.games(), "a function, though a package has the same name"


def test_a_module_of_a_game_can_be_imported_by_its_whole_name() -> None:
    code = f"import fogline; import fogline.games.{GAME}.rules.turn as turn; print(turn.__name__, *fogline.games())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300, check=True)
    assert done.stdout.split() == [f"fogline.games.{GAME}.rules.turn", *games()]


def test_the_same_seed_is_the_same_match_and_no_seed_is_another() -> None:
    assert fresh(4, 99).position() == fresh(4, 99).position()
    assert len({json.dumps(Match.new(GAME, 4).position()) for _ in range(3)}) == 3


def test_chance_may_be_scripted() -> None:
    opening = fresh(3, 5).record().opening
    assert Match.new(GAME, 3, chance=list(opening)).position() == fresh(3, 5).position()


def test_an_unknown_game_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(SetupError) as unknown:
        Match.new("chess", 2)
    assert unknown.value.values == {"game": "chess", "known": ", ".join(games())}
    assert "There is no game called 'chess'" in str(unknown.value)
    with pytest.raises(SetupError):
        find_game("")


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 100])
def test_a_wrong_seat_count(seats: int) -> None:
    with pytest.raises(SetupError, match=f"for 2 to 4 players, not {seats}"):
        Match.new(GAME, seats)


def test_an_unknown_option() -> None:
    with pytest.raises(SetupError, match="no option called 'hard'"):
        Match.new(GAME, 2, options={"hard": True})


def test_a_box_that_is_not_there_or_not_whole(tmp_path: Path) -> None:
    with pytest.raises(BoxError, match=r"nowhere\.toml"):
        Match.new(GAME, 2, box=tmp_path / "nowhere.toml")
    file = tmp_path / "broken.toml"
    file.write_text('[box]\ngame = "cablecars"\n', encoding="utf-8")
    with pytest.raises(BoxError) as faulty:
        Match.new(GAME, 2, box=str(file))
    assert "cards is missing" in str(faulty.value)


# -- legal, explain, find ----------------------------------------------------------------------------------------


def test_actions_by_words_value_and_number() -> None:
    for said in ("draw", "DRAW", "dra", fresh().box.actions[fresh().box.ids["draw"]], fresh().box.ids["draw"]):
        match = first_turn()
        match.play(said)
        assert match.turns[-1].action == "draw"


def test_legal_actions_have_their_numbers() -> None:
    match = first_turn()
    assert [match.box.actions[i] for i in match.legal_ids()] == match.legal()
    other = 1 - match.waiting[0]
    assert match.legal(other) == []


def test_words_that_mean_nothing_or_too_much() -> None:
    match = first_turn()
    before = match.position()
    with pytest.raises(UnknownAction):
        match.play("dance")
    with pytest.raises(UnknownAction):
        match.play(10_000)
    with pytest.raises(UnknownAction):
        match.play(object())
    with pytest.raises(AmbiguousAction):
        match.play("take")
    assert match.position() == before


def test_words_in_spanish() -> None:
    match = first_turn()
    speaker = match.speaker("es")
    label = speaker.action(match.box.actions[match.box.ids["draw"]])
    match.play(label, speaker=speaker)
    assert match.turns[-1].action == "draw"


def test_an_illegal_action_is_refused_with_its_reasons_and_changes_nothing() -> None:
    match = first_turn()
    before = (match.position(), match.record(), match.events(0), match.view(0))
    for words, seat in (("pass", None), ("keep both", None), ("draw", 1 - match.waiting[0])):
        with pytest.raises(IllegalAction) as refused:
            match.play(words, seat)
        assert refused.value.reasons
        assert words in str(refused.value)
        assert (match.position(), match.record(), match.events(0), match.view(0)) == before


def test_explain_is_empty_exactly_for_what_is_legal() -> None:
    match = first_turn()
    legal = set(match.legal_ids())
    for action in range(len(match.box.actions)):
        assert (match.explain(action) == ()) == (action in legal)


def test_a_refusal_tells_the_rule() -> None:
    with pytest.raises(IllegalAction, match=r"Passing is only for those who can do nothing else\. \[2\.2\]"):
        first_turn().play("pass")


# -- undo --------------------------------------------------------------------------------------------------------


def barrier(match: Match, seat: int | None = None) -> str:
    with pytest.raises(CannotUndo) as refused:
        match.undo(seat)
    assert str(refused.value)
    return refused.value.reasons[0].key


def test_nothing_to_take_back_at_the_start() -> None:
    match = fresh()
    assert barrier(match) == "barrier-start"
    with pytest.raises(CannotUndo):
        match.undo(free=True)


def test_what_needed_no_chance_is_taken_back() -> None:
    match = rich()
    before = (match.position(), match.view(1), match.events(0))
    match.play("claim presidio pacific-heights")
    assert match.barrier() is None
    turn = match.undo()
    assert turn.action == "claim presidio pacific-heights"
    assert (match.position(), match.view(1), match.events(0)) == before
    assert match.turns == ()


def test_several_turns_are_taken_back_one_by_one() -> None:
    match = rich()
    before = match.position()
    match.play("claim presidio pacific-heights")
    match.play("pay 3 black")
    match.undo(0)
    match.undo(0)
    assert match.position() == before


def test_chance_is_a_barrier() -> None:
    match = first_turn()
    match.play("draw")
    assert barrier(match) == "barrier-chance"


def test_something_shown_is_a_barrier() -> None:
    match = fresh()
    match.play("keep both", 0)
    match.play("keep both", 1)
    assert match.turns[-1].chance == []
    assert barrier(match) == "barrier-shown"


def test_somebody_elses_turn_is_a_barrier() -> None:
    match = fresh(3)
    match.play("keep both", 0)
    match.play("keep both", 1)
    assert barrier(match, 0) == "barrier-other"
    assert barrier(match, 2) == "barrier-none", "who has done nothing is told so"
    assert match.undo(1).seat == 1
    assert match.undo(0).seat == 0


def test_free_undo_goes_back_to_the_very_start() -> None:
    match = fresh(3)
    start = (match.position(), match.events(1))
    seen = []
    dice = Dealer(4)
    for _ in range(25):
        seen.append(match.position())
        actions = match.legal_ids()
        match.play(actions[dice.below(len(actions))])
    for before in reversed(seen):
        match.undo(free=True)
        assert match.position() == before
    assert (match.position(), match.events(1)) == start


def test_free_undo_from_a_position() -> None:
    match = Match.at(first_turn().position(), seed=2)
    before = match.position()
    match.play("draw")
    match.undo(free=True)
    assert match.position() == before


def test_a_game_goes_on_after_undo_and_its_record_holds() -> None:
    match = first_turn()
    match.play("draw")
    match.undo(free=True)
    dice = Dealer(8)
    while not match.over:
        actions = match.legal_ids()
        match.play(actions[dice.below(len(actions))])
    assert Match.replay(match.record()).result == match.result


# -- views, events, scores ---------------------------------------------------------------------------------------


def test_events_since_a_turn() -> None:
    match = first_turn()
    match.play("draw")
    turn = len(match.turns)
    assert {number for number, _ in match.events()} >= {0, turn}
    latest = match.events(since=turn)
    assert latest[0][1].key == "drew"
    assert all(number == turn for number, _ in latest)


def test_play_returns_what_happened() -> None:
    match = first_turn()
    seat = match.waiting[0]
    told = match.play("draw")
    assert told[0].args["card"] is not None
    assert [event for _, event in match.events(seat, match.numbers()[-1])] == list(told)


def test_result_and_score() -> None:
    match = first_turn()
    assert match.result is None
    assert match.over is False
    assert match.score().scores == (0, 0)
    assert match.score(0).ended_by == "not-over"


def test_a_branch_has_every_attribute_of_its_match() -> None:
    match = Match.new("cablecars", 2, 1)
    match.play(match.legal_ids(0)[0], 0)
    branch, shared = match.branch(), {"_state", "_turns", "_events", "_shown", "_before", "_dealer", "_twin"}
    assert vars(branch).keys() == vars(match).keys()
    assert all(value is vars(match)[name] for name, value in vars(branch).items() if name not in shared)
