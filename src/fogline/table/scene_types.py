"""The shapes that scenes are made of. The protocol's description is generated from them."""

from typing import Any

import msgspec


class Foretold(msgspec.Struct, kw_only=True):
    """Something that will surely happen, as data: what a board draws before it is done."""

    key: str
    args: dict[str, int | None]


class Option(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Something that can be done now."""

    id: int
    words: str
    """The same in every language; an act may say them instead of the number."""
    label: str
    """As a button says it, in the reader's language."""
    kind: str
    args: dict[str, Any] = {}
    """What it mentions, by sort: a click on a component keeps the options that mention it."""
    effect: list[str] | None = None
    """What will surely happen, in sentences; absent where it was not asked for."""
    events: list[Foretold] | None = None
    """The same as data; absent where it was not asked for."""
    uncertain: bool = False
    """More will happen that nobody can foresee."""


class Why(msgspec.Struct, kw_only=True):
    """An action and why it cannot be done now; no reasons where it can."""

    id: int
    words: str
    label: str
    kind: str
    args: dict[str, Any]
    reasons: list[str]
    rules: list[str]
    """The number of the rule behind each reason; empty where it is the house's own."""


class WhyTold(msgspec.Struct, kw_only=True):
    """A reason in words, and the actions that it stands in the way of."""

    text: str
    actions: list[int]


class LogLine(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Something that happened, as its hearer may know it."""

    turn: int
    """0 is the set-up."""
    by: int
    """The seat whose turn it was; -1 for the set-up, and for the opponent that the rules play."""
    key: str
    args: dict[str, int | None]
    text: str
    bot: bool = False
    """Whether a bot played for the person of this seat; absent where not."""


class Frame(msgspec.Struct, kw_only=True):
    """The table in the middle of the last turn, after a step of what the rules played by themselves."""

    told: int
    """How many lines of the scene's ``log`` had happened by then."""
    view: dict[str, Any]


class Story(msgspec.Struct, kw_only=True):
    """One number of a score, and where it comes from."""

    key: str
    points: str
    units: int
    rule: str
    text: str


class Share(msgspec.Struct, kw_only=True):
    """What a score owes to one category; the categories stand in the order of the game's own table."""

    label: str
    points: str
    units: int
    certain: bool
    """Whether nothing can change it any more; else it is so if the game ended now."""
    unknown: bool
    """Whether there is or may be more of it that the reader cannot know."""


class Score(msgspec.Struct, kw_only=True):
    """One seat's score as far as the reader can count it; seat -1 is the opponent that the rules play."""

    seat: int
    name: str
    points: str
    """As it is printed, halves included; before the end, what it would be if the game ended now."""
    units: int
    certain: str
    """The points of it that nothing can take away any more; all of them at the end."""
    unknown: bool
    """Whether something of it is unknown to the reader."""
    place: int
    shares: list[Share]
    stories: list[Story]


class Place(msgspec.Struct, kw_only=True):
    """One chair."""

    seat: int
    kind: str
    name: str
    bot: str
    away: bool
    here: bool
    """Whether its person is connected."""
    mine: bool
    waited: bool
    time_left: float | None
    missing: bool = False
    """Waited for in vain for so long that the others may let a bot play on (``substitute``)."""
    resigned: bool = False
    """The person has given up: the bot plays on to the end."""


class Undo(msgspec.Struct, kw_only=True):
    """What taking back would do: ``step``, ``free``, ``end`` (free, and the game is not over any more), ``ask``, or
    ``no``; and why, in a sentence."""

    can: str
    why: str


class Order(msgspec.Struct, kw_only=True):
    """An order that I have left with the table, or may leave."""

    like: str
    """How one is said, for example."""
    words: str
    """The one that stands, the same in every language; empty where there is none."""
    label: str
    """The same for its reader."""
    args: dict[str, Any]
    """What it mentions, by sort."""


class Asked(msgspec.Struct, kw_only=True):
    """Somebody asks to take back."""

    seat: int
    to: int
    """How many turns would stay."""
    granted: list[int]
    needed: list[int]
    text: str


class Rules(msgspec.Struct, kw_only=True):
    """The rules of the game have changed since this match was played."""

    theirs: int
    """The version that it was played by."""
    ours: int
    text: str
    """What that means for this table."""
    turns: int
    """How many turns hold by today's rules and can be seen one by one; 0 while the game can go on."""
    needed: list[int]
    """The seats whose people must agree before it goes on with today's rules; none where it cannot go on."""
    agreed: list[int]


class Outcome(msgspec.Struct, kw_only=True):
    """How the game ended."""

    ended_by: str
    text: str
    winners: list[int]
    winner_text: str


class SaidLine(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Something that somebody said to the others."""

    id: str
    at: int
    """When, in seconds since 1970."""
    seat: int
    """-1 for who looks on."""
    name: str
    text: str
    """In the reader's language where it is a phrase or a reaction."""
    phrase: str = ""
    """The key of a phrase or a reaction; of a reaction without one, that it was withdrawn."""
    turn: int | None = None
    """The turn that it is a reaction to; of one person's to one turn the last counts."""
    muted: bool = False
    """The reader does not want to hear this person: there is no text."""


class Talking(msgspec.Struct, kw_only=True):
    """How far talk has come."""

    on: bool
    """Whether anything can be said here."""
    players: int
    """The number of the last line that everybody hears."""
    watchers: int
    """The same of those who look on; 0 to a player as long as the game runs."""


class Lucky(msgspec.Struct, kw_only=True):
    """The luck of a table where it can be checked: nothing of it tells what is to come."""

    commitment: str
    """The fingerprint of the server's secret, made with the table."""
    salts: list[str]
    """By seat; empty where nobody gave one, as bots do."""
    link: str
    """The last link of the chain; empty before the start."""


class Reviewing(msgspec.Struct, kw_only=True):
    """A review of a table that is over: where whoever leads it is looking."""

    name: str
    tag: str
    """What the leader's own program said: it knows itself by it."""
    turn: int
    eyes: int
    """Whose, or -1."""
    marks: list[str]
    """Things that are pointed at, as boards name their parts."""
    arrows: list[tuple[str, str]]
    branch: str
    """The table of a what-if that is played just now; empty where none is."""
    blind: bool
    """Results are not to be shown: somebody wants to guess."""


class LessonTold(msgspec.Struct):
    """Where somebody is in a lesson, in words."""

    name: str
    number: int
    """Which one of the game's lessons it is, from 1 on."""
    of: int
    title: str
    well: str
    """What is told of the last step; empty before the first."""
    words: list[str]
    """What is told before the next one."""
    task: str
    """What I am asked to do; empty while others move and when all is done."""
    end: str
    """What is told once I have done all that was asked for."""
    done: bool
    """Whether the lesson is over; a short game at its end is over when it has ended."""
    next: str
    """The name of the next lesson; empty after the last one."""
    puzzle: bool = False
    """Whether it is a puzzle: ``number`` and ``of`` are its rating and the number of puzzles, and ``next`` is empty."""


class Scene(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What one seat may see, in one language."""

    table: str
    game: str
    title: str
    status: str
    seat: int
    """Whose eyes these are; -1 looks on."""
    lang: str
    revision: int
    at: str
    """What to send back with an act, so that a click on an older picture is noticed."""
    turns: int
    """How many turns the match has."""
    sentence: str
    """Whose turn it is and what is asked, for the status line."""
    question: str
    """The key of what is asked of this seat; empty when it is asked nothing."""
    waiting: list[int]
    places: list[Place]
    view: dict[str, Any] | None
    told: list[str]
    """The table in plain lines, where its game has no drawing of its own for browsers or for terminals; else empty."""
    legal: list[Option]
    confirm: str
    """``now``: nothing is left to do but to confirm; ``can``: a draft may be confirmed; ``no``."""
    draft: list[str]
    """My steps that nobody else has seen yet, as buttons say them."""
    draft_log: list[LogLine]
    order: Order | None
    """What is done for me when I am asked; null where I can leave no order. Nobody else is told of it."""
    undo: Undo
    asked: Asked | None
    rules: Rules | None
    """Null where the match is one of today's rules."""
    log_from: int
    """Forget the lines of this turn and later ones, then add ``log``."""
    log: list[LogLine]
    frames: list[Frame]
    """How the last turn came about, where the rules played steps of it by themselves; none where it is no news."""
    scores: list[Score]
    outcome: Outcome | None
    assist: str
    hotseat: bool
    """One person holds every seat."""
    undo_free: bool
    host: bool
    """Whether the reader made this table."""
    next: str
    """The table of the rematch, once there is one."""
    origin: str
    talking: Talking
    talk: list[SaidLine]
    """What was said since the last scene; all that is still known in the first one. Add what has another ``id``."""
    luck: Lucky | None = None
    """Absent where luck cannot be checked."""
    counts: bool = False
    """Whether the table counts for the ratings, as it is seated now."""
    review: Reviewing | None = None
    """Absent where nobody looks back together."""
    evening: str = ""
    """The evening that the table belongs to; absent where to none."""
    lesson: LessonTold | None = None
    """Absent where no lesson is played."""
    day: str = ""
    """The date, where this is its deal of the day; else absent."""
