"""Chapter 5: the development board."""

from fogline.games.rebuild.tests.table import BOX, keys, space, table, told


def at(column: int, row: int) -> int:
    return row * BOX.wide + column


def test_5_1_urban_development_costs_two_and_leads_right() -> None:
    t = table({"money": 3}, {})
    events = t.play("go 3 urban")
    assert (t.state.money[0], t.state.tokens[0]) == (1, at(1, 0))
    assert told(events, "developed") == [{"seat": 0, "way": 0, "points": -6}]


def test_5_1_at_the_right_edge_the_arrow_leads_up() -> None:
    t = table({"money": 3, "development": (6, 2)}, {})
    t.play("go 3 urban")
    assert t.state.tokens[0] == at(6, 3)


def test_5_2_clearing_up_costs_two_takes_a_token_and_leads_up() -> None:
    t = table({"money": 2}, {}, stop=2)
    t.play("go 3 clear")
    assert t.legal() == [f"clear {name}" for name in sorted_rubble(t.state.rubble)]
    assert t.why("clear green 5 b") == [("no-rubble-there", "5.2", {"space": space("green-5b")})]
    assert t.why("go 1 money") == [("choose-rubble", "5.2", {})]
    t.play("clear yellow 4 a")
    assert (t.state.money[0], t.state.cleared[0], t.state.tokens[0]) == (0, 1, at(0, 1))
    assert not t.state.rubble & 1 << space("yellow-4a")


def sorted_rubble(mask: int) -> list[str]:
    names = [BOX.spaces[i] for i in range(len(BOX.spaces)) if mask >> i & 1]
    return [f"{name[:-1].replace('-', ' ')} {name[-1]}" for name in names]


def test_5_2_at_the_top_the_arrow_leads_right() -> None:
    t = table({"money": 2, "development": (3, 6)}, {}, stop=2)
    t.play("go 3 clear")
    t.play("clear yellow 4 a")
    assert t.state.tokens[0] == at(4, 6)


def test_5_3_without_rubble_clearing_up_is_only_the_step() -> None:
    everywhere = "green-5a blue-2b yellow-4a green-3a red-5c yellow-2a blue-4b yellow-1a"
    t = table({"money": 2}, {"cleared": everywhere}, stop=2)
    events = t.play("go 3 clear")
    assert keys(events) == ["moved", "developed"]
    assert (t.state.money[0], t.state.cleared[0], t.state.tokens[0]) == (0, 0, at(0, 1))


def test_5_3_the_last_rubble_is_not_asked_about() -> None:
    t = table({"money": 2}, {"cleared": "green-5a blue-2b yellow-4a green-3a red-5c yellow-2a blue-4b"}, stop=2)
    events = t.play("go 3 clear")
    assert told(events, "cleared") == [{"seat": 0, "space": space("yellow-1a"), "money": 2, "have": 1}]


def test_5_4_at_the_top_right_each_step_brings_a_dollar() -> None:
    t = table({"money": 2, "development": (6, 6)}, {})
    events = t.play("go 3 urban")
    assert told(events, "at-corner") == [{"seat": 0, "money": 1}]
    assert (t.state.money[0], t.state.tokens[0]) == (1, at(6, 6))
    t = table({"money": 2, "development": (6, 6)}, {}, stop=2)
    t.play("go 3 clear")
    t.play("clear yellow 4 a")
    assert (t.state.money[0], t.state.cleared[0]) == (1, 1)
