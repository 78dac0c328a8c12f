"""Scenes: all that a seat may see, and nothing else."""

import msgspec
import pytest

from fogline.core.dealer import Dealer
from fogline.core.event import Event
from fogline.table.cached_speaker import CachedSpeaker
from fogline.table.codec import plain
from fogline.table.effect import foresee
from fogline.table.for_all import speaker_of
from fogline.table.scene import Look, reasons, scene
from fogline.table.settings import OFF
from fogline.table.table import Table
from tests.table.sitting import GAMES, drafted, guest, hides, holder, people, play, seats_for, step, table
from tests.table.worlds import differ, hidden_moments, moments, world

every_game = pytest.mark.parametrize("game", GAMES)
LANGS = ("en", "es")


def wire(now: Table, seat: int, lang: str) -> bytes:
    return msgspec.json.encode(scene(now, guest(seat), Look(seat, lang, -1, effects=True)))


@every_game
@pytest.mark.parametrize("lang", LANGS)
def test_in_every_world_a_seat_could_be_in_it_is_shown_the_same(game: str, lang: str) -> None:
    different = 0
    for now in hidden_moments(game, people(game), 21, 8):
        for seat in range(-1, len(now.chairs)):
            one, other = world(now, seat, 1), world(now, seat, 2)
            different += differ(one, other)
            assert wire(one, seat, lang) == wire(other, seat, lang)
    assert different or not hides(game), "the worlds must differ somewhere, or this shows nothing"


@every_game
def test_what_is_written_once_for_all_is_what_each_of_them_sees(game: str) -> None:
    """Whoever looked before: nobody gets a field from another one's eyes."""
    for now in hidden_moments(game, people(game), 23, 8):
        seats = range(-1, len(now.chairs))
        for order in (seats, reversed(seats)):
            fresh = world(now, seats[-1], 1)
            for seat in order:
                assert scene(fresh, guest(seat), Look(seat)).view == plain(fresh.playing().seen_by(seat).view(seat))


@every_game
def test_reasons_are_the_same_in_every_world(game: str) -> None:
    for now in moments(game, people(game), 22, 25, 4):
        for seat in now.playing().match.waiting:
            told = [
                msgspec.json.encode(reasons(other.playing().match, seat, say(other), "", {}, 60))
                for other in (world(now, seat, 1), world(now, seat, 2))
            ]
            assert told[0] == told[1]


def say(now: Table, lang: str = "en") -> CachedSpeaker:
    return speaker_of(now, lang)


@every_game
@pytest.mark.parametrize("lang", LANGS)
def test_whole_games_can_be_told_to_everybody(game: str, lang: str) -> None:
    dice = Dealer(3)
    now = table(game, people(game), 3)
    for n in range(20_000):
        if n % 7 == 0 or now.playing().over:
            for seat in range(-1, len(now.chairs)):
                told = scene(now, guest(seat), Look(seat, lang))
                assert told.sentence
                assert bool(told.legal) == (now.playing().awaits(seat) and not now.playing().complete(seat))
                assert len({option.label for option in told.legal}) == len(told.legal)
        if now.playing().over:
            break
        now = step(now, dice, confirm=n % 2 == 0)
    end = scene(now, guest(0), Look(0, lang))
    assert end.outcome is not None
    assert end.outcome.text
    assert end.outcome.winner_text
    assert [score.units for score in end.scores[: len(now.chairs)]] == list(now.playing().match.result.scores)  # type: ignore[union-attr]


@every_game
def test_a_foreseen_effect_happens(game: str) -> None:
    """What is foretold is what is then heard, from its beginning on."""
    dice = Dealer(4)
    now = table(game, people(game), 4)
    foretold = 0
    for _ in range(120):
        if now.playing().over:
            break
        flow = now.playing()
        seat = flow.match.waiting[0]
        if not flow.complete(seat):
            match = flow.seen_by(seat)
            legal = match.legal_ids(seat)
            action = legal[dice.below(len(legal))]
            [effect] = foresee(match, seat, [action])
            heard = match.branch(Dealer(99)).play(action, seat)
            hidden = [match.game.hide(event, seat) for event in heard]
            assert hidden[: len(effect.events)] == list(effect.events)
            assert effect.uncertain or len(hidden) == len(effect.events)
            foretold += len(effect.events)
        now = step(now, dice)
    assert foretold > 10


@every_game
def test_what_is_foretold_in_sentences_is_told_as_data_too(game: str) -> None:
    now, dice = table(game, people(game), 7), Dealer(7)
    foretold = 0
    for _ in range(12):
        seat = now.playing().match.waiting[0]
        for option in scene(now, guest(seat), Look(seat, effects=True)).legal:
            assert option.events is not None
            told = [say(now).event(Event(event.key, event.args)) for event in option.events]
            assert option.effect == [text for text in told if text]
            foretold += len(option.events)
        now = step(now, dice)
    assert foretold > 5


@every_game
def test_a_table_without_help_foretells_nothing(game: str) -> None:
    now = table(game, people(game), assist=OFF)
    seat = now.playing().match.waiting[0]
    legal = scene(now, guest(seat), Look(seat, effects=True)).legal
    assert all(option.effect is None and option.events is None for option in legal)


@every_game
def test_the_log_goes_on_from_what_is_known(game: str) -> None:
    now = play(table(game, "m" * seats_for(game), 5), Dealer(5), lambda t: t.playing().revision >= 6)
    whole = scene(now, guest(0), Look(0)).log
    for since in range(7):
        part = scene(now, guest(0), Look(0, since=since))
        kept = [line for line in scene(now, guest(0), Look(0)).log if line.turn < part.log_from]
        assert kept + part.log == whole
    count = now.playing().count
    assert count.news(count.revision) == len(now.playing().match.turns) + 1


@every_game
def test_after_a_take_back_the_log_is_told_again_from_there(game: str) -> None:
    now = play(table(game, "m" * seats_for(game), 5), Dealer(5), lambda t: t.playing().revision >= 6)
    known = scene(now, guest(0), Look(0))
    later = play(now.undo(guest(0), 0).undo(guest(0), 0), Dealer(6), lambda t: len(t.playing().match.turns) >= 7)
    news = scene(later, guest(0), Look(0, since=known.revision))
    mended = [line for line in known.log if line.turn < news.log_from] + news.log
    assert mended == scene(later, guest(0), Look(0)).log


@every_game
def test_a_draft_is_told_to_its_seat_only(game: str) -> None:
    now, seat = drafted(game, people(game))
    mine = scene(now, holder(now, seat), Look(seat))
    assert mine.draft
    assert mine.undo.can == "step"
    assert mine.confirm in ("now", "can")
    before = now.undo(holder(now, seat), seat)
    for other in range(-1, len(now.chairs)):
        if other != seat:
            theirs = scene(now, guest(other), Look(other))
            assert theirs == scene(before, guest(other), Look(other))
            assert theirs.draft == []


@every_game
def test_reasons_can_be_asked_by_words_and_by_what_is_mentioned(game: str) -> None:
    now = table(game, people(game))
    match = now.playing().match
    seat = match.waiting[0]
    everything = reasons(match, seat, say(now), "", {}, 10_000).actions
    assert len(everything) == len(match.box.actions)
    legal = set(match.legal_ids(seat))
    assert all(bool(why.reasons) != (why.id in legal) for why in everything)
    some = next(why for why in everything if why.args)
    sort, value = next(iter(some.args.items()))
    assert some in reasons(match, seat, say(now), "", {sort: value}, 10_000).actions
    assert some in reasons(match, seat, say(now), some.words, {}, 10_000).actions
    assert len(reasons(match, seat, say(now), "", {}, 3).actions) == 3


@every_game
def test_reasons_that_are_alike_stand_together_and_none_is_lost(game: str) -> None:
    for now in moments(game, people(game), 22, 25, 4):
        for seat in now.playing().match.waiting:
            found = reasons(now.playing().match, seat, say(now), "", {}, 10_000)
            told = [told for entry in found.alike for told in entry]
            assert len({one.text for one in told}) == len(told) > 0
            pairs = sorted((action, one.text) for one in told for action in one.actions)
            assert pairs == sorted((why.id, reason) for why in found.actions for reason in why.reasons)


def test_wide_numbers_travel_as_text() -> None:
    assert plain([2**53 - 1, 2**53, (1, None, True), {3: "x"}]) == [2**53 - 1, str(2**53), [1, None, True], {"3": "x"}]
    with pytest.raises(TypeError):
        plain(object())
