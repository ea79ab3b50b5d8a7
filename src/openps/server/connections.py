"""HTTP connections: uvicorn's own protocol with limits. A peer costs bounded time and bounded memory, whatever it does.

`H11Protocol` is not a public interface of uvicorn, but no public one could keep these limits. So pyproject.toml sets a
tight ceiling for uvicorn, and `tests/architecture/test_private_modules.py` keeps the list of such modules closed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from openps.desk.codes import TOO_LATE, TRY_LATER
from openps.desk.limits import client_of
from openps.desk.socket import HELLO_WITHIN
from openps.server.arrival import Arrival, Packet
from openps.server.connection_limits import A_SLICE, Watched
from openps.server.guard import has_no_length
from openps.server.passing import Passing
from openps.server.websocket_connection import SocketConnection

_BUSY: Final = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 5\r\ncontent-length: 0\r\n\r\n"
_TOO_LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


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
        self._counted = not self.is_ours and self.doorway.let_in(self.address, self.brought is not None)
        if not self._counted and not self.is_ours:
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
        self.connections.discard(self)
        after = SocketConnection(self.config, self.server_state, self.app_state)
        after.client = self.client  # a peer that is gone by now has no address any more
        after.connection_made(self.transport)
        self.transport.set_protocol(after)
        lines = [b"%s: %s\r\n" % header for header in self.headers]
        after.data_received(b"".join([event.method, b" ", event.target, b" HTTP/1.1\r\n", *lines, b"\r\n"]))

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


def look_at(connections: Iterable[asyncio.Protocol], now: float) -> None:
    for connection in list(connections):
        if isinstance(connection, HttpConnection | SocketConnection):
            connection.look(now)
