"""Chapter 6, destination tickets."""

import pytest

from fogline.core.dealer import Dealer
from fogline.core.event import Event, hide
from fogline.games.cablecars.box import Box
from fogline.games.cablecars.events import KINDS
from fogline.games.cablecars.fog import imagine, view
from fogline.games.cablecars.state import State
from fogline.games.cablecars.tests.history import told_game
from fogline.games.cablecars.tests.table import BOX, TINY, Table, keys, table
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
    assert list(theirs.ticket_counts) == [1, 0, 0]
    assert list(theirs.returned) == [-1]
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


# -- what is remembered of returned tickets --------------------------------------------------------------------------


def hand_of(world: State, seat: int) -> list[str]:
    return [BOX.ticket_words(ticket) for ticket in members(world.tickets[seat])]


def test_6_2_a_ticket_that_i_returned_and_another_kept_for_certain_is_remembered() -> None:
    t = table(3, unseen=[], returned=[(A, 1), (B, 2), (C, 1)])
    draw(t, "")
    for n in range(20):
        assert A in [BOX.ticket_words(i) for i in imagine(view(t.state, 1), Dealer(n)).offered if i >= 0]
    t.play("keep both")
    for n in range(20):
        assert A in hand_of(imagine(view(t.state, 1), Dealer(n)), 0)
        assert B in hand_of(imagine(view(t.state, 2), Dealer(n)), 0)
    others = [hand_of(imagine(view(t.state, 2), Dealer(n)), 0) for n in range(20)]
    assert not all(A in hand for hand in others), "who did not return it does not know"
    t.play("tickets")
    assert C in t.now["tickets"][1]
    assert view(t.state, 0).tickets_known[1] == 0


def test_6_2_of_two_tickets_drawn_nobody_else_knows_which_came_back() -> None:
    t = table(3, unseen=[], returned=[(A, 1), (B, 1)])
    draw(t, "")
    t.play(f"keep {A}")
    sight = view(t.state, 1)
    assert (list(sight.returned), max(sight.tickets_known)) == ([-1], 0)
    assert BOX.ticket_words(view(t.state, 0).returned[0]) == B


class Returned:
    """Where the tickets lie that one player returned, as that player can tell from what happens."""

    def __init__(self, box: Box, seat: int) -> None:
        self.seat = seat
        self.unseen = len(box.ticket_a)
        self.under: list[int] = []
        self.sure: dict[int, int | str] = {}
        """Each ticket with the seat that has it, or where else it lies."""

    def hear(self, event: Event) -> None:
        """Of others' tickets only how many are looked at; and the true one, so that a test need not guess."""
        drawn = {"offered": 2, "kept-last": 1}.get(event.key, 0)
        fresh = min(drawn, self.unseen)
        self.unseen -= fresh
        top, self.under = self.under[: drawn - fresh], self.under[drawn - fresh :]
        by = event.args.get("seat")
        for ticket in top:
            if ticket in self.sure:
                self.sure[ticket] = "offered"
        if event.key == "kept-one":
            kept, back = event.args["ticket"], event.args["other"]
            assert kept is not None
            assert back is not None
            self.under.append(back)
            self.sure.pop(kept, None)
            self.sure.pop(back, None)
            if by == self.seat:
                self.sure[back] = "under"
        elif event.key in ("kept-both", "kept-last"):
            for held in (event.args["ticket"], event.args.get("other")):
                if held in self.sure and held is not None and by is not None:
                    self.sure[held] = by

    def agrees(self, world: State) -> bool:
        places: dict[int | str, list[int]] = {seat: members(world.tickets[seat]) for seat in range(world.seats)}
        places |= {"under": list(world.returned), "offered": [t for t in world.offered if t >= 0]}
        return all(ticket in places[place] for ticket, place in self.sure.items())


@pytest.mark.parametrize(("seats", "box"), [(2, TINY), (3, TINY), (4, TINY), (4, BOX)])
def test_6_2_imagined_worlds_agree_with_all_that_was_told_of_returned_tickets(seats: int, box: Box) -> None:
    elsewhere = 0
    for seed in range(12):
        notes = [Returned(box, seat) for seat in range(seats)]
        for number, (state, told, _) in enumerate(told_game(seats, seed, box)):
            for event in told:
                for note in notes:
                    note.hear(event)
            if number % 3 == 0:
                for note in notes:
                    elsewhere += sum(place not in ("under", note.seat) for place in note.sure.values())
                    assert note.agrees(state)
                    for n in range(2):
                        assert note.agrees(imagine(view(state, note.seat), Dealer(number + n)))
    assert elsewhere, "others had drawn what one had returned"
