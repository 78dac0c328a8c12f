"""The plain game: whole games by script, and everything that can be typed."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from fogline.bots.base import make
from fogline.core.dealer import Dealer
from fogline.core.match import Match
from fogline.core.record import loads
from fogline.core.registry import games
from fogline.tui import tell
from fogline.tui.plain import Table
from tests.tui.conftest import GAME, Pages, lines, secrets, table


def wanderer(most_lines: int = 3000) -> Callable[[str], str | None]:
    """Somebody who chooses another number each time, and presses Enter at the end."""
    count = 0

    def answer(page: str) -> str | None:
        nonlocal count
        count += 1
        if count > most_lines:
            return None
        offered = re.findall(r"^ +(\d+)\. ", page.rpartition("\n\n")[2], re.MULTILINE)
        if not page.endswith("Ana> "):
            return ""
        return offered[count * 7 % len(offered)] if offered else "1"

    return answer


@pytest.mark.parametrize(("lang", "wins"), [("en", "{} wins.\n"), ("es", "Gana {}.\n")])
def test_a_whole_game_by_script(lang: str, wins: str) -> None:
    seat_count = games()[GAME].seats[-1]
    play, paper = table(wanderer(), lang, seats=seat_count)
    assert play.play() == 0
    result = play.match.result
    assert result is not None
    page = paper.all
    [winner] = result.winners
    assert wins.format(play.speaker.player(winner)) in page
    assert play.speaker.ending(result.ended_by) in page
    for seat in range(seat_count):
        assert f"{play.speaker.player(seat)}: {play.speaker.points(result.scores[seat])}\n" in page
        assert all(play.speaker.line(line) in page for line in result.breakdown[seat])


@pytest.mark.parametrize("lang", ["en", "es"])
def test_nobody_elses_secrets_are_told(lang: str) -> None:
    play, paper = table(wanderer(60), lang)
    play.play()
    assert len(play.match.turns) > 20
    told = " ".join(paper.all.split())
    for seat in range(1, play.match.seats):
        hidden = secrets(play.match, seat, 0, lang)
        assert hidden
        assert not [sentence for sentence in hidden if sentence in told]


def test_input_that_ends_leaves_with_a_message() -> None:
    play, paper = table(lines([]))
    assert play.play() == 1
    assert "The input ended" in paper.all


def answers(*typed: str, lang: str = "en", seats: int | None = None) -> str:
    """What is written after these lines were typed."""
    play, paper = table(lines(typed), lang, seats=seats)
    play.play()
    return paper.all.partition(f"Ana> {typed[0]}\n")[2]


def test_the_name_of_a_file_stays_in_one_piece() -> None:
    """However long it is: what it stands in is to be copied."""
    file, pages = "/" + "a-folder/" * 20 + "left-skyline.json", Pages(lines(()))
    pages.tell(f"Saved. 'fogline play --load {file}' goes on from here.")
    assert file in pages.all


def test_a_number_or_words_do_an_action() -> None:
    play, _ = table(lines(["1"]))
    words = play.match.legal(0)[0].words
    label = play.speaker.action(play.match.legal(0)[0])
    spanish = play.others[0].action(play.match.legal(0)[0])
    for said in ("1", words, words.upper(), label, spanish, f"  {words} ", "1.", "1)", "(1)", "#1", " 1 "):
        play, _ = table(lines([said]))
        play.play()
        assert play.match.turns[0].action == words


def test_words_that_fit_several_list_just_those() -> None:
    play, _ = table(lines([]), seats=2)
    legal = play.match.legal(0)
    first = [a for a in legal if a.words.split()[0] == legal[0].words.split()[0]]
    assert len(first) > 1
    told = answers(legal[0].words.split()[0], seats=2)
    assert "Several fit. Which one?" in told
    shown = told.partition("Ana> ")[0]
    assert all(play.speaker.action(action) in shown for action in first)


@pytest.mark.parametrize(
    ("said", "english", "spanish"),
    [
        ("0", "There is no number 0: choose from 1", "No hay ningún número 0: elige de 1"),
        ("-1", "There is no number -1: choose from 1", "No hay ningún número -1: elige de 1"),
        ("99.", "There is no number 99.: choose", "No hay ningún número 99.: elige"),
        ("1.5", "I do not understand '1.5'", "No entiendo «1.5»"),
        ("why 0", "There is no number 0", "No hay ningún número 0"),
        ("why 99999", "There is no number 99999", "No hay ningún número 99999"),
        ("why (1)", "this can be done now", "esto se puede hacer ahora"),
        ("why ²", "I do not understand '²'", "No entiendo «²»"),
        ("x" * 5000, "I do not understand 'xxx", "No entiendo «xxx"),
        ("99", "There is no number 99", "No hay ningún número 99"),
        ("xyzzy", "I do not understand 'xyzzy'", "No entiendo «xyzzy»"),
        ("why", "Why what?", "¿Por qué qué?"),
        ("por qué", "Why what?", "¿Por qué qué?"),
        ("why 1", "this can be done now", "esto se puede hacer ahora"),
        ("help", "You play by typing", "Juegas escribiendo"),
        ("?", "You play by typing", "Juegas escribiendo"),
        ("AYUDA", "You play by typing", "Juegas escribiendo"),
        ("score", "Ana: ", "Ana: "),
        ("puntuación", "Ana: ", "Ana: "),
        ("log", "Set-up. ", "Preparación. "),
        ("registro todo", "Set-up. ", "Preparación. "),
        ("undo", "cannot be taken back", "no se puede deshacer"),
        ("deshacer", "cannot be taken back", "no se puede deshacer"),
        ("rules", "", ""),
        ("save", "Save it where?", "¿Dónde la guardo?"),
    ],
)
def test_commands_in_both_languages(said: str, english: str, spanish: str) -> None:
    assert english in answers(said).partition("Ana> ")[0]
    assert spanish.lower() in answers(said, lang="es").partition("Ana> ")[0].lower()


def test_view_and_all_ask_again() -> None:
    play, _ = table(lines([]))
    question = play.speaker.question(play.match.game.question(play.match.view(0)))
    assert question in answers("view")
    assert question in answers("todo")


def test_why_tells_the_reasons() -> None:
    play, _ = table(lines([]))
    legal = set(play.match.legal_ids(0))
    illegal = next(i for i in range(len(play.match.box.actions)) if i not in legal)
    action = play.match.box.actions[illegal]
    reasons = play.match.explain(illegal, 0)
    told = " ".join(answers(f"why {action.words}").split())
    assert play.speaker.reason(reasons[0]) in told
    assert play.speaker.reason(reasons[0]) in " ".join(answers(action.words).split())


def test_why_tells_what_is_alike_once() -> None:
    play, _ = table(lines([]))
    told = " ".join(answers("why keep").partition("Ana> ")[0].split())
    refused = [n for n, action in enumerate(play.match.box.actions) if action.words.startswith("keep")]
    refused = [n for n in refused if n not in play.match.legal_ids(0)]
    assert told.count("You were not offered") == 1
    assert f"(and {len(refused) - 1} more like it)" in told
    assert told.count("this can be done now") == len(play.match.legal_ids(0))


def test_steps_of_one_line_are_done_until_somebody_else_acts() -> None:
    told = answers("score; log; xyzzy; help")
    first = told.partition("Ana> ")[0]
    assert "Set-up. " in first
    assert "'xyzzy'" in first
    assert "The other steps of that line were not done: help" in first
    assert "You play by typing" not in first


def test_undo_takes_back_until_something_was_dealt() -> None:
    """Somewhere in a game there is a step without chance; it can be taken back, and the table is as before."""
    play, _ = table(lines([]), people=1, seats=games()[GAME].seats[0], seed=2)
    match = play.match
    for count in range(400):
        seat = match.waiting[0]
        before = match.position()
        legal = match.legal_ids(seat)
        match.play(legal[count * 5 % len(legal)], seat)
        if match.barrier(seat) is None and match.waiting == (seat,) and seat == 0:
            play.paper = Pages(lines(["undo"]))
            play.play()
            assert match.position() == before
            return
    pytest.fail("no step without chance was found")


def test_save_then_load_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play, paper = table(lines(["1", f"save {file}", "quit", ""]))
    assert play.play() == 0
    assert "Saved." in paper.all
    again = Match.replay(loads(file.read_text(encoding="utf-8")))
    assert again.position() == play.match.position()


def test_a_loaded_game_tells_what_happened_since_your_turn() -> None:
    play, _ = table(lines([]))
    while len(play.match.turns) < 30 or play.match.waiting[0] != 0:
        seat = play.match.waiting[0]
        play.match.play(play.match.legal_ids(seat)[-1], seat)
    last = max(number for number, turn in enumerate(play.match.turns, 1) if turn.seat == 0)
    paper = Pages(lines([]))
    again = Table(Match.replay(play.match.record()), play.minds, ["Ana"], "en", paper, play.dice)
    assert again.play() == 1
    told = paper.all.partition("Since your last turn:")[2].partition("\n\n")[0]
    news = list(tell.happened(again.match, again.speaker, 0, last + 1))
    assert news
    assert told.count("\n  - ") == len(news)
    assert "The table is set" not in paper.all


def test_quit_asks_first_and_can_save(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play, paper = table(lines(["quit", "no", "salir", str(file)]))
    assert play.play() == 0
    assert paper.all.count("Leave?") == 2
    assert loads(file.read_text(encoding="utf-8")).turns == list(play.match.turns)


def test_save_spares_what_is_no_saved_game(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ana", encoding="utf-8")
    assert "is not a saved game" in answers(f"save {file}")
    assert "not saved" in answers(f"save {tmp_path}")
    assert "not saved" in answers(f"save {tmp_path / 'no' / 'where.json'}")
    assert file.read_text(encoding="utf-8") == "Dear Ana"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(("lang", "told"), [("en", "keys that are no text"), ("es", "teclas que no son texto")])
def test_control_characters_are_refused_and_not_repeated(
    lang: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    play, paper = table(
        lines(["\x1b[A", "score\x07", "quit", "\x1b[A", "no", "\x9bA", "score \ud800", "take\tnothing"]), lang
    )
    assert play.play() == 1
    assert play.match.turns == ()
    assert paper.all.count(told) == 5
    assert not [c for c in paper.all if c in "\x1b\x07\x9b"]
    assert list(tmp_path.iterdir()) == [], "no key became the name of a file"


@pytest.mark.parametrize(
    ("name", "english", "spanish"),
    [
        ("~nouser-of-this-name/x", "there is no folder '~nouser-of-this-name'", "no existe la carpeta «~nouser"),
        ("x" * 5000, "It was not saved: ", "No se ha guardado: "),
        ("{folder}/deep.json", "is not a saved game", "no es una partida guardada"),
    ],
    ids=["nobody's home", "long", "deep"],
)
@pytest.mark.parametrize("before", [["save {name}"], ["quit", "{name}", "no"]], ids=["save", "quit"])
def test_a_file_that_cannot_be_written_leaves_the_game_going(
    name: str, english: str, spanish: str, before: list[str], tmp_path: Path
) -> None:
    deep = tmp_path / "deep.json"
    deep.write_text("[" * 100_000, encoding="utf-8")
    for lang, told in (("en", english), ("es", spanish)):
        typed = [line.format(name=name.format(folder=tmp_path)) for line in before]
        play, paper = table(lines([*typed, "score"]), lang)
        assert play.play() == 1, "until the input ended"
        page = " ".join(paper.all.split())
        assert told in page
        assert "Ana: " in page
    assert deep.read_text(encoding="utf-8") == "[" * 100_000
    assert list(tmp_path.iterdir()) == [deep]


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "a stand-in plays on for Bot 1"), ("es", "por Bot 1 juega un suplente")]
)
def test_a_program_that_fails_is_told_of_once(lang: str, words: str, tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text("print('nonsense', flush=True)\ninput()\n", encoding="utf-8")
    play, paper = table(wanderer(200), lang, seats=2)
    play.minds = {1: make(play.match.game, str(file))}
    play.play()
    told = " ".join(paper.all.split())
    assert told.count(words) == 1


def test_a_hint_is_given_where_somebody_was_asked_to_come() -> None:
    without, page = table(lines(["hint", "quit", ""]))
    without.play()
    assert "Nobody gives advice here" in page.all
    asked, page = table(lines(["hint", "pista", "quit", ""]), lang="es")
    asked.adviser = make(asked.match.game, "strong")
    turns = asked.match.turns[:]
    asked.play()
    choice = asked.adviser.choose(asked.match.view(0), asked.match.legal_ids(0), Dealer(0))
    label = asked.speaker.action(asked.match.box.actions[choice])
    assert page.all.count(label) >= 3, "in the list, and in both hints"
    assert asked.match.turns[: len(turns)] == turns


def test_the_map_is_told_to_who_asks_for_it() -> None:
    match = Match.new("cablecars", 2, 5)
    paper = Pages(lines(["map", "mapa", "quit", ""]))
    Table(match, {1: make(match.game, "random")}, ["Ana", "Bot"], "en", paper, Dealer(5)).play()
    assert match.game.show_map is not None
    told = match.game.show_map(match.view(0), match.speaker("en"))
    assert paper.all.count(told) == 2
    assert "'map' tells all places" in paper.all


def test_what_tells_a_thing_with_its_rules_in_both_languages() -> None:
    for lang, ask in (("en", "what alcatraz mason"), ("es", "qué es alcatraz mason")):
        match = Match.new("cablecars", 2, 5)
        said = [ask, ask.rpartition(" alcatraz")[0], ask.replace("alcatraz mason", "atlantis"), "quit", ""]
        paper = Pages(lines(said))
        people = Table(match, {1: make(match.game, "random")}, ["Ana", "Bot"], lang, paper, Dealer(5))
        people.play()
        assert "Fort Mason – Alcatraz. " in paper.all
        assert "[4.2]" in paper.all
        assert people.say("what-none") in paper.all
        assert people.say("what-what", words="") in paper.all


@pytest.mark.parametrize(("lang", "told"), [("en", "tells where it turned."), ("es", "cuenta dónde giró.")])
def test_who_keeps_a_finished_game_learns_how_to_review_it(lang: str, told: str, tmp_path: Path) -> None:
    file = tmp_path / "over.json"
    play, paper = table(lines([f"save {file}", ""]), lang)
    dealer = Dealer(5)
    while play.match.waiting:
        seat = play.match.waiting[0]
        legal = play.match.legal_ids(seat)
        play.match.play(legal[dealer.below(len(legal))], seat)
    play.look_back(0)
    said = "".join(paper.all.split())  # a long path is told on several lines
    assert f"foglinereview{file}" in said
    assert told.replace(" ", "") in said
    assert file.exists()
