"""What a search makes of what it has learned: the surely best, when it may stop, and what nobody is to foresee."""

from collections.abc import Sequence
from typing import Any

from fogline.bots.base import make
from fogline.bots.edges import ENOUGH, TRIFLE, Edge, best, mixed, settled
from fogline.bots.search import Search
from fogline.bots.settings import Settings
from fogline.bots.thinker import calls_of
from fogline.core.dealer import Dealer
from fogline.core.ids import ActionId
from fogline.core.registry import find_game
from fogline.games.investors import questions as q


def edge(action: int, *leads: float) -> Edge:
    """An action that did better than the guide's by so much, world by world."""
    made = Edge(action)
    for lead in leads:
        made.worlds += 1
        made.ahead += lead
        made.squares += lead * lead
    return made


def many(action: int, lead: float, spread: float) -> Edge:
    return edge(action, *([lead - spread, lead + spread] * ENOUGH))


FIRST = edge(0, *([0.0] * 2 * ENOUGH))


def test_another_action_must_be_surely_better() -> None:
    assert best([FIRST, many(1, 0.1, 0.01), many(2, 0.05, 0.01)], 1.2).action == 1
    assert best([FIRST, many(1, 0.01, 0.3)], 1.2).action == 0


def test_time_is_not_spent_where_one_is_clearly_best_or_nothing_differs() -> None:
    assert settled([FIRST, many(1, 0.1, 0.05), many(2, 0.0, 0.05)])
    assert settled([FIRST, many(1, 0.0, TRIFLE / 4)])
    assert not settled([FIRST, many(1, 0.01, 0.2)])
    assert not settled([FIRST, many(1, 0.1, 0.05), many(2, 0.099, 0.05)])
    assert not settled([edge(0, 0.0, 0.0), edge(1, 0.5, 0.5)])


def test_of_near_equals_any_is_chosen_where_others_choose_at_the_same_time() -> None:
    near = [FIRST, many(1, 0.1, 0.05), many(2, 0.098, 0.05), many(3, -0.1, 0.05)]
    assert {mixed(near, 1.2, Dealer(seed)).action for seed in range(60)} == {1, 2}
    assert {mixed([FIRST, many(1, 0.01, 0.3)], 1.2, Dealer(seed)).action for seed in range(9)} == {0}


def test_the_same_view_does_not_always_bid_the_same() -> None:
    """In investors, influence cards are laid at the same time: who can be foreseen is tied or outbid."""
    game = find_game("investors")
    box, dealer = game.box(None), Dealer(4)
    state = game.setup(box, 3, game.read_options({}), dealer)
    quick = make(game, "greedy")
    while True:
        seat = game.waiting(state)[0]
        view, legal = game.view(state, seat), game.legal(state, seat)
        if view.asks == q.INFLUENCE and len(game.waiting(state)) > 1 and len(legal) > 3:
            break
        game.apply(state, seat, quick.choose(view, legal, dealer), dealer)
    for spec in ("greedy", "search:iters=24:width=3"):
        mind = make(game, spec)
        first = mind.choose(view, legal, Dealer(0))
        assert any(mind.choose(view, legal, Dealer(seed)) != first for seed in range(1, 40)), spec


class Last:
    """Does the last of what there is to do."""

    needs_view = True

    def choose(self, view: Any, legal: Sequence[ActionId], dealer: Dealer) -> ActionId:
        return legal[-1]


def test_who_has_sealed_before_chooses_anew_by_the_quick_mind() -> None:
    """The one who has not sealed yet chooses later; nobody foresees the last to choose either."""
    game = find_game("investors")
    dealer = Dealer(4)
    state = game.setup(game.box(None), 4, game.read_options({}), dealer)
    quick = make(game, "greedy")
    while game.view(state, 0).asks != q.INFLUENCE:
        seat = game.waiting(state)[0]
        game.apply(state, seat, quick.choose(game.view(state, seat), game.legal(state, seat), dealer), dealer)
    for seat in (0, 1):
        game.apply(state, seat, game.legal(state, seat)[0], dealer)
    calls = calls_of(game, Last())
    search = Search(calls, Settings(2, 0.6, 0.25, 30, 0.3), game.view(state, 2), 2, 4, 9)
    world = game.imagine(game.view(state, 2), dealer)
    assert search.choose_anew(world, dealer)
    assert game.waiting(world) == (2, 3)
    assert [world.chosen[seat] for seat in (0, 1)] == [len(game.legal(state, 2)) - 1] * 2
    game.apply(state, 3, game.legal(state, 3)[0], dealer)
    last = Search(calls, Settings(2, 0.6, 0.25, 30, 0.3), game.view(state, 2), 2, 4, 9)
    last.imagined_game(Edge(game.legal(state, 2)[0]), 1)
    assert last.sealed
