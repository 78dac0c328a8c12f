"""People who share a screen: a curtain between them, and nothing behind it."""

from itertools import pairwise

import pytest

from tests.tui.conftest import Pages, lines, secrets, table

NAMES = ("Ana", "Luis")


def shared_screen(lang: str) -> tuple[Pages, dict[str, set[str]]]:
    """Some turns of two people, and by name the sentences that only the other one may read."""
    count = 0

    def answer(page: str) -> str | None:
        nonlocal count
        count += 1
        # Enter at the curtain; otherwise one of the first actions.
        return None if count > 120 else ("1", "2")[count % 2] if page.endswith(("Ana> ", "Luis> ")) else ""

    play, paper = table(answer, lang, people=2, seats=2)
    play.play()
    assert len(play.match.turns) > 15
    return paper, {"Ana": secrets(play.match, 1, 0, lang), "Luis": secrets(play.match, 0, 1, lang)}


@pytest.mark.parametrize(("lang", "curtain"), [("en", "It is {name}'s turn."), ("es", "Es el turno de {name}.")])
def test_nobody_sees_what_the_other_saw(lang: str, curtain: str) -> None:
    paper, hidden = shared_screen(lang)
    assert all(hidden.values())
    owner = None
    faced = []
    for screen in paper.screens:
        told = " ".join(screen.split())
        behind = [name for name in NAMES if curtain.format(name=name) in told]
        if behind:
            owner = behind[0]
            faced.append(owner)
            assert not [s for name in NAMES for s in hidden[name] if s in told], "the curtain shows a secret"
        elif owner:
            assert not [s for s in hidden[owner] if s in told], f"{owner} sees a secret"
    assert faced[:4] == ["Ana", "Luis", "Ana", "Luis"]
    assert all(one != next_one for one, next_one in pairwise(faced))


def test_each_sees_their_own_news_before_the_screen_is_wiped() -> None:
    paper, hidden = shared_screen("en")
    told = " ".join(paper.all.split())
    assert all(sentence in told for sentence in hidden["Ana"] | hidden["Luis"])


def test_one_person_needs_no_curtain() -> None:
    play, paper = table(lines(["1", "1", "1", "1"]), people=1)
    play.play()
    assert paper.wiped == []


def test_what_is_typed_at_the_curtain_is_not_lost() -> None:
    play, _ = table(lines(["1", "2", "", "1"]), people=2, seats=2)
    first, second = play.match.legal(0), play.match.legal(1)
    play.play()
    assert [turn.action for turn in play.match.turns[:2]] == [first[0].words, second[0].words]
