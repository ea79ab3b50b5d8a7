"""The application: routes and guards."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from openps.engine.errors import OpenpsError
from openps.server import openapi, words
from openps.server.desk import Desk
from openps.server.endpoints import API, ENDPOINTS, Call, Endpoint, GameFile, RecordFile
from openps.server.guard import Guard
from openps.server.socket import FORBIDDEN, TOO_MUCH, Socket
from openps.tables.errors import NotFound, NotPossible

JSON: Final = "application/json"
STATIC: Final = Path(__file__).parent / "static"
"""Where the build of the web client lies, if there is one."""


def make_app(desk: Desk) -> Any:
    routes: list[BaseRoute] = [_route(desk, endpoint) for endpoint in ENDPOINTS]
    routes.append(Route(f"{API}/openapi.json", _document))
    if STATIC.is_dir():
        routes.append(Route("/t/{table}", _page))  # the link to a table, as people send it to each other
        # Compressed, because nothing in these files is secret; answers that hold secrets are not.
        routes.append(Mount("/", GZipMiddleware(StaticFiles(directory=STATIC, html=True))))

    return Guard(Starlette(routes=routes, exception_handlers=_HANDLERS), SocketDoor(desk), desk)


async def _page(request: Request) -> Response:
    """The web client, whatever the table: it looks at the address itself, and what stands behind `#` comes not here."""
    return FileResponse(STATIC / "index.html")


async def _document(request: Request) -> Response:
    return Response(msgspec.json.encode(openapi.document()), media_type=JSON)


def _route(desk: Desk, endpoint: Endpoint) -> Route:
    decoder: Any = msgspec.json.Decoder(endpoint.body) if endpoint.body is not None else None

    async def answer(request: Request) -> Response:
        client = request.client.host if request.client else ""
        language = words.language_of(request.headers.get("accept-language", ""))
        body: Any = None
        try:
            desk.clients.request(client)
            body = _decoded(decoder, await request.body()) if decoder else None
            call = Call(dict(request.path_params), dict(request.query_params), body, _ticket(request), client, language)
            told = await endpoint.handler(desk, call)
        except OpenpsError as error:
            return _problem(desk, error, client, language, _game_of(desk, request.path_params, body))
        if isinstance(told, GameFile):
            return Response(told.data, media_type=told.kind)
        if isinstance(told, RecordFile):
            return Response(bytes(told), media_type="application/jsonl")
        return Response(msgspec.json.encode(told), media_type=JSON)

    return Route(endpoint.path, answer, methods=[endpoint.method])


def _decoded(decoder: Any, data: bytes) -> Any:
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise NotPossible("error-body") from None


def _ticket(request: Request) -> str:
    kind, _, ticket = request.headers.get("authorization", "").partition(" ")
    return ticket.strip() if kind.lower() == "bearer" else ""


def _game_of(desk: Desk, path: dict[str, Any], body: Any) -> str:
    """The game that a request is about: of its table, or the one that it names."""
    return desk.house.game_at(path.get("table", "")) or path.get("game", "") or getattr(body, "game", "")


def _problem(desk: Desk, error: OpenpsError, client: str, language: str, game: str) -> Response:
    status = words.status(error)
    if status in (401, 404):
        desk.clients.failed(client)
    return Response(msgspec.json.encode(words.problem(error, language, game)), status, media_type=JSON)


async def _unexpected(request: Request, error: Exception) -> Response:
    """Whatever it was, the guard writes it down; the client learns that there was something."""
    told = words.problem(NotPossible("error-internal"), words.language_of(request.headers.get("accept-language", "")))
    return Response(msgspec.json.encode(told), 500, media_type=JSON)


async def _no_such_page(request: Request, error: Exception) -> Response:
    told = words.problem(NotFound("error-no-page"), words.language_of(request.headers.get("accept-language", "")))
    return Response(msgspec.json.encode(told), getattr(error, "status_code", 404), media_type=JSON)


_HANDLERS: Final[Any] = {Exception: _unexpected, HTTPException: _no_such_page}


class SocketDoor:
    """Accepts first and closes then, where it must: a browser reads a code only from an open socket."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        client = scope["client"][0] if scope.get("client") else ""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        await receive()
        await send({"type": "websocket.accept"})
        if not self._desk.fits(headers.get(b"origin", ""), headers.get(b"host", "")):
            await send({"type": "websocket.close", "code": FORBIDDEN, "reason": "origin"})
        elif not self._may_knock(client) or not self._desk.clients.open_socket(client):
            await send({"type": "websocket.close", "code": TOO_MUCH, "reason": "sockets"})
        else:
            try:
                await Socket(self._desk, client, receive, send).run()
            finally:
                self._desk.clients.close_socket(client)

    def _may_knock(self, client: str) -> bool:
        """A socket is a request like any other: who has tried too many tickets or passwords waits here as well."""
        try:
            self._desk.clients.request(client)
        except OpenpsError:
            return False
        return True
