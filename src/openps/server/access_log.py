"""The access log: one line of JSON for every request and every socket, without a secret.

A line holds the pattern of the address and never the address: the name of a private table is its guests' secret. It
holds no client address, no query, no ticket and no user agent.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from starlette.routing import BaseRoute, Match, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from openps.engine.errors import OpenpsError
from openps.server.connection_limits import OURS

STANDARD_OUTPUT: Final = "-"
UNKNOWN: Final = "unknown"
A_FILE: Final = "/{file}"
CONNECTION_LOST: Final = 1006  # RFC 6455, 7.1.5: no close frame came
_METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
_PRIVATE: Final = 0o600


class AccessLog:
    """Appends lines to an open file, which all processes of a server share."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    def write(self, **entry: object) -> None:
        """One system call for a line, so lines of several processes never mix. A full disk costs the line only."""
        at = datetime.now(UTC).isoformat(timespec="milliseconds")
        with contextlib.suppress(OSError):
            os.write(self._descriptor, (json.dumps({"at": at, **entry}) + "\n").encode())


@contextlib.contextmanager
def opened(name: str) -> Iterator[AccessLog | None]:
    """The log in this file, or on standard output for `-`; none without a name."""
    if not name:
        yield None
    elif name == STANDARD_OUTPUT:
        yield AccessLog(sys.stdout.fileno())
    else:
        try:
            descriptor = os.open(Path(name), os.O_WRONLY | os.O_APPEND | os.O_CREAT, _PRIVATE)
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", "") or str(error)
            raise OpenpsError("error-access-log", file=name, reason=reason) from None
        try:
            yield AccessLog(descriptor)
        finally:
            os.close(descriptor)


@dataclass(slots=True)
class _Seen:
    """What passed between a client and the application."""

    status: int | None = None
    sent: int = 0
    closed: int | None = None

    def note(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
        elif message["type"] == "http.response.body":
            self.sent += len(message.get("body", b""))
        elif message["type"] == "http.response.pathsend":  # a file that the system sends by itself
            self.sent += Path(message["path"]).stat().st_size
        elif message["type"] in ("websocket.close", "websocket.disconnect"):
            self.closed = self.closed or message.get("code") or CONNECTION_LOST


class Logged:
    """An application with an access log."""

    def __init__(self, app: ASGIApp, pattern: Callable[[Scope], str], log: AccessLog) -> None:
        self._app = app
        self._pattern = pattern
        self._log = log

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if OURS in scope.get("state", ()):  # a check of this server by itself
            await self._app(scope, receive, send)
            return
        began, seen, pattern = time.perf_counter(), _Seen(), self._pattern(scope)

        async def receive_noting() -> Message:
            message = await receive()
            seen.note(message)
            return message

        async def send_noting(message: Message) -> None:
            seen.note(message)
            await send(message)

        try:
            await self._app(scope, receive_noting, send_noting)
        finally:
            took = round(1000 * (time.perf_counter() - began), 1)
            self._log.write(**_entry(scope, pattern, seen), ms=took)


def _entry(scope: Scope, pattern: str, seen: _Seen) -> dict[str, object]:
    if scope["type"] == "websocket":
        return {"method": "SOCKET", "route": pattern, "code": seen.closed or CONNECTION_LOST}
    method = scope["method"] if scope["method"] in _METHODS else "other"
    return {"method": method, "route": pattern, "status": seen.status, "bytes": seen.sent}


def pattern_of(routes: Sequence[BaseRoute], socket: str) -> Callable[[Scope], str]:
    """Finds the pattern of a request among these routes."""

    def pattern(scope: Scope) -> str:
        if scope["type"] == "websocket":
            return socket if scope["path"] == socket else UNKNOWN
        route = next((one for one in routes if one.matches(scope)[0] is not Match.NONE), None)
        if route is None:
            return UNKNOWN
        return route.path if isinstance(route, Route) else A_FILE

    return pattern
