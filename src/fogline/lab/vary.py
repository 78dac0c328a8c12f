"""One number of a box over a range: what it changes in a game, as curves with their intervals."""

import re
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, Final

from fogline.core.game import AnyGame
from fogline.core.text import N_, Sentence, Speaker
from fogline.lab.look import drawn, page
from fogline.lab.sure import Sure, share
from fogline.lab.survey import Survey, of_counts
from fogline.lab.svg import curve

SAYS: Final[dict[str, Sentence]] = {
    "title": N_("{title}: what {number} changes"),
    "about": N_(
        "{games} games with {seats} seats for each value, the same deals, every seat played by '{bot}', seed {seed}."
    ),
    "band": N_("The band around a curve holds the true value in 95 of 100 such pages. In our box {number} is {usual}."),
    "moves": N_("How long a game takes, in decisions"),
    "score": N_("Points of a player"),
    "margin": N_("Points between the first and the second"),
    "first": N_("How often the seat that acts first wins, in percent"),
    "automa": N_("How often the opponent in the rules wins, in percent"),
    "ending": N_("How often it ends so, in percent: {ending}"),
}
MARK: Final = "fogline vary"
"""How a page of ours says what it is."""


class NoNumber(Exception):
    """There is no number of this name in the box."""


def numbers(text: str) -> dict[str, int]:
    """The numbers of a box by their place: ``cars.each`` stands under ``[cars]``."""
    found: dict[str, int] = {}
    section = ""
    for line in text.splitlines():
        if head := re.match(r"\[([\w.]+)\]", line):
            section = f"{head[1]}."
        elif line.startswith("["):
            section = "[["  # lists of tables have no number by one name
        elif section != "[[" and (entry := re.match(r"(\w+)\s*=\s*(-?\d+)\s*(#|$)", line)):
            found[f"{section}{entry[1]}"] = int(entry[2])
    return found


def with_number(text: str, name: str, value: int) -> str:
    """The box with another value there. It is no longer as printed, and says so where it said that it was."""
    if name not in numbers(text):
        raise NoNumber(name)
    section, _, key = name.rpartition(".")
    lines, inside = text.splitlines(), not section
    for place, line in enumerate(lines):
        if line.startswith("["):
            inside = bool(re.match(rf"\[{re.escape(section)}\]", line)) if section else False
        elif inside and re.match(rf"{re.escape(key)}\s*=", line):
            lines[place] = re.sub(r"=\s*-?\d+", f"= {value}", line, count=1)
    return re.sub(r"^printed = true\b", "printed = false", "\n".join(lines) + "\n", flags=re.MULTILINE)


def outcomes(game: AnyGame, found: Survey) -> dict[str, Sure]:
    """What is plotted, of one value's games."""
    unit = game.words.unit
    told = {"moves": of_counts(found.moves).sure(), "score": of_counts(found.scores).sure(unit)}
    if found.seats > 1:
        told |= {"margin": of_counts(found.margins).sure(unit), "first": percent(share(found.first_wins, found.games))}
    if found.automa_games:
        told["automa"] = percent(share(found.automa_wins, found.automa_games))
    if len(game.endings) > 1:
        told |= {f"ending {key}": percent(share(found.endings[key], found.games)) for key in game.endings}
    return told


def percent(sure: Sure) -> Sure:
    return Sure(sure.value * 100, sure.low * 100, sure.high * 100)


def vary_page(
    game: AnyGame, say: Speaker, about: Mapping[str, Any], values: Sequence[int], found: Sequence[Mapping[str, Sure]]
) -> str:
    """The page; ``about`` fills its sentences."""

    def tell(key: str, **more: Any) -> str:
        return say.tell(SAYS[key], {**about, **more})

    def headline(key: str) -> str:
        kind, _, ending = key.partition(" ")
        return tell("ending", ending=say.ending(ending)) if ending else tell(kind)

    head = "".join(f"<p>{escape(tell(key))}</p>" for key in ("about", "band"))
    charts = []
    for key in found[0]:
        sure = [outcome[key] for outcome in found]
        points = [(value, of.value, of.low, of.high) for value, of in zip(values, sure, strict=True)]
        charts.append(drawn(curve, headline(key), points))
    return page(say.lang, escape(tell("title")), MARK, head, "\n".join(charts))
