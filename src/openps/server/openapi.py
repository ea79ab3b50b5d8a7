"""The OpenAPI document, made from the endpoints and the types; socket messages stand in it as schemas."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from openps import __version__
from openps.server.endpoints import ENDPOINTS, Endpoint, GameFile, RecordFile
from openps.wire import messages as wire

_REF: Final = "#/components/schemas/{name}"
_ALWAYS: Final = (400, 413, 429)
_FILES: Final = {"js": "text/javascript", "svg": "image/svg+xml"}
_WORDS: Final = {
    400: "What was asked makes no sense here", 401: "No ticket, or not a good one", 403: "Not yours to do",
    404: "Nothing of that name", 409: "Not as the table stands", 413: "Too large", 429: "Too much or too fast",
}  # fmt: skip


def document() -> dict[str, Any]:
    types = [one for endpoint in ENDPOINTS for one in (endpoint.body, endpoint.answer) if _is_schema(one)]
    unique = list(dict.fromkeys([*types, wire.Problem]))
    sockets: list[Any] = [wire.Sent, wire.Heard]
    schemas, components = msgspec.json.schema_components([*unique, *sockets], ref_template=_REF)
    schema_of = dict(zip(unique, schemas, strict=False))
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "openps", "version": __version__, "description": _about()},
        "paths": paths,
        "components": {
            "schemas": {**components, "SocketSent": schemas[-2], "SocketHeard": schemas[-1]},
            "securitySchemes": {"ticket": {"type": "http", "scheme": "bearer"}},
        },
    }


def _about() -> str:
    return (
        "Tables for openps. The right to a seat is a ticket, sent as a bearer token. "
        "The match itself goes over the WebSocket at /api/v1/socket: the first message is Hello, what a client may "
        "send is SocketSent, what it hears is SocketHeard."
    )


def _is_schema(one: Any) -> bool:
    return one is not None and one not in (RecordFile, GameFile)


def _operation(endpoint: Endpoint, schema_of: dict[Any, Any]) -> dict[str, Any]:
    told: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": (endpoint.handler.__doc__ or "").strip(),
        "responses": {"200": _answer(endpoint, schema_of)},
    }
    for status in sorted({*_ALWAYS, *endpoint.refusals}):
        content = {"application/json": {"schema": schema_of[wire.Problem]}}
        told["responses"][str(status)] = {"description": _WORDS[status], "content": content}
    parameters = [*_path_parameters(endpoint), *_query_parameters(endpoint)]
    if parameters:
        told["parameters"] = parameters
    if endpoint.body is not None:
        content = {"application/json": {"schema": schema_of[endpoint.body]}}
        told["requestBody"] = {"required": True, "content": content}
    if endpoint.ticket:
        told["security"] = [{"ticket": []}]
    return told


def _answer(endpoint: Endpoint, schema_of: dict[Any, Any]) -> dict[str, Any]:
    if endpoint.answer is RecordFile:
        return {"description": "A record: JSON lines", "content": {"application/jsonl": {"schema": {"type": "string"}}}}
    if endpoint.answer is GameFile:
        kind = _FILES[endpoint.path.rpartition(".")[2]]
        return {"description": "A file of the game's package", "content": {kind: {"schema": {"type": "string"}}}}
    return {"description": "Good", "content": {"application/json": {"schema": schema_of[endpoint.answer]}}}


def _path_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    names = [part[1:-1] for part in endpoint.path.split("/") if part.startswith("{")]
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]


def _query_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    schema = {"integer": {"type": "integer", "minimum": 0, "maximum": 999_999}}
    return [{"name": one.name, "in": "query", "schema": schema[one.kind]} for one in endpoint.query]
