"""Chapter 4: finalizing projects."""

from fogline.core.match import Match
from fogline.games.skyline.position import write
from fogline.games.skyline.tests.table import BARE, BOX, can, do, drawn, heard, picture, table, why_not


def test_4_1_all_the_cards_of_one_column_and_never_an_empty_one() -> None:
    s = table(BARE, columns=[["blue 3", "gray 1 foundation", "green 3"], ["green 2"], []])
    assert why_not(s, "finalize 3") == [("column-empty", "4.1")]
    do(s, "finalize 1")
    assert sorted(BOX.cards[card] for card in s.tray) == ["blue 3", "gray 1 foundation", "green 3"]
    assert s.columns == [(), (BOX.cards.index("green 2"),), ()]


def test_4_2_fewer_contracts_than_cards() -> None:
    columns = [["blue 3"], ["green 2", "green 3"], ["black 2", "black 2", "black 3"]]
    s = table(BARE, columns=columns, contracts=[2, 0])
    assert can(s) == ["draw", "finalize 3"]
    assert why_not(s, "finalize 1") == [("too-many-contracts", "4.2")]
    assert why_not(s, "finalize 2") == [("too-many-contracts", "4.2")], "as many are not fewer"


def test_4_3_one_contract_at_once_however_many_cards() -> None:
    for cards in (["green 3"], ["green 3", "green 3", "green 3"]):
        s = table(BARE, columns=[cards, [], []])
        do(s, "finalize 1")
        assert list(s.contracts) == [1, 0]
        assert s.tray, "the contract comes before the first card is placed"


def test_4_3_contracts_do_not_run_out() -> None:
    s = table(
        BARE,
        columns=[
            ["green 3"] * 3 + ["green 2"] * 2 + ["blue 3"] * 2 + ["gray 3"] * 2 + ["orange 3"] * 2 + ["yellow 3"] * 2,
            [],
            [],
        ],
        contracts=[12, 0],
    )
    do(s, "finalize 1")
    assert list(s.contracts) == [13, 0]


def test_4_4_when_nobody_is_without_everybody_returns_one() -> None:
    s = table(BARE, BARE, BARE, BARE, columns=[["green 3"], ["green 3"], []], contracts=[0, 1, 3, 2])
    events = do(s, "finalize 1")
    assert len(heard(events, "all-return")) == 1
    assert list(s.contracts) == [0, 0, 2, 1]
    s = table(BARE, BARE, BARE, columns=[["green 3"], [], []], contracts=[0, 0, 3])
    events = do(s, "finalize 1")
    assert not heard(events, "all-return"), "somebody still has none"
    assert list(s.contracts) == [1, 0, 3]


def test_4_5_all_some_or_none_in_any_order() -> None:
    columns = [["gray 3", "gray 2 bonus", "blue 3"], [], []]
    s = table(BARE, columns=columns)
    do(s, "finalize 1")
    assert can(s) == ["build blue 3", "build gray 3", "build gray 2 bonus", "done"]
    assert why_not(s, "build green 3") == [("card-not-taken", "4.5")]
    assert why_not(s, "draw") == [("build-or-done", "4.5")]
    do(s, "build gray 2 bonus", "build gray 3", "done")
    assert picture(s)[1] == drawn("2b 3 . . .")[0]
    assert picture(s)[0] == drawn(". . . . .")[0]
    assert s.turn == 1

    s = table(BARE, columns=columns)
    do(s, "finalize 1", "done")
    assert picture(s) == drawn(BARE), "none is allowed too"

    s = table(BARE, columns=columns)
    do(s, "finalize 1", "build gray 3", "build gray 2 bonus", "build blue 3")
    assert picture(s)[1] == drawn("3 2b . . .")[0], "the other order"
    assert s.turn == 1, "nothing is left to ask"


def test_4_5_each_small_answer_can_be_taken_back_until_somebody_else_acts() -> None:
    s = table(BARE, columns=[["black 2", "blue 3"], [], []])
    position = {"game": "skyline", "box": BOX.hash, "seats": 2, "options": {}, "state": write(s)}
    match = Match.at(position, BOX)
    before = []
    for words in ("finalize 1", "build black 2", "district orange", "build blue 3"):
        before.append(match.position())
        match.play(words, 0)
    assert match.waiting == (1,)
    while before:
        assert match.barrier(0) is None
        match.undo(0)
        assert match.position() == before.pop()


def test_4_6_the_rest_goes_to_the_box_with_its_foundation_tokens() -> None:
    s = table(BARE, columns=[["gray 1 foundation", "blue 3"], [], []])
    events = do(s, "finalize 1", "build blue 3", "done")
    gray = BOX.cards.index("gray 1 foundation")
    assert heard(events, "discarded") == [{"seat": 0, "card": gray}]
    assert s.boxed[gray] == 1
    assert s.foundations == 5, "its token does not come back to the stacks"
