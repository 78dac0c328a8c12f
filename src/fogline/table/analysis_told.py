"""What a finished game teaches as it goes out: figures, and sentences in the reader's language."""

import msgspec

from fogline.core.text import Speaker
from fogline.learn import telling
from fogline.learn.analysis import GOOD, Analysis, Decision, turning_points
from fogline.table.table import Table


class PointTold(msgspec.Struct, kw_only=True):
    """A moment of the course; each list by seat."""

    turn: int
    fair: list[float]
    """The chance to win, from 0 to 1, by what that seat could know then."""
    truth: list[float]
    """The same with everything revealed."""
    margins: list[float]
    """In truth: the points ahead of the best of the others that could be expected."""
    luck: list[float]
    """What of the chance in truth came since the last point by luck; empty while the rest is reckoned."""
    clear: list[bool]
    """Whether that is more than its error."""


class DecisionTold(msgspec.Struct, kw_only=True):
    turn: int
    """It was made after so many turns."""
    seat: int
    verdict: str
    """``good``, ``fine``, ``costly`` or ``turning``."""
    label: str
    """The verdict in words."""
    played: str
    """As records write it."""
    better: str
    better_id: int
    """Its number, for whoever does it at a table."""
    played_label: str
    better_label: str
    cost: str
    why_played: str
    why_better: str
    sure: str


class SeatTold(msgspec.Struct, kw_only=True):
    """One seat's whole game; figures in points."""

    seat: int
    name: str
    accuracy: float
    accuracy_text: str
    start: float
    own: float
    others: float
    luck: float
    end: float
    error: float
    """One standard error."""
    balance_text: str
    strokes: list[str]
    """What luck gave or took where that is clear, the largest first."""
    turning: list[DecisionTold]
    """The costliest first."""


class AnalysisInfo(msgspec.Struct, kw_only=True):
    game: str
    title: str
    asked: bool
    """Whether somebody has asked for it."""
    share: float
    """How much of it is done, from 0 to 1."""
    names: list[str]
    course: list[PointTold]
    seats: list[SeatTold]
    """Empty until it is whole."""
    decisions: list[DecisionTold]
    """In the order of the game; of those that were good only the verdict is told."""
    games: int
    """How many were imagined for it."""


def told(table: Table, share: float, found: Analysis | None, asked: bool, say: Speaker) -> AnalysisInfo:
    names = [say.player(seat) for seat in range(len(table.chairs))]
    info = AnalysisInfo(
        game=table.game.name,
        title=say.tell(table.game.words.title),
        asked=asked,
        share=share,
        names=names,
        course=[],
        seats=[],
        decisions=[],
        games=found.games if found else 0,
    )
    if found is None:
        return info
    unit = table.game.words.unit
    info.course = [
        PointTold(
            turn=point.turn,
            fair=[value.win for value in point.fair],
            truth=[value.win for value in point.truth],
            margins=[round(value.margin / unit, 2) for value in point.truth],
            luck=list(point.luck),
            clear=list(point.clear),
        )
        for point in found.course
    ]
    if found.whole:
        info.seats = [seat_told(table, found, seat, names[seat], say) for seat in range(found.seats)]
        info.decisions = [decision_told(table, one, say) for one in found.decisions]
    return info


def seat_told(table: Table, found: Analysis, seat: int, name: str, say: Speaker) -> SeatTold:
    balance, unit = found.balance[seat], table.game.words.unit
    figures = {
        part: round(getattr(balance.margin, part) / unit, 1)
        for part in ("start", "own", "others", "luck", "end", "error")
    }
    return SeatTold(
        seat=seat,
        name=name,
        accuracy=balance.accuracy,
        accuracy_text=telling.accuracy(found, seat, say),
        balance_text=telling.balance(found, seat, say),
        strokes=telling.strokes(found, seat, say),
        turning=[decision_told(table, one, say) for one in turning_points(found, seat)],
        **figures,
    )


def decision_told(table: Table, one: Decision, say: Speaker) -> DecisionTold:
    box = table.begun().match.box
    card = telling.card(one, box, say)
    good = one.verdict == GOOD
    return DecisionTold(
        turn=one.turn,
        seat=one.seat,
        verdict=one.verdict,
        label=say.tell(telling.TOLD[one.verdict]),
        played=one.played,
        better=one.better,
        better_id=box.ids[one.better],
        played_label="" if good else card.played,
        better_label="" if good else card.better,
        cost=card.cost,
        why_played=card.why_played,
        why_better=card.why_better,
        sure="" if good else card.sure,
    )
