"""Orders that are left with a table: followed at once, kept, lapsed in time, and nobody else's business until then."""

from dataclasses import replace

import pytest

from fogline.core.dealer import Dealer
from fogline.core.errors import IllegalAction
from fogline.core.match import Match
from fogline.core.registry import games
from fogline.table.clock import charge
from fogline.table.fork import fork
from fogline.table.log import QUIET
from fogline.table.refusal import Refusal
from fogline.table.scene import Look, scene
from fogline.table.settings import Bank
from fogline.table.table import Table
from tests.table.auctions import GAME, at_call, auction, bid, bids, order
from tests.table.sitting import GAMES, guest, people, same_match, step, table

WORDS = "raise up to 120 keep 10 20"


def left(now: Table) -> dict[int, str]:
    return dict(now.playing().orders)


def test_an_order_left_out_of_turn_raises_when_its_seat_is_asked() -> None:
    now = order(auction(), 2, WORDS)
    assert now.playing().match.waiting == (0,)
    now = bid(bid(now, 0, 50), 1, 60)
    assert bids(now) == [(0, 50), (1, 60), (2, 70)]
    assert now.playing().match.waiting == (0,)
    assert left(now) == {2: WORDS}, "it goes on"


def test_left_at_ones_turn_it_raises_at_once() -> None:
    now = order(auction(), 0, WORDS)
    assert bids(now) == [(0, 30)]
    assert now.playing().match.waiting == (1,)


def test_it_raises_to_its_limit_and_then_passes() -> None:
    now = order(auction(), 2, WORDS)
    now = bid(bid(now, 0, 50), 1)
    assert bids(now)[-1] == (2, 60)
    now = bid(now, 0, 40, 20)
    assert bids(now)[-1] == (2, 0), "110 lie there now, and the next sum would be more than 120"
    assert left(now) == {}


def test_what_is_to_be_kept_is_kept() -> None:
    now = bid(order(auction(), 1, "raise up to 500 keep 10 20 60"), 0, 50)
    assert list(now.playing().match.view(1).hand) == [2, 2, 1, 1, 1, 1, 0, 1, 1, 1]


def test_two_orders_against_each_other_end_within_one_change() -> None:
    now = order(order(auction(), 1, "raise up to 300"), 2, "raise up to 120 keep 20")
    assert bids(now) == [], "nobody has spoken yet"
    now = bid(now, 0)
    told = bids(now)
    assert 6 < len(told) <= 1 + 12 + 12 + 1, "every raise takes a check"
    sums = [total for _, total in told if total]
    assert sums == sorted(set(sums))
    assert max(total for seat, total in told if seat == 2) <= 120
    assert told[-1] == (2, 0)
    assert now.playing().match.waiting == (1,), "who has won"
    assert left(now) == {}


def test_an_order_may_win_the_auction_and_lapses_with_it() -> None:
    now = bid(bid(order(auction(), 2, WORDS), 0), 1)
    assert bids(now) == [(0, 0), (1, 0), (2, 30)]
    assert now.playing().match.game.question(now.playing().match.view(2)) == "invest"
    assert left(now) == {}


def test_every_raise_is_a_usual_line_of_the_log() -> None:
    now = bid(order(auction(), 1, "raise up to 120 keep 60"), 0, 50)
    lines = now.playing().log
    assert [(line.seat, line.action) for line in lines[-3:]] == [(1, "add 40"), (1, "add 20"), (1, "call")]
    assert [line.keep == QUIET for line in lines[-3:]] == [True, True, False]
    record = now.playing().match.record()
    assert same_match(Match.replay(record, now.playing().match.box), now.playing().match)


def test_an_order_is_replaced_and_withdrawn() -> None:
    now = order(order(auction(), 2, WORDS), 2, "Raise up to $90k")
    assert left(now) == {2: "raise up to 90"}
    now = order(now, 2, " ")
    assert left(now) == {}
    assert bids(bid(bid(now, 0, 50), 1, 60)) == [(0, 50), (1, 60)]
    with pytest.raises(Refusal, match="no-order"):
        order(now, 2, "")


def test_checks_that_were_only_added_come_back_first() -> None:
    now = auction()
    now = now.act(guest(0), 0, None, "add 100", False)
    assert now.playing().steps(0) == ("add 100",)
    now = order(now, 0, WORDS)
    assert bids(now) == [(0, 30)]
    assert now.playing().steps(0) == ()


def test_a_pass_that_was_not_confirmed_is_thought_better_of() -> None:
    now = auction().act(guest(0), 0, None, "pass", False)
    assert now.playing().complete(0)
    assert bids(order(now, 0, WORDS)) == [(0, 30)]


def test_the_start_player_keeps_the_call_with_it() -> None:
    """Keeping is a draft that goes on with the first bid: the order shows it and bids."""
    now = at_call()
    assert scene(now, guest(0), Look(0)).order is None
    now = now.act(guest(0), 0, None, "keep", False)
    assert scene(now, guest(0), Look(0)).order is not None
    assert scene(now, guest(1), Look(1)).order is None, "nobody else knows that there will be an auction"
    begun = now.act(guest(0), 0, None, "add 100", False)
    for drafted in (now, begun):
        after = order(drafted, 0, WORDS)
        assert [line.action for line in after.playing().log] == ["keep", "add 30", "call"]
        assert left(after) == {0: WORDS}
        assert not after.playing().drafts
    with pytest.raises(IllegalAction):
        order(begun, 0, "raise up to 20 keep 10 20")
    assert begun.playing().steps(0) == ("keep", "add 100"), "nothing that is refused has changed anything"


def test_what_cannot_be_left_is_refused_with_its_rule() -> None:
    now = bid(auction(), 0, 50)
    for words, key, rule in (
        ("raise up to 40", "order-too-low", "4.3"),
        ("raise up to 120 keep 7", "no-check-worth", "1.5"),
        ("sell everything", "order-unclear", ""),
    ):
        with pytest.raises(IllegalAction) as refused:
            order(now, 1, words)
        assert [(why.key, why.rule) for why in refused.value.reasons] == [(key, rule)]
    for other, words, key in ((bid(now, 1), WORDS, "has-passed"), (table(GAME, "ppp"), WORDS, "no-auction")):
        with pytest.raises(IllegalAction) as refused:
            order(other, 1, words)
        assert [why.key for why in refused.value.reasons] == [key]


def test_it_is_for_ones_own_seat_and_for_this_moment() -> None:
    now = auction()
    with pytest.raises(Refusal, match="not-your-seat"):
        now.order(guest(0), 1, None, WORDS)
    with pytest.raises(Refusal, match="stale"):
        now.order(guest(1), 1, (0, 1), WORDS)
    later = bid(now, 0, 10)
    with pytest.raises(Refusal, match="stale"):
        later.order(guest(2), 2, (0, 0), WORDS)
    assert left(later.order(guest(2), 2, (1, 0), WORDS)) == {2: WORDS}


@pytest.mark.parametrize("game", [game for game in GAMES if games()[game].orders is None])
def test_other_games_take_none(game: str) -> None:
    with pytest.raises(Refusal, match="no-orders"):
        order(table(game, people(game)), 0, WORDS)


def test_who_leaves_takes_their_order_along() -> None:
    now = order(auction(), 2, WORDS)
    gone = now.leave(guest(2), 2)
    assert left(gone) == {}
    with pytest.raises(Refusal, match="seat-kept"):
        order(gone, 2, WORDS)
    assert scene(gone, guest(2), Look(2)).order is None
    back = gone.come_back(guest(2), 2)
    assert left(back) == {}
    assert left(order(back, 2, WORDS)) == {2: WORDS}


def test_whose_time_is_used_up_takes_no_order_of_others_along() -> None:
    """Nobody's time runs while an order answers for them, so it is always somebody else's that is used up."""
    now = order(auction(), 2, WORDS)
    chairs = tuple(replace(chair, time_left=60.0) for chair in now.chairs)
    now = replace(now, settings=replace(now.settings, bank=Bank(60)), chairs=chairs)
    late = charge(now, frozenset(), 61)
    assert [chair.away for chair in late.chairs] == [True, False, False]
    assert left(late) == {2: WORDS}


def test_a_take_back_ends_every_order() -> None:
    now = bid(order(order(auction(), 2, WORDS), 1, "raise up to 60"), 0, 50)
    assert left(now)
    asked = now.ask(guest(0), 0)
    assert left(asked) == left(now), "asking alone changes nothing"
    granted = asked.answer(guest(1), True).answer(guest(2), True)
    assert left(granted) == {}
    assert granted.playing().match.waiting == (0,)
    assert bids(bid(bid(granted, 0, 50), 1, 60)) == [(0, 50), (1, 60)], "nobody raises for anybody now"


def test_one_person_alone_may_take_an_order_back_with_its_raise() -> None:
    now = order(auction("pbb"), 0, WORDS)
    back = now.undo(guest(0), 0)
    assert left(back) == {}
    assert back.playing().match.waiting == (0,)
    with pytest.raises(IllegalAction) as refused:
        order(back, 0, WORDS)
    assert [why.key for why in refused.value.reasons] == ["checks-added"], "the checks lie there: call, or undo"
    assert bids(order(back.undo(guest(0), 0), 0, WORDS)) == [(0, 30)]


def test_a_bot_is_answered_at_once() -> None:
    now = order(auction("pbb", first=1), 0, WORDS)
    box = now.playing().match.box
    for seat in (1, 2):
        for words in ("add 20", "call") if seat == 1 else ("add 40", "call"):
            now = now.act_for(seat, box.ids[words])
    assert bids(now) == [(1, 20), (2, 40), (0, 50)]


# -- who knows of it ---------------------------------------------------------------------------------------------


def test_only_its_owner_sees_it() -> None:
    before = bid(auction(), 0, 50)
    after = order(before, 2, WORDS)
    mine = scene(after, guest(2), Look(2)).order
    assert mine is not None
    assert (mine.words, mine.args) == (WORDS, {"limit": 120, "keep": [0, 1]})
    assert mine.label == "Raises for you up to $120,000, keeping 10, 20"
    spanish = scene(after, guest(2), Look(2, "es")).order
    assert spanish is not None
    assert (spanish.words, spanish.like) == (WORDS, "sube hasta 120 guarda 10 20")
    for seat in (-1, 0, 1):
        assert scene(after, guest(seat), Look(seat)) == scene(before, guest(seat), Look(seat))
    assert after.in_sight == before.in_sight
    assert after.playing().revision == before.playing().revision


def test_a_scene_tells_whether_one_may_be_left() -> None:
    now = bid(auction(), 0)
    empty = scene(now, guest(1), Look(1)).order
    assert empty is not None
    assert (empty.words, empty.label) == ("", "")
    assert scene(now, guest(0), Look(0)).order is None, "who has passed is out"
    assert scene(now, guest(0), Look(-1)).order is None
    assert scene(table(GAME, "ppp"), guest(0), Look(0)).order is None


def test_a_fork_knows_nothing_of_it() -> None:
    now = order(auction("mmm"), 2, WORDS)
    assert left(fork(now, guest(0), 2, None, "u", 1)) == {}


# -- whole games -------------------------------------------------------------------------------------------------


def about(now: Table) -> tuple[object, ...]:
    """What is bid for."""
    view = now.playing().match.view()
    return view.call, view.card, len(view.played), sum(view.calls)


@pytest.mark.parametrize("seed", range(4))
def test_games_with_orders_end_and_no_order_outlives_its_auction(seed: int) -> None:
    dice, now = Dealer(seed), table(GAME, "ppp" if seed % 2 else "pppb", seed)
    made: dict[int, tuple[object, ...]] = {}
    tried = raised = 0
    for _ in range(20_000):
        flow = now.playing()
        if flow.over:
            break
        assert not set(flow.match.waiting) & set(flow.orders), "whoever has left an order is not kept waiting"
        assert all(made[seat] == about(now) for seat in flow.orders)
        seat = dice.below(3)
        if flow.steps_before_order(seat) is not None and dice.below(3) == 0:
            before, tried = about(now), tried + 1
            try:
                now = order(now, seat, f"raise up to {10 * (1 + dice.below(30))} keep {10 * (1 + dice.below(10))}")
            except IllegalAction:
                continue
            made[seat] = before
            raised += now.playing().revision > flow.revision
        else:
            now = step(now, dice)
    assert now.status == "over"
    assert tried > 5
    assert raised > 0
    assert same_match(Match.replay(now.playing().match.record()), now.playing().match)


def test_a_holder_of_several_seats_may_leave_one_for_each() -> None:
    now = auction("mmp")
    now = now.order(guest(0), 1, None, "raise up to 60")
    now = now.order(guest(0), 0, None, "raise up to 40")
    assert bids(now) == [(0, 10), (1, 20)]
    assert now.playing().match.waiting == (2,)
