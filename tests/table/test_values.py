"""Values of a table that are made from one another."""

from contextlib import suppress
from dataclasses import dataclass, replace

import pytest

from fogline.core.dealer import Dealer
from fogline.core.errors import FoglineError
from fogline.core.ids import NOBODY
from fogline.table.people import Who
from fogline.table.refusal import Refusal
from fogline.table.scene import Look, scene
from fogline.table.table import Table
from fogline.table.values import altered, bare, labelled, once
from tests.table.sitting import GAMES, guest, holder, people, seats_for, step, table


@dataclass(frozen=True)
class Sum:
    one: int
    other: int
    label: str = ""

    @once
    def found(self) -> list[int]:
        return [self.one + self.other]


def test_another_value_is_what_replace_makes_and_what_follows_is_found_anew() -> None:
    before = Sum(1, 2, "a")
    assert before.found is before.found
    after = altered(before, one=5)
    assert (after, after.found, before.found) == (replace(before, one=5), [7], [3])


def test_a_label_changes_nothing_that_was_found() -> None:
    before = Sum(1, 2)
    found = before.found
    after = labelled(before, label="b")
    assert after == Sum(1, 2, "b")
    assert after.found is found


def test_a_field_that_there_is_not_is_refused() -> None:
    with pytest.raises(TypeError, match="another"):
        altered(Sum(1, 2), another=3)


def test_who_makes_a_bare_value_is_given_what_is_usual_though_its_class_has_it_no_more() -> None:
    @bare
    @dataclass(frozen=True)
    class Named:
        name: str = "nobody"

    assert (Named(), Named("Ana"), vars(Named).get("name")) == (Named("nobody"), replace(Named(), name="Ana"), None)


def test_a_table_is_altered_as_it_is_replaced() -> None:
    now = table(GAMES[0], "p" * seats_for(GAMES[0]), 1)
    assert altered(now, next="other") == replace(now, next="other")
    assert labelled(now, changed=7).changed == 7


def found_anew(now: Table) -> Table:
    """The same table, of which nothing is known that was found out before."""
    flow = now.playing()
    return replace(now, flow=replace(flow, memory={}), known=[])


def taken_back(now: Table, dice: Dealer) -> Table:
    """Somebody takes back, or asks for it; the others may agree."""
    seat = dice.below(len(now.chairs))
    with suppress(Refusal, FoglineError):
        return now.undo(holder(now, seat), seat)
    with suppress(Refusal, FoglineError):
        now = now.ask(holder(now, seat), seat)
        for other in sorted(now.judges()):
            now = now.answer(holder(now, other), dice.below(4) > 0)
    return now


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("alone", [False, True])
def test_what_is_taken_over_from_move_to_move_is_what_would_be_found_anew(game: str, alone: bool) -> None:
    now, dice = table(game, people(game).replace("p", "m") if alone else people(game)), Dealer(5)
    here, known = frozenset({0}), -1
    for number in range(50):
        if now.status == "over":
            break
        now = taken_back(now, dice) if number % 9 == 8 else step(now, dice, confirm=number % 4 > 0)
        count = now.playing().count
        for lang in ("en", "es"):
            for seat in (NOBODY, *range(len(now.chairs))):
                who = Who("stranger") if seat == NOBODY else holder(now, seat) if not alone else guest(0)
                for since in {-1, known, count.revision - 1}:
                    look = Look(seat, lang, min(since, count.revision))
                    assert scene(now, who, look, here) == scene(found_anew(now), who, look, here)
        known = count.revision
