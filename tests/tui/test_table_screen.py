"""The table screen: words that narrow, previews, why, undo, log, scores, replay, forks, languages, the curtain."""

from functools import partial
from pathlib import Path

import pytest
from textual.widgets import Input, OptionList, Static

from fogline.core.dealer import Dealer
from fogline.core.registry import games
from fogline.tui import pace
from fogline.tui.screens.ask import Choose, Curtain, TooSmall
from fogline.tui.screens.lobby import Lobby
from fogline.tui.screens.paper import HelpPage, LogPage, ScorePage, WhyPage
from fogline.tui.screens.replay import Replay
from fogline.tui.sheet import Sheet
from tests.in_turn import in_turn
from tests.tui.screens import (
    ROOMY,
    SMALLEST,
    app,
    at_table,
    drafted,
    plan,
    play,
    reads,
    run,
    table,
    turned_to,
    until,
    words_of,
)


def test_words_narrow_the_list_and_enter_does_what_is_left(tmp_path: Path) -> None:
    async def work() -> None:
        async with app(tmp_path, "en", plan("skyline")).run_test(size=SMALLEST) as pilot:
            now = await at_table(pilot)
            await until(pilot, lambda: now.open_choices and now.scene and now.scene.legal)
            assert now.scene is not None
            option = now.scene.legal[-1]
            await pilot.press("slash", *option.words.replace(" ", "_").split("_")[0])
            await until(pilot, lambda: now.query_one("#words", Input).has_focus)
            assert 0 < len(now.shown_choices) <= len(now.open_choices)
            await pilot.press("escape")
            await until(pilot, lambda: len(now.shown_choices) == len(now.open_choices))
            await pilot.press("slash", "z", "z", "z", "enter")
            await until(pilot, lambda: isinstance(pilot.app.screen, WhyPage))

    run(work)


def test_the_marked_action_is_previewed_and_lit(tmp_path: Path) -> None:
    async def work() -> None:
        async with app(tmp_path, "en", plan("cablecars")).run_test(size=SMALLEST) as pilot:
            now = await at_table(pilot)
            await until(pilot, lambda: now.effects)
            await until(pilot, lambda: "This will happen" in words_of(pilot))
            first = now.query_one(Sheet).marked
            await pilot.press("down")
            assert now.query_one(Sheet).marked != first or len(now.shown_choices) == 1

    run(work)


def test_a_step_waits_for_its_confirmation_and_can_be_taken_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with app(tmp_path, "en", plan("rebuild")).run_test(size=SMALLEST) as pilot:
            now = await drafted(pilot)
            assert [choice.do for choice in now.open_choices] == ["confirm", "undo"]
            await until(pilot, lambda: "Confirm the turn" in words_of(pilot))
            await pilot.press("u")
            await until(pilot, lambda: now.scene and now.scene.confirm != "now" and now.scene.legal)

    run(work)


def test_why_log_scores_and_help_open_and_close(tmp_path: Path) -> None:
    async def work() -> None:
        async with app(tmp_path, "en", plan("skyline")).run_test(size=SMALLEST) as pilot:
            await at_table(pilot)
            for key, page in (("w", WhyPage), ("l", LogPage), ("s", ScorePage), ("question_mark", HelpPage)):
                await pilot.press(key)
                await turned_to(pilot, page)
                await until(pilot, lambda: len(words_of(pilot).split()) > 30)
                await pilot.press("escape")
                await until(pilot, lambda: table(pilot))

    run(work)


@pytest.mark.parametrize(("game", "lang"), in_turn(games(), ("es", "en")))
def test_what_is_told_of_players_is_not_cut(tmp_path: Path, game: str, lang: str) -> None:
    async def work() -> None:
        async with app(tmp_path, lang, plan(game, box="")).run_test(size=(120, 40)) as pilot:
            now = await at_table(pilot)
            assert now.scene is not None
            rows = [line.partition("▏")[2] for line in words_of(pilot).splitlines()]
            rows = [row for row in rows if row][: 2 * len(now.scene.places)]
            assert all(place.name in rows[2 * n] for n, place in enumerate(now.scene.places))
            assert not [row for row in rows if "…" in row]

    run(work)


def test_reasons_that_are_alike_are_told_once_and_more_words_tell_the_others(tmp_path: Path) -> None:
    async def work() -> None:
        async with app(tmp_path, "en", plan("cablecars", box="")).run_test(size=ROOMY) as pilot:
            now = await at_table(pilot)
            await pilot.press("w")
            await turned_to(pilot, WhyPage)
            await until(pilot, lambda: "more like it)" in " ".join(words_of(pilot).split()))
            assert words_of(pilot).count("You were not offered") == 1
            found = await now.why_answers("keep")
            last = next(entry for entry in found.alike if len(entry) > 1)[-1]
            words = next(why.words for why in found.actions if why.id == last.actions[0])
            pilot.app.screen.query_one(Input).value = words
            await until(pilot, lambda: last.text in str(pilot.app.screen.query_one("#whys", Static).render()))

    run(work)


def test_the_language_changes_in_the_middle_of_a_game(tmp_path: Path) -> None:
    async def work() -> None:
        async with app(tmp_path, "en", plan("investors")).run_test(size=SMALLEST) as pilot:
            now = await at_table(pilot)
            before = [choice.label for choice in now.open_choices]
            await pilot.press("e")
            await until(pilot, lambda: now.scene and now.scene.lang == "es")
            await until(pilot, lambda: [choice.label for choice in now.open_choices] != before)
            await until(pilot, lambda: "Lo que puedes hacer" in words_of(pilot))
            await pilot.press("e")
            await until(pilot, lambda: now.scene and now.scene.lang == "en")
            await until(pilot, lambda: [choice.label for choice in now.open_choices] == before)

    run(work)


def test_a_click_on_the_table_keeps_what_mentions_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with app(tmp_path, "en", plan("skyline", box="")).run_test(size=SMALLEST) as pilot:
            now = await at_table(pilot)
            await until(pilot, lambda: now.query_one(Sheet).canvas.height > 10)
            await pilot.press("1", "enter")
            await until(pilot, lambda: any(("column", 1) in choice.mentions for choice in now.open_choices))
            await pilot.click("#sheet", offset=(18, 0))
            await until(pilot, lambda: len(now.shown_choices) == 1)
            assert ("column", 1) in now.shown_choices[0].mentions

    run(work)


def test_hotseat_hides_the_table_behind_a_curtain(tmp_path: Path) -> None:
    async def work() -> None:
        async with app(tmp_path, "en", plan("cablecars", people=2)).run_test(size=SMALLEST) as pilot:
            await until(pilot, lambda: isinstance(pilot.app.screen, Curtain))
            await until(pilot, lambda: "Ana" in words_of(pilot))
            assert "Hand" not in words_of(pilot)
            await pilot.press("enter")
            now = await at_table(pilot)
            await until(pilot, lambda: now.scene and now.scene.seat == 0 and now.scene.legal)
            await pilot.press("enter")
            await until(pilot, lambda: now.open_choices and now.open_choices[0].do == "pass-on")
            await pilot.press("enter")
            await until(pilot, lambda: isinstance(pilot.app.screen, Curtain))
            await until(pilot, lambda: "Beto" in words_of(pilot))
            await pilot.press("enter")
            await until(pilot, lambda: table(pilot) and now.scene and now.scene.seat == 1 and now.scene.legal)

    run(work)


def test_the_committee_acts_step_by_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    alone = [game.name for game in games().values() if game.words.automa]
    monkeypatch.setattr(pace, "GLANCE", 1e6)  # nothing goes by itself
    monkeypatch.setattr(pace, "LONGEST", 1e6)

    async def work(name: str) -> None:
        async with app(tmp_path, "en", plan(name, seats=1), "normal").run_test(size=SMALLEST) as pilot:
            now = await at_table(pilot)
            for _ in range(400):
                if now.pace.left:
                    break
                await pilot.press("enter")
                await pilot.pause(0.05)
            seen = []
            while now.pace.left:
                assert len(now.told) == 1
                seen.append(now.told[0].text)
                await reads(pilot, " ".join(seen[-1].split()[:3]))
                await pilot.press("right")
            assert len(set(seen)) > 1
            await until(pilot, lambda: any(choice.do == "act" for choice in now.open_choices))

    assert alone
    for name in alone:
        run(partial(work, name))


def test_replay_goes_through_the_game_and_forks_from_any_moment(tmp_path: Path) -> None:
    async def work() -> None:
        async with app(tmp_path, "en", plan("rebuild")).run_test(size=SMALLEST) as pilot:
            await at_table(pilot)
            end = await play(pilot, Dealer(2))
            assert end.scene is not None
            await pilot.press("r")
            await until(pilot, lambda: isinstance(pilot.app.screen, Replay) and pilot.app.screen.scene)
            replay = pilot.app.screen
            assert isinstance(replay, Replay)
            assert replay.turn == 0
            await pilot.press("right", "right")
            await until(pilot, lambda: replay.scene and replay.scene.turns == 2)
            await pilot.press("o")
            await until(pilot, lambda: replay.scene and replay.scene.seat == 1)
            await pilot.press("end")
            await until(pilot, lambda: replay.scene and replay.scene.turns == end.scene.turns)  # type: ignore[union-attr]
            await pilot.press("home", "right", "f")
            await until(pilot, lambda: isinstance(pilot.app.screen, Choose))
            await pilot.press("enter")
            await until(pilot, lambda: (now := table(pilot)) and now.scene and now.scene.origin == "fork")
            fork = await at_table(pilot)
            assert fork.scene is not None
            assert fork.scene.turns >= 1, "from there the bots play on"
            await until(pilot, lambda: "WHAT IF" in words_of(pilot))

    run(work)


def test_a_small_window_says_so_and_a_larger_one_goes_on(tmp_path: Path) -> None:
    async def work() -> None:
        async with app(tmp_path, "en", plan("skyline")).run_test(size=SMALLEST) as pilot:
            now = await at_table(pilot)
            await pilot.resize_terminal(70, 20)
            await until(pilot, lambda: isinstance(pilot.app.screen, TooSmall))
            await until(pilot, lambda: "80 × 24" in words_of(pilot))
            await until(pilot, lambda: "70 × 20" in words_of(pilot))
            await pilot.resize_terminal(140, 45)
            await until(pilot, lambda: pilot.app.screen is now)
            await until(pilot, lambda: now.query_one(Sheet).canvas.width > 80)
            for size in ((101, 31), (160, 50), (100, 30)):
                await pilot.resize_terminal(*size)
            await until(pilot, lambda: now.query_one(Sheet).canvas.width < 70 and not now.small)
            await pilot.resize_terminal(80, 24)
            await until(pilot, lambda: now.small and now.query_one(Sheet).canvas.width == 78)

    run(work)


@pytest.mark.parametrize("answer", ["no", "yes"])
def test_ctrl_c_asks_and_everything_is_kept(answer: str, tmp_path: Path) -> None:
    async def work() -> None:
        house = app(tmp_path, "en", plan("rebuild"))
        async with house.run_test(size=SMALLEST) as pilot:
            await drafted(pilot)
            await pilot.press("ctrl+c")
            await until(pilot, lambda: isinstance(pilot.app.screen, Choose))
            await pilot.press("ctrl+c")
            await until(pilot, lambda: isinstance(pilot.app.screen, Choose))
            await pilot.press(*(["enter"] if answer == "yes" else ["down", "enter"]))
            if answer == "no":
                await until(pilot, lambda: table(pilot))
        assert house.return_value == (0 if answer == "yes" else None)
        again = app(tmp_path, "en")
        async with again.run_test(size=SMALLEST) as pilot:
            await until(pilot, lambda: isinstance(pilot.app.screen, Lobby) and pilot.app.screen.cards)
            await until(pilot, lambda: "your turn" in words_of(pilot))
            listed = pilot.app.screen.query_one(OptionList)
            listed.highlighted = listed.option_count - 1
            await pilot.press("enter")
            now = await at_table(pilot)
            assert now.scene is not None
            assert now.scene.draft

    run(work)


@pytest.mark.parametrize(("lang", "note"), [("en", "resigns: a bot plays on"), ("es", "abandona: un bot sigue")])
def test_who_gives_up_is_asked_first_and_the_log_says_so(lang: str, note: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with app(tmp_path, lang, plan("cablecars")).run_test(size=SMALLEST) as pilot:
            now = await at_table(pilot)
            await pilot.press("g")
            await turned_to(pilot, Choose)
            await pilot.press("enter")  # no, which is marked
            await turned_to(pilot, type(now))
            assert now.scene
            assert not any(place.resigned for place in now.scene.places)
            await pilot.press("g")
            await turned_to(pilot, Choose)
            await pilot.press("down", "enter")
            await until(pilot, lambda: now.scene and any(place.resigned for place in now.scene.places))
            await until(pilot, lambda: any(note in line.text for line in now.log_lines))
            assert "back" not in [choice.do for choice in now.open_choices]

    run(work)
