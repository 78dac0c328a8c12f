"""Events, scores and results as lines for people."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from fogline.core.event import Event
from fogline.core.ids import NOBODY, Seat
from fogline.core.match import Match
from fogline.core.result import Line, Result
from fogline.core.text import Speaker
from fogline.tui.text import SAYS


def told(events: Sequence[Event], speaker: Speaker) -> str:
    """Several events as one paragraph."""
    return " ".join(filter(None, map(speaker.event, events)))


def happened(match: Match, speaker: Speaker, seat: Seat, since: int = 0) -> Iterator[tuple[int, str]]:
    """What this seat heard since this turn: (its number as it is told, a paragraph)."""
    turns: dict[int, list[Event]] = {}
    numbers = match.numbers()
    for turn, event in match.history(seat, since):
        turns.setdefault(numbers[turn], []).append(event)
    for turn, events in turns.items():
        paragraph = told(events, speaker)
        if paragraph:
            yield turn, paragraph


def private(match: Match, seat: Seat) -> list[Event]:
    """What this seat was told during set-up and a spectator was not."""
    return [event for turn, event in match.events(seat) if turn == 0 and match.game.hide(event, NOBODY) != event]


class Told(NamedTuple):
    """One turn as it is told: its number, whose it was, the actions that it took, and what was heard."""

    number: int
    seat: Seat
    actions: list[str]
    events: list[Event]


def turns(match: Match, seat: Seat | None) -> Iterator[Told]:
    """All turns for the ears of a seat, or with nothing hidden.

    The quiet steps of a sealed choice belong to the turn that they lead to; nobody else is told how many they were.
    """
    numbers, done = match.numbers(), match.turns
    heard: dict[int, list[Event]] = {}
    for turn, event in match.history(seat):
        heard.setdefault(turn, []).append(event)
    part_of = [0, *[number + 1 for number in numbers[:-1]]]
    whose = [NOBODY, *[turn.seat for turn in done]]
    for (number, owner), steps in groupby(range(len(numbers)), key=lambda turn: (part_of[turn], whose[turn])):
        listed = list(steps)
        known = seat in (None, owner)
        if known or numbers[listed[-1]] == number:
            actions = [done[turn - 1].action for turn in listed if turn and known]
            yield Told(number, owner, actions, [event for turn in listed for event in heard.get(turn, [])])


def signed(speaker: Speaker, units: int) -> str:
    return ("+" if units > 0 else "") + speaker.points(units)


def story(lines: Sequence[Line], speaker: Speaker) -> Iterator[str]:
    """The lines of one score, the points in front."""
    widest = max((len(signed(speaker, line.points)) for line in lines), default=0)
    for line in lines:
        # A line without points tells something else, such as how a tie was broken.
        points = signed(speaker, line.points) if line.points else ""
        yield f"    {points:>{widest}}  {speaker.line(line)}"


def scores(result: Result, speaker: Speaker, say: Speaker, over: bool = True) -> Iterator[str]:
    """Each seat's score with its story; in a solo game also that of the opponent in the rules.

    Before the end, how ties would be broken is not told.
    """
    for seat, lines in enumerate(result.breakdown):
        shown = [line for line in lines if line.points or over]
        yield score_of(speaker.player(seat), result.scores[seat], lines, speaker, say, over)
        yield from story(shown, speaker)
    if result.automa_score is not None and speaker.words:
        name = speaker.tell(speaker.words.automa)
        yield score_of(name, result.automa_score, result.automa_story, speaker, say, over)
        yield from story(result.automa_story, speaker)


def score_of(name: str, total: int, lines: Sequence[Line], speaker: Speaker, say: Speaker, over: bool) -> str:
    """A score in a line; before the end with what of it is certain."""
    assert speaker.words is not None
    certain = speaker.points(speaker.words.certain(lines))
    told = {"name": name, "total": speaker.points(total), "certain": certain}
    return say.tell(SAYS["score-of" if over else "score-now"], told)


def ending(result: Result, speaker: Speaker, say: Speaker) -> Iterator[str]:
    """How it ended: the rule, the places, each score's story."""
    yield speaker.ending(result.ended_by)
    yield ""
    yield from places(result, speaker)
    yield ""
    yield winners(result, speaker, say)
    yield ""
    yield from scores(result, speaker, say)


def places(result: Result, speaker: Speaker) -> Iterator[str]:
    table = [(result.places[s], speaker.player(s), result.scores[s]) for s in range(len(result.scores))]
    widest = max(len(name) for _, name, _ in table)
    for place, name, units in sorted(table, key=lambda row: row[0]):
        yield f"  {place}.  {name:<{widest}}  {speaker.points(units):>4}"


def winners(result: Result, speaker: Speaker, say: Speaker) -> str:
    names = [speaker.player(seat) for seat in result.winners]
    if not names:
        automa = speaker.tell(speaker.words.automa) if speaker.words else ""
        return say.tell(SAYS["automa-wins"], {"name": automa})
    if len(names) == 1:
        return say.tell(SAYS["wins"], {"name": names[0]})
    return say.tell(SAYS["shared"], {"names": ", ".join(names)})
