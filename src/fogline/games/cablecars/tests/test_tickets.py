"""Chapter 6, destination tickets."""

from fogline.core.event import hide
from fogline.games.cablecars.events import KINDS
from fogline.games.cablecars.fog import view
from fogline.games.cablecars.tests.table import BOX, Table, keys, table
from fogline.parts.bits import members

A = "golden-gate-bridge potrero-hill"
B = "alcatraz sunset"
C = "lincoln-park the-embarcadero"
D = "chinatown painted-ladies"


def draw(t: Table, chance: str = "0 0") -> list[str]:
    """Draw tickets; those offered."""
    seat = t.state.turn
    t.play("tickets", chance=chance)
    return list(t.now["offered"][seat])


def test_6_1_two_are_drawn_and_one_or_both_kept() -> None:
    t = table(3)
    first, second = draw(t, "3 7")
    assert t.now["asks"] == "keeping"
    assert t.legal() == ["keep both", f"keep {first}", f"keep {second}"]
    t.play("keep both")
    assert set(t.now["tickets"][0]) == {first, second}
    assert t.state.turn == 1
    assert len(t.now["unseen_tickets"]) == 22


def test_6_1_keeping_none_is_not_possible() -> None:
    t = table(3, tickets={0: [A]})
    draw(t)
    assert len(t.legal()) == 3
    kept = BOX.actions[BOX.ids[f"keep {A}"]].ticket
    assert t.why(f"keep {A}") == [("ticket-not-offered", "6.1", {"ticket": kept})]
    assert t.why("draw") == [("choose-tickets", "6.1", {})]


def test_6_2_the_other_goes_under_the_deck_in_order() -> None:
    t = table(3, returned=[(A, 2)])
    first, second = draw(t)
    t.play(f"keep {second}")
    third, fourth = draw(t)
    assert t.state.turn == 1
    t.play(f"keep {fourth}")
    assert [(entry["ticket"], entry["by"]) for entry in t.now["returned_tickets"]] == [(A, 2), (first, 0), (third, 1)]


def test_6_2_returned_tickets_come_back_in_the_order_they_were_returned() -> None:
    t = table(3, unseen=[A], returned=[(B, 1), (C, 2), (D, 1)])
    assert draw(t, "0") == [A, B], "first the one nobody has seen, then from below"
    t.play("keep both")
    assert draw(t, "") == [C, D]


def test_6_3_the_last_ticket_is_kept_without_a_choice() -> None:
    for last in ({"unseen": [A]}, {"unseen": [], "returned": [(A, 1)]}):
        t = table(3, **last)
        events = t.play("tickets", chance="0" if last["unseen"] else "")
        assert keys(events) == ["kept-last"]
        assert t.now["tickets"][0] == [A]
        assert t.state.turn == 1


def test_6_4_an_empty_deck_cannot_be_drawn_from() -> None:
    t = table(3, unseen=[])
    assert "tickets" not in t.legal()
    assert t.why("tickets") == [("no-tickets", "6.4", {})]


def test_6_5_only_their_player_knows_the_tickets() -> None:
    t = table(3)
    first, second = draw(t)
    events = t.play(f"keep {first}")
    kinds = {kind.key: kind for kind in KINDS}
    assert hide(kinds, events[0], 1).args == {"seat": 0, "ticket": None, "other": None}
    assert hide(kinds, events[0], 0) == events[0]
    mine, theirs = view(t.state, 0), view(t.state, 1)
    assert [BOX.ticket_words(i) for i in members(mine.my_tickets)] == [first]
    assert theirs.my_tickets == 0
    assert theirs.ticket_counts == [1, 0, 0]
    assert theirs.returned == [-1]
    assert [BOX.ticket_words(i) for i in mine.returned] == [second]
    assert theirs.tickets_shown == []


def test_6_6_kept_tickets_are_kept_for_good() -> None:
    t = table(3, tickets={0: [A, B]})
    _, second = draw(t)
    t.play(f"keep {second}")
    assert set(t.now["tickets"][0]) == {A, B, second}
    assert not [words for words in t.legal(1) if words.startswith(("return", "discard"))]
    assert {verb.words.split()[0] for verb in BOX.actions} == {
        "take", "draw", "tickets", "pass", "keep", "claim", "pay", "token", "place"
    }  # fmt: skip


def test_6_7_any_number_of_tickets() -> None:
    t = table(2, unseen=[A, B])
    assert len(t.now["tickets"][1]) == 22
    t.state.turn = 1
    t.play("tickets", chance="0 0")
    t.play("keep both")
    assert len(t.now["tickets"][1]) == 24
