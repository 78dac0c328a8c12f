"""Luck that can be checked: it follows from what was promised, whatever happens at the table, and changes are found."""

import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import fogline
from fogline.core.dealer import Dealer
from fogline.core.errors import FoglineError
from fogline.core.match import Match
from fogline.core.record import Record, Turn, digest, loads
from fogline.core.registry import games
from fogline.table import leaving, luck, stored_table
from fogline.table.fork import fork, rematch
from fogline.table.log import QUIET
from fogline.table.luck import Luck
from fogline.table.people import LEFT
from fogline.table.proof import chain, give_salt
from fogline.table.refusal import Refusal
from fogline.table.scene import Look, scene
from fogline.table.store import open_store
from fogline.table.table import Table
from fogline.table.verify import verify
from tests.in_turn import first_of
from tests.table.lucky import SALT, dealt, gathered, lively, once, record_of
from tests.table.newer import all_agree, install, raised
from tests.table.shelf import Shelf, put
from tests.table.sitting import GAMES, guest, play, step

every_game = pytest.mark.parametrize("game", GAMES)
SECRET = "5e" * 32


@every_game
def test_an_honest_table_verifies_with_orders_take_backs_and_bots_in_between(game: str) -> None:
    now = lively(dealt(game), Dealer(3), 40)
    now = now if now.playing().over else now.handed(1, LEFT)
    end = play(now, Dealer(4))
    record = record_of(end)
    assert loads(record.dumps()) == record
    assert loads(record.text()) == record
    found = fogline.verify(record)
    assert found.problems == ()
    assert found.holds
    assert (found.commitment, found.salts[0]) == (end.luck and end.luck.commitment, SALT)
    drawn = [n for line in end.begun().log for n in line.chance] + record.opening
    assert found.draws == len(drawn) > 0
    assert found.taken_back > 0
    assert found.links == end.begun().count.revision + 1


def test_the_future_follows_from_secret_salts_and_line_alone() -> None:
    one, same = (play(dealt("cablecars", secret=SECRET), Dealer(7)) for _ in range(2))
    assert one.begun().log == same.begun().log
    other = play(dealt("cablecars", secret="7a" * 32), Dealer(7))
    assert other.begun().match.record().opening != one.begun().match.record().opening
    salted = give_salt(gathered("cablecars", secret=SECRET), guest(0), "f" * 16).start(guest(0))
    assert salted.begun().match.record().opening != one.begun().match.record().opening


@pytest.mark.parametrize("game", ["cablecars", "investors"])
def test_a_table_that_is_read_again_after_every_change_plays_the_same_game(game: str, place: Path | str) -> None:
    """As after a kill: all that counts is on the disk, whichever store it is."""
    store, dice = open_store(place), Dealer(9)
    kept = put(store, None, gathered(game, secret=SECRET))
    awake, same = gathered(game, secret=SECRET).start(guest(0)), Dealer(9)
    kept = put(store, kept, kept.start(guest(0)))
    for number in range(1, 26):
        found = stored_table.load(store, "t")
        assert found is not None
        kept = put(store, found, once(found, dice, number))
        awake = once(awake, same, number)
        assert kept.playing().log == awake.playing().log
    again = stored_table.load(store, "t")
    assert again is not None
    assert again.luck == awake.luck
    assert again.playing().log == awake.playing().log, "the chain is kept too"
    assert fogline.verify(record_of(play(again, Dealer(1)))).holds
    store.close()


@every_game
def test_a_change_of_rules_goes_on_with_the_chain(game: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf, before = Shelf(tmp_path), lively(dealt(game), Dealer(3), 14)
    shelf.put(before)
    install(monkeypatch, raised(games()[game]))
    now = all_agree(shelf.get())
    shelf.put(now)
    assert chain(now)[: len(chain(before))] == chain(before)
    end = play(shelf.get(), Dealer(5))
    record = record_of(end)
    found = verify(record)
    assert (found.state, found.problems) == ("part", ())
    assert found.unchecked == sum(line.is_turn for line in before.playing().log)
    assert found.draws == sum(len(turn.chance) for turn in end.begun().match.turns)
    assert record.position is not None
    assert verify(replace(record, position={**record.position, "seats": 9})).state == "broken"
    first = json.loads(json.dumps(record.luck))
    first["log"][0][4] = first["log"][0][4].replace("events", "evenst")
    assert not verify(replace(record, luck=first)).holds, "what was played by other rules is in the chain as well"


# -- what was changed is found -----------------------------------------------------------------------------------


def changed(record: Record, **news: Any) -> Record:
    return replace(record, luck={**(record.luck or {}), **news})


def drawing(record: Record) -> int:
    """A line in the middle in which chance answered."""
    assert record.luck is not None
    return next(n for n, line in enumerate(record.luck["log"]) if n > 5 and line[2])


def relined(record: Record, change: Callable[[list[Any]], None]) -> Record:
    assert record.luck is not None
    log = [list(line) for line in record.luck["log"]]
    change(log)
    return changed(record, log=log)


def other_draw(record: Record) -> Record:
    """Another card."""
    at = drawing(record)
    turn = record.turns[at]
    return exchanged(record, at, turn._replace(chance=[n + 1 for n in turn.chance]))


def exchanged(record: Record, at: int, turn: Turn) -> Record:
    """Another turn in the record and in its log, and everything else as it was."""
    turns = [*record.turns]
    turns[at] = turn
    return replace(relined(record, lambda log: log[at].__setitem__(slice(0, 3), turn)), turns=turns)


def other_action(record: Record) -> Record:
    """Something else that could have been done instead."""
    for at, turn in enumerate(record.turns):
        match = Match.replay(record, turns=at)
        others = [action.words for action in match.legal(turn.seat) if action.words != turn.action]
        if others and at > 3:
            return exchanged(record, at, turn._replace(action=others[0]))
    raise AssertionError("nobody ever had a choice")


def other_order(record: Record) -> Record:
    """Two turns in the other order, in the record and in its log."""
    turns = [*record.turns]
    turns[4:6] = turns[5], turns[4]

    def swap(log: list[Any]) -> None:
        log[4:6] = log[5], log[4]

    return replace(relined(record, swap), turns=turns)


def relinked(record: Record) -> Record:
    """A public line that says something else, and a chain that was made anew from there on."""
    assert record.luck is not None

    def forge(log: list[Any]) -> None:
        last = ""
        for number, line in enumerate(log):
            if number == 3:
                line[4] = line[4].replace('"seat":', '"seat":1')
            if line[4]:
                line[5] = last = luck.link(last or str((record.luck or {})["link"]), line[4])

    return relined(record, forge)


LIES: dict[str, Callable[[Record], Record]] = {
    "secret": lambda record: changed(record, secret="ab" * 32),
    "commitment": lambda record: changed(record, commitment="ab" * 32),
    "salt": lambda record: changed(record, salts=["f" * 16, *(record.luck or {})["salts"][1:]]),
    "no salts": lambda record: changed(record, salts=[]),
    "seed": lambda record: changed(record, seed="ab" * 32),
    "secret, commitment and seed": lambda record: changed(
        record,
        secret="ab" * 32,
        commitment=luck.commitment("ab" * 32),
        seed=luck.seed_of("ab" * 32, (record.luck or {})["salts"]),
    ),
    "opening": lambda record: replace(record, opening=[n + 1 for n in record.opening]),
    "draw": other_draw,
    "action": other_action,
    "order": other_order,
    "turn left out": lambda record: replace(relined(record, lambda log: log.__delitem__(-1)), turns=record.turns[:-1]),
    "turn of the record only": lambda record: replace(record, turns=record.turns[:-1]),
    "link": lambda record: relined(record, lambda log: log[2].__setitem__(5, "ab" * 32)),
    "first link": lambda record: changed(record, link="ab" * 32),
    "what everybody heard": lambda record: relined(record, lambda log: log[2].__setitem__(4, "{}")),
    "a chain made anew": relinked,
    "result": lambda record: replace(record, result={**(record.result or {}), "scores": [99, 0]}),
    "shape": lambda record: changed(record, log="nothing"),
}


@pytest.fixture(scope="module")
def honest() -> Record:
    return record_of(play(dealt("skyline", secret=SECRET), Dealer(3)))


@pytest.mark.parametrize("lie", LIES)
def test_each_piece_that_was_changed_is_found(lie: str, honest: Record) -> None:
    assert verify(honest).holds
    told = loads(LIES[lie](honest).dumps())
    assert told != honest
    found = verify(told)
    assert found.state == "broken"
    assert found.problems
    assert len(found.lines("en")) == len(found.lines("es")) == len(found.problems) + 1
    assert found.lines("en") != found.lines("es")


@pytest.mark.parametrize("most", first_of([40, 150]))
def test_whatever_is_changed_in_a_record_is_found_and_nothing_fails_on_it(most: int) -> None:
    """One value after the other, in what was played and in what is said of its luck: so many, from first to last."""
    record = record_of(lively(play(dealt("investors"), Dealer(2), lambda t: t.playing().revision >= 8), Dealer(3), 12))
    told = leaving.stop(play(dealt("cablecars"), Dealer(2), lambda t: t.playing().revision >= 12))
    for honest in (record, record_of(told)):
        data = {name: value for name, value in honest.to_json().items() if name not in ("digest", "fogline")}
        places = list(leaves(data))
        found = 0
        for place in places[:: max(1, len(places) // most)]:
            lie = forged(data, place)
            text = json.dumps({"fogline": "record", **lie, "digest": digest({"fogline": "record", **lie})})
            with suppress(FoglineError):  # where it is no record any more, and that is said
                assert verify(loads(text)).state == "broken", place
            found += 1
        assert found >= most


def leaves(data: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    pairs = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    below = [place for key, value in pairs for place in leaves(value, (*at, key))]
    yield from below or ([at] if not isinstance(data, dict | list) else [])


def forged(data: Any, place: tuple[Any, ...]) -> Any:
    if not place:
        return {str: f"{data}x", int: -7 if data == 1 else 1, bool: not data}.get(type(data), 5)
    copy = data.copy()
    copy[place[0]] = forged(data[place[0]], place[1:])
    return copy


def test_a_table_that_was_ended_tells_its_secret() -> None:
    over = leaving.stop(play(dealt("skyline", secret=SECRET), Dealer(3), lambda t: t.playing().revision >= 10))
    assert SECRET in record_of(over).dumps()
    assert verify(record_of(over)).holds
    with pytest.raises(Refusal, match="stopped"):
        over.undo(guest(0), 0)


def test_another_promise_than_the_one_you_saw_is_found(honest: Record) -> None:
    promised = luck.commitment(SECRET)
    assert verify(honest, commitment=promised.upper()).holds
    assert [problem.key for problem in verify(honest, commitment="ab" * 32).problems] == ["luck-other-commitment"]


# -- what is told, and when --------------------------------------------------------------------------------------


@every_game
def test_everybody_can_follow_the_chain_by_what_they_hear(game: str) -> None:
    """Its public parts are what somebody without a seat is told, and nothing that is hidden from them."""
    now = play(dealt(game), Dealer(6), lambda t: t.playing().revision >= 30)
    flow = now.playing()
    heard: dict[int, list[Any]] = {}
    for line in scene(now, guest(9), Look()).log:
        heard.setdefault(line.turn, []).append([line.key, line.args])
    last = ""
    for revision, (public, link) in enumerate(chain(now)):
        assert json.loads(public)["events"] == heard.get(revision, [])
        last = luck.link(last, public)
        assert link == last
    assert revision == flow.count.revision
    assert all((line.mark is None) == (line.keep == QUIET) for line in flow.log)


def test_a_record_of_a_running_game_keeps_the_secret(honest: Record) -> None:
    now = play(dealt("skyline", "mm", SECRET), Dealer(3), lambda t: t.playing().revision >= 10)
    assert now.luck is not None
    text = record_of(now).dumps()
    assert SECRET not in text
    assert now.luck.seed not in text
    found = verify(loads(text))
    assert (found.state, found.problems, found.draws) == ("open", (), 0)
    assert SECRET in honest.dumps()
    assert SECRET not in repr(now)


def test_a_fork_and_a_rematch_have_luck_of_their_own() -> None:
    now = play(dealt("skyline", "mm", SECRET), Dealer(3), lambda t: t.playing().revision >= 10)
    forked = fork(now, guest(0), None, None, "f", 1)
    assert (forked.luck, forked.begun().luck, forked.settings.luck) == (None, None, False)
    over = play(now, Dealer(3))
    assert over.luck is not None
    again = rematch(over, guest(0), "r")
    assert again.luck is not None
    assert again.luck.secret != over.luck.secret
    assert [chair.salt for chair in again.chairs] == ["", ""]


def test_nothing_is_taken_back_once_the_secret_is_told() -> None:
    over = play(dealt("skyline", "mm"), Dealer(3))
    assert scene(over, guest(0), Look(0)).undo.can == "no"
    with pytest.raises(Refusal, match="luck-told"):
        over.undo(guest(0), 0)
    usual = replace(over, luck=None)
    assert not usual.undo(guest(0), 0).playing().over


def test_salt_is_for_those_who_sit_before_the_start() -> None:
    now = gathered("skyline", "po")
    with pytest.raises(Refusal, match="no-seat"):
        give_salt(now, guest(5), SALT)
    with pytest.raises(Refusal, match="already-started"):
        give_salt(dealt("skyline"), guest(0), SALT)
    with pytest.raises(Refusal, match="no-luck"):
        give_salt(replace(now, luck=None), guest(0), SALT)
    assert now.swap(guest(0), None, 1).chairs[1].salt == SALT, "it goes with its person"
    assert now.leave(guest(0), None).chairs[0].salt == ""


def test_who_gave_no_salt_is_said() -> None:
    some = verify(record_of(play(dealt("skyline", "pp"), Dealer(3)))).lines()
    assert "No salt came from these seats (bots give none): 2." in some
    bare = Table("t", replace(gathered("skyline").settings), gathered("skyline").chairs, "guest-0", luck=Luck.drawn())
    bare = replace(bare, chairs=tuple(replace(chair, salt="") for chair in bare.chairs)).start(guest(0))
    nobody = verify(record_of(play(bare, Dealer(3)))).lines()
    assert any(line.startswith("Nobody gave a salt") for line in nobody)


def test_a_table_without_it_is_as_it_was() -> None:
    now = step(replace(gathered("skyline"), luck=None).start(guest(0), 4), Dealer(1))
    assert "luck" not in stored_table.table_json(now).replace('"luck":false', "").replace('"luck":true', "")
    assert all(line.mark is None for line in now.playing().log)
    record = now.playing().match.record()
    assert "luck" not in record.to_json()
    assert verify(record).state == "none"
