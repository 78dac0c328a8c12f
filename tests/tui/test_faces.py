"""What each game's drawing owes to its readers."""

from collections.abc import Sequence

import pytest

from fogline.core.dealer import Dealer
from fogline.core.match import Match
from fogline.core.registry import games
from fogline.core.text import Sentence
from fogline.games.cablecars.text.face import LETTERS as CARDS
from fogline.games.investors.text.table import LETTERS as DISTRICTS
from fogline.games.rebuild.text.table import PLOT_LETTERS as PLOTS
from fogline.games.skyline.text.face import LETTERS as ROWS
from fogline.parts.bits import members
from tests.tui.test_drawings import drawn

LETTERS: dict[str, tuple[str, Sequence[Sentence]]] = {
    "cablecars": ("colour", list(CARDS[:-1])),
    "investors": ("district", [letter for letter in DISTRICTS if letter != "*"]),
    "rebuild": ("colour", list(PLOTS)),
    "skyline": ("district", list(ROWS.values())[:-1]),
}
"""Of each game: the sort of thing that has a letter, and the letters; what has a sign instead is left out."""


def middle(game: str, seats: int, turns: int) -> Match:
    """A game by chance, in the middle."""
    match, dice = Match.new(game, seats, 6), Dealer(6)
    while match.waiting and len(match.turns) < turns:
        seat = match.waiting[0]
        legal = match.legal_ids(seat)
        match.play(legal[dice.below(len(legal))], seat)
    return match


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("game", list(LETTERS))
def test_letters_are_taken_from_the_names_in_the_readers_language(game: str, lang: str) -> None:
    sort, letters = LETTERS[game]
    match = Match.new(game, games()[game].seats[-1], 6)
    say = match.speaker(lang)
    spoken = [say.tell(letter) for letter in letters]
    assert len(set(spoken)) == len(spoken)
    # A park of investors has a sign instead of a letter.
    numbers = [n for n in range(len(letters) + 1) if (game, n) != ("investors", 6)][: len(letters)]
    for number, letter in zip(numbers, spoken, strict=True):
        assert letter.lower() in say.name(sort, number).lower()


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("game", list(LETTERS))
def test_drawings_say_those_letters(game: str, lang: str) -> None:
    letters = LETTERS[game][1]
    match = middle(game, games()[game].seats[-1], 40)
    say = match.speaker(lang)
    spoken = {say.tell(letter) for letter in letters}
    other = {match.speaker({"en": "es", "es": "en"}[lang]).tell(letter) for letter in letters} - spoken
    chips = {
        run.text.strip()[0].upper()
        for page in drawn(match, match.waiting[0], (78, 24), lang).pages
        for row in page.sheet.rows()
        for run in row
        if " on " in run.style and run.text.strip()[:1].isalpha()
    }
    assert len(chips & spoken) >= 4
    assert not chips & other


def test_whoever_builds_in_rebuild_leaves_the_plot_its_letter() -> None:
    match = middle("rebuild", games()["rebuild"].seats[-1], 260)
    view, say = match.view(0), match.speaker("en")
    box = view.box
    built = [space for player in view.players for space in members(view.built[player])]
    assert built
    for size in ((60, 26), (78, 13), (120, 50)):
        runs = [run for page in drawn(match, 0, size).pages for row in page.sheet.rows() for run in row]
        for space in built:
            told = "".join(run.text for run in runs if run.about == ("space", space))
            assert told.startswith(f"{say.tell(PLOTS[box.space_colour[space]])}{box.space_number[space]}")


def test_skyline_tells_which_letter_is_which_district() -> None:
    match = Match.new("skyline", 4, 6)
    for lang in ("en", "es"):
        say = match.speaker(lang)
        for size in ((60, 26), (78, 13)):
            text = "".join(page.sheet.text() for page in drawn(match, 0, size, lang).pages)
            assert all(f" {say.name('district', district)}" in text for district in range(5))


def test_the_smallest_skyline_names_every_bonus_and_how_many_are_left() -> None:
    match = Match.new("skyline", 4, 6)
    for lang in ("en", "es"):
        assert "…×" not in drawn(match, 0, (60, 26), lang).sheet.text()
        assert "contr.×3" in drawn(match, 0, (60, 26), lang).sheet.text().lower()
