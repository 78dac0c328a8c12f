"""Events, scores and results as lines for people."""

from collections.abc import Iterator, Sequence

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


def everything(match: Match) -> dict[int, list[Event]]:
    """What happened in each turn: nothing is hidden from this reader."""
    turns: dict[int, list[Event]] = {turn: [] for turn in range(len(match.turns) + 1)}
    for turn, event in match.history(None):
        turns[turn].append(event)
    return turns


def signed(speaker: Speaker, units: int) -> str:
    return ("+" if units > 0 else "") + speaker.points(units)


def story(lines: Sequence[Line], speaker: Speaker) -> Iterator[str]:
    """The lines of one score, the points in front."""
    widest = max((len(signed(speaker, line.points)) for line in lines), default=0)
    for line in lines:
        # A line without points tells something else, such as how a tie was broken.
        points = signed(speaker, line.points) if line.points else ""
        yield f"    {points:>{widest}}  {speaker.line(line)}"


def scores(result: Result, speaker: Speaker, say: Speaker, ties: bool = True) -> Iterator[str]:
    """Each seat's score with its story; in a solo game also that of the opponent in the rules."""
    for seat, story_of_seat in enumerate(result.breakdown):
        lines = [line for line in story_of_seat if line.points or ties]
        yield say.tell(SAYS["score-of"], {"name": speaker.player(seat), "total": speaker.points(result.scores[seat])})
        yield from story(lines, speaker)
    if result.automa_score is not None and speaker.words:
        name = speaker.tell(speaker.words.automa)
        yield say.tell(SAYS["score-of"], {"name": name, "total": speaker.points(result.automa_score)})
        yield from story(result.automa_story, speaker)


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
