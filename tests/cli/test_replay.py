"""fogline replay: steps as tables number them, and every event of everybody."""

import json
import re
from pathlib import Path

import pytest

from fogline.core.match import Match
from fogline.core.registry import games
from fogline.tui import tell
from tests.cli.conftest import Fogline
from tests.tui.conftest import SEALED, sealed


@pytest.mark.parametrize("game", SEALED)
def test_replay_and_the_plain_log_use_the_same_numbers(game: str, fogline: Fogline, tmp_path: Path) -> None:
    match = sealed(game)
    last = match.numbers()[-1]
    file = tmp_path / "game.json"
    file.write_text(match.record().dumps(), encoding="utf-8")
    for seat in ("all", "1", "2"):
        said = fogline("replay", file, "--seat", seat)
        assert said.code == 0
        numbers = [int(number) for number in re.findall(r"^Step (\d+),", said.out, re.MULTILINE)]
        assert numbers == list(range(1, last + 1))
    assert " · " in fogline("replay", file).out, "the steps of a bid stand in one line"
    assert [n for n, _ in tell.happened(match, match.speaker(), 0)][-1] == last
    assert "there is no step" in fogline("replay", file, "--from", last + 1).err
    middle = fogline("replay", file, "--position", last // 2)
    assert Match.at(json.loads(middle.out)).waiting


@pytest.mark.parametrize("lang", ["en", "es"])
def test_an_opponent_of_the_rules_is_heard_in_a_replay(lang: str, fogline: Fogline, tmp_path: Path) -> None:
    """Its events are of no seat of the match."""
    solo = [game for game in games().values() if game.words.automa]
    assert solo
    for game in solo:
        match = Match.new(game, 1, seed=5)
        while match.waiting:
            match.play(match.legal_ids()[0])
        owners = {event.args.get("seat") for _, event in match.events()}
        assert any(owner is not None and owner not in range(match.seats) for owner in owners)
        file = tmp_path / f"{game.name}.json"
        file.write_text(match.record().dumps(), encoding="utf-8")
        for seat in ("all", "1"):
            said = fogline("replay", file, "--seat", seat, "--lang", lang)
            assert said.code == 0
            assert match.speaker(lang).tell(game.words.automa) in said.out
