"""The words: the Committee's steps, the face, the story of a score."""

import pytest

from fogline.core.match import Match
from fogline.core.text import Speaker
from fogline.games.rebuild import GAME
from fogline.games.rebuild.face.plain import show
from fogline.games.rebuild.fog import view
from fogline.games.rebuild.scoring import result
from fogline.games.rebuild.tests.table import BOX, table
from fogline.games.rebuild.text import WORDS

ENGLISH, SPANISH = (Speaker(lang, WORDS, BOX) for lang in ("en", "es"))


def test_money_instead_of_the_action_is_told_so() -> None:
    events = table({}).play("go 2 money", "Y5.1")
    told = [speaker.event(event) for speaker in (ENGLISH, SPANISH) for event in events[1:3]]
    assert told == [
        "Player 1 takes the money of the space instead of its action.",
        "Player 1 receives $1.",
        "Participante 1 cobra el dinero del espacio en vez de hacer su acción.",
        "Participante 1 recibe 1\N{NO-BREAK SPACE}$.",
    ]


def test_a_turn_of_the_committee_is_told_step_by_step() -> None:
    t = table({}, committee={"permits": "G1.1", "development": (2, 1)})
    events = t.play("go 1 money", "Y5.1", "B1.1", "Y1.1")
    assert [ENGLISH.event(event) for event in events][3:10] == [
        "The Committee draws yellow 5 (light, hydrant). Its aid card says for a 5: left.",
        "That space (left) is taken; the arrow leads on: centre.",
        "The Committee goes to the centre space: Materials.",
        "The Committee has 1 permit, so it takes another.",
        "The 5 points to a card of the row: left.",
        "The Committee takes the permit red 1 (light, park).",
        "New in the row of permits: blue 1 (light, cable).",
    ]


def test_a_building_of_the_committee_is_told_step_by_step() -> None:
    t = table({}, committee={"permits": "G1.1"})
    events = t.play("go 2 money", "Y5.1")
    assert [ENGLISH.event(event) for event in events][3:] == [
        "The Committee draws yellow 5 (light, hydrant). Its aid card says for a 5: left.",
        "The Committee goes to the left space: Build.",
        "The Committee builds with its permit number 1: green 1 (light, hydrant).",
        "The Committee builds on green 5b for $0; buildings: 1.",
        "green 1 (light, hydrant) and yellow 5 (light, hydrant) share an icon: electric lighting.",
        "The Committee takes an urbanism card for $0: electric lighting.",
        "The Committee moves the development token to the right, to −6.",
        "green 1 (light, hydrant) and yellow 5 (light, hydrant) share an icon: fire hydrant.",
        "The Committee takes an urbanism card for $0: fire hydrant.",
        "The Committee moves the development token to the right, to −5.",
        "The Committee discards the permit green 1 (light, hydrant).",
    ]
    spanish = [SPANISH.event(event) for event in events]
    assert spanish[3].startswith("El Comité roba amarillo 5 (alumbrado, hidrante). ")
    assert spanish[3].endswith("Para el 5, su carta de ayuda indica: izquierda.")


@pytest.mark.parametrize(("lang", "words"), [("en", "The Committee of Fifty"), ("es", "El Comité de los Cincuenta")])
def test_the_committee_has_a_name(lang: str, words: str) -> None:
    assert Speaker(lang, WORDS, BOX).tell(WORDS.automa) == words


def test_a_comparison_is_told_with_its_place() -> None:
    t = table({"built": "green-5b"}, {"built": "green-5c green-5d green-3b"}, {"built": "green-4b"})
    lines = [ENGLISH.line(line) for line in result(t.state).breakdown[0]]
    assert "Common objective “Most green buildings”: place 2 with 1, shared by 2: 5 ÷ 2" in lines
    lines = [ENGLISH.line(line) for line in result(t.state).breakdown[1]]
    assert "Common objective “Most green buildings”: place 1 with 3" in lines


def test_a_refusal_gives_figures_and_its_rule() -> None:
    match = Match.new(GAME, 2, seed=5)
    match.play("earn 1")
    match.play(match.legal_ids()[0])
    speaker = match.speaker("en", ["Ann", "Ben"])
    (reason,) = match.explain("earn 1")
    assert speaker.reason(reason).endswith("stands there already. [3.2]")


def test_the_face_shows_the_map_the_card_and_the_areas() -> None:
    t = table(
        {"built": "green-5b", "permits": "Y5.1", "money": 4}, committee={"space": 1}, order=["committee", 0], moved=1
    )
    face = show(view(t.state, 0), ENGLISH).splitlines()
    assert face[0].startswith("1907 · building costs $1 · order: The Committee✓, > Player 1")
    assert "Action card 1 of 6: 1 Build | 2 Materials [The Committee] | 3 Urban development" in face
    assert "G5a*  G5b=1 ·     ·     Y4a*  Y4b   ·     ·" in face
    assert any("permits: yellow 5 (light, hydrant)" in line for line in face)
    assert len(face) < 32


def test_the_face_of_four_is_not_wider_than_a_page() -> None:
    full = {"permits": "Y1.1 Y2.1 Y3.1 Y4.1 Y5.1", "cards": {"lighting": 2, "hydrant": 1}, "money": 12}
    t = table(full, {}, {}, {})
    for speaker in (ENGLISH, SPANISH):
        assert max(map(len, show(view(t.state, 0), speaker).splitlines())) <= 100
