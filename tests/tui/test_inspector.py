"""Whoever asks is told what a thing on the table is, what it would do now, and the rule."""

import re
from pathlib import Path

import pytest

from fogline.core.ids import NOBODY
from fogline.core.match import Match
from fogline.core.registry import games
from fogline.table.rulebook import rulebook
from fogline.tui.inspector import INSPECT, NUMBER, Inspected, Legend
from fogline.tui.sheet import Sheet
from tests.in_turn import first_of
from tests.tui.screens import ROOMY, SMALLEST, app, at_table, plan, reads, run, table, turned_to, until
from tests.tui.test_drawings import drawn, moments


@pytest.mark.parametrize("lang", first_of(["es", "en"]))
@pytest.mark.parametrize("game", list(games()))
def test_everything_that_is_drawn_tells_what_it_is_and_by_which_rule(game: str, lang: str) -> None:
    numbers = {rule.number for chapter in rulebook(game, lang).chapters for rule in chapter.rules}
    sorts: set[str] = set()
    for match in moments(game, games()[game].seats[-1]):
        for seat in (NOBODY, 0):
            made = drawn(match, seat, (120, 50), lang)
            for sort, number in made.sheet.things():
                name, *sentences = made.tell(sort, number)
                assert name
                assert sentences
                assert "{" not in "".join(sentences)
                cited = NUMBER.findall(" ".join(sentences))
                assert set(cited) <= numbers
                sorts |= {sort} if cited else set()
            assert len(made.legend) >= 10
            assert all(sign.sign.strip() and sign.meaning for sign in made.legend)
    assert len(sorts) >= 4


@pytest.mark.parametrize("game", list(games()))
def test_letters_that_are_drawn_stand_in_the_legend(game: str) -> None:
    match = moments(game, games()[game].seats[-1])[-1]
    made = drawn(match, 0, (120, 50), "es")
    known = "".join(sign.sign for sign in made.legend)
    letters = set(re.findall(r"[A-Z]", known))
    assert len(letters) >= 4
    assert {sign.meaning for sign in made.legend} != {sign.meaning for sign in drawn(match, 0, (120, 50)).legend}


@pytest.mark.parametrize(("size", "lang"), [(SMALLEST, "es"), (ROOMY, "en")])
def test_i_lists_the_things_lights_them_and_tells_them_with_their_rules(
    size: tuple[int, int], lang: str, tmp_path: Path
) -> None:
    async def work() -> None:
        async with app(tmp_path, lang, plan("skyline")).run_test(size=size) as pilot:
            now = await at_table(pilot)
            before = [choice.do for choice in now.open_choices]
            await pilot.press("i")
            await until(pilot, lambda: now.open_choices[-1].do == INSPECT)
            await pilot.press("down")
            await until(pilot, lambda: now.query_one(Sheet).marked)
            thing = next(iter(now.query_one(Sheet).marked))
            assert now.pages[now.pane].sheet.shows(frozenset({thing})) or size == ROOMY
            name, sentence, *_ = now.drawing.tell(*thing)
            await reads(pilot, " ".join(sentence.split()[:4]))
            await pilot.press("enter")
            await turned_to(pilot, Inspected)
            await reads(pilot, name)
            cited = NUMBER.findall(" ".join(now.drawing.tell(*thing)))
            rules = {r.number: r.text for chapter in rulebook("skyline", lang).chapters for r in chapter.rules}
            await reads(pilot, " ".join([cited[0], *rules[cited[0]].split()[:3]]))
            await pilot.press("escape")
            await until(pilot, lambda: table(pilot) is now)
            await pilot.press("up", "enter")
            await turned_to(pilot, Legend)
            await pilot.press("escape", "escape")
            await until(pilot, lambda: table(pilot) is now and [choice.do for choice in now.open_choices] == before)

    run(work)


def test_a_thing_says_what_it_would_do_now_or_why_not(tmp_path: Path) -> None:
    async def work() -> None:
        # Chance decides who begins; a bot that does may lay something down.
        mine = next(seed for seed in range(100) if Match.new(games()["skyline"], 2, seed).waiting == (0,))
        async with app(tmp_path, "en", plan("skyline", seed=mine)).run_test(size=ROOMY) as pilot:
            now = await at_table(pilot)
            await until(pilot, lambda: now.scene and now.scene.legal)
            # Nothing lies in a column at the beginning: it cannot be finalized, and nothing is drawn to be placed.
            now.run_worker(now.tell_of(("column", 0)))
            await turned_to(pilot, Inspected)
            await reads(pilot, "Why nothing can be done with it now")
            await pilot.press("escape")
            await until(pilot, lambda: table(pilot) is now)
            await pilot.press("1", "enter")
            await until(pilot, lambda: now.scene and any(option.kind == "PlaceProject" for option in now.scene.legal))
            now.run_worker(now.tell_of(("column", 0)))
            await turned_to(pilot, Inspected)
            await reads(pilot, "It would do now")
            await reads(pilot, "✓ Place it in column 1")

    run(work)
