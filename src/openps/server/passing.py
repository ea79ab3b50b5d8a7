"""Connections go from process to process as they are: the descriptor, with what was read of it.

Each process has a pair of Unix sockets; the parent made it and keeps both ends, so that what was sent to a process that
died waits for the next one in its place.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Awaitable, Callable, Coroutine
from typing import Final, TypeAlias

import msgspec

from openps.server.arrival import Fits, Packet
from openps.server.share import Share

MOST_BYTES: Final = 131_072
_READ_AT_ONCE: Final = 64
_ANSWER_WITHIN: Final = 2.0
_LONGEST_ANSWER: Final = 4_194_304

Pair: TypeAlias = tuple[socket.socket, socket.socket]
"""Where a process reads, and where all write."""
Adopt = Callable[[Packet], asyncio.Protocol]
"""Makes what serves a connection that comes with these bytes."""
Answer = Callable[[], Awaitable[bytes]]


class Ask(msgspec.Struct, array_like=True):
    """Another process wants to know something; it waits at the other end of the descriptor that comes with this."""

    name: str


_WRITE: Final = msgspec.msgpack.Encoder()
_READ_PACKET: Final = msgspec.msgpack.Decoder(Packet)
_READ_ASK: Final = msgspec.msgpack.Decoder(Ask)
_CONNECTION: Final = b"c"
_QUESTION: Final = b"q"


def pair() -> Pair:
    """Messages stay whole, whoever writes at the same time."""
    read, write = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    for end in (read, write):
        end.setblocking(False)
        end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 2 * MOST_BYTES)
        end.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2 * MOST_BYTES)
    return read, write


class Passing:
    """The ways from one process to all others."""

    def __init__(self, share: Share, pairs: list[Pair]) -> None:
        self.share = share
        self._pairs = pairs
        self._next = share.number
        self._tasks: set[asyncio.Task[None]] = set()
        self._adopt: Adopt | None = None
        self.fits: Fits = lambda _origin, _host: True
        self.answers: dict[str, Answer] = {}

    def for_a_new_table(self) -> int:
        """In turns."""
        self._next = (self._next + 1) % self.share.of
        return self._next

    # ---- sending

    def hand_over(self, to: int, packet: Packet, connection: int) -> bool:
        """Whether it could be sent: a process that is away for longer gets no more than fits."""
        data = _CONNECTION + _WRITE.encode(packet)
        return len(data) <= MOST_BYTES and self._send(to, data, connection)

    def _send(self, to: int, data: bytes, descriptor: int) -> bool:
        try:
            socket.send_fds(self._pairs[to][1], [data], [descriptor])
        except OSError:
            return False
        return True

    async def ask_others(self, name: str) -> list[bytes]:
        """What each of them says, by its number; nothing from one that does not answer."""
        others = [number for number in range(self.share.of) if number != self.share.number]
        return await asyncio.gather(*[self._ask(number, name) for number in others])

    async def _ask(self, number: int, name: str) -> bytes:
        here, there = socket.socketpair()
        with there:
            if not self._send(number, _QUESTION + _WRITE.encode(Ask(name)), there.fileno()):
                here.close()
                return b""
        here.setblocking(False)
        reader, writer = await asyncio.open_connection(sock=here, limit=_LONGEST_ANSWER)
        try:
            async with asyncio.timeout(_ANSWER_WITHIN):
                return await reader.read()
        except (OSError, TimeoutError):
            return b""
        finally:
            writer.close()

    # ---- receiving

    def open(self, adopt: Adopt) -> None:
        self._adopt = adopt
        asyncio.get_running_loop().add_reader(self._pairs[self.share.number][0], self._read)

    def close(self) -> None:
        """What comes from now on is for the next one in this place."""
        asyncio.get_running_loop().remove_reader(self._pairs[self.share.number][0])

    def _read(self) -> None:
        for _ in range(_READ_AT_ONCE):
            try:
                data, descriptors, _, _ = socket.recv_fds(self._pairs[self.share.number][0], MOST_BYTES, 1)
            except OSError:
                return
            for descriptor in descriptors:
                self._soon(self._receive(data, socket.socket(fileno=descriptor)))

    def _soon(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _receive(self, data: bytes, line: socket.socket) -> None:
        line.setblocking(False)
        with contextlib.suppress(OSError):  # whoever was at the other end is gone
            if data[:1] == _CONNECTION:
                await self._take_in(_READ_PACKET.decode(data[1:]), line)
            else:
                await self._say(_READ_ASK.decode(data[1:]).name, line)

    async def _take_in(self, packet: Packet, line: socket.socket) -> None:
        assert self._adopt is not None
        adopted = self._adopt(packet)
        await asyncio.get_running_loop().connect_accepted_socket(lambda: adopted, line)

    async def _say(self, name: str, line: socket.socket) -> None:
        with line:
            await asyncio.get_running_loop().sock_sendall(line, await self.answers[name]())
