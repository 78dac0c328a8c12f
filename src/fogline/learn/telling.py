"""An analysis in sentences: turning points, luck and skill, verdicts. The browser, the terminal and the command line
tell the same, in the reader's language, by the speaker of the game."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from fogline.core.ids import Seat
from fogline.core.protocols import AnyBox
from fogline.core.text import N_, Plural, Sentence, Speaker
from fogline.learn.analysis import COSTLY, FINE, GOOD, TURNING, Analysis, Decision, turning_points

TOLD: Final[dict[str, Sentence]] = {
    GOOD: N_("good"),
    FINE: N_("fine"),
    COSTLY: N_("costly"),
    TURNING: N_("turning point"),
    "about-good": N_("Nothing clearly better was found."),
    "about-fine": N_("Something else was a little better: {better}."),
    "played": N_("Played: {label}."),
    "better": N_("Better: {label}."),
    "cost-both": N_("It cost about {amount} points and {wins} of the chance to win ({least} to {most})."),
    "cost-wins": N_("It cost about {wins} of the chance to win ({least} to {most})."),
    "cost-points": N_("It cost about {amount} points ({least} to {most})."),
    "sure": Plural(
        "Both were tried in {games} imagined game, by what could be known then.",
        "Both were tried in {games} imagined games each, by what could be known then.",
        "games",
    ),
    "no-turning": N_("No turning point: nothing clearly better that mattered was found."),
    "accuracy": Plural(
        "{good} of {n} decision was not costly ({share}).", "{good} of {n} decisions were not costly ({share}).", "n"
    ),
    "stroke": N_("Luck from step {first} to {last}: {wins} of the chance to win, in truth."),
    "balance": N_(
        "{end} points at the end: {start} could be expected before the deal, {own} by clear mistakes of one's own, "
        "{others} by those of others, {luck} by luck and all that is too small to be told from it (± {error})."
    ),
    "balance-alone": N_(
        "{end} points at the end: {start} could be expected before the deal, {own} by clear mistakes of one's own, "
        "{luck} by luck and all that is too small to be told from it (± {error})."
    ),
}
MOST_STROKES: Final = 3
SURE: Final = 1.96
"""Standard errors on both sides of a figure, within which it is with 95 of 100."""


@dataclass(frozen=True)
class Card:
    """A decision in words."""

    decision: Decision
    played: str
    better: str
    cost: str
    why_played: str
    why_better: str
    sure: str


def card(one: Decision, box: AnyBox, say: Speaker) -> Card:
    def label(words: str) -> str:
        return say.action(box.actions[box.ids[words]])

    return Card(
        one,
        label(one.played),
        label(one.better),
        cost(one, say),
        say.aim(one.played_aim),
        say.aim(one.better_aim),
        say.tell(TOLD["sure"], {"games": one.games}),
    )


def cost(one: Decision, say: Speaker) -> str:
    """What it cost, with the interval of the first figure that is clear."""
    if not one.effects:
        return ""
    effect, unit = one.effects[one.seat], say.words.unit if say.words else 1
    win, margin = -effect.win, -effect.margin / unit
    clear_win = win > SURE * effect.error
    clear_margin = margin > SURE * effect.margin_error / unit
    points = say.number(margin, ".1f")
    if clear_win:
        ends = [say.number(max(0.0, win + side * SURE * effect.error), ".0%") for side in (-1, 1)]
        values = {"amount": points, "wins": say.number(win, ".0%"), "least": ends[0], "most": ends[1]}
        return say.tell(TOLD["cost-both" if clear_margin else "cost-wins"], values)
    reach = SURE * effect.margin_error / unit
    values = {"amount": points, "least": say.number(margin - reach, ".1f"), "most": say.number(margin + reach, ".1f")}
    return say.tell(TOLD["cost-points"], values)


def cards(analysis: Analysis, seat: Seat, box: AnyBox, say: Speaker) -> list[Card]:
    """The turning points of a seat, the costliest first."""
    return [card(one, box, say) for one in turning_points(analysis, seat)]


def sentences(told: Card, say: Speaker) -> list[str]:
    """A turning point in lines."""
    played = say.tell(TOLD["played"], {"label": told.played})
    better = say.tell(TOLD["better"], {"label": told.better})
    return [f"{played} {told.why_played}".rstrip(), f"{better} {told.why_better}".rstrip(), f"{told.cost} {told.sure}"]


def accuracy(analysis: Analysis, seat: Seat, say: Speaker) -> str:
    found = analysis.balance[seat]
    good = round(found.accuracy * found.decisions)
    return say.tell(TOLD["accuracy"], {"good": good, "n": found.decisions, "share": say.number(found.accuracy, ".0%")})


def balance(analysis: Analysis, seat: Seat, say: Speaker) -> str:
    """Luck and skill apart, in points."""
    unit, found = say.words.unit if say.words else 1, analysis.balance[seat].margin
    values = {
        name: say.number(getattr(found, name) / unit, "+.1f") for name in ("end", "start", "own", "others", "luck")
    }
    values["error"] = say.number(SURE * found.error / unit, ".1f")
    return say.tell(TOLD["balance" if analysis.seats > 1 else "balance-alone"], values)


def strokes(analysis: Analysis, seat: Seat, say: Speaker) -> list[str]:
    """What luck gave or took where that is clear, the largest first."""
    pairs = [(before.turn, point) for before, point in pairwise(analysis.course) if point.clear and point.clear[seat]]
    largest = sorted(pairs, key=lambda pair: -abs(pair[1].luck[seat]))[:MOST_STROKES]
    return [
        say.tell(TOLD["stroke"], {"first": first + 1, "last": point.turn, "wins": say.number(point.luck[seat], "+.0%")})
        for first, point in largest
    ]


BARS: Final = "▁▂▃▄▅▆▇█"


def bars(chances: Sequence[float]) -> str:
    """A course of chances in one line of signs."""
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in chances)
