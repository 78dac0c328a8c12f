"""What whoever runs a server asks it: whether it lives, whether it is ready, and its figures for Prometheus."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from ipaddress import ip_network

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from fogline.table.meter import BOUNDS, Waits
from fogline.table.store import Store, StoreError
from fogline.web.context import Context, address_of, within

log = logging.getLogger(__name__)

Endpoint = Callable[[Request], Awaitable[Response]]
Sample = tuple[dict[str, str], float]


def health(context: Context) -> Endpoint:
    """Whether the process answers at all: restart it where it does not."""

    async def work(request: Request) -> Response:
        return PlainTextResponse("ok\n")

    return work


def ready(context: Context) -> Endpoint:
    """Whether people may be sent here: not where the store cannot be read."""

    async def work(request: Request) -> Response:
        try:
            await asyncio.to_thread(context.lobby.store.meta, "key", "")
        except (StoreError, OSError) as problem:
            log.error("the store could not be read: %s", problem)
            return PlainTextResponse("the store cannot be read\n", 503)
        return PlainTextResponse("ready\n")

    return work


def metrics(context: Context) -> Endpoint:
    """The figures as text, for those who may read them; for everybody else there is nothing here."""
    allowed = [ip_network(name) for name in context.operators]

    async def work(request: Request) -> Response:
        if not within(address_of(request), allowed):
            return Response(status_code=404)
        return PlainTextResponse(told(context), media_type="text/plain; version=0.0.4")

    return work


def told(context: Context) -> str:
    """All figures, as Prometheus reads them."""
    meter, queues = context.lobby.meter, context.lobby.thinkers.queues
    moves = sum(meter.waits.counts)
    lines = [
        *family("tables", "gauge", "Tables in memory.", by("status", context.lobby.awake)),
        *family("sockets", "gauge", "Sockets and streams that are open.", [({}, context.sockets.total())]),
        *family("said_total", "counter", "What was said at tables.", said(meter.said)),
        *family("answers_total", "counter", "Answers over HTTP.", by("status", context.answers)),
        *family("moves_total", "counter", "Changes of tables that were kept and acknowledged.", [({}, moves)]),
        *histogram("acknowledgement_seconds", "From hearing a change to acknowledging it.", meter.waits),
        *kept(context.lobby.store),
        *family("questions_waiting", "gauge", "Questions to minds in line.", minds(queues, 0)),
        *family("questions_thinking", "gauge", "Questions to minds that are thought about.", minds(queues, 1)),
        *family(
            "mind_failures_total", "counter", "Minds without an answer.", by("mind", context.lobby.thinkers.failures)
        ),
        *family("errors_total", "counter", "Failures of our own.", [({}, context.errors)]),
    ]
    return "\n".join(lines) + "\n"


def family(name: str, kind: str, about: str, samples: list[Sample]) -> Iterator[str]:
    yield f"# HELP fogline_{name} {about}"
    yield f"# TYPE fogline_{name} {kind}"
    for labels, value in samples:
        yield sample(name, labels, value)


def sample(name: str, labels: dict[str, str], value: float) -> str:
    inside = ",".join(f'{label}="{quoted(text)}"' for label, text in labels.items())
    return f"fogline_{name}{f'{{{inside}}}' if inside else ''} {value:.15g}"


def quoted(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def by(label: str, counts: Counter[str]) -> list[Sample]:
    return [({label: text}, count) for text, count in sorted(counts.items())]


def said(counts: Counter[tuple[str, str]]) -> list[Sample]:
    return [({"verb": verb, "outcome": outcome}, count) for (verb, outcome), count in sorted(counts.items())]


def minds(queues: dict[str, tuple[int, int]], which: int) -> list[Sample]:
    return [({"for": name}, sizes[which]) for name, sizes in queues.items()]


def kept(store: Store) -> Iterator[str]:
    """How the store is doing; nothing where it does not answer."""
    try:
        waits, waiting, failures, size = store.figures()
    except StoreError:
        return
    yield from histogram("store_write_seconds", "From handing an update over until it was on the disk.", waits)
    yield from family("store_writes_waiting", "gauge", "Updates in line for the disk.", [({}, waiting)])
    yield from family("store_failures_total", "counter", "Updates that were not kept.", [({}, failures)])
    yield from family("store_bytes", "gauge", "What is kept, on the disk.", [({}, size)])


def histogram(name: str, about: str, waits: Waits) -> Iterator[str]:
    """How long something took."""
    yield from family(name, "histogram", about, [])
    for place, bound in enumerate((*BOUNDS, "+Inf"), 1):
        yield sample(f"{name}_bucket", {"le": f"{bound}"}, sum(waits.counts[:place]))
    yield sample(f"{name}_sum", {}, waits.seconds)
    yield sample(f"{name}_count", {}, sum(waits.counts))
