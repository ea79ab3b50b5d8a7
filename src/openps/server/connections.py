"""Every connection, of a browser or of anybody: how many there are, how long they take, and when they are cut.

These are uvicorn's protocols with limits; whatever a peer does, it costs a bounded time and a bounded memory.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from http import HTTPStatus
from typing import Final, NamedTuple, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from openps.server.codes import TOO_MUCH
from openps.server.guard import has_no_length
from openps.server.limits import Bucket, Clients, Places, client_of
from openps.server.proxies import Proxies

CONNECTION: Final = "connection"
"""Under which name the state of a scope holds what carries a socket."""

TAKE_AT_LEAST: Final = 16_384
"""So many bytes of what lies ready a peer takes within its time, or it is cut."""

A_SLICE: Final = 4_096
"""So many bytes are looked at before it is asked whether they were too much: a read holds up to 64 times as many."""

MOST_PARTS: Final = 64
"""Of one message; nobody cuts 4 KB into more."""

_BUSY: Final = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 5\r\ncontent-length: 0\r\n\r\n"
_TOO_LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Doorway:
    """Who may connect: so many of one address and in all, and not as fast as one likes.

    A proxy stands for all its clients: only the sum holds for it, and what each of them may is counted by request.
    """

    def __init__(self, clients: Clients, proxies: Proxies, most: int) -> None:
        limits = clients.limits
        self.clients = clients
        self.places = Places(limits.sockets + limits.plain, min(most, limits.all_sockets + limits.all_plain))
        self._proxies = proxies

    def let_in(self, address: str) -> bool:
        client, many = client_of(address), address in self._proxies
        return (many or self.clients.may_connect(client)) and self.places.take(client, many)

    def gone(self, address: str) -> None:
        self.places.leave(client_of(address))


class Settings(uvicorn.Config):
    """What uvicorn wants to know, and the doorway of its connections."""

    doorway: Doorway


class Mark(NamedTuple):
    """When so much waited for a peer."""

    at: float
    waiting: int


class Watched(asyncio.Protocol):
    """What both kinds of connections have in common."""

    transport: asyncio.Transport
    client: tuple[str, int] | None
    config: uvicorn.Config
    _mark: Mark | None = None

    @property
    def doorway(self) -> Doorway:
        assert isinstance(self.config, Settings)
        return self.config.doorway

    @property
    def address(self) -> str:
        return self.client[0] if self.client else ""

    @property
    def waiting(self) -> int:
        """Bytes that the peer has not taken and the kernel does not hold."""
        return self.transport.get_write_buffer_size()

    def let_go(self) -> None:
        """At once: what a peer does not read, it would not read in a polite end either."""
        self.transport.abort()

    def resume_writing(self) -> None:
        self._mark = None
        super().resume_writing()

    def is_stuck(self, now: float) -> bool:
        """Whether the peer took too little of what lies ready for it; asked while nothing new is added to that."""
        mark, waiting = self._mark, self.waiting
        if mark is not None and waiting and now - mark.at < self.doorway.clients.limits.take_seconds:
            return False
        if mark is not None and waiting and mark.waiting - waiting < TAKE_AT_LEAST:
            return True
        self._mark = Mark(now, waiting) if waiting else None
        return False


class HttpConnection(Watched, H11Protocol):
    """Requests come whole within their time, and with a length: bytes that come one by one cost too much."""

    _since: float
    _counted = False
    _deaf = False
    _asker = ""  # whose answer waits here
    _weight = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast("asyncio.Transport", transport))  # uvloop has classes of its own
        self._since = self.loop.time()
        self._counted = self.doorway.let_in(self.address)
        if not self._counted:
            self._deaf = True
            self.transport.write(_BUSY)
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._weigh(0)
        if self._counted:
            self.doorway.gone(self.address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), A_SLICE):
            if self._deaf or self.transport.is_closing():
                return
            super().data_received(data[start : start + A_SLICE])
            if self.conn.their_state is h11.SEND_BODY and has_no_length(self.headers):
                self._deaf = True  # the guard answers, and the connection ends with that
                self.flow.pause_reading()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._deaf = True
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        self._since = self.loop.time()
        super().on_response_complete()

    def look(self, now: float) -> None:
        """Once a second."""
        self._weigh(self.waiting)
        unsent = self.flow.write_paused or self.transport.is_closing()
        if unsent and self.is_stuck(now):
            self.let_go()
        elif self._is_late(now):
            self._end_late()

    def _is_late(self, now: float) -> bool:
        unread = self.conn.their_state in (h11.IDLE, h11.SEND_BODY)
        return unread and now - self._since > self.doorway.clients.limits.request_seconds

    def _end_late(self) -> None:
        if not self.transport.is_closing():
            if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
                self.transport.write(_TOO_LATE)
            self.transport.close()

    def _weigh(self, waiting: int) -> None:
        """An answer that waits counts in the budgets; for whoever asked, also where a proxy stands between."""
        budget = self.doorway.clients.outgoing
        if waiting and not self._asker:
            asker = self.scope["client"] if self.scope else None
            self._asker = client_of(asker[0]) if asker else self.address
            budget.enter(self, self._asker)
        if self._asker:
            by, self._weight = waiting - self._weight, waiting
            budget.change(self._asker, by)
        if self._asker and not waiting:
            budget.leave(self, self._asker)
            self._asker = ""


class SocketConnection(Watched, WebSocketsSansIOProtocol):
    """Whatever comes in frames is counted, and each byte that its peer has not taken is known.

    It takes the place of the connection that asked for it, and leaves the doorway in its stead.
    """

    _frames: Bucket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=0)
        self._frames = self.doorway.clients.frames()

    def connection_lost(self, exc: Exception | None) -> None:
        self.doorway.gone(self.address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), A_SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + A_SLICE])

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["state"][CONNECTION] = self

    def handle_events(self) -> None:
        if self._frames.take(self.doorway.clients.now(), len(self.conn.events)):
            super().handle_events()
        else:
            self._end_flood()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_PARTS:
            super().handle_cont(event)
        else:
            self._end_flood()

    def send_receive_event_to_app(self) -> None:
        try:
            super().send_receive_event_to_app()
        except InvalidState:
            self.let_go()  # what was no text, from somebody who said goodbye in the same breath: nobody is to be told

    def _end_flood(self) -> None:
        if self.conn.state is not State.OPEN:
            self.let_go()
            return
        self.conn.send_close(TOO_MUCH, "frames")
        self.handle_parser_exception()  # tells the application, writes the code and closes

    async def taken(self) -> None:
        await self.writable.wait()

    def cut_if_stuck(self) -> None:
        if not self.writable.is_set():
            self.let_go()

    def look(self, now: float) -> None:
        """Once a second."""
        unsent = not self.writable.is_set() or self.transport.is_closing()
        if unsent and self.is_stuck(now):
            self.let_go()


def look_at(connections: Iterable[asyncio.Protocol], now: float) -> None:
    for connection in list(connections):
        if isinstance(connection, HttpConnection | SocketConnection):
            connection.look(now)
