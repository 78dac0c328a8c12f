"""Scenes: what one seat may see, made from views and hidden events only."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from fogline.core.event import Event
from fogline.core.ids import NOBODY, ActionId, Seat
from fogline.core.match import Match
from fogline.core.notation import fits, tokens
from fogline.core.text import Speaker
from fogline.table.codec import plain
from fogline.table.count import Count
from fogline.table.effect import foresee
from fogline.table.flow import Flow
from fogline.table.history import frozen_sentence, history, lines, rules_told
from fogline.table.orders import order_told
from fogline.table.people import PERSON, Who
from fogline.table.picture import Asked, Option, Order, Place, Scene, Undo, Why
from fogline.table.score import outcome, scores
from fogline.table.settings import OFF
from fogline.table.table import FROZEN, Table
from fogline.table.text import SAYS, speaker
from fogline.table.voice import Voice, voice_for


@dataclass(frozen=True)
class Look:
    """Somebody who looks at a table: through whose eyes, in which language, and what they know already."""

    seat: Seat = NOBODY
    lang: str = "en"
    since: int = -1
    """The revision they have seen; -1 for nothing yet."""
    effects: bool = False
    """Whether each legal action comes with what it would do."""


def scene(table: Table, who: Who, look: Look, here: frozenset[Seat] = frozenset()) -> Scene:
    """The table as this look may see it."""
    flow = table.flow
    seat = look.seat
    match = flow.seen_by(seat) if flow else None
    say = voice_of(table, look.lang)
    house = speaker(look.lang)
    view = match.view(seat) if match else None
    count = flow.count if flow else Count(())
    start = count.news(look.since) if flow else 0
    asked = bool(flow and not table.change and flow.awaits(seat) and not flow.complete(seat))
    question = table.game.question(view) if asked else ""
    return Scene(
        table=table.id,
        game=table.game.name,
        title=say.tell(table.game.words.title),
        status=table.status,
        seat=seat,
        lang=look.lang,
        revision=count.revision,
        at=stamp(flow, seat),
        turns=count.turns,
        sentence=sentence(table, seat, question, say, house),
        question=question,
        waiting=list(table.waiting),
        places=places(table, who, here),
        view=plain(view),
        legal=options(table, match, seat, say, look.effects) if match and asked else [],
        confirm=confirming(flow, seat),
        draft=[say.action(match.box.actions[match.box.ids[step]]) for step in flow.steps(seat)]
        if flow and match
        else [],
        draft_log=lines(match, seat, len(flow.match.turns) + 1, say, count)
        if flow and match and seat in flow.drafts
        else [],
        order=order(table, seat, say),
        undo=undo(table, who, seat, say, house),
        asked=take_back(table, house, count),
        rules=rules_told(table, house),
        log_from=count.forget(start),
        log=history(flow, seat, start, say, house) if flow else [],
        scores=scores(match, seat, say) if match else [],
        outcome=outcome(flow.match, say, house) if flow else None,
        assist=table.settings.assist,
        hotseat=not table.needs_confirm,
        undo_free=table.undo_is_free,
        host=is_host(table, who),
        next=table.next,
        origin=table.origin,
    )


def voice_of(table: Table, lang: str) -> Voice:
    """Who tells things of this table."""
    return voice_for(table.settings.game, table.flow.match.box if table.flow else None, table.names, lang)


def stamp(flow: Flow | None, seat: Seat) -> str:
    """The moment a look sees, for ``at``."""
    return f"{flow.count.revision}.{len(flow.steps(seat))}" if flow else "0.0"


def confirming(flow: Flow | None, seat: Seat) -> str:
    """Whether there is something to confirm: ``now``, ``can`` or ``no``."""
    if flow is None or not flow.can_confirm(seat):
        return "no"
    return "now" if flow.complete(seat) else "can"


def is_host(table: Table, who: Who) -> bool:
    return bool(table.host) and who.guest == table.host


def places(table: Table, who: Who, here: frozenset[Seat]) -> list[Place]:
    waited = table.waiting
    mine = table.seats_of(who)
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
        )
        for seat, chair in enumerate(table.chairs)
    ]


def sentence(table: Table, seat: Seat, question: str, say: Speaker, house: Speaker) -> str:
    """The status line."""
    flow = table.flow
    if table.status == FROZEN:
        return frozen_sentence(table, seat, say, house)
    if flow is None:
        return house.tell(SAYS["gathering" if not table.ended else "over"])
    if flow.over:
        return house.tell(SAYS["over"])
    if flow.complete(seat):
        return house.tell(SAYS["confirm"])
    if question:
        return f"{house.tell(SAYS['your-turn'])} {say.question(question)}"
    names = ", ".join(say.player(other) for other in flow.match.waiting)
    return house.tell(SAYS["waiting-for"], {"names": names})


def options(table: Table, match: Match, seat: Seat, say: Speaker, effects: bool) -> list[Option]:
    """What this seat may do now, with what each would do where that was asked for and the table allows it."""
    legal = match.legal_ids(seat)
    found = [Option(**named(match, action, say)) for action in legal]
    if effects and table.settings.assist != OFF:
        for option, effect in zip(found, foresee(match, seat, legal), strict=True):
            option.effect = spoken(effect.events, say)
            option.uncertain = effect.uncertain
    return found


def named(match: Match, action: ActionId, say: Speaker) -> dict[str, Any]:
    value = match.box.actions[action]
    args = {f.name: plain(getattr(value, f.name)) for f in fields(value) if f.name != "words"}
    return {"id": action, "words": value.words, "label": say.action(value), "kind": type(value).__name__, "args": args}


def spoken(events: tuple[Event, ...], say: Speaker) -> list[str]:
    return [text for event in events if (text := say.event(event))]


def reasons(match: Match, seat: Seat, say: Speaker, like: str, mentions: Mapping[str, int], most: int) -> list[Why]:
    """Actions that these words fit, or that mention these things, each with why it cannot be done now."""
    want = tokens(like)
    found: list[Why] = []
    for action in range(len(match.box.actions)):
        about = named(match, action, say)
        if any(about["args"].get(sort) != value for sort, value in mentions.items()):
            continue
        if want and not fits(want, tokens(about["words"])) and not fits(want, tokens(about["label"])):
            continue
        why = match.explain(action, seat)
        told = [say.reason(reason) for reason in why]
        found.append(Why(**about, reasons=told, rules=[reason.rule for reason in why]))
        if len(found) == most:
            break
    return found


def order(table: Table, seat: Seat, say: Speaker) -> Order | None:
    """The order that this seat has left, or an empty one where it may leave one."""
    flow = table.flow
    if (
        flow is None
        or table.change
        or seat == NOBODY
        or table.chairs[seat].played_by_bot
        or flow.steps_before_order(seat) is None
    ):
        return None
    return order_told(flow.match, seat, flow.orders.get(seat, ""), say)


def undo(table: Table, who: Who, seat: Seat, say: Speaker, house: Speaker) -> Undo:
    """Whether this seat can take something back, and how."""
    flow = table.flow
    if seat == NOBODY or flow is None:
        return Undo(can="no", why=house.tell(SAYS["undo-watching" if flow else "undo-none"]))
    if table.change:
        return Undo(can="no", why=house.tell(SAYS["undo-rules"]))
    if seat in flow.drafts:
        return Undo(can="step", why=house.tell(SAYS["undo-step"]))
    if not flow.has_played(frozenset(table.seats_of(who)) if table.undo_is_free else frozenset({seat})):
        return Undo(can="no", why=house.tell(SAYS["undo-none"]))
    if table.undo_is_free:
        return Undo(can="free", why=house.tell(SAYS["undo-free"]))
    if flow.over:
        return Undo(can="no", why=house.tell(SAYS["undo-over"]))
    barrier = flow.match.barrier(seat)
    why = say.reason(barrier) if barrier else house.tell(SAYS["confirmed"])
    return Undo(can="ask", why=house.tell(SAYS["undo-ask"], {"why": why}))


def take_back(table: Table, house: Speaker, count: Count) -> Asked | None:
    asked = table.flow.take_back if table.flow else None
    if asked is None:
        return None
    name = table.chairs[asked.seat].name
    return Asked(
        seat=asked.seat,
        to=count.told(asked.keep),
        granted=sorted(asked.granted),
        needed=sorted(table.judges()),
        text=house.tell(SAYS["asks-back"], {"names": name}),
    )
