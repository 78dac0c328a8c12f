"""The box: what ships holds, and every fault of somebody's own file is named with its place."""

from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from fogline.core.dealer import Dealer
from fogline.core.errors import BoxError
from fogline.core.playout import playout
from fogline.core.reason import Reason
from fogline.core.text import Speaker
from fogline.games.cablecars.box import GRAY, Box, open_box
from fogline.games.cablecars.box_check import faults, most_ferries
from fogline.games.cablecars.rules import turn
from fogline.games.cablecars.rules.setup import setup
from fogline.games.cablecars.tests.table import BOX, TINY
from fogline.games.cablecars.text import WORDS

Edit = Callable[[dict[str, Any]], Any]
SHIPPED = BOX.data
OWN = TINY.data


def test_the_box_that_ships_holds_what_the_leaflet_counts() -> None:
    assert faults(SHIPPED) == []
    assert SHIPPED["box"]["printed"] is True
    assert sum(BOX.cards) == 44
    assert (len(BOX.ticket_a), len(BOX.symbols), BOX.cars_each) == (24, 7, 20)


def test_the_map_that_ships_is_the_reconstruction_it_says_it_is() -> None:
    assert (len(BOX.locations), len(SHIPPED["route"]), len(BOX.spaces), sum(BOX.spaces)) == (20, 39, 53, 110)
    per_colour = [sum(n for n, c in zip(BOX.spaces, BOX.colour, strict=True) if c == suit) for suit in range(8)]
    assert per_colour == [12, 12, 13, 12, 12, 12, 0, 37]
    assert sorted(BOX.ticket_points) == [3, *[4] * 3, *[5] * 4, *[6] * 4, *[7] * 4, *[8] * 3, 9, 9, 10, 10, 11]
    ferries = [BOX.track_words(track) for track, n in enumerate(BOX.ferries) if n]
    assert ferries == [
        "golden-gate-bridge fort-mason",
        "fort-mason alcatraz",
        "pier-39 alcatraz gray a",
        "pier-39 alcatraz gray b",
    ]
    assert all(BOX.colour[track] == GRAY for track, n in enumerate(BOX.ferries) if n)


def test_every_entry_says_where_it_comes_from() -> None:
    entries = [SHIPPED[name] for name in ("cards", "cars", "market", "tokens", "route_points")]
    entries += SHIPPED["location"] + SHIPPED["route"] + SHIPPED["ticket"]
    assert {entry["source"] for entry in entries} == {"exact", "inferred", "reconstructed"}
    exact = [spot["id"] for spot in SHIPPED["location"] if spot["source"] == "exact"]
    assert len(exact) == 7


def test_the_numbers_of_all_actions_and_their_words_fit() -> None:
    for box in (BOX, TINY):
        assert [box.ids[action.words] for action in box.actions] == list(range(len(box.actions)))
        assert len(box.verb) == len(box.actions)


# -- faults ------------------------------------------------------------------------------------------------------


def put(*path: Any) -> Edit:
    """Put the last of these at the path before it."""

    def edit(data: Any) -> None:
        *way, last, value = path
        for step in way:
            data = data[step]
        data[last] = value

    return edit


def drop(*path: Any) -> Edit:
    def edit(data: Any) -> None:
        *way, last = path
        for step in way:
            data = data[step]
        del data[last]

    return edit


def many_tracks(data: dict[str, Any]) -> None:
    """63 tracks on pairs of many places."""
    data["location"] = [dict(OWN["location"][0], id=f"p{n}", name=f"P{n}", red_spot=n == 0) for n in range(64)]
    data["route"] = [dict(OWN["route"][2], ends=[f"p{n}", f"p{n + 1}"]) for n in range(63)]
    data["ticket"] = [dict(OWN["ticket"][0], ends=[f"p{n}", f"p{n + 2}"]) for n in range(8)]


FAULTS: list[tuple[str, Edit, str, str]] = [
    ("another game's box", put("box", "game", "skyline"), "box-game", "[box]"),
    ("no [box]", drop("box"), "box-missing", "the file"),
    ("printed as text", put("box", "printed", "no"), "box-type", "[box]"),
    ("no cards", drop("cards"), "box-missing", "the file"),
    ("cards as a number", put("cards", 44), "box-type", "the file"),
    ("no blue cards", put("cards", "blue", 0), "box-range", "[cards]"),
    ("blue cards as text", put("cards", "blue", "six"), "box-type", "[cards]"),
    ("blue cards true", put("cards", "blue", True), "box-type", "[cards]"),
    ("half a card", put("cards", "blue", 2.5), "box-type", "[cards]"),
    ("ferries missing", drop("cards", "ferry"), "box-missing", "[cards]"),
    ("too few cards to deal", put("market", "size", 7), "box-few-cards", "[cards]"),
    ("no cars", put("cars", "each", 0), "box-range", "[cars]"),
    ("a last round from the start", put("cars", "last_round_at", 5), "box-range", "[cars]"),
    ("a market of none", put("market", "size", 0), "box-range", "[market]"),
    ("a sweep of more than the market", put("market", "ferries_swept", 4), "box-range", "[market]"),
    ("an opening hand of three", put("market", "opening_hand", 3), "box-range", "[market]"),
    ("an opening hand of one", put("market", "opening_hand", 1), "box-range", "[market]"),
    ("cards without a source", drop("cards", "source"), "box-missing", "[cards]"),
    ("an unknown source", put("market", "source", "a friend"), "box-source", "[market]"),
    ("symbols as text", put("tokens", "symbols", "shell"), "box-type", "[tokens]"),
    ("a symbol twice", put("tokens", "symbols", ["shell", "lamp", "lamp"]), "box-symbols", "[tokens]"),
    ("a symbol without a name", put("tokens", "symbols", ["shell", "lamp", ""]), "box-symbols", "[tokens]"),
    ("a symbol as a number", put("tokens", "symbols", ["shell", "lamp", 3]), "box-symbols", "[tokens]"),
    (
        "symbols alike in words",
        put("tokens", "symbols", ["shell", "cable car", "cable-car"]),
        "box-symbols",
        "[tokens]",
    ),
    ("too few token points", put("tokens", "points", [0, 1, 2]), "box-token-points", "[tokens]"),
    ("negative token points", put("tokens", "points", [0, -1, 2, 4]), "box-number", "[tokens]"),
    ("stacks without three players", drop("tokens", "stack", "3"), "box-missing", "[tokens] stack"),
    ("an empty stack", put("tokens", "placed_stack", "2", 0), "box-range", "[tokens] placed_stack"),
    ("no locations", drop("location"), "box-missing", "the file"),
    ("a location as text", put("location", 1, "tower"), "box-type", "[[location]] 2"),
    ("a location twice", put("location", 1, "id", "harbour"), "box-twice", "[[location]] 2"),
    ("a location without an id", drop("location", 1, "id"), "box-missing", "[[location]] 2"),
    ("a location without a name", drop("location", 1, "name"), "box-missing", "[[location]] 2"),
    ("an id in capitals", put("location", 3, "id", "Garden"), "box-id", "[[location]] 4"),
    ("an id with a space", put("location", 3, "id", "old garden"), "box-id", "[[location]] 4"),
    ("an id of marks", put("location", 3, "id", "!"), "box-id", "[[location]] 4"),
    ("a location nowhere", put("location", 2, "at", [100]), "box-at", "[[location]] 3"),
    ("a location west of the map", put("location", 2, "at", [-5, 100]), "box-number", "[[location]] 3"),
    ("a red spot as text", put("location", 2, "red_spot", "yes"), "box-type", "[[location]] 3"),
    ("no red spot", put("location", 0, "red_spot", False), "box-red-spots", "[[location]]"),
    (
        "fewer locations than stacks",
        lambda d: d["location"].__delitem__(slice(2, None)),
        "box-few-locations",
        "[[location]]",
    ),
    ("one location", lambda d: d["location"].__delitem__(slice(1, None)), "box-count-between", "[[location]]"),
    ("63 locations and 63 tracks", many_tracks, "box-count-between", "[[route]]"),
    ("no routes", put("route", []), "box-count-between", "[[route]]"),
    ("a route to nowhere", put("route", 4, "ends", ["mill", "atlantis"]), "box-unknown-place", "[[route]] 5"),
    ("a route to a number", put("route", 4, "ends", ["mill", 7]), "box-unknown-place", "[[route]] 5"),
    ("a route in a circle", put("route", 4, "ends", ["mill", "mill"]), "box-ends", "[[route]] 5"),
    ("a route with three ends", put("route", 4, "ends", ["mill", "tower", "garden"]), "box-ends", "[[route]] 5"),
    ("a route without ends", drop("route", 4, "ends"), "box-missing", "[[route]] 5"),
    ("a pair with two routes", put("route", 4, "ends", ["mill", "garden"]), "box-route-twice", "[[route]] 5"),
    ("a route of no spaces", put("route", 0, "spaces", 0), "box-range", "[[route]] 1"),
    ("a route longer than the table of points", put("route", 0, "spaces", 4), "box-range", "[[route]] 1"),
    ("more ferries than spaces", put("route", 5, "ferries", 3), "box-range", "[[route]] 6"),
    ("a route without a track", put("route", 0, "colours", []), "box-tracks", "[[route]] 1"),
    ("a route of three tracks", put("route", 0, "colours", ["red"] * 3), "box-tracks", "[[route]] 1"),
    ("a pink route", put("route", 0, "colours", ["pink"]), "box-colour", "[[route]] 1"),
    ("a colour as a list", put("route", 0, "colours", [["red"]]), "box-colour", "[[route]] 1"),
    ("a bend that is no place", put("route", 0, "bend", [7]), "box-type", "[[route]] 1"),
    ("no table of points", drop("route_points"), "box-missing", "the file"),
    ("points as text", put("route_points", "points", [0, "1"]), "box-number", "[route_points]"),
    ("a ticket to nowhere", put("ticket", 2, "ends", ["mill", "atlantis"]), "box-unknown-place", "[[ticket]] 3"),
    ("a ticket without points", put("ticket", 2, "points", 0), "box-range", "[[ticket]] 3"),
    ("a ticket twice", put("ticket", 2, "ends", ["tower", "harbour"]), "box-ticket-twice", "[[ticket]] 3"),
    ("too few tickets", lambda d: d["ticket"].__delitem__(slice(7, None)), "box-count-between", "[[ticket]]"),
    (
        "a place that no route reaches",
        lambda d: d["location"].append({"id": "moon", "name": "Moon", "at": [1, 1], "source": "exact"}),
        "box-cut-off",
        "[[route]]",
    ),
    ("a ticket too far", put("cars", "each", 4), "box-ticket-far", "[[ticket]] 7"),
    ("a route too long", put("cars", "each", 2), "box-route-long", "[[route]] 3"),
]


def told(found: list[Reason]) -> list[str]:
    return [Speaker("en", WORDS).reason(reason) for reason in found]


@pytest.mark.parametrize(("edit", "key", "where"), [case[1:] for case in FAULTS], ids=[c[0] for c in FAULTS])
def test_a_fault_is_found_and_its_place_named(edit: Edit, key: str, where: str) -> None:
    data = deepcopy(OWN)
    edit(data)
    found = faults(data)
    assert key in [reason.key for reason in found]
    assert any(reason.key == key and where in reason.args["where"] for reason in found)
    assert all(sentence.split(":")[0] for sentence in told(found))


def test_a_ticket_between_places_that_are_not_joined() -> None:
    data = deepcopy(OWN)
    data["location"].append({"id": "moon", "name": "Moon", "at": [1, 1], "source": "reconstructed"})
    data["ticket"].append({"ends": ["moon", "mill"], "points": 9, "source": "reconstructed"})
    assert [reason.key for reason in faults(data)] == ["box-cut-off"]
    assert told(faults(data)) == ["[[route]]: no way leads from harbour to moon."]


def test_all_faults_are_told_at_once() -> None:
    data = deepcopy(OWN)
    for edit in (put("cards", "blue", -1), put("route", 0, "spaces", 9), put("ticket", 0, "points", "many")):
        edit(data)
    assert [reason.key for reason in faults(data)] == ["box-range", "box-range", "box-type", "box-range"]


NOT_PRINTED: list[tuple[str, Edit, str]] = [
    ("cards", put("cards", "blue", 7), "[cards]"),
    ("ferries", put("cards", "ferry", 9), "[cards]"),
    ("cars", put("cars", "each", 21), "[cars]"),
    ("the last round", put("cars", "last_round_at", 3), "[cars]"),
    ("the market", put("market", "size", 6), "[market]"),
    ("the sweep", put("market", "ferries_swept", 4), "[market]"),
    ("token points", put("tokens", "points", 7, 13), "[tokens]"),
    ("stacks", put("tokens", "stack", "4", 2), "[tokens]"),
    ("placed stacks", put("tokens", "placed_stack", "2", 2), "[tokens]"),
    ("tickets", lambda d: d["ticket"].pop(), "[[ticket]]"),
    (
        "red spots",
        lambda d: (put("location", 0, "red_spot", False)(d), put("location", 2, "red_spot", True)(d)),
        "[[location]]",
    ),
    ("a ferry of two symbols", put("route", 0, "ferries", 2), "[[route]] 1"),
    ("a land route of four spaces", put("route", 3, "spaces", 4), "[[route]] 4"),
]


@pytest.mark.parametrize(("edit", "where"), [case[1:] for case in NOT_PRINTED], ids=[c[0] for c in NOT_PRINTED])
def test_a_box_as_printed_must_hold_what_is_printed_and_an_own_box_need_not(edit: Edit, where: str) -> None:
    data = deepcopy(SHIPPED)
    edit(data)
    assert [(reason.key, reason.args["where"]) for reason in faults(data)] == [("box-not-printed", where)]
    data["box"]["printed"] = False
    assert faults(data) == []
    box = Box(data)
    for seats in (2, 4):
        dealer = Dealer(seats, quiet=True)
        state = setup(box, seats, None, dealer)
        assert playout(turn.RULES, state, dealer, 3000) < 3000


def test_a_box_that_does_not_say_is_held_to_what_is_printed() -> None:
    data = deepcopy(OWN)
    del data["box"]["printed"]
    assert {reason.key for reason in faults(data)} == {"box-not-printed"}


NONSENSE: list[Any] = [None, 0, -1, 1.5, True, "", "x", [], [[]], {}, {"x": 1}, [{}]]


@pytest.mark.parametrize("value", NONSENSE, ids=repr)
def test_nonsense_anywhere_is_a_fault_and_never_an_error(value: Any) -> None:
    """What TOML can hold in any place is either fine there or told as a fault; nothing breaks."""
    for name in OWN:
        assert_checked(put(name, value))
        inside = OWN[name][0] if isinstance(OWN[name], list) else OWN[name]
        for key in inside:
            assert_checked(put(name, 0, key, value) if isinstance(OWN[name], list) else put(name, key, value))


def assert_checked(edit: Edit) -> None:
    data = deepcopy(OWN)
    edit(data)
    found = faults(data)
    assert all(told(found))
    if not found:
        setup(Box(data), 4, None, Dealer(1))


def test_so_many_ferries_that_sweeping_would_take_for_ever() -> None:
    assert most_ferries(5, 3) > 8, "the printed ones are far from it"
    data = deepcopy(SHIPPED)
    data["box"]["printed"] = False
    data["market"]["ferries_swept"] = 1
    assert told(faults(data)) == [f"[cards]: ferry is 8; it must be from 1 to {most_ferries(5, 1)}."]
    data["cards"]["ferry"] = most_ferries(5, 1)
    assert faults(data) == []
    dealer = Dealer(3, quiet=True)
    state = setup(Box(data), 3, None, dealer)
    assert playout(turn.RULES, state, dealer, 3000) < 3000


def test_an_empty_file_and_other_nothings() -> None:
    assert {reason.key for reason in faults({})} > {"box-missing"}


def test_opening_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    with pytest.raises(BoxError) as missing:
        open_box(file)
    assert (missing.value.key, missing.value.values["file"]) == ("no-file", "mine.toml")
    file.write_text("[box\n", encoding="utf-8")
    with pytest.raises(BoxError) as broken:
        open_box(file)
    assert broken.value.key == "box-broken"
    assert "line 1" in broken.value.values["problem"]
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BoxError, match="UTF-8"):
        open_box(file)
    file.write_text('[box]\ngame = "cablecars"\n', encoding="utf-8")
    with pytest.raises(BoxError) as faulty:
        open_box(file)
    assert faulty.value.key == "box-faults"
    assert len(faulty.value.faults) > 5


def test_the_hash_is_of_the_content_not_of_the_spacing(tmp_path: Path) -> None:
    source = (Path(__file__).parent / "boxes" / "tiny.toml").read_text(encoding="utf-8")
    other = tmp_path / "other.toml"
    other.write_text("# the same\n" + source.replace(" = ", "="), encoding="utf-8")
    assert open_box(other).hash == TINY.hash
    other.write_text(source.replace("points = 5", "points = 6"), encoding="utf-8")
    assert open_box(other).hash != TINY.hash
