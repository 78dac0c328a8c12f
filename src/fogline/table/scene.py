"""Scenes: what one seat may see, made from views and hidden events only."""

import time
from collections.abc import Collection, Mapping
from functools import cache
from typing import Any, Final, NamedTuple

import msgspec

from fogline.core.event import Event
from fogline.core.fields import names
from fogline.core.ids import NOBODY, ActionId, Seat
from fogline.core.match import Match
from fogline.core.notation import fits, tokens
from fogline.core.reason import Reason
from fogline.core.registry import find_game
from fogline.core.text import Speaker
from fogline.core.why_not import alike
from fogline.parts.toml import home
from fogline.table.cached_speaker import CachedSpeaker
from fogline.table.codec import by_name, plain
from fogline.table.effect import Effect, foresee
from fogline.table.flow import Flow
from fogline.table.for_all import Told, for_all
from fogline.table.hearing import Heard, hearing
from fogline.table.history import frozen_sentence, history, lines
from fogline.table.leaving import missing
from fogline.table.lessons import lesson_sentence, lesson_told
from fogline.table.messages import Whys
from fogline.table.orders import order_told
from fogline.table.people import PERSON, Who
from fogline.table.review import told as review_told
from fogline.table.scene_types import Foretold, Frame, Option, Order, Place, Scene, Why, WhyTold
from fogline.table.score import scores
from fogline.table.settings import OFF
from fogline.table.table import FROZEN, Table
from fogline.table.text import SAYS
from fogline.table.way_back import undo


class Look(NamedTuple):
    """Somebody who looks at a table: through whose eyes, in which language, and what they know already."""

    seat: Seat = NOBODY
    lang: str = "en"
    since: int = -1
    """The revision they have seen; -1 for nothing yet."""
    effects: bool = False
    """Whether each legal action comes with what it would do."""
    heard: Heard = (0, 0)
    """Up to where they know what was said."""
    muted: frozenset[str] = frozenset()
    """Whom they do not want to hear."""


def scene(table: Table, who: Who, look: Look, here: frozenset[Seat] = frozenset()) -> Scene:
    """The table as this look may see it."""
    house, say, shared = for_all(table, look.lang)
    flow, seat = table.flow, look.seat
    if flow is None:
        told = {**NOTHING_PLAYED, "sentence": sentence(table, seat, "", say, house)}
    else:
        told = played(table, flow, look, say, house)
    return Scene(
        **shared,
        **told,
        **hearing(table, who, look.heard, look.muted, house),
        seat=seat,
        places=places(table, who, here),
        order=order(table, seat, say),
        undo=undo(table, who, seat, say, house),
        host=is_host(table, who),
        counts=table.counts,
        review=review_told(table.review),
        evening=table.evening,
    )


NOTHING_PLAYED: Final[Told] = {
    "at": "0.0",
    "question": "",
    "view": None,
    "told": [],
    "legal": [],
    "draft": [],
    "confirm": "no",
    "draft_log": [],
    "log_from": 0,
    "log": [],
    "frames": [],
    "scores": [],
    "lesson": None,
}


def played(table: Table, flow: Flow, look: Look, say: CachedSpeaker, house: Speaker) -> Told:
    """What a look sees of the match."""
    seat, game, count = look.seat, table.game, flow.count
    match, drafts = flow.seen_by(seat), seat in flow.drafts
    view, start = match.view(seat), count.news(look.since)
    asked = seat in table.waiting and not table.change and not (drafts and flow.complete(seat))
    question = game.question(view) if asked else ""
    log = history(table, seat, start, say, house)
    told: Told = {
        "at": f"{count.revision}.{len(flow.steps(seat)) if drafts else 0}",
        "sentence": sentence(table, seat, question, say, house),
        "question": question,
        "view": view_told(flow, match, view),
        "told": game.show(view, say).splitlines() if undrawn(game.name) else [],
        "legal": options(table, match, seat, say, look.effects) if asked else [],
        "confirm": "no",
        "draft": [],
        "draft_log": [],
        "log_from": count.forget(start),
        "log": log,
        "frames": frames(match, seat, len(log)) if match.paused and match is flow.match and start <= count.last else [],
        "scores": scores(game, flow.result if match is flow.match else match.result, view, say, flow.memory),
        "lesson": None,
    }
    if drafts:
        told["confirm"] = confirming(flow, seat)
        told["draft"] = [say.action(match.box.actions[match.box.ids[step]]) for step in flow.steps(seat)]
        told["draft_log"] = lines(match, seat, len(flow.match.turns) + 1, say, count)
    if table.settings.lesson:
        told |= {"confirm": "no", "lesson": lesson_told(table.settings, match, say, house)}
    return told


@cache
def undrawn(game_name: str) -> bool:
    """Whether some door has nothing to draw this game with, and shows its words instead."""
    game = find_game(game_name)
    return game.draw is None or not (home(game.box.__module__) / "face" / "web" / "board.js").is_file()


def view_told(flow: Flow, match: Match, view: Any) -> Any:
    """A view as JSON. What is public of a moment is the same for all who look at it, and written once for them."""
    shared, (public, own) = flow.shared, told_fields(match.game.name, names(view))
    key = "view", view.seat
    memory = flow.memory.get(key)
    if memory is None:
        memory = flow.memory[key] = {}
    if match is not flow.match:
        return by_name(view, public + own, memory)
    if not shared:
        shared |= by_name(view, public, flow.memory)
    return {**shared, **by_name(view, own, memory)}


@cache
def told_fields(game_name: str, fields: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Of a view's fields those that everybody may know, and the others. The box everybody has."""
    public, told = find_game(game_name).public, [name for name in fields if name != "box"]
    return tuple(name for name in told if name in public), tuple(name for name in told if name not in public)


def frames(match: Match, seat: Seat, lines: int) -> list[Frame]:
    """The steps of the last turn, which are told in the last of so many lines."""
    before = lines - len(match.history(seat, match.length))
    return [Frame(told=before + told, view=plain(view)) for told, view in match.frames(seat)]


def sight(table: Table, seat: Seat, here: frozenset[Seat], now: float) -> tuple[Any, ...]:
    """All that the scene of a seat is made from. Where it is the same as before, nobody need make the scene again:
    whoever drafts a step costs the others nothing."""
    flow = table.flow
    gone = missing(table, here, now)
    played = flow and (flow.match, len(flow.log), flow.drafts.get(seat), flow.orders.get(seat), flow.take_back)
    return table.chairs, table.next, table.change, table.stopped, table.review, here, gone, played


def stamp(flow: Flow | None, seat: Seat) -> str:
    """The moment a look sees, for ``at``."""
    return f"{flow.count.revision}.{len(flow.steps(seat))}" if flow else "0.0"


def confirming(flow: Flow, seat: Seat) -> str:
    """Whether there is something to confirm: ``now``, ``can`` or ``no``."""
    if not flow.can_confirm(seat):
        return "no"
    return "now" if flow.complete(seat) else "can"


def is_host(table: Table, who: Who) -> bool:
    return who.guest == table.host != ""


def places(table: Table, who: Who, here: frozenset[Seat]) -> list[Place]:
    """The chairs as somebody sees them. Without clocks they look the same again and again: nobody changes the list."""
    sitters = table.sitters
    seen = table.waiting, sitters.seats_of(who), here, missing(table, here, time.time())
    if table.settings.bank is not None:
        return made_places(table, *seen)
    return sitters.remembered(seen, lambda: made_places(table, *seen))


def made_places(
    table: Table, waited: Collection[Seat], mine: Collection[Seat], here: Collection[Seat], gone: Collection[Seat]
) -> list[Place]:
    return [
        Place(
            seat=seat,
            kind=chair.kind,
            name=chair.name,
            bot=chair.bot if chair.played_by_bot else "",
            away=chair.away,
            here=chair.kind == PERSON and seat in here,
            mine=seat in mine,
            waited=seat in waited,
            time_left=None if chair.time_left is None else round(chair.time_left, 1),
            missing=seat in gone,
            resigned=chair.resigned,
        )
        for seat, chair in enumerate(table.chairs)
    ]


def sentence(table: Table, seat: Seat, question: str, say: Speaker, house: Speaker) -> str:
    """The status line."""
    flow = table.flow
    if table.stopped:
        return house.tell(SAYS["stopped"])
    if table.status == FROZEN:
        return frozen_sentence(table, seat, say, house)
    if table.settings.lesson:
        taught = lesson_sentence(table.settings, flow.seen_by(seat) if flow else None, say, house)
        if taught:
            return taught
    if flow is None:
        return house.tell(SAYS["gathering" if not table.ended else "over"])
    if flow.over:
        return house.tell(SAYS["over"])
    if flow.complete(seat):
        return house.tell(SAYS["confirm"])
    if question:
        return f"{house.tell(SAYS['your-turn'])} {say.question(question)}"
    names = ", ".join(who_plays(table, other, say, house) for other in flow.waiting)
    return house.tell(SAYS["waiting-for"], {"names": names})


def who_plays(table: Table, seat: Seat, say: Speaker, house: Speaker) -> str:
    """The name of a seat's person, and that a bot plays for them where it does."""
    name = say.player(seat)
    return house.tell(SAYS["bot-for"], {"name": name}) if table.chairs[seat].away else name


def options(table: Table, match: Match, seat: Seat, say: CachedSpeaker, effects: bool) -> list[Option]:
    """What this seat may do now, with what each would do where that was asked for and the table allows it."""
    legal = match.legal_ids(seat)
    found = say.options(legal)
    if not effects or table.settings.assist == OFF:
        return found
    return [foretold(option, effect, say) for option, effect in zip(found, foresee(match, seat, legal), strict=True)]


def foretold(option: Option, effect: Effect, say: Speaker) -> Option:
    """The option with what it would do, in sentences and as data."""
    events = [Foretold(key=event.key, args=dict(event.args)) for event in effect.events]
    told = spoken(effect.events, say)
    return msgspec.structs.replace(option, effect=told, events=events, uncertain=effect.uncertain)


def spoken(events: tuple[Event, ...], say: Speaker) -> list[str]:
    return [text for event in events if (text := say.event(event))]


def reasons(match: Match, seat: Seat, say: CachedSpeaker, like: str, mentions: Mapping[str, int], most: int) -> Whys:
    """Actions that these words fit, or that mention these things, each with why it cannot be done now."""
    want = tokens(like)
    found: list[Why] = []
    against: list[tuple[ActionId, tuple[Reason, ...]]] = []
    for action in range(len(match.box.actions)):
        about = say.option(action)
        if any(about.args.get(sort) != value for sort, value in mentions.items()):
            continue
        if want and not fits(want, tokens(about.words)) and not fits(want, tokens(about.label)):
            continue
        why = match.explain(action, seat)
        against.append((action, why))
        found.append(
            Why(
                id=action,
                words=about.words,
                label=about.label,
                kind=about.kind,
                args=about.args,
                reasons=[say.reason(reason) for reason in why],
                rules=[reason.rule for reason in why],
            )
        )
        if len(found) == most:
            break
    told = [[WhyTold(text=text, actions=of) for text, of in entry] for entry in alike(against, say.reason)]
    return Whys(actions=found, alike=told)


def order(table: Table, seat: Seat, say: Speaker) -> Order | None:
    """The order that this seat has left, or an empty one where it may leave one."""
    flow = table.flow
    if (
        flow is None
        or table.game.orders is None
        or table.change
        or table.stopped
        or seat == NOBODY
        or table.chairs[seat].played_by_bot
        or flow.steps_before_order(seat) is None
    ):
        return None
    return order_told(flow.match, seat, flow.orders.get(seat, ""), say)
