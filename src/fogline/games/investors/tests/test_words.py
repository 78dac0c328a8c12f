"""Words and the plain face, in both languages."""

import pytest

from fogline.core.text import Speaker
from fogline.games.investors.face.plain import show
from fogline.games.investors.fog import view
from fogline.games.investors.tests.table import BLUE, BOX, YELLOW, kept, table
from fogline.games.investors.text import WORDS

EN, ES = (Speaker(lang, WORDS, BOX, ("Ana", "Beto", "Carla", "Dai")) for lang in ("en", "es"))


def test_money_is_written_as_the_language_does() -> None:
    assert (EN.name("money", 60), ES.name("money", 60)) == ("$60,000", "60.000 $")
    assert (EN.name("money", 1050), ES.name("money", 1050)) == ("$1,050,000", "1.050.000 $")


def test_streets_are_told_by_the_tiles_beside_them() -> None:
    inside, edge = BOX.street_names.index("b3 c3"), BOX.street_names.index("c1 north")
    assert (EN.name("street", inside), ES.name("street", inside)) == ("between B3 and C3", "entre B3 y C3")
    assert (EN.name("street", edge), ES.name("street", edge)) == ("at the north edge of C1", "en el borde norte de C1")
    assert EN.name("spot", inside) == "B3-C3"


def test_a_set_of_checks_is_told_check_by_check() -> None:
    assert EN.name("checks", 2 + (1 << 36)) == "10 + 10 + 100"
    assert EN.name("checks", 0) == "no checks"


def test_cards_are_told_with_their_bidding() -> None:
    calls = [EN.name("call", call) for call in range(len(BOX.call_copies))]
    assert len(set(calls)) == len(calls)
    assert calls[0] == "Industry: 1 right, bid with influence"
    cards = [ES.name("card", card) for card in range(len(BOX.card_copies))]
    assert len(set(cards)) == len(cards)


BOARD = """\
      A      B      C      D      E      F      G
      1      .      .      .      .      .      .
 1 1 [V1] +  H   .  M   .  R   .  O   .  I   +  V   .
      1      +      .      .      .      .      +
 2 .  H   +  V   +  M   .  O   .  R   .  I   .  H   .
      .      +      #      .      .      .      .
 3 .  O   .  I   #  **  #  T   .  B   .  M   .  R   .
      #      .      #      .      .      .      .
 4 #  **  #  M   +  V   +  H   2  O   .  I   .  R   .
      #      .      +      .      .      .      #
 5 .  I   .  R   +  V   +  H   .  M   .  O   #  **  #
      .      .      .      .      .      .      #"""


def test_the_plain_face_draws_the_city() -> None:
    rods = {YELLOW: ["a1 north", "a1 west", "a1 a2"], BLUE: ["d4 e4"]}
    t = table(rods=rods, rebuilt=[("a1", YELLOW)])
    assert BOARD in show(view(t.state, YELLOW), EN)


def test_the_plain_face_tells_what_a_careful_player_remembers() -> None:
    unseen = [{"by": BLUE, "check": "10", "at_most": {"10": 1, "20": 1}, "at_least": {}}]
    t = table(hands={BLUE: "20 30"}, paid_unseen=unseen)
    assert "has all but 1 (paid face down) of 10 20 30; surely 30" in show(view(t.state, YELLOW), EN)
    assert "en mano: todos menos 1 (pagados bocabajo) de 10 20 30; seguro 30" in show(view(t.state, YELLOW), ES)
    assert "Your checks: 20 30 = $50,000." in show(view(t.state, BLUE), EN)


@pytest.mark.parametrize("speaker", [EN, ES], ids=["en", "es"])
def test_the_plain_face_fits_a_terminal(speaker: Speaker) -> None:
    t = kept("villa checks 1", 5)
    t.bid("10 20")
    lines = show(view(t.state, BLUE), speaker).splitlines()
    assert len(lines) <= 32
    assert max(map(len, lines)) <= 100
    assert sum("reconstru" in line for line in lines) == 1
