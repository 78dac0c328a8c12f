"""Greedy: legal, the same every time, far better than chance, and not silly."""

from typing import Any

import pytest
from mypy_extensions import i64

from fogline.bots.base import Mind
from fogline.bots.random import Random
from fogline.core.dealer import Dealer
from fogline.core.fields import names
from fogline.core.rows import vec
from fogline.games.cablecars import GAME
from fogline.games.cablecars import actions as a
from fogline.games.cablecars import questions as q
from fogline.games.cablecars.bots import Greedy
from fogline.games.cablecars.box import COLOURS, FERRY
from fogline.games.cablecars.paths import CLOSED, Reach, cheapest, missing
from fogline.games.cablecars.payments import lack
from fogline.games.cablecars.plan import Outlook, plan_for
from fogline.games.cablecars.rules.payment import ways
from fogline.games.cablecars.rules.setup import setup
from fogline.games.cablecars.tests.played import BOX, greedy, moments
from fogline.games.cablecars.view import View
from fogline.parts.bits import BIT, members


def ask(view: View, *words: str) -> str:
    """What Greedy answers when it may do this."""
    legal = [BOX.ids[each] for each in words]
    return str(BOX.actions[Greedy().choose(view, legal, Dealer(1))].words)


def track(words: str) -> int:
    return BOX.ids[f"claim {words}"] - BOX.first[a.CLAIM]


def ticket(words: str) -> int:
    return BOX.ids[f"keep {words}"] - BOX.first[a.KEEP]


def hand(**counts: int) -> vec[i64]:
    return vec[i64]([counts.get(colour, 0) for colour in COLOURS])


def replace(view: View, **changes: Any) -> View:
    """The same view but for these fields."""
    return View(**{name: getattr(view, name) for name in names(view)} | changes)


def sight(
    tickets: str = "", hand_of: vec[i64] | None = None, seats: int = 3, built: str = "", asks: int = q.TURN
) -> View:
    """What seat 0 sees early in a game, with these tickets, cards and routes of its own (separated by commas)."""
    view = GAME.view(setup(BOX, 3, GAME.options(), Dealer(5)), 0)
    claimed = sum(BIT[track(each.strip())] for each in built.split(",") if each)
    closed = claimed | sum(BIT[BOX.twin[t]] for t in members(claimed) if BOX.twin[t] >= 0)
    return replace(
        view,
        asks=asks,
        turn=0,
        waiting=(0,),
        offered=[],
        place=[*BOX.red_spots, 10, 12],
        hand=hand_of or hand(),
        my_tickets=sum(BIT[ticket(each.strip())] for each in tickets.split(",") if each),
        claimed=[claimed, 0, 0],
        cars=[BOX.cars_each - sum(BOX.spaces[t] for t in members(claimed))] + [BOX.cars_each] * 2,
        open_to=[BOX.all_tracks & ~closed] + [BOX.all_tracks & ~claimed] * 2,
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_view_gives_the_same_answer(seats: int) -> None:
    for state, seat, action in moments(greedy(seats), 40 + seats):
        if seat >= 0:
            view, legal = GAME.view(state, seat), GAME.legal(state, seat)
            assert Greedy().choose(view, legal, Dealer(99)) == action


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_chance_by_far(seats: int) -> None:
    wins = 0
    for seed in range(10):
        minds: list[Mind[Any]] = [Random() for _ in range(seats)]
        minds[seed % seats] = Greedy()
        *_, (state, _, _) = moments(minds, 300 + seed)
        wins += GAME.result(state).winners == (seed % seats,)
    assert wins >= 8


def test_it_scores_well_and_completes_most_tickets() -> None:
    scores, done, held = 0, 0, 0
    for seed in range(8):
        *_, (state, _, _) = moments(greedy(2), 700 + seed)
        result = GAME.result(state)
        scores += sum(result.scores)
        keys = [line.key for story in result.breakdown for line in story]
        done += keys.count("ticket-completed")
        held += keys.count("ticket-completed") + keys.count("ticket-failed")
    assert scores / 16 > 30
    assert done / held > 0.65


@pytest.mark.parametrize("seats", [2, 4])
def test_no_ferry_card_is_spent_where_colours_would_do_as_well(seats: int) -> None:
    paid = 0
    for seed in range(4):
        for state, seat, action in moments(greedy(seats), 60 + seed):
            if seat < 0 or state.asks != q.PAYING:
                continue
            view = GAME.view(state, seat)
            chosen = action - BOX.first[a.PAY]
            fewest = min(BOX.pay_ferries[p] for p in ways(BOX, view.hand, 0, view.pending))
            paid += 1
            if BOX.pay_ferries[chosen] > fewest:
                # Only to save a set of cards of a colour that is worth more than the ferry cards.
                assert view.hand[BOX.pay_colour[chosen]] == BOX.pay_cards[chosen]
    assert paid > 10


def test_colours_pay_before_ferry_cards() -> None:
    claimed = track("presidio fort-mason")
    view = replace(sight(hand_of=hand(orange=3, ferry=3), asks=q.PAYING), pending=claimed)
    words = ["pay 3 orange", "pay 2 orange 1 ferry", "pay 1 orange 2 ferry", "pay 3 ferry"]
    assert ask(view, *reversed(words)) == "pay 3 orange"


def test_a_gray_route_is_not_paid_with_the_colour_that_is_needed_elsewhere() -> None:
    # Only the two green cards join Chinatown to Lombard Street, and the blue track of that route is taken.
    view = sight("pier-39 civic-center", hand(green=2, orange=2), built="chinatown civic-center purple", asks=q.PAYING)
    rival = BIT[track("lombard-street chinatown blue")]
    view = replace(view, pending=track("haight-ashbury castro"), claimed=[view.claimed[0], rival, 0])
    view = replace(view, open_to=[view.open_to[0] & ~rival] * 3)
    assert ask(view, "pay 2 green", "pay 2 orange") == "pay 2 orange"


def test_it_claims_the_route_that_completes_its_ticket() -> None:
    view = sight("chinatown painted-ladies", hand(green=1, black=1), built="chinatown civic-center purple")
    can = ["draw", "take red", "claim painted-ladies civic-center green", "claim chinatown the-embarcadero gray a"]
    assert ask(view, *can) == "claim painted-ladies civic-center green"


def test_on_the_last_turn_it_completes_a_ticket_rather_than_score_a_long_route() -> None:
    view = sight("chinatown painted-ladies", hand(green=1, black=3), built="chinatown civic-center purple")
    view = replace(view, last_turns=1)
    can = ["draw", "tickets", "claim painted-ladies civic-center green", "claim golden-gate-bridge lincoln-park"]
    assert ask(view, *can) == "claim painted-ladies civic-center green"


def test_on_the_last_turn_it_does_not_draw_cards_when_it_can_score() -> None:
    met = 0
    for seed in range(4):
        for state, seat, action in moments(greedy(3), 80 + seed):
            if seat >= 0 and state.asks == q.TURN and state.last_turns > 0:
                verbs = {BOX.verb[each] for each in GAME.legal(state, seat)}
                if a.CLAIM in verbs:
                    assert BOX.verb[action] in (a.CLAIM, a.TICKETS)
                    met += 1
    assert met


def test_tickets_are_drawn_only_when_its_own_are_done_or_hopeless() -> None:
    drawn, all_done = 0, 0
    for seed in range(14):
        for state, seat, action in moments(greedy(2), 20 + seed):
            if seat >= 0 and BOX.verb[action] == a.TICKETS:
                view = GAME.view(state, seat)
                mine = members(view.my_tickets)
                assert plan_for(view, Outlook(view).prices, mine).tickets == []
                drawn += 1
                all_done += all(missing(view, seat, each) == 0 for each in mine)
    assert drawn > 5
    assert all_done / drawn > 0.5


def test_cards_are_kept_for_more_than_a_point_or_two() -> None:
    """No ticket is left to build for: a line of one space would use up a card that a longer one needs."""
    view = replace(sight(hand_of=hand(black=2, ferry=1)), place=[-1] * len(BOX.symbols), left=[0] * len(BOX.symbols))
    short = [t for t in range(len(BOX.spaces)) if BOX.spaces[t] == 1 and ways(BOX, view.hand, 0, t)]
    assert short
    for each in short:
        assert ask(view, BOX.actions[BOX.first[a.CLAIM] + each].words, "draw") == "draw"


def test_who_is_ahead_begins_the_last_round() -> None:
    """A short line that leaves two cars is worth claiming to the leader only."""
    each = next(t for t in range(len(BOX.spaces)) if BOX.spaces[t] == 1 and not BOX.ferries[t])
    claim = BOX.actions[BOX.first[a.CLAIM] + each].words
    for points, words in (([40, 9, 9], claim), ([9, 40, 9], "draw")):
        few = [BOX.last_round_at + 1, BOX.cars_each, BOX.cars_each]
        view = replace(sight(hand_of=hand(ferry=1)), place=[-1] * len(BOX.symbols), left=[0] * len(BOX.symbols))
        assert ask(replace(view, cars=few, points=points, ticket_counts=[1, 1, 1]), claim, "draw") == words


def test_one_look_around_finds_what_looking_for_each_goal_does() -> None:
    """Ties aside: the prices are the same, and so is what the tracks of the way cost together."""
    for state, seat, _ in list(moments(greedy(3), 77))[::9]:
        if seat >= 0:
            prices = Outlook(GAME.view(state, seat)).prices
            for start in range(0, len(BOX.places), 3):
                reach = Reach(BOX, prices, start)
                for goal in range(len(BOX.places)):
                    way = cheapest(BOX, prices, start, goal)
                    assert (way[0] if way else CLOSED) == reach.price[goal]
                    if way:
                        assert sum(prices[t] for t in reach.tracks(goal)) == pytest.approx(way[0])


def test_tickets_that_fit_each_other_are_both_kept() -> None:
    pair = ["sunset the-embarcadero", "japanese-garden the-embarcadero"]
    view = replace(sight(asks=q.OPENING), offered=[ticket(each) for each in pair])
    assert ask(view, "keep both", *(f"keep {each}" for each in pair)) == "keep both"


def test_a_ticket_out_of_reach_is_not_kept() -> None:
    pair = ["chinatown painted-ladies", "alcatraz sunset"]
    view = replace(sight(asks=q.KEEPING), offered=[ticket(each) for each in pair], cars=[6, 20, 20])
    assert ask(view, "keep both", *(f"keep {each}" for each in pair)) == "keep chinatown painted-ladies"


def test_the_colour_it_needs_is_taken_from_the_market() -> None:
    view = sight("chinatown painted-ladies", hand(), built="chinatown civic-center purple")
    view = replace(view, market=[1, 1, 1, 1, 0, 0, 1], cars=[2, 20, 20])
    assert ask(view, "take blue", "take green", "take black", "take purple", "take ferry", "draw") == "take green"


def test_a_face_up_ferry_is_taken_for_a_ferry_route() -> None:
    view = sight("alcatraz south-of-market", hand(red=2), built="pier-39 the-embarcadero green")
    view = replace(view, hand=hand(red=2, blue=2), market=[0, 2, 0, 2, 0, 0, 1])
    assert ask(view, "take green", "take purple", "take ferry") == "take ferry"


def test_the_stack_goes_on_its_own_way() -> None:
    view = sight("chinatown painted-ladies", asks=q.PLACING)
    view = replace(view, place=[*BOX.red_spots, -1, -1])
    can = [f"place flower {place}" for place in ("lincoln-park", "twin-peaks", "civic-center", "presidio")]
    assert ask(view, *can) == "place flower civic-center"


def test_the_token_that_it_would_pass_again_can_wait() -> None:
    view = sight("golden-gate-bridge civic-center", asks=q.CHOOSING_TOKEN)
    golden, presidio = BOX.places.index("golden-gate-bridge"), BOX.places.index("presidio")
    view = replace(
        view,
        place=[golden, presidio, *[-1] * 5],
        left=[2, 2, 1, 1, 1, 1, 1],
        claimed=[BIT[track("golden-gate-bridge presidio blue")], 0, 0],
        pending=track("golden-gate-bridge presidio blue"),
    )
    assert ask(view, "token golden-gate-bridge", "token presidio") == "token golden-gate-bridge"


def test_lack_counts_each_card_once() -> None:
    green, gray, ferry = (
        track(t) for t in ("lombard-street chinatown green", "haight-ashbury castro", "fort-mason alcatraz")
    )
    assert lack(BOX, hand(), [green, gray, ferry]) == 7
    assert lack(BOX, hand(green=2), [green, gray]) == 2
    assert lack(BOX, hand(green=4), [green, gray]) == 0
    assert lack(BOX, hand(green=2, ferry=2), [green, gray]) == 0
    assert lack(BOX, hand(red=2), [ferry]) == 1
    assert lack(BOX, hand(ferry=1), [ferry]) == 2


def test_payments_are_those_of_the_rules() -> None:
    seen = 0
    for state, seat, _ in moments(greedy(3), 15):
        if seat >= 0 and state.asks == q.PAYING:
            hand_now = GAME.view(state, seat).hand
            legal = GAME.legal(state, seat)
            assert [BOX.first[a.PAY] + p for p in ways(BOX, hand_now, 0, state.pending)] == legal
            seen += hand_now[FERRY] > 0
    assert seen > 0
