"""Chapter 5, tourist tokens."""

import pytest

from fogline.games.cablecars.fog import view
from fogline.games.cablecars.rules.stacks import stack_at
from fogline.games.cablecars.tests.table import BOX, Table, keys, table

EMBARCADERO_POTRERO = "claim the-embarcadero potrero-hill"
"""A gray route of three spaces between two red spots."""
SYMBOLS = BOX.symbols


def at(spot: str) -> str:
    """The symbol that the test table has on a location."""
    return str(next(stack["symbol"] for stack in table().now["stacks"] if stack["at"] == spot))


def left(t: Table, symbol: str) -> int:
    return int(next(stack["left"] for stack in t.now["stacks"] if stack["symbol"] == symbol))


EMBARCADERO, POTRERO, SUNSET = at("the-embarcadero"), at("potrero-hill"), at("sunset")


def test_5_1_a_token_at_an_end_is_taken_unasked() -> None:
    t = table(3, hands={0: "3 green"})
    events = t.claim("claim lincoln-park sunset")
    assert t.now["tokens"][0] == [SUNSET]
    taken = events[-1]
    assert taken.key == "token-taken"
    assert taken.args == {
        "seat": 0,
        "symbol": SYMBOLS.index(SUNSET),
        "location": BOX.places.index("sunset"),
        "have": 1,
    }
    assert left(t, SUNSET) == 1


def test_5_1_a_route_between_places_without_tokens() -> None:
    t = table(3, hands={0: "2 purple"})
    events = t.claim("claim castro painted-ladies")
    assert "token-taken" not in keys(events)
    assert t.now["tokens"][0] == []
    assert t.state.turn == 1


@pytest.mark.parametrize(("spot", "other"), [("the-embarcadero", POTRERO), ("potrero-hill", EMBARCADERO)])
def test_5_2_where_both_ends_offer_one_is_chosen(spot: str, other: str) -> None:
    t = table(3, hands={0: "3 blue"})
    t.claim(EMBARCADERO_POTRERO)
    assert t.now["asks"] == "choosing-token"
    assert sorted(t.legal()) == ["token potrero-hill", "token the-embarcadero"]
    assert t.why("draw") == [("choose-token", "5.2", {})]
    castro = BOX.places.index("castro")
    assert t.why("token castro") == [("token-elsewhere", "5.2", {"location": castro})]
    t.play(f"token {spot}")
    assert t.now["tokens"][0] == [at(spot)]
    assert left(t, at(spot)) == 1
    assert left(t, other) == 2
    assert t.state.turn == 1
    assert t.now["claiming"] is None


def test_5_3_never_a_symbol_twice() -> None:
    t = table(3, hands={0: "3 green"}, tokens={0: [SUNSET]})
    events = t.claim("claim lincoln-park sunset")
    assert "token-taken" not in keys(events)
    assert t.now["tokens"][0] == [SUNSET]
    assert left(t, SUNSET) == 1


def test_5_3_where_one_symbol_is_held_the_other_is_taken_unasked() -> None:
    t = table(3, hands={0: "3 blue"}, tokens={0: [POTRERO]})
    t.claim(EMBARCADERO_POTRERO)
    assert set(t.now["tokens"][0]) == {POTRERO, EMBARCADERO}
    assert t.state.turn == 1


def test_5_3_where_both_symbols_are_held_nothing_is_taken() -> None:
    t = table(3, hands={0: "3 blue"}, tokens={0: [POTRERO, EMBARCADERO]})
    events = t.claim(EMBARCADERO_POTRERO)
    assert "token-taken" not in keys(events)
    assert t.state.turn == 1


def test_5_1_a_stack_that_is_used_up_offers_nothing() -> None:
    t = table(3, hands={0: "3 blue"}, tokens={1: [POTRERO], 2: [POTRERO]})
    assert left(t, POTRERO) == 0
    t.claim(EMBARCADERO_POTRERO)
    assert t.now["tokens"][0] == [EMBARCADERO]


def test_5_1_one_symbol_held_and_the_other_stack_used_up() -> None:
    t = table(3, hands={0: "3 blue"}, tokens={0: [EMBARCADERO], 1: [POTRERO], 2: [POTRERO]})
    events = t.claim(EMBARCADERO_POTRERO)
    assert "token-taken" not in keys(events)
    assert t.now["tokens"][0] == [EMBARCADERO]


def test_5_1_a_placed_stack_offers_its_tokens_too() -> None:
    t = table(2, hands={0: "2 purple"}, stacks={"painted house": "castro"})
    t.claim("claim castro painted-ladies")
    assert t.now["tokens"][0] == ["painted house"]
    assert left(t, "painted house") == 0, "with two players a placed stack is a single token"
    assert stack_at(t.state, BOX.places.index("castro")) == -1


def test_5_4_tokens_lie_open_before_their_player() -> None:
    t = table(3, tokens={0: [SUNSET, POTRERO]})
    for seat in (-1, 0, 1, 2):
        assert view(t.state, seat).tokens == t.state.tokens
