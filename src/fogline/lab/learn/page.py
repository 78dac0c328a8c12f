"""A training as one HTML page that needs nothing else: how it learned, whether its chances come true, what it won."""

from html import escape
from math import sqrt
from typing import Any, Final

from fogline.core.text import N_, Sentence, Speaker
from fogline.lab import look
from fogline.lab.learn.stages import Training
from fogline.lab.rating import clear
from fogline.lab.svg import bars, dots

MARK: Final = "fogline train"
"""How a page of ours says what it is."""
SAYS: Final[dict[str, Sentence]] = {
    "title": N_("{title} with {seats} seats: what a net has learned"),
    "about": N_("{rows} rows of {games} games, {more} of them by a search that asks the net; seed {seed}; by {by}."),
    "again": N_("The same command with the same seed and library gives the same net."),
    "curve": N_("Error after each pass, on games that it did not learn from"),
    "pass": N_("pass {n}"),
    "tells": N_("How often winners are given the better chance, by quarter of the game"),
    "quarter": N_("quarter {n}"),
    "all": N_("the whole game"),
    "true": N_("Quarter {n}: what was said and how often it came"),
    "said": N_("said {said}"),
    "rounding": N_("Weights are whole numbers; that changes a chance by {most} at most in the rows tried."),
    "gates": N_("Share of the points on fresh deals, in per mille above half, with 95 % intervals"),
    "gate": N_("{one} against {other}: {share} ± {error} in {deals} deals, {sure}."),
    "sure": N_("beyond doubt"),
    "unsure": N_("not beyond doubt"),
    "passed": N_("It has passed: it may be used."),
    "failed": N_("It has not passed: the game is better off without it."),
}


def page(training: Training, header: dict[str, Any], say: Speaker) -> str:
    """The page about the net that a training has made, by what its file tells."""
    data, test = header["data"], header["test"]
    told = Told(say)
    title = told("title", title=say.tell(training.game.words.title), seats=header["seats"])
    told.paragraph("about", rows=test["rows"], games=test["games"], more=data["more"], seed=data["seed"], by=data["by"])
    told.paragraph("again")
    told.curve(header["curve"])
    told.chances(test)
    told.paragraph("rounding", most=say.number(test["rounding"], ".4f"))
    told.gates(training)
    told.paragraph("passed" if training.passed() else "failed")
    return look.page(say.lang, escape(title), MARK, "", "\n".join(told.parts))


def spread(results: list[float]) -> tuple[float, float]:
    """The mean of what was got deal by deal, and 1.96 standard errors, as if one deal more had been won and one more
    lost, so that a handful of wins is not taken for certainty."""
    n, more = len(results), [*results, 0.0, 1.0]
    middle = sum(more) / len(more)
    error = 1.96 * sqrt(sum((got - middle) ** 2 for got in more) / (n + 1) / max(1, n))
    return sum(results) / max(1, n), error


class Told:
    """The parts of a page in one language."""

    def __init__(self, say: Speaker) -> None:
        self.say = say
        self.parts: list[str] = []

    def __call__(self, key: str, **values: Any) -> str:
        return self.say.tell(SAYS[key], values)

    def paragraph(self, key: str, **values: Any) -> None:
        self.parts.append(f"<p>{escape(self(key, **values))}</p>")

    def curve(self, tested: list[float]) -> None:
        rows = [(self("pass", n=n), error, self.say.number(error, ".4f")) for n, error in enumerate(tested, 1)]
        self.parts.append(bars(self("curve"), rows))

    def chances(self, test: dict[str, Any]) -> None:
        number = self.say.number
        rows = [(self("all"), test["auc"], number(test["auc"], ".3f"))]
        rows += [
            (self("quarter", n=n), part["auc"], number(part["auc"], ".3f")) for n, part in enumerate(test["parts"], 1)
        ]
        self.parts.append(bars(self("tells"), rows))
        for n, part in enumerate(test["parts"], 1):
            pairs = zip(part["said"], part["came"], strict=True)
            steps = [(self("said", said=number(said, ".0%")), came, number(came, ".0%")) for said, came in pairs]
            if steps:
                self.parts.append(bars(self("true", n=n), steps))

    def gates(self, training: Training) -> None:
        rows: list[tuple[str, float, float, float]] = []
        for nth, ((one, other), results) in enumerate(training.results(), 1):
            mean, error = spread(results)
            over = [1000 * (value - 0.5) for value in (mean, mean - error, mean + error)]
            rows.append((f"{nth}", over[0], over[1], over[2]))
            values = {"share": self.say.number(mean, ".1%"), "error": self.say.number(error, ".1%")}
            sure = self("sure" if clear(results) else "unsure")
            self.paragraph("gate", one=one, other=other, deals=len(results), sure=sure, **values)
        self.parts.append(dots(self("gates"), rows))
