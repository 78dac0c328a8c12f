"""Greedy: sensible in every question, far better than chance."""

from fogline.bots.random import Random
from fogline.core.dealer import Dealer
from fogline.games.rebuild.bots import Greedy
from fogline.games.rebuild.fog import view
from fogline.games.rebuild.options import Options
from fogline.games.rebuild.plan import permit_worth
from fogline.games.rebuild.rules import turn
from fogline.games.rebuild.rules.setup import setup
from fogline.games.rebuild.scoring import result
from fogline.games.rebuild.state import State
from fogline.games.rebuild.tests.table import BOX, Table, table
from fogline.games.rebuild.worth import LAST_DOLLAR, best_builder, look_ahead


def choice(t: Table) -> str:
    """What greedy says to this, in words."""
    seat = t.waiting[0]
    legal = turn.legal(t.state, seat)
    words: str = BOX.actions[Greedy().choose(view(t.state, seat), legal, Dealer(1))].words
    return words


def game(minds: list[Greedy | Random], seed: int, options: Options | None = None) -> State:
    dealer, dice = Dealer(seed), Dealer(seed + 1)
    state = setup(BOX, len(minds), options or Options(), dealer)
    while turn.waiting(state):
        seat = turn.waiting(state)[0]
        mind = minds[seat]
        chosen = mind.choose(view(state, seat), turn.legal(state, seat), dice)
        turn.apply(state, seat, chosen, dealer)
    return state


def test_greedy_beats_chance_at_every_table() -> None:
    for seats in (2, 3, 4):
        for seed in range(6):
            mine = seed % seats
            minds: list[Greedy | Random] = [Greedy() if seat == mine else Random() for seat in range(seats)]
            assert result(game(minds, seed)).places[mine] == 1


def test_greedy_can_win_against_the_committee() -> None:
    won = [result(game([Greedy()], seed)).places == (1,) for seed in range(12)]
    lost = [result(game([Random()], seed)).places == (2,) for seed in range(12)]
    assert sum(won) >= 6
    assert all(lost)


def test_it_builds_when_it_can() -> None:
    t = table({"permits": "B1.1 G3.1", "money": 6, "stock": 2, "objectives": "buildings"}, {})
    assert choice(t) == "go 1 build"


def test_it_takes_the_reward_and_the_second_permit_for_it() -> None:
    t = table({"permits": "B1.2 G3.2", "money": 6}, {"parks": [0, 1, 2]})
    t.play("go 1 build")
    t.play("build blue 1 a")
    assert choice(t) in ("use blue 1 hydrant park", "use green 3 hydrant park")
    t.play("use blue 1 hydrant park")
    assert choice(t) == "use green 3 hydrant park"
    t.play("use green 3 hydrant park")
    assert choice(t) == "reward park", "the last park is worth five"


def test_it_signs_what_suits_it() -> None:
    built = "green-5b green-5c green-5d green-3b"
    t = table({"built": built}, {}, stop=5, year=1910, shown="yellow green hydrant")
    t.play("go 2 objective")
    assert choice(t) == "sign green"


def test_it_builds_where_its_objectives_want_it() -> None:
    t = table({"permits": "G5.1 R5.1", "money": 6, "objectives": "red"}, {})
    t.play("go 1 build")
    assert choice(t).startswith("build red 5")


def test_it_needs_no_materials_when_there_is_no_time_to_build() -> None:
    t = table({"stock": 3, "money": 0}, {}, stop=6, year=1911, moved=1, order=[1, 0])
    assert choice(t) != "go 1 materials"


def test_it_chooses_the_side_with_less_rubble() -> None:
    state = setup(BOX, 2, Options("chosen"), Dealer(2))
    t = Table(state)
    for _ in range(4):
        card = state.layout[list(state.sides).index(-1)]
        fewer = [rubble.bit_count() for rubble in BOX.card_rubble[card]]
        assert choice(t) == ("side b" if fewer[1] < fewer[0] else "side a")
        t.play(choice(t))


def test_it_takes_no_permit_that_it_cannot_build_with_any_more() -> None:
    """The last stop of the last round: no materials come after it, and none lie ready."""
    t = table({"stock": 0, "money": 6}, {}, stop=6, year=1911)
    seen = view(t.state, t.waiting[0])
    ahead = look_ahead(seen)
    assert (ahead.late, ahead.can) == (True, 0)
    assert [permit_worth(seen, ahead, permit) for permit in seen.permit_row if permit >= 0] == [0.0] * 3


def test_it_keeps_the_money_for_its_last_building() -> None:
    """A dollar is dear near the end to who is short of it with a building ready, and cheap to who has enough."""
    for money, dear in ((2, True), (9, False)):
        t = table({"stock": 1, "money": money}, {}, stop=5, year=1911)
        assert (look_ahead(view(t.state, t.waiting[0])).dollar == LAST_DOLLAR) == dear


def test_the_last_building_is_worth_the_best_builders_points_to_whoever_is_first() -> None:
    spaces = "green-5b green-5c green-5d green-3b red-5a red-5b blue-1a"
    t = table({"built": spaces}, {}, stop=5, year=1910)
    seen = view(t.state, t.waiting[0])
    assert best_builder(seen, 1) == float(BOX.objective_points[BOX.best_builder])
    assert best_builder(seen, 0) == 0.0
