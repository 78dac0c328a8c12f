"""Other rules than yesterday's: what runs goes on once everybody agrees, what is over is still to be seen."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from fogline.core.dealer import Dealer
from fogline.core.registry import games
from fogline.table import leaving, stored_table
from fogline.table.clock import asked, next_flag
from fogline.table.fork import eyes_back, fork
from fogline.table.people import Who
from fogline.table.refusal import Refusal
from fogline.table.rules_change import agree
from fogline.table.settings import Bank
from fogline.table.store.sql import Statement
from fogline.table.table import Table
from tests.table.newer import (
    REVISIONS,
    all_agree,
    changed_under,
    install,
    looked_back,
    moments,
    played,
    raised,
    seen,
)
from tests.table.shelf import Shelf
from tests.table.sitting import GAMES, drafted, guest, people, play, table
from tests.table.worlds import hidden_moments, world

every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Shelf]:
    shelf = Shelf(tmp_path)
    yield shelf
    shelf.store.close()


# -- a game that runs --------------------------------------------------------------------------------------------


@every_game
def test_a_running_table_says_so_and_goes_on_when_all_agree(
    game: str, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = played(game)
    now = changed_under(shelf, before, monkeypatch)
    assert now.status == "frozen"
    told = seen(now)
    assert told.rules is not None
    theirs = before.playing().match.rules
    assert (told.rules.theirs, told.rules.ours, told.rules.agreed) == (theirs, theirs + 1, [])
    assert told.waiting == told.rules.needed == list(range(len(now.chairs)))
    assert told.sentence == "The rules have changed: shall the game go on?"
    assert "gathering" not in told.sentence + told.rules.text
    assert told.view == seen(before).view
    assert told.log == seen(before).log
    assert (told.legal, told.question, told.confirm, told.undo.can) == ([], "", "no", "no")
    first = agree(now, guest(0))
    assert first.status == "frozen"
    assert "Waiting for P1" in seen(first).sentence
    assert agree(first, guest(0)) == first
    shelf.put(first)
    assert shelf.get().change == first.change, "who has agreed is kept"
    after = all_agree(shelf.get())
    assert after.status == "playing"
    shelf.put(after)
    after = shelf.get()
    assert after.playing().match.rules == theirs + 1
    assert after.playing().match.position() == before.playing().match.position()
    end = play(after, Dealer(5))
    shelf.put(end)
    assert shelf.get().status == "over"
    assert shelf.get().playing().log == end.playing().log


@every_game
def test_the_log_goes_on_and_says_from_where_on_other_rules_apply(
    game: str, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = played(game)
    old = seen(before).log
    now = all_agree(changed_under(shelf, before, monkeypatch))
    revision, turns = before.playing().count.revision, before.playing().count.turns
    told = seen(now)
    assert (told.revision, told.turns) == (revision + 1, turns + 1)
    assert told.log[: len(old)] == old
    line = told.log[len(old)]
    assert (line.turn, line.by, line.key) == (turns + 1, -1, "rules-changed")
    ours = before.playing().match.rules + 1
    assert line.text == f"Rules of version {ours} from here on; agreed by all."
    assert (
        seen(now, lang="es").log[len(old)].text
        == f"Desde aquí rigen las reglas de la versión {ours}, con el acuerdo de todo el mundo."
    )
    later = play(now, Dealer(8), lambda t: t.playing().count.turns >= turns + 3)
    shelf.put(later)
    again = shelf.get()
    assert seen(again).log == seen(later).log
    news = seen(again, since=revision + 1)
    assert news.log_from == turns + 2
    assert news.log == [line for line in seen(again).log if line.turn > turns + 1]
    assert seen(again, since=revision).log_from == 0, "who does not know of the change hears everything again"


@every_game
def test_nothing_is_done_at_a_frozen_table(game: str, shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    before = played(game)
    seat = before.playing().match.waiting[0]
    action = before.playing().match.legal_ids(seat)[0]
    now = changed_under(shelf, before, monkeypatch)
    deeds: tuple[Callable[[], Table], ...] = (
        lambda: now.act(guest(seat), seat, None, action, True),
        lambda: now.confirm(guest(seat), seat, None),
        lambda: now.undo(guest(seat), seat),
        lambda: now.ask(guest(seat), seat),
    )
    for deed in deeds:
        with pytest.raises(Refusal) as refused:
            deed()
        assert refused.value.key == "frozen"
    with pytest.raises(Refusal) as refused:
        agree(now, Who("stranger"))
    assert refused.value.key == "no-seat"
    with pytest.raises(Refusal) as refused:
        agree(before, guest(0))
    assert refused.value.key == "nothing-to-agree"


@pytest.mark.parametrize("leaves", [False, True])
def test_who_never_comes_back_does_not_keep_the_others_from_agreeing(
    leaves: bool, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = replace(played("cablecars", "ppp"), changed=1000)
    if leaves:
        before = before.leave(guest(2), 2)
    now = changed_under(shelf, before, monkeypatch)
    late = 1000 + (now.settings.absence or 0)
    everybody, nobody = frozenset(range(3)), frozenset[int]()
    assert leaving.missing(now, nobody, late) == nobody, "nobody has been asked yet"
    now = agree(agree(now, guest(0)), guest(1))
    assert leaving.missing(now, nobody, late - 1) == leaving.missing(now, everybody, late) == nobody
    assert leaving.missing(now, nobody, late) == {2}
    with pytest.raises(Refusal):
        leaving.substitute(now, guest(0), 2, nobody, late - 1)
    now = leaving.substitute(now, guest(0), 2, nobody, late)
    assert (now.status, now.chairs[2].away) == ("playing", True)
    shelf.put(now)
    assert shelf.get().come_back(guest(2), 2).chairs[2].away is False


def test_who_is_back_before_the_others_agreed_is_asked_again(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    now = changed_under(shelf, replace(played("cablecars", "ppp"), changed=1000), monkeypatch)
    now = leaving.substitute(agree(now, guest(0)), guest(0), 2, frozenset({0, 1}), 10**9)
    shelf.put(now)
    now = shelf.get()
    assert now.waiting == (1,)
    back = now.come_back(guest(2), 2)
    assert agree(back, guest(1)).waiting == (2,)
    assert agree(now, guest(1)).status == "playing"


def test_clocks_stand_still_until_all_agree(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    start = table("cablecars", "pp", 2, bank=Bank(600, 5, pause_when_gone=False))
    before = play(start, Dealer(2), lambda t: t.playing().revision >= 6)
    assert asked(before)
    now = changed_under(shelf, before, monkeypatch)
    assert not asked(now)
    assert next_flag(now, ()) is None
    after = all_agree(now)
    assert asked(after) == asked(before)
    assert [chair.time_left for chair in after.chairs] == [chair.time_left for chair in before.chairs]


def test_one_person_with_bots_agrees_alone_and_an_absent_one_is_asked_too(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = changed_under(shelf, played("cablecars", "pb"), monkeypatch)
    assert agree(now, guest(0)).status == "playing"
    two = now.seated(1, replace(now.chairs[0], guest="guest-1", away=True, bot="random"))
    assert agree(two, guest(0)).status == "frozen"
    assert agree(agree(two, guest(0)), guest(1)).status == "playing"


def test_who_holds_every_seat_agrees_once(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    now = changed_under(shelf, played("rebuild", "mmm"), monkeypatch)
    assert seen(now).hotseat
    assert agree(now, guest(0)).status == "playing"


@every_game
def test_drafts_of_before_are_dropped_when_it_goes_on(game: str, shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    draft, seat = drafted(game, people(game))
    now = changed_under(shelf, draft, monkeypatch)
    assert seen(now, seat).draft == []
    assert shelf.store.read("SELECT count(*) FROM drafts") == [(1,)], "until then it is kept"
    shelf.put(all_agree(now))
    assert shelf.store.read("SELECT count(*) FROM drafts") == [(0,)]
    assert shelf.get().playing().steps(seat) == ()


def test_take_backs_end_where_the_rules_changed(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    now = all_agree(changed_under(shelf, played("skyline", "mm"), monkeypatch))
    revision = now.playing().revision
    later = play(now, Dealer(3), lambda t: t.playing().revision >= revision + 3)
    for _ in range(3):
        if not later.playing().match.turns:
            break
        later = later.undo(guest(0), later.playing().match.turns[-1].seat)
    with pytest.raises(Refusal) as refused:
        later.undo(guest(0), 0)
    assert refused.value.key == "nothing-to-take-back"
    shelf.put(later)
    assert shelf.get().playing().match.position() == now.playing().match.position()


def test_rules_change_twice(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    first = games()["cablecars"].rules_version
    now = all_agree(changed_under(shelf, played("cablecars"), monkeypatch))
    later = play(now, Dealer(3), lambda t: t.playing().revision >= REVISIONS + 6)
    again = all_agree(changed_under(shelf, later, monkeypatch))
    shelf.put(again)
    log = seen(shelf.get()).log
    assert [line.args for line in log if line.key == "rules-changed"] == [
        {"theirs": first, "ours": first + 1},
        {"theirs": first + 1, "ours": first + 2},
    ]
    assert log[: len(seen(later).log)] == seen(later).log
    assert seen(play(shelf.get(), Dealer(4))).outcome is not None


def test_a_sleeping_tables_card_says_that_its_people_are_asked(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    changed_under(shelf, played("cablecars", "pb"), monkeypatch)
    (card,), _ = stored_table.mine(shelf.store, "guest-0", False, 10)
    assert (card.status, card.brief.waiting) == ("frozen", (0,))


def test_a_frozen_table_for_its_players_only_is_closed_to_others(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    start = table("cablecars", "pp", 2, watchers=False)
    now = changed_under(shelf, play(start, Dealer(2), lambda t: t.playing().revision >= 6), monkeypatch)
    stranger = Who("stranger")
    for look in (
        lambda: now.eyes_of(stranger, -1),
        lambda: eyes_back(now, stranger, -1, 3),
        lambda: eyes_back(now, stranger, -1, 99_999),
        lambda: fork(now, stranger, None, None, "f", 1),
    ):
        with pytest.raises(Refusal) as refused:
            look()
        assert refused.value.key == "no-watchers"


def test_an_agreement_is_to_those_rules_only(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    now = changed_under(shelf, played("cablecars"), monkeypatch)
    shelf.put(agree(now, guest(0)))
    install(monkeypatch, raised(now.game))
    assert shelf.get().change is not None
    assert seen(shelf.get()).rules.agreed == []  # type: ignore[union-attr]


def test_a_server_with_older_rules_than_the_table_does_not_go_on(shelf: Shelf) -> None:
    shelf.put(played("cablecars"))
    sql = "UPDATE matches SET head_json = json_set(head_json, '$.rules', 999)"
    shelf.store.run([Statement(sql)]).result(30)
    now = shelf.get()
    assert now.status == "frozen"
    assert seen(now).rules.needed == []  # type: ignore[union-attr]
    with pytest.raises(Refusal) as refused:
        agree(now, guest(0))
    assert refused.value.key == "frozen"


# -- fog ---------------------------------------------------------------------------------------------------------


@every_game
def test_a_frozen_table_shows_each_seat_the_same_in_every_world_it_could_be_in(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number, now in enumerate(hidden_moments(game, people(game), 3, 1)):
        for seat in range(-1, len(now.chairs)):
            told = []
            for which, there in enumerate([world(now, seat, 1), world(now, seat, 2)]):
                with monkeypatch.context() as patch:
                    shelf = Shelf(tmp_path / f"{number}-{seat}-{which}")
                    frozen = changed_under(shelf, there, patch)
                    told.append(msgspec.json.encode(seen(frozen, seat)))
                    shelf.store.close()
            assert told[0] == told[1]
            assert b'"frozen"' in told[0]


@every_game
def test_what_was_played_by_other_rules_is_looked_back_at_once_nothing_is_hidden(
    game: str, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Which turns hold by today's rules would tell what was hidden in them."""
    before = played(game)
    turns = before.playing().count.turns
    views = moments(before, turns)
    frozen = changed_under(shelf, before, monkeypatch)
    running = all_agree(frozen)
    assert seen(frozen).rules.turns == 0  # type: ignore[union-attr]
    for now in (frozen, running):
        assert eyes_back(now, guest(0), 0, now.begun().count.turns) == 0
        for turn in range(turns):
            with pytest.raises(Refusal) as refused:
                eyes_back(now, guest(0), 0, turn)
            assert refused.value.key == "past-hidden"
        with pytest.raises(Refusal):
            fork(now, guest(0), 0, 1, "f", 1)
    forked = fork(frozen, guest(0), 0, None, "f", 1)
    assert forked.status == "playing", "from the moment that everybody sees"
    end = play(running, Dealer(5))
    assert moments(end, turns) == views
    assert eyes_back(end, Who("stranger"), 0, 1) == 0
    assert fork(end, guest(0), 0, 2, "f", 1).playing().match.rules == before.playing().match.rules + 1
    assert looked_back(end, turns + 1).log[-1].key == "rules-changed"
