"""What can be chosen at a table now: the legal actions, and what the table itself offers."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from fogline.core.ids import NOBODY, Seat
from fogline.table.scene_types import Scene
from fogline.tui.menu import Entry, meant

Say = Callable[..., str]

CONFIRM = "confirm"
UNDO = "undo"
AGREE = "agree"
PASS_ON = "pass-on"
SUBSTITUTE = "substitute"


@dataclass(frozen=True)
class Choice:
    """One line of the list. ``do`` is what the table does with it; ``act`` does the action."""

    number: int
    do: str
    label: str
    action: int = NOBODY
    words: str = ""
    mentions: frozenset[tuple[str, int]] = frozenset()
    kind: str = ""

    @property
    def entry(self) -> Entry:
        return Entry(self.number, self.action, self.kind, self.words, self.label, (self.label,))


def choices(scene: Scene, say: Say, following: Seat | None) -> list[Choice]:
    """Everything this reader can do now. ``following`` is the seat of theirs that is asked instead of this one."""
    found = [("act", option.label, option.id, option.words, named(option.args), option.kind) for option in scene.legal]
    nothing: tuple[Any, ...] = (NOBODY, "", frozenset(), "")
    for do, label in offers(scene, say, following):
        found.append((do, label, *nothing))
    if scene.confirm == "now":
        found.sort(key=lambda row: row[0] != CONFIRM)
    return [Choice(number, *row) for number, row in enumerate(found, 1)]


def named(args: dict[str, Any]) -> frozenset[tuple[str, int]]:
    """What an action mentions, as sheets do."""
    return frozenset((sort, value) for sort, value in args.items() if isinstance(value, int))


def offers(scene: Scene, say: Say, following: Seat | None) -> list[tuple[str, str]]:
    """What the table offers besides actions."""
    found: list[tuple[str, str]] = []
    mine = [place for place in scene.places if place.mine]
    if scene.asked and any(p.seat in scene.asked.needed and p.seat not in scene.asked.granted for p in mine):
        found += [("yes", say("do-yes")), ("no", say("do-no"))]
    if asked_to_agree(scene):
        found.append((AGREE, say("do-agree")))
    if scene.confirm != "no":
        found.append((CONFIRM, say("do-confirm" if scene.confirm == "now" else "do-confirm-so")))
        found.append((UNDO, say("do-undo")))
    if mine and (absent := absent_seat(scene)) is not None:
        found.append((SUBSTITUTE, say("do-substitute", name=name_of(scene, absent))))
    if any(place.away and not place.resigned and place.seat == scene.seat for place in mine):
        found.append(("back", say("do-back")))
    if following is not None:
        found.append((PASS_ON, say("do-pass-on", name=name_of(scene, following))))
    if scene.lesson:
        sort = "puzzle" if scene.lesson.puzzle else "lesson"
        more = scene.lesson.done and (scene.lesson.next or scene.lesson.puzzle)
        found += [("next_lesson", say(f"do-next_{sort}"))] if more else []
        found += [("lobby", say("do-lobby"))] if scene.lesson.done and scene.status != "over" else []
        found.append(("lesson", say(f"do-{sort}")))
    if scene.status == "gathering":
        found += gathering(scene, say, bool(mine))
    if scene.status == "over":
        found += [("score", say("do-score")), ("replay", say("do-replay")), ("teaches", say("do-teaches"))]
        found += [("rematch", say("do-rematch"))] if mine else []
        found += [("compare", say("do-compare"))] if mine and scene.day else []
        dealt_here = mine and not (scene.origin or scene.day or scene.lesson)
        found += [("same_deal", say("do-same_deal"))] if dealt_here else []
        found.append(("lobby", say("do-lobby")))
    return found


def absent_seat(scene: Scene) -> Seat | None:
    """The first seat that is waited for in vain, so that a bot may play on for it."""
    return next((place.seat for place in scene.places if place.missing and not place.mine), None)


def asked_to_agree(scene: Scene) -> bool:
    """Whether this reader is asked to go on with today's rules."""
    rules = scene.rules
    return rules is not None and any(
        p.mine and p.seat in rules.needed and p.seat not in rules.agreed for p in scene.places
    )


def gathering(scene: Scene, say: Say, seated: bool) -> list[tuple[str, str]]:
    """Before the start: whoever made the table fills and starts it, others sit down."""
    open_chairs = any(place.kind == "open" for place in scene.places)
    found = [("start", say("do-start"))] if scene.host and not open_chairs else []
    if scene.host and open_chairs:
        found.append(("fill", say("do-fill")))
    if open_chairs and not seated:
        found.append(("join", say("do-join")))
    return found


def name_of(scene: Scene, seat: Seat) -> str:
    """How a seat is called: the scores name every seat in the reader's language."""
    named = next((score.name for score in scene.scores if score.seat == seat), "")
    return named or next((place.name for place in scene.places if place.seat == seat), "") or str(seat + 1)


def following(scene: Scene) -> Seat | None:
    """The seat of this reader's that is asked now, when it is not the one whose eyes they have."""
    asked = [place.seat for place in scene.places if place.mine and place.waited and not place.away]
    if scene.status != "playing" or scene.seat in asked or not asked:
        return None
    later = [seat for seat in asked if seat > scene.seat]
    return later[0] if later else asked[0]


def narrowed(all_of_them: Sequence[Choice], text: str) -> list[Choice]:
    """The choices that what was typed can mean."""
    if not text.strip():
        return list(all_of_them)
    fitting = {entry.number for entry in meant([choice.entry for choice in all_of_them], text)}
    return [choice for choice in all_of_them if choice.number in fitting]
