"""Records of older rules: opened as far as they hold, with their end as it was; those of rules to come are refused."""

import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from fogline.cli import main
from fogline.core.dealer import Dealer
from fogline.core.errors import FoglineError, RecordError
from fogline.core.match import Match
from fogline.core.older import as_far_as_it_holds, is_older, open_older
from fogline.core.record import Record, digest, loads
from fogline.core.registry import games
from tests.in_turn import first_of
from tests.table.newer import forbids, install, raised

GAME = "cablecars"


def played(turns: int = 1000) -> Match:
    match = Match.new(GAME, 2, seed=6)
    dice = Dealer(6)
    while not match.over and len(match.turns) < turns:
        legal = match.legal_ids()
        match.play(legal[dice.below(len(legal))])
    return match


FINISHED = played().record(last=True)


@pytest.fixture
def drawless(monkeypatch: pytest.MonkeyPatch) -> int:
    """Rules that no longer know the action of turn 9; the number of turns that hold."""
    words = FINISHED.turns[8].action
    first = next(number for number, turn in enumerate(FINISHED.turns) if turn.action == words)
    install(monkeypatch, forbids(games()[GAME], words))
    return first


def test_a_record_of_older_rules_is_never_opened_by_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not is_older(FINISHED)
    install(monkeypatch, raised(games()[GAME]))
    assert is_older(FINISHED)
    with pytest.raises(RecordError) as refused:
        Match.replay(FINISHED)
    assert refused.value.key == "record-version"


def test_a_record_of_rules_to_come_is_refused() -> None:
    ours = games()[GAME].rules_version
    newer = replace(FINISHED, rules=ours + 1)
    assert not is_older(newer)
    with pytest.raises(RecordError) as refused:
        Match.replay(newer)
    told = f"This record is of rules version {ours + 1} of cablecars; this Fogline plays version {ours}."
    assert str(refused.value) == told


def test_it_opens_as_far_as_it_holds_with_its_last_picture_and_its_result(drawless: int) -> None:
    opened = open_older(FINISHED)
    assert (opened.held, opened.whole) == (drawless, True)
    assert str(opened.why).startswith(f"Turn {drawless + 1} of this record cannot be:")
    assert opened.match.over
    assert opened.match.record(last=True) == FINISHED
    held, why = as_far_as_it_holds(FINISHED)
    assert (len(held.turns), why) != (len(FINISHED.turns), None)
    assert list(held.turns) == FINISHED.turns[:drawless]


def test_without_its_last_state_the_picture_is_of_the_last_turn_that_holds(drawless: int) -> None:
    opened = open_older(replace(FINISHED, last=None))
    assert not opened.whole
    assert len(opened.match.turns) == drawless
    assert opened.match.result is not None
    assert opened.match.result.scores == tuple(FINISHED.result["scores"])  # type: ignore[index]


def test_a_last_state_is_written_read_and_checked() -> None:
    assert loads(FINISHED.dumps()) == FINISHED
    assert Match.replay(FINISHED).record(last=True) == FINISHED
    other = {**FINISHED.last, "passes": 7}  # type: ignore[dict-item]
    with pytest.raises(RecordError) as refused:
        Match.replay(replace(FINISHED, last=other))
    assert refused.value.key == "record-result"
    assert "last" not in played(5).record().to_json()


WRONG: list[Callable[[dict[str, Any]], Any]] = [
    lambda data: data["result"].update(scores=[1]),
    lambda data: data["result"].update(scores=[10**30, 1]),
    lambda data: data["result"].update(places=["1", True]),
    lambda data: data["result"].update(places=[0, 1]),
    lambda data: data["result"].update(ended_by=7),
    lambda data: data["result"].clear(),
]


@pytest.mark.parametrize("edit", WRONG)
def test_what_an_older_record_says_of_its_end_must_be_a_result(
    edit: Callable[[dict[str, Any]], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    install(monkeypatch, raised(games()[GAME]))
    data = loads(FINISHED.dumps()).to_json()
    edit(data)
    data["digest"] = digest({name: value for name, value in data.items() if name != "digest"})
    record = Record(**{name: data[name] for name in data if name not in ("fogline", "digest")})
    with pytest.raises(RecordError) as refused:
        open_older(record)
    assert refused.value.key == "record-shape"


@pytest.mark.parametrize("tries", first_of([40, 150]))
def test_older_records_with_anything_in_them_open_or_are_refused(tries: int, monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, raised(games()[GAME]))
    dice = random.Random(4)
    junk: list[Any] = [None, 0, -1, 10**20, "x", [], {}, [[]], True, 1.5]
    for _ in range(tries):
        last = dict(FINISHED.last or {})
        last[dice.choice(list(last))] = dice.choice(junk)
        turns = list(FINISHED.turns[: dice.randrange(40)])
        with suppress(FoglineError):  # said in a sentence, whatever it is
            assert open_older(replace(FINISHED, turns=turns, last=last)).match.view() is not None


@pytest.mark.parametrize(("lang", "said"), [("en", "By today's rules"), ("es", "Con las reglas de hoy valen")])
def test_replay_tells_how_far_an_older_record_holds(
    lang: str, said: str, drawless: int, tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "old.json"
    file.write_text(FINISHED.dumps(), encoding="utf-8")
    assert main(["--lang", lang, "replay", str(file)]) == 0
    told = capsys.readouterr().out
    assert said in told
    assert f" {drawless} " in told.splitlines()[-1]
    assert f" {len(FINISHED.turns)} " in told.splitlines()[-1]
    assert str(FINISHED.result["scores"][0]) in told  # type: ignore[index]
    last = as_far_as_it_holds(FINISHED)[0].numbers()[-1]
    assert main(["replay", str(file), "--position", str(last)]) == 0
    assert main(["replay", str(file), "--position", str(last + 1)]) != 0
