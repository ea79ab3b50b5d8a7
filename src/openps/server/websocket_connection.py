"""One WebSocket: an ASGI connection over the Sans-I/O layer of the library `websockets`.

Uses only what that library documents. Frames are counted, and each byte that the peer has not taken is known.
"""

from __future__ import annotations

import asyncio
import logging
import struct
from http import HTTPStatus
from typing import Final, cast
from urllib.parse import unquote

import uvicorn
from starlette.types import ASGIApp, Scope
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from openps.desk.codes import TOO_MUCH
from openps.desk.limits import Bucket
from openps.desk.outbox import Hear, Message
from openps.server.connection_limits import A_SLICE, ServerState, Watched

CONNECTION: Final = "connection"
"""Key of the connection in the state of its ASGI scope."""

MOST_PARTS: Final = 64
"""Of one message; nobody cuts 4 KB into more."""

CLOSE_WITHIN: Final = 10.0
"""Seconds that a peer has to answer a close frame."""

LINGER: Final = 1.0
"""Seconds for which what a peer sends after our end is read and dropped. A reset could take the close frame from it."""

PING_EVERY: Final = 20.0
"""Seconds between pings; a peer that has not answered one when the next is due is gone."""

_TEXT: Final = 0x81
_MASKED: Final = 0x80
_IN_ONE_BYTE: Final = 126
_IN_TWO_BYTES: Final = 1 << 16
_LENGTHS: Final = {_IN_ONE_BYTE: 2, _IN_ONE_BYTE + 1: 8}  # bytes of a length that does not stand in one
_MASK: Final = slice(2, 6)
_MASK_BYTES: Final = 4
_SHORT_HEAD: Final = 6  # bytes before a text of which the length stands in one, with its mask


class SocketConnection(Watched):
    """Takes the place of the HTTP connection that asked for the upgrade, and leaves the doorway in its stead."""

    def __init__(
        self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:  # fmt: skip
        if not config.loaded:
            config.load()
        self.config = config
        self.app_state = app_state
        self._server_state = server_state
        self._loop = _loop or asyncio.get_running_loop()
        # Quiet: what a peer did wrong is its own business, and belongs into no log.
        self._protocol = ServerProtocol(max_size=config.ws_max_size, logger=logging.getLogger("uvicorn.error"))
        self._response: Response | None = None  # to a good handshake
        self._accepted = False
        self._greeted = False  # by another process, which has sent the response
        self._early = b""  # what came before the application accepted
        self._begun = b""  # of a frame, while the rest of it has not come
        self._parts: list[bytes] = []  # of a message, while the rest of it has not come
        self._is_text = False
        self._messages: asyncio.Queue[Message] = asyncio.Queue()
        self._read_paused = False
        self._writable = asyncio.Event()
        self._writable.set()
        self._ask_first: Hear | None = None
        self._close_by: float | None = None  # when the peer's answer to our close frame is due
        self._close_code: int = CloseCode.ABNORMAL_CLOSURE  # as the application reads it
        self._peer_closed = False
        self._dropping = False
        self._ping_due = self._loop.time() + PING_EVERY
        self._ping_unanswered = False

    # ---- what the event loop calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop has classes of its own
        self.transport.set_write_buffer_limits(high=0)
        self._server_state.connections.add(self)
        self._frames: Bucket = self.doorway.clients.frames()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.is_ours:
            self.doorway.gone(self.address)
        self._server_state.connections.discard(self)
        self._tell_disconnect()
        self._writable.set()

    def pause_writing(self) -> None:
        self._writable.clear()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._writable.set()

    def data_received(self, data: bytes) -> None:
        if self._dropping:
            return
        if self._accepted:
            self._read(data)
        elif self._response is None:
            self._shake_hands(data)
        else:
            self._early += data

    # ---- the handshake

    def _shake_hands(self, head: bytes) -> None:
        self._protocol.receive_data(head)
        asked = next((event for event in self._protocol.events_received() if isinstance(event, Request)), None)
        if asked is None:  # the library has written what is to be said to that
            self._flush()
            self.transport.close()
            return
        response = self._protocol.accept(asked)
        if response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self._response = response
            self._run(self._scope(asked))
        else:
            self._refuse(response)

    def _refuse(self, response: Response) -> None:
        if not self.transport.is_closing():
            self._protocol.send_response(response)
            self._flush()

    def _scope(self, asked: Request) -> Scope:
        path, _, query = asked.path.partition("?")
        headers = [(key.lower().encode("ascii"), _raw(value)) for key, value in asked.headers.raw_items()]
        return {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "server": None,
            "client": self.client,
            "root_path": "",
            "path": unquote(path),
            "raw_path": path.encode("ascii"),
            "query_string": query.encode("ascii"),
            "headers": headers,
            "subprotocols": [],
            "state": {**self.app_state, CONNECTION: self},
        }

    def was_greeted(self, rest: bytes) -> None:
        """Another process has sent the response; `rest` is what the peer said to that."""
        self._greeted = True
        self._early = rest

    def _accept(self) -> None:
        assert self._response is not None
        self._protocol.send_response(self._response)
        answer = b"".join(self._protocol.data_to_send())
        if not self._greeted and not self.transport.is_closing():
            self.transport.write(answer)
        self._accepted = True
        early, self._early = self._early, b""
        if early:
            self._read(early)

    # ---- reading

    def _read(self, data: bytes) -> None:
        text = self._short_text(data)
        if text is None:
            self._read_by_the_library(data)
        elif self._frames.take(self.doorway.clients.now()):
            self._hear(text)
        else:
            self._end_flood()

    def _short_text(self, data: bytes) -> str | None:
        """Nearly every read is this: one short text, in one frame, after others that are complete.

        The library takes most of the time of a message over it, so it gets only what is anything else, or wrong.
        """
        if len(data) < _SHORT_HEAD or data[0] != _TEXT or data[1] != _MASKED | (len(data) - _SHORT_HEAD):
            return None
        if self._begun or self._parts or self._protocol.state is not State.OPEN or data[1] >= _MASKED | _IN_ONE_BYTE:
            return None
        try:
            return unmasked(data[_SHORT_HEAD:], data[_MASK]).decode()
        except UnicodeDecodeError:
            return None

    def _read_by_the_library(self, data: bytes) -> None:
        for start in range(0, len(data), A_SLICE):
            if self._dropping or self.transport.is_closing():
                return
            a_slice = data[start : start + A_SLICE]
            self._begun = unfinished(self._begun + a_slice)
            self._protocol.receive_data(a_slice)
            events = self._protocol.events_received()
            if not self._frames.take(self.doorway.clients.now(), len(events)):
                self._end_flood()
                return
            for event in events:
                self._take(cast("Frame", event))
            self._flush()

    def _take(self, frame: Frame) -> None:
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            self._take_part(frame)
        elif frame.opcode is Opcode.PONG:
            self._ping_unanswered = False
        elif frame.opcode is Opcode.CLOSE:
            self._peer_closed = True
            self._close_code = int.from_bytes(frame.data[:2], "big") or CloseCode.NO_STATUS_RCVD

    def _take_part(self, frame: Frame) -> None:
        if frame.opcode is not Opcode.CONT:
            self._is_text = frame.opcode is Opcode.TEXT
        self._parts.append(bytes(frame.data))
        if frame.fin:
            data, self._parts = b"".join(self._parts), []
            self._take_message(data)
        elif len(self._parts) > MOST_PARTS:
            self._end_flood()

    def _take_message(self, data: bytes) -> None:
        if self._close_by is not None:
            return  # the application has closed: only the peer's close frame matters now
        if not self._is_text:
            self._enqueue({"type": "websocket.receive", "bytes": data})
            return
        try:
            self._hear(data.decode())
        except UnicodeDecodeError:
            self._fail(CloseCode.INVALID_DATA)

    def _hear(self, text: str) -> None:
        if self._ask_first is None or not self._messages.empty() or not self._ask_first(text):
            self._enqueue({"type": "websocket.receive", "text": text})

    def _enqueue(self, message: Message) -> None:
        self._messages.put_nowait(message)
        if not self._read_paused and self._messages.qsize() > 1:  # one alone is taken at once: a pause costs two calls
            self._read_paused = True
            self.transport.pause_reading()

    # ---- the application

    def _run(self, scope: Scope) -> None:
        self._messages.put_nowait({"type": "websocket.connect"})
        task = self._loop.create_task(self._live(scope))
        self._server_state.tasks.add(task)
        task.add_done_callback(self._server_state.tasks.discard)

    async def _live(self, scope: Scope) -> None:
        """What the application does not catch, the loop reports like every error that nobody waits for."""
        try:
            await cast("ASGIApp", self.config.loaded_app)(scope, self._receive, self._send)
        finally:
            if self._close_by is None and not self.transport.is_closing():
                self._fail(CloseCode.INTERNAL_ERROR)

    async def _receive(self) -> Message:
        message = await self._messages.get()
        if self._messages.empty():
            self._resume_reading()
        return message

    def _resume_reading(self) -> None:
        if self._read_paused:
            self._read_paused = False
            self.transport.resume_reading()

    async def _send(self, message: Message) -> None:
        await self.taken()
        if message["type"] == "websocket.accept":
            self._accept()
        elif message["type"] == "websocket.close":
            self._close(message.get("code", CloseCode.NORMAL_CLOSURE), message.get("reason", ""))
        else:
            raise ValueError(message["type"])

    def _close(self, code: int, reason: str) -> None:
        """Ends politely: the peer has time to answer."""
        if not self._accepted:
            self._refuse(self._protocol.reject(HTTPStatus.FORBIDDEN, ""))
        elif self._protocol.state is State.OPEN and not self.transport.is_closing():
            self._protocol.send_close(code, reason)
            self._close_by = self._loop.time() + CLOSE_WITHIN
            self._flush()
            self._resume_reading()

    # ---- writing

    def ask_first(self, hear: Hear) -> None:
        self._ask_first = hear

    def say(self, text: bytes) -> bool:
        """In one frame, past the library: six of these go out for every move."""
        if self._protocol.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(_head(len(text)) + text)
        return self._writable.is_set()

    async def taken(self) -> None:
        await self._writable.wait()

    def cut_if_stuck(self) -> None:
        if not self._writable.is_set():
            self.let_go()

    def _flush(self) -> None:
        """Writes what the library has to send; an empty part is the end of the connection."""
        for part in self._protocol.data_to_send():
            if not part:
                self._tell_disconnect()
                self._end()
            elif not self.transport.is_closing():
                self.transport.write(part)

    # ---- ends

    def _end(self) -> None:
        """After the last byte that we send."""
        if self._peer_closed or self.transport.is_closing() or not self.transport.can_write_eof():
            self.transport.close()
        elif not self._dropping:
            self._dropping = True
            self._resume_reading()
            self.transport.write_eof()
            self._loop.call_later(LINGER, self.transport.close)

    def _fail(self, code: CloseCode | int, reason: str = "") -> None:
        """Ends at once, with a close frame or, before the handshake is over, with a status."""
        if self._accepted:
            self._close_code = code
            self._protocol.fail(code, reason)
            self._flush()
        else:
            self._refuse(self._protocol.reject(HTTPStatus.INTERNAL_SERVER_ERROR, ""))

    def _end_flood(self) -> None:
        if self._protocol.state is State.OPEN:
            self._fail(TOO_MUCH, "frames")
        else:
            self.let_go()

    def _tell_disconnect(self) -> None:
        self._messages.put_nowait({"type": "websocket.disconnect", "code": self._close_code})

    def shutdown(self) -> None:
        """The server stops."""
        self._fail(CloseCode.SERVICE_RESTART)

    def look(self, now: float) -> None:
        """Once a second."""
        unsent = not self._writable.is_set() or self.transport.is_closing()
        if (unsent and self.is_stuck(now)) or (self._close_by is not None and now > self._close_by):
            self.let_go()
        elif now > self._ping_due and self._protocol.state is State.OPEN and not self._read_paused:
            self._ping(now)

    def _ping(self, now: float) -> None:
        if self._ping_unanswered:
            self._fail(CloseCode.INTERNAL_ERROR, "keepalive ping timeout")
            return
        self._protocol.send_ping(b"")
        self._flush()
        self._ping_unanswered, self._ping_due = True, now + PING_EVERY


def _raw(value: str) -> bytes:
    """A header as it came: older versions of the library read bytes beyond ASCII as surrogates."""
    try:
        return value.encode("latin-1")
    except UnicodeEncodeError:
        return value.encode("ascii", "surrogateescape")


def unmasked(data: bytes, mask: bytes) -> bytes:
    """The same bytes without the mask that every client puts over them (RFC 6455, 5.3)."""
    size = len(data)
    key = (mask * (size // _MASK_BYTES + 1))[:size]
    return (int.from_bytes(data, "big") ^ int.from_bytes(key, "big")).to_bytes(size, "big")


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
