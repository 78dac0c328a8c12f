"""Laws of the words: everything a person can meet speaks English and Spanish."""

import ast
import re
from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import pytest

from fogline.core.dealer import Dealer
from fogline.core.game import AnyGame
from fogline.core.sentences import REASONS
from fogline.core.text import Context, Plural, Sentence, Speaker
from fogline.parts.catalog import LANGUAGES
from tests.laws.cases import Case, folder, walk


def sentences(game: AnyGame) -> Iterator[Sentence]:
    words = game.words
    yield words.title
    yield from (words.about.blurb, words.about.suits)
    for option in words.options.values():
        yield from (option.label, option.help, *option.choices.values())
    said = (words.events, words.actions, words.reasons, words.lines, words.endings, words.questions, words.board)
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


def test_every_event_has_its_sentence(game: AnyGame) -> None:
    wanted = {kind.key for kind in game.kinds} | {f"{kind.key}/hidden" for kind in game.kinds if kind.secret}
    assert set(game.words.events) == wanted


def test_every_action_has_its_sentence(game: AnyGame) -> None:
    assert {type(action).__name__ for action in game.box(None).actions} == set(game.words.actions)


def test_every_ending_has_its_sentence(game: AnyGame) -> None:
    assert set(game.endings) <= set(game.words.endings)


def test_every_option_has_words_for_each_choice(game: AnyGame) -> None:
    assert {f.name: set(f.metadata["choices"]) for f in fields(game.options)} == {
        name: set(option.choices) for name, option in game.words.options.items()
    }


def test_the_cover_says_what_is_done_how_long_and_whose_game_it_is(game: AnyGame) -> None:
    about = game.words.about
    assert about.blurb.count(".") == 1
    assert re.fullmatch(r"\d+(–\d+)?", about.minutes)
    assert about.title
    assert about.designer
    assert about.publisher
    assert 1990 < about.year < 2030


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_a_box_holds_has_a_name(boxed: Case, lang: str) -> None:
    speaker = Speaker(lang, boxed.game.words, boxed.box)
    counts = boxed.game.words.counts
    assert set(counts) <= set(boxed.game.words.names)
    for sort, count in counts.items():
        assert all(speaker.name(sort, n) for n in range(count(boxed.box))), sort


def test_hidden_sentences_mention_nothing_secret(game: AnyGame) -> None:
    for kind in game.kinds:
        if kind.secret:
            sentence = game.words.events[f"{kind.key}/hidden"]
            assert not {name.split(":")[0] for name in placeholders(forms(sentence)[-1])} & kind.secret


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_every_sentence_is_translated_with_its_placeholders(game: AnyGame, lang: str) -> None:
    speaker = Speaker(lang, game.words)
    for sentence in sentences(game):
        spoken = speaker.forms(sentence, (1, 2))
        for form, translated in zip(forms(sentence), [spoken] if isinstance(spoken, str) else spoken, strict=True):
            assert placeholders(form) == placeholders(translated)
            bare = re.sub(r"\{.*?\}", "", form)
            if re.search(r"[A-Za-z]{3}", bare) and sentence != game.words.title:
                assert translated != form, f"not translated: {form}"


def whole(text: Any) -> bool:
    return isinstance(text, str) and bool(text.strip()) and not re.search(r"\{[a-z_:]*\}", text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_can_be_told(case: Case, lang: str) -> None:
    game = case.game
    speaker = Speaker(lang, game.words, case.box)
    assert all(whole(speaker.action(action)) for action in case.box.actions)
    match = case.match(61)
    dice = Dealer(62)
    for _ in range(400):
        if match.over:
            break
        seat = match.waiting[0]
        view = match.view(seat)
        assert whole(speaker.question(game.question(view)))
        legal = match.legal_ids(seat)
        other = dice.below(len(case.box.actions))
        assert all(whole(speaker.reason(reason)) for reason in match.explain(other, seat))
        match.play(legal[dice.below(len(legal))], seat)
    for hearer in case.audience():
        assert all(whole(speaker.event(event)) for _, event in match.events(hearer))
    result = match.result or match.score()
    assert whole(speaker.ending(result.ended_by))
    assert all(whole(speaker.line(line)) for lines in result.breakdown for line in lines)


def told(game: AnyGame, view: Any, speaker: Speaker) -> str:
    """The table by lines, with its map."""
    return "\n".join([game.show(view, speaker), game.show_map(view, speaker) if game.show_map else ""])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_plain_face_shows_every_moment_and_nothing_hidden(case: Case, lang: str) -> None:
    game = case.game
    speaker = Speaker(lang, game.words, case.box)
    for step in walk(case, 63, every=9):
        for seat in case.audience():
            view = game.view(step.state, seat)
            face = told(game, view, speaker)
            assert whole(face)
            assert max(map(len, face.splitlines())) <= 110
            imagined = game.imagine(view, Dealer(step.number))
            assert told(game, game.view(imagined, seat), speaker) == face


def test_breakdowns_add_up(case: Case) -> None:
    for step in walk(case, 64, every=11):
        for seat in case.audience():
            score = case.game.score(case.game.view(step.state, seat))
            for total, lines in zip(score.scores, score.breakdown, strict=True):
                assert total == sum(line.points for line in lines)


def test_every_line_of_a_score_stands_in_one_category(case: Case) -> None:
    words = case.game.words
    listed = [key for category in words.categories for key in category.lines]
    assert len(set(listed)) == len(listed)
    assert set(listed) <= set(words.lines)
    for step in walk(case, 65, every=11):
        score = case.game.score(case.game.view(step.state, 0))
        lines = [line for story in (*score.breakdown, score.automa_story) for line in story]
        assert all(line.key in listed for line in lines if line.points)


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
    """Also those that no test has met: without a sentence a mistake would end in a crash."""
    known = set(game.words.reasons) | set(REASONS)
    modules = [file for file in folder(game).rglob("*.py") if "tests" not in file.relative_to(folder(game)).parts]
    given = {
        f"{file.name}: {key}"
        for file in modules
        for key in keys_given(ast.parse(file.read_text(encoding="utf-8")))
        if key not in known
    }
    assert len(modules) > 10
    assert not given
