"""Positions: written, edited by hand, opened again or refused with a reason."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from fogline.core.errors import PositionError
from fogline.core.reason import Reason
from fogline.core.text import Speaker
from fogline.games.cablecars.audit import audit
from fogline.games.cablecars.box import Box
from fogline.games.cablecars.position import QUESTIONS, read, write
from fogline.games.cablecars.tests.table import BOX, TINY, opening, position, random_game
from fogline.games.cablecars.text import WORDS

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


def faults(data: Any, seats: int = 3) -> list[Reason]:
    """What audit finds in a position that can be read. It can be told in sentences."""
    found = list(audit(read(BOX, seats, None, data)))
    assert all(Speaker("en", WORDS, BOX).reason(reason) for reason in found)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("box", [BOX, TINY], ids=["shipped", "tiny"])
def test_every_state_of_random_games_is_written_and_read_back(seats: int, box: Box) -> None:
    asked = set()
    for seed in range(4):
        for state in random_game(seats, seed, box):
            data = json.loads(json.dumps(write(state)))
            again = read(box, seats, None, data)
            assert again == state
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


def paid(by: int, card: str, deck: int, drawn: int) -> dict[str, Any]:
    return {"by": by, "card": card, "deck": deck, "drawn": drawn}


IMPOSSIBLE: list[tuple[str, dict[str, Any], Edit, str]] = [
    ("a card too many", {}, put("deck", "red", 9), "card-count"),
    ("a card too few", {}, put("market", "red", 0), "card-count"),
    ("seen more than held", {}, put("seen", 1, {"blue": 1}), "seen-too-many"),
    (
        "more drawn from a deck than there is",
        {},
        set_("drawn_unseen", [[{"red": 4}, {"red": 3}, {}]]),
        "drawn-too-many",
    ),
    ("a hand that nobody drew", {}, set_("drawn_unseen", [[{"red": 1}, {}, {}]]), "hand-misremembered"),
    (
        "paid before it was drawn",
        {},
        lambda data: data.update(drawn_unseen=[[{}] * 3, [{"red": 1}, {}, {}]], paid_unseen=[paid(0, "red", 1, 0)]),
        "hand-misremembered",
    ),
    (
        "paid with what was drawn from a later deck",
        {},
        lambda data: data.update(drawn_unseen=[[{}] * 3, [{"red": 1}, {}, {}]], paid_unseen=[paid(0, "red", 0, 0)]),
        "hand-misremembered",
    ),
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
    ("a ticket known that nobody has seen", {}, set_("known_tickets", [[A], [], []]), "ticket-misremembered"),
    (
        "a ticket of one's own known to be elsewhere",
        {"tickets": {0: [A]}, "unseen": []},
        set_("known_tickets", [[A], [], []]),
        "ticket-misremembered",
    ),
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
        "no way to pay",
        {"hands": {0: "2 black"}, "claiming": NINETEEN[0]},
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


UNREADABLE: list[tuple[str, Edit, str, str]] = [
    ("negative cards", put("deck", "red", -1), "json-number", "deck: red"),
    ("half a card", put("deck", "red", 1.5), "json-number", "deck: red"),
    ("true cards", put("deck", "red", True), "json-number", "deck: red"),
    ("an unknown colour", put("market", "pink", 1), "json-unknown", "market"),
    ("cards as a list", set_("deck", [1, 2]), "json-kind", "deck"),
    ("a hand missing", lambda d: d["hands"].pop(), "json-each", "hands"),
    ("an unknown question", set_("asks", "dinner"), "json-unknown", "asks"),
    ("a question as a number", set_("asks", 2), "json-unknown", "asks"),
    ("a seat too far", set_("turn", 3), "json-number", "turn"),
    ("nobody first", set_("first", None), "json-number", "first"),
    ("an unknown route", put("routes", 0, ["castro atlantis"]), "json-unknown", "routes"),
    ("a route twice in one list", put("routes", 0, [NINETEEN[0]] * 2), "json-twice", "routes"),
    ("routes as text", put("routes", 0, "castro"), "json-kind", "routes"),
    ("an unknown ticket", put("tickets", 0, ["castro atlantis"]), "json-unknown", "tickets"),
    ("a ticket as a number", put("tickets", 0, [7]), "json-unknown", "tickets"),
    ("a list as a ticket", put("tickets", 0, [[A]]), "json-unknown", "tickets"),
    ("one ticket on offer", put("offered", 0, [A]), "offered-two", ""),
    ("a choice that was not offered", put("chosen", 0, f"keep {A}"), "choice-misplaced", ""),
    ("a choice that is no choice", put("chosen", 0, "draw"), "choice-misplaced", ""),
    ("a choice that is no action", put("chosen", 0, "dance"), "json-unknown", "chosen"),
    ("a symbol that is not there", put("stacks", 0, "symbol", "pigeon"), "json-unknown", "stacks: symbol"),
    ("a symbol twice", put("stacks", 0, "symbol", "crab"), "json-twice", "stacks"),
    ("a stack missing", lambda d: d["stacks"].pop(), "stacks-missing", ""),
    ("a stack nowhere known", put("stacks", 0, "at", "atlantis"), "json-unknown", "stacks: at"),
    ("a stack of minus one", put("stacks", 0, "left", -1), "json-number", "stacks: left"),
    ("stacks as a table", set_("stacks", {}), "json-kind", "stacks"),
    ("a returned ticket as text", set_("returned_tickets", [A]), "json-kind", "returned_tickets"),
    (
        "a returned ticket without its player",
        set_("returned_tickets", [{"ticket": A}]),
        "json-number",
        "returned_tickets: by",
    ),
    ("an unknown ending", set_("ended_by", "boredom"), "json-unknown", "ended_by"),
    ("an ending in a turn", set_("ended_by", "last-round"), "ended-misplaced", ""),
    ("over without an ending", set_("asks", "over"), "ended-misplaced", ""),
    ("passes of everybody in a turn", set_("passes", 3), "json-number", "passes"),
    ("passes as text", set_("passes", "2"), "json-number", "passes"),
    ("last turns although all have cars", set_("last_turns", 2), "last-turns", ""),
]


@pytest.mark.parametrize(("edit", "key", "name"), [case[1:] for case in UNREADABLE], ids=[c[0] for c in UNREADABLE])
def test_what_cannot_be_read_is_refused(edit: Edit, key: str, name: str) -> None:
    data = position()
    edit(data)
    why = refusal(data)
    assert (why.key, why.args.get("name", "")) == (key, name)


def refusal(data: Any) -> Reason:
    """Why a position cannot be read. It can be told in a sentence."""
    with pytest.raises(PositionError) as refused:
        read(BOX, 3, None, data)
    why = refused.value.values["problem"]
    assert isinstance(why, Reason)
    assert Speaker("en", WORDS, BOX).reason(why)
    return why


LOW = {"routes": {1: NINETEEN}}
"""Seat 1 has one car left."""
OVER: dict[str, Any] = {"asks": "over", "ended_by": "everybody-passed"}
NO_MOMENT: list[tuple[str, dict[str, Any], str]] = [
    ("one car left and no last round", LOW, "last-turns"),
    ("no last turn left in a turn", {**LOW, "last_turns": 0}, "json-number"),
    ("more last turns than players", {**LOW, "last_turns": 4}, "json-number"),
    ("last turns as text", {**LOW, "last_turns": "all"}, "json-number"),
    ("passes from before the last round", {**LOW, "last_turns": 3, "passes": 1}, "json-number"),
    ("all passed in the last round", {**LOW, **OVER, "last_turns": 0, "passes": 3}, "last-turns"),
    ("over with last turns left", {**LOW, "last_turns": 1, "asks": "over", "ended_by": "last-round"}, "json-number"),
    ("over although not all passed", {**OVER, "passes": 2}, "json-number"),
    ("a last round that nobody began", {"asks": "over", "ended_by": "last-round"}, "last-turns"),
]


@pytest.mark.parametrize(("words", "key"), [case[1:] for case in NO_MOMENT], ids=[c[0] for c in NO_MOMENT])
def test_a_moment_that_cannot_be_is_refused(words: dict[str, Any], key: str) -> None:
    assert refusal(position(**words)).key == key


def test_a_second_card_where_none_can_be_taken() -> None:
    data = position(market="1 ferry", deck="", discards="", asks="second-card")
    assert [(reason.key, reason.rule) for reason in faults(data)] == [("deck-empty", "3.8")]


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
    why = refusal(data)
    assert (why.key, why.args["name"]) == ("json-missing", name)


@pytest.mark.parametrize("data", [None, 7, "state", [], [1]])
def test_a_position_is_an_object(data: Any) -> None:
    assert refusal(data).key == "json-kind"
