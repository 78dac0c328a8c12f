"""The protocol's description: OpenAPI generated from the doors and their types, and a page that shows it."""

import html
import re
from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from typing import Any, Final

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from fogline.web.door import Door
from fogline.web.messages import Refused, StreamQuery
from fogline.web.socket_messages import FromClient, FromServer

REF: Final = "#/components/schemas/{name}"
REFUSALS: Final = {
    "400": "Not of the right shape",
    "403": "Not yours",
    "404": "No such table",
    "409": "Not as the table stands now",
    "413": "Too large",
    "421": "Not this server's name",
    "422": "Against the rules",
    "429": "Too often",
}


def build(doors: Sequence[Door], cookie: str, prefix: str = "") -> dict[str, Any]:
    """The OpenAPI document; the cookie is called otherwise in every house."""
    types: list[Any] = [door.answer for door in doors]
    types += [door.body for door in doors if door.body] + [door.query for door in doors]
    types += [Refused, StreamQuery, FromClient, FromServer]
    unique = list(dict.fromkeys(types))
    schemas, components = msgspec.json.schema_components(unique, ref_template=REF)
    schema_of = dict(zip(unique, schemas, strict=True))
    paths: dict[str, Any] = {}
    for door in doors:
        paths.setdefault(door.path, {})[door.method.lower()] = operation(door, schema_of, components)
    paths["/api/tables/{table}/stream"] = {"get": stream_operation(schema_of, components)}
    return {
        "openapi": "3.1.0",
        "servers": [{"url": prefix or "/"}],
        "info": {"title": "Fogline", "version": "1", "description": ABOUT},
        "paths": paths,
        "components": {
            "schemas": {**components, "FromClient": schema_of[FromClient], "FromServer": schema_of[FromServer]},
            "securitySchemes": {
                "seat": {"type": "http", "scheme": "bearer", "description": "A seat token."},
                "guest": {"type": "apiKey", "in": "cookie", "name": cookie, "description": "A guest's identity."},
            },
        },
        "security": [{}, {"seat": []}, {"guest": []}],
    }


ABOUT: Final = (
    "People talk to a table over the socket `/api/tables/{table}/socket`: say `hello`, then scenes are pushed "
    "(`FromServer`) and what you say (`FromClient`) is answered. Programs read the same scenes as lines from "
    "`/api/tables/{table}/stream` and act by POST. Whatever is acknowledged is kept. An act carries the `at` of the "
    "scene it answers; an older one is refused. Sent again with the same `nonce`, it is done once."
)


def operation(door: Door, schema_of: dict[Any, Any], components: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "summary": door.summary,
        "operationId": door.work.__name__,
        "tags": list(door.tags),
        "parameters": path_parameters(door.path) + query_parameters(schema_of[door.query], components),
        "responses": responses(schema_of[door.answer], schema_of[Refused], "application/json"),
    }
    if door.body:
        content = {"application/json": {"schema": schema_of[door.body]}}
        found["requestBody"] = {"required": True, "content": content}
    return found


def stream_operation(schema_of: dict[Any, Any], components: dict[str, Any]) -> dict[str, Any]:
    return {
        "summary": "Scenes as lines of JSON, until the game is over",
        "operationId": "stream",
        "tags": ["tables"],
        "parameters": path_parameters("{table}") + query_parameters(schema_of[StreamQuery], components),
        "responses": responses({"type": "string"}, schema_of[Refused], "application/x-ndjson"),
    }


def path_parameters(path: str) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", path)
    ]


def query_parameters(schema: dict[str, Any], components: dict[str, Any]) -> list[dict[str, Any]]:
    shape = components[schema["$ref"].rpartition("/")[2]]
    return [
        {"name": name, "in": "query", "required": name in shape.get("required", ()), "schema": entry}
        for name, entry in shape["properties"].items()
    ]


def responses(schema: dict[str, Any], refused: dict[str, Any], media: str) -> dict[str, Any]:
    found: dict[str, Any] = {"200": {"description": "Done", "content": {media: {"schema": schema}}}}
    for status, text in REFUSALS.items():
        found[status] = {"description": text, "content": {"application/json": {"schema": refused}}}
    return found


# -- as a page ---------------------------------------------------------------------------------------------------

PAGE: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Fogline: the protocol</title><link rel="stylesheet" href="{prefix}/api/style.css"></head>
<body><h1>Fogline: the protocol</h1><p>{about}</p>
<p>For machines: <a href="{prefix}/api/openapi.json">openapi.json</a></p>{doors}<h2>Shapes</h2>{shapes}</body></html>
"""

STYLE: Final = """
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; }
h2 { margin-top: 2.5rem; } h3 { font: 600 1rem/1.4 ui-monospace, monospace; margin: 1.6rem 0 0.2rem; }
table { border-collapse: collapse; } td, th { text-align: left; vertical-align: top; padding: 0.15rem 1rem 0.15rem 0; }
code { font-family: ui-monospace, monospace; } p { margin: 0.3rem 0; }
:root { color-scheme: light dark; }
"""


def render(document: dict[str, Any], prefix: str = "") -> str:
    doors = [
        door_html(method, path, about)
        for path, methods in document["paths"].items()
        for method, about in methods.items()
    ]
    shapes = [shape_html(name, shape) for name, shape in document["components"]["schemas"].items()]
    about = re.sub(r"`([^`]+)`", r"<code>\1</code>", html.escape(document["info"]["description"]))
    return PAGE.format(prefix=html.escape(prefix), about=about, doors="".join(doors), shapes="".join(shapes))


def door_html(method: str, path: str, about: dict[str, Any]) -> str:
    rows = [row(entry["name"], kind(entry["schema"])) for entry in about["parameters"]]
    if "requestBody" in about:
        rows.append(row("body", kind(about["requestBody"]["content"]["application/json"]["schema"])))
    answer = next(iter(about["responses"]["200"]["content"].values()))["schema"]
    rows.append(row("answer", kind(answer)))
    title = f"<h3>{method.upper()} {html.escape(path)}</h3><p>{html.escape(about['summary'])}</p>"
    return f"{title}<table>{''.join(rows)}</table>"


def shape_html(name: str, shape: dict[str, Any]) -> str:
    rows = [row(field, kind(entry)) for field, entry in shape.get("properties", {}).items()]
    if "anyOf" in shape:
        rows = [row("one of", kind(entry)) for entry in shape["anyOf"]]
    text = html.escape(shape.get("description", ""))
    return f'<h3 id="{html.escape(name)}">{html.escape(name)}</h3><p>{text}</p><table>{"".join(rows)}</table>'


def row(name: str, about: str) -> str:
    return f"<tr><th><code>{html.escape(name)}</code></th><td>{about}</td></tr>"


def kind(schema: dict[str, Any]) -> str:
    """A type in a few words, with links to shapes."""
    if "$ref" in schema:
        name = html.escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if "anyOf" in schema:
        return " or ".join(kind(entry) for entry in schema["anyOf"])
    if schema.get("type") == "array":
        return f"list of {kind(schema.get('items') or {})}" if schema.get("items") else "list"
    if "enum" in schema:
        return " | ".join(html.escape(str(value)) for value in schema["enum"])
    return html.escape(str(schema.get("type", "anything")))


Endpoint = Callable[[Request], Awaitable[Response]]


# Both are made when somebody first asks: a server, of which tests start hundreds, need not wait for them.


def document(doors: Sequence[Door], cookie: str, prefix: str) -> Endpoint:
    @cache
    def data() -> bytes:
        return msgspec.json.encode(build(doors, cookie, prefix))

    async def show(request: Request) -> Response:
        return Response(await run_in_threadpool(data), media_type="application/json")

    return show


def page(doors: Sequence[Door], cookie: str, prefix: str) -> Endpoint:
    @cache
    def text() -> str:
        return render(build(doors, cookie), prefix)

    async def show(request: Request) -> Response:
        return Response(await run_in_threadpool(text), media_type="text/html")

    return show


async def style(request: Request) -> Response:
    return Response(STYLE, media_type="text/css")
