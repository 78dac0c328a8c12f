"""The flow of turns, for every game: drafts, barriers, confirmation, the way back."""

from dataclasses import replace
from typing import Any

import pytest

from fogline.core.dealer import Dealer
from fogline.core.errors import CannotUndo, IllegalAction
from fogline.core.match import Match
from fogline.table.refusal import Refusal
from fogline.table.scene import Look, scene
from tests.table.sitting import (
    AT_ONCE,
    GAMES,
    check_one_taken_back,
    drafted,
    guest,
    holder,
    people,
    play,
    seats_for,
    step,
    table,
)

every_game = pytest.mark.parametrize("game", GAMES)
at_once = pytest.mark.parametrize("game", AT_ONCE)


@every_game
def test_a_draft_is_seen_by_its_seat_only(game: str) -> None:
    now, seat = drafted(game, people(game))
    flow = now.playing()
    assert flow.seen_by(seat) is not flow.match
    assert all(flow.seen_by(other) is flow.match for other in range(-1, flow.match.seats) if other != seat)
    assert len(flow.seen_by(seat).turns) == len(flow.match.turns) + 1
    assert flow.revision == len(flow.match.turns)


@every_game
def test_a_step_is_taken_back_freely(game: str) -> None:
    now, seat = drafted(game, people(game))
    before = now.playing().match.position()
    back = now.undo(holder(now, seat), seat).playing()
    assert not back.drafts
    assert back.match.position() == before


@every_game
def test_what_is_confirmed_is_seen_by_all(game: str) -> None:
    now, seat = drafted(game, people(game))
    turns = len(now.playing().match.turns)
    after = now.confirm(holder(now, seat), seat, None).playing()
    assert not after.drafts
    assert len(after.match.turns) == after.revision == turns + 1


@every_game
def test_chance_commits_the_draft_with_it(game: str) -> None:
    dice = Dealer(5)
    now = table(game, people(game))
    seen = 0
    for _ in range(400):
        if now.playing().over:
            break
        before = now.playing()
        now = step(now, dice, confirm=False)
        after = now.playing()
        for line in after.log[before.revision :]:
            if line.chance:
                seen += 1
                assert line.seat not in after.drafts
    assert seen > 3
    assert not any(
        turn.chance
        for draft in now.playing().drafts.values()
        for turn in draft.matches[-1].turns[now.playing().revision :]
    )


@every_game
def test_with_explicit_confirmation_the_same_game_ends(game: str) -> None:
    """Nobody gets stuck: there is always something to do, or something to confirm."""
    dice = Dealer(8)
    now = table(game, people(game), 8)
    for _ in range(20_000):
        if now.playing().over:
            break
        now = step(now, dice, confirm=False)
    assert now.playing().match.result is not None


@every_game
def test_a_complete_turn_takes_no_further_step(game: str) -> None:
    dice = Dealer(2)
    now = table(game, people(game), 2)
    for _ in range(2000):
        flow = now.playing()
        assert not flow.over, "no turn of this game needs to be confirmed"
        done = [seat for seat in flow.drafts if flow.complete(seat)]
        if done:
            with pytest.raises(Refusal, match="confirm-first"):
                now.act(holder(now, done[0]), done[0], None, 0, False)
            return
        now = step(now, dice, confirm=False)


@every_game
def test_a_stale_click_is_refused_and_changes_nothing(game: str) -> None:
    dice = Dealer(3)
    now = table(game, people(game), 3)
    now = play(now, dice, lambda t: t.playing().revision > 4)
    seat = now.playing().match.waiting[0]
    action = now.playing().seen_by(seat).legal_ids(seat)[0]
    with pytest.raises(Refusal, match="stale"):
        now.act(holder(now, seat), seat, (0, 0), action, True)
    with pytest.raises(Refusal, match="stale"):
        now.act(holder(now, seat), seat, (now.playing().count.revision + 1, 0), action, True)
    with pytest.raises(Refusal, match="stale"):
        now.act(holder(now, seat), seat, (now.playing().count.revision, 7), action, True)
    at = (now.playing().count.revision, len(now.playing().steps(seat)))
    assert now.act(holder(now, seat), seat, at, action, True) is not now


@every_game
def test_it_is_known_in_which_games_several_choose_at_once(game: str) -> None:
    """The tests below hold for those games; a game that joins them must join their list."""
    starts = [table(game, people(game), seed) for seed in range(10)]
    found = [play(now, Dealer(seed), lambda t: len(t.playing().match.waiting) > 1) for seed, now in enumerate(starts)]
    assert any(not now.playing().over for now in found) == (game in AT_ONCE)


@at_once
def test_a_sealed_choice_of_another_makes_no_click_stale(game: str) -> None:
    """Several are asked at once: that somebody else was quicker does not spoil my click."""
    for seed in range(40):
        now = play(table(game, people(game), seed), Dealer(seed), lambda t: len(t.playing().match.waiting) > 1)
        if now.playing().over:
            continue
        first, second = now.playing().match.waiting[:2]
        looked = (now.playing().count.revision, 0)
        action = now.playing().match.legal_ids(first)[0]
        after = now.act(holder(now, first), first, looked, action, True)
        if second in after.playing().match.waiting and after.playing().count.revision > looked[0]:
            answer = after.playing().match.legal_ids(second)[0]
            assert after.act(holder(after, second), second, looked, answer, True) is not after
            return
    raise AssertionError("nobody was asked at the same time as somebody else")


@at_once
def test_a_draft_outlives_the_choices_of_others(game: str) -> None:
    """A sealed choice that is not confirmed yet is still there when another has chosen, even if it is the last one."""
    for seed in range(40):
        now = play(table(game, people(game), seed), Dealer(seed), lambda t: len(t.playing().match.waiting) == 2)
        if now.playing().over:
            continue
        first, second = now.playing().match.waiting
        mine = now.act(holder(now, first), first, None, now.playing().match.legal_ids(first)[0], False)
        if not mine.playing().complete(first):
            continue
        steps = mine.playing().steps(first)
        both = mine.act(holder(mine, second), second, None, mine.playing().match.legal_ids(second)[0], True)
        if both.playing().revision == mine.playing().revision or first not in both.playing().match.waiting:
            continue
        assert both.playing().steps(first) == steps
        assert both.playing().complete(first)
        assert both.undo(holder(both, first), first).playing().steps(first) == ()
        done = both.confirm(holder(both, first), first, None).playing()
        assert done.revision == both.playing().revision + 1
        return
    raise AssertionError("no sealed choice could be taken back")


@every_game
def test_after_the_commit_a_take_back_is_asked_and_granted_by_all_others(game: str) -> None:
    seats = seats_for(game, 3)
    now = play(table(game, "p" * seats, 4), Dealer(4), lambda t: t.playing().revision >= 9)
    turn = now.playing().match.turns[-1]
    me = holder(now, turn.seat)
    with pytest.raises((CannotUndo, Refusal)):
        now.undo(me, turn.seat)
    asked = now.ask(me, turn.seat)
    keep = asked.playing().take_back
    assert keep is not None
    with pytest.raises(Refusal, match="not-yours-to-grant"):
        asked.answer(me, True)
    others = [seat for seat in range(seats) if seat != turn.seat]
    for seat in others[:-1]:
        asked = asked.answer(guest(seat), True)
        assert asked.playing().revision == now.playing().revision
    refused = asked.answer(guest(others[-1]), False)
    assert refused.playing().take_back is None
    assert refused.playing().match is now.playing().match
    granted = asked.answer(guest(others[-1]), True).playing()
    assert len(granted.match.turns) == keep.keep < len(now.playing().match.turns)
    assert granted.revision == now.playing().revision + 1
    assert granted.log[-1].keep == keep.keep


@every_game
def test_a_new_turn_ends_the_asking(game: str) -> None:
    now = play(table(game, people(game), 4), Dealer(4), lambda t: t.playing().revision >= 5)
    seat = now.playing().match.turns[-1].seat
    asked = now.ask(holder(now, seat), seat)
    assert asked.playing().take_back is not None
    dice = Dealer(1)
    later = play(asked, dice, lambda t: t.playing().revision > asked.playing().revision)
    assert later.playing().take_back is None


@every_game
@pytest.mark.parametrize("others", ["m", "b"])
def test_alone_everything_can_be_taken_back(game: str, others: str) -> None:
    kinds = "p" + others * (seats_for(game) - 1)
    start = table(game, kinds, 6)
    now = play(start, Dealer(6), lambda t: t.playing().revision >= 15)
    assert now.undo_is_free
    mine = frozenset(now.seats_of(guest(0)))
    taken = 0
    while any(turn.seat in mine for turn in now.playing().match.turns):
        before = now.playing()
        now = now.undo(guest(0), 0)
        check_one_taken_back(before, now.playing(), 0, mine)
        taken += 1
        assert taken <= 60
    assert taken > 0
    with pytest.raises(Refusal, match="nothing-to-take-back"):
        now.undo(guest(0), 0)


@every_game
def test_an_illegal_step_is_refused_with_reasons(game: str) -> None:
    now = table(game, people(game), 1)
    seat = now.playing().match.waiting[0]
    legal = set(now.playing().match.legal_ids(seat))
    wrong = next(n for n in range(len(now.playing().match.box.actions)) if n not in legal)
    with pytest.raises(IllegalAction) as refused:
        now.act(holder(now, seat), seat, None, wrong, True)
    assert refused.value.reasons


@every_game
def test_a_value_stays_as_it_was(game: str) -> None:
    """Whatever is done with a table, the table before it is untouched: that is how a failed write changes nothing."""
    now = play(table(game, people(game), 9), Dealer(9), lambda t: t.playing().revision >= 6)
    position, record = now.playing().match.position(), now.playing().match.record()
    kept = replace(now)
    play(now, Dealer(10), lambda t: t.playing().revision >= 12)
    seat = now.playing().match.turns[-1].seat
    asked = now.ask(holder(now, seat), seat)
    for judge in asked.judges():
        asked = asked.answer(guest(judge), True)
    assert kept == now
    assert now.playing().match.position() == position
    assert now.playing().match.record() == record


@at_once
def test_a_choice_that_is_still_put_together_cannot_be_confirmed(game: str) -> None:
    """Confirmed halfway, it would tell the others that it has begun, and bind who has not decided yet."""
    for seed in range(6):
        now, dice = table(game, people(game), seed), Dealer(seed)
        for _ in range(300):
            if now.playing().over:
                break
            now = step(now, dice, confirm=False)
            for seat, draft in now.playing().drafts.items():
                told = draft.matches[-1].history(seat, len(now.playing().match.turns) + 1)
                if not told and not now.playing().complete(seat):
                    with pytest.raises(Refusal, match="nothing-to-confirm"):
                        now.confirm(holder(now, seat), seat, None)
                    assert scene(now, holder(now, seat), Look(seat)).confirm == "no"
                    return
    raise AssertionError("every step was heard")


@every_game
def test_a_step_is_applied_once(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether it becomes a draft, is committed with the draft or is answered by chance."""
    played: list[str] = []
    true_do = Match.do

    def counted(self: Match, *said: Any) -> Any:
        played.append("")
        return true_do(self, *said)

    monkeypatch.setattr(Match, "do", counted)
    now, dice, most = table(game, people(game)), Dealer(5), 0
    for _ in range(60):
        played.clear()
        before = now.playing().drafts
        now = step(now, dice)
        if not before:  # else the drafts of others may be fitted anew
            most = max(most, len(played))
    assert most == 1
