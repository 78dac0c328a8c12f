"""The box: what ships holds, and every fault of somebody's own file is named with its place."""

from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from fogline.core.dealer import Dealer
from fogline.core.errors import BoxError
from fogline.core.text import Speaker
from fogline.games.investors.audit import audit
from fogline.games.investors.box import Box, open_box
from fogline.games.investors.box_check import faults
from fogline.games.investors.options import Options
from fogline.games.investors.rules import turn
from fogline.games.investors.rules.setup import setup
from fogline.games.investors.tests.table import BOX
from fogline.games.investors.text import WORDS

Edit = Callable[[dict[str, Any]], Any]
SHIPPED = BOX.data


def small() -> dict[str, Any]:
    """Somebody's own box: a city of twelve tiles, two rods each, two years."""
    data = deepcopy(SHIPPED)
    data["box"] = {"game": "investors", "printed": False}
    data["board"].update(columns=4, rows=3, town_hall=[1, 1])
    data["districts"].update(villa=2, housing=2, market=2, recreation=1, office=1, industry=1, park=1)
    data["player"].update(rods=2, influence=6, influence_most=8)
    data["checks"].update(copies=[1, 1, 1, 0, 0, 0, 0, 0, 0, 1], sealed_most=2)
    data["years"]["count"] = 2
    return data


def test_the_box_that_ships_holds_what_the_rulebook_counts() -> None:
    assert faults(SHIPPED) == []
    assert SHIPPED["box"]["printed"] is True
    assert (sum(BOX.call_copies), sum(BOX.card_copies)) == (36, 18)
    assert sum(n * value for n, value in zip(BOX.copies, BOX.values, strict=True)) == 580


def test_the_decks_say_that_they_are_reconstructed() -> None:
    assert {card["source"] for card in SHIPPED["call"]} == {"reconstructed"}
    assert {card["source"] for card in SHIPPED["action"]} == {"inferred", "reconstructed"}
    by_bidding = [0, 0, 0]
    for bidding, copies in zip(BOX.call_bidding, BOX.call_copies, strict=True):
        by_bidding[bidding] += copies
    assert by_bidding == [16, 14, 6]
    assert sum(n for n, bonus in zip(BOX.card_copies, BOX.is_bonus, strict=True) if bonus) == 6


def test_the_numbers_of_all_actions_and_their_words_fit() -> None:
    assert [BOX.ids[action.words] for action in BOX.actions] == list(range(len(BOX.actions)))
    assert len(BOX.verb) == len(BOX.actions) == 315
    assert BOX.actions[259].words == "give 100 to 5", (
        "what was numbered before prices and chosen decks keeps its number"
    )


@pytest.mark.parametrize("negotiation", [False, True])
def test_a_small_box_of_ones_own_can_be_played(negotiation: bool) -> None:
    data = small()
    assert faults(data) == []
    box = Box(data)
    ended = set()
    for seed in range(12):
        dealer = Dealer(seed)
        s = setup(box, 3, Options(negotiation=negotiation), dealer)
        for _ in range(3000):
            if not turn.waiting(s):
                break
            seat = turn.waiting(s)[0]
            legal = turn.legal(s, seat)
            turn.apply(s, seat, legal[dealer.below(len(legal))], dealer)
            assert audit(s) == ()
        assert not turn.waiting(s)
        ended.add(s.ended_by)
    assert ended


BROKEN: list[tuple[str, str, Edit]] = [
    ("box-game", "[box]", lambda d: d["box"].update(game="chess")),
    ("box-missing", "[board]", lambda d: d["board"].pop("rows")),
    ("box-hall", "[board]", lambda d: d["board"].update(town_hall=[4, 0])),
    ("box-tiles", "[districts]", lambda d: d["districts"].update(villa=3)),
    ("box-one", "[districts]", lambda d: d["districts"].update(bank=2, villa=1)),
    ("box-parks", "[districts]", lambda d: d["districts"].update(park=3, villa=0)),
    ("box-range", "[prestige]", lambda d: d["prestige"].update(bank=0)),
    ("box-range", "[player]", lambda d: d["player"].update(rods=0)),
    ("box-range", "[player]", lambda d: d["player"].update(influence_most=5)),
    ("box-ten", "[checks]", lambda d: d["checks"].update(values=[10, 20])),
    ("box-ascending", "[checks]", lambda d: d["checks"]["values"].reverse()),
    ("box-range", "[checks]", lambda d: d["checks"]["copies"].__setitem__(0, 9)),
    ("box-ten", "[influence]", lambda d: d["influence"]["people"].pop()),
    ("box-source", "[years]", lambda d: d["years"].update(source="guess")),
    ("box-word", "[[call]] 1", lambda d: d["call"][0].update(picture="moon")),
    ("box-chips", "[[call]] 1", lambda d: d["call"][0].update(bidding="chips")),
    ("box-one-right", "[[call]] 3", lambda d: d["call"][2].update(rights=2)),
    ("box-card-twice", "[[call]] 2", lambda d: d["call"][1].update(rights=1)),
    ("box-few-cards", "[[call]]", lambda d: [card.update(copies=0) for card in d["call"]]),
    ("box-word", "[[action]] 3", lambda d: d["action"][2].update(bidding="chips")),
    ("box-no-bidding", "[[action]] 1", lambda d: d["action"][0].update(bidding="checks")),
    ("box-range", "[[action]] 1", lambda d: d["action"][0].update(points=0)),
    ("box-card-twice", "[[action]] 2", lambda d: d["action"][1].update(district="villa")),
    ("box-few-cards", "[[action]]", lambda d: [card.update(copies=0) for card in d["action"]]),
    ("box-type", "[[action]] 1", lambda d: d["action"][0].update(copies="many")),
]


@pytest.mark.parametrize(("key", "where", "edit"), BROKEN, ids=[f"{key}-{n}" for n, (key, _, _) in enumerate(BROKEN)])
def test_every_fault_is_named_with_its_place(key: str, where: str, edit: Edit) -> None:
    data = small()
    edit(data)
    found = faults(data)
    assert (key, where) in [(fault.key, fault.args["where"]) for fault in found]
    for lang in ("en", "es"):
        speaker = Speaker(lang, WORDS)
        assert all("{" not in speaker.reason(fault) for fault in found)


PRINTED: list[Edit] = [
    lambda d: d["player"].update(rods=14),
    lambda d: d["checks"].update(sealed_most=4),
    lambda d: d["call"][0].update(copies=2),
    lambda d: d["action"][0].update(points=4),
    lambda d: d["action"][12].update(checks=90),
    lambda d: d["action"][13].update(influence=3),
]


@pytest.mark.parametrize("edit", PRINTED)
def test_a_box_that_says_printed_is_held_to_it(edit: Edit) -> None:
    data = deepcopy(SHIPPED)
    edit(data)
    assert "box-not-printed" in [fault.key for fault in faults(data)]
    data["box"]["printed"] = False
    assert "box-not-printed" not in [fault.key for fault in faults(data)]


def test_a_broken_file_is_told_as_a_list(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[box]\ngame = "investors"\n')
    with pytest.raises(BoxError) as broken:
        open_box(file)
    assert len(broken.value.faults) > 5
