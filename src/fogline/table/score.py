"""Scores and outcomes in sentences."""

from collections.abc import Sequence

from fogline.core.ids import NOBODY, Seat
from fogline.core.match import Match
from fogline.core.result import Line, Result
from fogline.core.text import Speaker
from fogline.table.picture import Outcome, Score, Story
from fogline.table.text import SAYS


def scores(match: Match, seat: Seat, say: Speaker) -> list[Score]:
    """The score so far as this seat can count it; the true one when the game is over."""
    result = match.result or match.score(seat)
    found = [
        Score(
            seat=player,
            name=say.player(player),
            points=say.points(result.scores[player]),
            units=result.scores[player],
            place=result.places[player],
            stories=[story(line, say) for line in result.breakdown[player]],
        )
        for player in range(match.seats)
    ]
    return found + automa(result, say)


def automa(result: Result, say: Speaker) -> list[Score]:
    """The opponent that the rules themselves play, where there is one."""
    if result.automa_score is None or say.words is None:
        return []
    units = result.automa_score
    return [
        Score(
            seat=NOBODY,
            name=say.tell(say.words.automa),
            points=say.points(units),
            units=units,
            place=1 if automa_wins(result) else 2,
            stories=[story(line, say) for line in result.automa_story],
        )
    ]


def automa_wins(result: Result) -> bool:
    return result.automa_score is not None and not result.winners


def story(line: Line, say: Speaker) -> Story:
    return Story(key=line.key, points=say.points(line.points), units=line.points, rule=line.rule, text=say.line(line))


def outcome(match: Match, say: Speaker, house: Speaker) -> Outcome | None:
    """How it ended, once it has."""
    result = match.result
    if result is None:
        return None
    return Outcome(
        ended_by=result.ended_by,
        text=say.ending(result.ended_by),
        winners=list(result.winners),
        winner_text=winner_text(result.winners, say, house),
    )


def winner_text(winners: Sequence[Seat], say: Speaker, house: Speaker) -> str:
    """Who has won, in a sentence."""
    names = ", ".join(say.player(seat) for seat in winners)
    key = "wins" if len(winners) == 1 else "shared"
    if not winners and say.words is not None:
        key, names = "automa-wins", say.tell(say.words.automa)
    return house.tell(SAYS[key], {"names": names})
