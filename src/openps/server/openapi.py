"""The OpenAPI document, made from the endpoints and the types; socket messages stand in it as schemas."""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias

import msgspec

from openps import __version__
from openps.desk.codes import UNAVAILABLE
from openps.desk.endpoints import ENDPOINTS, AnyEndpoint, GameFile, RecordFile
from openps.wire import messages as wire

Json: TypeAlias = dict[str, object]
Schemas: TypeAlias = dict[object, Json]
_REF: Final = "#/components/schemas/{name}"
_ALWAYS: Final = (400, 413, 429, UNAVAILABLE)
_OF_ITSELF: Final = (wire.Health, wire.Readiness)
_FILES: Final = {"js": "text/javascript", "svg": "image/svg+xml", "html": "text/html"}
_WORDS: Final = {
    400: "What was asked makes no sense here", 401: "No ticket, or not a good one", 403: "Not yours to do",
    404: "Nothing of that name", 409: "Not as the table stands", 413: "Too large", 429: "Too much or too fast",
    503: "The store is away; try again",
}  # fmt: skip


@cache
def encoded() -> bytes:
    return msgspec.json.encode(document())


def document() -> Json:
    kinds = [kind for endpoint in ENDPOINTS for kind in (endpoint.body.kind, endpoint.answer) if _is_schema(kind)]
    unique = list(dict.fromkeys([*kinds, wire.Problem]))
    schemas, components = msgspec.json.schema_components([*unique, wire.Sent, wire.Heard], ref_template=_REF)
    schema_of = dict(zip(unique, schemas, strict=False))
    paths: dict[str, Json] = {}
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


def _is_schema(kind: object) -> bool:
    return kind is not None and kind not in (RecordFile, GameFile)


def _operation(endpoint: AnyEndpoint, schema_of: Schemas) -> Json:
    responses: Json = {"200": _answer(endpoint, schema_of)}
    for status in sorted({*_ALWAYS, *endpoint.refusals}):
        said = endpoint.answer if status == UNAVAILABLE and endpoint.answer in _OF_ITSELF else wire.Problem
        responses[str(status)] = {"description": _WORDS[status], "content": _content(schema_of[said])}
    operation: Json = {
        "operationId": endpoint.handler.__name__,
        "summary": (endpoint.handler.__doc__ or "").strip(),
        "responses": responses,
    }
    parameters = [*_path_parameters(endpoint), *_query_parameters(endpoint)]
    if parameters:
        operation["parameters"] = parameters
    if endpoint.body.kind is not None:
        operation["requestBody"] = {"required": True, "content": _content(schema_of[endpoint.body.kind])}
    if endpoint.ticket:
        operation["security"] = [{"ticket": []}]
    return operation


def _content(schema: Json) -> Json:
    return {"application/json": {"schema": schema}}


def _answer(endpoint: AnyEndpoint, schema_of: Schemas) -> Json:
    if endpoint.answer is RecordFile:
        return {"description": "A record: JSON lines", "content": {"application/jsonl": {"schema": {"type": "string"}}}}
    if endpoint.answer is GameFile:
        kind = _FILES[endpoint.path.rpartition(".")[2]]
        return {"description": "A file of the game's package", "content": {kind: {"schema": {"type": "string"}}}}
    return {"description": "Good", "content": _content(schema_of[endpoint.answer])}


def _path_parameters(endpoint: AnyEndpoint) -> list[Json]:
    names = [part[1:-1] for part in endpoint.path.split("/") if part.startswith("{")]
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]


def _query_parameters(endpoint: AnyEndpoint) -> list[Json]:
    schema = {"integer": {"type": "integer", "minimum": 0, "maximum": 999_999}, "string": {"type": "string"}}
    return [{"name": one.name, "in": "query", "schema": schema[one.kind]} for one in endpoint.query]
