"""A request of which just so much is read that it is known which process it belongs to.

A socket says which table it is for only in its first message, and that comes only after an answer: so it is told here
that it may speak, and whoever takes it over does not say so again.
"""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus
from typing import Final, NamedTuple
from urllib.parse import unquote

import msgspec
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from openps.server.guard import SOCKET
from openps.server.share import Share

LONGEST_LINE: Final = 4_096
LONGEST_HEAD: Final = 16_384
_OF_TABLE: Final = "/api/v1/tables/"
_OPENS_ONE: Final = ("/api/v1/tables", "/api/v1/lessons/", "/api/v1/records")
_MESSAGES: Final = (Opcode.TEXT, Opcode.BINARY)
_END: Final = b"\r\n\r\n"


class Packet(NamedTuple):
    """What has been read of a connection. Where it is a socket that was told to speak, its head ends before `rest`."""

    head: bytes
    rest: bytes = b""
    greeted: bool = False


class Hello(msgspec.Struct):
    """All that is wanted of it here; whoever takes it over reads it with all its rules."""

    table: str


Fits = Callable[[str, str], bool]
"""Whether a page of this origin, which came to this host, may speak to us."""
_HELLO: Final = msgspec.json.Decoder(Hello)


class Arrival:
    """From the first byte of a request until its process is known."""

    def __init__(self, share: Share, for_a_new_table: Callable[[], int], fits: Fits, longest_message: int) -> None:
        self._share = share
        self._for_a_new_table = for_a_new_table
        self._fits = fits
        self._longest_message = longest_message
        self._data = b""
        self._head_ends = 0
        self._line: ServerProtocol | None = None  # once the socket may speak
        self.answer = b""  # to be sent at once

    @property
    def greeted(self) -> bool:
        return self._line is not None

    def packet(self) -> Packet:
        return Packet(self._data[: self._head_ends], self._data[self._head_ends :], True) if self.greeted else self._all

    @property
    def _all(self) -> Packet:
        return Packet(self._data)

    def refusal(self, code: int, reason: str) -> bytes | None:
        """The end of a socket that was told to speak; nothing for other requests."""
        if self._line is None:
            return None
        self._line.send_close(code, reason)
        return b"".join(self._line.data_to_send())

    def take(self, data: bytes) -> int | None:
        """The process that it belongs to, as soon as that is known; this one where it belongs to none."""
        self._data += data
        if self._line is not None:
            return self._hear(data)
        line, ended, _ = self._data.lstrip(b"\r\n").partition(b"\n")
        if not ended:
            return None if len(self._data) < LONGEST_LINE else self._share.number
        method, _, target = line.decode("latin-1").rstrip().rpartition(" ")[0].partition(" ")
        path = unquote(target.partition("?")[0])
        if path == SOCKET:
            return self._greet()
        if path.startswith(_OF_TABLE):
            return self._share.home_of(path.removeprefix(_OF_TABLE).partition("/")[0])
        opens = method == "POST" and path.startswith(_OPENS_ONE)
        return self._for_a_new_table() if opens else self._share.number

    def _greet(self) -> int | None:
        """What is no good handshake, or comes from a page of others, is refused where all of these are."""
        self._head_ends = self._data.find(_END) + len(_END)
        if self._head_ends < len(_END):
            return None if len(self._data) < LONGEST_HEAD else self._share.number
        line = ServerProtocol(max_size=self._longest_message)
        line.receive_data(self._data[: self._head_ends])
        asked = next((event for event in line.events_received() if isinstance(event, Request)), None)
        if asked is None or not self._fits(asked.headers.get("Origin", ""), asked.headers.get("Host", "")):
            return self._share.number
        response = line.accept(asked)
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            return self._share.number
        line.send_response(response)
        self.answer = b"".join(line.data_to_send())
        self._line = line
        rest = self._data[self._head_ends :]
        return self._hear(rest) if rest else None

    def _hear(self, data: bytes) -> int | None:
        """The table that a hello names; whatever else it is, it is answered here as it always is."""
        assert self._line is not None
        self._line.receive_data(data)
        heard = self._line.events_received()
        if not heard:
            return None if self._line.parser_exc is None else self._share.number
        first = heard[0]
        if not isinstance(first, Frame) or first.opcode not in _MESSAGES or not first.fin:
            return self._share.number
        try:
            return self._share.home_of(_HELLO.decode(first.data).table)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            return self._share.number
