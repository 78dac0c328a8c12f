"""Each command does what it says."""

import json
import re
from pathlib import Path

import pytest

from fogline.build import CannotCompile
from fogline.cli import compile as compile_command
from fogline.core.match import Match
from fogline.core.record import loads
from fogline.core.registry import games
from tests.cli.conftest import Fogline

ASKED = {
    "game", "seats", "bots", "options", "games", "finished", "moves", "mean_moves", "wins", "mean_scores", "ended_by",
    "seconds",
}  # fmt: skip


def test_games_lists_every_game_with_its_bots(fogline: Fogline) -> None:
    said = fogline("games")
    assert (said.code, said.err) == (0, "")
    for name, game in games().items():
        assert name in said.out
        assert all(mind in said.out for mind in game.minds)


def test_games_says_what_is_reconstructed(fogline: Fogline, game: str) -> None:
    assert re.search(r"\(\d+ of \d+\)", fogline("games").out)
    assert "reconstruidos" in fogline("games", "--lang", "es").out


def test_sim_prints_exactly_one_object(fogline: Fogline, game: str) -> None:
    seats = games()[game].seats[-1]
    said = fogline("sim", game, "--seats", seats, "--bots", "random", "--games", 12, "--seed", 7, "--json")
    assert (said.code, said.err) == (0, "")
    data = json.loads(said.out)
    assert data.keys() >= ASKED
    assert (data["game"], data["seats"], data["games"], data["finished"]) == (game, seats, 12, 12)
    assert data["bots"] == ["random"] * seats
    assert sum(data["wins"]) + data.get("automa_wins", 0) == pytest.approx(12)
    assert sum(data["ended_by"].values()) == 12
    assert data["mean_moves"] == data["moves"] / 12


def test_sim_gives_the_same_whatever_the_number_of_workers(fogline: Fogline, game: str) -> None:
    def play(workers: int, seed: int) -> dict[str, object]:
        words = ("--bots", "random", "--games", 30, "--seed", seed, "--workers", workers)
        data: dict[str, object] = json.loads(fogline("sim", game, *words, "--json").out)
        del data["seconds"]
        return data

    assert play(1, 7) == play(2, 7)
    assert play(1, 7)["moves"] != play(1, 8)["moves"]


def test_sim_writes_numbers_as_the_language_does(fogline: Fogline) -> None:
    said = fogline("sim", "skyline", "--games", "2", "--bots", "random", "--lang", "es")
    assert "\N{NO-BREAK SPACE}%" in said.out
    assert re.search(r"\d,\d jugadas por partida", said.out)
    assert not re.search(r"\d%|\d\.\d", said.out)


def test_sim_deals_bots_to_seats_in_turn(fogline: Fogline, game: str) -> None:
    seats = games()[game].seats[-1]
    said = fogline("sim", game, "--seats", seats, "--bots", "greedy,random", "--games", 1, "--json")
    assert json.loads(said.out)["bots"] == (["greedy", "random"] * seats)[:seats]


@pytest.mark.parametrize(("lang", "told"), [("en", "'quit' leaves"), ("es", "«salir» te saca")])
@pytest.mark.parametrize("chosen", [[], ["skyline"]])
def test_one_may_leave_and_ask_for_help_before_a_game_is_chosen(
    fogline: Fogline, chosen: list[str], lang: str, told: str
) -> None:
    for word in ("quit", "salir", "q"):
        said = fogline("play", "--plain", *chosen, "--lang", lang, typed=f"?\nayuda\n{word}\n")
        assert (said.code, said.err) == (0, "")
        assert " ".join(said.out.split()).count(told) == 2


@pytest.mark.parametrize(("lang", "called"), [("en", "Casual 2"), ("es", "Bot 2 (nivel medio)")])
def test_a_bot_is_called_by_its_level_in_the_readers_language(fogline: Fogline, lang: str, called: str) -> None:
    assert called in fogline("play", "cablecars", "--plain", "--seats", 2, "--lang", lang).out


def test_sim_shows_a_table(fogline: Fogline, game: str) -> None:
    said = fogline("sim", game, "--bots", "random", "--games", 3, "--lang", "es")
    assert "victorias" in said.out
    assert said.err == ""


def test_sim_saves_records_that_hold(fogline: Fogline, game: str, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    said = fogline("sim", game, "--bots", "random", "--games", 3, "--seed", 4, "--records", folder, "--json")
    files = sorted(folder.iterdir())
    assert len(files) == 3
    matches = [Match.replay(loads(file.read_text(encoding="utf-8"))) for file in files]
    assert all(match.over for match in matches)
    assert sum(len(match.turns) for match in matches) == json.loads(said.out)["moves"]


def test_replay_tells_the_whole_game(fogline: Fogline, record: Path) -> None:
    said = fogline("replay", record)
    turns = Match.replay(loads(record.read_text(encoding="utf-8"))).numbers()[-1]
    assert (said.code, said.err) == (0, "")
    assert "\nSet-up\n" in said.out
    assert f"\nStep {turns}, " in said.out
    assert said.out.rstrip().endswith(f"The record holds: {turns} steps, each checked against the rules.")


def test_replay_speaks_spanish(fogline: Fogline, record: Path) -> None:
    said = fogline("replay", record, "--lang", "es")
    assert "\nPaso 1, " in said.out
    assert "El registro es correcto" in said.out


def test_replay_from_a_turn_on(fogline: Fogline, record: Path) -> None:
    said = fogline("replay", record, "--from", 5)
    assert "\nStep 5, " in said.out
    assert "\nStep 4, " not in said.out
    assert "\nSet-up\n" not in said.out


def test_replay_with_one_seats_eyes_keeps_the_others_secrets(fogline: Fogline, record: Path) -> None:
    match = Match.replay(loads(record.read_text(encoding="utf-8")))
    speaker = match.speaker()
    said = fogline("replay", record, "--seat", 2).out.partition(speaker.ending(match.result.ended_by))[0]  # type: ignore[union-attr]
    pairs = list(zip(match.events(0), match.events(1), strict=True))
    secrets = {speaker.event(mine) for (_, mine), (_, theirs) in pairs if mine != theirs and theirs.hidden}
    own = {speaker.event(mine) for (_, theirs), (_, mine) in pairs if mine != theirs and theirs.hidden}
    assert secrets
    assert not [sentence for sentence in secrets if sentence in said]
    assert all(sentence in said for sentence in own)
    assert all(sentence in fogline("replay", record).out for sentence in secrets | own)


def test_replay_writes_any_moment_as_a_position(fogline: Fogline, record: Path) -> None:
    said = fogline("replay", record, "--position", 7)
    kept = loads(record.read_text(encoding="utf-8"))
    moment = Match.replay(kept, turns=Match.replay(kept).numbers().index(7))
    assert json.loads(said.out) == moment.position()
    assert fogline("replay", record, "--position", 99_999).code == 2


def test_replay_of_an_unfinished_game_says_who_is_to_answer(fogline: Fogline, game: str, tmp_path: Path) -> None:
    match = Match.new(game, games()[game].seats[-1], seed=1)
    file = tmp_path / "begun.json"
    file.write_text(match.record().dumps(), encoding="utf-8")
    said = fogline("replay", file)
    assert said.code == 0
    assert "The game is not over" in said.out


def test_box_show_counts_sources(fogline: Fogline, game: str) -> None:
    said = fogline("box", "show", game)
    assert said.code == 0
    assert "box.toml" in said.out
    assert "reconstructed" in said.out


def test_box_copy_then_check_then_play(fogline: Fogline, game: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    assert fogline("box", "copy", game, file).code == 0
    assert fogline("box", "check", file).out.startswith(f"{file} can be played with")
    said = fogline("sim", game, "--box", file, "--bots", "random", "--games", 2, "--json")
    assert json.loads(said.out)["finished"] == 2


def test_box_check_takes_the_game_from_the_command_line(fogline: Fogline, game: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    fogline("box", "copy", game, file)
    file.write_text(file.read_text(encoding="utf-8").replace(f'game = "{game}"\n', ""), encoding="utf-8")
    said = fogline("box", "check", file)
    assert said.code == 1
    assert "--game" in said.err
    assert "[box]" in fogline("box", "check", file, "--game", game).out


def test_bench_json_has_the_numbers_that_the_peers_are_compared_with(fogline: Fogline, game: str) -> None:
    said = fogline("bench", game, "--seconds", "0.05", "--json")
    data = json.loads(said.out)
    assert data["build"] in ("pure", "compiled")
    rates = {"moves_per_second", "games_per_second", "imagine_playout_per_second", "search_per_second"}
    assert data["games"][game].keys() == rates | {"copy_us", "sheet_us", "net_us"}
    assert all(value > 0 for value in data["games"][game].values())


def test_bench_shows_a_table(fogline: Fogline, game: str) -> None:
    said = fogline("bench", game, "--seconds", "0.05", "--lang", "es")
    assert said.code == 0
    assert "jugadas/s" in said.out


def test_compile_says_where_it_is(fogline: Fogline, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_command, "build", lambda verbose, profile: Path("some") / "folder")
    said = fogline("compile")
    assert said.code == 0
    assert str(Path("some") / "folder") in said.out


def test_compile_says_plainly_why_it_cannot(fogline: Fogline, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(verbose: bool, profile: bool) -> Path:
        raise CannotCompile("No compiler here.")

    monkeypatch.setattr(compile_command, "build", fail)
    said = fogline("compile")
    assert said.code == 1
    assert said.err == "fogline: It could not be compiled. No compiler here.\n"
