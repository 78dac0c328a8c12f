"""A whole game written down for a test: what was done, what each seat saw and heard.

python -m fogline.lab.transcript GAME --seats 3 --seed 1906 > playthrough.txt
python -m fogline.lab.transcript --check playthrough.txt
"""

import argparse
import json
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import is_dataclass
from pathlib import Path
from typing import Any

from fogline.bots.base import make
from fogline.core.dealer import Dealer
from fogline.core.event import Event
from fogline.core.fields import held, plain
from fogline.core.ids import NOBODY, Seat
from fogline.core.match import Match
from fogline.core.protocols import AnyView
from fogline.core.rows import is_packed
from fogline.core.text import Speaker
from fogline.lab.run import seed_of, spread

FIELD = re.compile(r" +\[[^]]*\] \w+ = ")


def transcript(about: argparse.Namespace) -> str:
    """The text of the game that these arguments ask for; its first line holds them."""
    options = dict(option.split("=", 1) for option in about.option)
    match = Match.new(about.game, about.seats, about.seed, options)
    names = spread(about.bots.split(","), about.seats)
    minds = [make(match.game, name) for name in names]
    dice = [Dealer(seed_of(about.seed, seat)) for seat in range(about.seats)]
    lines = [" ".join(arguments(about)), "", "== set-up"]
    scribe = Scribe(match)
    lines += scribe.write()
    while match.waiting:
        seat = match.waiting[0]
        mind = minds[seat]
        action = mind.choose(match.view(seat) if mind.needs_view else None, match.legal_ids(seat), dice[seat])
        match.play(action, seat)
        lines += [f"== turn {len(match.turns)}, seat {seat}: {match.turns[-1].action}", *scribe.write()]
    return "\n".join([*lines, *ending(match, scribe.speaker)]) + "\n"


class Scribe:
    """Writes what is new since it last wrote."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seats = [*range(match.seats), NOBODY]
        self.speaker = match.speaker()
        self.known: dict[Seat, dict[str, str]] = {seat: {} for seat in self.seats}
        self.heard = 0

    def write(self) -> list[str]:
        lines = [*self.events(), *self.views()]
        self.heard = len(self.match.turns) + 1
        return lines

    def events(self) -> Iterator[str]:
        """Each event once for all who hear the same."""
        heard = [[event for _, event in self.match.history(seat, self.heard)] for seat in self.seats]
        for versions in zip(*heard, strict=True):
            for event in dict.fromkeys(map(Said, versions)):
                hearers = [seat for seat, version in zip(self.seats, versions, strict=True) if Said(version) == event]
                yield f"{self.who(hearers)} {event.event.key}: {self.speaker.event(event.event)}"

    def views(self) -> Iterator[str]:
        """Each field of a view that is not as before, once for all who see the same."""
        sights: dict[str, dict[str, list[Seat]]] = {}
        for seat in self.seats:
            for name, text in look(self.match.view(seat)).items():
                if self.known[seat].get(name) != text:
                    self.known[seat][name] = text
                    sights.setdefault(name, {}).setdefault(text, []).append(seat)
        for name, versions in sights.items():
            for text, seats in versions.items():
                yield f"{self.who(seats)} {name} = {text}"

    def who(self, seats: Sequence[Seat]) -> str:
        everybody = len(seats) == len(self.seats)
        return "  [" + ("all" if everybody else " ".join("-" if s == NOBODY else str(s) for s in seats)) + "]"


class Said:
    """An event that can be told apart from others."""

    def __init__(self, event: Event) -> None:
        self.event = event
        self.key = (event.key, *event.args.items())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Said) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


def look(view: AnyView) -> dict[str, str]:
    """A view's fields as JSON, without the box and whose view it is."""
    told = {name: value for name, value in held(view).items() if name not in ("box", "seat")}
    return {name: json.dumps(value, default=_told, sort_keys=True) for name, value in told.items()}


def _told(value: Any) -> Any:
    """A class of the game's own says itself in a line."""
    says_itself = not (is_dataclass(value) or isinstance(value, set | frozenset) or is_packed(value))
    return str(value) if says_itself else plain(value)


def ending(match: Match, speaker: Speaker) -> Iterator[str]:
    """The result with the story of each number."""
    result = match.result
    assert result is not None
    yield f"== ended by {result.ended_by}: {speaker.ending(result.ended_by)}"
    for seat, lines in enumerate(result.breakdown):
        yield f"  [{seat}] place {result.places[seat]}, score {result.scores[seat]}"
        for line in lines:
            yield f"      {line.points} [{line.rule}] {speaker.line(line)}"
    if result.automa_score is not None:
        yield f"  automa, score {result.automa_score}"
        for line in result.automa_story:
            yield f"      {line.points} [{line.rule}] {speaker.line(line)}"


def difference(file: Path) -> str | None:
    """Where a transcript and the game it tells of part, or None where they agree."""
    text = file.read_text(encoding="utf-8")
    written = settled(text)
    told = settled(transcript(parser().parse_args(text.partition("\n")[0].split())))
    for (_, ours), (number, theirs) in zip(told, written, strict=False):
        if ours != theirs:
            return f"line {number}:\n  file: {theirs}\n  game: {ours}"
    if len(told) != len(written):
        return f"the file has {len(written)} lines, the game tells {len(told)}"
    return None


def settled(text: str) -> list[tuple[int, str]]:
    """A transcript's lines and their numbers, its fields sorted: their order in a class tells nothing."""
    keyed: list[tuple[int, str, int, str]] = []
    moment = 0
    for number, line in enumerate(text.splitlines(), 1):
        is_field = FIELD.match(line) is not None
        moment += not is_field
        keyed.append((moment, line if is_field else "", number, line))
    return [(number, line) for _, _, number, line in sorted(keyed)]


def parser() -> argparse.ArgumentParser:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("game", nargs="?")
    arguments.add_argument("--seats", type=int, default=3)
    arguments.add_argument("--seed", type=int, default=1906)
    arguments.add_argument("--bots", default="random", help="names in the order of the seats, again and again")
    arguments.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    arguments.add_argument("--check", type=Path, metavar="FILE", help="compare a transcript with the game it tells of")
    return arguments


def arguments(about: argparse.Namespace) -> list[str]:
    """The arguments as they are typed."""
    typed = [about.game, "--seats", str(about.seats), "--seed", str(about.seed), "--bots", about.bots]
    return typed + [word for option in about.option for word in ("--option", option)]


def main() -> int:
    asked = parser()
    about = asked.parse_args()
    if about.check is not None:
        found = difference(about.check)
        print(f"{about.check}: {found or 'agrees with the game'}")
        return 1 if found else 0
    if about.game is None:
        asked.error("which game?")
    sys.stdout.write(transcript(about))
    return 0


if __name__ == "__main__":
    sys.exit(main())
