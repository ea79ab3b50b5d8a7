"""The application: routes and guards."""

from __future__ import annotations

from pathlib import Path
from typing import Final, TypeVar

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, ExceptionHandler, Receive, Scope, Send

from openps.desk import answering, problems
from openps.desk.answering import JSON, Answer, Asked
from openps.desk.codes import FORBIDDEN, TOO_MUCH, codes_of
from openps.desk.desk import Desk
from openps.desk.endpoints import API, ENDPOINTS, Endpoint
from openps.desk.limits import client_of
from openps.desk.outbox import Way
from openps.desk.socket import Socket
from openps.engine.errors import OpenpsError
from openps.server import openapi
from openps.server.access_log import AccessLog, Logged, pattern_of
from openps.server.connection_limits import OURS
from openps.server.guard import SERVER_FAILED, SOCKET, Guard
from openps.server.websocket_connection import CONNECTION
from openps.tables.errors import Farewell, NotFound, NotPossible
from openps.version import commit

B = TypeVar("B")
STATIC: Final = Path(__file__).parent / "static"
"""Where the build of the web client lies, if there is one."""


def make_app(desk: Desk, access_log: AccessLog | None = None) -> ASGIApp:
    commit()  # git takes a moment, which no request should wait for
    routes: list[BaseRoute] = [_route(desk, endpoint) for endpoint in ENDPOINTS]
    routes.append(_document_route(desk))
    if STATIC.is_dir():
        routes.append(Route("/t/{table}", _page))  # the link to a table, as people send it to each other
        # Compressed, because nothing in these files is secret; answers that hold secrets are not.
        routes.append(Mount("/", GZipMiddleware(StaticFiles(directory=STATIC, html=True))))

    app = Guard(Starlette(routes=routes, exception_handlers=_HANDLERS), SocketDoor(desk), desk)
    return app if access_log is None else Logged(app, pattern_of(routes, SOCKET), access_log)


async def _page(request: Request) -> Response:
    """The web client, whatever the table: it reads the address itself, and what stands behind `#` never comes here."""
    return FileResponse(STATIC / "index.html")


def _document_route(desk: Desk) -> Route:
    """What the server speaks does not change while it runs: the document is made once, and asking for it counts."""

    async def answer(request: Request) -> Response:
        client, language = _asker(request)
        try:
            desk.clients.request(client)
        except OpenpsError as error:
            return _sent(answering.refused(desk, error, client, language))
        return Response(openapi.encoded(), media_type=JSON)

    return Route(f"{API}/openapi.json", answer)


def _asker(request: Request) -> tuple[str, str]:
    """The client and the language of the person."""
    client = client_of(request.client.host) if request.client else ""
    return client, problems.language_of(request.headers.get("accept-language", ""))


def _route(desk: Desk, endpoint: Endpoint[B]) -> Route:
    async def answered(request: Request) -> Response:
        client, language = _asker(request)
        query = dict(request.query_params)
        asked = Asked(request.path_params, query, request.body, _ticket(request), client, language)
        return _sent(await answering.answer(desk, endpoint, asked))

    return Route(endpoint.path, answered, methods=[endpoint.method])


def _sent(answer: Answer) -> Response:
    return Response(answer.data, answer.status, media_type=answer.kind)


def _ticket(request: Request) -> str:
    kind, _, ticket = request.headers.get("authorization", "").partition(" ")
    return ticket.strip() if kind.lower() == "bearer" else ""


async def _unexpected(request: Request, error: Exception) -> Response:
    """Whatever it was, the guard writes it down; the client learns that there was something."""
    language = problems.language_of(request.headers.get("accept-language", ""))
    return _sent(answering.said(problems.problem(NotPossible("error-internal"), language), SERVER_FAILED))


async def _no_such_page(request: Request, error: Exception) -> Response:
    language = problems.language_of(request.headers.get("accept-language", ""))
    no_page = NotFound("error-no-page")
    status = error.status_code if isinstance(error, HTTPException) else codes_of(no_page).status
    return _sent(answering.said(problems.problem(no_page, language), status))


_HANDLERS: Final[dict[type[Exception], ExceptionHandler]] = {Exception: _unexpected, HTTPException: _no_such_page}


async def _echo(receive: Receive, send: Send, way: Way) -> None:
    """For the check of this server by itself: nobody else gets here."""
    message = await receive()
    way.say(message.get("text", "").encode())
    await send({"type": "websocket.close"})


class SocketDoor:
    """Accepts first and closes then, where it must: a browser reads a code only from an open socket."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = client_of(scope["client"][0]) if scope.get("client") else ""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        await receive()
        await send({"type": "websocket.accept"})
        way: Way = scope["state"][CONNECTION]
        if OURS in scope["state"]:
            await _echo(receive, send, way)
        elif not self._desk.fits(headers.get(b"origin", ""), headers.get(b"host", "")):
            await send({"type": "websocket.close", "code": FORBIDDEN, "reason": "origin"})
        elif client in self._desk.clients.bans:
            await send({"type": "websocket.close", "code": FORBIDDEN, "reason": Farewell.BANNED})
        elif not self._may_knock(client) or not self._desk.clients.open_socket(client):
            await send({"type": "websocket.close", "code": TOO_MUCH, "reason": "sockets"})
        else:
            try:
                await Socket(self._desk, client, receive, send, way).run()
            finally:
                self._desk.clients.close_socket(client)

    def _may_knock(self, client: str) -> bool:
        """A socket is a request like any other: a client that tried too many tickets or passwords waits."""
        try:
            self._desk.clients.request(client)
        except OpenpsError:
            return False
        return True
