"""Talk at a table: who hears whom, what can be said, how often, and that it is no part of the match."""

import time
from dataclasses import replace
from pathlib import Path

import pytest

from fogline.core.dealer import Dealer
from fogline.table import followed, stored_table
from fogline.table.hearing import last_heard, news
from fogline.table.messages import Say
from fogline.table.people import Who
from fogline.table.refusal import Refusal
from fogline.table.scene import Look, scene
from fogline.table.settings import Settings
from fogline.table.store.said import MOST_SAID
from fogline.table.store.sqlite import SqliteStore
from fogline.table.table import Table
from fogline.table.talk import Remark
from fogline.table.talking import ALL_SOON, EACH_SOON, SOON, hush, say
from fogline.table.text import speaker
from fogline.table.text.talk import PHRASES, REACTIONS
from tests.table.sitting import chairs, guest, play, step, table

GAME = "cablecars"
STRANGER = Who(guest="stranger")


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time as the test says it."""
    now = [1000.0]
    monkeypatch.setattr(time, "time", lambda: now[0])
    return now


def heard(now: Table, who: Who, lang: str = "en") -> list[str]:
    return [line.text for line in scene(now, who, Look(now.eyes_of(who, None), lang)).talk]


def refused(work: object, *given: object) -> str:
    with pytest.raises(Refusal) as problem:
        work(*given)  # type: ignore[operator]
    return problem.value.key


def test_players_hear_each_other_and_each_reads_a_phrase_in_their_own_language() -> None:
    now = say(table(GAME, "pp"), guest(0), None, Say(text="  Hello\tthere \n"))
    now = say(now, guest(1), None, Say(phrase="well-played"))
    assert heard(now, guest(0)) == heard(now, guest(1)) == heard(now, STRANGER) == ["Hello there", "Well played!"]
    assert heard(now, guest(0), "es") == ["Hello there", "¡Bien jugado!"]
    assert [line.seat for line in scene(now, guest(0), Look(0)).talk] == [0, 1]


def test_no_player_of_a_running_game_hears_or_notices_those_who_look_on(clock: list[float]) -> None:
    before = table(GAME, "pp")
    now = say(before, STRANGER, None, Say(text="Ana holds three jokers", name="Eva"))
    for seat in (0, 1):
        for eyes in (seat, -1):
            assert scene(now, guest(seat), Look(eyes)) == scene(before, guest(seat), Look(eyes))
    assert now.in_sight == before.in_sight
    assert heard(now, Who(guest="another")) == heard(now, STRANGER) == ["Ana holds three jokers"]
    later = say(now, guest(0), None, Say(text="Your move"))
    assert [line.id for line in scene(later, guest(1), Look(1)).talk] == ["p1"], "no number tells of what is not heard"
    over = play(later, Dealer(3))
    assert over.status == "over"
    assert sorted(heard(over, guest(1))) == ["Ana holds three jokers", "Your move"]
    clock[0] += 1
    assert heard(say(over, STRANGER, None, Say(text="Bravo", name="Eva")), guest(0))[-1] == "Bravo"


def test_before_the_start_everybody_is_in_one_circle() -> None:
    gathering = Table("t", Settings(GAME), chairs(GAME, "po"), "guest-0")
    now = say(gathering, STRANGER, None, Say(text="May I?", name="Eva"))
    now = say(now, guest(0), None, Say(text="Sit down!"))
    assert heard(now, guest(0)) == heard(now, STRANGER) == ["May I?", "Sit down!"]


def test_at_a_table_for_its_players_only_nobody_else_says_anything() -> None:
    now = table(GAME, "pp", watchers=False)
    assert refused(say, now, STRANGER, None, Say(text="Hello", name="Eva")) == "no-watchers"


def test_who_has_no_seat_needs_a_name_that_nobody_here_is_mistaken_for() -> None:
    now = table(GAME, "pp")
    assert refused(say, now, Who(), None, Say(text="Hello", name="Eva")) == "talk-nobody"
    assert refused(say, now, STRANGER, None, Say(text="Hello")) == "bad-name"
    now = say(now, STRANGER, None, Say(text="Hello", name="P0"))
    now = say(now, Who(guest="another"), None, Say(text="Hello", name="P0"))
    names = [line.name for line in scene(now, STRANGER, Look()).talk]
    assert names == ["P0 2", "P0 3"]
    named = say(now, guest(1), None, Say(text="It is me", name="P0"))
    assert named.talk.players[-1].name == "P1", "who sits is called as their chair is"


@pytest.mark.parametrize("text", ["", "  ", "\u202e\u200b", "\x1b\x07", "x" * 201, "\u2800"])
def test_what_cannot_be_seen_or_is_too_long_is_not_said(text: str) -> None:
    assert refused(say, table(GAME, "pp"), guest(0), None, Say(text=text)) == "bad-line"


def test_what_is_said_is_shown_without_what_could_disturb_others() -> None:
    now = say(table(GAME, "pp"), guest(0), None, Say(text="<b>a\u202eb\x1b[31m</b> \u0301\u0301x" + "\u0301" * 9))
    assert heard(now, guest(1)) == ["<b>a b [31m</b> x\u0301\u0301\u0301"]


def test_nobody_talks_without_pause_nor_does_a_crowd(clock: list[float]) -> None:
    now = table(GAME, "pp")
    for _ in range(EACH_SOON):
        now = say(now, guest(0), None, Say(text="again"))
    assert refused(say, now, guest(0), None, Say(text="again")) == "talk-too-fast"
    say(now, guest(1), None, Say(text="others may"))
    for n in range(ALL_SOON):
        now = say(now, Who(guest=f"crowd {n}"), None, Say(text="spam", name="Eva"))
    assert refused(say, now, STRANGER, None, Say(text="spam", name="Eva")) == "talk-too-fast"
    say(now, guest(1), None, Say(text="players are not kept from talking by those who look on"))
    clock[0] += SOON
    assert say(now, guest(0), None, Say(text="later")).talk.players[-1].text == "later"


def test_only_so_much_is_kept(clock: list[float]) -> None:
    now = table(GAME, "pp")
    for n in range(MOST_SAID + 7):
        clock[0] += SOON
        now = say(now, guest(0), None, Say(text=f"line {n}"))
    assert [now.talk.players[0].number, len(now.talk.players)] == [8, MOST_SAID]


@pytest.mark.parametrize(
    "said",
    [
        Say(phrase="nonsense"),
        Say(phrase="hello", text="and more"),
        Say(phrase="bravo"),
        Say(turn=1, phrase="hello"),
        Say(turn=1, text="hello"),
    ],
)
def test_there_are_phrases_for_talk_and_others_for_turns(said: Say) -> None:
    now = step(table(GAME, "pp"), Dealer(1))
    assert refused(say, now, guest(0), None, said) == "unknown-phrase"


def test_a_reaction_is_to_a_turn_that_there_is_and_goes_when_it_is_taken_back() -> None:
    now = table(GAME, "mb")
    assert refused(say, now, guest(0), None, Say(turn=1, phrase="bravo")) == "no-such-turn"
    while now.playing().count.turns < 3:
        now = step(now, Dealer(1))
    turns = now.playing().count.turns
    now = say(now, guest(0), None, Say(turn=turns, phrase="bravo"))
    now = say(now, STRANGER, None, Say(turn=1, phrase="ha", name="Eva"))
    while now.playing().count.turns >= turns:
        now = now.undo(guest(0), 0)
    last = now.talk.players[-1]
    assert (last.turn, last.phrase, last.who) == (turns, "", "guest-0"), "it is withdrawn"
    assert [line.phrase for line in now.talk.watchers] == ["ha"], "that to an earlier turn stands"


def test_the_host_switches_talk_off_and_on() -> None:
    now = table(GAME, "pp")
    assert refused(hush, now, guest(1), True) == "not-host"
    quiet = hush(now, guest(0), True)
    assert not scene(quiet, guest(1), Look(1)).talking.on
    assert refused(say, quiet, guest(1), None, Say(text="Hello")) == "talk-off"
    assert heard(say(hush(quiet, guest(0), False), guest(1), None, Say(text="Hello")), guest(0)) == ["Hello"]


def test_of_somebody_who_is_muted_there_is_a_line_without_words() -> None:
    now = say(say(table(GAME, "pp"), guest(1), None, Say(text="rude")), guest(0), None, Say(text="kind"))
    told = news(now, guest(0), (0, 0), frozenset({"guest-1"}), speaker("en"))
    assert [(line.text, line.muted) for line in told] == [("", True), ("kind", False)]


def test_who_knows_some_of_it_is_told_the_rest() -> None:
    now = say(table(GAME, "pp"), guest(1), None, Say(text="one"))
    known = last_heard(now, guest(0))
    now = say(say(now, STRANGER, None, Say(text="hidden", name="Eva")), guest(1), None, Say(text="two"))
    assert [line.text for line in news(now, guest(0), known, frozenset(), speaker("en"))] == ["two"]
    over = play(now, Dealer(3))
    told = [line.text for line in news(over, guest(0), last_heard(now, guest(0)), frozenset(), speaker("en"))]
    assert told == ["hidden"], "what was hidden until the end"


def test_it_is_kept_with_the_table_and_is_no_part_of_the_match(tmp_path: Path) -> None:
    before = table(GAME, "pp")
    now = say(say(before, guest(1), None, Say(text="one")), STRANGER, None, Say(text="hidden", name="Eva"))
    now = hush(now, guest(0), True)
    assert now.playing() is before.playing()
    store = SqliteStore(tmp_path / "a.db")
    try:
        store.write(stored_table.update(None, replace(before, version=1), 0.0)).result(60)
        update = stored_table.update(replace(before, version=1), now, 0.0)
        assert not update.empty
        assert not update.lines
        assert followed.told(update) == "", "other processes read it"
        store.write(update).result(60)
        found = stored_table.load(store, "t")
        assert found is not None
        assert (found.talk, found.chairs) == (now.talk, now.chairs)
        assert all(type(line) is Remark for line in (*found.talk.players, *found.talk.watchers))
    finally:
        store.close()


def test_every_phrase_is_said_in_spanish_too() -> None:
    for sentence in (*PHRASES.values(), *REACTIONS.values()):
        english, spanish = (speaker(lang).tell(sentence) for lang in ("en", "es"))
        assert spanish
        assert english != spanish
