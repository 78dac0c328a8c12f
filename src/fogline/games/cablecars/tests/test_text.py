"""Words: everything that can be said is said, in both languages, and nothing secret with it."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from fogline.core.dealer import Dealer
from fogline.core.event import Event, named
from fogline.core.ids import NOBODY
from fogline.core.reason import Reason
from fogline.core.text import Context, Plural, Sentence, Speaker
from fogline.games.cablecars import GAME
from fogline.games.cablecars.box import COLOURS, FERRY, GRAY
from fogline.games.cablecars.events import KINDS
from fogline.games.cablecars.tests.played import BOX, greedy, moments, random
from fogline.games.cablecars.text.names import CARD_NAMES, COLOUR_NAMES, SYMBOL_NAMES
from fogline.games.cablecars.text.sentences import ACTIONS, ENDINGS, EVENTS, LINES, QUESTIONS
from fogline.games.cablecars.text.table import TABLE
from fogline.games.cablecars.text.why import REASONS, RULES

ENGLISH = Speaker("en", GAME.words, BOX)
SPANISH = Speaker("es", GAME.words, BOX)

SAMPLES: dict[str, Any] = {
    "player": 1, "seat": 0, "players": "A, B", "card": 3, "first": 0, "second": FERRY, "colour": 4, "symbol": 2,
    "location": 5, "track": 3, "ticket": 7, "other": 8, "payment": 4, "where": "[[route]] 3", "name": "x", "words": "x",
}  # fmt: skip
"""Values for placeholders; any that is not listed is a number."""


def values(sentence: Sentence, number: int) -> dict[str, Any]:
    assert not isinstance(sentence, Context)
    text = sentence.many if isinstance(sentence, Plural) else sentence
    text = text.text if isinstance(text, Context) else text
    # What a name's format asks for decides its value: {first:ticket} is a ticket, {first:card} a card.
    return {name: SAMPLES.get(sort or name, number) for name, sort in re.findall(r"\{(\w+):?(\w*)\}", text)}


def whole(text: str) -> bool:
    return bool(text.strip()) and "{" not in text and "None" not in text


def sentences() -> Iterator[tuple[str, Sentence]]:
    for table in (EVENTS, ACTIONS, LINES, ENDINGS, QUESTIONS, TABLE, REASONS):
        yield from table.items()


@pytest.mark.parametrize("number", [1, 2])
def test_every_sentence_is_whole_in_both_languages_and_differs(number: int) -> None:
    for key, sentence in sentences():
        args = values(sentence, number)
        english, spanish = ENGLISH.tell(sentence, args), SPANISH.tell(sentence, args)
        assert whole(english), key
        assert whole(spanish), key
        assert english != spanish, key


def test_every_name_is_translated() -> None:
    same = {name for name in (*CARD_NAMES, *COLOUR_NAMES, *SYMBOL_NAMES) if SPANISH.tell(name) == name}
    assert same == set()
    assert len(CARD_NAMES) == len(COLOURS)
    assert len(COLOUR_NAMES) == GRAY + 1
    assert list(SYMBOL_NAMES) == BOX.symbols


def told(seats: int, seed: int) -> Iterator[Event]:
    """What happens in a game."""
    dealer = Dealer(seed)
    for _ in moments(random(seats), seed, dealer):
        for said in dealer.take()[1]:
            yield named(KINDS, said)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_is_told_to_everybody(seats: int) -> None:
    heard = set()
    for seed in range(3):
        for event in told(seats, seed):
            heard.add(event.key)
            for seat in (*range(seats), NOBODY):
                hidden = GAME.hide(event, seat)
                english, spanish = ENGLISH.event(hidden), SPANISH.event(hidden)
                assert whole(english)
                assert whole(spanish)
                assert english != spanish
    assert len(heard) >= len(KINDS) - 3


def test_the_hidden_variant_is_the_same_whatever_is_hidden() -> None:
    hidden = [kind for kind in KINDS if kind.secret]
    assert hidden
    for kind in hidden:
        for speaker in (ENGLISH, SPANISH):
            heard = set()
            for n in range(3):
                event = Event(kind.key, {field: n if field in kind.secret else 0 for field in kind.fields})
                heard.add(speaker.event(GAME.hide(event, 1)))
            assert len(heard) == 1


def test_every_action_is_a_label_of_its_own() -> None:
    for speaker in (ENGLISH, SPANISH):
        labels = [speaker.action(action) for action in BOX.actions]
        assert all(map(whole, labels))
        assert len(set(labels)) == len(labels)


def refusals() -> Iterator[Reason]:
    """Why not, for everything that cannot be done at moments of random and of greedy games."""
    for seats in (2, 3):
        for minds in (random(seats), greedy(seats)):
            for n, (state, seat, _) in enumerate(moments(minds, 90 + seats)):
                if n % 5 == 0 or n < 12:
                    for action in range(len(BOX.actions)):
                        yield from GAME.explain(state, max(seat, 0), action)


def test_every_refusal_is_told() -> None:
    heard = {}
    for reason in refusals():
        heard[reason.key] = reason
        assert whole(ENGLISH.reason(reason))
    for reason in heard.values():
        assert whole(SPANISH.reason(reason))
        assert SPANISH.reason(reason) != ENGLISH.reason(reason)
    # Random games do not run out of tickets or cards.
    assert set(RULES) - set(heard) <= {"deck-empty", "no-tickets", "choose-token", "token-elsewhere", "wrong-colour"}


def test_every_line_of_a_score_is_told() -> None:
    heard = set()
    for seed in range(4):
        *_, (state, _, _) = moments(greedy(3), seed)
        result = GAME.result(state)
        assert whole(SPANISH.ending(result.ended_by))
        for line in (line for story in result.breakdown for line in story):
            heard.add(line.key)
            assert whole(ENGLISH.line(line))
            assert SPANISH.line(line) != ENGLISH.line(line)
    assert {"route", "ticket-completed", "ticket-failed", "tokens"} <= heard


def test_spanish_counts_one_and_many() -> None:
    claimed = EVENTS["claimed"]
    args = {"seat": 0, "track": 3, "cars": 5}
    assert "+1 punto;" in SPANISH.tell(claimed, {**args, "points": 1})
    assert "+4 puntos;" in SPANISH.tell(claimed, {**args, "points": 4})
    assert "falta 1 tranvía " in SPANISH.tell(TABLE["missing"], {"ticket": 0, "cars": 1})
    assert "faltan 3 tranvías " in SPANISH.tell(TABLE["missing"], {"ticket": 0, "cars": 3})


def test_numbers_of_coloured_cards_need_no_agreement() -> None:
    payment = BOX.actions[BOX.ids["pay 2 red 1 ferry"]]
    assert ENGLISH.action(payment) == "Pay 2 × red + 1 × ferry"
    assert SPANISH.action(payment) == "Pagar 2 × rojo + 1 × transbordador"
    ferry = BOX.actions[BOX.ids["claim golden-gate-bridge fort-mason"]]
    told = "Reclamar Golden Gate Bridge – Fort Mason: 5 × un mismo color, con 1 × transbordador"
    assert SPANISH.action(ferry) == told
