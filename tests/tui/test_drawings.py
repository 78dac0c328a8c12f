"""Every game's drawing for a terminal: at every size, through every pair of eyes, in both languages."""

from dataclasses import fields

import pytest

from fogline.core.canvas import INKS, Canvas, Drawing, cut, length, wrapped
from fogline.core.dealer import Dealer
from fogline.core.ids import NOBODY
from fogline.core.match import Match
from fogline.core.registry import games
from fogline.core.svg import INKS as KNOWN
from fogline.table.codec import plain
from fogline.tui.look import style_of

NEVER_MENTIONED = {"location", "street", "ticket", "tile", *[f"city-{seat}" for seat in range(4)]}
"""What can be looked at but is not what an action names."""
SIZES = ((78, 13), (61, 26), (60, 25), (83, 32), (120, 50), (98, 12))


def moments(game: str, seats: int) -> list[Match]:
    """A game by chance, at four moments of it."""
    match, dice, found = Match.new(game, seats, 6), Dealer(6), []
    for n in range(90):
        if not match.waiting:
            break
        if n % 30 == 0:
            found.append(match.branch())
        seat = match.waiting[0]
        legal = match.legal_ids(seat)
        match.play(legal[dice.below(len(legal))], seat)
    return [*found, match]


def drawn(match: Match, seat: int, size: tuple[int, int], lang: str = "en") -> Drawing:
    assert match.game.draw is not None
    speaker = match.speaker(lang, ["Ana", "Beto", "Carla", "Dora", "Eva"][: match.seats])
    return match.game.draw(plain(match.view(seat)), match.box, speaker, *size)


@pytest.mark.parametrize("game", list(games()))
def test_a_drawing_fits_and_names_what_actions_mention(game: str) -> None:
    for seats in (games()[game].seats[0], games()[game].seats[-1]):
        for match in moments(game, seats):
            sorts = {f.name for action in match.box.actions for f in fields(action)} | NEVER_MENTIONED
            for number, seat in enumerate((NOBODY, *range(seats))):
                made = drawn(match, seat, SIZES[number % len(SIZES)], ("en", "es")[number % 2])
                wide, high = SIZES[number % len(SIZES)]
                assert (made.sheet.width, made.sheet.height) == (wide, high)
                assert len(made.facts) >= seats
                for title, sheet in made.pages:
                    assert bool(title) == (len(made.pages) > 1)
                    assert sheet.height <= high
                    assert all(length(line) <= wide for line in sheet.text().splitlines())
                    about = {run.about[0] for row in sheet.rows() for run in row if run.about}
                    assert about <= sorts


@pytest.mark.parametrize("game", list(games()))
def test_a_small_window_loses_nothing_that_actions_mention(game: str) -> None:
    """What is drawn on one large sheet is found on one of the pages of the smallest window."""
    for match in moments(game, games()[game].seats[-1]):
        for seat in match.waiting:
            large, small = drawn(match, seat, (120, 50)), drawn(match, seat, (78, 13))
            assert (len(large.pages), len(small.pages) > 1) == (1, True)
            mentioned = {thing for action in match.legal_ids(seat) for thing in things(match.box.actions[action])}
            shown = {thing for thing in mentioned if large.sheet.shows(frozenset({thing}))}
            assert shown <= {thing for page in small.pages for thing in shown if page.sheet.shows(frozenset({thing}))}


def things(action: object) -> set[tuple[str, int]]:
    return {(f.name, getattr(action, f.name)) for f in fields(action) if f.name != "words"}  # type: ignore[arg-type]


@pytest.mark.parametrize("game", list(games()))
def test_what_can_be_chosen_on_the_table_is_found_there(game: str) -> None:
    """Most legal actions that mention a component find it drawn, so that a click can mean them."""
    found = total = 0
    for match in moments(game, games()[game].seats[-1]):
        for seat in match.waiting:
            sheet = drawn(match, seat, (120, 50)).sheet
            about = {run.about for row in sheet.rows() for run in row if run.about}
            for action in match.legal_ids(seat):
                mentions = things(match.box.actions[action])
                total += bool(mentions)
                found += bool(mentions & about)
    assert found >= total * 0.5


@pytest.mark.parametrize("game", list(games()))
def test_where_others_moved_is_drawn_and_can_be_marked(game: str) -> None:
    match = moments(game, games()[game].seats[-1])[-1]
    made = drawn(match, 0, (120, 50))
    events = [event for turn, event in match.history(0) if turn and event.args.get("seat")]
    marked = {thing for event in events for thing in made.touched(event.args)}
    assert any(made.sheet.shows(frozenset({thing})) for thing in marked)


@pytest.mark.parametrize("game", list(games()))
def test_every_drawing_says_what_is_reconstructed(game: str) -> None:
    match = Match.new(game, games()[game].seats[-1], 6)
    for size in ((61, 26), (78, 13)):
        for lang in ("en", "es"):
            assert "econstru" in "".join(page.sheet.text() for page in drawn(match, 0, size, lang).pages)


def test_every_ink_is_known_to_the_terminal() -> None:
    assert set(INKS) == set(KNOWN)
    assert style_of("bold accent").bold


def test_a_sheet_cuts_what_does_not_fit() -> None:
    sheet = Canvas(5, 2)
    assert sheet.put(3, 0, "abc") == 6
    sheet.put(0, 1, "漢字", "bold", ("card", 1))
    assert sheet.text() == "   ab\n漢字"
    assert sheet.about(1, 1) == ("card", 1)
    assert cut("Embarcadero", 6) == "Embar…"
    assert wrapped("one two three four", 8, 2) == ["one two", "three …"]
    assert wrapped("one four seven", 5, 2) == ["one", "four…"]
    assert wrapped("one seven eight", 5, 2) == ["one", "seve…"]
    assert wrapped("bids 70\N{NO-BREAK SPACE}$ now", 8, 3) == ["bids", "70\N{NO-BREAK SPACE}$ now"]
