"""Chapter 8: the score, and the story of each number."""

from collections.abc import Sequence
from functools import lru_cache

from fogline.core.result import Line, Result, ranking
from fogline.games.cablecars.box import Box
from fogline.games.cablecars.questions import ALL_PASSED, OVER
from fogline.games.cablecars.state import State
from fogline.games.cablecars.view import View
from fogline.parts.bits import BIT, members, size

LAST_ROUND = "last-round"
EVERYBODY_PASSED = "everybody-passed"
NOT_OVER = "not-over"


def reach(box: Box, claimed: int, start: int) -> int:
    """The locations that a network of tracks joins to this one, as a mask."""
    found = BIT[start]
    tracks = members(claimed)
    grew = True
    while grew:
        grew = False
        for track in tracks:
            ends = BIT[box.end_a[track]] | BIT[box.end_b[track]]
            if found & ends and found & ends != ends:
                found |= ends
                grew = True
    return found


def completed(box: Box, claimed: int, ticket: int) -> bool:
    """8.2: whether one's own tracks join the two locations of a ticket."""
    return bool(reach(box, claimed, box.ticket_a[ticket]) & BIT[box.ticket_b[ticket]])


def route_lines(box: Box, claimed: int) -> list[Line]:
    """8.1: what each claimed track scored."""
    return [
        Line("route", box.route_points[box.spaces[t]], "8.1", {"track": t, "spaces": box.spaces[t]})
        for t in members(claimed)
    ]


def ticket_lines(box: Box, claimed: int, tickets: int) -> list[Line]:
    """8.2: completed tickets add their points, the others cost them."""
    lines: list[Line] = []
    for ticket in members(tickets):
        done = completed(box, claimed, ticket)
        points = box.ticket_points[ticket]
        key = "ticket-completed" if done else "ticket-failed"
        lines.append(Line(key, points if done else -points, "8.2", {"ticket": ticket}))
    return lines


def token_lines(box: Box, tokens: int) -> list[Line]:
    """8.3: tourist tokens by the printed table."""
    count = int(size(tokens))
    return [Line("tokens", box.token_points[count], "8.3", {"count": count})] if count else []


@lru_cache(maxsize=1000)
def lines(box: Box, claimed: int, tickets: int, tokens: int) -> tuple[Line, ...]:
    """A player's score. Most moves change nobody's, and everybody who looks asks for it."""
    return tuple(route_lines(box, claimed) + ticket_lines(box, claimed, tickets) + token_lines(box, tokens))


def tickets_done(story: Sequence[Line]) -> int:
    return len([line for line in story if line.key == "ticket-completed"])


def judge(stories: list[tuple[Line, ...]], ended_by: str) -> Result:
    """8.4: most points, then most completed tickets; 8.5: who is still tied shares the place."""
    scores = [sum([line.points for line in story]) for story in stories]
    keys = [(score, tickets_done(story)) for score, story in zip(scores, stories, strict=True)]
    told = [story + tie_line(keys, seat) for seat, story in enumerate(stories)]
    return Result(tuple(scores), ranking(list(keys)), ended_by, tuple(told))


def tie_line(keys: list[tuple[int, int]], seat: int) -> tuple[Line, ...]:
    """How a tie on points was settled, told to each of the tied."""
    score, done = keys[seat]
    rivals = [rival for rival, key in enumerate(keys) if rival != seat and key[0] == score]
    if not rivals:
        return ()
    best = max([keys[rival][1] for rival in rivals])
    key = "tie-ahead" if done > best else "tie-behind" if done < best else "tie-shared"
    return (Line(key, 0, "8.5" if key == "tie-shared" else "8.4", {"done": done, "best": best}),)


def ended(ended_by: int) -> str:
    return EVERYBODY_PASSED if ended_by == ALL_PASSED else LAST_ROUND


def result(s: State) -> Result:
    """The final result of a game that is over."""
    stories = [lines(s.box, s.claimed[i], s.tickets[i], s.tokens[i]) for i in range(s.seats)]
    return judge(stories, ended(s.ended_by))


def score(v: View) -> Result:
    """The score so far: of everybody what is public, of myself also my tickets as they stand."""
    tickets = v.tickets_shown or [v.my_tickets if seat == v.seat else 0 for seat in range(v.seats)]
    ended_by = ended(v.ended_by) if v.asks == OVER else NOT_OVER
    return so_far(v.box, tuple(v.claimed), tuple(tickets), tuple(v.tokens), ended_by)


@lru_cache(maxsize=1000)
def so_far(
    box: Box, claimed: tuple[int, ...], tickets: tuple[int, ...], tokens: tuple[int, ...], ended_by: str
) -> Result:
    """The same from all that it is counted by, most of which no move changes."""
    return judge([lines(box, *each) for each in zip(claimed, tickets, tokens, strict=True)], ended_by)
