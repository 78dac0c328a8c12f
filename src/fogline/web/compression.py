"""Answers made small: squeezed for who takes it so, and not sent again to who has them already."""

import gzip
import hashlib
from functools import lru_cache
from typing import Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

WORTHWHILE: Final = 1000
"""Bytes below which squeezing saves nothing."""
LEVEL: Final = 5
TEXTS: Final = ("text/", "application/json", "application/javascript", "image/svg+xml")


def fitted(request: Request, response: Response) -> Response:
    """The answer squeezed, where its reader can unpack it and it is worth it. Streams stay as they are."""
    if isinstance(response, StreamingResponse) or not hasattr(response, "body"):
        return response
    if len(response.body) < WORTHWHILE or "content-encoding" in response.headers:
        return response
    if not response.headers.get("content-type", "").startswith(TEXTS):
        return response
    response.headers.add_vary_header("Accept-Encoding")
    if takes_gzip(request.headers.get("accept-encoding", "")):
        lasting = "etag" in response.headers
        response.body = squeezed_once(bytes(response.body)) if lasting else squeezed(bytes(response.body))
        response.headers["Content-Encoding"] = "gzip"
        response.headers["Content-Length"] = str(len(response.body))
    return response


def takes_gzip(accepted: str) -> bool:
    """Whether a reader unpacks gzip; one that says ``gzip;q=0`` does not."""
    for entry in accepted[:200].lower().split(","):
        name, _, weight = entry.strip().partition(";")
        if name.strip() in ("gzip", "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def squeezed(body: bytes) -> bytes:
    return gzip.compress(body, LEVEL, mtime=0)


@lru_cache(maxsize=64)
def squeezed_once(body: bytes) -> bytes:
    """The same for answers that are asked for again and again."""
    return squeezed(body)


def known_already(request: Request, response: Response) -> Response:
    """Marks an answer that rarely changes; who shows its mark again is told that nothing has changed."""
    mark = f'W/"{hashlib.sha256(response.body).hexdigest()[:24]}"'
    response.headers["ETag"] = mark
    response.headers["Cache-Control"] = "no-cache"
    response.headers.add_vary_header("Accept-Language")
    shown = [entry.strip() for entry in request.headers.get("if-none-match", "")[:500].split(",")]
    if mark not in shown:
        return response
    kept = {name: response.headers[name] for name in ("ETag", "Cache-Control", "Vary")}
    return Response(None, 304, kept)
