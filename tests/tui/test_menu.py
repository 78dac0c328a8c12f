"""The list of what can be done."""

import pytest

from fogline.tui.commands import command
from fogline.tui.menu import LINES, Entry, example, lay_out, meant, number_in
from fogline.tui.paper import Paper
from fogline.tui.text import speaker
from fogline.tui.text.full import FULL


def entries(*groups: tuple[str, int]) -> list[Entry]:
    found: list[Entry] = []
    for group, size in groups:
        for n in range(size):
            words = f"{group} place-{n}"
            label = f"{group.title()} a place: {n}"
            found.append(Entry(len(found) + 1, len(found), group, words, label, (label, f"Sitio {n}")))
    return found


def test_a_short_list_has_one_entry_a_line() -> None:
    shown, left_out = lay_out(entries(("take", 3), ("claim", 4)), 100)
    assert left_out == 0
    assert shown[0] == "  1. Take a place: 0"
    assert len(shown) == 7


def test_a_long_list_stands_in_columns() -> None:
    shown, left_out = lay_out(entries(("claim", 40)), 100)
    assert left_out == 0
    assert len(shown) <= LINES
    assert max(map(len, shown)) <= 100
    assert all(f"{n}. Claim a place: {n - 1}" in "\n".join(shown) for n in range(1, 41))


def test_a_longer_list_is_shortened_but_every_group_is_there() -> None:
    listed = entries(("take", 5), ("claim", 300), ("pass", 1))
    shown, left_out = lay_out(listed, 60)
    assert len(shown) <= LINES
    assert left_out > 200
    assert "306. Pass a place: 0" in "\n".join(shown)
    assert "  5. Take a place: 4" in "\n".join(shown)
    everything, none = lay_out(listed, 60, None)
    assert none == 0
    assert len(everything) > LINES


def test_meaning_by_number_words_and_beginnings() -> None:
    listed = entries(("take", 12), ("claim", 2))
    assert [e.number for e in meant(listed, "3")] == [3]
    assert meant(listed, "99") == []
    assert [e.words for e in meant(listed, "take place-1")] == ["take place-1"]
    assert [e.words for e in meant(listed, "CL pl 0")] == ["claim place-0"]
    assert len(meant(listed, "tak")) == 12
    assert [e.words for e in meant(listed, "sitio 11")] == ["take place-11"]
    assert meant(listed, "!?") == []


@pytest.mark.parametrize("text", ["1", "1.", "1)", "(1)", "#1", " 1 ", "[1]", "+1", "01", "1:", "# 1", "１"])
def test_a_number_as_lists_print_it(text: str) -> None:
    listed = entries(("take", 12), ("claim", 2))
    assert [e.number for e in meant(listed, text)] == [1]


@pytest.mark.parametrize("text", ["0", "-1", "99.", "(15)", "9" * 5000, "1 2", "1.5", "1,2", "²", "..", "-"])
def test_figures_are_never_words(text: str) -> None:
    assert meant(entries(("take", 12), ("claim", 2)), text) == []


def test_which_texts_are_numbers() -> None:
    assert number_in("-1") == -1
    assert number_in("#12") == 12
    assert all(number_in(text) is None for text in ("", "1 2", "1.5", "²", "take 1", "1st", "--1"))


def test_names_that_differ_in_an_accent_are_told_apart() -> None:
    listed = [Entry(n, n, "go", f"go {name}", "", ()) for n, name in enumerate(("san-jose", "san-josé", "中山"), 1)]
    assert [e.number for e in meant(listed, "GO SAN JOSÉ")] == [2]
    assert [e.number for e in meant(listed, "go san jose")] == [1]
    assert [e.number for e in meant(listed, "san")] == [1, 2]
    assert [e.number for e in meant(listed, "中")] == [3]


def test_commands_are_known_by_both_languages() -> None:
    assert command("¿por qué claim x?") == ("why", "claim x?")
    assert command("porqué 3") == ("why", "3")
    assert command("Guardar Mi Partida.json") == ("save", "Mi Partida.json")
    assert command("?") == ("help", "")
    assert command("claim all") is None
    assert command("undo everything") is None
    assert command("why ²") == ("why", "²")
    assert command("why 中山") == ("why", "中山")


def test_sentences_break_where_the_page_ends(capsys: object) -> None:
    import io

    page = io.StringIO()
    Paper(io.StringIO(), page).tell("word " * 60, "  - ")
    written = page.getvalue().splitlines()
    assert len(written) > 2
    assert all(len(line) <= 100 for line in written)
    assert written[0].startswith("  - word")
    assert written[1].startswith("    word")


def test_what_to_type_is_told_in_the_readers_language_and_understood() -> None:
    listed = entries(("claim", 3))
    assert example(listed[1], "en") == "claim place-1"
    assert example(listed[1], "es") == listed[1].label
    assert meant(listed, example(listed[1], "es")) == [listed[1]]


def test_a_key_that_opens_is_not_a_chair_that_is_open() -> None:
    spanish = speaker("es")
    assert (spanish.tell(FULL["key-open"]), spanish.tell(FULL["open-chair"])) == ("abrir", "libre")
