"""Chapter 8, scoring."""

from typing import Any

import pytest

from fogline.core.result import Line
from fogline.games.cablecars.fog import view
from fogline.games.cablecars.scoring import completed, result, score, token_lines
from fogline.games.cablecars.tests.table import BOX, Table, random_game, table

SHORT = "chinatown painted-ladies"
"""A ticket of 3 points: Chinatown to the Painted Ladies, by way of the Civic Center."""
WAY = ["painted-ladies civic-center green", "chinatown civic-center purple"]
OTHER = "fort-mason civic-center"
"""A ticket of 4 points."""


def over(seats: int = 3, **words: Any) -> Table:
    """A finished game; tickets not told of are still in their deck."""
    return table(seats, asks="over", ended_by="everybody-passed", passes=seats, **words)


def lines(t: Table, seat: int) -> list[tuple[str, int]]:
    return [(line.key, line.points) for line in result(t.state).breakdown[seat]]


def test_8_1_routes_score_by_the_table() -> None:
    built = ["haight-ashbury painted-ladies gray a", *WAY, "golden-gate-bridge fort-mason", "presidio pacific-heights"]
    t = over(routes={0: built})
    assert sorted(lines(t, 0)) == [("route", 1), ("route", 1), ("route", 2), ("route", 4), ("route", 10)]
    assert t.scores() == (18, 0, 0)
    assert t.state.points[0] == 18, "the same as was scored on the way"


def test_8_1_the_recount_agrees_with_the_score_on_the_way_in_random_games() -> None:
    for seed in range(10):
        last = list(random_game(3, seed))[-1]
        for seat, story in enumerate(result(last).breakdown):
            assert sum(line.points for line in story if line.key == "route") == last.points[seat]


def test_8_2_a_completed_ticket_adds_and_a_failed_one_costs() -> None:
    t = over(routes={0: WAY}, tickets={0: [SHORT, OTHER]})
    assert lines(t, 0) == [("route", 1), ("route", 2), ("ticket-failed", -4), ("ticket-completed", 3)]
    assert t.scores()[0] == 2


def test_8_2_the_way_may_have_any_shape_but_must_be_ones_own() -> None:
    ticket = BOX.actions[BOX.ids[f"keep {SHORT}"]].ticket
    round_about = ["painted-ladies pacific-heights", "pacific-heights lombard-street", "lombard-street chinatown blue"]
    t = over(routes={0: round_about, 1: WAY[:1], 2: WAY[1:]}, tickets={1: [SHORT]})
    assert completed(BOX, t.state.claimed[0], ticket)
    assert not completed(BOX, t.state.claimed[1], ticket)
    assert not completed(BOX, t.state.claimed[2], ticket)
    assert lines(t, 1)[-1] == ("ticket-failed", -3)


def test_8_2_a_score_may_be_negative() -> None:
    t = over(tickets={0: [SHORT]})
    assert t.scores() == (-3, 0, 0)
    assert result(t.state).places == (3, 1, 1)


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 4), (5, 6), (6, 9), (7, 12)])
def test_8_3_the_printed_table_of_tokens(count: int, points: int) -> None:
    t = over(tokens={0: BOX.symbols[:count]})
    assert t.scores() == (points, 0, 0)
    wanted = [Line("tokens", points, "8.3", {"count": count})] if count else []
    assert token_lines(BOX, t.state.tokens[0]) == wanted


def test_8_4_most_points_win_even_with_fewer_tickets() -> None:
    t = over(routes={0: ["golden-gate-bridge fort-mason"], 1: WAY}, tickets={1: [SHORT]})
    assert t.scores() == (10, 6, 0)
    assert result(t.state).places == (1, 2, 3)
    assert result(t.state).winners == (0,)


TIE: dict[str, Any] = {
    "routes": {0: ["presidio pacific-heights", "pacific-heights fort-mason"], 1: WAY},
    "tickets": {1: [SHORT]},
}
"""Six points each: the first by routes of 4 and 2, the second by routes of 1 and 2 and a ticket of 3."""


def test_8_4_a_tie_is_broken_by_completed_tickets() -> None:
    t = over(**TIE)
    assert t.scores() == (6, 6, 0)
    assert result(t.state).places == (2, 1, 3)
    told = [story[-1] for story in result(t.state).breakdown[:2]]
    assert told == [
        Line("tie-behind", 0, "8.4", {"done": 0, "best": 1}),
        Line("tie-ahead", 0, "8.4", {"done": 1, "best": 0}),
    ]


def test_8_4_only_completed_tickets_break_a_tie() -> None:
    routes = {0: ["presidio pacific-heights", "presidio japanese-garden"], 1: [*WAY, "sunset twin-peaks"]}
    routes[1] += ["haight-ashbury twin-peaks"]
    t = over(2, routes=routes, tickets={1: [SHORT, OTHER]})
    assert t.scores() == (8, 8), "4 + 4 against 1 + 2 + 4 + 2 + 3 - 4"
    assert result(t.state).places == (2, 1)
    assert result(t.state).breakdown[1][-1].args == {"done": 1, "best": 0}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_8_5_who_is_still_tied_shares_the_victory(seats: int) -> None:
    t = over(seats, routes={0: ["presidio pacific-heights"], 1: ["presidio japanese-garden"]})
    assert t.scores()[:2] == (4, 4)
    assert result(t.state).places == ((1, 1), (1, 1, 3), (1, 1, 3, 3))[seats - 2]
    assert result(t.state).winners == (0, 1)
    assert result(t.state).breakdown[0][-1] == Line("tie-shared", 0, "8.5", {"done": 0, "best": 0})


def test_8_5_lower_places_are_compared_and_shared_alike() -> None:
    t = over(4, routes={**TIE["routes"], 2: ["golden-gate-bridge fort-mason"], 3: ["castro painted-ladies"]},
             tickets=TIE["tickets"])  # fmt: skip
    assert t.scores() == (6, 6, 10, 2)
    assert result(t.state).places == (3, 2, 1, 4)


def test_the_score_so_far_counts_my_tickets_and_nobody_elses() -> None:
    t = table(3, routes={0: WAY}, tickets={0: [SHORT], 1: [OTHER]})
    assert score(view(t.state, 0)).scores == (6, 0, 0)
    assert score(view(t.state, 1)).scores == (3, -4, 0)
    assert score(view(t.state, -1)).scores == (3, 0, 0)
    assert score(view(t.state, 0)).ended_by == "not-over"


def test_at_the_end_everybody_counts_the_same() -> None:
    t = over(routes={0: WAY}, tickets={0: [SHORT], 1: [OTHER]})
    for seat in (-1, 0, 1, 2):
        assert score(view(t.state, seat)) == result(t.state)
