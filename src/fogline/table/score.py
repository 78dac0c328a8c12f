"""Scores and outcomes in sentences."""

from collections.abc import Mapping, Sequence
from typing import Any

from fogline.core.game import AnyGame
from fogline.core.ids import NOBODY, Seat
from fogline.core.result import Line, Result
from fogline.core.text import Category, Speaker
from fogline.table.cached_speaker import CachedSpeaker
from fogline.table.scene_types import Outcome, Score, Share
from fogline.table.text import SAYS

Memory = dict[Any, tuple[Any, Any]]


def scores(
    game: AnyGame, ended: Result | None, view: Any, say: CachedSpeaker, memory: Memory | None = None
) -> list[Score]:
    """The score as a view can count it: what is certain, and what it would be if the game ended now. Most moves score
    nothing: what was told of the same scores is told again, and nobody changes the list."""
    result, over, memory = ended or game.score(view), ended is not None, {} if memory is None else memory
    key = "scores", view.seat, over, say
    known = memory.get(key)
    if known is None or (known[0] is not result and counts(known[0]) != counts(result)):
        players = range(len(result.scores))
        told = [score(result, player, player == view.seat, say, over, memory) for player in players]
        known = memory[key] = result, told
    found: list[Score] = known[1]
    return found if result.automa_score is None else found + automa(result, say, over)


def counts(result: Result) -> tuple[Any, ...]:
    """All of a result that its scores are told from, but for the opponent that the rules play."""
    return result.scores, result.places, result.breakdown


def score(result: Result, player: Seat, own: bool, say: CachedSpeaker, over: bool, memory: Memory) -> Score:
    """One player's, as this or another seat can count it. No move scores for everybody: what was told of the same
    score is told again."""
    units, place, lines = made_of = result.scores[player], result.places[player], result.breakdown[player]
    key = player, own, over, say
    known = memory.get(key)
    if known is None or known[0] != made_of:
        fields = counted(units, lines, say, over, own)
        known = memory[key] = made_of, Score(seat=player, name=say.player(player), place=place, **fields)
    found: Score = known[1]
    return found


def automa(result: Result, say: CachedSpeaker, over: bool) -> list[Score]:
    """The opponent that the rules themselves play, where there is one."""
    if result.automa_score is None or say.words is None:
        return []
    return [
        Score(
            seat=NOBODY,
            name=say.tell(say.words.automa),
            place=1 if automa_wins(result) else 2,
            **counted(result.automa_score, result.automa_story, say, over, True),
        )
    ]


def counted(units: int, lines: Sequence[Line], say: CachedSpeaker, over: bool, own: bool) -> dict[str, Any]:
    """A score in numbers. Of an older game the lines may be gone; then the total stands alone."""
    assert say.words is not None
    sums: dict[str, int] = {}
    for line in lines:
        sums[line.key] = sums.get(line.key, 0) + line.points
    shares = [share(category, sums, say, over, own) for category in say.words.categories]
    certain = sum([share.units for share in shares if share.certain])
    return {
        "points": say.points(units),
        "units": units,
        "certain": say.points(units if over else certain),
        "unknown": any([share.unknown for share in shares]),
        "shares": shares if lines or not units else [],
        "stories": [say.story(line) for line in lines],
    }


def share(category: Category, sums: Mapping[str, int], say: CachedSpeaker, over: bool, own: bool) -> Share:
    """What a category brings, from the points by line. At the end everything is certain and known."""
    units = sum([sums.get(key, 0) for key in category.lines])
    return say.share(category, units, category.certain or over, category.secret and not own and not over)


def automa_wins(result: Result) -> bool:
    return result.automa_score is not None and not result.winners


def outcome(result: Result | None, say: Speaker, house: Speaker) -> Outcome | None:
    """How it ended, once it has."""
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
