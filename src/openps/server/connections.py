"""Every connection, of a browser or of anybody: how many there are, how long they take, and when they are cut.

These are uvicorn's protocols with limits; whatever a peer does, it costs a bounded time and a bounded memory.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable, Iterable
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

from openps.desk.codes import TOO_LATE, TOO_MUCH, TRY_LATER
from openps.desk.limits import Bucket, Clients, client_of
from openps.desk.outbox import Hear
from openps.desk.socket import HELLO_WITHIN
from openps.server.arrival import Arrival, Packet
from openps.server.guard import has_no_length
from openps.server.passing import Passing
from openps.server.proxies import Proxies

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library was installed without its part in C
    from websockets.utils import apply_mask

CONNECTION: Final = "connection"
"""Under which name the state of a scope holds what carries a socket."""

TAKE_AT_LEAST: Final = 16_384
"""So many bytes of what lies ready a peer takes within its time, or it is cut."""

A_SLICE: Final = 4_096
"""So many bytes are looked at before it is asked whether they were too much: a read holds up to 64 times as many."""

MOST_PARTS: Final = 64
"""Of one message; nobody cuts 4 KB into more."""

_TEXT: Final = 0x81
_MASKED: Final = 0x80
_IN_ONE_BYTE: Final = 126
_IN_TWO_BYTES: Final = 1 << 16
_LENGTHS: Final = {_IN_ONE_BYTE: 2, _IN_ONE_BYTE + 1: 8}  # bytes of a length that does not stand in one
_MASK: Final = slice(2, 6)
_SHORT_HEAD: Final = 6  # bytes before a text of which the length stands in one, with its mask

_BUSY: Final = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 5\r\ncontent-length: 0\r\n\r\n"
_TOO_LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Doorway:
    """Who may connect: so many of one address and in all, and not as fast as one likes.

    A proxy stands for all its clients: only the sum holds for it, and what each of them may is counted by request.
    """

    def __init__(self, clients: Clients, proxies: Proxies, most: int) -> None:
        limits = clients.limits
        self.clients = clients
        self.places = clients.connections(
            limits.sockets + limits.plain, min(most, limits.all_sockets + limits.all_plain)
        )
        self._proxies = proxies

    def let_in(self, address: str, handed_over: bool = False) -> bool:
        """Whoever comes from another process of this server has knocked there."""
        client, many = client_of(address), address in self._proxies
        return (many or handed_over or self.clients.may_connect(client)) and self.places.take(client, many)

    def gone(self, address: str) -> None:
        self.places.leave(client_of(address))


class Settings(uvicorn.Config):
    """What uvicorn wants to know, the doorway of its connections, and the ways to other processes."""

    doorway: Doorway
    passing: Passing | None = None


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
    def passing(self) -> Passing | None:
        assert isinstance(self.config, Settings)
        return self.config.passing

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
    _arrival: Arrival | None = None  # a request of which nobody knows yet whose it is
    brought: Packet | None = None  # what another process has read of it

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast("asyncio.Transport", transport))  # uvloop has classes of its own
        self._since = self.loop.time()
        self._counted = self.doorway.let_in(self.address, self.brought is not None)
        if not self._counted:
            self._deaf = True
            if self.brought is None or not self.brought.greeted:
                self.transport.write(_BUSY)
            self.transport.close()
        elif self.brought is not None:
            self._enter(self.brought)

    def connection_lost(self, exc: Exception | None) -> None:
        self._weigh(0)
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        if self._counted:
            self._counted = False
            self.doorway.gone(self.address)

    def data_received(self, data: bytes) -> None:
        if self.passing is not None and (self._arrival is not None or self._is_between_requests()):
            self._arrive(self.passing, data)
        else:
            self._read(data)

    def _read(self, data: bytes) -> None:
        for start in range(0, len(data), A_SLICE):
            if self._deaf or self.transport.is_closing():
                return
            super().data_received(data[start : start + A_SLICE])
            if self.conn.their_state is h11.SEND_BODY and has_no_length(self.headers):
                self._deaf = True  # the guard answers, and the connection ends with that
                self.flow.pause_reading()

    # ---- where there are other processes

    def _is_between_requests(self) -> bool:
        idle = self.conn.their_state is h11.IDLE and not self.conn.trailing_data[0]
        return idle and not self.waiting and not self._deaf

    def _arrive(self, passing: Passing, data: bytes) -> None:
        self._unset_keepalive_if_required()
        if self._arrival is None:
            longest = self.doorway.clients.limits.message
            self._arrival = Arrival(passing.share, passing.for_a_new_table, passing.fits, longest)
            self._since = self.loop.time()
        home = self._arrival.take(data)
        self._say_first(self._arrival)
        if home == passing.share.number:
            self._enter(self._arrival.packet())
        elif home is not None:
            self._hand_over(passing, home, self._arrival)

    def _say_first(self, arrival: Arrival) -> None:
        if arrival.answer:
            self.transport.write(arrival.answer)
            arrival.answer = b""

    def _enter(self, packet: Packet) -> None:
        """It is ours: all that was read is read as if it came now."""
        self._arrival = None
        self._read(packet.head)
        after = self.transport.get_protocol()
        if packet.greeted and isinstance(after, SocketConnection):
            after.was_greeted(packet.rest)

    def _hand_over(self, passing: Passing, home: int, arrival: Arrival) -> None:
        """Nothing of it stays here; closing our descriptor ends nothing, because another process has one."""
        self._deaf = True
        self._leave()  # before it is counted there
        self.transport.pause_reading()
        if passing.hand_over(home, arrival.packet(), self.transport.get_extra_info("socket").fileno()):
            self.transport.abort()
        else:
            self.transport.write(arrival.refusal(TRY_LATER, "busy") or _BUSY)
            self.transport.close()

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
        if self._arrival is not None and self._arrival.greeted:
            return now - self._since > HELLO_WITHIN
        unread = self.conn.their_state in (h11.IDLE, h11.SEND_BODY)
        return unread and now - self._since > self.doorway.clients.limits.request_seconds

    def _end_late(self) -> None:
        if not self.transport.is_closing():
            silent = self._arrival.refusal(TOO_LATE, "hello") if self._arrival is not None else None
            if silent is not None:
                self.transport.write(silent)
            elif self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
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
    _unheard: bytes | None = None  # what came before the application has said that it listens
    _begun = b""  # of a frame, while the rest of it has not come
    _ask_first: Hear | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=0)
        self._frames = self.doorway.clients.frames()

    def connection_lost(self, exc: Exception | None) -> None:
        self.doorway.gone(self.address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._unheard is not None:
            self._unheard += data
            return
        text = self._short_text(data)
        if text is not None:
            self._hear(text)
            return
        for start in range(0, len(data), A_SLICE):
            if self.transport.is_closing():
                return
            a_slice, after_the_request = data[start : start + A_SLICE], self.handshake_initiated
            super().data_received(a_slice)
            if after_the_request:
                self._begun = unfinished(self._begun + a_slice)

    def _short_text(self, data: bytes) -> str | None:
        """Nearly every read is this: one short text, in one frame, after others that are whole.

        The library takes most of the time of a message over it, so it gets only what is anything else, or wrong.
        """
        if len(data) < _SHORT_HEAD or data[0] != _TEXT or data[1] != _MASKED | (len(data) - _SHORT_HEAD):
            return None
        within = self._begun or self.conn.current_size is not None
        if within or self.close_sent or self.conn.state is not State.OPEN or data[1] >= _MASKED | _IN_ONE_BYTE:
            return None
        try:
            return apply_mask(data[_SHORT_HEAD:], data[_MASK]).decode()
        except UnicodeDecodeError:
            return None

    def _hear(self, text: str) -> None:
        if not self._frames.take(self.doorway.clients.now()):
            self._end_flood()
            return
        if self._ask_first is not None and self.queue.empty() and self._ask_first(text):
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() > 1:  # not for the one that is taken at once: it costs two calls
            self.read_paused = True
            self.transport.pause_reading()

    def was_greeted(self, rest: bytes) -> None:
        """It has its answer, and these bytes are what it said to that."""
        self._unheard = rest
        self.transport = Hushed(self.transport, self._hear_first)

    def _hear_first(self, transport: asyncio.Transport) -> None:
        self.transport = transport
        rest, self._unheard = self._unheard or b"", None
        self.data_received(rest)

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

    def ask_first(self, hear: Hear) -> None:
        self._ask_first = hear

    def say(self, text: bytes) -> bool:
        """Whole, in one frame, without the layers between: six of these go out for every move."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(_head(len(text)) + text)
        return self.writable.is_set()

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


class Hushed(asyncio.Transport):
    """Swallows the one write that answers a handshake, and steps aside."""

    def __init__(self, real: asyncio.Transport, after: Callable[[asyncio.Transport], None]) -> None:
        super().__init__()
        self._real = real
        self._after = after

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self._after(self._real)

    def get_write_buffer_size(self) -> int:
        return self._real.get_write_buffer_size()

    def is_closing(self) -> bool:
        return self._real.is_closing()

    def close(self) -> None:
        self._real.close()

    def abort(self) -> None:
        self._real.abort()


def unfinished(data: bytes) -> bytes:
    """Of whole frames in a row and the beginning of another one, that beginning (RFC 6455, 5.2)."""
    at = 0
    while len(data) - at >= 2:
        short = data[at + 1] & ~_MASKED
        more = _LENGTHS.get(short, 0)
        if len(data) - at < 2 + more:
            break
        length = int.from_bytes(data[at + 2 : at + 2 + more], "big") if more else short
        end = at + 2 + more + (4 if data[at + 1] & _MASKED else 0) + length
        if end > len(data):
            break
        at = end
    return data[at:]


def _head(length: int) -> bytes:
    """Of the only frame of a text that a server sends (RFC 6455, 5.2): not masked, not compressed."""
    if length < _IN_ONE_BYTE:
        return struct.pack("!BB", _TEXT, length)
    if length < _IN_TWO_BYTES:
        return struct.pack("!BBH", _TEXT, _IN_ONE_BYTE, length)
    return struct.pack("!BBQ", _TEXT, _IN_ONE_BYTE + 1, length)


def look_at(connections: Iterable[asyncio.Protocol], now: float) -> None:
    for connection in list(connections):
        if isinstance(connection, HttpConnection | SocketConnection):
            connection.look(now)
