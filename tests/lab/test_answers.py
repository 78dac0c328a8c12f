"""No bot fails in silence: what a stand-in answered is counted, told and kept, and ends it all where that is asked."""

import csv
import json
import pickle
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from fogline.cli import main
from fogline.core.dealer import Dealer
from fogline.core.reason import because
from fogline.core.registry import games
from fogline.lab.answers import Answers, Asked, Failed, read_answers
from fogline.lab.ladder import Book, Contest, play_deal
from fogline.lab.run import Job, play
from fogline.lab.workers import play_chunk

GAME = next(iter(games().values()))
SEATS = GAME.seats[0]
BOX, OPTIONS = GAME.box(None), GAME.read_options({})


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A program that ends as soon as it is asked."""
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "broken"
    file.write_text("#!/bin/sh\nread line\nexit 3\n", encoding="utf-8")
    file.chmod(0o755)
    return "./broken"


class Raises:
    needs_view = False

    def choose(self, view: Any, legal: Sequence[int], dealer: Dealer) -> int:
        raise KeyError("no such street")


class Cheats:
    needs_view = False

    def choose(self, view: Any, legal: Sequence[int], dealer: Dealer) -> int:
        return next(i for i in range(len(BOX.actions)) if i not in legal)


@pytest.mark.parametrize(
    ("mind", "key"), [(Raises(), "bot-raised"), (Cheats(), "bot-illegal")], ids=["raises", "cheats"]
)
def test_a_mind_that_raises_or_cheats_is_replaced_and_counted(mind: Any, key: str) -> None:
    played = play(GAME, BOX, OPTIONS, [mind] * SEATS, 3)
    assert played.result is not None
    assert sum(one.asked for one in played.answers) == len(played.moves)
    assert all(one.fallbacks == one.asked for one in played.answers)
    assert {one.why.key for one in played.answers if one.why} == {key}
    with pytest.raises(Failed) as failed:
        play(GAME, BOX, OPTIONS, [mind] * SEATS, 3, strict=["mine"] * SEATS)
    assert (failed.value.bot, failed.value.why.key) == ("mine", key)


def test_a_mind_that_answers_itself_is_never_said_to_have_failed() -> None:
    legal = [4, 7, 9]
    asked = Asked(type("Steady", (), {"needs_view": False, "choose": lambda *_: 7})(), "steady")
    assert [asked.choose(None, legal, Dealer(1)) for _ in range(3)] == [7, 7, 7]
    assert asked.answers == Answers(3)


def test_failures_travel_between_processes_and_through_files() -> None:
    failed = pickle.loads(pickle.dumps(Failed("x", because("bot-ended", code=3))))
    assert (failed.bot, failed.why) == ("x", because("bot-ended", code=3))
    one = Answers(9, 4, because("bot-ended", code=3))
    assert read_answers(9, json.loads(json.dumps(one.to_json()))) == one
    assert read_answers(9, None) == Answers(9)
    assert Answers(2) + one + Answers(5, 5, because("bot-silent", seconds="5")) == Answers(16, 9, one.why)


def sim(*more: str, workers: str = "1") -> int:
    words = ["sim", GAME.name, "--seats", str(SEATS), "--games", "2", "--seed", "1", "--workers", workers]
    return main([*words, *more])


def test_sim_tells_of_a_program_that_failed(broken: str, capsys: pytest.CaptureFixture[str]) -> None:
    """It once reported 100 % of wins for /bin/false, with exit code 0 and not a word."""
    bots = ["--bots", f"{broken},random"]
    assert sim(*bots, "--json") == 0
    said = capsys.readouterr()
    data = json.loads(said.out)
    (told,) = data["fallbacks"].items()
    assert told[0] == broken
    assert told[1]["count"] == told[1]["answers"] > 2
    assert (told[1]["reason"], told[1]["values"]) == ("bot-ended", {"code": 3})
    assert told[1]["why"] == "the program has ended (exit code 3)."
    assert "ATTENTION" in said.err, "who pipes the numbers hears of it too"
    assert sim(*bots, "--lang", "es") == 0
    text = capsys.readouterr().out
    assert f"ATENCIÓN: un suplente dio {told[1]['count']} de {told[1]['answers']} respuestas de {broken}" in text
    assert f"{broken} (!)" in text, "no figure of its stands there as its own"


def test_several_workers_count_the_same(
    broken: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fogline.lab.workers.TRIED", 0.0)
    told = []
    for workers in ("1", "2"):
        assert sim("--bots", f"{broken},random", "--json", workers=workers) == 0
        told.append(json.loads(capsys.readouterr().out)["fallbacks"])
    assert told[0] == told[1]


@pytest.mark.parametrize("workers", ["1", "2"])
def test_sim_strict_ends_at_the_first(
    broken: str, workers: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fogline.lab.workers.TRIED", 0.0)
    assert sim("--bots", f"random,{broken}", "--strict", "--lang", "en", workers=workers) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == f"fogline: {broken} did not answer itself: the program has ended (exit code 3).\n"


def test_strict_lets_pass_who_answers() -> None:
    assert sim("--bots", "random", "--strict") == 0


def test_without_failures_nothing_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert sim("--bots", "random", "--json") == 0
    said = capsys.readouterr()
    assert json.loads(said.out)["fallbacks"] == {}
    assert said.err == ""


def test_tables_tell_in_which_games_a_stand_in_answered(broken: str, tmp_path: Path) -> None:
    assert sim("--bots", f"{broken},random", "--save", str(tmp_path / "tables")) == 0
    with (tmp_path / "tables" / "games.csv").open(encoding="utf-8") as lines:
        rows = list(csv.DictReader(lines))
    assert all(int(row["fallbacks_1"]) > 0 == int(row["fallbacks_2"]) for row in rows)


def test_ray_knows_of_them_too() -> None:
    """A chunk of a job is what a cluster plays."""
    job = Job(GAME.name, SEATS, ("random",) * SEATS, 2, 1)
    part = play_chunk(job, range(2))
    assert sum(one.asked for one in part.tally.answers) == part.tally.moves


def ladder(*more: str) -> int:
    return main(["ladder", GAME.name, "--games", "2", "--lang", "en", *more])


def test_a_ladder_keeps_what_stand_ins_answered_and_tells_it_again(
    broken: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "results.jsonl")
    bots = ["--bots", f"random,{broken}", "--save", file]
    assert ladder(*bots, "--json") == 0
    first = capsys.readouterr()
    data = json.loads(first.out)
    assert data["fallbacks"][broken]["count"] == data["fallbacks"][broken]["answers"] > 0
    assert list(data["fallbacks"]) == [broken]
    assert "ATTENTION" in first.err
    assert ladder(*bots, "--json") == 0
    assert json.loads(capsys.readouterr().out) == data, "read again it is the same"
    assert ladder(*bots) == 0
    text = capsys.readouterr().out
    assert "ATTENTION" in text
    assert f"{broken} (!)" in text
    assert ladder(*bots, "--strict") == 1
    assert "did not answer itself" in capsys.readouterr().err


def test_ladder_strict_ends_at_the_first(broken: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert ladder("--bots", f"random,{broken}", "--strict") == 1
    assert capsys.readouterr().err == f"fogline: {broken} did not answer itself: the program has ended (exit code 3).\n"


def test_deals_from_before_they_were_counted_still_read(tmp_path: Path) -> None:
    contest = Contest(GAME.name, SEATS, ("greedy", "random"), 1)
    deal = play_deal(contest, (0, 1), 0)
    old = {**contest.about(), **deal.to_json()}
    del old["answers"]
    file = tmp_path / "old.jsonl"
    file.write_text(json.dumps(old) + "\n", encoding="utf-8")
    assert Book(contest, file).points() == {(0, 1): [deal.points]}


def test_a_report_says_it_on_its_page(broken: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.html"
    words = ["report", GAME.name, "--seats", str(SEATS), "--bot", broken, "--games", "2", "--save", str(page)]
    assert main([*words, "--lang", "en"]) == 0
    assert "ATTENTION: a stand-in gave" in capsys.readouterr().out
    assert "ATTENTION: a stand-in gave" in page.read_text(encoding="utf-8")
    assert main([*words, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["fallbacks"][broken]["reason"] == "bot-ended"
    assert main([*words, "--strict"]) == 1
