"""Stands before every request: origins, sizes, headers, and no error that tells more than it should."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from openps.desk import problems
from openps.desk.codes import NOT_FOUND, NoLength, TooLarge, codes_of
from openps.desk.desk import Desk
from openps.desk.limits import client_of
from openps.engine.errors import OpenpsError
from openps.tables.errors import NotPossible, NotYours

# WebAssembly only where Python lies beside the page, for whoever plays without a line (`make offline`).
_WASM: Final = " 'wasm-unsafe-eval'" if (Path(__file__).parent / "static" / "py").is_dir() else ""
POLICY: Final = (
    f"default-src 'none'; script-src 'self'{_WASM}; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
SOCKET: Final = "/api/v1/socket"
_NO_STORE: Final = (b"cache-control", b"no-store")
_ASK_AGAIN: Final = (b"cache-control", b"no-cache")
_CLOSE: Final = (b"connection", b"close")
_LAST_ANSWERS: Final = frozenset({411, 413, 429})
"""What is still on its way is not read, and whoever asks too often has to come anew."""
_REFUSED: Final = 400
SERVER_FAILED: Final = 500
_HASHED: Final = (b"cache-control", b"public, max-age=31536000, immutable")


class Guard:
    """Sockets go straight to their door: every layer in between would be paid for with every message."""

    def __init__(self, app: ASGIApp, sockets: ASGIApp, desk: Desk) -> None:
        self._app = app
        self._sockets = sockets
        self._desk = desk

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and scope["path"] == SOCKET:
            await self._sockets(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": NOT_FOUND, "reason": "address"})
        else:
            await Exchange(self._desk, scope, receive, send).run(self._app)


class Exchange:
    """One request and its answer."""

    def __init__(self, desk: Desk, scope: Scope, receive: Receive, send: Send) -> None:
        self._desk = desk
        self._scope = scope
        self._receive = receive
        self._send = send
        self._size = 0
        self._begun = False

    async def run(self, app: ASGIApp) -> None:
        headers = {name: value.decode("latin-1") for name, value in self._scope["headers"]}
        language = problems.language_of(headers.get(b"accept-language", ""))
        try:
            self._admit(headers)
        except OpenpsError as error:
            await self._refuse(error, language)
            return
        try:
            await app(self._scope, self._counted, self._guarded)
        except ClientDisconnect:
            return  # in the middle of a request: nobody is there to be answered
        except Exception as error:  # noqa: BLE001 - the last door: nothing of it goes out
            self._desk.unexpected(error)
            if not self._begun:
                await self._refuse(NotPossible("error-internal"), language, SERVER_FAILED)

    def _admit(self, headers: dict[bytes, str]) -> None:
        """What is wrong with a request whatever it asks for."""
        if not self._desk.fits(headers.get(b"origin", ""), headers.get(b"host", "")):
            raise NotYours("error-origin")
        if has_no_length(self._scope["headers"]):
            raise NoLength("error-no-length")
        peer = self._scope.get("client")
        client = client_of(peer[0]) if peer else ""
        self._desk.clients.admit(client)
        self._desk.clients.page(client)

    async def _counted(self) -> Message:
        message = await self._receive()
        self._size += len(message.get("body", b""))
        if self._size > self._desk.clients.limits.body:
            raise TooLarge("error-too-large")
        return message

    async def _guarded(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._begun = True
            message = await self._dressed(message)
        await self._send(message)

    async def _dressed(self, message: Message) -> Message:
        path = self._scope["path"]
        own = {name.lower() for name, _ in message.get("headers", [])}
        headers: list[tuple[bytes, bytes]] = [*message.get("headers", []), *HEADERS]
        if b"cache-control" not in own:
            headers.append(_caching(path, message["status"]))
        if message["status"] in _LAST_ANSWERS:
            headers.append(_CLOSE)
        return {**message, "headers": headers}

    async def _refuse(self, error: OpenpsError, language: str, status: int | None = None) -> None:
        body = msgspec.json.encode(problems.problem(error, language))
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await self._guarded(
            {"type": "http.response.start", "status": status or codes_of(error).status, "headers": headers}
        )
        await self._send({"type": "http.response.body", "body": body})


def _caching(path: str, status: int) -> tuple[bytes, bytes]:
    """Files with a hash in their name never change, the page that names them may; answers are not kept."""
    if status >= _REFUSED or path.startswith(("/api/", "/healthz", "/readyz")):
        return _NO_STORE
    return _HASHED if path.startswith("/assets/") else _ASK_AGAIN


def has_no_length(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """A body in parts; in parts of a single byte, each would be as much work as a large one."""
    return any(name == b"transfer-encoding" for name, _ in headers)
