"""A table as one picture: what is asked, the table as the game draws it, and a row for each player."""

from collections.abc import Sequence
from typing import Final

from fogline.core.canvas import Canvas, Drawing, cut
from fogline.core.fields import plain
from fogline.core.game import AnyGame
from fogline.core.protocols import AnyView
from fogline.core.result import Result
from fogline.core.svg import SERIF, Picture, disc, sheet, words
from fogline.core.text import Speaker

SHEET: Final = (108, 36)
"""Columns and lines of a terminal's drawing."""
MARGIN: Final = 16
HEAD: Final = 62
ROW: Final = 52
ROWS_ABREAST: Final = 2
PAPER: Final = "#FBF7EC"
QUIET: Final = "#51626E"
ACCENT: Final = "#B4402F"
LINE: Final = "#C9D3DA"


def page(game: AnyGame, view: AnyView, speaker: Speaker, result: Result | None = None) -> str:
    """What this view shows, as SVG. ``result``: how it ended, where it has."""
    drawing = game.draw(plain(view), view.box, speaker, *SHEET) if game.draw else None
    board = table(game, view, speaker, drawing)
    players = rows(game, view, speaker, result, board.width, drawing.facts if drawing else ())
    width, height = board.width + 2 * MARGIN, HEAD + board.height + players.height + 2 * MARGIN
    title = speaker.tell(game.words.title)
    asked = sentence(game, view, speaker, result)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" '
        f'role="img" style="max-width: 100%; height: auto"><rect width="100%" height="100%" rx="10" fill="{PAPER}"/>'
        + words(MARGIN, 30, title, 20, more='font-weight="bold"', font=SERIF)
        + words(MARGIN, 51, cut(asked, 120), 14, QUIET if result else ACCENT)
        + f'<g transform="translate({MARGIN} {HEAD})">{board.body}</g>'
        + f'<g transform="translate({MARGIN} {HEAD + board.height + MARGIN / 2:.0f})">{players.body}</g></svg>'
    )


def sentence(game: AnyGame, view: AnyView, speaker: Speaker, result: Result | None) -> str:
    """Who is asked what; at the end, what ended it."""
    if result:
        return speaker.ending(result.ended_by)
    return f"{', '.join(map(speaker.player, view.waiting))}: {speaker.question(game.question(view))}"


def table(game: AnyGame, view: AnyView, speaker: Speaker, drawing: Drawing | None) -> Picture:
    """By the game's own picture, else as a terminal draws it, else in its plain words."""
    if game.picture:
        return game.picture(view, speaker)
    if drawing:
        return sheet(drawing.sheet)
    lines = game.show(view, speaker).split("\n")
    paper = Canvas(SHEET[0], len(lines))
    for y, line in enumerate(lines):
        paper.put(0, y, line)
    return sheet(paper)


def rows(
    game: AnyGame, view: AnyView, speaker: Speaker, result: Result | None, width: float, facts: Sequence[str]
) -> Picture:
    """Each player's name, what matters of them, and their points as far as this view can count them."""
    score = result or game.score(view)
    people = [(speaker.player(seat), points, seat) for seat, points in enumerate(score.scores)]
    if score.automa_score is not None:
        people.append((speaker.tell(game.words.automa), score.automa_score, -1))
    room = width / ROWS_ABREAST
    drawn = []
    for place, (name, points, seat) in enumerate(people):
        x, y = place % ROWS_ABREAST * room, place // ROWS_ABREAST * ROW
        won = bool(result) and seat >= 0 and score.places[seat] == 1
        lit = won or seat in view.waiting
        about = facts[seat] if 0 <= seat < len(facts) else ""
        sign = seat if seat >= 0 else len(score.scores)
        drawn.append(row(x, y, room - 8, sign, name + " ★" * won, about, speaker.points(points), lit))
    return Picture(width, -(-len(people) // ROWS_ABREAST) * ROW, "".join(drawn))


def row(x: float, y: float, width: float, seat: int, name: str, about: str, points: str, lit: bool) -> str:
    """One player: sign, name, what matters, points; ``lit`` is whoever is asked or has won."""
    edge = f'stroke="{ACCENT}" stroke-width="2"' if lit else f'stroke="{LINE}"'
    return (
        f'<rect x="{x:.1f}" y="{y + 4:.1f}" width="{width:.1f}" height="{ROW - 8}" rx="8" fill="#FFFFFF" {edge}/>'
        + disc(x + 24, y + ROW / 2, seat)
        + words(x + 46, y + 23, cut(name, 30), 15, more='font-weight="bold"')
        + words(x + 46, y + 40, cut(about, int(width - 110) // 6), 12, QUIET)
        + words(x + width - 14, y + 34, points, 24, more='text-anchor="end" font-weight="bold"', font=SERIF)
    )
