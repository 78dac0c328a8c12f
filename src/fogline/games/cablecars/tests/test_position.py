"""Positions: written, edited by hand, opened again or refused with a reason."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from fogline.core.errors import PositionError
from fogline.core.reason import Reason
from fogline.games.cablecars.audit import audit
from fogline.games.cablecars.box import Box
from fogline.games.cablecars.position import QUESTIONS, read, write
from fogline.games.cablecars.state import State
from fogline.games.cablecars.tests.table import BOX, TINY, opening, position, random_game

A, B, C = "golden-gate-bridge potrero-hill", "alcatraz sunset", "lincoln-park the-embarcadero"
NINETEEN = [
    "golden-gate-bridge lincoln-park",
    "presidio fort-mason",
    "presidio japanese-garden",
    "lincoln-park japanese-garden",
    "lincoln-park sunset",
    "sunset twin-peaks",
    "twin-peaks castro",
]
Edit = Callable[[dict[str, Any]], Any]


def faults(data: Any, seats: int = 3, box: Box = BOX) -> list[Reason]:
    """What audit finds in a position that can be read."""
    return list(audit(read(box, seats, None, data)))


def same(one: State, other: State) -> bool:
    return all(getattr(one, name) == getattr(other, name) for name in vars(one))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("box", [BOX, TINY], ids=["shipped", "tiny"])
def test_every_state_of_random_games_is_written_and_read_back(seats: int, box: Box) -> None:
    asked = set()
    for seed in range(4):
        for state in random_game(seats, seed, box):
            data = json.loads(json.dumps(write(state)))
            again = read(box, seats, None, data)
            assert same(again, state)
            assert audit(again) == ()
            asked.add(data["asks"])
    assert asked >= set(QUESTIONS) - {"choosing-token"}


def test_a_position_that_nobody_edited_is_possible() -> None:
    assert faults(position()) == []


def set_(name: str, value: Any) -> Edit:
    return lambda data: data.__setitem__(name, value)


def put(*path: Any) -> Edit:
    """Put the last of these at the path before it."""

    def edit(data: Any) -> None:
        *way, last, value = path
        for step in way:
            data = data[step]
        data[last] = value

    return edit


IMPOSSIBLE: list[tuple[str, dict[str, Any], Edit, str]] = [
    ("a card too many", {}, put("deck", "red", 9), "card-count"),
    ("a card too few", {}, put("market", "red", 0), "card-count"),
    ("seen more than held", {}, put("seen", 1, {"blue": 1}), "seen-too-many"),
    ("six face up", {"market": "2 blue 2 red 2 green"}, set_("passes", 0), "market-size"),
    ("a gap beside a deck", {"market": "4 blue"}, set_("passes", 0), "market-size"),
    ("discards beside an empty deck", {"deck": "", "discards": "2 red"}, set_("passes", 0), "deck-not-refilled"),
    ("three ferries face up", {"market": "3 ferry 2 red"}, set_("passes", 0), "not-swept"),
    ("a track claimed twice", {"routes": {0: NINETEEN[:1], 1: NINETEEN[:1]}}, set_("passes", 0), "track-twice"),
    (
        "both tracks of a double route",
        {"routes": {1: ["castro mission-district green", "castro mission-district orange"]}},
        set_("passes", 0),
        "both-tracks",
    ),
    ("too many cars", {"routes": {1: [*NINETEEN, "castro painted-ladies"]}}, set_("last_turns", 1), "car-count"),
    ("a ticket twice", {"tickets": {0: [A]}}, lambda data: data["tickets"][1].append(A), "ticket-twice"),
    ("a ticket missing", {}, lambda data: data["unseen_tickets"].remove(A), "ticket-missing"),
    (
        "a ticket held and returned",
        {"tickets": {0: [A]}},
        lambda data: data["returned_tickets"].append({"ticket": A, "by": 1}),
        "ticket-twice",
    ),
    (
        "two stacks on one location",
        {"stacks": {"flower": "castro", "painted house": "castro"}},
        set_("passes", 0),
        "two-stacks",
    ),
    ("a token missing", {}, put("stacks", 2, "left", 1), "token-count"),
    ("a token too many", {}, put("tokens", 1, ["crab"]), "token-count"),
    ("a red spot without a stack", {"stacks": {"crab": "castro"}}, set_("passes", 0), "red-spot-empty"),
    ("tickets on offer in a turn", {"offered": [[A, B], [], []]}, set_("passes", 0), "offer-misplaced"),
    ("no tickets on offer when they are chosen", {}, set_("asks", "keeping"), "offer-misplaced"),
    ("tickets on offer to somebody else", {"offered": [[], [A, B], []]}, set_("asks", "keeping"), "offer-misplaced"),
    ("stacks set aside in a turn", {"stacks": {"flower": None}}, set_("passes", 0), "stacks-misplaced"),
    ("no stack to place", {}, set_("asks", "placing"), "stacks-misplaced"),
    ("a claim in a turn", {}, set_("claiming", NINETEEN[0]), "claim-misplaced"),
    ("no claim to pay for", {}, set_("asks", "paying"), "claim-misplaced"),
    (
        "only one way to pay",
        {"hands": {0: "3 black"}, "claiming": NINETEEN[0]},
        set_("asks", "paying"),
        "payment-misplaced",
    ),
    (
        "a token chosen for a route of somebody else",
        {"claiming": "the-embarcadero potrero-hill", "routes": {1: ["the-embarcadero potrero-hill"]}},
        set_("asks", "choosing-token"),
        "token-misplaced",
    ),
    (
        "a token chosen where only one end has any",
        {"claiming": "lincoln-park sunset", "routes": {0: ["lincoln-park sunset"]}},
        set_("asks", "choosing-token"),
        "token-misplaced",
    ),
    (
        "payment for a route of somebody else",
        {"hands": {0: "3 black 1 ferry"}, "claiming": NINETEEN[0], "routes": {1: NINETEEN[:1]}},
        set_("asks", "paying"),
        "claim-misplaced",
    ),
    (
        "payment for a route that is too long",
        {
            "hands": {0: "3 black 1 ferry"},
            "claiming": "presidio pacific-heights",
            "routes": {0: NINETEEN},
            "last_turns": 1,
        },
        set_("asks", "paying"),
        "claim-misplaced",
    ),
    (
        "the wrong player places a stack",
        {"stacks": {"flower": None}, "turn": 2},
        set_("asks", "placing"),
        "stacks-misplaced",
    ),
    ("no last turn left in a turn", {"routes": {1: NINETEEN}}, set_("last_turns", 0), "last-turns"),
]


@pytest.mark.parametrize(("words", "edit", "key"), [case[1:] for case in IMPOSSIBLE], ids=[c[0] for c in IMPOSSIBLE])
def test_an_impossible_position_is_refused(words: dict[str, Any], edit: Edit, key: str) -> None:
    data = position(**words)
    edit(data)
    assert key in [reason.key for reason in faults(data)]


def test_both_tracks_of_a_double_route_with_two_players() -> None:
    data = position(2, routes={0: ["castro mission-district green"], 1: ["castro mission-district orange"]})
    assert "both-tracks-two" in [reason.key for reason in faults(data, 2)]
    assert (
        faults(position(3, routes={0: ["castro mission-district green"], 1: ["castro mission-district orange"]})) == []
    )


def test_in_the_opening_somebody_must_still_choose() -> None:
    """Else nobody would be waited for although the game is not over."""
    data = opening(3).now
    data["chosen"] = ["keep both", "keep both", None]
    assert faults(data) == []
    data["chosen"] = ["keep both"] * 3
    assert [reason.key for reason in faults(data)] == ["offer-misplaced"]


def test_a_sealed_choice_belongs_to_the_opening() -> None:
    data = position(offered=[[A, B], [], []], asks="keeping")
    assert faults(data) == []
    data["chosen"][0] = "keep both"
    assert [reason.key for reason in faults(data)] == ["offer-misplaced"]


def test_in_the_opening_no_player_has_placed_a_stack() -> None:
    data = opening(3).now
    next(stack for stack in data["stacks"] if stack["at"] is None)["at"] = "castro"
    assert [reason.key for reason in faults(data)] == ["stacks-misplaced"]


UNREADABLE: list[tuple[str, Edit, str]] = [
    ("negative cards", put("deck", "red", -1), "'deck: red' must be a whole number from 0 to 1000, not -1"),
    ("half a card", put("deck", "red", 1.5), "not 1.5"),
    ("true cards", put("deck", "red", True), "not True"),
    ("an unknown colour", put("market", "pink", 1), "'market' names 'pink', which is not in the box"),
    ("cards as a list", set_("deck", [1, 2]), "'deck' must give counts by name"),
    ("a hand missing", lambda d: d["hands"].pop(), "'hands' must be a list with one entry for each of 3 seats"),
    ("an unknown question", set_("asks", "dinner"), "'asks' names 'dinner'"),
    ("a question as a number", set_("asks", 2), "'asks' names 2"),
    ("a seat too far", set_("turn", 3), "'turn' must be a whole number from 0 to 2, not 3"),
    ("nobody first", set_("first", None), "'first' must be a whole number"),
    ("an unknown route", put("routes", 0, ["castro atlantis"]), "'routes' names 'castro atlantis'"),
    ("a route twice in one list", put("routes", 0, [NINETEEN[0]] * 2), "twice"),
    ("routes as text", put("routes", 0, "castro"), "'routes' must be a list of names"),
    ("an unknown ticket", put("tickets", 0, ["castro atlantis"]), "'tickets' names"),
    ("a ticket as a number", put("tickets", 0, [7]), "'tickets' names 7"),
    ("a list as a ticket", put("tickets", 0, [[A]]), "'tickets' names"),
    ("one ticket on offer", put("offered", 0, [A]), "'offered' must hold two tickets or none for each seat"),
    ("a choice that was not offered", put("chosen", 0, f"keep {A}"), "which seat 0 was not offered"),
    ("a choice that is no choice", put("chosen", 0, "draw"), "'chosen'"),
    ("a symbol that is not there", put("stacks", 0, "symbol", "pigeon"), "'stacks' names 'pigeon'"),
    ("a symbol twice", put("stacks", 0, "symbol", "crab"), "twice"),
    ("a stack missing", lambda d: d["stacks"].pop(), "'stacks' must hold each of 7 symbols"),
    ("a stack nowhere known", put("stacks", 0, "at", "atlantis"), "'stacks' names 'atlantis'"),
    ("a stack of minus one", put("stacks", 0, "left", -1), "'stacks: left'"),
    ("stacks as a table", set_("stacks", {}), "'stacks' must be a list of objects"),
    ("a returned ticket without its player", set_("returned_tickets", [{"ticket": A}]), "'returned_tickets: by'"),
    ("an unknown ending", set_("ended_by", "boredom"), "'ended_by' names 'boredom'"),
    ("an ending in a turn", set_("ended_by", "last-round"), "'ended_by' must be empty exactly while"),
    ("over without an ending", set_("asks", "over"), "'ended_by' must be empty exactly while"),
    ("too many passes", set_("passes", 3), "'passes'"),
    ("passes as text", set_("passes", "2"), "'passes' must be a whole number"),
    ("five last turns", set_("last_turns", 5), "'last_turns' must be a whole number from 0 to 3, not 5"),
    ("last turns although all have cars", set_("last_turns", 2), "'last_turns'"),
]


@pytest.mark.parametrize(("edit", "problem"), [case[1:] for case in UNREADABLE], ids=[c[0] for c in UNREADABLE])
def test_what_cannot_be_read_is_refused(edit: Edit, problem: str) -> None:
    data = position()
    edit(data)
    with pytest.raises(PositionError) as refused:
        read(BOX, 3, None, data)
    assert problem in str(refused.value)


LOW = {"routes": {1: NINETEEN}}
"""Seat 1 has one car left."""
NO_MOMENT: list[tuple[str, dict[str, Any], str]] = [
    ("a second card where none is", {"market": "1 ferry", "deck": "", "discards": "", "asks": "second-card"}, "'asks'"),
    ("one car left and no last round", LOW, "'last_turns' must be a number exactly when somebody has 2 cars or fewer"),
    ("passes from before the last round", {**LOW, "last_turns": 3, "passes": 1}, "'passes' counts"),
    (
        "all passed in the last round",
        {**LOW, "last_turns": 0, "passes": 3, "asks": "over", "ended_by": "everybody-passed"},
        "'passes' counts",
    ),
    (
        "over with last turns left",
        {**LOW, "last_turns": 1, "asks": "over", "ended_by": "last-round"},
        "'last_turns' must be 0",
    ),
    (
        "over although not all passed",
        {"passes": 2, "asks": "over", "ended_by": "everybody-passed"},
        "'passes' must count",
    ),
]


@pytest.mark.parametrize(("words", "problem"), [case[1:] for case in NO_MOMENT], ids=[c[0] for c in NO_MOMENT])
def test_a_moment_that_cannot_be_is_refused(words: dict[str, Any], problem: str) -> None:
    with pytest.raises(PositionError) as refused:
        read(BOX, 3, None, position(**words))
    assert problem in str(refused.value)


def test_the_last_car_may_be_gone_while_a_token_is_chosen() -> None:
    """The last round begins when the turn is over, so it has not begun yet."""
    routes = {0: [*NINETEEN[1:6], "the-embarcadero potrero-hill"]}
    data = position(routes=routes, claiming="the-embarcadero potrero-hill", asks="choosing-token")
    assert read(BOX, 3, None, data).cars[0] == 2
    assert faults(data) == []


@pytest.mark.parametrize("name", sorted(position()))
def test_nothing_may_be_missing(name: str) -> None:
    data = position()
    del data[name]
    with pytest.raises(PositionError, match=f"'{name}' is missing"):
        read(BOX, 3, None, data)


@pytest.mark.parametrize("data", [None, 7, "state", [], [1]])
def test_a_position_is_an_object(data: Any) -> None:
    with pytest.raises(PositionError, match="not an object"):
        read(BOX, 3, None, data)
