"""Whether the luck of a record follows from what was promised; and in words, what that proves and what it does not."""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

import msgspec

from fogline.core.arguments import open_box
from fogline.core.dealer import Dealer, ScriptError
from fogline.core.errors import FoglineError
from fogline.core.match import Match
from fogline.core.older import is_older
from fogline.core.protocols import AnyBox, BoxLike
from fogline.core.reason import Reason, because
from fogline.core.record import Record, Turn
from fogline.core.registry import find_game
from fogline.table import luck
from fogline.table.log import RULES, Count, Line, chapters, standing
from fogline.table.proof import Proof
from fogline.table.text import speaker, told
from fogline.table.text.luck import NOT_PROVED, PROBLEMS, PROVED, SAYS

NONE: Final = "none"
OPEN: Final = "open"
PART: Final = "part"
HOLDS: Final = "holds"
BROKEN: Final = "broken"


@dataclass(frozen=True)
class Verdict:
    """What was found."""

    state: str
    """HOLDS; BROKEN; NONE: there is nothing to check; OPEN: the game is not over; PART: other rules than today's."""
    problems: tuple[Reason, ...] = ()
    """What does not hold."""
    commitment: str = ""
    salts: tuple[str, ...] = ()
    """By seat; empty where nobody gave one."""
    link: str = ""
    """The last one of the chain."""
    links: int = 0
    draws: int = 0
    """How many answers of chance were found to follow."""
    taken_back: int = 0
    """How many turns were taken back."""
    unchecked: int = 0
    """How many turns were played by other rules than today's: whether their draws follow is not known."""

    @property
    def holds(self) -> bool:
        return self.state == HOLDS

    def lines(self, lang: str = "en") -> list[str]:
        """All of it in sentences."""
        say = speaker(lang)
        values = asdict(replace(self, problems=(), salts=()))
        found = [say.tell(SAYS[f"luck-{self.state}"], values)]
        found += [f"- {sentence(problem, lang)}" for problem in self.problems]
        if self.state in (NONE, BROKEN):
            return found
        found += [say.tell(SAYS[key], values) for key in ("luck-commitment", "luck-link")]
        found += [say.tell(SAYS[key], values) for key in ("taken_back", "unchecked") if values[key]]
        missing = [str(seat) for seat, salt in enumerate(self.salts, 1) if not salt]
        if any(self.salts) and missing:
            found.append(say.tell(SAYS["luck-salts-missing"], {"seats": ", ".join(missing)}))
        elif missing:
            found.append(say.tell(SAYS["luck-no-salts"]))
        if self.state == OPEN:
            return found
        for heading, sentences in (("luck-proves", PROVED), ("luck-proves-not", NOT_PROVED)):
            found += [say.tell(SAYS[heading]), *(f"- {say.tell(sentence)}" for sentence in sentences)]
        return found

    def to_json(self, lang: str = "en") -> dict[str, Any]:
        wrong = [{"key": problem.key, "text": sentence(problem, lang)} for problem in self.problems]
        facts = asdict(replace(self, problems=()))
        return {**facts, "salts": list(self.salts), "problems": wrong, "lines": self.lines(lang)}


def sentence(problem: Reason, lang: str) -> str:
    """What does not hold, in words; what a game has to say of it by somebody who knows its words."""
    args = {
        name: told(value, lang) if isinstance(value, FoglineError) else value for name, value in problem.args.items()
    }
    return speaker(lang).tell(PROBLEMS[problem.key], args)


def verify(record: Record, box: BoxLike = None, commitment: str = "") -> Verdict:
    """Check a record's luck: commitment, salts, seed, every draw and the chain. ``commitment`` is the one you saw when
    the table was made; without it the record's own is believed."""
    if record.luck is None:
        return Verdict(NONE)
    try:
        proof = msgspec.convert(dict(record.luck), Proof)
    except msgspec.ValidationError as wrong:
        return Verdict(BROKEN, (because("luck-shape", problem=str(wrong)),))
    check = Check(record, proof, open_box(find_game(record.game), box))
    problems = tuple(check.problems(commitment))
    state = BROKEN if problems else OPEN if not proof.secret else PART if check.unchecked else HOLDS
    links = [proof.link, *(line.link for line in proof.log if line.link)]
    chain = (links[-1], len(links))
    return Verdict(
        state, problems, proof.commitment, tuple(proof.salts), *chain, check.draws, check.taken_back(), check.unchecked
    )


def overfull(line: Line) -> bool:
    """Whether a take-back says more than one does."""
    return line.keep >= 0 and bool(line.action or line.chance)


class Check:
    """One record being checked."""

    def __init__(self, record: Record, proof: Proof, box: AnyBox) -> None:
        self.record, self.proof, self.box = record, proof, box
        self.game = find_game(record.game)
        self.log = tuple(Line(line.seat, line.action, list(line.chance), line.keep) for line in proof.log)
        self.draws = 0
        changes = [number for number, line in enumerate(self.log, 1) if line.keep == RULES]
        self.begins = changes[-1] if changes else 0
        """How many lines lie before the chapter that the record tells."""
        self.earlier = sum(line.is_turn for line in self.log[: self.begins])
        self.unchecked = sum(line.is_turn for line in self.log) if is_older(record) else self.earlier

    def turns(self) -> list[Turn]:
        """The turns that stand, by the log."""
        return [Turn(line.seat, line.action, line.chance) for line in standing(self.log)]

    def taken_back(self) -> int:
        """How many turns do not stand, of all chapters."""
        return sum(line.is_turn for line in self.log) - sum(map(len, chapters(self.log)))

    def problems(self, commitment: str) -> Iterator[Reason]:
        proof, salts = self.proof, self.proof.salts
        if commitment and commitment.strip().lower() != proof.commitment:
            yield because("luck-other-commitment", theirs=commitment, ours=proof.commitment)
        if proof.secret and luck.commitment(proof.secret) != proof.commitment:
            yield because("luck-secret")
        if proof.secret and luck.seed_of(proof.secret, salts) != proof.seed:
            yield because("luck-seed")
        if len(salts) != self.record.seats:
            yield because("luck-salts")
        if not self.agreed():
            yield because("luck-public", revision=0)
        yield from self.chain()
        if self.turns() != list(self.record.turns) or not self.begun() or any(map(overfull, self.log)):
            yield because("luck-turns")
        elif not is_older(self.record):
            yield from self.replayed()

    def agreed(self) -> bool:
        """Whether what everybody knew at the start is what the record says, whatever rules can deal it again."""
        record, proof = self.record, self.proof
        known: dict[str, Any] = {
            "commitment": proof.commitment,
            "salts": proof.salts,
            "game": record.game,
            "seats": record.seats,
        }
        known |= {"box": record.box, "options": dict(record.options)}
        if not self.begins:
            known["rules"] = record.rules
        try:
            public = json.loads(proof.public)
            return {name: public[name] for name in known} == known
        except (ValueError, KeyError, TypeError):
            return False

    def begun(self) -> bool:
        """Whether the record begins where the last chapter of the log does."""
        if not self.begins:
            return self.record.position is None
        line = self.log[self.begins - 1]
        try:
            return bool(json.loads(line.action) == {"rules": self.record.rules, "position": self.record.position})
        except ValueError:
            return False

    def chain(self) -> Iterator[Reason]:
        """Whether each link follows from the one before it."""
        last, revision = self.proof.link, 0
        if luck.link("", self.proof.public) != last:
            yield because("luck-link", revision=0)
        for line in self.proof.log:
            if not line.link and not line.public:
                continue
            revision += 1
            if luck.link(last, line.public) != line.link:
                yield because("luck-link", revision=revision)
            last = line.link

    def replayed(self) -> Iterator[Reason]:
        """The game played again: chance must answer as it did, and everybody hear what the chain says they heard."""
        try:
            match = self.opened()
            if match is None:
                yield because("luck-opening")
                return
            public = self.opening(match)
            if self.agreed() and public not in (None, self.proof.public):
                yield because("luck-public", revision=0)
            yield from self.played(match)
            Match.replay(self.record, self.box)
        except ScriptError:
            yield because("luck-record", problem=because("chance-misfit"))
        except FoglineError as wrong:
            yield because("luck-record", problem=wrong)

    def opened(self) -> Match | None:
        """The game at the beginning of its last chapter; None where chance answered otherwise than the seed says."""
        record, seed = self.record, self.proof.seed
        if record.position is not None:
            return Match.at(record.position, self.box, chance=list(record.opening))
        if not seed:
            return Match.replay(record, self.box, 0)
        match = Match.new(self.game, record.seats, luck.number(seed, 0), record.options, self.box)
        if match.record().opening != record.opening:
            return None
        self.draws += len(record.opening)
        return match

    def opening(self, match: Match) -> str | None:
        """What everybody knew at the start; None where that was by other rules."""
        if self.begins:
            return None
        proof, record = self.proof, self.record
        return luck.opening(proof.commitment, proof.salts, record, self.game, match.told()[0])

    def played(self, match: Match) -> Iterator[Reason]:
        count = Count(self.log[: self.begins])
        for number, line in enumerate(self.log[self.begins :], self.begins + 1):
            if line.keep >= 0:
                match = Match.replay(match.record(), self.box, line.keep)
            else:
                match = self.turn(match, line, number)
                if match.turns[-1].chance != line.chance:
                    yield because("luck-draw", line=number)
                    return
                self.draws += len(line.chance) if self.proof.seed else 0
                line = line._replace(told=match.told(len(match.turns))[0])
            count = Count(self.log[:number], count)
            drawn = self.proof.log[number - 1]
            if luck.told_to_all(line, self.game, count) != drawn.public:
                yield because("luck-public", revision=count.revision)

    def turn(self, match: Match, line: Line, number: int) -> Match:
        """The game one turn on, dealt by the seed; as it was written down where the seed is not told yet."""
        seed = self.proof.seed
        after = match.branch(Dealer(luck.number(seed, number)) if seed else Dealer(script=list(line.chance)))
        after.play(line.action, line.seat)
        return after
