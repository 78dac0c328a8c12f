"""What is specific to this game's words: names, the table drawn, figures in halves."""

from fogline.core.text import Speaker
from fogline.games.skyline import GAME
from fogline.games.skyline.face.plain import show
from fogline.games.skyline.fog import view
from fogline.games.skyline.tests.table import BOX, do, row, table

EN = Speaker("en", GAME.words, BOX, ("Ana", "Beto"))
ES = Speaker("es", GAME.words, BOX, ("Ana", "Beto"))


def test_cards_are_called_by_what_is_printed_on_them() -> None:
    names = {BOX.cards[card]: (EN.name("card", card), ES.name("card", card)) for card in range(BOX.kinds + 2)}
    assert names["gray 1 tracks bonus"] == ("Gray 1 (tracks, bonus)", "Gris 1 (vías, Bonificación)")
    assert names["yellow 0 square bonus"] == ("Yellow (square, bonus)", "Amarillo (plaza, Bonificación)")
    assert names["black 3"] == ("Black 3", "Negro 3")
    assert names["bonus depot"] == ("depot card", "carta de cochera")
    assert len(set(names.values())) == len(names), "no two cards are called alike"


def test_the_log_reads_well_in_both_languages() -> None:
    s = table(row(1, "2b . . . ."), columns=[["gray 1 tracks bonus"], [], []])
    events = do(s, "finalize 1", "build gray 1 tracks bonus", "take value-card", "district blue")
    assert [EN.event(event) for event in events] == [
        "Ana finalizes column 1 (1 card) and takes a contract (1).",
        "Ana builds on Gray-2: Gray 1 (tracks, bonus).",
        "Gray brings Ana a bonus: card of value 4. Left of it: 2.",
        "Ana builds on Blue-1: card of value 4.",
    ]
    assert [ES.event(event) for event in events] == [
        "Ana finaliza los proyectos de la columna 1 (1 carta) y toma un Contrato (1).",
        "Ana construye en Gris-2: Gris 1 (vías, Bonificación).",
        "El distrito Gris da a Ana una Bonificación: carta de valor 4. Quedan: 2.",
        "Ana construye en Azul-1: carta de valor 4.",
    ]


def test_the_drawn_table_shows_what_matters() -> None:
    mine = """
    0d*  .    .  .  .
    4q   1f^  3  .  .
    .    .    .  .  .
    .    .    .  .  .
    1tb* .    .  .  .
    """
    s = table(mine, columns=[["black 0 depot", "gray 0 tracks foundation"], [], []], contracts=[0, 1])
    face = show(view(s, 0), EN)
    assert "Foundation tokens left: 4 [0][2][2]. Cards in the deck: 80." in face
    assert "Column 1 (2): Black 0@, Gray 0-_" in face
    assert "> Ana (you), medal" in face
    assert "contracts 0, cable cars 2, skyscrapers 1" in face
    assert "Gray     4o   1#   3    .    .      8¹" in face
    assert "reconstruction" in face
    assert show(view(s, 1), EN).index("Beto (you)") < show(view(s, 1), EN).index("> Ana"), "one's own city first"
    assert "Contratos 1" in show(view(s, 1), ES)


def test_long_columns_are_wrapped() -> None:
    cards = [card for card in BOX.cards[: BOX.kinds] if card.startswith(("green", "yellow", "blue", "gray"))]
    s = table(row(0, ". . . . ."), columns=[[c for c in cards if "foundation" not in c], [], []])
    assert max(map(len, show(view(s, 0), EN).splitlines())) <= 100
