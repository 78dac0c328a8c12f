"""Scenes: what one seat may see, made from views and hidden events only."""

import time
from collections.abc import Collection, Mapping
from functools import cache
from typing import Any, NamedTuple

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
from fogline.table.codec import Seen, plain
from fogline.table.effect import Effect, foresee
from fogline.table.flow import Flow
from fogline.table.for_all import for_all
from fogline.table.hearing import Heard, news, talking
from fogline.table.history import frozen_sentence, history, lines
from fogline.table.leaving import missing
from fogline.table.lessons import lesson_sentence, lesson_told
from fogline.table.messages import Whys
from fogline.table.orders import order_told
from fogline.table.people import PERSON, Who
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
    house, say, common = for_all(table, look.lang)
    flow, seat = table.flow, look.seat
    seen = msgspec.structs.replace(
        common,
        seat=seat,
        places=places(table, who, here),
        order=order(table, seat, say),
        undo=undo(table, who, seat, say, house),
        host=is_host(table, who),
        talking=talking(table, who),
        talk=[] if table.talk.silent else news(table, who, look.heard, look.muted, house),
    )
    if flow is None:
        seen.sentence = sentence(table, seat, "", say, house)
    else:
        show_match(seen, table, flow, look, say, house)
    return seen


def show_match(seen: Scene, table: Table, flow: Flow, look: Look, say: CachedSpeaker, house: Speaker) -> None:
    """Adds what a look sees of the match."""
    seat, game, count = look.seat, table.game, flow.count
    match, drafts = flow.seen_by(seat), seat in flow.drafts
    view, start = match.view(seat), count.news(look.since)
    asked = seat in table.waiting and not table.change and not (drafts and flow.complete(seat))
    if asked:
        seen.question = game.question(view)
        seen.legal = options(table, match, seat, say, look.effects)
    seen.at = f"{count.revision}.{len(flow.steps(seat)) if drafts else 0}"
    seen.sentence = sentence(table, seat, seen.question, say, house)
    seen.view = view_told(flow, view)
    if undrawn(game.name):
        seen.told = game.show(view, say).splitlines()
    seen.log_from, seen.log = count.forget(start), history(table, seat, start, say, house)
    if match.paused and match is flow.match and start <= count.last:
        seen.frames = frames(match, seat, len(seen.log))
    seen.scores = scores(game, flow.result if match is flow.match else match.result, view, say, flow.memory)
    if drafts:
        seen.confirm = confirming(flow, seat)
        seen.draft = [say.action(match.box.actions[match.box.ids[step]]) for step in flow.steps(seat)]
        seen.draft_log = lines(match, seat, len(flow.match.turns) + 1, say, count)
    if table.settings.lesson:
        seen.confirm, seen.lesson = "no", lesson_told(table.settings, match, say, house)


@cache
def undrawn(game_name: str) -> bool:
    """Whether some door has nothing to draw this game with, and shows its words instead."""
    game = find_game(game_name)
    return game.draw is None or not (home(game.box.__module__) / "face" / "web" / "board.js").is_file()


def view_told(flow: Flow, view: Any) -> dict[str, Any]:
    """A view as JSON, but for its box, which everybody has."""
    key = "view", view.seat
    seen: Seen | None = flow.memory.get(key)
    if seen is None:
        seen = flow.memory[key] = Seen(tuple([name for name in names(view) if name != "box"]))
    return seen.tell(view)


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
    found: list[Place] = sitters.remembered(seen, lambda: made_places(table, *seen))
    return found


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
    waits = "waiting-for", house.lang, flow.waiting
    told: str = table.sitters.remembered(waits, lambda: waiting_for(table, flow.waiting, say, house))
    return told


def waiting_for(table: Table, waited: Collection[Seat], say: Speaker, house: Speaker) -> str:
    names = ", ".join(who_plays(table, seat, say, house) for seat in waited)
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
