"""The plain face: fits a terminal, speaks both languages, shows no secret."""

import pytest

from fogline.core.dealer import Dealer
from fogline.core.ids import NOBODY
from fogline.core.text import Speaker
from fogline.games.cablecars import GAME
from fogline.games.cablecars import questions as q
from fogline.games.cablecars.face.plain import closed, show, show_map
from fogline.games.cablecars.paths import missing, trails
from fogline.games.cablecars.state import State
from fogline.games.cablecars.tests.played import BOX, greedy, moments, random
from fogline.parts.bits import BIT, members
from fogline.parts.plain_lines import WIDTH

MOST_LINES = 30
ENGLISH = Speaker("en", GAME.words, BOX)


def face(state: State, seat: int, lang: str = "en") -> str:
    return show(GAME.view(state, seat), Speaker(lang, GAME.words, BOX))


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_fits_a_terminal(seats: int, lang: str) -> None:
    for state, _, _ in moments(greedy(seats), 30 + seats):
        for seat in (*range(seats), NOBODY):
            lines = face(state, seat, lang).splitlines()
            assert len(lines) <= MOST_LINES
            assert max(map(len, lines)) <= WIDTH


@pytest.mark.parametrize("seats", [2, 4])
def test_it_shows_nothing_that_its_seat_cannot_know(seats: int) -> None:
    compared = 0
    for n, (state, _, _) in enumerate(moments(random(seats), 50 + seats)):
        if n % 7:
            continue
        for seat in (*range(seats), NOBODY):
            view = GAME.view(state, seat)
            imagined = [GAME.imagine(view, Dealer(1000 * n + k)) for k in range(2)]
            if imagined[0].hands != imagined[1].hands:
                compared += 1
            assert face(imagined[0], seat) == face(imagined[1], seat) == face(state, seat)
    assert compared > 10


def test_another_players_tickets_are_never_named() -> None:
    looked = 0
    for state, _, _ in moments(greedy(3), 12):
        if state.asks == q.OVER:
            break
        text = " ".join(face(state, 0).split())
        theirs = members((state.tickets[1] | state.tickets[2]) & ~state.tickets[0])
        for ticket in theirs:
            ends = f"{BOX.locations[BOX.ticket_a[ticket]]} – {BOX.locations[BOX.ticket_b[ticket]]}"
            assert ends not in text
            looked += 1
    assert looked > 100


def test_both_languages_tell_the_same_numbers() -> None:
    for state, seat, _ in moments(greedy(2), 8):
        english, spanish = face(state, max(seat, 0)), face(state, max(seat, 0), "es")
        assert english != spanish
        assert digits(english) == digits(spanish)


def digits(text: str) -> list[str]:
    return [word for word in text.replace("(", " ").replace(")", " ").replace(",", " ").split() if word.isdigit()]


def test_it_says_that_the_map_is_a_reconstruction() -> None:
    state, _, _ = next(moments(random(2), 1))
    assert "Reconstructed map" in face(state, 0)
    assert "Mapa reconstruido" in face(state, NOBODY, "es")


def test_tickets_tell_how_far_they_are() -> None:
    marks = set()
    for state, seat, _ in moments(greedy(2), 9):
        if seat < 0:
            break
        view = GAME.view(state, seat)
        lines = face(state, seat).replace("\n      ", " ").splitlines()
        for ticket in members(view.my_tickets):
            cars = missing(view, seat, ticket)
            mark = "x" if cars is None else "+" if cars == 0 else "-"
            marks.add(mark)
            line = next(line for line in lines if GAME.words.names["ticket"](BOX, ticket, ENGLISH) in line)
            assert line.startswith(f"  {mark} ")
            assert mark != "-" or f": {cars} cable car" in line
    assert {"+", "-"} <= marks


def test_the_last_round_is_announced() -> None:
    told = 0
    for state, _, _ in moments(greedy(3), 4):
        in_last_round = state.last_turns > 0
        assert ("LAST ROUND" in face(state, 0)) == in_last_round
        told += in_last_round
    assert told > 0


def test_every_claimed_route_is_walked_once() -> None:
    *_, (state, _, _) = moments(greedy(4), 2)
    for claimed in state.claimed:
        walks = trails(BOX, members(claimed))
        assert sorted(track for _, walk in walks for track in walk) == members(claimed)
        for start, walk in walks:
            here = start
            for track in walk:
                assert here in (BOX.end_a[track], BOX.end_b[track])
                here = BOX.end_a[track] + BOX.end_b[track] - here


def test_a_claimed_route_stands_with_its_player() -> None:
    for state, seat, _ in moments(random(2), 6):
        if seat >= 0 and state.claimed[1] == BIT[min(members(state.claimed[1]), default=0)]:
            track = members(state.claimed[1])[0]
            after = " ".join(face(state, 0).split("Player 2:")[1].split())
            ends = {BOX.locations[BOX.end_a[track]], BOX.locations[BOX.end_b[track]]}
            assert all(f"{end}" in after for end in ends)
            return
    raise AssertionError("player 2 never had exactly one route")


@pytest.mark.parametrize("seats", [2, 4])
def test_the_map_tells_every_route_that_can_still_be_claimed(seats: int) -> None:
    for n, (state, _, _) in enumerate(moments(greedy(seats), 21)):
        if n % 40:
            continue
        view = GAME.view(state, 0)
        told = {line.split(":")[0].strip(): line for line in unfolded(show_map(view, ENGLISH))}
        for track in range(len(BOX.spaces)):
            route = f"{BOX.locations[BOX.end_b[track]]} "
            line = told.get(BOX.locations[BOX.end_a[track]], "")
            found = [part for part in line.partition(": ")[2].split("; ") if part.startswith(route)]
            costs = found[0].removeprefix(route).split(" / ") if found else []
            same = [other for other in (track, BOX.twin[track]) if other >= 0 and not closed(view, other)]
            assert sorted(costs) == sorted(ENGLISH.name("cost", other) for other in same)


def unfolded(text: str) -> list[str]:
    """Lines with what was folded away from them."""
    lines: list[str] = []
    for line in text.splitlines():
        if line.startswith("    "):
            lines[-1] += " " + line.strip()
        else:
            lines.append(line)
    return lines
