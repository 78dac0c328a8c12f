"""Laws of the words: everything a person can meet is said, in every language that the game speaks."""

import ast
import re
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import fields
from gettext import NullTranslations
from itertools import cycle
from typing import Any, Final

import pytest

from fogline.core.dealer import Dealer
from fogline.core.game import AnyGame
from fogline.core.sentences import REASONS
from fogline.core.text import Context, Plural, Sentence, Speaker
from fogline.laws.cases import Case, games_from, seen, walk
from fogline.laws.home import sources
from fogline.parts.catalog import LANGUAGES

ASKED: Final = 12
"""Of so many actions at a moment it is asked what they are good for."""


def sentences(game: AnyGame) -> Iterator[Sentence]:
    words = game.words
    yield words.title
    yield from (words.about.blurb, words.about.suits)
    for option in words.options.values():
        yield from (option.label, option.help, *option.choices.values())
    said = (
        words.events,
        words.actions,
        words.reasons,
        words.lines,
        words.endings,
        words.questions,
        words.board,
        words.aims,
        words.themes,
    )
    for table in said:
        yield from table.values()
    if game.orders:
        yield from (game.orders.says, game.orders.like)


def forms(sentence: Sentence) -> tuple[str, ...]:
    if isinstance(sentence, Plural):
        return sentence.one, sentence.many
    return (sentence.text if isinstance(sentence, Context) else sentence,)


def placeholders(text: str) -> list[str]:
    return sorted(re.findall(r"\{(.*?)\}", text))


def missing(wanted: set[Any], there: set[Any], where: str) -> str:
    """What a table of words lacks, and what it has for nothing."""
    lacks, idle = sorted(map(str, wanted - there)), sorted(map(str, there - wanted))
    return f"{where} lacks {lacks or 'nothing'}, and has {idle or 'nothing'} that nobody says"


def test_every_event_has_its_sentence(game: AnyGame) -> None:
    """Words.events has a sentence for each Kind of event, and one ``key/hidden`` for each that has secret fields."""
    wanted = {kind.key for kind in game.kinds} | {f"{kind.key}/hidden" for kind in game.kinds if kind.secret}
    assert set(game.words.events) == wanted, missing(wanted, set(game.words.events), "Words.events")


def test_every_action_has_its_sentence(game: AnyGame) -> None:
    """Words.actions has a sentence for each class of action, by the name of the class."""
    wanted = {type(action).__name__ for action in game.box(None).actions}
    assert set(game.words.actions) == wanted, missing(wanted, set(game.words.actions), "Words.actions")


def test_every_ending_has_its_sentence(game: AnyGame) -> None:
    """Words.endings has a sentence for each of Game.endings."""
    dumb = sorted(set(game.endings) - set(game.words.endings))
    assert not dumb, f"Words.endings lacks {dumb}"


def test_every_option_has_words_for_each_choice(game: AnyGame) -> None:
    """Words.options names each printed variant and each of its choices."""
    wanted = {f.name: set(f.metadata["choices"]) for f in fields(game.options)}
    there = {name: set(option.choices) for name, option in game.words.options.items()}
    assert there == wanted, f"Words.options has {there}; the options are {wanted}"


def test_the_cover_says_what_is_done_and_what_else_it_says_is_plausible(game: AnyGame) -> None:
    """Words.about says in one sentence what one does in the game; the rest of it is said properly or not at all.

    ``About(blurb=N_("Do this to get that."), minutes="20–30")``; title, designer, publisher and year are for games that
    somebody else has made.
    """
    about = game.words.about
    assert re.fullmatch(r"[^.]+[.]", about.blurb), (
        f"Words.about.blurb must be one sentence with a full stop: {about.blurb!r}"
    )
    assert not about.minutes or re.fullmatch(r"\d+(–\d+)?", about.minutes), (
        f"minutes are 30 or 30–60, not {about.minutes!r}"
    )
    assert bool(about.designer) >= bool(about.title), "whose game it is: Words.about has a title and no designer"
    assert about.year >= 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_a_box_holds_has_a_name(boxed: Case, lang: str) -> None:
    """Each sort that Words.counts counts is named by Words.names, in every box and language."""
    speaker = Speaker(lang, boxed.game.words, boxed.box)
    counts = boxed.game.words.counts
    nameless = set(counts) - set(boxed.game.words.names)
    assert not nameless, f"Words.counts counts what Words.names does not name: {sorted(nameless)}"
    for sort, count in counts.items():
        empty = [n for n in range(count(boxed.box)) if not speaker.name(sort, n)]
        assert not empty, f"no name for {sort} {empty}"


def test_hidden_sentences_mention_nothing_secret(game: AnyGame) -> None:
    """What others hear of an event mentions none of its secret fields."""
    for kind in game.kinds:
        if kind.secret:
            sentence = game.words.events[f"{kind.key}/hidden"]
            told = {name.split(":")[0] for name in placeholders(forms(sentence)[-1])} & kind.secret
            assert not told, f"{kind.key}/hidden mentions {sorted(told)}"


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_every_sentence_is_translated_with_its_placeholders(game: AnyGame, lang: str) -> None:
    """A game that speaks a language speaks it everywhere, and fills in the same things. Without it, English is shown.

    ``translations=lambda lang: translations("NAME", lang, Path(__file__).parent / "locale")`` reads
    ``locale/es/NAME.po``: a gettext catalogue with the English sentences as msgid.
    """
    speaks = type(game.words.translations(lang)) is not NullTranslations
    seen(speaks, f"the game has no catalogue for {lang!r}: who reads {lang!r} is shown its English")
    catalogue = deepcopy(game.words.translations(lang))
    catalogue.add_fallback(Missing())
    speaker = Speaker(lang, translations=catalogue)
    for sentence in sentences(game):
        said = speaker.forms(sentence, (1, 2))
        for form, translated in zip(forms(sentence), [said] if isinstance(said, str) else said, strict=True):
            # What is spelt alike in both languages ("Cable") is translated once it stands in the catalogue.
            bare = re.sub(r"\{.*?\}", "", form)
            if re.search(r"[A-Za-z]{3}", bare) and sentence != game.words.title:
                assert translated, f"not translated: {form}"
            assert placeholders(form) == placeholders(translated or form), f"{form!r} became {translated!r}"


class Missing(NullTranslations):
    """Behind a catalogue: nothing is said for what does not stand there."""

    def gettext(self, message: str) -> str:
        return ""

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return ""

    def pgettext(self, context: str, message: str) -> str:
        return ""


def whole(text: Any) -> bool:
    return isinstance(text, str) and bool(text.strip()) and not re.search(r"\{[a-z_:]*\}", text)


def spoken(text: str, what: object) -> None:
    """A sentence that can be said."""
    assert whole(text), f"{what} is said as {text!r}"


def test_a_whole_game_can_be_told(case: Case) -> None:
    """Every action, question, reason, event, ending and line of a score that comes up has a sentence in each language.

    A KeyError names what is missing: a placeholder that the event or reason does not have, or a name of a sort.
    """
    game = case.game
    speakers = [Speaker(lang, game.words, case.box) for lang in LANGUAGES]
    for speaker in speakers:
        for action in case.box.actions:
            spoken(speaker.action(action), action)
    match = case.match(61)
    dice = Dealer(62)
    for _ in range(400):
        if match.over:
            break
        seat = match.waiting[0]
        question = game.question(match.view(seat))
        legal = match.legal_ids(seat)
        reasons = match.explain(dice.below(len(case.box.actions)), seat)
        for speaker in speakers:
            spoken(speaker.question(question), question)
            for reason in reasons:
                spoken(speaker.reason(reason), reason)
        match.play(legal[dice.below(len(legal))], seat)
    result = match.result or match.score()
    for speaker in speakers:
        for hearer in case.audience():
            for _, event in match.events(hearer):
                spoken(speaker.event(event), event)
        spoken(speaker.ending(result.ended_by), result.ended_by)
        for line in (line for lines in result.breakdown for line in lines):
            spoken(speaker.line(line), line)


def told(game: AnyGame, view: Any, speaker: Speaker) -> str:
    """The table by lines, with its map."""
    return "\n".join([game.show(view, speaker), game.show_map(view, speaker) if game.show_map else ""])


@games_from(63, 66)
def test_the_plain_face_shows_every_moment_and_nothing_hidden(case: Case, seed: int) -> None:
    """Game.show tells the table in lines of at most 110 characters, the same in every world that a seat could be in.

    It is given a view, so it can only tell more than the seat knows by way of something that view() lets through.
    """
    game = case.game
    speakers = cycle([Speaker(lang, game.words, case.box) for lang in LANGUAGES])
    for step, speaker in zip(walk(case, seed, every=9), speakers, strict=False):
        for seat in case.audience():
            view = game.view(step.state, seat)
            face = told(game, view, speaker)
            spoken(face, f"{step}: the table for seat {seat}")
            longest = max(face.splitlines(), key=len)
            assert len(longest) <= 110, f"{step}: {len(longest)} characters in a line: {longest!r}"
            imagined = game.imagine(view, Dealer(step.number))
            assert told(game, game.view(imagined, seat), speaker) == face, (
                f"{step}: seat {seat} could be shown otherwise"
            )


def test_every_aim_has_its_sentence_in_every_language(case: Case) -> None:
    """Game.aim gives keys of Words.aims with all that their sentences name; who sees the same is told the same."""
    game = case.game
    if game.aim is None:
        assert not game.words.aims, "Words.aims has sentences that no Game.aim gives"
        return
    speakers = [Speaker(lang, game.words, case.box) for lang in LANGUAGES]
    for step in walk(case, 66, every=9):
        view = game.view(step.state, step.seat)
        again = game.view(game.imagine(view, Dealer(step.number)), step.seat)
        for action in game.legal(step.state, step.seat)[:ASKED]:
            if aim := game.aim(view, action):
                assert aim[0] in game.words.aims, f"{step}: no sentence in Words.aims for {aim[0]!r}"
                for speaker in speakers:
                    spoken(speaker.aim(aim), f"{step}: what {case.box.actions[action].words!r} is good for")
            assert game.aim(again, action) == aim, f"{step}: an aim that follows from what the seat does not see"


def test_breakdowns_add_up(case: Case) -> None:
    """The lines of a score add up to it, at the end and on the way."""
    for step in walk(case, 64, every=11):
        for seat in case.audience():
            score = case.game.score(case.game.view(step.state, seat))
            for total, lines in zip(score.scores, score.breakdown, strict=True):
                added = sum(line.points for line in lines)
                assert total == added, f"{step}: a score of {total} with lines that add up to {added}: {lines}"


def test_every_line_of_a_score_stands_in_one_category(case: Case) -> None:
    """Each line that gives points stands in one Category of Words.categories: the rows of the table of scores."""
    words = case.game.words
    listed = [key for category in words.categories for key in category.lines]
    twice = sorted({key for key in listed if listed.count(key) > 1})
    assert not twice, f"in two categories: {twice}"
    dumb = sorted(set(listed) - set(words.lines))
    assert not dumb, f"in a category, and without a sentence in Words.lines: {dumb}"
    for step in walk(case, 65, every=11):
        score = case.game.score(case.game.view(step.state, 0))
        lines = [line for story in (*score.breakdown, score.automa_story) for line in story]
        homeless = sorted({line.key for line in lines if line.points and line.key not in listed})
        assert not homeless, f"{step}: in no category of Words.categories: {homeless}"


def keys_given(tree: ast.AST) -> Iterator[str]:
    """The keys of reasons that a module gives. A variable hands on one that is given elsewhere."""
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call) or getattr(call.func, "id", "") not in ("because", "wrong"):
            continue
        key = call.args[0]
        for one in (key.body, key.orelse) if isinstance(key, ast.IfExp) else (key,):
            if not isinstance(one, ast.Name):
                yield str(one.value) if isinstance(one, ast.Constant) else ast.unparse(one)


def test_every_reason_that_is_given_has_its_sentence(game: AnyGame) -> None:
    """Words.reasons has a sentence for each key that the sources give, also for those that no game has met yet.

    Without a sentence a player's mistake would end in a crash.
    """
    known = set(game.words.reasons) | set(REASONS)
    modules = sources(game)
    assert modules, "no sources found"
    dumb = {
        f"{file.name}: {key}"
        for file in modules
        for key in keys_given(ast.parse(file.read_text(encoding="utf-8")))
        if key not in known
    }
    assert not dumb, f"Words.reasons lacks {sorted(dumb)}"
